# أسماء الورق، والحركات حين تُقال.
#
# $rank من 1 إلى 10؛ $suit هو coins أو cups أو swords أو batons، أو diamonds أو hearts أو spades أو clubs؛ و$pack هو
# latin أو french.

language-name = العربية

suit-name = { $suit ->
    [cups] الكؤوس
    [swords] السيوف
    [batons] العصي
    [diamonds] الديناري
    [hearts] الكوبّة
    [spades] البستوني
    [clubs] السباتي
   *[coins] الدنانير
}
rank-name = { $rank ->
    [1] آص
    [2] اثنان
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ولد
    [9] { $pack ->
        [french] بنت
       *[latin] فارس
    }
    [eight] ثمانية
    [nine] تسعة
    [ten] عشرة
   *[10] ملك
}
card = { $rank ->
    [2] اثنين { suit-name }
   *[other] { rank-name } { suit-name }
}
card-any-suit = { rank-name } من كل نقش
card-worth = { $card } ({ $points })
list-comma = { $first } و{ $last }
list-and = { $first } و{ $last }
list-sets = { $first }؛ أو { $last }

action-lay = { $card }
action-take = أخذ { $taken } ب{ $card }
action-take-itself = { $card } يأخذ نفسه
action-keep = الاحتفاظ بالورقة
action-place = وضع الورقة على الطاولة
action-declare = إعلان
action-declare-matta = إعلان، { $matta } على أنه { $card }
action-pass = تمرير
action-claim = مطالبة بالفوز
round-name = الجولة
sweep-name = { $idiom ->
    [chkobba] شكبّة
    [hurrikan] هوريكان
    [escoba] إسكوبا
    [cuarenta] ليمبيا
    [ronda] ميسا
    [caida] ميسا ليمبيا
    [spazzino] سباتسينو
    [spincio] سباتسينو
    [cicera] سكوا
   *[scopa] سكوبا
}
sweeps-name = { $idiom ->
    [chkobba] الشكبّات
    [hurrikan] الهوريكان
    [escoba] الإسكوبات
    [cuarenta] الليمبيات
    [ronda] الميسات
    [caida] الميسا ليمبيا
    [spazzino] السباتسينو
    [spincio] السباتسينو
    [cicera] السكوا
   *[scopa] السكوبات
}
sweep-call = { $idiom ->
    [chkobba] شكبّة!
    [hurrikan] هوريكان!
    [escoba] إسكوبا!
    [cuarenta] ليمبيا!
    [ronda] ميسا!
    [caida] ميسا ليمبيا!
    [spazzino] سباتسينو!
    [spincio] سباتسينو!
    [cicera] سكوا!
   *[scopa] سكوبا!
}
sweep-count = { $idiom ->
    [chkobba] { $count ->
        [0] لا شكبّة
        [one] شكبّة واحدة
        [two] شكبّتان
        [few] { $count } شكبّات
       *[other] { $count } شكبّة
    }
    [hurrikan] { $count ->
        [0] لا هوريكان
        [one] هوريكان واحد
       *[other] { $count } هوريكان
    }
    [escoba] { $count ->
        [0] لا إسكوبا
        [one] إسكوبا واحدة
        [two] إسكوبتان
        [few] { $count } إسكوبات
       *[other] { $count } إسكوبا
    }
    [cuarenta] { $count ->
        [0] لا ليمبيا
        [one] ليمبيا واحدة
        [two] ليمبيتان
        [few] { $count } ليمبيات
       *[other] { $count } ليمبيا
    }
    [ronda] { $count ->
        [0] لا ميسا
        [one] ميسا واحدة
        [two] ميستان
        [few] { $count } ميسات
       *[other] { $count } ميسا
    }
    [caida] { $count ->
        [0] لا ميسا ليمبيا
        [one] ميسا ليمبيا واحدة
        [two] ميسا ليمبيا مرتين
        [few] { $count } مرات ميسا ليمبيا
       *[other] { $count } مرة ميسا ليمبيا
    }
    [spazzino] { $count ->
        [0] لا سباتسينو
        [one] سباتسينو واحد
       *[other] { $count } سباتسينو
    }
    [spincio] { $count ->
        [0] لا سباتسينو
        [one] سباتسينو واحد
       *[other] { $count } سباتسينو
    }
    [cicera] { $count ->
        [0] لا سكوا
        [one] سكوا واحدة
       *[other] { $count } سكوا
    }
   *[scopa] { $count ->
        [0] لا سكوبا
        [one] سكوبا واحدة
        [two] سكوبتان
        [few] { $count } سكوبات
       *[other] { $count } سكوبا
    }
}
capture-call = { $kind ->
    [fall] { $idiom ->
        [cuarenta] كاييدا!
        [caida] كاييدا!
        [ronda] { $points ->
            [1] بواحد!
            [5] بخمسة!
           *[other] بعشرة!
        }
        [spazzino] بيكولا!
        [cicera] بيكادا!
       *[scopa] ورقة وُضعت للتوّ!
    } +{ $points }
    [one-suit] { $idiom ->
        [spazzino] باغر!
        [tombolon] كولوري!
       *[scopa] كلها من نقش واحد!
    } +{ $points }
    [many] ثلاث دفعة واحدة! +{ $points }
   *[sweep] +{ $points }
}
steal-call = { $you ->
    [on] ومعها كومتك
   *[off] ومعها كومة { $side }
}: { $cards ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } أوراق
   *[other] { $cards } ورقة
}.
dealt-call = { $side }: { $idiom ->
    [cuarenta] روندا! +{ $points }
    [ronda] { $points ->
        [1] روندا!
        [5] ترينغا!
       *[other] الروندا والترينغا،
    } +{ $points }
    [caida] { $points ->
        [1] روندا!
        [24] تريبيلين!
       *[other] الروندا والتريبيلين،
    } +{ $points }
    [spincio] أكّوزو! +{ $points }
   *[scopa] +{ $points } لليد كما وُزّعت.
}

# ما يقال على الطاولة: ‎$phrase واحدة من اثنتي عشرة عبارة.
phrase = { $phrase ->
    [hello] أهلًا!
    [good-luck] حظًّا سعيدًا!
    [whose-turn] دور من؟
    [your-turn] دورك!
    [well-played] أحسنت!
    [lucky] يا لحظّك!
    [oh-no] يا للأسف!
    [wait] لحظة من فضلك
    [thanks] شكرًا!
    [sorry] آسف!
    [again] لعبة أخرى؟
    [smile] ابتسامة
    [laugh] ضحكة
    [surprise] وجه متفاجئ
    [sad] وجه حزين
   *[goodbye] إلى اللقاء!
}
