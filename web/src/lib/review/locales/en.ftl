# The review of a game. The grades, the parts of luck and the columns of the tables are in study.ftl and luck.ftl of the
# server.
#
# $name is a player; $points, $chance, $loss, $first, $last, $least are numbers as text; $turn is a place such as 3.14.

## Being made, or not to be had

review-progress = The game is being reviewed
review-waiting = The review is waiting for its turn.
review-running = { $n }% of the decisions are judged.
review-leave = You can leave this page: the review goes on, and is kept with the game.
review-again = Try again
review-only-players = Those who sat at this game can have it reviewed, in the browser in which they played.

## The report

review-seen-by = Seen by
review-story = { $story ->
    [won-cards] Won by the cards more than by the decisions.
    [won-decisions] Won by the decisions more than by the cards.
    [lost-cards] Lost by the cards more than by the decisions.
   *[lost-decisions] Lost by the decisions more than by the cards.
}
review-story-parts = In points: the cards { $cards }, decisions of { $name } { $own }, those of the others { $others }.
review-graph = Chance to win: { $name }
review-graph-label = Graph of the chance to win of { $name }: { $first } at first, { $last } at the end; the least was { $least }, at { $turn }.
review-graph-position = Place in the game
review-graph-note = Each point shows the chance as far as the player to act could know it. The band is the 95% interval; dots mark the moments below.
review-graph-table = The graph as a table
review-at-end = The end
review-round = Round
review-first = at first
review-last = at last
review-least = least
review-most = most
review-luck = Luck and decisions
review-luck-note = From what could be expected to the result: each part begins where the one before it ends. After ±, and as a line at the end of each bar: the 95% interval. Decisions can add up to more than 100%: what one side gives away, the other may give back.
review-moments-by = Moments: { $name }
review-moments-note = A decision is marked by what it costs: from { $inaccuracy } points it is an inaccuracy, from { $mistake } a mistake, from { $blunder } a blunder. Two measurements are made, the judge’s and one by playing both actions out a thousand times; the smaller one counts. Where the chance to win is known, that chance is measured, in points.
review-moments = Moments
review-order = Order
review-order-cost = Most costly first
review-order-game = As played
review-shown = Show
review-shown-nothing = Nothing
review-shown-played = What was played
review-shown-best = The answer too
review-loss = { $points } points
review-loss-chance = { $chance } to win
review-cost = costs { $points } points
review-judged = Judge: { $loss }
review-played-out = Played out a thousand times: { $loss }
review-retry = Retry
review-retry-of = Retry turn { $turn }
review-replay-of = Replay turn { $turn }
review-summary = Decisions in numbers
review-mean-loss = points lost for each decision
review-by-line = Points lost by mistakes, by line of the score sheet
review-mean-note = Only decisions with a choice count. After ±: the 95% interval.
review-thorough = Review more thoroughly
review-kept = The game and its review are kept under a permanent link: anyone with the address can see them.
review-method = How it was judged
review-method-note = The judge knows only what the player could know. It lays out the hidden cards in many possible ways, plays on from each play, and compares the results. Two reviews can be compared if judge and precision are the same.

## A moment

review-moment = Moment
review-moment-of = Moment { $n } of { $of }
review-previous = Previous moment
review-next = Next moment
review-back = Back to the review
review-question = What would you play for { $name }?
review-is-best = That is the best.
review-as-good = As good as the best: the difference is within the error.
review-worse = There is better: { $loss }. Try again, or see the answer.
review-answer = Show the answer
review-tried = your choice
review-values = Values of all actions
review-knowledge = { $knowledge ->
    [exact] Every card could be known: the values are exact.
    [every-hand] Every hand that could be hidden was considered.
   *[sampled] { $worlds } of the possible hands were considered.
} Points: how many more than the others the round will still bring.
