# لعبة مكتوبة مع شرح: ماذا فعلت كل حركة.
#
# $name لاعب، و$side لاعب أو فريق؛ والورق مكتوب بالكلمات؛ و$idiom هو scopa أو chkobba أو hurrikan أو escoba.

note-deals = الموزّع: { $name }.
note-deal = التوزيع { $deal } من { $deals }.
note-new-deal = ورق الطاولة الأول يستدعي توزيعًا جديدًا: يُخلط الورق من جديد.
note-four-equal = ورق الطاولة الأول أربع متساوية: يفوز باللعبة طرف الموزّع، { $side }.
note-misdeals = أُلغي التوزيع مرة أكثر مما يجوز: يخسر اللعبة طرف الموزّع، { $side }.
note-lay = رمي { $card }
note-keep = الاحتفاظ ب{ $card }
note-place = وضع { $card } على الطاولة
note-declare = إعلان وإظهار { $cards }
note-matta = المتّا ({ $matta }) تُحسب { $card } حتى تؤخذ.
note-declared = الإعلان محسوب، ويعطي { points-worth } لصالح { $side }.
note-declared-equal = الإعلانات متساوية: لا أحد يسجّل.
note-steal = ومعها كومة { $side }: { $cards ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } أوراق
   *[other] { $cards } ورقة
}.
note-dealt = الأيدي كما وُزّعت تعطي { points-worth } لصالح { $side }.
note-sweep = { sweep-call }
note-fall = أخذت الورقة الموضوعة للتوّ: { points-worth }.
note-fall-back = استردّت ما كُسب للتوّ: { points-worth }.
note-one-suit = كلها من نقش واحد: { points-worth }.
note-many = ثلاث أوراق فأكثر: { points-worth }.
note-sweep-points = السكوبا تُحسب بحسب ورقتها: { points-worth }.
note-last-card = { $idiom ->
    [chkobba] الطاولة فارغة، لكن آخر ورقة في الجولة ليست شكبّة.
    [hurrikan] الطاولة فارغة، لكن آخر ورقة في الجولة ليست هوريكان.
    [escoba] الطاولة فارغة، لكن آخر ورقة في الجولة ليست إسكوبا.
    [cuarenta] الطاولة فارغة، لكن آخر ورقة في الجولة ليست ليمبيا.
    [ronda] الطاولة فارغة، لكن آخر ورقة في الجولة ليست ميسا.
   *[scopa] الطاولة فارغة، لكن آخر ورقة في الجولة ليست سكوبا.
}
note-ace-no-sweep = الطاولة فارغة، لكن ما يأخذه الآص ليس كنسة.
note-ace-takes-all = الآص يأخذ كل شيء.
note-fifteen = مجموعها خمسة عشر.
note-left = كان يمكنها أن تأخذ، وليست ملزمة.
note-leftover = آخر أخذ: { $side }. ما بقي على الطاولة يذهب إليه: { $cards }.
note-leftover-nobody = ما بقي على الطاولة لا يذهب إلى أحد: { $cards }.
note-dealer-captured = يذهب ورق الطاولة الأول لمجموعه إلى طرف الموزّع، { $side }: { $cards }.
