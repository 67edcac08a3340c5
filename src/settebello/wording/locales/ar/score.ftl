# ورقة النقاط: أسماء سطورها، ولماذا سجّلها كل طرف أو لم يسجّلها.
#
# $suit هو النقش المحسوب؛ $idiom هو scopa أو chkobba أو hurrikan أو escoba؛ $scale هو سلّم البريميرا.

score-total = المجموع
score-side = الطرف { $side }

label-sweeps = { sweeps-name }
label-cards = { $idiom ->
    [chkobba] الكارطة
   *[scopa] الورق
}
label-coins = { coins-title }
label-settebello = { $idiom ->
    [chkobba] سبعة الحيّة
    [hurrikan] سبعة { bonus-suit }
    [escoba] سبعة { bonus-suit }
   *[scopa] السبعة الحلوة (settebello)
}
label-primiera = { $idiom ->
    [escoba] السبعون (setenta)
   *[scopa] { $scale ->
        [settanta] السبعون (settanta)
        [hurrikan] البريميير
       *[standard] البريميرا
    }
}
label-barmila = { $idiom ->
    [chkobba] البرميلة
   *[scopa] السبعات
}
label-re-bello = الملك الحلو (re bello)
label-napola = النابولا
label-scaletta-bassa = { $idiom ->
    [cirulla] الصغرى
   *[scopa] السلّم الأدنى
}
label-scaletta-alta = { $idiom ->
    [cirulla] الكبرى
   *[scopa] السلّم الأعلى
}
label-two-of-clubs = { $pack ->
    [french] اثنين السباتي
   *[latin] اثنين العصي
}
label-honours = أوراق النقاط
label-double-all = الكل مرتين
label-tie = عند التعادل
label-declarations = { $idiom ->
    [cuarenta] الروندا
    [ronda] الروندا والترينغا
    [caida] الروندا والتريبيلين
    [spincio] الأكّوزي
   *[scopa] الإعلانات
}
label-captures = { $idiom ->
    [cuarenta] الكاييدا
    [caida] الكاييدا
    [spazzino] البيكولا والباغر
    [tombolon] السكوبا والكولوري
    [cicera] البيكادا ونقاط الأخذ
   *[scopa] نقاط الأخذ
}
label-card-count = عدد الأوراق
label-outright = { $name ->
    [four-equal] أربع متماثلة على الطاولة
    [misdeals] إعادة التوزيع
    [shut-out] الورق كله
    [winning-set] مجموعة فائزة
    [scala] { $idiom ->
        [cirulla] كبّوت
       *[scopa] السلّم كله
    }
   *[napoleone] نابليون
}

why-sweeps = { sweep-count }
why-sweeps-worth = { $reason }، تُحسب كلٌّ منها { points-worth }
why-sweeps-doubled = { $reason }، وتُحسب مضاعفة
why-cards-to = { $count ->
    [one] ورقة واحدة مقابل { $others }
    [two] ورقتان مقابل { $others }
    [few] { $count } أوراق مقابل { $others }
   *[other] { $count } ورقة مقابل { $others }
}
why-cards-tie = تعادل عند { $count }: لا أحد
why-cards-least = { $count ->
    [one] ورقة واحدة، واللازم { $least }
    [two] ورقتان، واللازم { $least }
    [few] { $count } أوراق، واللازم { $least }
   *[other] { $count } ورقة، واللازم { $least }
}
why-cards-few = { $reason }، وعند الطرف الآخر أقلّ من 10، فسجّل فوق ذلك { points-worth }
why-tie-split = تعادل عند { $count }: قسمة
why-tie-first = تعادل عند { $count }: لعب أولًا
why-tie-later = تعادل عند { $count }: لعب طرف آخر أولًا
bonus-card = { bonus-suit }
why-coins-to = { $count } من { bonus-suit } مقابل { $others }
why-coins-tie = تعادل عند { $count }: لا أحد
why-coins-least = { $count } من { bonus-suit }، واللازم { $least }
why-coins-no-seven = { $count } من { bonus-suit }، لكن بلا السبعة
why-coins-all = { $reason }، وهو النقش كله، فسجّل فوق ذلك { points-worth }
why-settebello = { $taken ->
    [on] أخذ سبعة { bonus-suit }
   *[off] ليس عنده سبعة { bonus-suit }
}
why-re-bello = { $taken ->
    [on] أخذ ملك { bonus-suit }
   *[off] ليس عنده ملك { bonus-suit }
}
why-two-of-clubs = { $pack ->
    [french] { $taken ->
        [on] أخذ اثنين السباتي
       *[off] ليس عنده اثنين السباتي
    }
   *[latin] { $taken ->
        [on] أخذ اثنين العصي
       *[off] ليس عنده اثنين العصي
    }
}
why-honours = { $cards }
why-honours-many = { $count } من { $all }
why-honours-none = لا شيء منها
why-double-all = { $taken ->
    [on] سجّل كل شيء وحده
   *[off] لم يسجّل كل شيء
}
why-prime-to = { $value } مقابل { $others }
why-prime-tie = { $value }، تعادل: لا أحد
why-prime-alone = { $value }، ولا منافس
why-prime-missing = { $scale ->
    [settanta] لا ورقة محسوبة من { $suits }: خارج الحساب
   *[standard] لا ورقة من { $suits }: خارج الحساب
}
why-sevens-to = { $count ->
    [one] سبعة واحدة مقابل { $others }
   *[other] عدد السبعات { $count } مقابل { $others }
}
why-sevens-tie = { $count ->
    [0] تعادل بلا سبعات: لا أحد
    [one] تعادل عند سبعة واحدة: لا أحد
   *[other] تعادل في السبعات عند { $count }: لا أحد
}
why-sixes-to = { $sevens ->
    [0] تعادل بلا سبعات؛ الستّات: { $count } مقابل { $others }
   *[other] تعادل في السبعات عند { $sevens }؛ الستّات: { $count } مقابل { $others }
}
why-sixes-tie = { $sevens ->
    [0] تعادل بلا سبعات، وعند { $count } في الستّات: لا أحد
   *[other] تعادل في السبعات عند { $sevens }، وعند { $count } في الستّات: لا أحد
}
why-next-to = { $rank ->
    [1] تعادل في السبعات والستّات؛ الآصات: { $count } مقابل { $others }
    [5] تعادل في السبعات والستّات والآصات؛ الخمسات: { $count } مقابل { $others }
   *[6] تعادل في السبعات؛ الستّات: { $count } مقابل { $others }
}
why-next-tie = تعادل في السبعات والستّات والآصات والخمسات: لا أحد
why-barmila-all = { $reason }، وهي السبعات الأربع، فسجّل فوق ذلك { points-worth }
why-run-up = تسلسل من { $length } بدءًا من آص { bonus-suit }
why-run-up-short = { $length ->
    [0] لا آص { bonus-suit }
   *[other] تسلسل من { $length } بدءًا من آص { bonus-suit }: يلزم ثلاث
}
why-run-down = تسلسل من { $length } نزولًا من ملك { bonus-suit }
why-run-down-short = { $length ->
    [0] لا ملك { bonus-suit }
   *[other] تسلسل من { $length } نزولًا من ملك { bonus-suit }: يلزم ثلاث
}
why-run-whole = النقش كله، وبه الفوز باللعبة
why-run-more = { $reason }: يُحسب منه { $count }
why-declarations = { $points ->
    [0] لا شيء محسوبًا
    [one] نقطة واحدة معلنة
    [two] نقطتان معلنتان
    [few] { $points } نقاط معلنة
   *[other] { $points } نقطة معلنة
}
why-captures = { $idiom ->
    [cuarenta] { $points ->
            [0] لا كاييدا
            [one] نقطة واحدة من الكاييدا
            [two] نقطتان من الكاييدا
            [few] { $points } نقاط من الكاييدا
           *[other] { $points } نقطة من الكاييدا
        }
    [caida] { $points ->
            [0] لا كاييدا
            [one] نقطة واحدة من الكاييدا
            [two] نقطتان من الكاييدا
            [few] { $points } نقاط من الكاييدا
           *[other] { $points } نقطة من الكاييدا
        }
   *[scopa] { $points ->
            [0] لا أخذ محسوبًا
            [one] نقطة واحدة من الأخذ
            [two] نقطتان من الأخذ
            [few] { $points } نقاط من الأخذ
           *[other] { $points } نقطة من الأخذ
        }
}
why-card-count = { $count ->
    [0] لا ورق؛ يبدأ العدّ من { $least }
    [one] ورقة واحدة؛ يبدأ العدّ من { $least }
    [two] ورقتان؛ يبدأ العدّ من { $least }
    [few] { $count } أوراق؛ يبدأ العدّ من { $least }
   *[other] { $count } ورقة؛ يبدأ العدّ من { $least }
}
why-card-count-more = { $even ->
    [on] عدد الأوراق { $count }: { $first } عن { $least } و{ $each } عن كل ورقة زائدة، مع الجبر إلى عدد زوجي
   *[off] عدد الأوراق { $count }: { $first } عن { $least } و{ $each } عن كل ورقة زائدة
}
why-outright = أوراق { bonus-suit } { suit-cards } كلها: فوز باللعبة
why-not-outright = { $sides ->
    [2] عند الطرف الآخر أوراق { bonus-suit } { suit-cards } كلها
   *[other] عند طرف آخر أوراق { bonus-suit } { suit-cards } كلها
}
why-shut-out = الورق كله: فوز باللعبة
why-winning-set = { $cards }: فوز باللعبة
why-winning-set-many = كل أوراق مجموعة فائزة ({ $count })
why-four-equal = { $cards } على الطاولة: فوز باللعبة
why-four-equal-not = { $cards } على الطاولة تعطي الموزّع الفوز
why-misdeals = { $count ->
    [1] توزيع الموزّع لاغٍ: فوز باللعبة
    [2] توزيعان لاغيان متتاليان للموزّع: فوز باللعبة
   *[other] { $count } توزيعات لاغية متتالية للموزّع: فوز باللعبة
}
why-misdeals-not = { $count ->
    [1] توزيع لاغٍ: خسارة اللعبة
    [2] توزيعان لاغيان متتاليان: خسارة اللعبة
   *[other] { $count } توزيعات لاغية متتالية: خسارة اللعبة
}
why-new-game = تعادل عند الهدف: تبدأ لعبة جديدة من 0
why-shut-out-not = لم يأخذ ورقة
why-winning-set-not = { $sides ->
    [3] عند طرف آخر { $cards }
   *[other] عند الطرف الآخر { $cards }
}
