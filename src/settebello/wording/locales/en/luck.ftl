# Luck: the result of a game in parts.
#
# $side is a player or a team; $deals are places such as 3.2 (round 3, deal 2), each with its points, as text.

luck-result = result of { $side }
luck-expected = expected before the cards
luck-deals = luck of the deals
luck-hidden = hidden cards
luck-decisions = decisions of { $side }
luck-rest = rest
luck-most = The most important deals (round.deal): { $deals }.
luck-value = Luck is measured by the value function { $value }.
luck-of = of
luck-mean = mean
luck-adjusted = without luck
luck-factor = variance divided by
luck-more = more games
luck-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
luck-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
luck-more-note = More games: how many it would take to tell the two apart, if they differ as much as now. After ±: the 95% interval.
