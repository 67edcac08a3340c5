# التحليل: قرارات سجل لعبة، مع الحكم عليها.
#
# $line سطر في حساب النقاط، و$label اسمه؛ و$points و$chance أعداد بإشارتها، نصًا.

review-winner = الفوز: { $side }.
review-unfinished = اللعبة لم تنته: التحليل يصل إلى حيث يصل السجل.
review-judge = الحَكَم: { $judge }. الدقة: { $precision ->
    [quick] سريعة
    [thorough] عالية
   *[usual] عادية
}.
review-no-moments = لم يخسر أي قرار أكثر من هامش خطأ الحَكَم.
review-open-note = الورق المكشوف: الخسارة مع معرفة كل الأوراق، وهو ما لم يكن أحد يعرفه. لا تدخل في التقييم.
review-turn = الدور
review-player = الاسم
review-grade = التقييم
review-costs = الكلفة
review-action = الحركة
review-best = الأفضل
review-points = النقاط
review-chance = فرصة الفوز
review-rollouts = بعد لعبها ألف مرة
review-open = الورق المكشوف
review-reason = السبب
review-counted = القرارات
review-lost = النقاط الضائعة
review-mean = لكل قرار
review-games = الألعاب
review-won = الفوز
review-grades = { $grade ->
    [inaccuracy] هفوات
    [mistake] أخطاء
   *[blunder] أخطاء فادحة
}
grade = { $grade ->
    [best] الأفضل
    [good] جيدة
    [inaccuracy] هفوة
    [mistake] خطأ
    [blunder] خطأ فادح
    [forced] إجبارية
   *[ungraded] بلا تقييم
}
reason = { reason-words }: { $label } { $points }
phrases = { $first }؛ { $last }
reason-words = { $line ->
    [sweeps] إهداء { sweeps-name }
    [cards] إهداء أوراق
    [coins] إهداء أوراق { bonus-suit }
    [settebello] المخاطرة بسبعة { bonus-suit }
    [primiera] إهداء أفضل أوراق أحد الأنواع
    [barmila] إهداء السبعات
    [re_bello] المخاطرة بملك { bonus-suit }
    [two_of_clubs] { $pack ->
        [french] المخاطرة بأخذ اثنين السباتي
       *[latin] المخاطرة بأخذ اثنين العصي
    }
    [honours] إهداء أوراق النقاط
    [double_all] إهداء المضاعفة
    [napola] إهداء الأوراق الصغيرة من { bonus-suit }
    [scaletta_bassa] إهداء الأوراق الصغيرة من { bonus-suit }
    [scaletta_alta] إهداء الأوراق الكبيرة من { bonus-suit }
    [declarations] إهداء إعلانات
    [captures] إهداء نقاط الأخذ
    [card_count] إهداء الورق
    [shut-out] ترك الورق كله للآخرين
    [winning-set] المخاطرة بالأوراق الفائزة
    [lowest] تسجيل نقاط أكثر مما ينبغي
   *[outright] المخاطرة بكل أوراق { bonus-suit }
}
