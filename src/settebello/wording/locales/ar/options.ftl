# خيارات قواعد البيت: أسماؤها وقيمها. أما معناها فتقوله القواعد.

option-pack = عدد الورق
option-jack_over_queen = الولد فوق البنت
option-seats = اللاعبون
option-direction = اتجاه اللعب
option-table = الورق على الطاولة في البداية
option-hands = الورق في كل يد
option-redeal = توزيع جديد إذا كان في ورق الطاولة الأول
option-cut = تُسحب ورقة قبل التوزيع
option-equal = تؤخذ ورقة مساوية
option-sum = يؤخذ مجموع
option-fifteen = يؤخذ ما يصنع خمسة عشر
option-choice = إذا أمكن الأخذ بأكثر من طريقة
option-optional = لا أحد ملزم بالأخذ
option-ace = الآص
option-ace_takes_itself = الآص على طاولة فارغة يأخذ نفسه
option-sweep-points = نقاط الكنس
option-last_card = آخر ورقة قد تكون كنسًا
option-leftover = ما بقي على الطاولة يذهب إلى
option-cards = الورق
option-cards-points = نقاط الورق
option-cards-at_least = الورق اللازم
option-coins = الدنانير
option-coins-points = نقاط الدنانير
option-coins-at_least = الدنانير اللازمة
option-coins-with_seven = مع السبعة الحلوة فقط
option-settebello = السبعة الحلوة (settebello)
option-settebello-points = نقاط السبعة الحلوة
option-primiera = البريميرا
option-primiera-points = نقاط البريميرا
option-primiera-scale = القيم في البريميرا
option-primiera-missing_suit = إذا نقص لون
option-barmila = البرميلة
option-barmila-points = نقاط البرميلة
option-re_bello = الملك الحلو (re bello)
option-re_bello-points = نقاط الملك الحلو
option-napola = النابولا
option-napola-longest = أطول نابولا
option-napola-napoleone = اللون كله يفوز (نابليون)
option-scaletta_bassa = السلّم الأدنى
option-scaletta_bassa-points = نقاط أوراقه الثلاث الأولى
option-scaletta_alta = السلّم الأعلى
option-scaletta_alta-points = نقاط أوراقه الثلاث الأولى
option-scala = اللون كله يفوز (السلّم كله)
option-two_of_clubs = اثنين العصي (السباتي) يكلّف نقاطًا
option-two_of_clubs-points = النقاط التي يكلّفها
option-bonus = اللون المحسوب
option-declarations = الإعلانات
option-target = نقاط الفوز
option-claiming_out = المطالبة بالفوز
option-double_game = الخسارة المضاعفة

value-on = نعم
value-off = لا
value-pack = { $value } ورقة
value-direction = { $value ->
    [left] إلى اليسار (مع عقارب الساعة)
   *[right] إلى اليمين (عكس عقارب الساعة)
}
value-redeal = { $value ->
    [kings] ثلاثة ملوك أو أربعة
    [equal] ثلاث أو أربع متساوية القيمة
   *[aces] آص
}
value-choice = { $value ->
    [equal-first] الورقة المساوية أولًا
    [fewest] أقل عدد من الورق
   *[free] اللاعب يختار
}
value-ace = { $value ->
    [sweep] يأخذ كل شيء، وهو كنس
    [no-sweep] يأخذ كل شيء، بلا كنس
   *[ordinary] ورقة كغيرها
}
value-leftover = { $value ->
    [last-deal] آخر من أخذ بعد التوزيع الأخير
   *[last-capture] آخر من أخذ
}
value-primiera-scale = { $value ->
    [halves] الأرقام، الآص 5½، الصور ½
    [panicale] الأرقام، الآص 5½، الصور 0
    [settanta] 21، 18، 16 …، بلا صور
    [hurrikan] 21، 18، 16 …، الملك 10، البنت 9، الولد 8
   *[standard] 21، 18، 16 …، الصور 10
}
value-primiera-missing_suit = { $value ->
    [compared] يقارن ما عند كل طرف
   *[loses] لا بريميرا
}
value-declarations = { $value ->
    [bazzica] بازيكا (3، 10)
    [sbarazzina] سبارازينا (2 أو 3، 7)
   *[none] لا شيء
}
