# Puzzles. The values and reasons are in the messages of a review.
#
# $n, $solved, $tried, $rating and $error are numbers; $time is a duration such as 2:59.

puzzles-lead = Positions from real games with one best play. Find it, then see why.
puzzles-rating = Your rating
puzzles-rating-is = { $rating } ± { $error }
puzzles-rating-detail = Everybody begins at 1500. Your rating rises with each puzzle that you solve at the first try, and falls with each that you miss.
puzzles-solved = { $solved } of { $tried } solved at the first try
puzzles-game = Game
puzzles-theme = Theme
puzzles-difficulty = Difficulty
puzzles-any-game = All games
puzzles-any-theme = All themes
puzzles-any-difficulty = Any
puzzles-seats = { $game }, { $n } players
puzzles-level = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
puzzles-about = { $theme ->
    [settebello] The settebello
    [sevens] Counting the sevens
    [primiera] Primiera
    [coins] Coins
    [cards] Number of cards
    [sweeps] Making and leaving no { sweeps-name }
    [declarations] Declarations
    [partner] Playing with a partner
    [last-deal] The last deal
   *[game] Winning the game rather than points
}
puzzles-start = Solve puzzles
puzzles-left = { $n ->
    [0] You have tried all of these. Choose others.
    [one] 1 puzzle that you have not tried
   *[other] { $n } puzzles that you have not tried
}
puzzles-runs = Against yourself
puzzles-run = { $run ->
    [streak] Streak
   *[storm] Storm
}
puzzles-run-detail = { $run ->
    [streak] From easy to hard, until the first mistake.
   *[storm] As many as you can in three minutes.
}
puzzles-best = Your best: { $n }
puzzles-puzzle = Puzzle
puzzles-question = What do you play?
puzzles-right = Right: that is the best play.
puzzles-wrong = There is better: { $loss }. Try again, or see the answer.
puzzles-missed = That was not the best play: { $loss }.
puzzles-shown = This is the best play.
puzzles-yours = Your choice
puzzles-instead = Instead
puzzles-continuation = Likely to follow, but not certain
puzzles-next = Next puzzle
puzzles-back = All puzzles
puzzles-run-solved = { $n ->
    [one] 1 solved
   *[other] { $n } solved
}
puzzles-time-left = { $time } left
puzzles-run-over = { $run ->
    [streak] The streak is over: { $n } solved.
   *[storm] Time is up: { $n } solved.
}
puzzles-record = That is your best so far.
puzzles-run-again = Once more
puzzles-opponent = Opponent
puzzles-partner = Partner
puzzles-gone = This puzzle is not among those of this page. Choose another one.
puzzles-result = Result
puzzles-own = From your games
puzzles-own-detail = Your own mistakes in reviewed games, to be played again.
puzzles-own-moments = { $n ->
    [one] 1 mistake
   *[other] { $n } mistakes
}
puzzles-own-more = More games
puzzles-explorer = Explorer
puzzles-explorer-detail = The value of every play in a position of your own.
puzzles-explore = Explore a position
