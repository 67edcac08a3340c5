# كل كلمات الصفحة. أسماء الورق والألوان تأتي من كلمات الخادم.

product = سيتيبيلو
page-title = { $page } · سيتيبيلو
cards-count = { $n ->
    [zero] لا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $n } أوراق
   *[other] { $n } ورقة
}
card-the = { card }
suit-none = بلا { suit-name }

## صفحة البداية

tagline = الشكبّة والسكوبا الإيطالية وكل عائلتهما من ألعاب الورق
play-now = العب
play-now-detail = { $game } ضد الحاسوب
opening = تُفتح طاولة…
learn = تعلّم اللعب
daily = لعبة اليوم
house-rules = قواعد البيت
your-games = ألعابك
pad-title = دفتر النقاط
pad-invitation = تلعب بورق حقيقي؟ سجّل النقاط هنا.
drills-title = تمارين
drills-invitation = أسئلة قصيرة تدرّب عينك.
rules-invitation = غيّر ما يُلعب على طاولتك بطريقة أخرى.
more-title = المزيد
puzzles-title = ألغاز
language = اللغة
continue-title = تابع
continue-score = { $score }، اللعب إلى { $target }
continue-with = مع { $names }
player-level = { $name } (مستوى { $title })
was-to-play = كان الدور على { $name }
is-to-play = الدور على { $name }
waiting-for-players = بانتظار لاعبين
remove-game = أزل { $title } من هذه القائمة
games-title = اختر لعبة
games-search = ابحث عن لعبة بالاسم أو المكان
games-place = من أين تأتي الألعاب
games-anywhere = كل الأماكن
games-families = عائلات الألعاب
games-none = لا لعبة هنا بهذا الاسم. جرّب اسم مكان، أو تصفّح القائمة.
group-basic = اللعبة الأساسية
group-ace = الآص يأخذ كل شيء
group-fifteen = صنع خمسة عشر
group-lines = نقاط أكثر
group-declarations = الإعلانات
group-scopone = السكوبوني
group-escoba = إسبانيا وأمريكا اللاتينية
group-abroad = خارج إيطاليا
group-all = كل الألعاب
group-mine = قواعد بيتك
group-presets = قواعد بيت لها اسم
group-detail = { $name ->
    [basic] السكوبا كما تُلعب في معظم إيطاليا، وأقرب ألعابها إليها.
    [ace] الآص يأخذ كل ما على الطاولة.
    [fifteen] الورقة تأخذ ما يكمل معها خمسة عشر.
    [lines] سكوبا بنقاط أخرى: على الملك أو على تسلسل من الدنانير أو على بعض الأخذ.
    [declarations] بعض الأيدي تُكشف قبل اللعب وتكسب نقاطًا.
    [scopone] لأربعة، كل اثنين معًا: تُوزّع كل الأوراق دفعة واحدة.
    [escoba] الإسكوبا وأخواتها، والكوارينتا.
    [abroad] أخواتها من كورسيكا وشمال أفريقيا وألمانيا وفنزويلا.
    [mine] القواعد التي حفظتها في هذا المتصفح.
   *[presets] قواعد مدينة أو نادٍ أو كتاب.
}
words-title = ما معنى هذه الكلمات؟
word = { $word ->
    [sweep] سكوبا
    [settebello] سيتيبيلّو
    [primiera] بريميرا
    [settanta] سيتانتا
    [declare] الإعلان
   *[redeal] إعادة التوزيع
}
word-means = { $word ->
    [sweep] تأخذ كل الأوراق التي على الطاولة، ولك نقطة
    [settebello] سبعة الدنانير، نقطة لمن يأخذها
    [primiera] نقطة لأفضل أربع أوراق، واحدة من كل لون: السبعات أولًا ثم الستات والآصات
    [settanta] طريقة أخرى لعدّ البريميرا
    [declare] أن تكشف يدك لتكسب نقاطًا قبل اللعب
   *[redeal] يُعاد التوزيع بسبب أوراق الطاولة الأولى، وفي السكوبا إذا كان فيها ثلاثة ملوك أو أكثر
}
seats-short = اللاعبون: { $counts }
set-up = إعداد: { $title }
seats-title = اللاعبون
level-title = الخصوم
level-of = المقعد { $n }
level-all = كل المقاعد
level-mixed = لاعبون مختلفون
level-opponent = الخصم
level-partner = الشريك
level-others = لاعبون آخرون
target-title = نقاط الفوز
deal = العب هذه اللعبة
read-rules = اقرأ القواعد
rules-in-brief = باختصار
rules-contents = المحتويات
see-rule = اقرأ القاعدة
change-rules = غيّر القواعد
field-needed = املأ هذه الخانة.
no-server = الخادم لا يستجيب. تحقّق من أنه يعمل ومن اتصالك، ثم حاول مرة أخرى.
no-game = اللعبة لا تعمل في علامة التبويب هذه الآن.
language-failed = تعذّر تحميل { $name }: لم تُستعمل هذه اللغة هنا حتى الآن، ولا يمكن الوصول إلى الخادم. تبقى اللغة كما هي.
translated-page = المتصفح يترجم هذه الصفحة. يتحدث سيتيبيلو ست لغات بنفسه، فاختر إحداها وأوقف الترجمة:
offline = لا يمكن الوصول إلى الخادم. يعمل بدونه الدرس وقواعد الألعاب وإعادة عرض ألعابك والإحصاءات؛ أما اللعب والتحليل والطاولات مع الآخرين فتعود من تلقاء نفسها.
try-again = إعادة المحاولة

## قواعد البيت

rules-title = قواعد البيت
rules-lead = ابدأ من لعبة وغيّر ما يُلعب على طاولتك بطريقة أخرى. والقواعد المكتوبة تتبع اختيارك.
rules-base = ابدأ من
rules-seats = اللاعبون
rules-changes = { $n ->
    [0] لم يتغيّر شيء
    [one] تغيير واحد
    [two] تغييران
    [few] { $n } تغييرات
   *[other] { $n } تغييرًا
}
rules-options = الخيارات
rules-changed = مغيّر
rules-undo = كما في { $game }
rules-undo-all = تراجع عن كل التغييرات
rules-undo-last = تراجع عن التغيير الأخير
rules-problem = هذه القواعد لا تجتمع
rules-problem-detail = القواعد المعروضة هي آخر ما كان يجتمع.
rules-if-on = عند التفعيل: { $rule }
rules-hands-hint = عدد الورق لكل يد في كل توزيع، بينها فواصل؛ ورقم واحد يوزّع الورق كله أيديًا بهذا العدد.
rules-fall-hint = نقاط المرة الأولى من السلسلة، ثم الثانية والثالثة، بينها فواصل، مثل 1,5,10؛ و‏never إن لم تكن نقاط.
rules-honours-hint = أوراق مع نقاطها، مثل 8S:1 2S:1 (ولد السيوف واثنين السيوف، نقطة لكل منهما)؛ D وC وS وB هي الدنانير والكؤوس والسيوف والعصي. ‏never إن لم تكن هناك أوراق.
rules-wins-hint = أوراق تفوز باللعبة معًا، بينها + وبين المجموعات فواصل، مثل 1D+2D+3D,1D+7D؛ D وC وS وB هي الدنانير والكؤوس والسيوف والعصي. ‏never إن لم تكن هناك أوراق.
rules-sheet = القواعد
rules-sources = أظهر من أين أتت كل قاعدة
rules-keep = حفظ، مشاركة، فتح
rules-name = الاسم
rules-name-example = يوم الأحد عند الجدة
rules-save = حفظ
rules-saved = حُفظت باسم «{ $name }».
rules-delete = حذف «{ $name }»
rules-mine = محفوظة في هذا المتصفح
rules-share = نسخ رابط
rules-shared = نُسخ الرابط: من يفتحه يرى هذه القواعد.
rules-share-by-hand = انسخ هذا الرابط:
rules-download = تنزيل كملف
rules-upload = فتح ملف
rules-play = العب بهذه القواعد
rules-go-to-sheet = انظر القواعد
rules-unnamed = { $game }، قواعد البيت
rules-newer = { $n ->
    [one] هذه النسخة لا تعرف أحد الإعدادات: { $names }. لعلّه من نسخة أحدث، وقد تُرك.
   *[other] هذه النسخة لا تعرف بعض الإعدادات: { $names }. لعلّها من نسخة أحدث، وقد تُركت.
}
rules-unknown-game = لا توجد هنا لعبة «{ $game }»: لعلّ الرابط من نسخة أحدث. هذه هي اللعبة الأساسية بدلًا منها.
rules-bad-file = لا يمكن قراءة «{ $file }» كقواعد بيت: { $why }

## ألعابك

yours-title = ألعابك
yours-statistics = نتائجك بالأرقام
yours-name = اسمك
yours-name-long = في الاسم من حرف واحد إلى { $most } حرفًا.
yours-result = { $result ->
    [won] فوز
    [lost] خسارة
   *[open] لم تنته
}
yours-against = ضد { $names }
date-unknown = تاريخ غير معروف
yours-record-missing = لم يعد عند الخادم سجل هذه اللعبة.
permanent-link = رابط دائم
permanent-link-short = رابط
permanent-link-of = رابط دائم إلى { $title }، { $date }
permanent-link-detail = من عنده هذا الرابط يستطيع أن يرى اللعبة كلها، والأسماء معها. يبقى الرابط بعد زوال الطاولة، إلى أن يحذف اللعبة أحد من جلسوا إليها.
permanent-link-copy = انسخ الرابط الدائم
take-down = احذف اللعبة
game-down-sure = أتحذف هذه اللعبة؟ لن يعمل الرابط عند أحد بعد ذلك، ولا ينشئ رابطًا آخر إلا أنت.
game-down = حُذفت اللعبة.
yours-more = أظهر { $n } أخرى

## ما يحفظه هذا المتصفح

storage-forbidden = هذا المتصفح لا يسمح للصفحة بأن تحفظ شيئًا. يمكنك اللعب، لكن إذا أغلقت الصفحة فلن تجد ألعابك: اسمح ببيانات الموقع لهذه الصفحة لتغيير ذلك.
storage-full = لم يبق في هذا المتصفح مكان لهذه الصفحة. يمكنك اللعب، لكن قد لا تجد هذه اللعبة بعد ذلك: احذف ألعابًا منتهية في «ألعابك».

## الناس والورق

you = أنت
side-name = { $first } و{ $last }

## الطاولة

your-hand = يدك
on-the-table = على الطاولة
empty-table = الطاولة فارغة
opponent-hand = مع { $name }: { cards-count }
pile = { $name }: في الكومة { cards-count }، { sweep-count }
stock = الباقي للتوزيع: { cards-count }
stock-word = الباقي
taken-word = الكومة
deals = { $you ->
    [on] أنت توزّع
   *[off] الموزّع: { $name }
}
dealer = الموزّع
your-turn = دورك
your-turn-no-ace = دورك: لا آص بعد
turn-of = دور { $name }…
round = الجولة { $n }
to-target = إلى { $n }
to-rounds = { $n } جولات
our-side = نحن
their-side = هم
totals = النقاط
side-captures = الأخذات والكنسات
side-last-capture = آخر أخذة
side-sweeps = { sweeps-name }
last-play = آخر حركة
rules = القواعد
rules-of = القواعد: { $title }
close = إغلاق
leave = الصفحة الرئيسية

## الاختيار

play-hint = { $n ->
    [one] { card }
    [two] { card }، تُلعب بطريقتين
    [few] { card }، تُلعب بـ{ $n } طرق
   *[other] { card }، تُلعب بـ{ $n } طريقة
}
choose = كيف تلعب { card-the }؟
choose-hint = { $steals ->
    [on] اضغط على ورقة من أوراق الطاولة أو على كومة، أو على أحد هذه الخيارات:
   *[off] اضغط على أوراق الطاولة، أو على أحد هذه الخيارات:
}
cancel = إلغاء
option-takes = خذ { $cards }
option-takes-itself = الآص يأخذ نفسه
steal-pile = اسرق كومة { $name }: في أعلاها { card }
option-lays = اتركها على الطاولة
drawn-card = سحبت { card-the }
action-name = { $action ->
    [keep] احتفظ بها
    [place] ضعها على الطاولة
    [declare] أعلن
    [pass] مرّر
   *[claim] طالب بالفوز
}
declare-as = أعلن على أنها { card }
claim = مطالبة
claim-title = أتطالب بالفوز؟
claim-words = تقول إن فريقك (أو أنت وحدك) عنده النقاط اللازمة للفوز. فإن صحّ ذلك فزت الآن؛ وإلا خسرت الآن.
claim-yes = أطالب بالفوز

## ما حدث، بالكلمات

said-dealt-first = الجولة { $n }. وُزّع الورق.
said-dealt = يُوزَّع ورق جديد.
said-table = على الطاولة: { $cards }.
said-table-empty = الطاولة فارغة.
said-hand = يدك: { $cards }.
said-redealt = أوراق الطاولة تستدعي إعادة التوزيع: يُوزَّع الورق من جديد.
said-lays = { $you ->
    [on] ترمي { card-the }.
   *[off] { $name }: رمي { card-the }.
}
said-takes = { $you ->
    [on] تأخذ { $cards } بـ{ card-the }.
   *[off] { $name }: أخذ { $cards } بـ{ card-the }.
}
said-takes-itself = { $you ->
    [on] { card-the } يأخذ نفسه.
   *[off] { $name }: { card-the } يأخذ نفسه.
}
said-does = { $name }: { $action ->
    [keep] الاحتفاظ بالورقة
    [place] وضع الورقة على الطاولة
    [declare] إعلان
    [pass] تمرير
   *[claim] مطالبة بالفوز
}.
said-declares-as = { $name }: إعلان، و{ $matta } تُحسب { card }.
said-dealer-captured = { $you ->
    [on] أنت الموزّع وتأخذ ورق الطاولة الأول لمجموعه: { $cards }.
   *[off] الموزّع { $name } يأخذ ورق الطاولة الأول لمجموعه: { $cards }.
}
said-leftover = { $you ->
    [on] آخر الورق لك: { cards-count }.
   *[off] آخر الورق لـ{ $name }: { cards-count }.
}
said-leftover-nobody = آخر الورق لا يذهب إلى أحد.
said-scored = انتهت الجولة.
said-result = { $name }: { $points }، والآن { $total }.
said-your-turn = دورك.

## ورقة النقاط

points-made = في هذه الجولة
points-made-note = ‏+ يُحسب في نهاية الجولة
moves-title = حركات هذه الجولة
moves-none = لم يُلعب شيء بعد.
move-takes = { $n ->
    [0] يأخذ نفسه
   *[other] يأخذ
}
sheet-title = الجولة { $n }
sheet-line = السطر
sheet-round = هذه الجولة
sheet-game = اللعبة
sheet-primes = مجموع أفضل ورقة من كل نقش
continue-button = متابعة
waiting-for-others = بانتظار الآخرين…
you-win = فزت!
wins = الفوز لـ{ $name }
your-side-wins = فاز فريقك!
play-again = العب مرة أخرى
back-to-start = إلى الصفحة الرئيسية

## المشاكل

connecting = يجري الاتصال…
reconnecting = انقطع الاتصال. نحاول مرة أخرى…
offline-table = تحتاج هذه الطاولة إلى الخادم، ولا يمكن الوصول إليه. تستمر اللعبة من تلقاء نفسها حالما يمكن ذلك.
unknown-table = لا توجد طاولة كهذه.
unknown-table-detail = لعلّ الرابط مقطوع، أو لخادم آخر. افتح طاولة لك بدلًا منها.
table-on-server = هذه اللعبة على خادم وليست في هذا المتصفح. تابعها في الصفحة التي فتحتها فيها.
no-page = لا توجد صفحة كهذه.
no-page-detail = لعلّ العنوان مكتوب خطأ، أو لنسخة أحدث.
failed = حدث خطأ في هذه الصفحة.
failed-detail = حمّلها من جديد: اللعبة عند الخادم ولم يضع منها شيء.
offline-part = لا يمكن الوصول إلى الخادم، وهذا الجزء من الصفحة غير محفوظ بعد على هذا الجهاز. حمّل الصفحة من جديد بعد عودة الاتصال: لعبتك في أمان عند الخادم.
reload = إعادة التحميل
score-pair = { $first } مقابل { $last }

## إلى الطاولة: المزيد

limit = { $limit ->
    [equal-first] يجب أخذ الورقة المساوية أولًا.
    [fewest] يجب أخذ أقل عدد من الورق.
   *[free] الاختيار لك.
}
may-lay = ويمكنك أيضًا تركها على الطاولة.
ask-declare = { $n ->
    [0] يمكنك أن تُظهر هذه اليد مقابل نقاط.
    [one] يمكنك أن تُظهر هذه اليد: تساوي نقطة، ما لم يُظهر أحد يدًا أفضل.
    [two] يمكنك أن تُظهر هذه اليد: تساوي نقطتين، ما لم يُظهر أحد يدًا أفضل.
    [few] يمكنك أن تُظهر هذه اليد: تساوي { $n } نقاط، ما لم يُظهر أحد يدًا أفضل.
   *[other] يمكنك أن تُظهر هذه اليد: تساوي { $n } نقطة، ما لم يُظهر أحد يدًا أفضل.
}
ask-knock = يمكنك أن تُظهر هذه اليد مقابل نقاط ثم تلعب.
matta-named = الآن تُحسب { $matta } { card }.
matta-counts = تُحسب { card }
matta-as = احسب { $matta } بوصفها
declare-worth = { $n ->
    [zero] { $what }: لا نقاط
    [one] { $what }: نقطة واحدة
    [two] { $what }: نقطتان
    [few] { $what }: { $n } نقاط
    [many] { $what }: { $n } نقطة
   *[other] { $what }: { $n } نقطة
}
nothing-to-declare = ليس لديك ما تعلنه.
partner-name = { $name }، معك
declared-points = { $n ->
    [zero] لا نقاط معلنة
    [one] نقطة معلنة واحدة
    [two] نقطتان معلنتان
    [few] { $n } نقاط معلنة
   *[other] { $n } نقطة معلنة
}
take-back = تراجع
taken-back = تم التراجع.
games-won = الألعاب المكسوبة:
share-win = فوز مشترك: { $names }
won-outright = فوز فوري: { $name }.
claim-right = { $you ->
    [on] طالبت بالفوز، وكنت على حق.
   *[off] مطالبة { $name } بالفوز صحيحة.
}
claim-wrong = { $you ->
    [on] طالبت بالفوز قبل الأوان.
   *[off] مطالبة { $name } بالفوز جاءت قبل الأوان.
}
double-lost = خسارة مضاعفة: عند { $names } أقل من نصف نقاط الهدف.
double-lost-you = خسارة مضاعفة: عندك أقل من نصف نقاط الهدف.

## إلى الطاولة: المساعدة

menu = القائمة
hint = نصيحة
advice-sentence = { $what }: { $why }.
advice-note = { $why }.
advice-takes = خذ { $cards } بـ{ card-the }
advice-takes-itself = دع { card-the } يأخذ نفسه
advice-lays = ارمِ { card-the }
advice-why = { $reason ->
    [only] لا يمكنك غير ذلك
    [keep] الورقة في يدك تستعملها حين يناسبك
    [place] قيمتها على الطاولة أكبر
    [declare] فيه نقاط، ولا يكلّف إلا نظرة إلى ورقك
    [pass] لا شيء يُظهَر
    [scores] الأخذ نفسه يسجّل فورًا
    [steal] تأخذ كومة كاملة
    [sweep] تكنس الطاولة، وذلك يُحسب
    [settebello] تكسب { $cards }، وفي ذلك نقطة
    [king] تكسب { $cards }، وفي ذلك نقطة
    [honours] تكسب { $cards }، وفي ذلك نقاط
    [sevens] تأخذ { $cards }، والسبعات أثقل الورق حسابًا
    [coins] { $n ->
        [one] تأخذ ورقة من { suit-name }
        [two] تأخذ ورقتين من { suit-name }
        [few] تأخذ { $n } أوراق من { suit-name }
       *[other] تأخذ { $n } ورقة من { suit-name }
    }
    [safe] لا تستطيع ورقة واحدة بعدها أن تكنس الطاولة
    [least] هذا أقل ما تتركه لغيرك
    [ahead] قد يأخذ غيره أكثر الآن، لكن هذا أنفع فيما بعد
    [nothing] لا يأخذ شيئًا، فلا يسجّل شيئًا
    [bait] قد يُضطر التالي إلى كنس الطاولة
    [little] يأخذ أقل ما له قيمة
   *[cards] { $n ->
        [one] تأخذ ورقة واحدة
        [two] تأخذ ورقتين
        [few] تأخذ { $n } أوراق
       *[other] تأخذ { $n } ورقة
    }
}
advice-safe = { $why }، ولا تترك كنسة لغيرك
unseen-title = أوراق لم تظهر بعد
unseen-count = في الأيدي الأخرى أو في الباقي: { $n ->
    [zero] لا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $n } أوراق
   *[other] { $n } ورقة
}
unseen-yes = لم تظهر
unseen-no = ظهرت
unseen-suit = النقش
pile-title = { $you ->
    [on] كومتك
   *[off] كومة { $name }
}
pile-empty = لا ورق بعد.
pile-top = في الأعلى: { $cards }
pile-open = { $name }: انظر في الكومة
pile-sweeps = { side-sweeps }: { $cards }.
settings = الإعدادات
setting-theme = الألوان
setting-theme-is = { $value ->
    [light] فاتحة
    [dark] داكنة
   *[system] كالجهاز
}
setting-felt = الطاولة
setting-felt-is = { $value ->
    [red] حمراء
    [blue] زرقاء
   *[green] خضراء
}
setting-back = ظهر الأوراق
setting-back-is = { $value ->
    [cubes] مكعبات
    [tiles] زليج
   *[suns] شموس
}
setting-face = وجهك
setting-face-none = بلا وجه: أول حرف من اسمك
setting-face-n = الوجه { $n }
setting-face-detail = يراه كل من يجلس إلى طاولاتك، ابتداءً من اللعبة القادمة.
setting-deck = الورق
setting-deck-is = { $value ->
    [neapolitan] نابولي
    [piacentine] بياتشنزا
    [trevisane] تريفيزو
    [bergamasche] بيرغامو
    [sicilian] صقلية
    [spanish] إسباني
    [french] فرنسي
   *[auto] ورق اللعبة نفسها
}
deck-failed = تعذّر تحميل رسوم هذا الورق؛ تُظهر الأوراق الأرقام والنقوش.
setting-speed = الرسوم المتحركة
setting-speed-is = { $value ->
    [instant] بلا حركة
    [fast] سريعة
    [slow] بطيئة
   *[normal] عادية
}
setting-pace = مدة تفكير الحاسوب
setting-pace-is = { $value ->
    [none] بلا انتظار
    [fast] قصيرة
    [slow] طويلة
   *[natural] طبيعية
}
setting-take-back = مهلة استرجاع الحركة
setting-take-back-is = { $n ->
    [0] بلا مهلة
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $n } ثوانٍ
   *[other] { $n } ثانية
}
menu-take-back = { $n ->
    [0] زرّ للتراجع بعد كل حركة: لا
   *[other] زرّ للتراجع بعد كل حركة: نعم
}
setting-sound = الصوت
setting-sound-is = { $value ->
    [off] بلا صوت
    [quiet] خافت
    [loud] عالٍ
   *[normal] عادي
}
setting-vibration = اهتزاز عند دورك وعند الكنسات وفي نهاية اللعبة
sound-refused = لا يُصدر هذا المتصفح صوتًا الآن. تستمر اللعبة من دونه.
setting-large = خط كبير وعلامات كبيرة على الورق
setting-letters = حرف لكل نقش على الورق الإيطالي
setting-piles = يجوز النظر في الكومات
setting-memory = قائمة الأوراق التي لم تظهر (M)
setting-hints = نصائح (I)
setting-keys = اختصارات بمفتاح واحد
setting-phrases = إظهار ما يقوله الآخرون
setting-texts = تبادل الرسائل مع الأصدقاء على الطاولة
settings-kept = محفوظة في هذا المتصفح وحده.
keyboard = لوحة المفاتيح
key-digits = العب تلك الورقة من يدك؛ وعند السؤال اختر ذلك الجواب
key-arrows = تنقّل في يدك أو بين الأجوبة
key-enter = العب الورقة، اضغط الزر
key-escape = رجوع: اترك اختيارًا، أغلق نافذة
key-hurry = أسرع: أظهر فورًا ما يلعبه الآخرون
key-z = استرجع حركة ما دام في الوقت سعة
key-n = اذهب إلى يدك
key-h = قراءة يدك
key-t = قراءة الطاولة
key-p = قراءة الكومات
key-s = قراءة النقاط
key-w = قراءة صاحب الدور وآخر حركة
key-i = نصيحة
key-m = أوراق لم تظهر بعد
key-r = القواعد
key-k = هذه القائمة
read-hand-empty = يدك فارغة.
read-pile = { $name }: { cards-count }، { $sweeps ->
    [zero] بلا كنسات.
    [one] كنسة واحدة.
    [two] كنستان.
    [few] { $sweeps } كنسات.
   *[other] { $sweeps } كنسة.
}
read-stock = الباقي للتوزيع: { cards-count }.
read-score = { $n ->
    [zero] { $name }: لا نقاط.
    [one] { $name }: نقطة واحدة.
    [two] { $name }: نقطتان.
    [few] { $name }: { $n } نقاط.
   *[other] { $name }: { $n } نقطة.
}
read-target = اللعب إلى { $n }.
read-rounds = عدد الجولات { $n }.
read-turn = { $you ->
    [on] دورك.
   *[off] دور { $name }.
}
read-turn-nobody = ليس دور أحد.

## Playing with people

others-title = العب مع آخرين
match-title = مباراة بأوراق متطابقة
match-invitation = عدة طاولات تلعب الأوراق نفسها، فلا أثر للحظ.
open-table = فتح طاولة
open-table-detail = { $game } لاثنين. للعبة أخرى اخترها في الأعلى واترك مقعدًا مفتوحًا.
code-title = الرمز أو الرابط
code-go = إلى الطاولة
code-detail = تأخذه ممّن فتح الطاولة.
level-open = مقعد مفتوح (بالرابط)
level-here = شخص على هذا الجهاز
clock-title = الوقت لكل حركة
clock-none = بلا حدّ
by-day-detail = لا حاجة إلى أن يحضر الجميع في الوقت نفسه. لا يلعب الحاسوب عن الغائب قبل انتهاء هذا الوقت.
grace-title = يلعب الحاسوب مكان الغائب بعد
stand-in-title = الحاسوب الذي يلعب حينئذ، وفي المقاعد التي تبقى فارغة
watchers-allowed = يمكن للآخرين المشاهدة
list-table = عرض الطاولة في الصالة ليجلس من يشاء
table-listed = تعرض الصالة هذه الطاولة: يمكن لأي شخص أن يجلس.
look-again = البحث عن شخص آخر
terms-no-clock = بلا حدّ للوقت
terms-clock = { $time } لكل حركة
terms-by-day = على مدى أيام، { $time } لكل حركة
by-day-close = يمكنك إغلاق هذه الصفحة: مقعدك محفوظ واللعبة تنتظرك.
notify-off = نبّهني حين يأتي دوري
notify-off-detail = ينبّهك المتصفّح حتى لو أُغلقت هذه الصفحة، ويذكر الطاولة فقط ولا شيء عن اللعبة.
notify-on = التنبيهات مفعّلة
notify-on-detail = تُنبَّه حين يأتي دورك ولا تكون هذه الصفحة ظاهرة. اضغط مرة أخرى للإيقاف.
notify-denied = لا يسمح متصفّحك لهذه الصفحة بالتنبيهات. يمكنك السماح بها في إعداداته لهذا الموقع.
notify-failed = لم ينجح ذلك. حاول مرة أخرى بعد قليل.
terms-grace = يلعب الحاسوب عن الغائب بعد { $time }
people-opponents = خصوم من الناس
invite-title = ادعُ الآخرين
invite-detail = أرسل هذا الرابط أو اقرأ الرمز. لا حاجة إلى حساب.
invite-link = رابط الطاولة
invite-local = هذا العنوان يعمل على هذا الجهاز وحده. لمن في البيت شغّل الخادم مع --host 0.0.0.0 وافتح عنوانه هنا.
invite-text = تعال نلعب { $title }:
invite-code = الرمز:
copy = نسخ
copied = نُسخ.
copy-by-hand = اضغط Ctrl+C للنسخ.
share = مشاركة
scan = رمز QR
scan-label = { $what }، رمز QR للمسح
scan-failed = تعذّر رسم الرمز: انسخ الرابط بدلًا منه.
who-sits = من يجلس أين
choose-seat = اختر مقعدًا
seat-n = المقعد { $n }
seat-with = { $seat }، مع { $names }
seat-free = مقعد فارغ
a-program = برنامج
a-computer = حاسوب
computer-called = حاسوب: { $name }
open-seat = مقعد مفتوح
who-plays = من يلعب: { $seat }
sit-down = اجلس
sit-here = اجلس هنا
swap-seats = بدّل المقعدين
send-away = إخراج
make-host = تسليم الاستضافة
the-host = المضيف
is-ready = جاهز
not-ready = ليس جاهزًا بعد
ready = أنا جاهز
ready-undo = اضغط مرة أخرى إن احتجت إلى لحظة
start-now = ابدأ الآن
start-detail = يأخذ الحاسوب المقاعد الفارغة.
wait-seats = { $n ->
    [one] بقي مقعد فارغ.
    [two] بقي مقعدان فارغان.
    [few] بقيت { $n } مقاعد فارغة.
   *[other] بقي { $n } مقعدًا فارغًا.
}
wait-ready = في انتظار { $names }.
wait-both = { $n ->
    [one] بقي مقعد فارغ، وننتظر { $names }.
    [two] بقي مقعدان فارغان، وننتظر { $names }.
    [few] بقيت { $n } مقاعد فارغة، وننتظر { $names }.
   *[other] بقي { $n } مقعدًا فارغًا، وننتظر { $names }.
}
wait-you = قل إنّك جاهز فتبدأ اللعبة.
watch = مشاهدة
watchers = { $n ->
    [one] شخص واحد يشاهد.
    [two] شخصان يشاهدان.
    [few] { $n } أشخاص يشاهدون.
   *[other] { $n } شخصًا يشاهدون.
}
watchers-none = لا أحد يشاهد.
watch-link = رابط لمن يريد المشاهدة
you-watch = أنت تشاهد، ولا ترى ورقة مخفيّة.
watch-behind = اللعبة متقدّمة على ما تراه.
jump-to-live = إلى البث المباشر
watch-sheet = تبدأ الجولة التالية حين يتابع اللاعبون.
own-link = أكمل على جهاز آخر
own-link-detail = افتح هذا الرابط هناك لتكمل من مقعدك. احتفظ به لنفسك: من يملكه يلعب مكانك.
own-link-label = رابطك السرّي
leave-table = مغادرة الطاولة
leave-sure = أتترك اللعبة؟ يلعب الحاسوب عنك حتى تعود.
leave-sure-before = أتترك مقعدك؟ قد يأخذه غيرك.
close-table = إغلاق الطاولة
close-sure = أتغلق الطاولة على الجميع؟ لن يلعب عليها أحد بعد ذلك.
people = من على الطاولة
replace = دع الحاسوب يلعب عن { $name } حتى النهاية
at-here = متصل
at-gone = غير متصل
at-stand-in = { $name } غير متصل: الحاسوب يلعب
turn-away = { $name } غير متصل: يلعب الحاسوب بعد { $time }
time-left = الوقت المتبقي: { $time }
round-waits = تُخلط الأوراق للجولة التالية
clock-left = { $n ->
    [one] بقيت ثانية
    [two] بقيت ثانيتان
    [few] بقيت { $n } ثوانٍ
   *[other] بقيت { $n } ثانية
}
clock-soon = { $n ->
    [one] بقيت لك ثانية واحدة.
    [two] بقيت لك ثانيتان لتلعب.
    [few] بقيت لك { $n } ثوانٍ لتلعب.
   *[other] بقيت لك { $n } ثانية لتلعب.
}
clock-out = انتهى وقتك: لعب الحاسوب عنك.
played-elsewhere = سبق أن لعبت من علامة تبويب أخرى أو جهاز آخر.
phrases = قل شيئًا
phrases-detail = يسمعه كلّ واحد بلغته.
phrases-wait = لحظة، ثم يمكنك الكلام.
mute = كتم { $name }
unmute = سماع { $name } من جديد
report = الإبلاغ عن { $name }
report-ask = هل تبلّغ عن { $name } من يدير هذا الخادم؟
report-ask-detail = يُخبَر بالاسمين وبالطاولة وبما قاله { $name } وكتبه لك هنا. ولا يُخبَر { $name } بذلك.
person-more = المزيد عن { $name }
report-sent = شكرًا. يستطيع من يدير هذا الخادم الآن قراءة بلاغك.
phrase-said = { $name }: { $words }
room-sat = جلس { $name }.
room-stood = ترك { $name } الطاولة.
room-filled = جلس { $name }، وهو لاعب من الحاسوب.
room-ready = { $name } جاهز.
room-gone = انقطع اتصال { $name }.
room-here = { $name } متصل الآن.
room-stand-in = { $name } غير متصل: الحاسوب يلعب مكانه.
room-back = عاد { $name }.
room-you-back = لعب الحاسوب عنك وأنت غير متصل. الآن تلعب أنت من جديد.
room-moved = تغيّرت المقاعد.
room-host = { $name } الآن مضيف الطاولة.
room-you-host = أنت الآن مضيف الطاولة.
room-closed = أغلق المضيف هذه الطاولة.
room-rematch = فُتحت لعبة جديدة مع الأشخاص أنفسهم.
rematch = مباراة إعادة
rematch-join = إلى اللعبة الجديدة
sheet-behind = بدأت الجولة التالية.
to-table = إلى الطاولة
show-result = النتيجة
table-closed = لا لعب هنا بعد الآن. افتح طاولة لك من الصفحة الرئيسية.
table-begun = بدأت اللعبة وكلّ المقاعد مأخوذة. يمكنك المشاهدة أو فتح طاولة لك.
table-over = انتهت هذه اللعبة. يمكنك أن ترى النتيجة أو تفتح طاولة لك.
see-result = انظر النتيجة
table-full = كلّ المقاعد مأخوذة. يمكنك المشاهدة أو فتح طاولة لك.
seat-lost = لم يعد مقعد هذا المتصفّح لك: أُعطي لغيرك.
sent-away = أخرجك المضيف. لا يمكنك الجلوس هنا من جديد إلا إذا سمح لك.
you-stood = تركت مقعدك. يمكنك الجلوس من جديد أو المشاهدة.
no-watching = لا يمكنك مشاهدة هذه الطاولة الآن.
no-watching-detail = فيها أقصى عدد من المشاهدين، أو لا يسمح مضيفها بالمشاهدة. حاول لاحقًا.
in-places = { $n ->
    [two] مفتوح في مكانين
    [few] مفتوح في { $n } أماكن
   *[other] مفتوح في { $n } مكانًا
}
seat-elsewhere = مقعدك مفتوح أيضًا في علامة تبويب أخرى أو على جهاز آخر. العب من أيّها شئت.
acting-host = المضيف غير متصل وأنت تنوب عنه: يمكنك بدء اللعبة، ويلعب الحاسوب مكانه حتى يعود. وكل ما عدا ذلك له.
removed-title = من أُخرجوا
removed-detail = لا يمكنهم الجلوس هنا من جديد إلا إذا سمحت لهم.
admit = اسمح بعودة { $name }
seat-taken = مشغول
seat-devices = الأجهزة على مقعدك
device-since = منذ { $time }
device-own = هذا الجهاز
device-other = جهاز آخر
device-terminal = طرفية
device-away = افصل
device-away-of = افصل { $name }، منذ { $time }
device-away-detail = من يملك رابطك السرّي يستطيع العودة به. جدّد الرابط لتمنعه.
renew-link = جدّد الرابط
renew-sure = سيحلّ رابط جديد محل رابطك السرّي. لن يعمل القديم بعد ذلك، وتُفصل أجهزتك الأخرى.
renewed = رابطك جديد. لم يعد القديم صالحًا.
remove-sure-open = أتزيل { $title } من هذا الجهاز؟ يزول معها مفتاح مقعدك: لا يمكنك العودة إلى هذه اللعبة بغير رابطك الخاص.
remove-sure-over = أتزيل { $title } من هذا الجهاز؟ لن تُحسب نتيجتها في إحصاءاتك، وقد لا تستطيع الحصول على سجلها.
remove-yes = إزالة
removed-game = أُزيلت { $title }.
undo = تراجع
fair-title = خلط نزيه
fair-now = { $result ->
    [kept] خلط جهازك الورق مع الخادم: لا أحد يستطيع أن يكون قد اختاره.
    [others] خلط الخادم الورق مع أجهزة اللاعبين.
    [practice] هذه الأوراق من لعبة أخرى تتدرّب عليها.
   *[nobody] خلط الخادم ورق هذه الجولة وثبّت ترتيبه قبل التوزيع.
}
fair-check = بعد الجولة تتحقّق هذه الصفحة من أن ورقة واحدة لم تتغيّر.
fair-more = كيف يعمل ذلك
fair-how = قبل كل جولة يسحب الخادم وجهاز كل لاعب رقمًا سريًّا، وينشر كلٌّ منها بصمة رقمه. وبعد تثبيت قائمة البصمات تُكشف الأرقام، ومنها معًا يأتي ترتيب الورق. يكفي جهاز أمين واحد حتى لا يستطيع أحد اختيار الورق. وبعد الجولة تتحقّق هذه الصفحة من كل شيء.
fair-remains = ما يبقى ممكنًا: أن يرفض الخادم التوزيع، أو أن يُري أحدًا بعض الأوراق.
fair-commitment = بصمة الخادم لهذه الجولة
fair-share = رقم هذا الجهاز
fair-list = بصمة القائمة كلها
fair-given = { $n ->
    [0] لم يشارك أي جهاز في هذه الجولة.
    [one] شارك جهاز واحد في هذه الجولة.
    [two] شارك جهازان في هذه الجولة.
    [few] شاركت { $n } أجهزة في هذه الجولة.
   *[other] شارك { $n } جهازًا في هذه الجولة.
}
fair-part = { $result ->
    [yes] شارك جهازك.
    [watching] كنت تشاهد فقط.
   *[other] لم يشارك جهازك.
}
fair-aborted = { $n ->
    [0] لم ينقطع أي خلط.
    [one] انقطع خلط واحد في هذه اللعبة لأن جهازًا لم يكشف رقمه، وهو مذكور في السجلّ.
    [two] انقطع الخلط مرتين في هذه اللعبة لأن أجهزة لم تكشف أرقامها، وذلك مذكور في السجلّ.
    [few] انقطع الخلط { $n } مرات في هذه اللعبة لأن أجهزة لم تكشف أرقامها، وذلك مذكور في السجلّ.
   *[other] انقطع الخلط { $n } مرة في هذه اللعبة لأن أجهزة لم تكشف أرقامها، وذلك مذكور في السجلّ.
}
fair-verify = لتتحقّق بنفسك نزّل السجلّ واستعمل:
fair-checking = يجري التحقّق من الخلط…
fair-verdict = { $result ->
    [kept] كان الخلط نزيهًا
    [others] الخلط يطابق أرقام الأجهزة
    [nobody] كان ترتيب الورق ثابتًا قبل التوزيع ولم يتغيّر
    [practice] أوراق هذه الجولة من لعبة أخرى
    [none] لم يكن هناك وعد بشأن هذا الخلط
    [newer] هذه الصفحة أقدم من الخادم
   *[other] أُخلف وعد بشأن الخلط!
}
fair-devices = { $n ->
    [one] جهاز واحد
    [two] جهازين
    [few] { $n } أجهزة
   *[other] { $n } جهازًا
}
fair-detail = { $result ->
    [kept] لا أحد يستطيع أن يكون قد اختار الورق: فهو يأتي من أرقام الخادم و{ fair-devices }، وقد ثُبّتت كلها قبل أن يُكشف أي منها. والأوراق التي رأيتها هي نفسها.
    [others] يأتي الورق من أرقام الخادم و{ fair-devices }. إن كان أحد هذه الأجهزة أمينًا فلا أحد يستطيع أن يكون قد اختار الورق. لا يستطيع جهازك أن يعرف ذلك: لا يرى إلا أن السجلّ متّسق.
    [nobody] يأتي الورق من رقم الخادم وحده: لا شيء يثبت أنه لم يختره.
    [practice] هذا تدريب: حتى الوضع الذي بدأ منه، الأوراق والحركات من لعبة أخرى، ولا شيء يثبت كيف خُلطت. أما الجولات اللاحقة فتُوزع وتُفحص كغيرها.
    [newer] أعد تحميل الصفحة للتحقّق من هذا الخلط.
   *[other] ليس في السجلّ ما يمكن التحقّق به.
}
fair-broken = أُخلف وعد بشأن الخلط.
fair-fault = { $reason ->
    [second] عرض الخادم قائمتين مختلفتين لخلط واحد. لم يكشف جهازك رقمه للثانية.
    [left-out] قبل الخادم بصمة جهازك ثم أسقطها من القائمة.
    [computer] تنتظر القائمة رقمًا من مقعد حاسوب، ولا يمكن أن يكون قد اختاره إلا الخادم.
    [table] القائمة لطاولة أخرى.
    [round] لم يحن دور هذه القائمة: إنها لجولة أخرى أو لتبادل آخر.
    [rules] القائمة للعبة بقواعد أخرى.
    [seats] عدد المقاعد في القائمة غير عددها على هذه الطاولة.
    [game] السجلّ لطاولة أخرى أو لقواعد أخرى.
    [plays] يذكر السجلّ حركات غير التي رآها هذا الجهاز.
    [transcript] القائمة التي في السجلّ ليست القائمة التي رآها هذا الجهاز قبل الجولة.
    [aborted] لا يُظهر السجلّ كل خلط منقطع كما كان.
    [no-exchange] وزّع الخادم دون تبادل الأرقام الذي عليه لكل جهاز: قد يكون اختار الورق.
    [silenced] يقول السجلّ إن جهازك لم يكشف رقمه، لكن الخادم كان قد تلقّاه.
    [own-share] رقم جهازك ليس في السجلّ.
    [server] الرقم الذي كشفه الخادم لا يطابق بصمته.
    [shares] رقم أحد الأجهزة ناقص أو لا يطابق بصمته.
    [seed] لا يأتي ترتيب الورق من الأرقام المكشوفة.
    [dealer] الموزّع ليس من تحدّده الأرقام والقواعد.
    [cards] الأوراق التي رأيتها ليست التي تعطيها الأرقام.
   *[other] ينقص السجلّ ما يثبت الخلط، أو لا يمكن قراءته.
}
fair-earlier = كان ذلك في الجولة { $n }.
fair-save = حفظ الأدلة
fair-pack = الورق من الأعلى: { $cards } …
fair-record = حفظ سجلّ اللعبة
fair-not-now = لا يمكن التحقّق الآن: الخادم لا يستجيب.
key-c = قل شيئًا للآخرين

## إعادة عرض لعبة

replay = إعادة عرض لعبة
replay-verb = إعادة العرض
replay-of = إعادة عرض { $title }، { $date }
replay-lead = تتبّع اللعبة حركة حركة. السجل ملف نصّي فيه كل الحركات. يقرؤه الخادم ولا يحتفظ بشيء منه.
replay-drop = أفلت سجل لعبة هنا، أو اختر الملف.
replay-open = فتح سجل
replay-own = الألعاب التي لعبتها:
replay-large = الملف «{ $file }» أكبر من أن يكون سجلًا: حجم السجل { $n } كيلوبايت على الأكثر.
replay-empty = لم تنتهِ أي جولة من هذه اللعبة بعد: لا شيء لإعادة عرضه.
replay-bad-file = لا يمكن إعادة عرض «{ $file }»: { $why }
record-without-replay = إعادة العرض تحتاج إلى الخادم، ولا يمكن الوصول إليه. هذا هو السجل مكتوبًا؛ وتظهر إعادة العرض من تلقاء نفسها حالما يمكن ذلك.
record-unreadable = بقدر ما يمكن معرفته بلا خادم، ليس هذا سجل لعبة.
replay-no-turn = لا يوجد الدور { $turn } في هذه اللعبة. هذا أقرب دور إليه: { $nearest }.
replay-at-action = الجولة { $round }، الحركة { $action }
replay-at-deal = الجولة { $round }، التوزيع
replay-at-score = الجولة { $round }، النقاط
replay-holds = في يد { $name }: { $cards }.
replay-drawn = ما سحبه { $name }:
replay-controls = أزرار إعادة العرض
replay-position = الموضع في الجولة
replay-to-start = إلى البداية
replay-previous-round = الجولة السابقة
replay-back = حركة إلى الوراء
replay-play = تشغيل
replay-pause = إيقاف مؤقت
replay-forward = حركة إلى الأمام
replay-next-round = الجولة التالية
replay-to-end = إلى النهاية
replay-moves = الحركات
replay-rounds = الجولات
replay-highlights = أبرز اللحظات
replay-no-highlights = لا كنسة ولا إعلان ولا حساب نقاط حتى الآن.
replay-deal = التوزيع
replay-new-cards = أوراق جديدة
replay-hands = الأيدي المكشوفة
replay-all-hands = كل الأيدي
replay-only = { $name } فقط
replay-spoilers = إخفاء ما سيأتي
replay-copy-link = نسخ رابط إلى هذا الدور
replay-link-copied = نُسخ الرابط إلى هذا الدور.
practice = تدريب
explore-position = استكشف هذا الوضع
practice-play-on = واصل اللعب من هنا
practice-detail = تبدأ طاولة جديدة من هذا الوضع، بالأوراق نفسها التي لم تُوزع بعد، ويلعب الحاسوب في المقاعد الأخرى. هذا تدريب: لا يُحتسب في نتائجك.
practice-seat = مقعدك
practice-on-turn = { $name } (دوره)
practice-open = واصل اللعب
practice-over = انتهت اللعبة هنا: ارجع إلى الوراء لتواصل من دور سابق.
variation-vary = جرّب حركات أخرى
variation-choose = حركات أخرى: اختر عن { $name }.
variation-ended = حركات أخرى: انتهت الجولة.
variation-back = عُد إلى اللعبة
variation-over = انتهت الجولة هنا: ارجع إلى الوراء لتجرّب حركات أخرى.
score-pad = النقاط بحسب الجولات
score-graph = رسم المجاميع جولة جولة. الأرقام في الجدول الذي يليه.
save-record = حفظ السجل
review = تحليل
review-of = تحليل { $title }، { $date }
review-keeps = التحليل يحفظ اللعبة على رابط دائم: من عنده العنوان يستطيع رؤيتها.
key-replay-step = حركة إلى الوراء أو إلى الأمام
key-replay-ends = إلى البداية، إلى النهاية
key-replay-rounds = الجولة السابقة أو التالية
key-replay-play = تشغيل أو إيقاف مؤقت
key-replay-hands = إظهار كل الأيدي، أو يد واحدة

## الدرس

lesson-title = السكوبا في خمس دقائق
lesson-step = الخطوة { $n } من { $of }
lesson-back = رجوع
lesson-next = التالي
lesson-try = اختر ورقة من يدك.
lesson-what = ماذا تأخذ؟
lesson-lays = هذه الورقة ({ card }) لا تأخذ هنا شيئًا: ستبقى على الطاولة. ابحث عن ورقة تأخذ شيئًا.
lesson-other = بـ{ card-the } تأخذ { $cards }. هنا ما هو أحسن: انظر مرة أخرى.
lesson-may-take = القواعد تقول إنها تأخذ { $cards }.
lesson-choose = خذ { $cards }
lesson-well = أحسنت!
lesson-play = العب لعبة
lesson-aim = أربعون ورقة
lesson-aim-words = النقوش أربعة: الدنانير والكؤوس والسيوف والعصي، كل نقش من الآص إلى السبعة ثم الولد (8) والفارس (9) والملك (10). في يدك ثلاث أوراق، وعلى الطاولة أربع. يلعب كل واحد في دوره ورقة. وما تأخذه يذهب إلى كومة اللاعب، وفي النهاية تُعدّ الكومات.
lesson-equal = المساوية تأخذ المساوية
lesson-equal-words = الورقة تأخذ ورقة تساويها في القيمة. إحدى أوراقك تأخذ شيئًا هنا: العبها.
lesson-equal-done = السبعتان كلتاهما تذهبان إلى كومتك. وسبعة الدنانير هي الـsettebello، أي «السبعة الحلوة»: نقطة قائمة بذاتها.
lesson-sum = الورقة تأخذ مجموعًا
lesson-sum-words = والورقة تأخذ أيضًا ورقتين أو أكثر مجموعها يساوي قيمتها. أي أوراقك تستطيع ذلك؟
lesson-sum-done = أربعة وخمسة تسعة، والفارس تسعة. وكلما زاد الورق في كومتك كان أحسن.
lesson-single = الورقة المساوية أولًا
lesson-single-words = الآص والأربعة خمسة. لكن هناك خمسة أيضًا. العب خمستك.
lesson-single-done = لا يجوز أن تأخذ الآص والأربعة: حيث توجد ورقة مساوية لا يؤخذ مجموع. هذه أكثر قاعدة يختلف الناس عليها.
lesson-choice = الاختيار لك
lesson-choice-words = الملك يصنع عشرة هنا بطريقتين. العبه وخذ ما هو أغلى.
lesson-choice-done = سبعة وثلاثة، ومنهما السبعة الحلوة. إن صلح أكثر من مجموع فالاختيار لك: لا أحد يختار عنك.
lesson-choice-wrong = هذا مسموح. لكن الطريقة الأخرى تأتيك بسبعة الدنانير: جرّبها.
lesson-sweep = سكوبا!
lesson-sweep-words = من يأخذ كل أوراق الطاولة يصنع سكوبا، أي كنسة، وهي نقطة في الحال. هنا واحدة.
lesson-sweep-done = الورقة التي صنعتها توضع بالعرض في الكومة ليرى الجميع النقطة. واللاعب التالي يجد الطاولة فارغة وعليه أن يرمي ورقة.
lesson-lay = لا شيء يؤخذ
lesson-lay-words = الورقة التي لا تأخذ شيئًا تبقى على الطاولة. انتبه لمن يلعب بعدك: إن كان مجموع أوراق الطاولة عشرة أو أقل فقد تكنسها ورقة واحدة. ارمِ ورقة لا تترك سكوبا لغيرك.
lesson-lay-done = ثلاثة وتسعة اثنا عشر: لا ورقة تأخذهما معًا.
lesson-lay-wrong = مجموعها { $n }: قد تكنسها ورقة واحدة. جرّب غيرها.
lesson-prime = البريميرا
lesson-prime-words = في النهاية يأخذ كل طرف من كومته أحسن ورقة من كل نقش ويجمع ما تساويه في البريميرا: السبعة 21، والستة 18، والآص 16، والخمسة 15، والأربعة 14، والثلاثة 13، والاثنان 12، والصورة 10. وأعلى مجموع له النقطة. أيّ هذه أعلى؟
lesson-prime-done = ثلاث سبعات وأربعة 77؛ وأربع ستّات 72 فقط. لذلك يسعى الجميع وراء السبعات.
lesson-prime-wrong = اجمعها: ثلاث مرات 21 و14، أم أربع مرات 18؟
lesson-score = الحساب
lesson-score-words = في آخر الجولة نقطة لأكثر الورق، ونقطة لأكثر الدنانير، ونقطة للسبعة الحلوة، ونقطة للبريميرا، ونقطة لكل سكوبا. وعند التعادل لا تذهب النقطة إلى أحد. ومن بلغ أحد عشر أولًا وكان متقدّمًا فقد فاز. هذا كل شيء: يمكنك أن تلعب.
lesson-point = { $line ->
    [cards] الورق
    [coins] الدنانير
    [settebello] السبعة الحلوة
    [primiera] البريميرا
   *[sweeps] سكوبا
}

## Several people at one device

local-names = من يلعب على هذا الجهاز
local-names-detail = تبقى الأوراق مخفية بينما ينتقل الجهاز من يد إلى يد.
local-names-wrong = أعطِ كل لاعب اسمًا مختلفًا لا يزيد على 30 حرفًا.
player-n = اللاعب { $n }
pass-to = مرّر الجهاز إلى { $name }
pass-detail = تظهر أوراقك عندما تضغط الزر.
pass-take = أنا { $name }: أظهر أوراقي
pass-since = منذ دورك الأخير

# Profiles

profile-link = ملفك الشخصي: احتفظ بهذا الاسم على كل أجهزتك
profile-mark = هذا الاسم محفوظ لصاحبه: ليس لغيره
sit-as-profile = الجلوس باسم { $name }، بملفك الشخصي
profile-block = حظر { $name }
profile-lift-block = إلغاء حظر { $name }
profile-blocked = لن تلتقي { $name } على الطاولات بعد الآن. أما هذه الطاولة فلا تتغيّر.
rated-switch = لعبة مصنّفة
rated-short = مصنّفة
found-said = وجدتَ { $names }. استمتع باللعب!
rated-note = مصنّفة: تغيّر النتيجة تصنيف الطرفين. من يغادر، أو يغيب عند النهاية، يخسر.
rated-need-profile = هذه اللعبة مصنّفة: أنشئ ملفًا شخصيًّا لتجلس
leave-sure-rated = أتريد مغادرة هذه اللعبة المصنّفة؟ تخسرها فورًا، حتى إن عدت.
rating-short = التصنيف { $rating } (من { $low } إلى { $high })
rating-none = لا لعبة مصنّفة بعد
rating-change = تصنيفك: كان { $before } وصار { $after } ({ "\u2066" }{ $change }{ "\u2069" })
forfeit-won = { $n ->
    [one] غادر خصمك: فزت بهذه اللعبة المصنّفة.
   *[other] غادر خصومك: فزت بهذه اللعبة المصنّفة.
} يمكنك أن تواصل اللعب ضد الحاسوب.
forfeit-lost = حُسمت هذه اللعبة المصنّفة: غادرها فريقك فخسرها.
