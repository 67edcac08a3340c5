# برنامج اللعب في الطرفية.
#
# $name لاعب، و$side لاعب أو فريق؛ و$who هو me أو mine (فريقي) أو other. والورق والحركات مكتوبة بالكلمات.

## الأسماء

you = أنت
partner = شريك
dealer = الموزّع
figure = { $rank ->
    [1] A
    [8] J
    [9] { $pack ->
        [french] Q
       *[latin] C
    }
    [10] K
   *[2] {""}
}
points = { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
cards = { $count ->
    [zero] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}

## ما يحدث

round-opens = { $who ->
    [me] الجولة { $round }. أنت توزّع.
   *[other] الجولة { $round }. الموزّع: { $name }.
}
round-resumes = تستمر الجولة { $round }.
log-play = { $name }: { $action }.
log-sweep = { $name }: { $action }. { sweep-call }
log-keep = { $who ->
    [me] تحتفظ بالورقة.
   *[other] { $name }: الاحتفاظ بالورقة.
}
log-place = { $who ->
    [me] تضع على الطاولة: { $card }.
   *[other] { $name }: وضع { $card } على الطاولة.
}
log-declare = { $who ->
    [me] تعلن وتُظهر { $cards }.
   *[other] { $name }: إعلان وإظهار { $cards }.
}
log-pass = { $who ->
    [me] تمرّر.
   *[other] { $name }: تمرير.
}
log-claim = { $who ->
    [me] تطالب بالفوز.
   *[other] { $name }: مطالبة بالفوز.
}
log-declared = الإعلان محسوب: { points } لصالح { $side }.
log-new-deal = ورق الطاولة يستدعي توزيعًا جديدًا: يُخلط الورق من جديد.
log-next-deal = { $count ->
    [one] ورقة جديدة لكل لاعب.
    [two] ورقتان جديدتان لكل لاعب.
    [few] { $count } أوراق جديدة لكل لاعب.
   *[other] { $count } ورقة جديدة لكل لاعب.
}
log-leftover = آخر أخذ: { $side }. ما بقي على الطاولة يذهب إليه: { $cards }.
log-leftover-nobody = ما بقي على الطاولة لا يذهب إلى أحد: { $cards }.
log-dealer-captured = { $who ->
    [me] أنت الموزّع وتأخذ ورق الطاولة الأول لمجموعه ({ $cards }).
   *[other] الموزّع { $name } يأخذ ورق الطاولة الأول لمجموعه ({ $cards }).
} { $sweeps ->
    [1] { sweep-call }
    [2] { sweep-call } { sweep-call }
   *[3] { sweep-call } { sweep-call } { sweep-call }
}
log-trouble = تعذّر حفظ اللعبة: { $reason }. يستمر اللعب، ويُحاوَل الحفظ من جديد بعد الورقة التالية.

## الوضع بالكلمات

at-game = { $length ->
    [0] { $title }: عدد اللاعبين { $seats }، والفوز عند { points }.
   *[other] { $title }: عدد اللاعبين { $seats }، وعدد الجولات { $length }.
}
at-team = فريقك: { $names }. الآخرون: { $others }.
at-against = ضد { $names }.
at-round = الجولة { $round }، التوزيع { $deal } من { $deals }. { $who ->
    [me] أنت وزّعت.
   *[other] الموزّع: { $name }.
}
at-table = على الطاولة: { $cards }.
at-table-empty = الطاولة فارغة.
at-hand = في يدك: { $cards }.
at-drawn = الورقة التي سحبتها ولا يراها غيرك: { $card }.
at-held = في يد { $name }: { cards }.
at-shown = أظهر { $name }: { $cards }.
at-pile = { $side }: { points } في اللعبة؛ الكومة: { cards }؛ { sweeps-name }: { $sweeps }.
at-top = { $side }، في أعلى الكومة: { $card }.
pile-top = في الأعلى: { $card }
at-stock = ما لم يُوزَّع بعد: { cards }.

## القرار

your-turn = دورك.
your-card = دورك: { $hint }
turn-of = دور { $name }…
announce = { $name }: { $action }
hint-choose = الأرقام أو الأسهم تختار ورقة، وEnter يلعبها.
hint-lay = رمي { $card } على الطاولة
hint-several = { $card }: عدد الطرق { $count }، وEnter للاختيار
hint-sentence = نصيحة: { $action }؛ { $why }.
hint-wait = لحظة، النصيحة قادمة…
hint-why = { $reason ->
    [only] لا يمكنك غير ذلك
    [keep] الورقة في يدك تستعملها حين يناسبك
    [place] قيمتها على الطاولة أكبر
    [declare] يعطي نقاطًا، ولا يكلّف إلا نظرة إلى ورقك
    [pass] ليس عندك ما تُظهره
    [scores] الأخذ نفسه يسجّل فورًا
    [steal] تأخذ كومة كاملة
    [sweep] تكنس الطاولة، وذلك يُحسب
    [settebello] تكسب { $cards }، وفي ذلك نقطة
    [king] تكسب { $cards }، وفي ذلك نقطة
    [honours] تكسب { $cards }، وفي ذلك نقاط
    [sevens] تأخذ { $cards }، والسبعات أثقل الورق حسابًا
    [coins] { $count ->
        [one] تأخذ ورقة من { $suit }
        [two] تأخذ ورقتين من { $suit }
        [few] تأخذ { $count } أوراق من { $suit }
       *[other] تأخذ { $count } ورقة من { $suit }
    }
    [safe] بعده لا تكنس ورقة واحدة الطاولة
    [least] هذا أقل ما تتركه لغيرك
    [ahead] قد يأخذ غيره أكثر الآن، لكن هذا أنفع فيما بعد
    [nothing] لا يأخذ شيئًا، فلا يسجّل شيئًا
    [bait] قد يُضطر التالي إلى كنس الطاولة
    [little] يأخذ أقل ما له قيمة
   *[cards] { $count ->
        [one] تأخذ ورقة
        [two] تأخذ ورقتين
        [few] تأخذ { $count } أوراق
       *[other] تأخذ { $count } ورقة
    }
}
hint-safe = { $why }، ولا تترك ما يُكنس
limit-equal = يجب أخذ الورقة المساوية أولًا
limit-fewest = يجب أخذ أقل عدد من الورق
choose-capture = ماذا تأخذ ب{ $card }؟
choose-other = { $phase ->
    [cut] سحبت { $card }. أتحتفظ بها؟
    [declare] أتعلن يدك؟
    [nothing] ليس عندك ما تعلنه.
   *[other] ماذا تفعل؟
}
choice-take = أخذ { $cards }
choice-take-itself = يذهب إلى كومتك
with-pile = { $action }، { $who ->
    [me] مع كومتك
   *[other] مع كومة { $side }
} ({ cards })
choice-lay = تركها على الطاولة
choice-keep = احتفظ بالورقة
choice-place = ضع الورقة على الطاولة
choice-declare = أعلن، وأظهر اليد
choice-pass = مرّر
option = { $number }: { $action } ({ $text })

## ورقة النقاط

score-title = الجولة { $round }: النقاط
score-entry = { $side } { $points } ({ $why })
score-entries = { $first }؛ { $last }
score-round = هذه الجولة
score-certain = المضمون في هذه الجولة
score-claim-title = الجولة { $round }: المطالبة بالفوز
score-total = المجموع
score-target = { $length ->
    [0] الفوز عند { points }.
   *[other] عدد الجولات { $length }.
}
score-tally = { $label }: { $entries }.
score-side = { $side } { $points }
score-by-round = { $side }، جولة جولة، والمجموع بين قوسين: { $points }.
pad-title = الجولات

## النهاية

won = { $who ->
    [me] فزت باللعبة، { $totals }.
    [mine] فزتم باللعبة، { $side }: { $totals }.
   *[other] فاز باللعبة { $side }، { $totals }.
}
won-shared = اقتسم الفوز { $side }، { $totals }.
won-outright = النقش كله يفوز فورًا، أيًّا كان المجموع.
won-as-dealt = التوزيع يحسم اللعبة، أيًّا كان المجموع.
won-shut-out = من أخذ الورق كله فاز فورًا، أيًّا كان المجموع.
won-winning-set = كل أوراق مجموعة فائزة تفوز فورًا، أيًّا كان المجموع.
won-double = الخسارة مضاعفة.
claim-right = المطالبة صحيحة: { $side } { $points }، والفوز عند { $target }.
claim-wrong = المطالبة خاطئة: { $side } { $points }، والفوز عند { $target }.
claim-certain = المضمون في هذه الجولة، { $side }: { sweeps-name } { $sweeps }{ $declares ->
    [on] ، الإعلانات { $declared }
   *[off] {""}
}{ $takes ->
    [on] ، الأخذ { $captured }
   *[off] {""}
}، الكومة { $piles }.
claim-others = من بين الآخرين يفوز أحسن مجموع، ولا يُحسب من هذه الجولة إلا ما سُجّل فورًا.
claim-right-suit = المطالبة صحيحة: { $side } أخذ النقش كله.
claim-right-set = المطالبة صحيحة: { $side } أخذ كل أوراق مجموعة فائزة.
next-round = Enter: الجولة التالية
again = Enter: لعبة أخرى · q: خروج
no-rematch = Enter: إغلاق
again-online = Enter: لعبة أخرى · k: رابط دائم · q: خروج
again-plain = لعبة أخرى؟ أجب «ن» (نعم) أو «ل» (لا).
permanent-link-plain = «احفظ»: يحفظ الخادم هذه اللعبة برابط دائم.
permanent-link = الرابط الدائم: { $link }
permanent-link-detail = من عنده هذا الرابط يستطيع أن يرى اللعبة كلها، والأسماء معها، إلى أن يحذفها أحد من جلسوا إليها.
take-down-key = k: حذف اللعبة
take-down-plain = «احذف»: حذف اللعبة.
take-down-title = حذف هذه اللعبة؟
take-down-sentence = لن يعمل الرابط عند أحد بعد ذلك، ولا ينشئ رابطًا آخر إلا أنت.
game-down = حُذفت اللعبة.
word-keep = احفظ
word-take-down = احذف

## المفاتيح والشاشات

foot = 1–9 ←→ Enter لعب · ? القواعد · q خروج
foot-choose = 1–9 ↑↓ Enter اختيار
foot-cancel = 1–9 ↑↓ Enter اختيار · Esc رجوع
foot-skip = أي مفتاح: أسرع
foot-score = ↑↓ تمرير · ? القواعد · q خروج
foot-close = ↑↓ تمرير · Esc رجوع
foot-claim = c مطالبة
foot-hint = h نصيحة
rules-title = القواعد: { $title }
rules-in-brief = باختصار
log-title = ما حدث
table-title = الطاولة
stock = لم يُوزَّع: { $count }
declared = معلن { $points }
top-narrow = { $length ->
    [0] { $title } إلى { $target } · { $entries }
   *[other] { $title } · { $entries }
}
top = { $length ->
    [0] { $title } إلى { $target } · الجولة { $round }، التوزيع { $deal } من { $deals }
   *[other] { $title } · الجولة { $round } من { $length }، التوزيع { $deal } من { $deals }
}
quit-title = أتترك اللعبة؟
quit-saved = هي محفوظة في { $path } ويمكن أن تستمر من هناك.
quit-unsaved = ما لُعب حتى الآن سيُحفظ في ملف.
quit-over = انتهت هذه اللعبة.
quit-yes = ن  نعم، اخرج
quit-no = ل  لا، استمر في اللعب
claim-title = أتطالب بالفوز؟
claim-sentence = المطالبة تعني أن عندك (أو عند فريقك) { $target ->
    [one] نقطة واحدة مضمونة
    [two] نقطتين مضمونتين
    [few] { $target } نقاط مضمونة
   *[other] { $target } نقطة مضمونة
}. فإن لم يكن ذلك صحيحًا خسرت اللعبة.
claim-yes = ن  نعم، أطالب
claim-no = ل  لا، استمر في اللعب
claim-plain = المطالبة تعني أن عندك (أو عند فريقك) { $target ->
    [one] نقطة واحدة مضمونة
    [two] نقطتين مضمونتين
    [few] { $target } نقاط مضمونة
   *[other] { $target } نقطة مضمونة
}؛ فإن لم يكن ذلك صحيحًا خسرت اللعبة. أتطالب؟ أجب «ن» (نعم) أو «ل» (لا).

## سطرًا سطرًا

plain-hello = أجب برقم أو بحركة مثل 7D أو 9Cx4S5B؛ و? للمساعدة، وخروج للمغادرة.
plain-prompt = >
plain-help = الرقم يختار من القائمة. والحركة هي الورقة، وبعد x ما تأخذه: { $pack ->
    [french] 7D هي رمي سبعة الديناري، و9Cx4S5B هي أخذ أربعة البستوني وخمسة السباتي ببنت الكوبّة.
   *[latin] 7D هي رمي سبعة الدنانير، و9Cx4S5B هي أخذ أربعة السيوف وخمسة العصي بفارس الكؤوس.
} النقوش: { $suits }.
plain-help-words = كلمات: «طاولة» (الوضع من جديد)، «نصيحة»، «قواعد»، «نقاط»، «خروج»، ?.
plain-suits = { $d } D، { $c } C، { $s } S، { $b } B
plain-claim = «مطالبة»: عندك (أو عند فريقك) نقاط الفوز بالفعل؛ والمطالبة الخاطئة تخسر اللعبة
plain-enter-number = لا يوجد الاختيار { $number }: أجب { $count ->
    [1] بالرقم 1
   *[other] برقم من 1 إلى { $count }
}.
plain-not-now = لا يمكن لعب { $action } الآن: أجب من 1 إلى { $count }، أو ? للمساعدة.
plain-several = يمكن الأخذ ب{ $card } بأكثر من طريقة: { $actions }.
plain-not-understood = «{ $text }» ليس جوابًا: أعطِ { $count ->
    [1] الرقم 1
   *[other] رقمًا من 1 إلى { $count }
}، أو حركة مثل { $example }، أو ? للمساعدة.
plain-yes-no = «{ $text }» ليس جوابًا: أجب «ن» (نعم) أو «ل» (لا).
word-table = طاولة
word-rules = قواعد
word-score = نقاط
word-quit = خروج
word-claim = مطالبة
word-hint = نصيحة
word-yes = ن
word-no = ل

## طاولة على خادم

your-name = ما الاسم الذي تلعب به؟
at-watching = تشاهد { $names }.
stand-in = يلعب الحاسوب مكانه
away = غير متصل
room-open = فارغ
room-seat = { $number }. { $name }{ $host ->
    [yes] {" "}(المضيف)
   *[no] {""}
}: { $standing ->
    [open] مفتوح لمن عنده الرابط
    [player] الحاسوب ({ $player })
    [away] غير متصل الآن
    [stand-in] غير متصل، والحاسوب يلعب مكانه
    [playing] على الطاولة
    [ready] جاهز
   *[here] غير جاهز بعد
}
room-program = برنامج
room-rating = التصنيف { $rating } (من { $low } إلى { $high })
rating-change = تصنيفك: كان { $before } وصار { $after } ({ $change })
room-forfeited = غادر الآخرون: فزت بهذه اللعبة المصنّفة.
room-forfeit = حُسمت هذه اللعبة المصنّفة: غادرها فريقك فخسرها.
room-link = { $code ->
    [none] من عنده هذا الرابط يستطيع أن يجلس: { $link }
   *[other] من عنده هذا الرابط يستطيع أن يجلس: { $link } (الرمز { $code })
}
room-terms = إلى { $target } · { $clock ->
    [none] بلا حدّ للوقت
   *[other] { $clock } لكل حركة
} · يلعب الحاسوب عن الغائب بعد { $grace }
room-rated = مصنّفة: تغيّر النتيجة تصنيف الطرفين. من يغادر، أو يغيب عند النهاية، يخسر.
room-watch = أنت تشاهد. تبدأ اللعبة حين يجهز الجميع.
room-start = s: تبدأ اللعبة؛ ويأخذ الحاسوب المقاعد الفارغة.
room-be-ready = r: أنا جاهز.
room-wait = أنت جاهز. تبدأ اللعبة حين يجهز الجميع.
room-sat = يجلس { $name }.
room-left = ترك { $name } الطاولة.
room-here = { $name } متصل الآن.
room-away = انقطع اتصال { $name }.
room-stand-in = { $name } غير متصل: يلعب الحاسوب مكانه حتى يعود.
room-back = عاد { $name }.
room-ready = { $name }: جاهز.
room-not-ready = { $name }: لم يعد جاهزًا.
room-rematch = طُلبت مباراة إعادة.
room-host = { $who ->
    [me] أنت الآن المضيف.
   *[other] { $name } الآن المضيف.
}
room-devices = مقعدك مفتوح على شاشة أخرى أيضًا: كلتاهما تعرض اللعبة نفسها.
seat-swap = تبديل المقعد مع { $name }
seat-sit = الجلوس هنا
seat-host = تسليم الطاولة إلى { $name }
seat-send-away = إخراج { $name }
seat-open = إخلاء المقعد لشخص
seat-fill = إجلاس { $player } (الحاسوب) هنا
seat-for-good = جعل { $player } يلعب عن { $name } حتى النهاية
seat-mute = كتم { $name }
seat-hear = سماع { $name } من جديد
seat-block = حظر { $name }
seat-unblock = إلغاء حظر { $name }
seat-blocked = لن تلتقي { $name } على الطاولات بعد الآن. أما هذه الطاولة فلا تتغيّر.
seat-unblocked = رُفع الحظر عن { $name }.
seat-report = الإبلاغ عن { $name }
seat-report-sure = يُخبَر من يدير هذا الخادم بالاسمين وبالطاولة وبالعبارات التي قالها { $name } هنا. ولا يُخبَر { $name } بذلك.
report-sent = شكرًا. يستطيع من يدير هذا الخادم الآن قراءة بلاغك.
table-close = إغلاق الطاولة على الجميع
table-close-sure = تنتهي اللعبة على الجميع، ولا يُلعب بعدها على هذه الطاولة.
sure-yes = ن  نعم
sure-no = ل  لا
seat-nothing = لا يمكنك تغيير شيء في المقعد { $seat } الآن.
seat-which = أي مقعد؟ اكتب «مقعد» ورقمًا من 1 إلى { $count }.
seat-what = المقعد { $seat }: اكتب «مقعد { $seat }» ورقمًا من 1 إلى { $count }:
people-title = من على الطاولة
time-left = بقي { $time }
days = { $days ->
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
   *[other] { $days } يومًا
}
time-plain-long = لديك { $time }.
time-plain = { $seconds ->
    [one] لديك ثانية واحدة.
    [two] لديك ثانيتان.
    [few] لديك { $seconds } ثوانٍ.
   *[other] لديك { $seconds } ثانية.
}
said = { $who ->
    [me] تقول: { $words }
   *[other] { $name }: { $words }
}
phrase-title = ماذا تقول؟
line-broken = انقطع الاتصال؛ تُعاد المحاولة، ولا يضيع شيء.
line-open = عاد الاتصال.
put-off = لا يستطيع الخادم أن يحفظ شيئًا الآن؛ يُعاد الإرسال من تلقائه، ولا يضيع شيء.
quit-watching = تستمر اللعبة من دونك.
quit-waiting = سيخلو مقعدك.
quit-online = يلعب الحاسوب عنك حتى تعود برابطك.
come-back = مقعدك لك، ويلعب الحاسوب فيه حتى تعود بالأمر: settebello play --join '{ $link }'
foot-waiting = r جاهز · 1–6 مقعد · p تكلّم · ? القواعد · q خروج
foot-waiting-host = r جاهز · s ابدأ · 1–6 مقعد · p تكلّم · ? القواعد · q خروج
foot-people = w من
foot-phrase = p تكلّم
next-plain = Enter: الجولة التالية.
room-plain = أجب «جاهز» أو «انتظر». كلمات أخرى: «قل» (عبارة)، «مقعد» (تغيير المقاعد)، «من»، «قواعد»، «خروج».
room-plain-host = أجب «ابدأ»، أو «جاهز» وانتظر الآخرين. كلمات أخرى: «قل» (عبارة)، «مقعد» (تغيير المقاعد)، «من»، «قواعد»، «خروج».
room-plain-word = «{ $text }» ليس جوابًا. الكلمات: «جاهز»، «انتظر»، «قل»، «مقعد»، «من»، «قواعد»، «خروج».
room-plain-word-host = «{ $text }» ليس جوابًا. الكلمات: «جاهز»، «انتظر»، «ابدأ»، «قل»، «مقعد»، «من»، «قواعد»، «خروج».
plain-wait = «{ $text }» يجب أن ينتظر: ليس دورك. كلمات: طاولة، نقاط، قل، من، قواعد، خروج، ?.
plain-help-company = وعلى هذه الطاولة أيضًا: «قل» (عبارة للآخرين)، «مقعد» (ورقم: ما يمكنك فعله بذلك المقعد)، «من» (من هنا).
say-plain = ماذا تقول؟ اكتب «قل» ورقمًا من 1 إلى { $count }:
word-ready = جاهز
word-wait = انتظر
word-start = ابدأ
word-who = من
word-seat = مقعد
word-say = قل
promise = { $result ->
    [held] كان الخلط نزيهًا: شارك جهازك، فلا أحد يستطيع أن يكون قد اختار الورق.
    [elsewhere] الخلط يطابق السجل. شارك جهاز آخر على مقعدك، أو هذا الجهاز قبل إعادة تشغيله.
    [others] الخلط يطابق أرقام الأجهزة. لم يشارك جهازك.
    [watched] الخلط يطابق أرقام الأجهزة. كنت تشاهد فقط.
    [nobody] الخلط يطابق السجل، لكن لم يشارك فيه أي جهاز: لا شيء يثبت أن الخادم لم يختر الورق.
    [practice] ورق هذه الجولة من لعبة أخرى: لا شيء يثبت كيف خُلط.
   *[none] لم يكن هناك وعد بشأن هذا الخلط.
}{ $aborted ->
    [0] {""}
    [one] {" "}انقطع خلط واحد في هذه اللعبة، وهو مذكور في السجل.
    [two] {" "}انقطع الخلط مرتين في هذه اللعبة، وذلك مذكور في السجل.
    [few] {" "}انقطع الخلط { $aborted } مرات في هذه اللعبة، وذلك مذكور في السجل.
   *[other] {" "}انقطع الخلط { $aborted } مرة في هذه اللعبة، وذلك مذكور في السجل.
}
promise-broken-now = أُخلف وعد بشأن الخلط: { $problem }. اللعبة مستمرة.
promise-broken = أُخلف وعد بشأن الخلط: { $problem }.
promise-broken-before = أُخلف وعد بشأن الخلط في وقت سابق من هذه اللعبة.
promise-kept = { $record ->
    [none] الأدلة، وهي ما رآه هذا الجهاز، في { $path }.
   *[other] الأدلة في { $path }، والسجل في { $record }. للمقارنة بينهما: settebello verify --evidence '{ $path }' '{ $record }'
}
promise-not-kept = تعذّر حفظ الأدلة: { $reason }.
promise-unchecked = لا يمكن التحقّق من الخلط الآن: { $reason }.
promise-not-told = لا يمكن التحقّق من الخلط: لا يُظهر الخادم هذه الجولة في السجل.
room-acting = { $who ->
    [me] المضيف غير متصل وأنت تنوب عنه: يمكنك بدء اللعبة، ويلعب الحاسوب مكانه حتى يعود.
   *[other] المضيف غير متصل، و{ $name } ينوب عنه.
}
room-removed = أُخرجوا ولم يُسمح بعودتهم: { $names }.
seat-admit = السماح بعودة { $name }
seat-renew = تجديد رابطك
seat-renew-sure = سيحلّ رابط جديد محل رابطك السرّي. لن يعمل القديم بعد ذلك، وتُفصل أجهزتك الأخرى.
renewed = رابطك جديد، ولم يعد القديم صالحًا. عُد بالأمر: settebello play --join '{ $link }'
device-away = فصل { $name }، على مقعدك منذ { $time }
device-away-sure = من يملك رابطك السرّي يستطيع العودة به. جدّد الرابط لتمنعه.
device-other = جهاز آخر
device-terminal = طرفية أخرى

## الملفات، والمغادرة

resumed = تستمر اللعبة في { $path }.
kept = اللعبة محفوظة في { $path }؛ تابعها بـ --save وذلك الملف.
kept-finished = اللعبة محفوظة في { $path }.
kept-nowhere = تعذّر حفظ اللعبة: { $reason }.
kept-daily = محاولتك محفوظة؛ تابعها بـ: settebello daily --date { $day }
daily-title = لعبة اليوم { $day }
input-ended = انتهى الإدخال. { $kept }
goodbye = مع السلامة.

## إعادة عرض لعبة

replay-top = { $title } · الجولة { $round } من { $rounds } · { $action ->
    [0] التوزيع
   *[other] الحركة { $action } من { $actions }
}
replay-hand = في يد { $name }: { $cards }.
replay-drawn = سحب { $name } { $card }، والقرار له.
replay-turn = الدور على { $name }.
replay-begins = يبدأ السجل هنا.
replay-ends = ينتهي السجل هنا.
replay-all-hands = كل الأيدي ظاهرة.
replay-one-hand = يد واحدة ظاهرة: { $name }.
replay-playing = تشغيل تلقائي: { $seconds } ث لكل حركة. المسافة توقفه.
replay-stopped = توقف التشغيل التلقائي.
replay-no-score = تظهر النقاط في نهاية الجولة.
replay-round-over = انتهت الجولة: s يعرض النقاط.
replay-close = Enter: العودة إلى العرض
replay-foot = ←→ حركة · المسافة تشغيل · a الأيدي · s النقاط · k المفاتيح · q خروج
replay-keys-title = المفاتيح
replay-key-step = ← →: حركة إلى الوراء أو إلى الأمام
replay-key-rounds = PgUp، PgDn: الجولة السابقة أو التالية
replay-key-ends = Home، End: إلى البداية، إلى النهاية
replay-key-number = 1–9: إلى تلك الجولة
replay-key-address = g: إلى جولة وحركة
replay-key-play = المسافة: تشغيل أو إيقاف
replay-key-pace = + −: أسرع أو أبطأ
replay-key-hands = a: كل الأيدي، أو واحدة بعد أخرى
replay-key-score = s: النقاط، في نهاية الجولة
replay-key-vary = v وEsc: جرّب حركات أخرى؛ عُد إلى اللعبة
replay-key-play-on = p: واصل اللعب من هنا
replay-key-rules = ?: القواعد
replay-key-quit = q: خروج
replay-go-title = إلى أين؟
replay-go-example = جولة مثل 3، أو جولة وحركة مثل 3.14
replay-hello = Enter يعرض الحركة التالية؛ ? للمساعدة، و«خروج» للمغادرة.
replay-help = Enter أو «التالي» يعرض الحركة التالية، و«السابق» ما قبلها، و«النهاية» آخر اللعبة. 3 يذهب إلى الجولة 3، و3.14 إلى الحركة 14 منها. «تشغيل» يعرض كل شيء حتى النهاية.
replay-help-words = كلمات: «أيدي» (كل الأيدي؛ ومع رقم: تلك اليد وحدها)، «طاولة» (الوضع من جديد)، «نقاط»، «قواعد»، «خروج»، ?.
replay-help-variation = «جرّب» يعدد ما يمكن فعله هنا، و«جرّب 2» يفعل الثاني منه لصاحب الدور؛ و«اللعبة» يعود إلى اللعبة.
variation-choose = حركة أخرى من { $name }
variation-here = حركات أخرى منذ { $address }: v يواصل، وEsc يعود إلى اللعبة.
variation-plain = حركات أخرى منذ { $address }.
variation-over = انتهت الجولة هنا: ارجع إلى الوراء لتجرّب حركات أخرى.
variation-which = أعطِ رقمًا من 1 إلى { $count }: «جرّب 2».
replay-help-practice = «تدريب» يواصل اللعب من هنا؛ ومع مقعدك ومستوى: «تدريب 2 maestro».
practice-title = تدريب: { $title }
practice-seat = مقعدك
practice-level = مستوى الآخرين
practice-over = انتهت اللعبة هنا: ارجع إلى الوراء لتواصل من دور سابق.
practice-which = أعطِ مقعدك، رقمًا من 1 إلى { $count }، ومستوى: «تدريب 2 maestro».
replay-word = «{ $text }» ليس أمرًا: أجب Enter أو «التالي» أو «السابق» أو جولة مثل 3، أو ? للمساعدة.
replay-which-hand = يد من؟ أجب «أيدي» ورقمًا من 1 إلى { $count }، أو «أيدي» وحدها لعرضها كلها.
word-next = التالي
word-back = السابق
word-end = النهاية
word-play = تشغيل
word-try = جرّب
word-game = اللعبة
word-practice = تدريب
word-hands = أيدي

## Finding opponents

find-looking = جارٍ البحث عن خصوم… ينهي Ctrl-C البحث.
find-found = عُثر على خصوم.

## الملفات الشخصية

profile-made = الاسم { $name } لك على { $server }.
profile-phrase = عبارة الاسترداد: { $words }
profile-phrase-keep = اكتب هذه الكلمات الاثنتي عشرة: بها ينتقل الملف الشخصي إلى جهاز آخر، ولا تُعرض إلا الآن. من كانت عنده فالملف له.
profile-type-phrase = كلمات عبارة الاسترداد الاثنتا عشرة:
profile-restored = يمكنك الآن اللعب من هذا الجهاز باسم { $name } على { $server }.
profile-renamed = الاسم الآن { $name }.
profile-sure = هل تحذف { $name } من { $server } نهائيًا، على كل الأجهزة؟ أجب بنعم أو لا:
profile-deleted = حُذف الملف الشخصي.
profile-stays = لم يُحذف شيء.
profile-forgotten = نسي هذا الجهاز الملف الشخصي. وهو باقٍ على الخادم.
profile-at = { $name } على { $server }
profile-devices = الأجهزة: { $count }
profile-blocked = المحظورون: { $names }
profile-rating = { $pool }: التصنيف { $rating } (من { $low } إلى { $high }). الألعاب المصنّفة: { $games }، مرات الفوز: { $won }.
profile-unrated = لا ألعاب مصنّفة بعد.
friends-none = لا أصدقاء بعد: في نهاية لعبة على الصفحة يمكنك إضافة الآخرين.
friends-here = { $name }: هنا الآن.
friends-away = { $name }: ليس هنا الآن.
friends-asking = { $name } يودّ أن يكون صديقك.
friends-asked = طلبت من { $name } أن يكون صديقك.
friends-invites = يدعوك إلى طاولة: { $command }
friends-agreed = أنت و{ $name } صديقان الآن.
friends-removed = { $name } لم يعد في قائمتك.

# Drills

drill-number = { $number } من { $count }. { $question }
drill-table = على الطاولة: { $cards }.
drill-own-pile = أخذها فريقك: { $cards }.
drill-other-pile = أخذها الآخرون: { $cards }.
drill-hand = أوراقك: { $cards }.
drill-right = صحيح. { $why }
drill-wrong = لا: { $answer }. { $why }
drill-result = { $right } صحيحة من { $count } في { $seconds } ث.
drill-best = أفضل نتيجة لك: { $right } صحيحة في { $seconds } ث.
drill-own-prime = التي لك: { $cards }.
drill-other-prime = الأخرى: { $cards }.
drill-unclear = «{ $text }» ليس جوابًا: اكتب رقمًا من 1 إلى { $count }، أو «خروج».

# Puzzles

puzzle-hello = ابحث عن أفضل لعبة. أجب برقم أو بلعبة؛ «اعرض» للحل، و«قواعد» لقواعد اللعبة، و«خروج» للمغادرة.
puzzle-seat = اللاعب { $number }
puzzle-task = ما أفضل لعبة؟
puzzle-unseen = لم تُرَ بعد: { $cards }.
puzzle-right = صحيح.
puzzle-wrong = ليست الأفضل: { $why }. حاول مرة أخرى، أو «اعرض».
puzzle-none = جرّبت كل هذه الألغاز.
word-show = اعرض
puzzle-continuation = تتمة مرجّحة، لكنها غير مؤكدة:
puzzle-standing = تقييمك في الألغاز: { $rating } (من { $low } إلى { $high }). حللت { $solved } من { $tried }، و{ $streak } على التوالي.
