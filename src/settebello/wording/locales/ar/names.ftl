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
card-any-suit = { rank-name } من كل لون
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
capture-call = { $kind ->
    [fall] { $idiom ->
        [cuarenta] كاييدا!
        [ronda] { $points ->
            [1] بواحد!
            [5] بخمسة!
           *[other] بعشرة!
        }
       *[scopa] بيكولا!
    } +{ $points }
    [one-suit] كلها من لون واحد! +{ $points }
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
dealt-call = { $side }: +{ $points } لليد كما وُزّعت.

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
   *[goodbye] إلى اللقاء!
}
