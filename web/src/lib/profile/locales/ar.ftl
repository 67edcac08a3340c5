# صفحة الملف الشخصي: اسم يُحفظ بلا حساب.

profile-title = ملفك الشخصي
profile-lead = اسم لك وحدك على هذا الخادم، بلا حساب ولا عنوان ولا كلمة مرور.
profiles-off = لا يحفظ هذا الخادم ملفات شخصية.
profile-make-title = حفظ اسمك
profile-make-detail = يرى الآخرون على الطاولة أن الاسم لك، ولا يستطيع غيرك أخذه. لا يحفظ الخادم شيئًا شخصيًّا غير الاسم.
profile-make = حفظ هذا الاسم
profile-restore-title = ألديك ملف شخصي بالفعل؟
profile-restore-detail = اكتب كلمات عبارة الاسترداد الاثنتي عشرة لاستعماله على هذا الجهاز أيضًا.
profile-phrase = عبارة الاسترداد
profile-restore = استعادة الملف الشخصي
profile-phrase-title = عبارة الاسترداد
profile-phrase-detail = تنقل هذه الكلمات ملفك الشخصي إلى جهاز آخر، وتعيده إليك إن فقدت هذا الجهاز. دوّنها بهذا الترتيب: لا تظهر إلا الآن. ومن كانت عنده كان ملفك عنده.
profile-print = طباعة
profile-phrase-done = دوّنتها
profile-phrase-new = عبارة استرداد جديدة
profile-phrase-new-detail = لا يمكن إظهار العبارة مرة أخرى. تحل عبارة جديدة محلها: ولا تعود الكلمات القديمة صالحة.
profile-name-title = الاسم
profile-rename = تغيير الاسم
profile-renamed = اسمك الآن { $name }.
profile-devices-title = الأجهزة
profile-device-remove = إزالة
profile-device-remove-of = إزالة { $name }، منذ { $time }
profile-blocked-title = المحظورون
profile-blocked-detail = لا تجلسون على الطاولة نفسها. ولا يُخبَرون بذلك.
profile-blocked-none = لم تحظر أحدًا. في قائمة الجالسين على الطاولة يمكنك حظر من له ملف شخصي، أو من التقيته في الصالة.
profile-unblock = إلغاء الحظر
profile-unblock-of = إلغاء حظر { $name }
profile-delete = حذف الملف الشخصي
profile-delete-detail = يحذف من الخادم الاسم وأجهزته وحظره، على كل الأجهزة ونهائيًّا. ويصير الاسم متاحًا لغيرك. وتبقى سجلات الألعاب التي لعبتها بالاسم نفسه.
profile-delete-sure = أتريد حذف { $name } نهائيًّا، على كل الأجهزة؟
profile-deleted = حُذف الملف الشخصي.
profile-gone = لم يعد هذا الملف الشخصي موجودًا. يمكنك إنشاء ملف جديد.
ratings-title = التصنيفات
rating-line = الأرجح بين { $low } و{ $high }. الألعاب المصنّفة: { $games }، مرات الفوز: { $won }.
ratings-none = لم تلعب لعبة مصنّفة بعد. فعّل «لعبة مصنّفة» حين تبحث عن خصم، أو حين تفتح طاولة كل مقاعدها الأخرى مفتوحة.
profile-people-met = قابلت في الألعاب المصنفة { $n ->
    [one] شخصًا آخر واحدًا
    [two] شخصين آخرين
    [few] { $n } أشخاص آخرين
   *[other] { $n } شخصًا آخر
}.
profile-results = آخر الألعاب المصنفة
profile-result = { $result ->
    [won] فوز على { $names }
   *[lost] خسارة أمام { $names }
}
profile-result-gone = شخص لم يعد هنا
best-link = أفضل اللاعبين
best-title = أفضل اللاعبين
best-detail = من لعب { $n } لعبة مصنّفة على الأقل في { $days } أيام على الأقل، وقابل { $people } آخرين لعبوا مثل ذلك. الرقم أفضل تقدير؛ والقوة الحقيقية في المدى في 19 حالة من 20.
best-month = هذا الشهر
best-ever = على الإطلاق
best-month-detail = لمن لعب { $n } ألعاب مصنفة على الأقل هذا الشهر. الألعاب المذكورة هي ألعاب هذا الشهر.
best-month-none = لم يلعب أحد ما يكفي من الألعاب المصنفة هذا الشهر.
best-none = لم يلعب أحد ما يكفي من الألعاب المصنّفة بعد.
best-later = هنا أفضل اللاعبين هذا الشهر وعلى الإطلاق، بأسمائهم وتصنيفاتهم. ويمكن أن يكون بينهم كل من يلعب ألعابًا مصنّفة أمام آخرين. احفظ اسمًا في ملفك، ثم ابحث عن خصم.
best-pool = الألعاب
pool = { $family }، { $n ->
    [2] لاعبان
   *[other] { $n } لاعبين
}
pool-programs = { $family }، { $n ->
    [2] لاعبان
   *[other] { $n } لاعبين
}، برامج
