# Friends: people who have played together and have both agreed.

friends-title = الأصدقاء
friend-here = هنا الآن
friend-away = ليس هنا الآن
friend-invite = دعوة
friend-invite-of = دعوة { $name } إلى اللعب
friend-invite-detail = ستُفتح طاولة، وسيعلم { $name } بذلك حين ينظر إلى هذه الصفحة.
friend-invite-by-day = ستُفتح طاولة، وسيعلم { $name } بذلك. لا يلزم أن تكونا هنا في الوقت نفسه.
friend-game = اللعبة
friend-invites = { $name } يدعوك إلى لعبة { $title }.
friend-go = إلى الطاولة
friend-not-now = ليس الآن
friend-add = إضافة { $name } إلى أصدقائك
friend-asks = { $name } يود أن يكون صديقك.
friend-agree = قبول
friend-agree-of = قبول صداقة { $name }
friend-decline = لا، شكرًا
friend-decline-of = لا، شكرًا: رفض طلب { $name }
friend-asked = طلبت صداقة { $name }.
friend-withdraw = سحب الطلب
friend-withdraw-of = سحب طلبك إلى { $name }
friend-are = أنت و{ $name } صديقان الآن.
friend-remove = حذف
friend-remove-of = حذف { $name } من أصدقائك
friend-remove-sure = لن ترى بعد ذلك متى يكون { $name } هنا، ولن يمكنكما تبادل الدعوات. يمكنكما إضافة بعضكما من جديد بعد لعبة.
