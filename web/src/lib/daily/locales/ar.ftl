daily-how = كل يوم الأوراق نفسها للجميع في أربع جولات، أمام الحاسوب نفسه. توزّع أنت جولتين والحاسوب جولتين. لا نصائح، ويمكنك أن تتوقف ثم تعود.
daily-play = العب
daily-continue = تابع
daily-result = النتيجة
daily-past = أيام مضت
daily-past-detail = ألعاب الأيام الماضية، لك وحدك.
daily-results-of = النتائج: { $date }
daily-earlier = { $n ->
    [one] يوم سابق واحد
    [two] يومان سابقان
    [few] { $n } أيام سابقة
   *[other] { $n } يومًا سابقًا
}
daily-copy = انسخ النتيجة
daily-copied = نُسخت النتيجة.
daily-not-copied = لم يسمح المتصفح بالنسخ: حدّد النص.
daily-working = تُحسب النتيجة…
daily-zone = ينتهي اليوم عند منتصف الليل بتوقيت UTC، أي عندك { $time }.
daily-left = بقي { $hours } س و{ $minutes } د حتى اللعبة القادمة.
daily-table = الجميع
daily-points = النقاط
daily-people = اللاعبون
daily-rank = المركز { $rank } من { $attempts }.
daily-better = أفضل من { $percent }% من الآخرين.
daily-nobody = لا نتيجة لأحد بعد.
daily-unranked = هذه اللعبة ليست في الجدول: لم تكتمل أي جولة، أو أن لعباتها توافق الأوراق المخفية أكثر مما ينبغي.
daily-fixed = الأوراق حُدّدت مسبقًا
daily-fixed-detail = قبل كل يوم ينشر الخادم بصمة SHA-256 للبذرة التي توزَّع منها الأوراق. وبعد ساعتين من نهاية اليوم يُظهر البذرة، فيستطيع أي شخص التحقق منها.
daily-commitment = بصمة SHA-256
daily-seed = البذرة
daily-decisions = ماذا لعب الناس، وما كان الأفضل
daily-decisions-own = هذه قراراتك، ومعها ما لعبه الناس بعد الحركات نفسها. يجد الحاسوب أفضل حركة مما كان بإمكانك أن تراه.
daily-decisions-common = هذه قرارات واجهها كثيرون. يجد الحاسوب أفضل حركة مما كان بإمكان اللاعب أن يراه.
daily-decisions-none = لم يلعب أحد في هذا اليوم.
daily-had = { $people ->
    [zero] لم يواجه أحد هذا القرار
    [one] واجه شخص واحد هذا القرار
    [two] واجه شخصان هذا القرار
    [few] واجه { $people } أشخاص هذا القرار
    [many] واجه { $people } شخصًا هذا القرار
   *[other] واجه { $people } شخص هذا القرار
}
daily-found = { $best } من { $of } هي الأفضل
daily-in-hand = اليد
daily-best = الأفضل
daily-yours = أنت
groups-own = مجموعاتك
groups-how = المجموعة صف أو مقهى أو مدينتان يلعب أهلها اللعبة اليومية نفسها ويرون جدولًا بنتائجهم وحدهم. يكفي الآخرين رابط.
groups-none = لا مجموعات هنا: يلزمها خادم فيه جدول يضم الجميع.
group-make = أنشئ مجموعة
group-title = اسم المجموعة
group-shown = يرى الآخرون في المجموعة اسمك ونقاطك.
group-join = انضم إلى المجموعة
group-people = { $people ->
    [zero] لا أحد في هذه المجموعة.
    [one] في هذه المجموعة شخص واحد.
    [two] في هذه المجموعة شخصان.
    [few] في هذه المجموعة { $people } أشخاص.
    [many] في هذه المجموعة { $people } شخصًا.
   *[other] في هذه المجموعة { $people } شخص.
}
group-week = الأيام السبعة الأخيرة
group-member = الاسم
group-sum = المجموع
group-hidden = حيث توجد علامة استفهام ما زال اليوم مفتوحًا: ترى نتائجه حين تنتهي لعبتك.
group-link = رابط للآخرين
group-invitation = العب معنا اللعبة اليومية.
group-leave = غادر المجموعة
group-leave-detail = تختفي نتائجك من الجدول. إن كنت آخر من فيها انتهت المجموعة.
