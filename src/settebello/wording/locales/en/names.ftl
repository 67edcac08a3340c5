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
action-declare = declares
action-declare-matta = declares, with { $matta } as { $card }
action-pass = passes
action-claim = claims the game
capture-call = { $kind ->
    [fall] { $idiom ->
        [cuarenta] Caída!
        [ronda] { $points ->
            [1] Bwahed!
            [5] Bkhamsa!
           *[other] B’ashra!
        }
       *[scopa] Picula!
    } +{ $points }
    [one-suit] All of one suit! +{ $points }
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
dealt-call = { $side }: +{ $points } for the hand as dealt.

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
   *[goodbye] Goodbye!
}
