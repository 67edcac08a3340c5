# تحليل لعبة. التقييمات وأجزاء الحظ وأعمدة الجداول في study.ftl وluck.ftl لدى الخادم.
#
# $name لاعب؛ و$points و$chance و$loss و$first و$last و$least أعداد نصًا؛ و$turn موضع مثل 3.14.

## قيد العمل، أو غير ممكن

review-progress = يجري تحليل اللعبة
review-waiting = التحليل ينتظر دوره.
review-running = حُكم على { $n }% من القرارات.
review-leave = يمكنك مغادرة هذه الصفحة: يستمر التحليل ويبقى مع اللعبة.
review-again = حاول مرة أخرى
review-only-players = من جلسوا إلى هذه اللعبة يستطيعون طلب تحليلها، من المتصفح الذي لعبوا به.

## التقرير

review-seen-by = من مقعد
review-story = { $story ->
    [won-cards] فوز بفضل الورق أكثر من القرارات.
    [won-decisions] فوز بفضل القرارات أكثر من الورق.
    [lost-cards] خسارة بسبب الورق أكثر من القرارات.
   *[lost-decisions] خسارة بسبب القرارات أكثر من الورق.
}
review-story-parts = بالنقاط: الورق { $cards }، قرارات { $name } { $own }، قرارات الآخرين { $others }.
review-graph = فرصة الفوز: { $name }
review-graph-label = رسم فرصة فوز { $name }: { $first } في البداية، و{ $last } في النهاية؛ وكان أدناها { $least } عند { $turn }.
review-graph-position = الموضع في اللعبة
review-graph-note = كل نقطة هي ما كان يمكن أن يعرفه صاحب الدور. الشريط هو مجال الثقة 95%، والنقاط الملونة هي المواضع أدناه.
review-graph-table = الرسم في جدول
review-at-end = النهاية
review-round = الجولة
review-first = في البداية
review-last = في النهاية
review-least = الأدنى
review-most = الأعلى
review-luck = الحظ والقرارات
review-luck-note = من المتوقع إلى النتيجة: يبدأ كل جزء حيث ينتهي ما قبله. بعد ±، وخطًا في آخر كل شريط: مجال الثقة 95%. وقد يزيد مجموع القرارات على 100%: فما يهديه طرف قد يردّه الآخر.
review-moments-by = المواضع: { $name }
review-moments-note = تُعلَّم الحركة بقدر ما تكلّف: من { $inaccuracy } نقطة هفوة، ومن { $mistake } خطأ، ومن { $blunder } خطأ فادح. هناك قياسان: قياس الحَكَم، وقياس لعب كل من الحركتين ألف مرة حتى النهاية، ويُؤخذ الأصغر. وحيث تُعرف فرصة الفوز تُقاس هي، بالنقاط.
review-moments = المواضع
review-order = الترتيب
review-order-cost = الأغلى أولًا
review-order-game = كما لُعبت
review-shown = أظهر
review-shown-nothing = لا شيء
review-shown-played = ما لُعب
review-shown-best = والجواب أيضًا
review-loss = { $points } نقطة
review-loss-chance = { $chance } من فرصة الفوز
review-cost = تكلّف { $points } نقطة
review-judged = الحَكَم: { $loss }
review-played-out = بعد لعبها ألف مرة حتى النهاية: { $loss }
review-retry = جرّب
review-retry-of = جرّب الدور { $turn }
review-replay-of = إعادة عرض الدور { $turn }
review-summary = القرارات بالأرقام
review-mean-loss = النقاط الضائعة لكل قرار
review-by-line = النقاط الضائعة بالأخطاء، بحسب بنود الحساب
review-mean-note = لا تُحسب إلا القرارات التي فيها اختيار. بعد ±: مجال الثقة 95%.
review-thorough = تحليل أدق
review-kept = تبقى اللعبة وتحليلها على رابط دائم: من عنده العنوان يستطيع رؤيتهما.
review-method = كيف جرى التقييم
review-method-note = لا يعرف الحكم إلا ما كان اللاعب يستطيع معرفته. يوزّع الأوراق المخفية بطرق ممكنة كثيرة، ويكمل اللعب بعد كل لعبة، ويقارن النتائج. يمكن المقارنة بين تحليلين إذا كان الحكم والدقة واحدًا.

## موضع

review-moment = موضع
review-moment-of = الموضع { $n } من { $of }
review-previous = الموضع السابق
review-next = الموضع التالي
review-back = العودة إلى التحليل
review-question = ماذا تلعب مكان { $name }؟
review-is-best = هذه أفضل حركة.
review-as-good = مثل الأفضل: الفرق ضمن هامش الخطأ.
review-worse = هناك أفضل: { $loss }. حاول مرة أخرى، أو انظر الجواب.
review-answer = أظهر الجواب
review-tried = اختيارك
review-values = قيم كل الحركات
review-knowledge = { $knowledge ->
    [exact] كان يمكن معرفة كل ورقة: القيم دقيقة.
    [every-hand] نُظر في كل الأيدي المخفية الممكنة.
   *[sampled] نُظر في { $worlds } من الأيدي الممكنة.
} النقاط: ما تأتي به الجولة بعد زيادةً على الآخرين.
