# دفتر النقاط، لمن يلعبون بورق حقيقي.
#
# $name و$names لاعبون أو فرق؛ $n و$points و$target و$round و$count أعداد؛ $line بند من بنود النقاط؛ $title لعبة.

pad-lead = للّعب بورق حقيقي: المس من سجّل النقطة، والصفحة تجمع. تبقى النقاط على هذا الجهاز.
pad-game = اللعبة
pad-target = نقاط الفوز
pad-names = اللاعبون بترتيب اللعب
pad-teams = الفريقان
pad-us = نحن
pad-them = هم
pad-team-seat = { $name }، { $n }
pad-first-dealer = أول من يوزّع
pad-more = نقاط الفوز وأول موزّع
pad-start = ابدأ
pad-name-long = لا يزيد الاسم على { $most } حرفًا، ونقاط الفوز من 1 إلى 500.
pad-open-games = ألعاب على هذا الجهاز
pad-open-detail = { $score }، واللعب إلى { $target }
pad-won-detail = { $score }، والفوز لـ{ $name }
pad-unreadable = { $n ->
    [one] لعبة على هذا الجهاز لا يمكن قراءتها. بقيت كما هي.
    [two] لعبتان على هذا الجهاز لا يمكن قراءتهما. بقيتا كما هما.
   *[other] ألعاب على هذا الجهاز لا يمكن قراءتها، وعددها { $n }. بقيت كما هي.
}
pad-bad-link = هذا الرابط تالف أو ناقص، وليس فيه لعبة. اطلب إرساله مرة أخرى.
pad-newer-game = لا تعرف هذه النسخة من الصفحة هذه اللعبة. أعد تحميل الصفحة.
pad-missing = هذه اللعبة ليست على هذا الجهاز.
pad-shared = أرسل إليك أحدهم هذه اللعبة.
pad-keep = احفظها على هذا الجهاز
pad-deals = التوزيع على { $name }
pad-correcting = تصحيح الجولة { $n }
pad-other = نقاط أخرى
pad-outright = فوز فوري
pad-tap = { $line }، { $name }: { $points }
pad-less = { $line }، { $name }: أقل
pad-round-done = إنهاء الجولة
pad-correction-done = تمّ
pad-remove-round = احذف هذه الجولة
pad-correct = صحّح الجولة { $n }
pad-rounds = المس رقم جولة لتصحيحها.
pad-full = لا تزيد اللعبة على { $most } جولة. ابدأ لعبة جديدة.
pad-count = عدّ الورق
pad-count-lead = المس أوراق طرف، ثم أعط الباقي للآخر.
pad-count-of = أوراق
pad-card-of = { $card }: { $name }
pad-card-of-nobody = { $card }: لم تُعدّ بعد
pad-left = { $n ->
    [0] عُدّت كل الأوراق.
    [one] بقيت ورقة واحدة.
    [two] بقيت ورقتان.
    [few] بقيت { $n } أوراق.
   *[other] بقيت { $n } ورقة.
}
pad-rest = كل الأوراق الباقية لـ { $name }
pad-score = احسب النقاط
pad-count-away = عدّ الورق يحتاج إلى الخادم، ولا استجابة منه. تبقى الأوراق معلَّمة؛ ويمكنك لمس البنود بنفسك.
pad-count-refused = لا تتوافق هذه الأوراق مع النقاط المسجّلة في البنود الأخرى. راجع هذه وتلك.
pad-share = شارك الدفتر
pad-link = رابط هذا الدفتر
pad-link-detail = في الرابط اللعبة كلها. لا يُحفظ شيء على خادم.
pad-picture = شارك صورة
pad-change = الأسماء ونقاط الفوز
pad-remove = احذف هذه اللعبة
pad-remove-sure = ستختفي كل جولاتها من هذا الجهاز.
pad-list = كل الألعاب
