# The options of the house rules: what each is called, and its values. What they mean is said by the rule sheet.

option-pack = Cards in the pack
option-jack_over_queen = { $pack ->
    [french] The jack is above the queen
    [corsican] The jack is above the queen
   *[latin] The jack is above the horse
}
option-seats = Players
option-direction = Direction of play
option-teams = Four players play in two teams
option-table = Cards on the table at the start
option-hands = Cards to each hand
option-redeal = Redeal if the first table cards include
option-cut = A card is drawn before the deal
option-dealer_takes = The dealer takes the first table cards
option-dealer_wins = The first table cards win the game for the dealer
option-misdeals = Redeals in a row after which the dealer loses (0: never)
option-equal = A card takes an equal card
option-sum = A card takes a sum
option-fifteen = A card takes what makes fifteen with it
option-choice = If more than one capture is possible
option-optional = Nobody has to capture
option-ace = An ace
option-ace_takes_itself = An ace on an empty table takes itself
option-ace_first = An ace as the first card
option-pictures = Face cards
option-run = Captures continue to higher cards
option-steal = Piles can be stolen by their top card
option-sweep-points = { $idiom ->
    [chkobba] Points for a chkobba
    [hurrikan] Points for a hurrikan
    [escoba] Points for an escoba
    [cuarenta] Points for a limpia
    [ronda] Points for a missa
   *[scopa] Points for a sweep
}
option-last_card = { $idiom ->
    [chkobba] The last card can be a chkobba
    [hurrikan] The last card can be a hurrikan
    [escoba] The last card can be an escoba
    [cuarenta] The last card can be a limpia
    [ronda] The last card can be a missa
   *[scopa] The last card can sweep
}
option-by_card = A sweep scores by the card played
option-doubled_by = Sweeps count double with
option-fall = Points for taking the card just laid
option-one_suit = A capture all of one suit scores
option-many = Points for taking three cards or more
option-last_card_scores = The last card scores these points too
option-leftover = What is left on the table goes to
option-cards = { label-cards }
option-cards-points = Points for the cards
option-cards-at_least = Cards needed
option-cards-few = Extra points if the others have fewer than 10 cards
option-cards-tie = If sides tie for the most cards
option-coins = { coins-title }
option-coins-points = Points for the { bonus-suit }
option-coins-at_least = Number of { bonus-suit } needed
option-coins-with_seven = { $idiom ->
    [chkobba] Only with the seven of { bonus-suit }
    [hurrikan] Only with the seven of { bonus-suit }
    [escoba] Only with the seven of { bonus-suit }
   *[scopa] Only with the settebello
}
option-coins-all = Extra points for all the { bonus-suit }
option-coins-tie = If sides tie for the most { bonus-suit }
option-settebello = { label-settebello }
option-settebello-points = { $idiom ->
    [chkobba] Points for the seven of { bonus-suit }
    [hurrikan] Points for the seven of { bonus-suit }
    [escoba] Points for the seven of { bonus-suit }
   *[scopa] Points for the settebello
}
option-primiera = { label-primiera }
option-primiera-points = Points for the { prime-name }
option-primiera-scale = Values in the { prime-name }
option-primiera-missing_suit = If a suit is missing
option-barmila = { label-barmila }
option-barmila-points = { $idiom ->
    [chkobba] Points for the barmīla
   *[scopa] Points for sevens
}
option-barmila-ranks = If sevens are tied
option-barmila-all = Extra points for all four sevens
option-re_bello = Re bello
option-re_bello-points = Points for the re bello
option-napola = Napola
option-napola-longest = Longest napola
option-napola-napoleone = The whole suit wins (napoleone)
option-napola-with_all = The whole suit wins only with everything twice
option-scaletta_bassa = { label-scaletta-bassa }
option-scaletta_bassa-points = Points for its first three cards
option-scaletta_bassa-longest = { $idiom ->
    [cirulla] Longest piccola
   *[scopa] Longest scaletta bassa
}
option-scaletta_alta = { label-scaletta-alta }
option-scaletta_alta-points = Points for its first three cards
option-scaletta_alta-longest = { $idiom ->
    [cirulla] Longest grande
   *[scopa] Longest scaletta alta
}
option-scala = The whole suit wins (scala)
option-two_of_clubs = { $pack ->
    [french] The two of clubs costs points
   *[latin] The two of batons (clubs) costs points
}
option-two_of_clubs-points = Points for it
option-card_count = Points for the number of cards
option-card_count-points = Points for that number
option-card_count-at_least = Cards needed
option-card_count-each = Points for each card above that
option-card_count-even = Rounded up to an even number
option-honours = Points for single cards
option-double_all = Winning everything counts double
option-bonus = Scoring suit
option-declarations = Declarations
option-pair = Points for a pair dealt
option-three = Points for three of one rank dealt
option-low = Points for a low hand dealt
option-low_pair = Extra points for a pair in a low hand dealt
option-best = Only the best hand dealt scores
option-declaring = When hands are declared
option-declaring-points = A hand that qualifies in several ways scores
option-matta = Wild card (matta)
option-target = Points to win
option-claiming_out = Claiming out
option-double_game = Losing with less than half counts double
option-shut_out = Taking every card wins the game
option-wins = Sets of cards that win the game
option-lowest = The lowest total wins
option-finish-tie = If totals tie at the target

value-pack = { $value } cards
value-direction = { $value ->
    [left] to the left (clockwise)
   *[right] to the right (counter-clockwise)
}
value-redeal = { $value ->
    [two-aces] two or more aces
    [three-high] three or four sevens or equal face cards
    [kings] three or four kings
    [pair] two of one value
    [equal] three or four of one value
   *[aces] an ace
}
value-dealer_wins = { $value ->
    [four-equal] four of one rank
   *[none] never
}
value-dealer_takes = { $value ->
    [fifteen] if they make 15: one sweep
    [fifteen-thirty] if they make 15 or 30: one or two sweeps
    [nine-thirty] if they make 9 or less, or 30: one or two sweeps
    [nine-fifteen-thirty] if they make 9 or less, 15 or 30: three sweeps, one or two
   *[none] never
}
value-choice = { $value ->
    [equal-first] an equal card comes first
    [fewest] the fewest cards
   *[free] the player chooses
}
value-doubled_by = { $rank ->
    [0] no cards
   *[other] { four-of-rank }
}
value-ace = { $value ->
    [sweep] takes all, a sweep
    [no-sweep] takes all, never a sweep
   *[ordinary] is a card like any other
}
value-ace_first = { $value ->
    [no-power] captures like any other card
    [forbidden] is not allowed
   *[free] is played as always
}
value-leftover = { $value ->
    [last-deal] the side that captured last, if in the final deal
   *[last-capture] the side that captured last
}
value-coins-tie = { $value ->
    [split] shared
    [first-player] first player
   *[nobody] nobody
}
value-cards-tie = { $value ->
    [split] shared
    [first-player] first player
   *[nobody] nobody
}
value-finish-tie = { $value ->
    [king] the king of { bonus-suit } decides
    [new-game] a new game from zero
   *[round] another round
}
value-primiera-scale = { $value ->
    [halves] face values, ace 5½, face cards ½
    [panicale] face values, ace 5½, face cards 0
    [settanta] 21, 18, 16 …, no face cards
    [hurrikan] { $pack ->
        [french] 21, 18, 16 …, king 10, queen 9, jack 8
        [corsican] 21, 18, 16 …, king 10, queen 9, jack 8
       *[latin] 21, 18, 16 …, king 10, horse 9, jack 8
    }
   *[standard] 21, 18, 16 …, face cards 10
}
value-primiera-missing_suit = { $value ->
    [compared] compare the suits held
   *[loses] no { prime-name }
}
value-barmila-ranks = { $value ->
    [sevens] nobody scores
    [sevens-sixes-aces-fives] most sixes decide, then aces, then fives
   *[sevens-sixes] most sixes decide
}
value-declarations = { $value ->
    [bazzica] bazzica (3, 10)
    [sbarazzina] sbarazzina (2 or 3, 7)
    [cirulla] cirulla (3, 10)
    [la-spezia] La Spezia (1, 2)
    [chorizo] chorizo (2, 3, 20)
    [baciga] báciga (3, 20)
   *[none] none
}
value-pictures = { $value ->
    [equal-only] take only an equal card
   *[value] count by their value
}
value-one_suit = { $value ->
    [one] 1 point
    [each] a point for each card
    [by-card] points by the card played
   *[none] nothing
}
value-declaring = { $value ->
    [turn] on the player’s turn; every hand scores
    [deal] after the deal; every hand scores
   *[round] after the deal; only the best scores
}
value-declaring-points = { $value ->
    [add] all of them
   *[best] the best
}
value-matta-none = none
value-on = yes
value-off = no
