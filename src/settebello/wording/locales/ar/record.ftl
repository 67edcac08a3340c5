# لعبة مكتوبة مع شرح: ماذا فعلت كل حركة.
#
# $name لاعب، و$side لاعب أو فريق؛ والورق مكتوب بالكلمات؛ و$idiom هو scopa أو chkobba أو hurrikan.

note-deals = يوزّع { $name }.
note-deal = التوزيع { $deal } من { $deals }.
note-new-deal = ورق الطاولة الأول يستدعي توزيعًا جديدًا: يُخلط الورق من جديد.
note-lay = يرمي { $card }
note-keep = يحتفظ بـ{ $card }
note-place = يضع على الطاولة { $card }
note-declare = يعلن ويُظهر { $cards }
note-declared = الإعلان محسوب: { points-worth } لصالح { $side }.
note-declared-equal = الإعلانات متساوية: لا أحد يسجّل.
note-sweep = { $idiom ->
    [chkobba] شكبّة!
    [hurrikan] هوريكان!
   *[scopa] سكوبا!
}
note-last-card = الطاولة فارغة، لكن آخر ورقة في الجولة لا تصنع كنسًا.
note-ace-no-sweep = الطاولة فارغة، لكن ما يأخذه الآص ليس كنسًا.
note-ace-takes-all = الآص يأخذ كل شيء.
note-fifteen = مجموعها خمسة عشر.
note-left = كان يمكنها أن تأخذ، وليست ملزمة.
note-leftover = آخر أخذ: { $side }. ما بقي على الطاولة يذهب إليه: { $cards }.
note-leftover-nobody = ما بقي على الطاولة لا يذهب إلى أحد: { $cards }.
