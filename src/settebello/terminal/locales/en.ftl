# The terminal client.
#
# $name is a player, $side a player or a team; $who is me, mine (my team) or other. Cards and actions come in words.

## Names

you = You
partner = partner
dealer = dealer
figure = { $rank ->
    [1] A
    [8] J
    [9] { $pack ->
        [french] Q
       *[latin] H
    }
    [10] K
   *[2] {""}
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}

## What happens

round-opens = { $who ->
    [me] Round { $round }. You deal.
   *[other] Round { $round }. { $name } deals.
}
round-resumes = Round { $round } continues.
log-play = { $name }: { $action }.
log-sweep = { $name }: { $action }. { sweep-call }
log-keep = { $who ->
    [me] You keep the card.
   *[other] { $name } keeps the card.
}
log-place = { $who ->
    [me] You put the { $card } on the table.
   *[other] { $name } puts the { $card } on the table.
}
log-declare = { $who ->
    [me] { $idiom ->
        [cirulla] You knock and show { $cards }.
       *[scopa] You declare and show { $cards }.
    }
   *[other] { $idiom ->
        [cirulla] { $name } knocks and shows { $cards }.
       *[scopa] { $name } declares and shows { $cards }.
    }
}
log-pass = { $who ->
    [me] You pass.
   *[other] { $name } passes.
}
log-claim = { $who ->
    [me] You claim the game.
   *[other] { $name } claims the game.
}
log-declared = { $idiom ->
    [cirulla] The knock scores { points } for { $side }.
   *[scopa] The declaration counts: { points } for { $side }.
}
log-new-deal = The table cards call for a redeal: the pack is shuffled again.
log-next-deal = { $count ->
    [one] 1 new card for each player.
   *[other] { $count } new cards for each player.
}
log-leftover = Last capture: { $side }. What is left on the table goes there: { $cards }.
log-leftover-nobody = What is left on the table goes to nobody: { $cards }.
log-dealer-captured = { $who ->
    [me] You dealt, and take the first table cards for their total ({ $cards }).
   *[other] { $name } dealt, and takes the first table cards for their total ({ $cards }).
} { $sweeps ->
    [1] { sweep-call }
    [2] { sweep-call } { sweep-call }
   *[3] { sweep-call } { sweep-call } { sweep-call }
}
log-trouble = The game could not be saved: { $reason }. You can play on; saving is tried again after the next card.

## The position in words

at-game = { $length ->
    [0] { $title }: { $seats } players, { points } to win.
   *[other] { $title }: { $seats } players, { $length } rounds.
}
at-team = Your team: { $names }. The others: { $others }.
at-against = Against { $names }.
at-round = Round { $round }, deal { $deal } of { $deals }. { $who ->
    [me] You dealt.
   *[other] { $name } dealt.
}
at-table = On the table: { $cards }.
at-table-empty = The table is empty.
at-hand = Your hand: { $cards }.
at-drawn = The card you drew (only you can see it): { $card }.
at-held = { $name } holds { cards }.
at-shown = { $name } has shown { $cards }.
at-pile = { $side }: { points } in the game; pile { cards }, { sweeps-name }: { $sweeps }.
at-top = { $side }, on top of the pile: { $card }.
pile-top = on top: { $card }
at-stock = Still to be dealt: { cards }.

## Deciding

your-turn = Your turn.
your-card = Your turn: { $hint }
turn-of = { $name } is playing…
announce = { $name }: { $action }
hint-choose = Number or arrow keys choose a card, Enter plays it.
hint-lay = lay down the { $card }
hint-several = { $card } can be played in { $count } ways: Enter to choose
hint-sentence = Hint: { $action }; { $why }.
hint-wait = Looking for a hint…
hint-why = { $reason ->
    [only] it is your only play
    [keep] a card in your hand is yours to use when it suits you
    [place] it is worth more on the table
    [declare] it is worth points, and costs only a look at your cards
    [pass] there is nothing to show
    [scores] the capture scores at once
    [steal] it takes a whole pile
    [sweep] it takes the whole table, which scores
    [settebello] it wins { $cards }, worth a point
    [king] it wins { $cards }, worth a point
    [honours] it takes { $cards }, which scores
    [sevens] it takes { $cards }, and sevens count most
    [coins] { $count ->
        [one] it takes a card of { $suit }
       *[other] it takes { $count } cards of { $suit }
    }
    [safe] no single card can sweep the table afterwards
    [least] it gives away the least
    [ahead] another play takes more now, but this one is worth more later
    [nothing] it takes nothing, so it scores nothing
    [bait] the next player may have to sweep the table
    [little] it takes the least that counts
   *[cards] { $count ->
        [one] it takes a card
       *[other] it takes { $count } cards
    }
}
hint-safe = { $why }, and leaves nothing to sweep
limit-equal = an equal card must be taken first
limit-fewest = as few cards as possible must be taken
choose-capture = What does the { $card } take?
choose-other = { $phase ->
    [cut] You drew the { $card }. Keep it?
    [declare] { $idiom ->
        [cirulla] Do you knock?
       *[scopa] Declare your hand?
    }
    [nothing] { $idiom ->
        [cirulla] You cannot knock.
       *[scopa] You have nothing to declare.
    }
   *[other] What do you do?
}
choice-take = takes { $cards }
choice-take-itself = goes to your pile
with-pile = { $action }, { $who ->
    [me] with your pile
   *[other] with { $side }’s pile
} ({ cards })
choice-lay = lay it on the table
choice-keep = keep the card
choice-place = put the card on the table
choice-declare = { $idiom ->
    [cirulla] knock, and show the hand
   *[scopa] declare, and show the hand
}
choice-pass = pass
option = { $number }: { $action } ({ $text })

## The score sheet

score-title = Round { $round }: the score
score-entry = { $side } { $points } ({ $why })
score-entries = { $first }; { $last }
score-round = This round
score-certain = Certain in this round
score-claim-title = Round { $round }: the claim
score-total = Total
score-target = { $length ->
    [0] { points } to win.
   *[other] { $length } rounds are played.
}
score-tally = { $label }: { $entries }.
score-side = { $side } { $points }
score-by-round = { $side }, round by round, with the running total in brackets: { $points }.
pad-title = Round by round

## The end

won = { $who ->
    [me] You win the game, { $totals }.
    [mine] { $side } win the game, { $totals }.
   *[other] The game goes to { $side }, { $totals }.
}
won-shared = { $side } share the win, { $totals }.
won-outright = The whole suit wins outright, whatever the score.
won-as-dealt = The deal decides the game, whatever the score.
won-shut-out = Taking every card wins outright, whatever the score.
won-winning-set = All the cards of a winning set win outright, whatever the score.
won-double = The loss counts double.
claim-right = The claim is right: { $side } { $points }, { $target } to win.
claim-wrong = The claim is wrong: { $side } { $points }, { $target } to win.
claim-certain = { $side }, certain in this round: { sweeps-name } { $sweeps }{ $declares ->
    [on] , declarations { $declared }
   *[off] {""}
}{ $takes ->
    [on] , captures { $captured }
   *[off] {""}
}, piles { $piles }.
claim-others = Of the others, the best total wins, counting of this round only what scored at once.
claim-right-suit = The claim is right: { $side } has the whole suit.
claim-right-set = The claim is right: { $side } has all the cards of a winning set.
next-round = Enter: next round
again = Enter: play again · q: quit
no-rematch = Enter: close
again-online = Enter: play again · k: permanent link · q: quit
again-plain = Another game? Answer “y” or “n”.
permanent-link-plain = “keep”: save this game on the server under a permanent link.
permanent-link = Permanent link: { $link }
permanent-link-detail = Anyone who has this link can look at the whole game, names included, until somebody who sat there takes it down.
take-down-key = k: take the game down
take-down-plain = “takedown”: take the game down.
take-down-title = Take this game down?
take-down-sentence = The link stops working for everybody, and only you can make another.
game-down = The game has been taken down.
word-keep = keep
word-take-down = takedown

## Keys and screens

foot = 1–9 ←→ Enter play · ? rules · q quit
foot-choose = 1–9 ↑↓ Enter choose
foot-cancel = 1–9 ↑↓ Enter choose · Esc back
foot-skip = any key: faster
foot-score = ↑↓ scroll · ? rules · q quit
foot-close = ↑↓ scroll · Esc back
foot-claim = c claim
foot-hint = h hint
rules-title = The rules: { $title }
rules-in-brief = In brief
log-title = What happened
table-title = Table
stock = { $count } to be dealt
declared = declared { $points }
top-narrow = { $length ->
    [0] { $title } to { $target } · { $entries }
   *[other] { $title } · { $entries }
}
top = { $length ->
    [0] { $title } to { $target } · round { $round }, deal { $deal } of { $deals }
   *[other] { $title } · round { $round } of { $length }, deal { $deal } of { $deals }
}
quit-title = Leave the game?
quit-saved = It is saved in { $path }, and you can continue it from there.
quit-unsaved = What has been played so far will be saved in a file.
quit-over = This game is over.
quit-yes = y  leave
quit-no = n  keep playing
claim-title = Claim the game?
claim-sentence = You claim that your side is already certain of { $target } { $target ->
    [one] point
   *[other] points
}. If you are wrong, you lose the game.
claim-yes = y  claim
claim-no = n  keep playing
claim-plain = You claim that your side is already certain of { $target } { $target ->
    [one] point
   *[other] points
}; if you are wrong, you lose the game. Claim? Answer “y” or “n”.

## Line by line

plain-hello = Answer with a number or an action such as 7D or 9Cx4S5B; ? for help, quit to leave.
plain-prompt = >
plain-help = A number chooses from the list. Or type a play: the card, then x and what it takes. { $pack ->
    [french] 7D plays the seven of diamonds; 9Cx4S5B plays the queen of hearts and takes the four of spades and the five of clubs.
   *[latin] 7D plays the seven of coins; 9Cx4S5B plays the horse of cups and takes the four of swords and the five of batons.
} Suits: { $suits }.
plain-help-words = Words: “table” (the position again), “hint”, “rules”, “score”, “quit”, ?.
plain-suits = D { $d }, C { $c }, S { $s }, B { $b }
plain-claim = “claim”: your side already has the points to win; a wrong claim loses the game
plain-enter-number = There is no choice { $number }: answer { $count ->
    [1] 1
   *[other] 1 to { $count }
}.
plain-not-now = { $action } cannot be played now: answer 1 to { $count }, or ? for help.
plain-several = There are several ways to play the { $card }: { $actions }.
plain-not-understood = '{ $text }' is not an answer: type { $count ->
    [1] 1
   *[other] a number from 1 to { $count }
}, a play such as { $example }, or ? for help.
plain-yes-no = '{ $text }' is not an answer: answer “y” or “n”.
word-table = table
word-rules = rules
word-score = score
word-quit = quit
word-claim = claim
word-hint = hint
word-yes = y
word-no = n

## A table on a server

your-name = What is your name at the table?
at-watching = You are watching { $names }.
stand-in = computer playing
away = away
room-open = open
room-seat = { $number }. { $name }{ $host ->
    [yes] {" "}(host)
   *[no] {""}
}: { $standing ->
    [open] open to anyone with the link
    [player] computer player ({ $player })
    [away] away
    [stand-in] away, the computer plays
    [playing] at the table
    [ready] ready
   *[here] not ready yet
}
room-program = program
room-rating = rating { $rating } ({ $low } to { $high })
rating-change = Your rating: { $before } → { $after } ({ $change })
room-forfeited = The others have left: you have won this rated game.
room-forfeit = This rated game is over: your side left and has lost.
room-link = { $code ->
    [none] Anyone with this link can sit down: { $link }
   *[other] Anyone with this link can sit down: { $link } (code { $code })
}
room-terms = To { $target } · { $clock ->
    [none] no time limit
   *[other] { $clock } for each play
} · the computer plays for anyone away after { $grace }
room-rated = Rated: the result changes the ratings of both sides. If you leave, or are away at the end, you lose.
room-watch = You are watching. The game begins when everyone is ready.
room-start = s: start; computer players take the open seats.
room-be-ready = r: I am ready.
room-wait = You are ready. The game begins when everyone is.
room-sat = { $name } sits down.
room-left = { $name } has left the table.
room-here = { $name } is here.
room-away = { $name } is away.
room-stand-in = { $name } is away: the computer plays for them until they come back.
room-back = { $name } is back.
room-ready = { $name } is ready.
room-not-ready = { $name } is not ready any more.
room-rematch = A rematch has been requested.
room-host = { $who ->
    [me] You are the host of the table now.
   *[other] { $name } is the host of the table now.
}
room-devices = Your seat is open on another screen too: both show the same game.
seat-swap = Swap seats with { $name }
seat-sit = Sit here
seat-host = Make { $name } the host
seat-send-away = Send { $name } away
seat-open = Open the seat for a person
seat-fill = Seat { $player } here (a computer player)
seat-for-good = Let { $player } play for { $name } for good
seat-mute = Mute { $name }
seat-hear = Hear { $name } again
seat-block = Block { $name }
seat-unblock = Unblock { $name }
seat-blocked = You will not be seated with { $name } any more. This table is not affected.
seat-unblocked = { $name } is no longer blocked.
seat-report = Report { $name }
seat-report-sure = The people who run this server are told both names, the table, and which phrases { $name } has said here. { $name } is not told.
report-sent = Thank you. The people who run this server can now read your report.
table-close = Close the table for everybody
table-close-sure = The game ends for everybody, and nothing more is played at this table.
sure-yes = y  yes
sure-no = n  no
seat-nothing = There is nothing you can change about seat { $seat } now.
seat-which = Which seat? Answer “seat” and a number from 1 to { $count }.
seat-what = Seat { $seat }: answer “seat { $seat }” and a number from 1 to { $count }:
people-title = Who is at the table
time-left = { $time } left
days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
time-plain-long = You have { $time }.
time-plain = { $seconds ->
    [one] You have { $seconds } second.
   *[other] You have { $seconds } seconds.
}
said = { $name } { $who ->
    [me] say: { $words }
   *[other] says: { $words }
}
phrase-title = Which phrase?
line-broken = Connection lost. Reconnecting; nothing is lost.
line-open = Connected again.
put-off = The server cannot save anything just now. What you played will be sent again; nothing is lost.
quit-watching = The game goes on without you.
quit-waiting = Your seat will be open again.
quit-online = The computer plays for you until you come back with your own link.
come-back = Your seat is kept for you; the computer plays until you come back with: settebello play --join '{ $link }'
foot-waiting = r ready · 1–6 a seat · p say · ? rules · q quit
foot-waiting-host = r ready · s start · 1–6 a seat · p say · ? rules · q quit
foot-people = w who
foot-phrase = p say
next-plain = Enter: next round.
room-plain = Answer “ready” or “wait”; “say” to say something, “seat” to change seats, “who”, “rules”, “quit”.
room-plain-host = Answer “start”, or “ready” and wait for the others; “say” to say something, “seat” to change seats, “who”, “rules”, “quit”.
room-plain-word = '{ $text }' is not an answer: answer “ready”, “wait”, “say”, “seat”, “who”, “rules” or “quit”.
room-plain-word-host = '{ $text }' is not an answer: answer “ready”, “wait”, “start”, “say”, “seat”, “who”, “rules” or “quit”.
plain-wait = '{ $text }' must wait: it is not your turn. Words: table, score, say, who, rules, quit, ?.
plain-help-company = Also at this table: “say” (a phrase to the others), “seat” (a number: what you may do about that seat), “who” (who is there).
say-plain = Which phrase? Answer “say” and a number from 1 to { $count }:
word-ready = ready
word-wait = wait
word-start = start
word-who = who
word-seat = seat
word-say = say
promise = { $result ->
    [held] The shuffle was fair: your device took part, so nobody can have chosen the cards.
    [elsewhere] The shuffle matches the record. Another device at your seat took part, or this one before it was started again.
    [others] The shuffle matches what the devices agreed. Your device took no part.
    [watched] The shuffle matches what the devices agreed. You only watched.
    [nobody] The shuffle matches the record, but no device took part: nothing shows that the server did not choose the cards.
    [practice] The cards of this round come from another game: nothing is proved about their shuffle.
   *[none] Nothing was promised about this shuffle.
}{ $aborted ->
    [0] {""}
    [one] {" "}One shuffle of this game was broken off; the record shows it.
   *[other] {" "}{ $aborted } shuffles of this game were broken off; the record shows them.
}
promise-broken-now = A promise about the shuffle was broken: { $problem }. The game goes on.
promise-broken = A promise about the shuffle was broken: { $problem }.
promise-broken-before = A promise about the shuffle was broken earlier in this game.
promise-kept = { $record ->
    [none] The evidence, which is what this device saw, is in { $path }.
   *[other] The evidence is in { $path }, and the record in { $record }. To compare them: settebello verify --evidence '{ $path }' '{ $record }'
}
promise-not-kept = The evidence could not be saved: { $reason }.
promise-unchecked = The shuffle cannot be checked now: { $reason }.
promise-not-told = The shuffle cannot be checked: the server does not show this round in the record.
room-acting = { $who ->
    [me] The host is away, and you stand in for them: you can begin the game, and the computer plays for them until they are back.
   *[other] The host is away, and { $name } stands in for them.
}
room-removed = Sent away, and not let in again: { $names }.
seat-admit = Let { $name } in again
seat-renew = Renew your link
seat-renew-sure = Your secret link will be replaced by a new one. The old one stops working, and your other devices are disconnected.
renewed = Your link is new, and the old one no longer works. Come back with: settebello play --join '{ $link }'
device-away = Disconnect { $name }, at your seat since { $time }
device-away-sure = Anyone who has your secret link can come back with it. Renew the link to keep them out.
device-other = another device
device-terminal = another terminal

## Files, and leaving

resumed = Continuing the game in { $path }.
kept = The game is saved in { $path }; to continue it, use --save with that file.
kept-finished = The game is saved in { $path }.
kept-nowhere = The game could not be saved: { $reason }.
kept-daily = Your attempt is kept; to continue it: settebello daily --date { $day }
daily-title = Daily game of { $day }
input-ended = The input has ended. { $kept }
goodbye = Goodbye.

## A replay

replay-top = { $title } · round { $round } of { $rounds } · { $action ->
    [0] the deal
   *[other] action { $action } of { $actions }
}
replay-hand = { $name } holds { $cards }.
replay-drawn = { $name } has drawn the { $card }, and decides.
replay-turn = { $name } is to play.
replay-begins = The record begins here.
replay-ends = The record ends here.
replay-all-hands = All hands are shown.
replay-one-hand = Only one hand is shown: { $name }.
replay-playing = Autoplay: { $seconds } s for each action. Space stops it.
replay-stopped = Autoplay is off.
replay-no-score = The score is shown at the end of a round.
replay-round-over = The round is over: s shows the score.
replay-close = Enter: back to the replay
replay-foot = ←→ step · Space autoplay · a hands · s score · k keys · q quit
replay-keys-title = Keys
replay-key-step = ← →: one action back or on
replay-key-rounds = PgUp, PgDn: the round before, the next round
replay-key-ends = Home, End: to the start, to the end
replay-key-number = 1–9: to that round
replay-key-address = g: to a round and an action
replay-key-play = Space: start or stop autoplay
replay-key-pace = + −: autoplay faster or slower
replay-key-hands = a: all hands, or one at a time
replay-key-score = s: the score, at the end of a round
replay-key-vary = v: try other moves; Esc: back to the game
replay-key-play-on = p: play on from here
replay-key-rules = ?: the rules
replay-key-quit = q: quit
replay-go-title = Go where?
replay-go-example = A round such as 3, or a round and an action such as 3.14
replay-hello = Enter shows the next action; ? for help, “quit” to leave.
replay-help = Enter or “next” shows the next action, “back” the one before, “end” goes to the end. 3 goes to round 3, and 3.14 to action 14 of it. “play” shows everything up to the end.
replay-help-words = Words: “hands” (all hands; with a number, that player’s alone), “table” (the position again), “score”, “rules”, “quit”, ?.
replay-help-variation = “try” lists the possible actions, and “try 2” takes the second one for the player to move; “game” returns to the game.
variation-choose = Another move of { $name }
variation-here = Other moves since { $address }: v continues, Esc returns to the game.
variation-plain = Other moves since { $address }.
variation-over = The round is over here: go back to try other moves.
variation-which = Give a number from 1 to { $count }: “try 2”.
replay-help-practice = “practice” plays on from here; give your seat and a level, such as “practice 2 maestro”.
practice-title = Practice: { $title }
practice-seat = Your seat
practice-level = Level of the others
practice-over = The game is over here: go back to play on from an earlier turn.
practice-which = Give your seat, a number from 1 to { $count }, and a level: “practice 2 maestro”.
replay-word = '{ $text }' is not a command: answer Enter, “next”, “back”, a round such as 3, or ? for help.
replay-which-hand = Whose hand? Answer “hands” and a number from 1 to { $count }, or “hands” alone for all.
word-next = next
word-back = back
word-end = end
word-play = play
word-try = try
word-game = game
word-practice = practice
word-hands = hands

## Finding opponents

find-looking = Looking for opponents… Ctrl-C ends the search.
find-found = Opponents have been found.

## Profiles

profile-made = { $name } is yours at { $server }.
profile-phrase = Recovery phrase: { $words }
profile-phrase-keep = Write these twelve words down: they bring the profile to another device, and are shown only now. Anyone who has them has the profile.
profile-type-phrase = The twelve words of the recovery phrase:
profile-restored = This device can now play as { $name } at { $server }.
profile-renamed = The name is now { $name }.
profile-sure = Delete { $name } from { $server } for good, on all devices? Answer yes or no:
profile-deleted = The profile has been deleted.
profile-stays = Nothing has been deleted.
profile-forgotten = This device has forgotten the profile. At the server it stays.
profile-at = { $name } at { $server }
profile-devices = Devices: { $count }
profile-blocked = Blocked: { $names }
profile-rating = { $pool }: rating { $rating } ({ $low } to { $high }). Rated games: { $games }, won: { $won }.
profile-unrated = No rated games yet.
friends-none = No friends yet: at the end of a game on the page you can add the others.
friends-here = { $name }: here now.
friends-away = { $name }: not here now.
friends-asking = { $name } would like to be your friend.
friends-asked = You have asked { $name } to be your friend.
friends-invites = Invites you to a table: { $command }
friends-agreed = You and { $name } are friends.
friends-removed = { $name } is no longer in your list.

# Drills

drill-number = { $number } of { $count }. { $question }
drill-table = On the table: { $cards }.
drill-own-pile = Taken by your side: { $cards }.
drill-other-pile = Taken by the others: { $cards }.
drill-hand = Your hand: { $cards }.
drill-right = Right. { $why }
drill-wrong = No: { $answer }. { $why }
drill-result = { $right } of { $count } right in { $seconds } s.
drill-best = Your best so far: { $right } right in { $seconds } s.
drill-own-prime = Yours: { $cards }.
drill-other-prime = The other one: { $cards }.
drill-unclear = '{ $text }' is not an answer: type a number from 1 to { $count }, or “quit”.

# Puzzles

puzzle-hello = Find the best play. Answer with a number or an action; “show” for the solution, “rules” for the rules of the game, “quit” to leave.
puzzle-seat = Player { $number }
puzzle-task = What is the best play?
puzzle-unseen = Not seen yet: { $cards }.
puzzle-right = Right.
puzzle-wrong = Not the best: { $why }. Try again, or “show”.
puzzle-none = You have tried all these puzzles.
word-show = show
puzzle-continuation = Likely to follow, but not certain:
puzzle-standing = Your puzzle rating: { $rating } ({ $low } to { $high }). Solved { $solved } of { $tried }, { $streak } in a row.
