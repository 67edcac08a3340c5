# The explorer: a position with the values of its actions, the likely hands and the choices of the levels.

explorer-values = Values ({ $knowledge ->
    [exact] exact: every card is known
    [every-hand] every possible hand was considered
    [forced] there is only one action
   *[sampled] from a sample of the possible hands
}):
explorer-likely = Likely hands ({ $knowledge ->
    [exact] every card is known
    [every-hand] every possible hand was considered
   *[sampled] from a sample
}):
explorer-none-hidden = No hand is hidden.
explorer-hand = seat { $seat } ({ $count ->
    [one] one card
   *[other] { $count } cards
}): { $cards }
explorer-levels = What each level would play:
explorer-action = action
