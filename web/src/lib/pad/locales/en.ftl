# The score pad, for people who play with real cards.
#
# $name, $names are players or teams; $n, $points, $target, $round, $count are numbers; $line is a line of the score
# sheet; $title is a game.

pad-lead = For playing with real cards: tap who scored, and the page adds up. The points stay on this device.
pad-game = Game
pad-target = Points to win
pad-names = Who plays, in the order of play
pad-teams = Teams
pad-us = We
pad-them = They
pad-team-seat = { $name }, { $n }
pad-first-dealer = First dealer
pad-more = Points to win, first dealer
pad-start = Start
pad-name-long = A name has at most { $most } letters, and a target is a number from 1 to 500.
pad-open-games = Games on this device
pad-open-detail = { $score }, playing to { $target }
pad-won-detail = { $name } won, { $score }
pad-unreadable = { $n ->
    [one] One game on this device cannot be read. It has been left as it is.
   *[other] { $n } games on this device cannot be read. They have been left as they are.
}
pad-bad-link = This link is damaged or incomplete, so there is no game in it. Ask for it again.
pad-newer-game = This is a game that this version of the page does not know. Load the page again.
pad-missing = This game is not on this device.
pad-shared = Somebody has sent you this game.
pad-keep = Keep it on this device
pad-deals = { $name } deals
pad-correcting = Correcting round { $n }
pad-other = Other points
pad-outright = Wins at once
pad-tap = { $line }, { $name }: { $points }
pad-less = { $line }, { $name }: fewer
pad-round-done = End round
pad-correction-done = Done
pad-remove-round = Remove this round
pad-correct = Correct round { $n }
pad-rounds = Tap the number of a round to correct it.
pad-full = A game has at most { $most } rounds. Start a new one.
pad-count = Count cards
pad-count-lead = Tap the cards of one side; then give the rest to the other.
pad-count-of = Cards of
pad-card-of = { $card }: { $name }
pad-card-of-nobody = { $card }: not counted yet
pad-left = { $n ->
    [0] All cards are counted.
    [one] One card is left.
   *[other] { $n } cards are left.
}
pad-rest = All other cards to { $name }
pad-score = Score
pad-count-away = Counting by cards needs the server, which does not answer. The cards stay marked; you can tap the lines yourself.
pad-count-refused = These cards do not go with the points written on the other lines. Check both.
pad-share = Share the sheet
pad-link = Link to this sheet
pad-link-detail = The link holds the whole game. Nothing is stored on a server.
pad-picture = Share as an image
pad-change = Names and target
pad-remove = Remove this game
pad-remove-sure = All its rounds will be gone from this device.
pad-list = All games
