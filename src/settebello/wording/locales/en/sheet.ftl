# Rule sheets. Every message is a whole sentence or more: translate it as a whole.
#
# $suit is the bonus suit (coins, cups, swords, batons, or diamonds, hearts, spades, clubs); $pack is latin or
# french; $idiom is scopa, chkobba or hurrikan; $sides is the number of sides, $seats of seats.
# $prime is the scale of values of the primiera, which has its own name in some games.

## Headings

as-but = As { $game }, but:
as-same = Exactly as { $game }.
source-decision = decision
source-name = { $source ->
    [S1] the rules of a computer game of scopa for two
    [S2] the leaflet in the Scopa pack of Winning Moves (2011)
    [S3] an account of scopa as it is played in the piazza of Panicale, Umbria
    [S4] The Rules of Scopa, provided by the Dante Alighieri Society of Washington
   *[S0] John McLeod's page on scopa and its variants (2024)
}
source-house = house rule
section-cards = Cards
section-deal = Deal
section-turn = Turn
section-captures = Captures
section-sweeps = Sweeps
section-end = End of a round
section-scoring = Scoring a round
section-declarations = Declarations
section-winning = Winning

## Words used within the messages below

bonus-suit = { $suit ->
    [cups] cups
    [swords] swords
    [batons] batons
    [diamonds] diamonds
    [hearts] hearts
    [spades] spades
    [clubs] clubs
   *[coins] coins
}
points-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Cards

pack-40 = { $pack ->
    [french] Forty cards: ace, 2 to 7, jack, queen and king of diamonds, hearts, spades and clubs.
   *[latin] Forty cards: ace, 2 to 7, jack, horse and king of coins, cups, swords and batons.
}
pack-36 = { $pack ->
    [french] Thirty-six cards: ace, 3 to 7, jack, queen and king of diamonds, hearts, spades and clubs. There are no twos.
   *[latin] Thirty-six cards: ace, 3 to 7, jack, horse and king of coins, cups, swords and batons. There are no twos.
}
values-jack-8 = { $pack ->
    [french] For captures an ace is worth 1, the numbers their face value, a jack 8, a queen 9, a king 10.
   *[latin] For captures an ace is worth 1, the numbers their face value, a jack 8, a horse 9, a king 10.
}
values-queen-8 = { $pack ->
    [french] For captures an ace is worth 1, the numbers their face value, a queen 8, a jack 9, a king 10.
   *[latin] For captures an ace is worth 1, the numbers their face value, a horse 8, a jack 9, a king 10.
}
bonus = The suit that counts for points is { bonus-suit }.
pairing = { $pack ->
    [french] With Italian cards, coins stand for diamonds, cups for hearts, swords for spades, batons for clubs, and the horse for the queen.
   *[latin] With French-suited cards, diamonds stand for coins, hearts for cups, spades for swords, clubs for batons, and the queen for the horse.
}

## Deal

seats-2 = Two players, each for themselves. Each keeps one pile of captured cards.
seats-3 = Three players, each for themselves. Each keeps one pile of captured cards.
seats-4 = Four players in two teams. Partners sit opposite each other and keep one pile of captured cards.
seats-6 = Six players in two teams of three. Everyone sits between two opponents; a team keeps one pile of captured cards.
direction-right = Deal and play go round to the right (counter-clockwise), and after each round so does the dealer's place.
direction-left = Deal and play go round to the left (clockwise), and after each round so does the dealer's place.
first-dealer = The first dealer is drawn by lot; everyone has the same chance.
plan-once = { $table ->
    [0] All cards are dealt at once, { $cards } to each player; the table starts empty.
   *[other] All cards are dealt at once: { $cards } to each player and { $table } face up on the table.
}
plan-equal = { $table ->
    [0] The pack is dealt out in { $deals } deals of { $cards } to each player; the table starts empty.
   *[other] The pack is dealt out in { $deals } deals of { $cards } to each player; with the first, { $table } cards are put face up on the table.
}
plan-uneven = { $table ->
    [0] The pack is dealt out in { $deals } deals, which give each player { $hands } cards; the table starts empty.
   *[other] The pack is dealt out in { $deals } deals, which give each player { $hands } cards; with the first, { $table } cards are put face up on the table.
}
order = Cards are dealt one at a time, beginning with the player after the dealer; those for the table come last. Any other order gives everyone the same chances.
later-deals = When all hands are empty the same dealer deals the next ones. No more cards are put on the table.
redeal-never = Whatever the first table cards are, they are played: there is no new deal.
redeal-kings = If three or four of the first table cards are kings, the same dealer shuffles and deals anew.
redeal-equal = If three or four of the first table cards have one value, the same dealer shuffles and deals anew.
redeal-aces = If an ace is among the first table cards, the same dealer shuffles and deals anew.
redeal-kings-equal = If three or four of the first table cards are kings, or have one value whatever it is, the same dealer shuffles and deals anew.
redeal-kings-aces = If three or four of the first table cards are kings, or an ace is among them, the same dealer shuffles and deals anew.
redeal-equal-aces = If three or four of the first table cards have one value, or an ace is among them, the same dealer shuffles and deals anew.
redeal-kings-equal-aces = If three or four of the first table cards are kings, or have one value whatever it is, or an ace is among them, the same dealer shuffles and deals anew.
cut = Before the deal the player after the dealer draws a card and looks at it alone, without a partner seeing it. They either keep it as the first card of their hand or put it face up as the first card of the table. If there is a new deal, a card is drawn anew.
without-cut = No card is drawn before the deal.

## Turn

first-player = The player after the dealer begins.
one-card = In a turn a player plays exactly one card from hand, whichever they like: nobody has to play a card that captures.
compulsory = If the played card can take something, it must.
optional = { $ace ->
    [all] A played card need not take anything: it may be left on the table, and so may an ace that could take all.
   *[ordinary] A played card need not take anything: it may be left on the table even if it could.
}
lay = A card that takes nothing stays on the table, face up.
pile = Taken cards, and the card that took them, go face down to the pile of the player's side.

## Captures

equal = A card takes one table card of the same value. If there are several, the player takes just one, and chooses which.
no-equal = A card does not take a card of the same value.
sum = A card takes two or more table cards whose values add up to its own. If there are several such sets, the player chooses.
no-sum = A card does not take cards that add up to its value.
fifteen = A card takes one or more table cards whose values together with its own make fifteen. If there are several such sets, the player chooses.
without-fifteen = Making fifteen takes nothing.
choice-equal-first = { $other ->
    [both] If a card of the same value lies on the table, only such a card may be taken: no sum, and nothing that makes fifteen.
    [fifteen] If a card of the same value lies on the table, only such a card may be taken: nothing that makes fifteen.
   *[sum] If a card of the same value lies on the table, only such a card may be taken, never a sum.
}
choice-free = If more than one thing can be taken, the player freely chooses which.
choice-fewest = If more than one thing can be taken, it must be one with the fewest table cards; among those the player chooses.
ace-ordinary = An ace has no special power.
ace-takes-all = An ace played while no ace lies on the table takes all the table cards, and nothing less. If an ace lies there, the played ace takes as any other card does.
ace-stays = An ace played to an empty table stays there.
ace-takes-itself = { $optional ->
    [on] An ace played to an empty table may take itself: it goes to the player's pile and the table stays empty. That counts as a capture, but not as a sweep. Or it is left on the table.
   *[off] An ace played to an empty table takes itself: it goes to the player's pile and the table stays empty. That counts as a capture, but not as a sweep.
}

## Sweeps

sweep = { $idiom ->
    [chkobba] A capture that empties the table is a sweep, here called a chkobba: { points-worth }. One calls "Chkobba!" and lays the card that made it face up in the pile.
    [hurrikan] A capture that empties the table is a sweep, here called a hurrikan: { points-worth }. One calls "Hurrikan!" and lays the card that made it face up in the pile.
   *[scopa] A capture that empties the table is a sweep: { points-worth }. One calls "Scopa!" and lays the card that made it face up in the pile.
}
no-sweeps = Emptying the table scores nothing.
last-card-sweeps = The very last card of a round can be a sweep too.
last-card-no-sweep = The very last card of a round is never a sweep, whatever it takes, not even if it is an ace.
leftover-no-sweep = Cards left over at the end of a round are never a sweep for the side that gets them.
ace-sweep = Taking all with an ace is a sweep, and so is an ace taking a lone ace.
ace-no-sweep = No capture made by an ace is a sweep, not even that of a lone ace.

## End of a round

leftover-last-capture = When all cards are dealt and played, those on the table go to the side that captured last. If nobody captured anything in the round, they go to nobody.
leftover-last-deal = When all cards are dealt and played, those on the table go to the side that captured last, if it did so in the last deal. If nobody captured anything in the last deal, they go to nobody.
count = Then the piles are counted and the round is scored.

## Scoring

nobody = { $sides ->
    [3] If the best are equal in a line of the score, nobody scores it. Most means more than each of the others has.
   *[other] If the sides are equal in a line of the score, nobody scores it.
}
cards-most = { $idiom ->
    [chkobba] Kārṭa: the side with the most cards scores { points-worth }.
   *[scopa] Cards: the side with the most cards scores { points-worth }.
}
cards-at-least = { $idiom ->
    [chkobba] Kārṭa: a side with { $least } cards or more scores { points-worth }; nobody does if no side has so many.
   *[scopa] Cards: a side with { $least } cards or more scores { points-worth }; nobody does if no side has so many.
}
without-cards = There is no point for the most cards.
coins-title = { $idiom ->
    [chkobba] Dīnārī
   *[scopa] { $suit ->
        [cups] Cups
        [swords] Swords
        [batons] Batons
        [diamonds] Diamonds
        [hearts] Hearts
        [spades] Spades
        [clubs] Clubs
       *[coins] Coins
    }
}
coins-most = { $seven ->
    [on] { coins-title }: the side with the most { bonus-suit } scores { points-worth }, if it has the seven of { bonus-suit } among them.
   *[off] { coins-title }: the side with the most { bonus-suit } scores { points-worth }.
}
coins-at-least = { $seven ->
    [on] { coins-title }: a side with { $least } { bonus-suit } or more scores { points-worth }, if it has the seven of { bonus-suit } among them.
   *[off] { coins-title }: a side with { $least } { bonus-suit } or more scores { points-worth }; the seven of { bonus-suit } counts among them but need not be there.
}
without-coins = There is no point for the most { bonus-suit }.
settebello = { $idiom ->
    [chkobba] Sabʿa l-ḥayya: the side with the seven of { bonus-suit } scores { points-worth }.
    [hurrikan] The side with the seven of { bonus-suit } scores { points-worth }.
   *[scopa] Settebello: the side with the seven of { bonus-suit } scores { points-worth }.
}
without-settebello = There is no point for the seven of { bonus-suit }.
re-bello = Re bello: the side with the king of { bonus-suit } scores { points-worth }.
without-re_bello = There is no point for the king of { bonus-suit }.
primiera = { $scale ->
    [settanta] Settanta: each side adds up its best card of each suit, and the highest sum scores { points-worth }.
    [hurrikan] Premiere: each side adds up its best card of each suit, and the highest sum scores { points-worth }.
   *[standard] Primiera: each side adds up its best card of each suit, and the highest sum scores { points-worth }.
}
prime-name = { $prime ->
    [settanta] settanta
    [hurrikan] Premiere
   *[standard] primiera
}
without-primiera = { $idiom ->
    [hurrikan] There is no Premiere.
   *[scopa] There is no primiera.
}
scale-standard = { $pack ->
    [french] In the { prime-name } a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a king, queen or jack 10.
   *[latin] In the { prime-name } a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a king, horse or jack 10.
}
scale-halves = In the { prime-name } the numbers 2 to 7 are worth their face value, an ace 5½, a picture ½.
scale-panicale = In the { prime-name } the numbers 2 to 7 are worth their face value, an ace 5½, a picture nothing.
scale-settanta = In the { prime-name } a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12. Pictures are not counted: who has only pictures of a suit is without that suit.
scale-hurrikan = { $pack ->
    [french] In the { prime-name } a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a king 10, a queen 9, a jack 8.
   *[latin] In the { prime-name } a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a king 10, a horse 9, a jack 8.
}
missing-suit-loses = A side that lacks a suit cannot score the { prime-name }.
missing-suit-compared = In the { prime-name } a side with all four suits beats any without. If no side has them all, the sums of the suits that each has are compared, be they three or fewer.
barmila = { $sides ->
    [3] Barmīla: the side with the most sevens scores { points-worth }; if the best are equal, the one of them with the most sixes; if these are equal too, nobody.
   *[other] Barmīla: the side with the most sevens scores { points-worth }; if they are equal, the side with the most sixes; if these are equal too, nobody.
}
without-barmila = There is no barmīla.
napola = { $longest ->
    [6] Napola: a side with ace, 2 and 3 of { bonus-suit } scores a point for each card of its unbroken run from the ace, 6 at most.
   *[other] Napola: a side with ace, 2 and 3 of { bonus-suit } scores a point for each card of its unbroken run from the ace, 9 at most.
}
without-napola = There is no napola.
scaletta-bassa = { $pack ->
    [french] Scaletta bassa: a side with ace, 2 and 3 of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run up to the queen, { $most } at most.
   *[latin] Scaletta bassa: a side with ace, 2 and 3 of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run up to the horse, { $most } at most.
}
without-scaletta_bassa = There is no scaletta bassa.
scaletta-alta = { $pack ->
    [french] Scaletta alta: a side with king, queen and jack of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run down to the { $lowest }, { $most } at most.
   *[latin] Scaletta alta: a side with king, horse and jack of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run down to the { $lowest }, { $most } at most.
}
without-scaletta_alta = There is no scaletta alta.
whole-suit = { $name ->
    [scala] Scala: a side that has taken all ten cards of { bonus-suit } wins the game at once when the round is scored, whatever the totals. Its sequences then score nothing.
   *[napoleone] Napoleone: a side that has taken all ten cards of { bonus-suit } wins the game at once when the round is scored, whatever the totals. Its napola then scores nothing.
}
without-whole-suit = Having the whole suit does not win the game.
two-of-clubs = { $pack ->
    [french] The side that takes the two of clubs loses { points-worth }.
   *[latin] The side that takes the two of batons (clubs) loses { points-worth }.
}
without-two_of_clubs = { $pack ->
    [french] The two of clubs costs nothing.
   *[latin] The two of batons (clubs) costs nothing.
}

## Declarations

declare = After each deal, before the next card is played, a player with a hand that qualifies may declare and show it. Aces count 1, the numbers their face value, pictures 10.
without-declare = Nothing is declared.
bazzica = Bazzica: three cards that total 9 or less score { points-worth }.
bazzica-with-pair = Bazzica: three cards that total 9 or less score { points-worth } if they are of three ranks, { $pair } with a pair.
three-of-a-kind = Bazzicotto: three cards of one rank, whichever it is, score { points-worth }, and never count as a bazzica.
better-declaration = Only the best declaration scores. A bazzicotto beats a bazzica; the lower bazzicotto beats the higher; the bazzica of the lower total beats the higher, even if it is worth less, and with equal totals nobody scores.
declare-order = Declaring is a choice, as it shows the hand. The player after the dealer decides first, the others in playing order, each knowing what was declared before; nobody says why they pass. The points count when all have decided.
declare-teams = The best declaration scores for the team. If the best are bazzicas of equal total, nobody scores when both teams have one; when one team has them all, the dearer scores once.

## Winning

target = { $sides ->
    [3] Once a round is scored, a player with { $target } or more points wins who has more than each of the others. Otherwise all three play another round.
   *[other] Once a round is scored, a side with { $target } or more points wins if it has more than the other. Otherwise another round is played.
}
negative = A total may fall below the target again, and below zero.
double-game = A loser with fewer than { $half } points, half of { $target }, loses a double game.
without-double_game = No loss counts double.
claiming = Claiming out: at any moment of a round, in turn or not, a player may claim that their side's total, with what it is certain to make in this round, has reached the target. If that is right the side wins now, whatever the others have; if not, it loses now. The first claim is the one judged.
without-claiming = Nobody may claim out: points count when the round is scored.
certain = Certain are the sweeps and declarations so far, and of every line the least it can still give however the cards not yet captured fall: most cards when nobody can catch up any more, a single card when it is in the pile, a sequence as far as it is complete, the primiera if it wins against each opponent given every card left; a card that costs points is taken as lost while it can still come.
claim-double = After a claim, a double game is judged by the totals with this round's sweeps and declarations.
claim-three = After a wrong claim, the better of the other two, by total with this round's sweeps and declarations, wins; if they are equal they share the win.
