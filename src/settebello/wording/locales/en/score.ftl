# The score sheet: the names of its lines, and why a side has or has not scored each.
#
# $suit is the bonus suit; $idiom is scopa, chkobba, hurrikan or escoba; $scale is the primiera's scale of values.

score-total = Total
score-side = side { $side }

label-sweeps = { $idiom ->
    [chkobba] Chkobbas
    [hurrikan] Hurrikans
    [escoba] Escobas
    [cuarenta] Limpias
    [ronda] Missas
    [caida] Mesas limpias
    [spazzino] Spazzini
    [spincio] Spazzini
    [cicera] Scùe
   *[scopa] Sweeps
}
label-cards = { $idiom ->
    [chkobba] Kārṭa
   *[scopa] Cards
}
label-coins = { coins-title }
label-settebello = { $idiom ->
    [chkobba] Sabʿa l-ḥayya
    [hurrikan] Seven of { bonus-suit }
    [escoba] Seven of { bonus-suit }
   *[scopa] Settebello
}
label-primiera = { $idiom ->
    [escoba] Setenta
   *[scopa] { $scale ->
        [settanta] Settanta
        [hurrikan] Premiere
       *[standard] Primiera
    }
}
label-barmila = { $idiom ->
    [chkobba] Barmīla
   *[scopa] Sevens
}
label-re-bello = Re bello
label-napola = Napola
label-scaletta-bassa = { $idiom ->
    [cirulla] Piccola
   *[scopa] Scaletta bassa
}
label-scaletta-alta = { $idiom ->
    [cirulla] Grande
   *[scopa] Scaletta alta
}
label-two-of-clubs = { $pack ->
    [french] Two of clubs
   *[latin] Two of batons
}
label-honours = Honours
label-double-all = Everything twice
label-tie = In a tie
label-declarations = { $idiom ->
    [cirulla] Knocks
    [cuarenta] Rondas
    [ronda] Rondas and tringas
    [caida] Rondas and tribilines
    [spincio] Accusi
   *[scopa] Declarations
}
label-captures = { $idiom ->
    [cuarenta] Caídas
    [caida] Caídas
    [spazzino] Picule and bàgher
    [tombolon] Sweeps and colore
    [cicera] Picade and other captures
   *[scopa] Captures
}
label-card-count = Number of cards
label-outright = { $name ->
    [four-equal] Four of a kind on the table
    [misdeals] Void deals
    [shut-out] Every card
    [winning-set] Winning set
    [scala] { $idiom ->
        [cirulla] Cappotto
       *[scopa] Scala
    }
   *[napoleone] Napoleone
}

why-sweeps = { sweep-count }
why-sweeps-worth = { $reason } at { points-worth }
why-sweeps-doubled = { $reason }, counted twice
why-cards-to = { $count ->
    [one] 1 card to { $others }
   *[other] { $count } cards to { $others }
}
why-cards-tie = tie at { $count }: no one
why-cards-least = { $count ->
    [one] 1 card of the { $least } needed
   *[other] { $count } cards of the { $least } needed
}
why-cards-few = { $reason }, fewer than 10 on the other side: { points-worth } more
why-tie-split = tie at { $count }: shared
why-tie-first = tie at { $count }: played first
why-tie-later = tie at { $count }: another side played first
bonus-card = { $suit ->
    [cups] cup
    [swords] sword
    [batons] baton
    [diamonds] diamond
    [hearts] heart
    [spades] spade
    [clubs] club
   *[coins] coin
}
why-coins-to = { $count ->
    [one] 1 { bonus-card } to { $others }
   *[other] { $count } { bonus-suit } to { $others }
}
why-coins-tie = tie at { $count }: no one
why-coins-least = { $count ->
    [one] 1 { bonus-card } of the { $least } needed
   *[other] { $count } { bonus-suit } of the { $least } needed
}
why-coins-no-seven = { $count ->
    [one] 1 { bonus-card }, but not the seven
   *[other] { $count } { bonus-suit }, but not the seven
}
why-coins-all = { $reason }, the whole suit: { points-worth } more
why-settebello = { $taken ->
    [on] took the seven of { bonus-suit }
   *[off] not the seven of { bonus-suit }
}
why-re-bello = { $taken ->
    [on] took the king of { bonus-suit }
   *[off] not the king of { bonus-suit }
}
why-two-of-clubs = { $pack ->
    [french] { $taken ->
        [on] took the two of clubs
       *[off] not the two of clubs
    }
   *[latin] { $taken ->
        [on] took the two of batons
       *[off] not the two of batons
    }
}
why-honours = { $cards }
why-honours-many = { $count } of { $all } cards
why-honours-none = none of them
why-double-all = { $taken ->
    [on] won everything
   *[off] did not score everything
}
why-prime-to = { $value } to { $others }
why-prime-tie = { $value }, a tie: no one
why-prime-alone = { $value }, the only { prime-name }
why-prime-missing = { $scale ->
    [settanta] no counting card of { $suits }: no { prime-name }
   *[standard] no card of { $suits }: no { prime-name }
}
why-sevens-to = { $count ->
    [one] 1 seven to { $others }
   *[other] { $count } sevens to { $others }
}
why-sevens-tie = { $count ->
    [0] tie without sevens: no one
    [one] tie at 1 seven: no one
   *[other] tie at { $count } sevens: no one
}
why-sixes-to = { $sevens ->
    [0] tie without sevens; sixes: { $count } to { $others }
    [one] tie at 1 seven; sixes: { $count } to { $others }
   *[other] tie at { $sevens } sevens; sixes: { $count } to { $others }
}
why-sixes-tie = { $sevens ->
    [0] tie without sevens, and at { $count } in sixes: no one
    [one] tie at 1 seven, and at { $count } in sixes: no one
   *[other] tie at { $sevens } sevens, and at { $count } in sixes: no one
}
why-next-to = { $rank ->
    [1] tie in sevens and sixes; aces: { $count } to { $others }
    [5] tie in sevens, sixes and aces; fives: { $count } to { $others }
   *[6] tie in sevens; sixes: { $count } to { $others }
}
why-next-tie = tie in sevens, sixes, aces and fives: no one
why-barmila-all = { $reason }, all four: { points-worth } more
why-run-up = run of { $length } from the ace of { bonus-suit }
why-run-up-short = { $length ->
    [0] no ace of { bonus-suit }
   *[other] run of { $length } from the ace of { bonus-suit }: three are needed
}
why-run-down = run of { $length } down from the king of { bonus-suit }
why-run-down-short = { $length ->
    [0] no king of { bonus-suit }
   *[other] run of { $length } down from the king of { bonus-suit }: three are needed
}
why-run-whole = the whole suit, which wins the game
why-run-more = { $reason }: { $count } count
why-declarations = { $points ->
    [0] no points declared
    [one] 1 point declared
   *[other] { $points } points declared
}
why-captures = { $idiom ->
    [cuarenta] { $points ->
            [0] no caída
            [one] 1 point for caídas
           *[other] { $points } points for caídas
        }
    [caida] { $points ->
            [0] no caída
            [one] 1 point for caídas
           *[other] { $points } points for caídas
        }
   *[scopa] { $points ->
            [0] no capture scored
            [one] 1 point made by captures
           *[other] { $points } points made by captures
        }
}
why-card-count = { $count ->
    [one] 1 card; points start at { $least }
   *[other] { $count } cards; points start at { $least }
}
why-card-count-more = { $even ->
    [on] { $count } cards: { $first } for { $least }, plus { $each } for each one above, rounded up to an even number
   *[off] { $count } cards: { $first } for { $least }, plus { $each } for each one above
}
why-outright = all { suit-cards } { bonus-suit }: the game is won
why-not-outright = { $sides ->
    [2] the other side has all { suit-cards } { bonus-suit }
   *[other] another side has all { suit-cards } { bonus-suit }
}
why-shut-out = all the cards: the game is won
why-winning-set = { $cards }: the game is won
why-winning-set-many = all { $count } cards of a winning set
why-four-equal = { $cards } on the table: the game is won
why-four-equal-not = { $cards } on the table win for the dealer
why-misdeals = { $count ->
    [1] the dealer’s deal is void: the game is won
   *[other] the dealer has had { $count } void deals in a row: the game is won
}
why-misdeals-not = { $count ->
    [1] a void deal: the game is lost
   *[other] { $count } void deals in a row: the game is lost
}
why-new-game = a tie at the target: a new game begins from 0
why-shut-out-not = took no card
why-winning-set-not = { $sides ->
    [3] another side has { $cards }
   *[other] the other side has { $cards }
}
