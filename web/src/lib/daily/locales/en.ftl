daily-how = The same four packs for everybody, every day, against the same computer. You deal two rounds and the computer deals two. There are no hints, and you can leave and come back.
daily-play = Play
daily-continue = Continue
daily-result = Result
daily-past = Past days
daily-past-detail = Games of past days, just for yourself.
daily-results-of = Results: { $date }
daily-earlier = { $n ->
    [one] 1 earlier day
   *[other] { $n } earlier days
}
daily-copy = Copy the result
daily-copied = The result is copied.
daily-not-copied = The browser did not allow copying: select the text.
daily-working = Working out the result…
daily-zone = A day ends at midnight UTC, which is { $time } for you.
daily-left = { $hours } h { $minutes } min until the next game.
daily-table = Everybody
daily-points = Points
daily-people = People
daily-rank = Rank { $rank } of { $attempts }.
daily-better = Better than { $percent }% of the others.
daily-nobody = Nobody has a result yet.
daily-unranked = This game is not in the table: no round was finished, or its plays fit the hidden cards too well.
daily-fixed = The packs were fixed in advance
daily-fixed-detail = Before each day the server publishes the SHA-256 of the seed from which the packs are dealt. Two hours after the end of the day it shows the seed, so anybody can check it.
daily-commitment = SHA-256 of the seed
daily-seed = Seed
daily-decisions = What people played, and what was best
daily-decisions-own = These are your decisions, with what people played after the same actions. The computer finds the best action from what you could see.
daily-decisions-common = These are decisions that many people had. The computer finds the best action from what the player could see.
daily-decisions-none = Nobody played on this day.
daily-had = { $people ->
    [one] { $people } person had this decision
   *[other] { $people } people had this decision
}
daily-found = { $best } of { $of } best
daily-in-hand = Hand
daily-best = best
daily-yours = you
groups-own = Your groups
groups-how = The people of a group, such as a class or a club, play the same daily game and have a table of their own results. A link is all that the others need.
groups-none = There are no groups here: they need a server with a table of everybody.
group-make = Make a group
group-title = Name of the group
group-shown = The others in the group see your name and your points.
group-join = Join the group
group-people = { $people ->
    [one] { $people } person is in this group.
   *[other] { $people } people are in this group.
}
group-week = The last seven days
group-member = Name
group-sum = Sum
group-hidden = Where there is a question mark, the day is still open: you see its results when your own game is over.
group-link = Link for the others
group-invitation = Play the daily game with us.
group-leave = Leave the group
group-leave-detail = Your results disappear from the table. If you are the last one, the group ends.
