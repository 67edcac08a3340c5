# The lobby: finding opponents, and the tables that are open to everybody.

find-title = Find an opponent
find-game = Game
find-any-game = Any game
find-clock-any = Any
find-programs = Play against programs too
find-make-profile = Make a profile to play rated games
find-profile = You play as
find-go = Find an opponent
find-others = { $n ->
    [0] Nobody else is looking just now.
    [one] One other person is looking.
   *[other] { $n } other people are looking.
}
seeking = Looking for an opponent…
seek-lost = The connection is lost. The search goes on when it is back.
seek-missed = Somebody did not come. The search goes on, and you are first in line.
seek-replaced = Another window of this browser is looking for an opponent now.
practise = Play the computer meanwhile
practise-detail = As soon as somebody is found, one tap takes you to the table.
found = { $names } would like to play { $title } with you.
to-found-table = Go to the table
not-now = Not now
people-here = { $n ->
    [one] One person is here.
   *[other] { $n } people are here.
}
latest-games = The last rated games:
latest-game = { $names } beat { $name }
open-tables = Open tables
open-seats = { $free ->
    [one] one of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
open-target = to { $n }
sit-down-with = Sit down: { $title } with { $name }
