# The daily game: its result in words.
#
# $points, $par, $without and $error are numbers as text, with their signs; $day is a date such as 2026-11-28.

daily-share = Settebello { $day }: { $points } (par { $par })
daily-points = Your result: { $points } points against the computer.
daily-unfinished = So far: { $points } points against the computer, after { $played } of { $length } packs.
daily-par = Par: { $par }, what the computer makes of your cards.
daily-luck = Without the luck of the deals: { $without } ± { $error }.
daily-proves = One day proves little: in four packs the cards often decide more than the play.
