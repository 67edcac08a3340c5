# The page of the drills.

drills-lead = Ten small questions about a game. The clock stops while you read why.
drills-choose = What do you want to practise?
drills-game = Game
drills-best = Best: { $right } of { $count } in { $seconds } s
drills-number = { $n } of { $of }
drills-clock = { $seconds } s
drills-right-so-far = { $n } right
drills-prime = { $n ->
    [0] Yours
   *[other] The other one
}
drills-pile = { $n ->
    [0] Taken by your side
   *[other] Taken by the others
}
drills-card = Your card
drills-right = Right. { $why }
drills-wrong = No: { $answer }. { $why }
drills-next = Next
drills-finish = Result
drills-result = { $right } of { $count } right in { $seconds } s
drills-new-best = That is your best so far.
drills-again = Ten more
drills-leave = Another drill
