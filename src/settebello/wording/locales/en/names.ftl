# The names of cards, and actions said aloud.
#
# $rank is 1 to 7, 8 to 10 for jack, queen and king, or eight, nine or ten; $suit is coins, cups, swords, batons, or
# diamonds, hearts, spades, clubs; $pack is latin or french.

language-name = English

suit-name = { $suit ->
    [cups] cups
    [swords] swords
    [batons] batons
    [diamonds] diamonds
    [hearts] hearts
    [spades] spades
    [clubs] clubs
   *[coins] coins
}
rank-name = { $rank ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] jack
    [9] { $pack ->
        [french] queen
       *[latin] horse
    }
    [eight] eight
    [nine] nine
    [ten] ten
   *[10] king
}
card = { rank-name } of { suit-name }
card-any-suit = { rank-name } of every suit
card-worth = { $card } ({ $points })
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-sets = { $first }; or { $last }

action-lay = { $card }
action-take = { $card } takes { $taken }
action-take-itself = { $card } takes itself
action-keep = keeps the card
action-place = puts the card on the table
action-declare = { $idiom ->
    [cirulla] knocks
   *[scopa] declares
}
action-declare-matta = { action-declare }, with { $matta } as { $card }
action-pass = passes
action-claim = claims the game
round-name = round
sweep-name = { $idiom ->
    [chkobba] chkobba
    [hurrikan] hurrikan
    [escoba] escoba
    [cuarenta] limpia
    [ronda] missa
    [caida] mesa limpia
    [spazzino] spazzino
    [spincio] spazzino
    [cicera] scùa
   *[scopa] sweep
}
sweeps-name = { $idiom ->
    [chkobba] chkobbas
    [hurrikan] hurrikans
    [escoba] escobas
    [cuarenta] limpias
    [ronda] missas
    [caida] mesas limpias
    [spazzino] spazzini
    [spincio] spazzini
    [cicera] scùe
   *[scopa] sweeps
}
sweep-call = { $idiom ->
    [chkobba] Chkobba!
    [hurrikan] Hurrikan!
    [escoba] Escoba!
    [cuarenta] Limpia!
    [ronda] Missa!
    [caida] Mesa limpia!
    [spazzino] Spazzino!
    [spincio] Spazzino!
    [cicera] Scùa!
   *[scopa] Scopa!
}
sweep-count = { $count ->
    [0] no { sweep-name }
    [one] 1 { sweep-name }
   *[other] { $count } { sweeps-name }
}
capture-call = { $kind ->
    [fall] { $idiom ->
        [cuarenta] Caída!
        [caida] Caída!
        [ronda] { $points ->
            [1] Bwahed!
            [5] Bkhamsa!
           *[other] B’ashra!
        }
        [spazzino] Picula!
        [cicera] Picada!
       *[scopa] Just laid!
    } +{ $points }
    [one-suit] { $idiom ->
        [spazzino] Bàgher!
        [tombolon] Colore!
       *[scopa] All of one suit!
    } +{ $points }
    [many] Three at once! +{ $points }
   *[sweep] +{ $points }
}
steal-call = { $you ->
    [on] Your pile goes with it
   *[off] { $side }’s pile goes with it
}: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
dealt-call = { $side }: { $idiom ->
    [cuarenta] ronda! +{ $points }
    [ronda] { $points ->
        [1] ronda!
        [5] tringa!
       *[other] rondas and tringas,
    } +{ $points }
    [caida] { $points ->
        [1] ronda!
        [24] tribilín!
       *[other] rondas and tribilines,
    } +{ $points }
    [spincio] accuso! +{ $points }
   *[scopa] +{ $points } for the hand as dealt.
}

# What is said at a table: $phrase is one of twelve.
phrase = { $phrase ->
    [hello] Hello!
    [good-luck] Good luck!
    [whose-turn] Whose turn is it?
    [your-turn] It’s your turn!
    [well-played] Well played!
    [lucky] How lucky!
    [oh-no] Oh no!
    [wait] One moment, please
    [thanks] Thank you!
    [sorry] Sorry!
    [again] Another game?
    [smile] a smile
    [laugh] a laugh
    [surprise] surprise
    [sad] a sad face
   *[goodbye] Goodbye!
}
