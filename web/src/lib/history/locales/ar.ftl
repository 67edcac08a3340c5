# ألعاب هذا المتصفّح وما يحفظه.
#
# $title لعبة؛ $date تاريخ فتحها؛ $name شخص؛ $own و$theirs عدد مرّات الفوز.

yours-lead = ألعابك يحفظها هذا المتصفح وحده، ولا يستطيع أحد غيرك أن يراها.
yours-name-detail = لا يرى الآخرون إلا اسمك، على الطاولات التي تلعب عليها.
yours-name-saved = من الآن تجلس باسم { $name }.
yours-none = لا يمكن قول شيء بعد: لم تُنهِ أي لعبة في هذا المتصفح. العب واحدة تظهر نتائجك هنا، بحسب الخصم وبحسب اللعبة.
yours-play = العب { $game } الآن
yours-finished = ألعاب منتهية
yours-unfinished = ألعاب لم تنته
yours-record = السجل
continue-of = تابع: { $title }، { $date }
yours-record-of = نزّل سجل { $title }، { $date }
yours-delete-of = أزل { $title }، { $date } من هذه القائمة
yours-delete-all = احذف كل ما هو محفوظ هنا
yours-delete-detail = يختفي اسمك وقواعد بيتك وألعابك وإعداداتك من هذا المتصفح نهائيًا، ولا يعيدها إلا ما حفظته في ملف.
yours-delete-sure = أتحذف من هذا المتصفح اسمك وقواعد بيتك وقائمة ألعابك؟ لا رجعة في ذلك.
yours-delete-yes = حذف كل شيء
yours-deleted = حُذف كل ما كان محفوظًا هنا.

head-to-head = وجهًا لوجه
head-to-head-line = أنت { $own }، { $name } { $theirs }
head-to-head-games = { $n ->
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $n } ألعاب
   *[other] { $n } لعبة
}
