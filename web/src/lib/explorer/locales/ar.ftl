# المستكشف. القيم في رسائل التحليل.
#
# ‏$n عدد أوراق، و$name اسم مقعد.

explorer-title = المستكشف
explorer-lead = وضع مع قيمة كل حركة، والأيدي التي يُرجّح أن تكون عند الآخرين، وما يلعبه كل مستوى من مستويات الحاسوب.
explorer-working = يجري استكشاف الوضع…
explorer-damaged = هذا الرابط تالف: انسخه مرة أخرى كاملًا.
explorer-back = وضع آخر
explorer-opponent = الخصم
explorer-partner = الشريك
explorer-levels = ما يلعبه الحاسوب
explorer-likely = الأيدي المحتملة
explorer-hand = { $n ->
    [one] { $name }: ورقة مخفية واحدة
    [two] { $name }: ورقتان مخفيتان
    [few] { $name }: { $n } أوراق مخفية
   *[other] { $name }: { $n } ورقة مخفية
}
explorer-none-hidden = لا توجد يد مخفية.
explorer-likely-detail = { $knowledge ->
    [exact] كل الأوراق معروفة.
    [every-hand] نُظر في كل الأيدي الممكنة بقدر ما تفسّر ما لُعب.
   *[sampled] نُظر في عيّنة من الأيدي الممكنة بقدر ما تفسّر ما لُعب.
}
explorer-copy-link = انسخ الرابط
explorer-line = الوضع في سطر واحد
explorer-line-detail = ألصق هنا سطر الوضع. وفي إعادة لعبة يقوم «استكشف هذا الوضع» بذلك عنك.
explorer-paste = ألصق وضعًا
explorer-go-line = استكشف هذا السطر
explorer-more = الموزّع والنقاط حتى الآن
explorer-go = استكشف
explorer-set-up = رتّب وضعًا
explorer-game = اللعبة
explorer-seats = اللاعبون
explorer-dealer = من وزّع
explorer-places = اسحب الأوراق إلى مكانها، أو اختر مكانًا والمس أوراقه
explorer-cards = الأوراق
explorer-last-position = الوضع الذي استكشفته آخر مرة
explorer-you = أنت
explorer-taken = أُخذت: { $name }
explorer-card-hidden = { $card }، مخفية
explorer-card = { $card }: { $place }
explorer-begin = ابدأ بأوراق يدك. والأوراق التي لا تضعها في أي مكان مخفية.
explorer-hidden = { $n ->
    [one] ورقة واحدة مخفية
    [two] ورقتان مخفيتان
    [few] { $n } أوراق مخفية
   *[other] { $n } ورقة مخفية
}؛ عند كل من الآخرين { $others } منها على الأكثر، والباقي في الرزمة.
explorer-last = من أخذ آخرًا
explorer-sweeps = { sweeps-name }: { $name }
explorer-points = النقاط قبل هذه الجولة: { $name }
explorer-clear = امسح
