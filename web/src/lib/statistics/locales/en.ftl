# What the finished games of this browser tell.
#
# $names, $name are players; $n, $of, $first, $last are numbers; $title is the heading of a graph.

statistics-none = Nothing to count yet: you have not finished a game in this browser. After your first one, you will see here:
statistics-later = { $what ->
    [won] how often you win, against each opponent and in each game
    [points] how far ahead you are, game by game
   *[decisions] once you have a game reviewed, how well you decided
}
yours-by-game = By game
yours-by-opponent = By opponent
yours-game = Game
yours-opponents = Opponents
yours-won = Won
yours-share = Win rate
yours-total = All
yours-with = { $names } (with { $name })
yours-points = Points
yours-share-between = 95% interval: { $first } to { $last }
yours-share-note = The 95% interval is given below each win rate: after a few games, almost anything is still possible.
yours-of = { $n } of { $of }

progress-title = Over time
progress-ahead = Points ahead, game by game
progress-loss = Points lost per decision, in reviewed games
progress-graph = Graph: { $title }. The numbers are in the table below.
progress-mean = mean of the last { $n } games, with its 95% interval
progress-few = Once you have finished three games of a kind, your points are drawn here.
progress-numbers = The numbers
progress-date = Date

decisions-title = Your decisions
decisions-reviewed = Reviewed
decisions-mistakes = Mistakes
decisions-lost = Points lost per decision
decisions-note = Only decisions with a choice are counted. Blunders are mistakes too, inaccuracies are not. The 95% interval is given after ±.
reviews-title = Mistakes and luck
reviews-none = None of these games has been reviewed, so nothing can be said about mistakes and luck. Choose Review for some of them under “Your games”; with three or more against the same opponent, an interval is shown.

strength-title = Without the luck of the deals
strength-lead = Good deals are taken off your results and bad ones made up for, so your play shows sooner. The small numbers are the 95% interval; the thin mark is where equal players would be.
strength-played = Result
strength-adjusted = Without luck
strength-won = { $n ->
    [one] Won, of { $n } game
   *[other] Won, of { $n } games
}
strength-round = { $n ->
    [one] Points ahead, in { $n } round
   *[other] Points ahead per round, of { $n }
}
strength-more = { $n ->
    [one] Too few games to say who is stronger. At this rate, one more reviewed game would tell.
   *[other] Too few games to say who is stronger. At this rate, about { $n } more reviewed games would tell.
}
strength-far = You differ so little that more than { $n } games would be needed to say who is stronger.
strength-few = { $n ->
    [one] Too few games to say anything: review at least one more.
   *[other] Too few games to say anything: review at least { $n } more.
}
strength-even = So far you are exactly even.
strength-ahead = You are the stronger side: luck alone would hardly make such a difference.
strength-behind = The others are the stronger side: luck alone would hardly make such a difference.
strength-unknown = No chance to win is known in this game, so only its rounds can be compared.
