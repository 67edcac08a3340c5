# Every word that the page shows. The names of cards and suits come from the server's own words
# (src/settebello/wording/locales), and so do rule sheets and score sheets.
#
# $card, $cards: cards in words, with their article. $you: on, if $name is the person at the page.

product = Settebello
page-title = { $page } · Settebello
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
card-the = the { card }
suit-none = no { suit-name }

## The start page

tagline = Scopa, the Italian card game, and its whole family
play-now = Play
play-now-detail = { $game } against the computer
opening = Opening a table…
learn = Learn to play
daily = Today’s game
house-rules = House rules
your-games = Your games
pad-title = Score pad
pad-invitation = Playing with real cards? Keep the score here.
drills-title = Drills
drills-invitation = Small questions that train your eye.
rules-invitation = Change what your table plays differently.
more-title = More to do
puzzles-title = Puzzles
language = Language
continue-title = Continue
continue-score = { $score }, playing to { $target }
continue-with = with { $names }
player-level = { $name } ({ $title })
was-to-play = { $name } was to play
is-to-play = { $name } is to play
waiting-for-players = Waiting for players
remove-game = Remove { $title } from this list
games-title = Choose a game
games-search = Find a game by name or place
games-place = Where games come from
games-anywhere = Any place
games-families = Families of games
games-none = No game here is called that. Try the name of a place, or look through the list.
group-basic = The basic game
group-ace = The ace takes all
group-fifteen = Making fifteen
group-lines = More to score
group-declarations = Declarations
group-scopone = Scopone
group-escoba = Spain and Spanish America
group-abroad = Beyond Italy
group-all = All games
group-mine = Your house rules
group-presets = Named house rules
group-detail = { $name ->
    [basic] Scopa as most of Italy plays it, and its closest relatives.
    [ace] An ace takes everything on the table.
    [fifteen] A card takes those that make fifteen with it.
    [lines] Scopa with further points: for a king, a run of coins or certain captures.
    [declarations] Certain hands are shown for points before play.
    [scopone] For four in pairs: all the cards are dealt at once.
    [escoba] Escoba and its relatives, and Cuarenta.
    [abroad] Relatives from Corsica, North Africa, Germany and Venezuela.
    [mine] The rules that you have saved in this browser.
   *[presets] The rules of a town, a club or a book.
}
words-title = What do the words mean?
word = { $word ->
    [sweep] Sweep (scopa)
    [settebello] Settebello
    [primiera] Primiera
    [settanta] Settanta
    [declare] Declare, knock
   *[redeal] Redeal
}
word-means = { $word ->
    [sweep] you take all the cards on the table, for a point
    [settebello] the seven of coins, a point for the player who takes it
    [primiera] a point for the best four cards, one of each suit; sevens are best, then sixes and aces
    [settanta] another way to count the primiera
    [declare] show your hand for points before you play
   *[redeal] the cards are dealt again because of the first cards on the table; in scopa, because of three kings or more
}
seats-short = { $counts } players
set-up = Set up: { $title }
seats-title = Players
level-title = Opponents
level-of = { $n ->
    [0] Everyone
   *[other] Seat { $n }
}
level-all = All seats
level-mixed = different players
level-opponent = Opponent
level-partner = Partner
level-others = Other players
target-title = Points to win
deal = Play this game
read-rules = Read the rules
rules-in-brief = In brief
rules-contents = Contents
see-rule = See the rule
change-rules = Change the rules
field-needed = Please fill this in.
no-server = The server does not answer. Check that it is running and that you are connected, then try again.
no-game = The game is not running in this tab just now.
language-failed = { $name } could not be loaded: it has never been used here, and the server cannot be reached. The language stays as it is.
translated-page = Your browser is translating this page. Settebello itself speaks six languages; choose one and turn off the translation:
offline = The server cannot be reached. The lesson, the rules of the games, your games with their replays, and statistics work without it; playing, reviews and tables with other people come back when the server does.
try-again = Try again

## House rules

rules-title = House rules
rules-lead = Start from a game and change what you play differently at your table. The written rules change with your choices.
rules-base = Start from
rules-seats = Players
rules-changes = { $n ->
    [0] Nothing changed
    [one] { $n } change
   *[other] { $n } changes
}
rules-options = Options
rules-changed = changed
rules-undo = Reset to { $game }
rules-undo-all = Undo all changes
rules-undo-last = Undo the last change
rules-problem = These rules do not work together
rules-problem-detail = The sheet still shows the last rules that do.
rules-if-on = If on: { $rule }
rules-hands-hint = Cards to each hand in each deal, with commas; one number deals the pack out in hands of that size.
rules-fall-hint = Points for the first fall of a chain, then for the second and third, with commas, such as 1,5,10; “never” for none.
rules-honours-hint = Cards with their points, such as 8S:1 2S:1 (jack and two of swords, a point each); D, C, S, B are coins, cups, swords, batons. “never” for none.
rules-wins-hint = Cards that win the game when one side takes them all, with + between them and commas between sets, such as 1D+2D+3D,1D+7D; D, C, S, B are coins, cups, swords, batons. “never” for none.
rules-sheet = The rules
rules-sources = Show where each rule comes from
rules-keep = Save, share, open
rules-name = Name
rules-name-example = Sunday at grandma’s
rules-save = Save
rules-saved = Saved as “{ $name }”.
rules-delete = Delete “{ $name }”
rules-mine = Saved in this browser
rules-share = Copy a link
rules-shared = The link is copied: anyone who opens it sees these rules.
rules-share-by-hand = Copy this link:
rules-download = Download as a file
rules-upload = Open a file
rules-play = Play with these rules
rules-go-to-sheet = See the rules
rules-unnamed = { $game }, house rules
rules-newer = { $n ->
    [one] This version does not know one of these settings: { $names }. It may come from a newer version, and has been left out.
   *[other] This version does not know some of these settings: { $names }. They may come from a newer version, and have been left out.
}
rules-unknown-game = There is no game “{ $game }” here: the link may come from a newer version. Here is the basic game instead.
rules-bad-file = “{ $file }” cannot be read as house rules: { $why }

## Your games

yours-title = Your games
yours-statistics = Your results in numbers
yours-name = Your name
yours-name-long = A name has 1 to { $most } characters.
yours-result = { $result ->
    [won] Won
    [lost] Lost
   *[open] Unfinished
}
yours-against = against { $names }
date-unknown = date unknown
yours-record-missing = The server has no record of this game any more.
permanent-link = Permanent link
permanent-link-short = Link
permanent-link-of = Permanent link to { $title }, { $date }
permanent-link-detail = Anyone who has this link can look at the whole game, names included. It works even when the table is gone, until somebody who sat there takes the game down.
permanent-link-copy = Copy permanent link
take-down = Take down
game-down-sure = Take this game down? The link stops working for everybody, and only you can make another.
game-down = The game has been taken down.
yours-more = Show { $n } more

## What this browser keeps

storage-forbidden = This browser does not let the page store anything. You can play, but once you close this page you cannot get back to your games. To change that, allow site data for this page.
storage-full = This browser has no room left for this page. You can play, but you may not be able to get back to this game. To make room, delete finished games under “Your games”.

## People and cards

you = You
side-name = { $first } & { $last }

## The table

your-hand = Your hand
on-the-table = On the table
empty-table = The table is empty
opponent-hand = { $n ->
    [one] { $name } holds { $n } card
   *[other] { $name } holds { $n } cards
}
pile = { $name }: { cards-count } in the pile, { sweep-count }
stock = Stock: { cards-count }
stock-word = stock
taken-word = taken
deals = { $you ->
    [on] You deal
   *[off] { $name } deals
}
dealer = dealer
your-turn = Your turn
your-turn-no-ace = Your turn: no ace yet
turn-of = { $name } is playing…
round = Round { $n }
to-target = to { $n }
to-rounds = { $n } rounds
our-side = We
their-side = They
totals = Points
side-captures = Captures and sweeps
side-last-capture = Last capture
side-sweeps = { $idiom ->
    [chkobba] Chkobbas
    [hurrikan] Hurrikans
    [escoba] Escobas
    [cuarenta] Limpias
    [ronda] Missas
    [caida] Mesas limpias
    [spazzino] Spazzini
    [spincio] Spazzini
    [cicera] Scùe
   *[scopa] Sweeps
}
last-play = Last play
rules = Rules
rules-of = The rules: { $title }
close = Close
leave = Start page

## Choosing

play-hint = { $n ->
    [one] { card }
   *[other] { card }, { $n } ways to play it
}
choose = How do you play { card-the }?
choose-hint = { $steals ->
    [on] Tap a card on the table, a pile, or one of these:
   *[off] Tap the cards on the table, or one of these:
}
cancel = Cancel
option-takes = Take { $cards }
option-takes-itself = Let the ace take itself
steal-pile = Steal { $name }’s pile: { card } on top
option-lays = Lay it on the table
drawn-card = You drew { card-the }
action-name = { $action ->
    [keep] Keep it
    [place] Put it on the table
    [declare] { $idiom ->
        [cirulla] Knock
       *[scopa] Declare
    }
    [pass] Pass
   *[claim] Claim the game
}
declare-as = { $idiom ->
    [cirulla] Knock, with { $matta } as { card }
   *[scopa] Declare as { card }
}
claim = Claim
claim-title = Claim the game?
claim-words = You are claiming that your side already has the points it needs to win. If you are right, you win now; if not, you lose now.
claim-yes = Claim the game

## What happened, in words

said-dealt-first = Round { $n }. The cards are dealt.
said-dealt = New cards are dealt.
said-table = On the table: { $cards }.
said-table-empty = The table is empty.
said-hand = Your hand: { $cards }.
said-redealt = The table cards call for a redeal: the cards are dealt again.
said-lays = { $you ->
    [on] You lay { card-the }.
   *[off] { $name } lays { card-the }.
}
said-takes = { $you ->
    [on] You take { $cards } with { card-the }.
   *[off] { $name } takes { $cards } with { card-the }.
}
said-takes-itself = { $you ->
    [on] Your { card } takes itself.
   *[off] { $name }’s { card } takes itself.
}
said-does = { $name }: { $action ->
    [keep] card kept
    [place] card put on the table
    [declare] { $idiom ->
        [cirulla] knock
       *[scopa] hand declared
    }
    [pass] pass
   *[claim] game claimed
}.
said-declares-as = { $name }: { $idiom ->
    [cirulla] knock
   *[scopa] hand declared
}, { $matta } counts as { card }.
said-dealer-captured = { $you ->
    [on] You dealt, and take the first table cards for their total: { $cards }.
   *[off] { $name } dealt, and takes the first table cards for their total: { $cards }.
}
said-leftover = { $you ->
    [on] { $n ->
        [one] You get the last card.
       *[other] You get the last { cards-count }.
    }
   *[off] { $n ->
        [one] The last card goes to { $name }.
       *[other] The last { cards-count } go to { $name }.
    }
}
said-leftover-nobody = The last cards go to nobody.
said-scored = The round is over.
said-result = { $name }: { $points }, now { $total }.
said-your-turn = Your turn.

## The score sheet

points-made = in this round
points-made-note = + counts at round end
moves-title = Plays of this round
moves-none = Nothing has been played yet.
move-takes = { $n ->
    [0] takes itself
   *[other] takes
}
sheet-title = Round { $n }
sheet-line = Line
sheet-round = This round
sheet-game = Game
sheet-primes = Sum of the best card of each suit
continue-button = Continue
waiting-for-others = Waiting for the others…
you-win = You win!
wins = { $name } won
your-side-wins = Your side wins!
play-again = Play again
back-to-start = Back to the start page

## Trouble

connecting = Connecting…
reconnecting = Connection lost. Reconnecting…
offline-table = This table needs the server, which cannot be reached. The game goes on by itself as soon as it can.
unknown-table = There is no such table.
unknown-table-detail = The link may be incomplete, or belong to another server. You can open a table of your own.
table-on-server = This game is on a server and not in this browser. Go on with it on the page where you opened it.
no-page = There is no such page.
no-page-detail = The address may be mistyped, or belong to a newer version.
failed = Something went wrong on this page.
failed-detail = Reload the page: your game is safe on the server.
offline-part = The server cannot be reached, and this part of the page has not been saved on this device yet. Reload the page once you are connected: your game is safe on the server.
reload = Reload
score-pair = { $first } to { $last }

## At the table: more

limit = { $limit ->
    [equal-first] An equal card must be taken first.
    [fewest] It must be one with the fewest cards.
   *[free] You are free to choose.
}
may-lay = You may also leave it on the table.
ask-declare = { $n ->
    [0] You may show this hand for points.
   *[other] You may show this hand: worth { $n } points, unless somebody shows a better one.
}
ask-knock = You may show this hand for points, then play on.
matta-named = Now { $matta } counts as { card }.
matta-counts = counts as { card }
matta-as = Count { $matta } as
declare-worth = { $n ->
    [one] { $what }: { $n } point
   *[other] { $what }: { $n } points
}
nothing-to-declare = { $idiom ->
    [cirulla] You cannot knock.
   *[scopa] You have nothing to declare.
}
partner-name = { $name }, your partner
declared-points = { $idiom ->
    [cirulla] { $n ->
        [one] { $n } point from knocking
       *[other] { $n } points from knocking
    }
   *[scopa] { $n ->
        [one] { $n } declared point
       *[other] { $n } declared points
    }
}
take-back = Undo
taken-back = Undone.
games-won = Games won:
share-win = { $names } win together
won-outright = An outright win: { $name }.
claim-right = { $you ->
    [on] You claimed the game, and you were right.
   *[off] { $name } claimed the game, and was right.
}
claim-wrong = { $you ->
    [on] You claimed the game too early.
   *[off] { $name } claimed the game too early.
}
double-lost = Double loss: { $names } finished with less than half the target.
double-lost-you = Double loss: you finished with less than half the target.

## At the table: help

menu = Menu
hint = Hint
advice-sentence = { $what }: { $why }.
advice-note = { $why }.
advice-takes = Take { $cards } with { card-the }
advice-takes-itself = Let { card-the } take itself
advice-lays = Lay { card-the }
advice-why = { $reason ->
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
    [coins] { $n ->
        [one] it takes a card of { suit-name }
       *[other] it takes { $n } cards of { suit-name }
    }
    [safe] no single card can sweep the table afterwards
    [least] it gives away the least
    [ahead] another play takes more now, but this one is worth more later
    [nothing] it takes nothing, so it scores nothing
    [bait] the next player may have to sweep the table
    [little] it takes the least that counts
   *[cards] { $n ->
        [one] it takes a card
       *[other] it takes { $n } cards
    }
}
advice-safe = { $why }, and leaves nothing to sweep
unseen-title = Cards not seen yet
unseen-count = { $n ->
    [one] { $n } card in other hands or in the stock
   *[other] { $n } cards in other hands or in the stock
}
unseen-yes = not seen
unseen-no = seen
unseen-suit = Suit
pile-title = { $you ->
    [on] Your pile
   *[off] The pile of { $name }
}
pile-empty = No cards yet.
pile-top = on top: { $cards }
pile-open = { $name }: look through the pile
pile-sweeps = { side-sweeps }: { $cards }.
settings = Settings
setting-theme = Colours
setting-theme-is = { $value ->
    [light] Light
    [dark] Dark
   *[system] Same as device
}
setting-felt = Table
setting-felt-is = { $value ->
    [red] Red
    [blue] Blue
   *[green] Green
}
setting-back = Card backs
setting-back-is = { $value ->
    [cubes] Cubes
    [tiles] Tiles
   *[suns] Suns
}
setting-face = Your face
setting-face-none = No face: the first letter of your name
setting-face-n = Face { $n }
setting-face-detail = Everybody at your tables sees it, from the next game on.
setting-deck = Cards
setting-deck-is = { $value ->
    [neapolitan] Neapolitan
    [piacentine] Piacentine
    [trevisane] Trevisane
    [bergamasche] Bergamasche
    [sicilian] Sicilian
    [spanish] Spanish
    [french] French
   *[auto] The game's own
}
deck-failed = The drawings of this deck could not be loaded; the cards show numbers and suits.
setting-speed = Animations
setting-speed-is = { $value ->
    [instant] Off
    [fast] Fast
    [slow] Slow
   *[normal] Normal
}
setting-pace = Computer thinking time
setting-pace-is = { $value ->
    [none] None
    [fast] Short
    [slow] Long
   *[natural] Natural
}
setting-take-back = Time to undo a play
setting-take-back-is = { $n ->
    [0] None
    [one] { $n } second
   *[other] { $n } seconds
}
menu-take-back = { $n ->
    [0] Undo button after each play: off
   *[other] Undo button after each play: on
}
setting-sound = Sound
setting-sound-is = { $value ->
    [off] Off
    [quiet] Quiet
    [loud] Loud
   *[normal] Normal
}
setting-vibration = Vibrate for your turn, sweeps and the end of a game
sound-refused = This browser plays no sound just now. The game goes on without it.
setting-large = Large text and large signs on the cards
setting-letters = Suit letters on the Italian cards
setting-piles = Allow looking through the piles
setting-memory = List of unseen cards (M)
setting-hints = Hints (I)
setting-keys = Single-key shortcuts
setting-phrases = Show what others say
setting-texts = Write messages with friends at a table
settings-kept = Stored in this browser only.
keyboard = Keyboard
key-digits = Play that card of your hand; when asked, choose that answer
key-arrows = Move along your hand, or along the answers
key-enter = Play the card, press the button
key-escape = Back: cancel a choice, close a window
key-hurry = Faster: show what the others play at once
key-z = Undo a play, while there is time
key-n = Go to your hand
key-h = Read out your hand
key-t = Read out the table
key-p = Read out the piles
key-s = Read out the score
key-w = Read out whose turn it is, and the last play
key-i = Hint
key-m = Cards not seen yet
key-r = The rules
key-k = This list
read-hand-empty = Your hand is empty.
read-pile = { $sweeps ->
    [one] { $name }: { cards-count }, { $sweeps } sweep.
   *[other] { $name }: { cards-count }, { $sweeps } sweeps.
}
read-stock = Stock: { cards-count }.
read-score = { $n ->
    [one] { $name }: { $n } point.
   *[other] { $name }: { $n } points.
}
read-target = The game is to { $n }.
read-rounds = { $n } rounds are played.
read-turn = { $you ->
    [on] It is your turn.
   *[off] { $name } is to play.
}
read-turn-nobody = It is nobody’s turn.

## Playing with people

others-title = Play with others
match-title = Duplicate match
match-invitation = Several tables play the same cards, so luck with them does not count.
open-table = Open a table
open-table-detail = { $game } for two. For another game, choose it above and leave a seat open.
code-title = Code or link
code-go = Go to the table
code-detail = The person who opened the table can give it to you.
level-open = Open seat (by link)
level-here = Somebody on this device
clock-title = Time limit per play
clock-none = No limit
by-day-detail = Players need not be here at the same time. The computer plays for somebody who is away only when this time has run out.
grace-title = Computer takes over for absent players after
stand-in-title = Level of the computer that takes over or fills seats
watchers-allowed = Allow spectators
list-table = List the table in the lobby, for anybody to join
table-listed = The lobby lists this table: anybody may sit down.
look-again = Look for somebody else
terms-no-clock = no time limit
terms-clock = { $time } per play
terms-by-day = played over days, { $time } per play
by-day-close = You can close this page: your seat is kept, and the game waits for you.
notify-off = Tell me when it is my turn
notify-off-detail = Your browser then tells you, even when this page is closed. It says which table, and nothing about the game.
notify-on = Notifications are on
notify-on-detail = You are notified when it is your turn and this page is not in view. Press again to stop.
notify-denied = Your browser does not let this page send notifications. You can allow them in its settings for this site.
notify-failed = That did not work. Try again in a while.
terms-grace = the computer takes over for absent players after { $time }
people-opponents = People
invite-title = Invite the others
invite-detail = Send this link, or read out the code. Nobody needs an account.
invite-link = Link to the table
invite-local = This address works only on this computer. To let others on your network join, start the server with --host 0.0.0.0 and open its address here.
invite-text = Come and play { $title } with me:
invite-code = Code:
copy = Copy
copied = Copied.
copy-by-hand = Press Ctrl+C to copy it.
share = Share
scan = QR code
scan-label = { $what }, as a QR code to scan
scan-failed = The code could not be drawn: copy the link instead.
who-sits = Who sits where
choose-seat = Choose a seat
seat-n = Seat { $n }
seat-with = { $seat }, with { $names }
seat-free = Free seat
a-program = program
a-computer = Computer
computer-called = Computer: { $name }
open-seat = Open seat
who-plays = Player at { $seat }
sit-down = Sit down
sit-here = Sit here
swap-seats = Swap seats
send-away = Remove
make-host = Make host
the-host = host
is-ready = ready
not-ready = not ready yet
ready = I am ready
ready-undo = Press again if you need a moment
start-now = Start now
start-detail = The computer takes the empty seats.
wait-seats = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
wait-ready = Waiting for { $names }.
wait-both = { $n ->
    [one] One seat is still free, and { $names } must still say they are ready.
   *[other] { $n } seats are still free, and { $names } must still say they are ready.
}
wait-you = Say you are ready to start the game.
watch = Watch
watchers = { $n ->
    [one] { $n } person is watching.
   *[other] { $n } people are watching.
}
watchers-none = Nobody is watching.
watch-link = Link for others who want to watch
you-watch = You are watching. You see no hidden card.
watch-behind = You are behind the live game.
jump-to-live = Jump to live
watch-sheet = The next round begins when the players go on.
own-link = Continue on another device
own-link-detail = Open this link there to continue in your seat. Keep it to yourself: anyone who has it can play in your place.
own-link-label = Your secret link
leave-table = Leave the table
leave-sure = Leave the game? The computer plays for you until you come back.
leave-sure-before = Leave your seat? Somebody else may take it.
close-table = Close the table
close-sure = Close the table for everybody? The game ends for all of you.
people = People at the table
replace = Let the computer take { $name }’s seat for good
at-here = here
at-gone = away
at-stand-in = { $name } is away: the computer plays
turn-away = { $name } is away: the computer plays in { $time }
time-left = { $time } left
round-waits = The next round is being shuffled
clock-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
clock-soon = { $n ->
    [one] { $n } second left for your play.
   *[other] { $n } seconds left for your play.
}
clock-out = Your time ran out: the computer has played for you.
played-elsewhere = You have already played from another tab or device.
phrases = Say something
phrases-detail = Each hears it in their own language.
phrases-wait = One moment, then you can speak again.
mute = Mute { $name }
unmute = Hear { $name } again
report = Report { $name }
report-ask = Report { $name } to the people who run this server?
report-ask-detail = They are told both names, the table, and what { $name } has said and written to you here. { $name } is not told.
person-more = More about { $name }
report-sent = Thank you. The people who run this server can now read your report.
phrase-said = { $name }: { $words }
room-sat = { $name } sat down.
room-stood = { $name } left the table.
room-filled = { $name }, a computer player, sat down.
room-ready = { $name } is ready.
room-gone = { $name } has lost the connection.
room-here = { $name } is here.
room-stand-in = { $name } is away: the computer plays for them.
room-back = { $name } is back.
room-you-back = While you were away, the computer played for you. You are playing again now.
room-moved = Seats have changed.
room-host = { $name } is the host now.
room-you-host = You are the host now.
room-closed = The host has closed this table.
room-rematch = A new game with the same people is ready.
rematch = Rematch
rematch-join = To the new game
sheet-behind = The next round has begun.
to-table = To the table
show-result = Result
table-closed = This table is closed. Open one of your own from the start page.
table-begun = The game has begun and all seats are taken. You can watch, or open a table of your own.
table-over = This game is over. You can look at the result, or open a table of your own.
see-result = See the result
table-full = All seats are taken. You can watch, or open a table of your own.
seat-lost = You no longer have this seat: it was given to somebody else.
sent-away = The host has sent you away. You can sit down here again only if the host lets you.
you-stood = You have left your seat. You can sit down again, or watch.
no-watching = You cannot watch this table now.
no-watching-detail = There is no room for more spectators, or the table allows none. Try again later.
in-places = open in { $n } places
seat-elsewhere = Your seat is open in another tab or on another device too. Play where you like.
acting-host = The host is away, and you stand in for them: you can begin the game, and the computer plays for them until they are back. Everything else is theirs to do.
removed-title = Sent away
removed-detail = They cannot sit down here again unless you let them.
admit = Let { $name } in again
seat-taken = taken
seat-devices = Devices at your seat
device-since = since { $time }
device-own = this device
device-other = Another device
device-terminal = A terminal
device-away = Disconnect
device-away-of = Disconnect { $name }, since { $time }
device-away-detail = Anyone who has your secret link can come back with it. Renew the link to keep them out.
renew-link = Renew the link
renew-sure = Your secret link will be replaced by a new one. The old one stops working, and your other devices are disconnected.
renewed = Your link is new. The old one no longer works.
remove-sure-open = Remove { $title } from this device? The secret of your seat goes with it: without your own link you cannot come back to this game.
remove-sure-over = Remove { $title } from this device? Its result will no longer count in your statistics, and you may not be able to get its record any more.
remove-yes = Remove
removed-game = { $title } has been removed.
undo = Undo
fair-title = A fair shuffle
fair-now = { $result ->
    [kept] Your device shuffled the cards together with the server, so nobody can have chosen them.
    [others] The server shuffled the cards together with the players’ devices.
    [practice] These cards come from another game, which you are practising.
   *[nobody] The server shuffled the cards of this round and fixed their order before it dealt.
}
fair-check = When the round is over, this page checks that not a single card was changed.
fair-more = How it works
fair-how = Before a round the server and every player’s device each draw a secret number and publish its fingerprint. When the list of fingerprints is fixed, the numbers are revealed, and together they make the order of the cards. If only one device is honest, nobody can have chosen the cards. After the round this page checks everything.
fair-remains = This does not rule out that the server refuses to deal, or shows somebody hidden cards.
fair-commitment = The server’s fingerprint for this round
fair-share = The number of this device
fair-list = Fingerprint of the whole list
fair-given = { $n ->
    [0] No device took part in this round.
    [one] One device took part in this round.
   *[other] { $n } devices took part in this round.
}
fair-part = { $result ->
    [yes] Your device took part.
    [watching] You only watched.
   *[other] Your device did not take part.
}
fair-aborted = { $n ->
    [0] Every shuffle of this game was completed.
    [one] One shuffle of this game was not completed, because a device did not reveal its number; the record shows it.
   *[other] { $n } shuffles of this game were not completed, because devices did not reveal their numbers; the record shows them.
}
fair-verify = To check it yourself, download the record and use:
fair-checking = Checking the shuffle…
fair-verdict = { $result ->
    [kept] The shuffle was fair
    [others] The shuffle matches what the devices agreed
    [nobody] The cards were fixed before the deal and not changed since
    [practice] The cards of this round come from another game
    [none] Nothing was promised about this shuffle
    [newer] This page is older than the server
   *[other] A promise about the shuffle was broken!
}
fair-devices = { $n ->
    [one] one device
   *[other] { $n } devices
}
fair-detail = { $result ->
    [kept] Nobody can have chosen the cards: they come from the numbers of the server and of { fair-devices }, and all were fixed before any was revealed. The cards that you saw are those.
    [others] The cards come from the numbers of the server and of { fair-devices }. If one of these devices is honest, nobody can have chosen the cards. Your device cannot know that: it only sees that the record fits together.
    [nobody] The cards come from the server’s number alone: nothing shows that it did not choose them.
    [practice] This is practice: up to the position where it began, cards and actions come from another game, and nothing is proved about their shuffle. Later rounds are dealt and checked like any others.
    [newer] Reload the page to check this shuffle.
   *[other] The record holds nothing to check it by.
}
fair-broken = A promise about the shuffle was broken.
fair-fault = { $reason ->
    [second] The server showed two different lists for one shuffle. Your device did not reveal its number to the second.
    [left-out] The server had taken your device’s fingerprint, and left it out of the list.
    [computer] The list expects a number from a computer’s seat, where only the server can have chosen it.
    [table] The list belongs to a different table.
    [round] The list was not due: it belongs to a different round or exchange.
    [rules] The list belongs to a game with different rules.
    [seats] The list does not have as many seats as this table.
    [game] The record belongs to a different table or to different rules.
    [plays] The plays in the record are not those that this device saw.
    [transcript] The list in the record is not the one that this device saw before the round.
    [aborted] The record does not show every shuffle that was broken off as it was.
    [no-exchange] The server dealt without the exchange of numbers that it owes every device: it can have chosen the cards.
    [silenced] The record says that your device did not reveal its number, but the server had it.
    [own-share] The number of your device is not in the record.
    [server] The number that the server revealed does not fit its fingerprint.
    [shares] The number of a device is missing, or does not fit its fingerprint.
    [seed] The order of the cards does not come from the revealed numbers.
    [dealer] The dealer is not the one that the numbers and the rules give.
    [cards] The cards that you saw are not those that the numbers give.
   *[other] The record lacks what would prove the shuffle, or it cannot be read.
}
fair-earlier = This was in round { $n }.
fair-save = Save the evidence
fair-pack = The pack, from the top: { $cards } …
fair-record = Save the record of this game
fair-not-now = The shuffle cannot be checked now: the server does not answer.
key-c = Say something to the others

## Replay

replay = Replay
replay-verb = Replay
replay-of = Replay { $title }, { $date }
replay-lead = Walk through a game move by move. Its record is a text file that lists every play. The server reads it and does not keep it.
replay-drop = Drop the record of a game here, or choose the file.
replay-open = Open a record
replay-own = The games you have played:
replay-large = “{ $file }” is too large for a record, which has at most { $n } kB.
replay-empty = No round of this game has been played to its end yet: there is nothing to replay.
replay-bad-file = “{ $file }” cannot be replayed: { $why }
record-without-replay = The replay needs the server, which cannot be reached. Here is the record as it was written; the replay appears by itself as soon as it can.
record-unreadable = This is not a record of a game, as far as can be told without the server.
replay-no-turn = This game has no turn { $turn }. The nearest one is shown: { $nearest }.
replay-at-action = Round { $round }, move { $action }
replay-at-deal = Round { $round }, the deal
replay-at-score = Round { $round }, the score
replay-holds = { $name } holds { $cards }.
replay-drawn = { $name } has drawn
replay-controls = Replay controls
replay-position = Position in the round
replay-to-start = To the start
replay-previous-round = Previous round
replay-back = One action back
replay-play = Play
replay-pause = Pause
replay-forward = One action forward
replay-next-round = Next round
replay-to-end = To the end
replay-moves = Moves
replay-rounds = Rounds
replay-highlights = Highlights
replay-no-highlights = No sweep, declaration or score so far.
replay-deal = Deal
replay-new-cards = New cards
replay-hands = Hands shown
replay-all-hands = All hands
replay-only = Only { $name }
replay-spoilers = Hide what comes later
replay-copy-link = Copy a link to this turn
replay-link-copied = The link to this turn is copied.
practice = Practice
explore-position = Explore this position
practice-play-on = Play on from here
practice-detail = A new table begins at this position, with the same cards still to come, and computers at the other seats. This is practice and does not count in your results.
practice-seat = Your seat
practice-on-turn = { $name } (to play)
practice-open = Play on
practice-over = The game is over here: go back to play on from an earlier turn.
variation-vary = Try other moves
variation-choose = Other moves: choose for { $name }.
variation-ended = Other moves: the round is over.
variation-back = Back to the game
variation-over = The round is over here: go back to try other moves.
score-pad = Points by round
score-graph = Graph of the totals, round by round. The table after it has the numbers.
save-record = Save the record
review = Review
review-of = Review { $title }, { $date }
review-keeps = A review keeps the game under a permanent link: anyone with the address can see it.
key-replay-step = One action back or forward
key-replay-ends = To the start, to the end
key-replay-rounds = Previous or next round
key-replay-play = Play or pause
key-replay-hands = Show all hands, or only one

## The lesson

lesson-title = Scopa in five minutes
lesson-step = Step { $n } of { $of }
lesson-back = Back
lesson-next = Next
lesson-try = Choose a card of your hand.
lesson-what = What does it take?
lesson-lays = The { card } takes nothing here: it would stay on the table. Find a card that takes something.
lesson-other = With { card-the } you would take { $cards }. There is something better here: look again.
lesson-may-take = The rules say that it takes { $cards }.
lesson-choose = Take { $cards }
lesson-well = Well done!
lesson-play = Play a game
lesson-aim = Forty cards
lesson-aim-words = There are four suits, coins, cups, swords and batons, each from ace to seven and then jack (8), horse (9) and king (10). You hold three cards, and four lie on the table. Everyone in turn plays one card. What it takes goes to the player’s pile, and at the end the piles are counted.
lesson-equal = Equal takes equal
lesson-equal-words = A card takes a card of the same value. One of yours takes something here: play it.
lesson-equal-done = Both sevens go to your pile. The seven of coins is the settebello, the beautiful seven: it is a point by itself.
lesson-sum = A card takes a sum
lesson-sum-words = A card also takes two or more cards that make up its value together. Which of yours does?
lesson-sum-done = Four and five make nine, and the horse is a nine. The more cards in your pile, the better.
lesson-single = The equal card comes first
lesson-single-words = An ace and a four make five. But a five lies there too. Play your five.
lesson-single-done = It may not take the ace and the four: if an equal card lies on the table, no sum may be taken. This is the rule that people argue about most.
lesson-choice = The choice is yours
lesson-choice-words = The king makes ten in two ways here. Play it, and take what is worth more.
lesson-choice-done = Seven and three, with the settebello. If several sums fit, you choose: nobody else does it for you.
lesson-choice-wrong = That is allowed. But the other way brings you the seven of coins: try that.
lesson-sweep = Scopa!
lesson-sweep-words = Whoever takes all the cards on the table makes a sweep, a scopa, which is a point at once. There is one here.
lesson-sweep-done = The card that swept is laid across the pile so that everybody sees the point. The next player finds an empty table and has to lay a card down.
lesson-lay = Nothing to take
lesson-lay-words = A card that takes nothing stays on the table. Mind who plays next: if all the cards on the table make ten or less together, one card may sweep them. Lay a card that leaves no sweep.
lesson-lay-done = Three and nine make twelve: no card can take both.
lesson-lay-wrong = Together these make { $n }: one card could sweep them. Try another.
lesson-prime = The primiera
lesson-prime-words = At the end each side takes the best card of each suit out of its pile, and adds up what they are worth for the primiera: a seven 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a face card 10. The highest total scores the point. Which of these is higher?
lesson-prime-done = Three sevens and a four make 77; four sixes make only 72. That is why everyone is after the sevens.
lesson-prime-wrong = Add them up: three times 21 and 14, or four times 18?
lesson-score = Counting
lesson-score-words = At the end of a round there is one point for the most cards, one for the most coins, one for the settebello, one for the primiera, and one for each sweep. A tie gives the point to nobody. Whoever gets to eleven first, and is ahead, has won. That is all: you can play.
lesson-point = { $line ->
    [cards] Cards
    [coins] Coins
    [settebello] Settebello
    [primiera] Primiera
   *[sweeps] Sweeps
}

## Several people at one device

local-names = People at this device
local-names-detail = The cards are covered while the device goes from hand to hand.
local-names-wrong = Give each player a name of their own, of up to 30 letters.
player-n = Player { $n }
pass-to = Pass the device to { $name }
pass-detail = Your cards appear when you press the button.
pass-take = I am { $name }: show my cards
pass-since = Since your last turn

# Profiles

profile-link = Your profile: keep this name, on all your devices
profile-mark = This name is kept: nobody else has it
sit-as-profile = Sit down as { $name }, with your profile
profile-block = Block { $name }
profile-lift-block = Unblock { $name }
profile-blocked = You will not be seated with { $name } any more. This table is not affected.
rated-switch = Rated game
rated-short = Rated
found-said = You have found { $names }. Enjoy the game!
rated-note = Rated: the result changes the ratings of both sides. If you leave, or are away at the end, you lose.
rated-need-profile = This game is rated: make a profile to sit down
leave-sure-rated = Leave this rated game? You lose it at once, even if you come back.
rating-short = rating { $rating } ({ $low } to { $high })
rating-none = no rated game yet
rating-change = Your rating: { $before } → { $after } ({ $change })
forfeit-won = { $n ->
    [one] Your opponent has left: you have won this rated game.
   *[other] Your opponents have left: you have won this rated game.
} You can play on against the computer.
forfeit-lost = This rated game is over: your side left and has lost.
