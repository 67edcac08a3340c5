# الردهة: البحث عن خصوم، والطاولات المفتوحة للجميع.

find-title = البحث عن خصم
find-game = اللعبة
find-any-game = أي لعبة
find-clock-any = لا يهم
find-programs = اللعب ضد البرامج أيضًا
find-make-profile = أنشئ ملفًا شخصيًّا لتلعب ألعابًا مصنّفة
find-profile = تلعب باسم
find-go = البحث عن خصم
find-others = { $n ->
    [0] لا أحد غيرك يبحث الآن.
    [one] شخص آخر يبحث الآن.
    [two] شخصان آخران يبحثان الآن.
    [few] { $n } أشخاص آخرين يبحثون الآن.
    [many] { $n } شخصًا آخر يبحثون الآن.
   *[other] { $n } شخص آخر يبحثون الآن.
}
seeking = جارٍ البحث عن خصم…
seek-lost = انقطع الاتصال. يستمر البحث حين يعود.
seek-missed = لم يأتِ أحدهم. يستمر البحث، ودورك هو الأول.
seek-replaced = نافذة أخرى في هذا المتصفح تبحث الآن.
practise = اللعب ضد الحاسوب في الأثناء
practise-detail = عند العثور على خصم، تنقلك ضغطة واحدة إلى طاولته.
found = وُجد { $names }: هل تلعب { $title }؟
to-found-table = الذهاب إلى الطاولة
not-now = ليس الآن
people-here = { $n ->
    [one] هنا شخص واحد.
    [two] هنا شخصان.
    [few] هنا { $n } أشخاص.
   *[other] هنا { $n } شخصًا.
}
latest-games = آخر الألعاب المصنفة:
latest-game = { $names } فاز على { $name }
open-tables = الطاولات المفتوحة
open-seats = { $free ->
    [zero] لا مقعد خاليًا من { $seats }
    [one] مقعد خالٍ من { $seats }
    [two] مقعدان خاليان من { $seats }
    [few] { $free } مقاعد خالية من { $seats }
    [many] { $free } مقعدًا خاليًا من { $seats }
   *[other] { $free } مقعد خالٍ من { $seats }
}
open-target = إلى { $n }
sit-down-with = الجلوس: { $title } مع { $name }
