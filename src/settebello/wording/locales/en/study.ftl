# A review: the decisions of a record, judged.
#
# $line is a line of the score sheet, $label its name; $points and $chance are numbers with their sign, as text.

review-winner = Winner: { $side }.
review-unfinished = The game is not finished: reviewed as far as the record goes.
review-judge = Judge: { $judge }. Precision: { $precision ->
    [quick] quick
    [thorough] thorough
   *[usual] usual
}.
review-no-moments = No decision lost more than the judge’s margin of error.
review-open-note = Open cards: the loss if all cards had been known. Nobody could know them, so it is not graded.
review-turn = turn
review-player = player
review-grade = grade
review-costs = costs
review-action = played
review-best = best
review-points = points
review-chance = chance to win
review-rollouts = played out
review-open = open cards
review-reason = reason
review-counted = decisions
review-lost = points lost
review-mean = for each
review-games = games
review-won = won
review-grades = { $grade ->
    [inaccuracy] inaccuracies
    [mistake] mistakes
   *[blunder] blunders
}
grade = { $grade ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
    [forced] forced
   *[ungraded] not graded
}
reason = { reason-words }: { $label } { $points }
phrases = { $first }; { $last }
reason-words = { $line ->
    [sweeps] gives { sweeps-name } away
    [cards] gives cards away
    [coins] gives { bonus-suit } away
    [settebello] risks the seven of { bonus-suit }
    [primiera] gives the best cards of a suit away
    [barmila] gives the sevens away
    [re_bello] risks the king of { bonus-suit }
    [two_of_clubs] { $pack ->
        [french] risks taking the two of clubs
       *[latin] risks taking the two of batons
    }
    [honours] gives scoring cards away
    [double_all] gives the double away
    [napola] gives the low { bonus-suit } away
    [scaletta_bassa] gives the low { bonus-suit } away
    [scaletta_alta] gives the high { bonus-suit } away
    [declarations] gives declarations away
    [captures] gives points for captures away
    [card_count] gives cards away
    [shut-out] lets the others take every card
    [winning-set] risks the cards that win
    [lowest] scores too many points
   *[outright] risks all the { bonus-suit }
}
