# خيارات قواعد البيت: أسماؤها وقيمها. أما معناها فتقوله القواعد.

option-pack = عدد الورق
option-jack_over_queen = { $pack ->
    [french] الولد فوق البنت
    [corsican] الولد فوق البنت
   *[latin] الولد فوق الفارس
}
option-seats = اللاعبون
option-direction = اتجاه اللعب
option-teams = يلعب الأربعة في فريقين
option-table = الورق على الطاولة في البداية
option-hands = الورق في كل يد
option-redeal = توزيع جديد إذا كان في ورق الطاولة الأول
option-cut = تُسحب ورقة قبل التوزيع
option-dealer_takes = الموزّع يأخذ ورق الطاولة الأول
option-dealer_wins = ورق الطاولة الأول يعطي الموزّع الفوز باللعبة
option-misdeals = مرات إعادة التوزيع المتتالية التي يخسر بها الموزّع اللعبة (0: لا يخسر)
option-equal = تؤخذ ورقة مساوية
option-sum = يؤخذ مجموع
option-fifteen = يؤخذ ما يصنع خمسة عشر
option-choice = إذا أمكن الأخذ بأكثر من طريقة
option-optional = لا أحد ملزم بالأخذ
option-ace = الآص
option-ace_takes_itself = الآص على طاولة فارغة يأخذ نفسه
option-ace_first = الآص أول ورقة في الجولة
option-pictures = أوراق الصور
option-run = الأخذ يستمر صعودًا
option-steal = تُسرق الكومات بورقتها العليا
option-sweep-points = { $idiom ->
    [chkobba] نقاط الشكبّة
    [hurrikan] نقاط الهوريكان
    [escoba] نقاط الإسكوبا
    [cuarenta] نقاط الليمبيا
    [ronda] نقاط الميسا
   *[scopa] نقاط السكوبا
}
option-last_card = { $idiom ->
    [chkobba] آخر ورقة قد تكون شكبّة
    [hurrikan] آخر ورقة قد تكون هوريكان
    [escoba] آخر ورقة قد تكون إسكوبا
    [cuarenta] آخر ورقة قد تكون ليمبيا
    [ronda] آخر ورقة قد تكون ميسا
   *[scopa] آخر ورقة قد تكون سكوبا
}
option-by_card = السكوبا تُحسب بحسب الورقة الملعوبة
option-doubled_by = تُضاعف الكنسات لمن جمع
option-fall = نقاط أخذ الورقة الموضوعة للتوّ
option-one_suit = أخذٌ من نقش واحد يعطي
option-many = نقاط أخذ ثلاث أوراق فأكثر
option-last_card_scores = آخر ورقة تعطيها أيضًا
option-leftover = ما بقي على الطاولة يذهب إلى
option-cards = { label-cards }
option-cards-points = نقاط الورق
option-cards-at_least = الورق اللازم
option-cards-few = نقاط إضافية إن كان عند الآخرين أقلّ من 10 أوراق
option-cards-tie = عند التساوي في أكثر الورق
option-coins = { coins-title }
option-coins-points = نقاط { bonus-suit }
option-coins-at_least = أوراق { bonus-suit } اللازمة
option-coins-with_seven = { $idiom ->
    [chkobba] مع سبعة { bonus-suit } فقط
    [hurrikan] مع سبعة { bonus-suit } فقط
    [escoba] مع سبعة { bonus-suit } فقط
   *[scopa] مع السبعة الحلوة فقط
}
option-coins-all = نقاط إضافية لكل أوراق { bonus-suit }
option-coins-tie = عند التساوي في أكثر { bonus-suit }
option-settebello = { label-settebello }
option-settebello-points = { $idiom ->
    [chkobba] نقاط سبعة { bonus-suit }
    [hurrikan] نقاط سبعة { bonus-suit }
    [escoba] نقاط سبعة { bonus-suit }
   *[scopa] نقاط السبعة الحلوة
}
option-primiera = { label-primiera }
option-primiera-points = نقاط { prime-name }
option-primiera-scale = القيم في { prime-name }
option-primiera-missing_suit = إذا نقص نقش
option-barmila = { label-barmila }
option-barmila-points = { $idiom ->
    [chkobba] نقاط البرميلة
   *[scopa] نقاط السبعات
}
option-barmila-ranks = إذا تعادلت السبعات
option-barmila-all = نقاط إضافية للسبعات الأربع
option-re_bello = الملك الحلو (re bello)
option-re_bello-points = نقاط الملك الحلو
option-napola = النابولا
option-napola-longest = أطول نابولا
option-napola-napoleone = النقش كله يفوز (نابليون)
option-napola-with_all = النقش كله يفوز مع الكل مرتين فقط
option-scaletta_bassa = { label-scaletta-bassa }
option-scaletta_bassa-points = نقاط أوراقه الثلاث الأولى
option-scaletta_bassa-longest = { $idiom ->
    [cirulla] أطول صغرى
   *[scopa] أطول سلّم أدنى
}
option-scaletta_alta = { label-scaletta-alta }
option-scaletta_alta-points = نقاط أوراقه الثلاث الأولى
option-scaletta_alta-longest = { $idiom ->
    [cirulla] أطول كبرى
   *[scopa] أطول سلّم أعلى
}
option-scala = النقش كله يفوز (السلّم كله)
option-two_of_clubs = { $pack ->
    [french] اثنين السباتي يكلّف نقاطًا
   *[latin] اثنين العصي (السباتي) يكلّف نقاطًا
}
option-two_of_clubs-points = النقاط التي يكلّفها
option-card_count = نقاط عدد الأوراق
option-card_count-points = نقاط هذا العدد
option-card_count-at_least = الأوراق المطلوبة
option-card_count-each = زيادة عن كل ورقة إضافية
option-card_count-even = تُقرَّب إلى عدد زوجي أعلى
option-honours = نقاط أوراق مفردة
option-double_all = مضاعفة النقاط لمن عنده كلها
option-bonus = النقش المحسوب
option-declarations = الإعلانات
option-pair = نقاط زوج عند التوزيع
option-three = نقاط ثلاث متماثلة عند التوزيع
option-low = نقاط يد منخفضة عند التوزيع
option-low_pair = نقاط إضافية لزوج في يد منخفضة
option-best = أفضل يد موزّعة وحدها تسجّل
option-declaring = متى يكون الإعلان
option-declaring-points = ما تسجّله يد صالحة بأكثر من وجه
option-matta = الورقة الحرّة (المتّا)
option-target = نقاط الفوز
option-claiming_out = المطالبة بالفوز
option-double_game = الخسارة المضاعفة
option-shut_out = من أخذ الورق كله فاز باللعبة
option-wins = أوراق تفوز باللعبة معًا
option-lowest = يفوز صاحب المجموع الأقل
option-finish-tie = إذا تعادلت المجاميع عند الهدف

value-on = نعم
value-off = لا
value-pack = { $value } ورقة
value-direction = { $value ->
    [left] إلى اليسار (مع عقارب الساعة)
   *[right] إلى اليمين (عكس عقارب الساعة)
}
value-redeal = { $value ->
    [two-aces] آصان أو أكثر
    [three-high] ثلاث أو أربع سبعات أو صور متماثلة
    [kings] ثلاثة ملوك أو أربعة
    [pair] ورقتان متساويتان
    [equal] ثلاث أو أربع متساوية القيمة
   *[aces] آص
}
value-dealer_wins = { $value ->
    [four-equal] أربع من رتبة واحدة
   *[none] أبدًا
}
value-dealer_takes = { $value ->
    [fifteen] إذا كان مجموعه 15: كنسة واحدة
    [fifteen-thirty] إذا كان مجموعه 15 أو 30: كنسة أو كنستان
    [nine-thirty] إذا كان مجموعه 9 أو أقل، أو 30: كنسة أو كنستان
    [nine-fifteen-thirty] إذا كان مجموعه 9 أو أقل، أو 15 أو 30: ثلاث كنسات أو كنسة أو كنستان
   *[none] أبدًا
}
value-choice = { $value ->
    [equal-first] الورقة المساوية أولًا
    [fewest] أقل عدد من الورق
   *[free] اللاعب يختار
}
value-doubled_by = { $rank ->
    [0] لا شيء
   *[other] { four-of-rank }
}
value-ace = { $value ->
    [sweep] يأخذ كل شيء، وتلك كنسة
    [no-sweep] يأخذ كل شيء، بلا كنسة
   *[ordinary] ورقة كغيرها
}
value-ace_first = { $value ->
    [no-power] يأخذ كأي ورقة أخرى
    [forbidden] لا يجوز
   *[free] يُلعب كالعادة
}
value-leftover = { $value ->
    [last-deal] آخر من أخذ بعد التوزيع الأخير
   *[last-capture] آخر من أخذ
}
value-coins-tie = { $value ->
    [split] قسمة
    [first-player] من لعب أولًا
   *[nobody] لا أحد
}
value-cards-tie = { $value ->
    [split] قسمة
    [first-player] من لعب أولًا
   *[nobody] لا أحد
}
value-finish-tie = { $value ->
    [king] يحسمه ملك { bonus-suit }
    [new-game] لعبة جديدة من الصفر
   *[round] جولة أخرى
}
value-primiera-scale = { $value ->
    [halves] الأرقام، الآص 5½، الصور ½
    [panicale] الأرقام، الآص 5½، الصور 0
    [settanta] 21، 18، 16 …، بلا صور
    [hurrikan] { $pack ->
        [french] 21، 18، 16 …، الملك 10، البنت 9، الولد 8
        [corsican] 21، 18، 16 …، الملك 10، البنت 9، الولد 8
       *[latin] 21، 18، 16 …، الملك 10، الفارس 9، الولد 8
    }
   *[standard] 21، 18، 16 …، الصور 10
}
value-primiera-missing_suit = { $value ->
    [compared] يقارن ما عند كل طرف
   *[loses] لا تُحسب { prime-name }
}
value-barmila-ranks = { $value ->
    [sevens] لا يسجّل أحد
    [sevens-sixes-aces-fives] تحسم الستّات ثم الآصات ثم الخمسات
   *[sevens-sixes] تحسم الستّات
}
value-declarations = { $value ->
    [bazzica] بازيكا (3، 10)
    [sbarazzina] سبارازينا (2 أو 3، 7)
    [cirulla] تشيرولا (3، 10)
    [la-spezia] لا سبيتسيا (1، 2)
    [chorizo] تشوريسو (2، 3، 20)
    [baciga] باسيغا (3، 20)
   *[none] لا شيء
}
value-pictures = { $value ->
    [equal-only] لا تأخذ إلا ورقة مساوية
   *[value] تُحسب بقيمتها
}
value-one_suit = { $value ->
    [one] نقطة واحدة
    [each] نقطة عن كل ورقة
    [by-card] بحسب الورقة الملعوبة
   *[none] لا شيء
}
value-declaring = { $value ->
    [turn] في دور كل لاعب، وكل إعلان يُحسب
    [deal] بعد التوزيع، وكل إعلان يُحسب
   *[round] بعد التوزيع، وأحسنها يُحسب
}
value-declaring-points = { $value ->
    [add] الكل معًا
   *[best] الأحسن
}
value-matta-none = لا شيء
