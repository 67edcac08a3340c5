# ما الذي لا يصلح، لمن يلعب. والإنجليزية لكل جملة حيث يقولها البرنامج.
#
# $detail و$reason كلمات من برامج أخرى، أو جملة أخرى من هذه الجمل.

## قواعد لا تجتمع

rules-vocabulary = في القواعد قيمة ليست من القيم الممكنة: { $detail }.
rules-deal = يجب أن يستنفد التوزيع الورق تمامًا: { $table } على الطاولة و{ $seats } أيدٍ من { $hands } تساوي { $dealt }، وعدد الورق { $size }.
rules-redeal = يُذكر كل سبب لإعادة التوزيع مرة واحدة، بهذا الترتيب: الملوك ثم المتساوية ثم الآصات.
rules-cut = سحب ورقة قبل التوزيع يحتاج إلى ورق على الطاولة: وإلا فلا مكان توضع فيه الورقة المسحوبة.
rules-captures = يجب أن يكون هناك شيء يؤخذ: الورقة المساوية أو المجموع أو خمسة عشر.
rules-ace = لا يأخذ الآص نفسه إلا حيث يأخذ الآص كل شيء، كنسًا كان ذلك أم لا.
rules-cards = الورق اللازم من { $least } إلى { $most } حتى لا يبلغه إلا طرف واحد؛ و{ $given } لا يصلح (0 يعني الأكثر).
rules-coins = الدنانير اللازمة من { $least } إلى { $most } حتى لا يبلغها إلا طرف واحد؛ و{ $given } لا يصلح (0 يعني الأكثر).
rules-low-run = لا تجتمع النابولا والسلالم: التسلسل الأدنى هو النابولا.
rules-napoleone = نابليون يحتاج إلى نابولا من 9 أوراق: والتي من 6 تنتهي قبل ذلك.
rules-no-twos-napola = ليس في 36 ورقة أوراق اثنين، فلا تكون فيها نابولا.
rules-no-twos-bassa = ليس في 36 ورقة أوراق اثنين، فلا يكون فيها السلّم الأدنى.
rules-no-twos-scala = ليس في 36 ورقة أوراق اثنين، فلا يكون فيها السلّم كله.
rules-no-twos-two = ليس في 36 ورقة أوراق اثنين، فلا يُحسب فيها اثنا العصي.
rules-declare = الإعلانات تحتاج إلى أيدٍ من ثلاث أوراق في كل توزيع.
rules-scores = يجب أن يعطي شيءٌ ما نقاطًا، وإلا لم ينتهِ اللعب أبدًا.

## خيارات وألعاب وقواعد البيت

option-ambiguous = «{ $name }» قد يعني { $options }: قل أيها تريد.
option-inside = لا يوجد خيار «{ $name }» وحده؛ يوجد { $options }.
option-near = لا يوجد خيار «{ $name }»؛ وأقربها إليه { $options }.
option-unknown = لا يوجد خيار «{ $name }»؛ يوجد { $options }.
option-value = قيمة { $option } هي { $allowed }، لا «{ $text }».
option-some = never، أو بعضٌ من { $first } و{ $last } بفواصل بينها
option-numbers = قائمة أعداد صحيحة، عدد لكل توزيع مثل 3,3,3، أو عدد واحد للجميع
option-either = { $first } أو { $last }
option-least = عدد صحيح، { $least } فأكثر
option-range = عدد صحيح من { $least } إلى { $most }
option-twice = للخيار { $option } قيمتان مختلفتان: أعطه قيمة واحدة.
option-off = { $line } لا يُلعب، فلا يمكن اختيار { $option }.
variant-near = لا توجد لعبة «{ $name }»؛ وأقربها إليها { $variants }.
variant-unknown = لا توجد لعبة «{ $name }»؛ الألعاب: { $variants }.
variant-seats = عدد اللاعبين في { $game } هو { $only }، لا { $seats }.
variant-seats-among = عدد اللاعبين في { $game } هو { $first } أو { $last }، لا { $seats }.
variant-seats-twice = ذُكر عدد اللاعبين مرتين، { $seats } و{ $asked }: اذكره مرة واحدة.
house-unknown = ليس في قواعد البيت «{ $key }»؛ فيها { $keys }.
house-unreadable = قواعد البيت هذه ليست TOML ولا JSON: { $detail }.
house-text = في قواعد البيت { $key } نصّ بين علامتي اقتباس، لا { $value }.
house-number = في قواعد البيت seats عدد، لا { $value }.
house-settings = في قواعد البيت يحتوي set على إعدادات مثل target = 21، لا { $value }.
player-no-argument = لا يوجد «{ $text }»: يُكتب { $name } وحده.
player-number = لا يوجد «{ $text }»: بعد النقطتين عدد من { $least } إلى { $most } ({ $what }) مثل { $example }.
player-cheats = «{ $name }» يرى الورق المخفي، فلا يلعب إلا في الحلبة.
player-program = اللاعب الذي هو برنامج لا يلعب إلا في الحلبة.
player-unknown = لا يوجد لاعب «{ $name }»؛ اللاعبون: { $players }.
nameless = قل ما اسمك عند الطاولة: --name NAME.
opponents = عدد الخصوم المذكورين { $named }، وعدد المقاعد للآخرين { $others }.
no-words = لا توجد كلمات باللغة «{ $code }»؛ اللغات: { $languages }.

## الطاولات

no-table = لا توجد طاولة كهذه: تحقّق من الرابط.
no-code = لا توجد طاولة بهذا الرمز: تحقّق منه، أو اطلب الرابط.
table-newer = هذه الطاولة من نسخة أحدث من Settebello: حدّث نسختك.
table-unreadable = الطاولة { $table } محفوظة بطريقة لا تُقرأ هنا ({ $detail }).
table-not-read = تعذّرت قراءة الطاولة ({ $detail }): حاول مرة أخرى.
table-not-saved = تعذّر حفظ اللعبة ({ $detail })، فلم يُلعب شيء: افحص القرص وحاول مرة أخرى.
table-not-saved-away = تعذّر حفظ اللعبة ({ $detail })، فلم يُلعب شيء.
store-away = لا يمكن الوصول إلى الألعاب الآن، ولا يضيع شيء: حاول بعد قليل.
name-length = طول الاسم من 1 إلى { $longest } حرفًا، وطول هذا { $length }.
places = لطاولة من { $seats } عدد مقاعد الآخرين { $others }، والمذكورون { $named }.
weak-key = المفتاح من 22 إلى 64 من حروف وأرقام عشوائية أو - أو _: اصنعه من 16 بايت عشوائيًا على الأقل.
no-address = لا شيء في هذا العنوان.
no-method = لا يُستعمل هذا العنوان هكذا.
not-so = هذا غير ممكن.
other-host = هذا الخادم ليس «{ $host }»: استعمل العنوان الذي كتبه حين بدأ.
other-origin = صفحات «{ $origin }» لا يُسمح لها بالدخول هنا.
not-json = يجب أن يكون المحتوى JSON، وأن يكون الرأس content-type: application/json.
too-long = المحتوى أكثر من { $longest } بايت: أرسل أقل.
not-readable = لا يمكن قراءة هذا الطلب: { $detail }.
too-many-codes = جُرّبت من هنا رموز كثيرة: انتظر دقيقة، أو اطلب الرابط.
too-many-tables = فُتحت من هنا طاولات كثيرة: انتظر قليلًا.
too-many-requests = جاء من هنا أكثر مما يُحتمل دفعة واحدة: انتظر لحظة.
too-many-connections = من هنا اتصالات كثيرة: أغلق بعضها.
too-many-messages = ترسل كثيرًا دفعة واحدة: انتظر لحظة.
too-many-phrases = تتكلم كثيرًا دفعة واحدة: انتظر لحظة.
too-many-watchers = عند هذه الطاولة كل من يُسمح لهم بالمشاهدة.

## المقاعد

closed = أغلق المضيف هذه الطاولة.
full = كل مقاعد هذه الطاولة مشغولة.
seat-taken = هذا المقعد مشغول: اختر غيره.
name-taken = يوجد على هذه الطاولة { $name } بالفعل: اختر اسمًا آخر.
watching = أنت تشاهد هذه الطاولة: اجلس لتلعب.
watching-silent = أنت تشاهد هذه الطاولة: اجلس لتتكلم.
no-watching = لا أحد يستطيع مشاهدة هذه الطاولة.
wrong-key = هذا ليس مفتاح مقعد عند هذه الطاولة: استعمل رابط مقعدك.
no-join = يجب أن تكون الرسالة الأولى join مع مفتاح مقعد.
here-already = أنت على هذه الطاولة بالفعل.
host-only = هذا لا يفعله إلا مضيف الطاولة.
no-host = لا يستضيف الطاولة إلا شخص حاضر.
begun = بدأت اللعبة: لا تتغير المقاعد بعد الآن.
no-seat = لا يوجد مقعد { $seat }: المقاعد من 0 إلى { $last }.
shared = أُضيف نصيبك إلى بذرة الجولة القادمة بالفعل.
move = يمكنك الانتقال إلى مقعد لا يجلس فيه شخص؛ والمضيف ينقل الآخرين.
not-ready = ليس الجميع جاهزين بعد: { $names }.
own-seat = هذا مقعدك أنت: اتركه، أو اطلب غيره.
not-away = أثناء اللعب لا يُستبدل إلا الغائب.

## اللعب

not-your-turn = ليس دورك: الدور على { $name }.
not-begun = لا أحد يستطيع اللعب الآن: لم تبدأ اللعبة.
not-allowed = { $action } غير مسموح الآن؛ يمكنك أن تلعب { $legal }.
stale = تقدّم اللعب منذ آخر ما رأيته: انظر إليه من جديد قبل أن تلعب.
no-round = لا يمكن توزيع جولة الآن: لم تنتهِ هذه الجولة.
no-more-rounds = لا يمكن توزيع جولة الآن: انتهت اللعبة.
no-play = لا أحد يستطيع اللعب الآن: انتهت الجولة.
game-over = لا أحد يستطيع اللعب الآن: انتهت اللعبة.
no-rematch = تُطلب مباراة الإعادة بعد انتهاء اللعبة.
no-advice = لا نصائح عند طاولة يلعب فيها الناس بعضهم ضد بعض.
early-advice = لا تُعطى النصيحة إلا حين يأتي دورك.
late-advice = النصيحة تحتاج إلى وقت أطول: اسأل مرة أخرى بعد قليل.
message-long = طول الرسالة { $longest } حرف على الأكثر، وطول هذه { $length }.
no-message = هذه ليست رسالة من البروتوكول: { $detail }.

## الملفات والسجلات

no-seed = «{ $text }» ليس بذرة: البذرة 64 رقمًا ستّ عشريًّا.
file-finished = اللعبة في «{ $path }» منتهية؛ سمِّ ملفًا آخر للعبة جديدة.
file-not-written = لا يمكن الكتابة في «{ $path }» ({ $reason })؛ سمِّ ملفًا آخر.
file-not-read = لا يمكن قراءة «{ $path }» ({ $reason })؛ سمِّ ملفًا آخر.
file-no-text = ليس نصًّا
file-no-game = ليس في «{ $path }» لعبة يمكن أن تستمر: { $reason }
file-no-folder = لا يمكن إنشاء المجلد «{ $folder }» ({ $reason }).
record-no-players = لا يقول السجل في سطر [Players …] من يجلس في كل مقعد.
record-not-replayed = لا يمكن إعادة الجولة { $round }: { $reason }
record-line = السطر { $line }: { $reason }
record-cut = ينتهي السجل بلا سطر [Result …]؛ لقد قُطع.
record-no-header = «{ $text }» ليس سطر رأس مثل [Dealer 1].
record-round = يجب أن تأتي الجولة { $due }، لا { $number }.
record-action = «{ $text }» لا يتابع الحركات من «{ $number }.».
record-unscored = الجولة المنتهية وحدها تُختم بسطرها [Score …].
record-score = هذه النقاط لا توافق حركات الجولة.
record-last = لا مكان هنا إلا لسطر [Result …] أخيرًا.
record-result = هذه النتيجة لا توافق حركات اللعبة.
record-none = هذا ليس سجلًا: يجب أن يبدأ بـ [Settebello { $format }].
record-digest = البصمة لا توافق القواعد: لقد غُيّرت، أو لها هنا معنى آخر.
record-names = عدد الأسماء { $names } وعدد المقاعد { $seats }.
record-missing = الرأس { $header } ناقص.
record-unreadable = لا يمكن قراءة الرأس { $header }: { $detail }.

## الطريق إلى الطاولة ومنها

link-long = طول رابط الطاولة { $longest } حرفًا على الأكثر، وطول هذا { $length }.
link-nowhere = «{ $text }» لا يقود إلى طاولة: أعطِ رابطًا مثل https://scopa.example.org/table/x7Yf-q2، أو رمزًا من سبعة حروف وأرقام.
link-server = «{ $text }» ليس عنوان خادم: أعطِ عنوانًا مثل https://scopa.example.org.
link-key = السر بعد «#» في هذا الرابط تالف: انسخ الرابط كله من جديد.
no-server = لا يستجيب أي خادم على { $server } ({ $reason }): تحقّق من العنوان، أو حاول لاحقًا.
server-not-ours = ما يجيب على { $server } ليس خادم Settebello: تحقّق من العنوان.
server-shut-out = الخادم { $server } لا يسمح لنا بالدخول: له اسم آخر، أو القادمون من هنا كثيرون.
server-other-version = الخادم { $server } من نسخة غير نسخة هذا البرنامج: حدّث الأقدم منهما.
server-silent = الخادم { $server } لا يستجيب: حاول لاحقًا.
server-stayed-away = لم يعد الخادم منذ { $seconds } ثانية.
server-late = لم يستجب الخادم في الوقت المناسب.
server-hung-up = أغلق الخادم الاتصال.
full-but-open = كل مقاعد هذه الطاولة مشغولة؛ يمكنك أن تتفرّج عليها.
seat-given = أُعطي مقعدك عند هذه الطاولة لغيرك.
connection-closed = أُغلق الاتصال.
table-stands-still = لم تتقدّم الطاولة في الوقت المناسب.
