# Rule sheets. Every message is a whole sentence or more: translate it as a whole.
#
# $suit is the bonus suit (coins, cups, swords, batons, or diamonds, hearts, spades, clubs); $pack is latin,
# french, corsican (a queen in place of the horse) or numbered; $idiom is scopa, chkobba, hurrikan or escoba; $sides is the
# number of sides, $seats of seats.
# $prime is the scale of values of the primiera, which has its own name in some games.

## Headings

as-but = Like { $game }, except:
as-same = Exactly like { $game }.
source-decision = decision
source-name = { $source ->
    [S1] the rules of a computer game of scopa for two
    [S2] the leaflet in the Scopa pack of Winning Moves (2011)
    [S3] an account of scopa as it is played in the piazza of Panicale, Umbria
    [S4] The Rules of Scopa, provided by the Dante Alighieri Society of Washington
    [S5] the rules of Escoba by Naipes Heraclio Fournier, card makers in Vitoria, Spain
    [S6] the rules of Escoba de 15 by Naipes Casino, card makers in Argentina
    [S7] John McLeod’s page on Cirulla (2022)
    [S8] the rules of Chorizo and Báciga on entretodos.com.uy
    [S9] the rules of Spazzino in the help of the program Cuperativa
    [S10] Domenico Starna’s rules of Tombolon, in the help of the program Cuperativa
    [S11] the rules of Cuarenta on sagateve.com
    [S12] John McLeod’s page on Ronda
    [S13] the games of Scopa on Board Game Arena
    [S14] the house rules of Spincio, written down with a program that plays it
    [S15] Rubamazzo and Casita robada, in Italian and English descriptions
    [S16] Cicera bigia and Cicera, on pages in English and Italian (V. Ferrari at pagat.com, and others)
   *[S0] John McLeod’s page on scopa and its variants (2024)
}
source-house = house rule
section-cards = Cards
section-deal = Deal
section-turn = Turn
section-captures = Captures
section-sweeps = { $captures ->
    [on] { label-sweeps } and points for captures
   *[off] { label-sweeps }
}
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
sweep-article = { $idiom ->
    [escoba] an
   *[scopa] a
}
sweep-called = { $idiom ->
    [tombolon] a sweep
    [scopa] a sweep
   *[other] a sweep, here called { sweep-article } { sweep-name }
}
points-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Cards

pack-40 = { $pack ->
    [french] Forty cards: ace, 2 to 7, jack, queen and king of diamonds, hearts, spades and clubs.
    [corsican] Forty cards: ace, 2 to 7, jack, queen (horse) and king of coins, cups, swords and batons (clubs).
    [numbered] Forty cards, numbered 1 to 10 in four suits: coins, cups, clubs (batons) and swords.
   *[latin] Forty cards: ace, 2 to 7, jack, horse and king of coins, cups, swords and batons (clubs).
}
pack-36 = { $pack ->
    [french] Thirty-six cards: ace, 3 to 7, jack, queen and king of diamonds, hearts, spades and clubs. There are no twos.
    [corsican] Thirty-six cards: ace, 3 to 7, jack, queen (horse) and king of coins, cups, swords and batons (clubs). There are no twos.
    [numbered] Thirty-six cards, numbered 1 and 3 to 10 in four suits: coins, cups, clubs (batons) and swords. There are no twos.
   *[latin] Thirty-six cards: ace, 3 to 7, jack, horse and king of coins, cups, swords and batons (clubs). There are no twos.
}
pack-52 = { $pack ->
    [latin] Fifty-two cards: ace, 2 to 10, jack, horse and king of coins, cups, swords and batons (clubs).
   *[french] Fifty-two cards: ace, 2 to 10, jack, queen and king of diamonds, hearts, spades and clubs.
}
values-jack-8 = { $pack ->
    [french] When capturing, an ace counts 1, number cards their face value, a jack { $jack }, a queen { $queen }, a king { $king }.
    [corsican] When capturing, an ace counts 1, number cards their face value, a jack { $jack }, a queen { $queen }, a king { $king }.
    [numbered] When capturing, each card counts its number.
   *[latin] When capturing, an ace counts 1, number cards their face value, a jack { $jack }, a horse { $queen }, a king { $king }.
}
values-queen-8 = { $pack ->
    [french] When capturing, an ace counts 1, number cards their face value, a queen { $jack }, a jack { $queen }, a king { $king }.
    [corsican] When capturing, an ace counts 1, number cards their face value, a queen { $jack }, a jack { $queen }, a king { $king }.
    [numbered] When capturing, each card counts its number, but an 8 counts 9 and a 9 counts 8.
   *[latin] When capturing, an ace counts 1, number cards their face value, a horse { $jack }, a jack { $queen }, a king { $king }.
}
values-numbers = When capturing, an ace counts 1 and number cards their face value.
rank-order = { $order ->
    [queen] { $pack ->
        [french] queen, jack, king
        [corsican] queen, jack, king
        [numbered] 9, 8, 10
       *[latin] horse, jack, king
    }
   *[jack] { $pack ->
        [french] jack, queen, king
        [corsican] jack, queen, king
        [numbered] 8, 9, 10
       *[latin] jack, horse, king
    }
}
highest-rank = { $ranks ->
    [13] 10
   *[10] 7
}
bonus = The scoring suit is { bonus-suit }.
pairing = { $pack ->
    [french] With Italian cards, coins stand for diamonds, cups for hearts, swords for spades, batons for clubs, and the horse for the queen.
    [corsican] With French-suited cards, diamonds stand for coins, hearts for cups, spades for swords and clubs for batons.
    [numbered] The 1 is also called the ace, the 8 the jack, the 9 the horse and the 10 the king. With French-suited cards, diamonds stand for coins, hearts for cups, clubs for batons, spades for swords, and the queen for the horse.
   *[latin] With French-suited cards, diamonds stand for coins, hearts for cups, spades for swords, clubs for batons, and the queen for the horse.
}
other-pack = Any 52-card pack will do: leave out the { $size ->
    [36] 2s, 8s, 9s and 10s
   *[40] 8s, 9s and 10s
}.

## Deal

seats-2 = Two players, each playing alone and keeping one pile of captured cards.
seats-3 = Three players, each playing alone and keeping one pile of captured cards.
seats-4 = Four players in two teams. Partners sit opposite each other and keep one pile of captured cards.
seats-4-each = Four players, each playing alone and keeping one pile of captured cards.
seats-6 = Six players in two teams of three. Everyone sits between two opponents; a team keeps one pile of captured cards.
direction-right = Cards are dealt and played to the right (counter-clockwise); after each round the player to the dealer’s right deals.
direction-left = Cards are dealt and played to the left (clockwise); after each round the player to the dealer’s left deals.
first-dealer = The first dealer is drawn by lot, with the same chance for everyone. With real cards any method will do: deal cards face up until somebody gets the { $pack ->
    [french] king of diamonds (coins)
   *[latin] king of coins (diamonds)
}; that player deals first. Or let whoever draws the highest card deal.
shuffle-cut = { $seats ->
    [2] The dealer shuffles and the opponent cuts.
   *[other] The dealer shuffles and the player before the dealer, in playing order, cuts.
}
plan-once = { $table ->
    [0] All the cards are dealt at once, { $cards } to each player; the table starts empty.
   *[other] All the cards are dealt at once: { $cards } to each player and { $table } face up on the table.
}
plan-equal = { $table ->
    [0] The pack is dealt out in { $deals } deals of { $cards } cards to each player; the table starts empty.
   *[other] The pack is dealt out in { $deals } deals of { $cards } cards to each player; with the first, { $table } cards are also dealt face up to the table.
}
plan-uneven = { $table ->
    [0] The pack is dealt out in { $deals } deals, of { $hands } and then { $last } cards to each player; the table starts empty.
   *[other] The pack is dealt out in { $deals } deals, of { $hands } and then { $last } cards to each player; with the first, { $table } cards are also dealt face up to the table.
}
order = { $table ->
    [0] Cards are dealt one at a time, beginning with the player after the dealer. Any other order is just as fair.
   *[other] Cards are dealt one at a time, beginning with the player after the dealer; the table cards come last. Any other order is just as fair.
}
later-deals = When all hands are empty, the same dealer deals the next cards. No more cards go to the table.
redeal-never = There is no redeal, whatever the first table cards are.
redeal-kings = If three or four of the first table cards are kings, the same dealer shuffles and deals again.
redeal-equal = If three or four of the first table cards are of one value, the same dealer shuffles and deals again.
redeal-aces = If any of the first table cards is an ace, the same dealer shuffles and deals again.
redeal-kings-equal = If three or four of the first table cards are of one value, kings or any other, the same dealer shuffles and deals again.
redeal-kings-aces = If three or four of the first table cards are kings, or any of them is an ace, the same dealer shuffles and deals again.
redeal-equal-aces = If three or four of the first table cards are of one value, or any of them is an ace, the same dealer shuffles and deals again.
redeal-kings-equal-aces = If three or four of the first table cards are of one value, kings or any other, or any of them is an ace, the same dealer shuffles and deals again.
redeal-pair = If two or more of the first table cards are of one value, the same dealer shuffles and deals again.
without-redeal-pair = Two table cards of one value call for no redeal.
redeal-two-aces = If two or more of the first table cards are aces, the same dealer shuffles and deals again.
without-redeal-two-aces = Two aces among the first table cards call for no redeal.
redeal-three-high = If three or four of the first table cards are sevens, or face cards of one rank, the same dealer shuffles and deals again.
without-redeal-three-high = Three sevens or three equal face cards among the first table cards call for no redeal.
cut = { $seats ->
    [2] Before the deal, the player after the dealer draws a card and looks at it without showing it to anyone. They either keep it as the first card of their hand or place it face up as the first card on the table. If there is a redeal, a card is drawn again.
   *[other] Before the deal, the player after the dealer draws a card and looks at it without showing it to anyone, not even a partner. They either keep it as the first card of their hand or place it face up as the first card on the table. If there is a redeal, a card is drawn again.
}
without-cut = No card is drawn before the deal.
dealer-takes = { $kind ->
    [fifteen-thirty] If the first table cards add up to 15, the dealer takes them before anyone plays, which counts as { sweep-article } { sweep-name }; if they add up to 30, as two. The table then starts empty.
    [nine-thirty] If the first table cards add up to 9 or less, the dealer takes them before anyone plays, which counts as { sweep-article } { sweep-name }; if they add up to 30, as two. The table then starts empty.
    [nine-fifteen-thirty] If the first table cards add up to 15, the dealer takes them before anyone plays, which counts as { sweep-article } { sweep-name }; if they add up to 30, as two; if to 9 or less, as three. The table then starts empty.
   *[fifteen] If the first table cards add up to 15, the dealer takes them before anyone plays, which counts as { sweep-article } { sweep-name }. The table then starts empty.
}
without-dealer_takes = The dealer takes none of the first table cards.
dealer-wins = { $matta ->
    [on] If the first table cards are four of a kind, or three of a kind and the matta ({ $card }), the dealer’s side wins the game outright; there is no redeal.
   *[off] If the first table cards are four of a kind, the dealer’s side wins the game outright; there is no redeal.
}
without-dealer_wins = No table cards win the game for the dealer.
misdeals = { $count ->
    [1] If the first table cards call for a redeal, the dealer’s side loses the game outright.
   *[other] If the first table cards call for a redeal { $count } times in a row, the dealer’s side loses the game outright.
}
without-misdeals = However often the first table cards call for a redeal, the dealer does not lose by it.

## Turn

first-player = The player after the dealer begins.
one-card = Players take turns to play one card from their hand. They may play any card: nobody has to play one that captures.
compulsory = If the played card can take something, it must.
optional = { $ace ->
    [all] The card played does not have to take anything: it may stay on the table even if it could, and so may an ace that could take everything.
   *[ordinary] A card does not have to capture: it may be left on the table even if it could take something.
}
lay = A card that takes nothing stays on the table, face up.
pile = { $seats ->
    [2] Captured cards, together with the card that took them, go face down on the player’s pile.
    [3] Captured cards, together with the card that took them, go face down on the player’s pile.
   *[other] Captured cards, together with the card that took them, go face down on the pile of the player’s side.
}
pile-open = Captured cards go face up on the pile of the player’s side, with the card that took them on top: only the top card shows.

## Captures

equal = A card takes one table card of the same value. If there are several, the player takes just one, and chooses which.
no-equal = A card does not take a card of the same value.
sum = A card takes two or more table cards whose values add up to its own. If more than one such set is there, the player chooses.
no-sum = A card does not take cards that add up to its value.
fifteen = A card takes one or more table cards whose values together with its own make fifteen. If there are several such sets, the player chooses.
without-fifteen = A card does not take cards that make fifteen with it.
pictures = A face card takes only a card of its own rank: it takes no sums and is never part of one.
without-pictures = Face cards take sums, and are part of sums, like other cards.
run = A capture continues upwards: the played card also takes one card of the next rank above its own, then one of the rank above that, and so on until a rank is missing. The order is ace, 2 to { highest-rank }, { rank-order }. If there are several cards of a rank, the player chooses one.{ $fifteen ->
    [on] {" "}A capture that makes fifteen does not continue.
   *[off] {""}
}
without-run = Captures do not continue to higher cards.
steal = Instead of a table card, a card can take an equal card on top of another side’s pile, and the whole pile with it. If there is an equal card on the table too, the player chooses. Taking a pile is not a sweep, and nobody takes their own pile.
without-steal = Captured cards are safe: nobody takes a pile.
choice-equal-first = { $other ->
    [both] If a card of the same value lies on the table, only such a card may be taken: no sum, and nothing that makes fifteen.
    [fifteen] If a card of the same value lies on the table, only such a card may be taken: nothing that makes fifteen.
   *[sum] If a card of the same value lies on the table, only such a card may be taken, never a sum.
}
choice-free = If more than one capture is possible, the player is free to choose.
choice-fewest = If more than one capture is possible, it must be one with the fewest table cards; among those, the player chooses.
ace-ordinary = An ace is a card like any other.
ace-takes-all = An ace played while no ace lies on the table takes every card there, never only some of them. If an ace does lie there, the played ace captures like any other card.
ace-stays = An ace played to an empty table stays there.
ace-takes-itself = { $optional ->
    [on] An ace played to an empty table may take itself: it goes to the player’s pile and the table stays empty. That counts as a capture, but not as a sweep. Or it is left on the table.
   *[off] An ace played to an empty table takes itself: it goes to the player’s pile and the table stays empty. That counts as a capture, but not as a sweep.
}
first-ace-no-power = As the first card of a round an ace has no power: it captures like any other card.
first-ace-forbidden = The first card of a round is never an ace, unless its player holds only aces.
without-first-ace = The first card of a round may be an ace, which captures as always.

## Sweeps

sweep = A capture that empties the table is { sweep-called }: { points-worth }. Call “{ sweep-call }” and lay the capturing card face up and sideways in your pile.
no-sweeps = Emptying the table scores nothing.
highest-number = { $ranks ->
    [13] a ten 10
   *[10] a seven 7
}
card-worths = { $pack ->
    [french] an ace 1, a two 2, and so on to { highest-number }, a jack 3, a queen 4, a king 5
    [corsican] an ace 1, a two 2, and so on to { highest-number }, a jack 3, a queen 4, a king 5
   *[latin] an ace 1, a two 2, and so on to { highest-number }, a jack 3, a horse 4, a king 5
}
sweep-by-card = { $points ->
    [1] A capture that empties the table is a sweep. It scores according to the card played: { card-worths }.
   *[other] A capture that empties the table is a sweep. It scores according to the card played, times { $points }: { card-worths }.
}
four-of-rank = { $rank ->
    [1] the four aces
    [2] the four twos
    [3] the four threes
    [4] the four fours
    [5] the four fives
    [6] the four sixes
    [7] the four sevens
    [8] the four jacks
    [9] { $pack ->
        [french] the four queens
        [corsican] the four queens
       *[latin] the four horses
    }
    [eight] the four eights
    [nine] the four nines
    [ten] the four tens
   *[10] the four kings
}
sweeps-doubled = The { sweeps-name } of a side that has { four-of-rank } when the round is scored count twice.
without-sweeps-doubled = No cards make sweeps count twice.
fall-call = { $idiom ->
    [cuarenta] {" "}and calls “Caída!”
    [caida] {" "}and calls “Caída!”
    [ronda] {" "}and calls “Bwahed!”
    [spazzino] {" "}and calls “Picula!”
    [cicera] {" "}and calls “Picada!”
   *[scopa] {""}
}
second-call = { $idiom ->
    [ronda] {" "}(“Bkhamsa!”)
   *[scopa] {""}
}
third-call = { $idiom ->
    [ronda] {" "}(“B’ashra!”)
   *[scopa] {""}
}
fall = { $falls ->
    [1] Whoever takes the card that the previous player has just laid, using an equal card, scores { points-worth }{ fall-call }. The first card after a deal may take it too, but scores nothing for it.
    [2] Whoever takes the card that the previous player has just laid, using an equal card, scores { points-worth }{ fall-call }. If the next player plays a third card of that rank, it takes those two back, and nothing else, and scores { $second }{ second-call }. The first card after a deal may capture, but it neither scores in this way nor takes anything back.
   *[3] Whoever takes the card that the previous player has just laid, using an equal card, scores { points-worth }{ fall-call }. If the next player plays a third card of that rank, it takes those two back, and nothing else, and scores { $second }{ second-call }; the fourth takes those three back and scores { $third }{ third-call }. The first card after a deal may capture, but it neither scores in this way nor takes anything back.
}
without-fall = Taking the card that has just been laid scores nothing by itself.
one-suit-name = { $idiom ->
    [spazzino] {" "}(a bàgher)
    [tombolon] {" "}(colore)
   *[scopa] {""}
}
one-suit = { $kind ->
    [each] If all the cards of a capture, three or more with the card played, are of one suit{ one-suit-name }, it scores a point for each.
    [by-card] If all the cards of a capture, three or more with the card played, are of one suit{ one-suit-name }, it scores according to the card played: { $sums ->
        [on] a three 3, and so on to { highest-number }
       *[off] { card-worths }
    }.
   *[one] If all the cards of a capture, three or more with the card played, are of one suit{ one-suit-name }, it scores 1 point.
}
without-one-suit = A capture of one suit scores nothing by itself.
many = Taking three or more table cards at once scores { points-worth }.
without-many = The size of a capture scores nothing by itself.
capture-last-card = { $scores ->
    [on] The very last card of a round can score these points for captures too.
   *[off] The very last card of a round scores none of these points for its capture.
}
without-capture-last-card = Captures other than sweeps score nothing by themselves.
last-card-sweeps = The very last card of a round can make { sweep-article } { sweep-name } too.
last-card-no-sweep = The very last card of a round never makes { sweep-article } { sweep-name }, whatever it takes.
leftover-no-sweep = Cards left on the table at the end of a round are never { sweep-article } { sweep-name } for the side that gets them.
ace-sweep = { $lone ->
    [off] Taking all with an ace is { sweep-article } { sweep-name }.
   *[on] Taking all with an ace is { sweep-article } { sweep-name }, and so is an ace taking a lone ace.
}
ace-no-sweep = { $lone ->
    [off] No capture made by an ace is { sweep-article } { sweep-name }.
   *[on] No capture made by an ace is { sweep-article } { sweep-name }, not even that of a lone ace.
}

## End of a round

leftover-last-capture = When all cards are dealt and played, those on the table go to the side that captured last. If nobody captured anything in the round, they go to nobody.
leftover-last-deal = When all cards are dealt and played, those on the table go to the side that captured last, if it did so in the last deal. If nobody captured anything in the last deal, they go to nobody.
count = Then the piles are counted and the round is scored.

## Scoring

nobody = { $sides ->
    [2] If the sides tie for any of these, neither scores it{ $unless ->
        [on] , unless a line says otherwise
       *[off] {""}
    }.
   *[other] If the best sides tie for any of these, nobody scores it{ $unless ->
        [on] , unless a line says otherwise
       *[off] {""}
    }: “most” means more than each of the others.
}
cards-most = { $idiom ->
    [chkobba] Kārṭa: the side with the most cards scores { points-worth }.
   *[scopa] Cards: the side with the most cards scores { points-worth }.
}
cards-at-least = { $idiom ->
    [chkobba] Kārṭa: a side with { $least } cards or more scores { points-worth }; nobody does if no side has so many.
   *[scopa] Cards: a side with { $least } cards or more scores { points-worth }; nobody does if no side has so many.
}
cards-few = The side with the most cards scores { points-worth } extra if the other has fewer than 10.
without-cards-few = There are no extra points if the other side has few cards.
cards-tie = { $tie ->
    [split] Sides that tie for the most cards share these points equally, rounded down.
   *[first-player] { $sides ->
        [2] If the sides tie for the most cards, the side that played first in the round scores.
       *[other] If sides tie for the most cards, whichever of them played first in the round scores.
    }
}
without-cards-tie = Nobody scores a tie for the most cards.
without-cards = There is no point for the most cards.
card-count = { $even ->
    [on] Number of cards: a side with { $least } or more cards scores { points-worth }, plus { $each } for each card above { $least }; the points are rounded up to an even number.{ $all ->
        [on] {" "}Every side can score this.
       *[off] {""}
    }
   *[off] Number of cards: a side with { $least } or more cards scores { points-worth }, plus { $each } for each card above { $least }.{ $all ->
        [on] {" "}Every side can score this.
       *[off] {""}
    }
}
card-count-flat = Number of cards: a side with { $least } cards or more scores { points-worth }.{ $all ->
    [on] {" "}Every side can score this.
   *[off] {""}
}
without-card_count = A side scores nothing for the number of its cards alone.
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
coins-all = A side with all the { bonus-suit } scores { points-worth } extra.
without-coins-all = There are no extra points for all the { bonus-suit }.
coins-tie = { $tie ->
    [split] Sides that tie for the most { bonus-suit } share these points equally, rounded down.
   *[first-player] { $sides ->
        [2] If the sides tie for the most { bonus-suit }, the side that played first in the round scores.
       *[other] If sides tie for the most { bonus-suit }, whichever of them played first in the round scores.
    }
}
without-coins-tie = Nobody scores a tie for the most { bonus-suit }.
without-coins = There is no point for the most { bonus-suit }.
settebello = { $idiom ->
    [chkobba] Sabʿa l-ḥayya: the side with the seven of { bonus-suit } scores { points-worth }.
    [hurrikan] The side with the seven of { bonus-suit } scores { points-worth }.
    [escoba] The side with the seven of { bonus-suit } scores { points-worth }.
   *[scopa] Settebello: the side with the seven of { bonus-suit } scores { points-worth }.
}
without-settebello = There is no point for the seven of { bonus-suit }.
re-bello = Re bello: the side with the king of { bonus-suit } scores { points-worth }.
without-re_bello = There is no point for the king of { bonus-suit }.
primiera = { $scale ->
    [settanta] Settanta: each side adds up its best card of each suit, and the highest sum scores { points-worth }.
    [hurrikan] Premiere: each side adds up its best card of each suit, and the highest sum scores { points-worth }.
   *[standard] { label-primiera }: each side adds up its best card of each suit, and the highest sum scores { points-worth }.
}
prime-name = { $idiom ->
    [escoba] setenta
   *[scopa] { $prime ->
        [settanta] settanta
        [hurrikan] Premiere
       *[standard] primiera
    }
}
without-primiera = { $idiom ->
    [hurrikan] There is no Premiere.
   *[scopa] There is no primiera.
}
scale-standard = { $pack ->
    [french] In the { prime-name } a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a king, queen or jack 10.
    [corsican] In the { prime-name } a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a king, queen or jack 10.
    [numbered] In the { prime-name } a seven is worth 21, a six 18, a one 16, a five 15, a four 14, a three 13, a two 12, an eight, nine or ten 10.
   *[latin] In the { prime-name } a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a king, horse or jack 10.
}
scale-halves = In the { prime-name }, the cards 2 to 7 are worth their face value, an ace 5½, a face card ½.
scale-panicale = In the { prime-name }, the cards 2 to 7 are worth their face value, an ace 5½, a face card nothing.
scale-settanta = In the { prime-name }, a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12. Face cards do not count: a side with only face cards in a suit lacks that suit.
scale-hurrikan = { $pack ->
    [french] In the { prime-name } a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a king 10, a queen 9, a jack 8.
    [corsican] In the { prime-name } a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a king 10, a queen 9, a jack 8.
   *[latin] In the { prime-name } a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a king 10, a horse 9, a jack 8.
}
missing-suit-loses = A side that lacks a suit cannot score the { prime-name }.
missing-suit-compared = In the { prime-name }, a side with all four suits beats any side without. If no side has all four, the sides compare the totals of the suits they have.
barmila = { $sides ->
    [2] { label-barmila }: the side with the most sevens scores { points-worth }; if they are equal, the side with the most sixes; if these are equal too, nobody.
   *[other] { label-barmila }: the side with the most sevens scores { points-worth }; if the best are equal, the one of them with the most sixes; if these are equal too, nobody.
}
barmila-sevens = { label-barmila }: the side with the most sevens scores { points-worth }; nobody does in a tie.
barmila-four-ranks = { label-barmila }: the side with the most sevens scores { points-worth }; if the best are equal, the one of them with the most sixes, then with the most aces, then with the most fives; if they are equal to the last, nobody.
barmila-all = A side with all four sevens scores { points-worth } extra.
without-barmila-all = There are no extra points for all four sevens.
without-barmila = { $idiom ->
    [chkobba] There is no barmīla.
   *[scopa] The most sevens score nothing.
}
napola = Napola: a side with ace, 2 and 3 of { bonus-suit } scores a point for each card of its unbroken run from the ace, { $longest } at most.
without-napola = There is no napola.
scaletta-bassa-name = { label-scaletta-bassa }
scaletta-bassa = { $pack ->
    [french] { scaletta-bassa-name }: a side with ace, 2 and 3 of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run up to the queen, { $most } at most.
    [corsican] { scaletta-bassa-name }: a side with ace, 2 and 3 of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run up to the queen, { $most } at most.
   *[latin] { scaletta-bassa-name }: a side with ace, 2 and 3 of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run up to the horse, { $most } at most.
}
scaletta-bassa-three = { scaletta-bassa-name }: a side with ace, 2 and 3 of { bonus-suit } scores { points-worth }.
scaletta-bassa-longest = { scaletta-bassa-name }: a side with ace, 2 and 3 of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run, { $most } at most.
without-scaletta_bassa = { $idiom ->
    [cirulla] There is no piccola.
   *[scopa] There is no scaletta bassa.
}
scaletta-alta-name = { label-scaletta-alta }
scaletta-alta = { $pack ->
    [french] { scaletta-alta-name }: a side with king, queen and jack of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run down to the { $lowest }, { $most } at most.
    [corsican] { scaletta-alta-name }: a side with king, queen and jack of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run down to the { $lowest }, { $most } at most.
   *[latin] { scaletta-alta-name }: a side with king, horse and jack of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run down to the { $lowest }, { $most } at most.
}
scaletta-alta-three = { $pack ->
    [latin] { scaletta-alta-name }: a side with king, horse and jack of { bonus-suit } scores { points-worth }.
   *[other] { scaletta-alta-name }: a side with king, queen and jack of { bonus-suit } scores { points-worth }.
}
scaletta-alta-longest = { $pack ->
    [latin] { scaletta-alta-name }: a side with king, horse and jack of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run, { $most } at most.
   *[other] { scaletta-alta-name }: a side with king, queen and jack of { bonus-suit } scores { points-worth }, and 1 more for each further card of its unbroken run, { $most } at most.
}
without-scaletta_alta = { $idiom ->
    [cirulla] There is no grande.
   *[scopa] There is no scaletta alta.
}
scala-name = { $idiom ->
    [cirulla] Cappotto
   *[scopa] Scala
}
suit-cards = { $ranks ->
    [13] thirteen
   *[10] ten
}
whole-suit = { $name ->
    [scala] { scala-name }: a side that has taken all { suit-cards } { bonus-suit } wins the game outright when the round is scored. Its sequences then score nothing.
   *[napoleone] Napoleone: a side that has taken all { suit-cards } { bonus-suit } wins the game outright when the round is scored. Its napola then scores nothing.
}
whole-suit-all = Napoleone: a side that has taken all { suit-cards } { bonus-suit } and scores everything twice wins the game outright when the round is scored. Its napola then scores nothing.
without-whole-suit = Having the whole suit does not win the game.
two-of-clubs = { $pack ->
    [french] The side that takes the two of clubs loses { points-worth }.
   *[latin] The side that takes the two of batons (clubs) loses { points-worth }.
}
without-two_of_clubs = { $pack ->
    [french] The two of clubs costs nothing.
   *[latin] The two of batons (clubs) costs nothing.
}
honours = Honours: each of these cards scores for the side that takes it: { $cards }.
without-honours = No other single card scores.
double-all = { $kind ->
    [lines] Everything twice: a side that alone scores for { $lines } scores those points twice. No other points are doubled.
    [cards] Everything twice: a side that takes every card that scores by itself scores those points twice. No other points are doubled.
   *[both] Everything twice: a side that alone scores for { $lines }, and also takes every card that scores by itself, scores all these points twice. No other points are doubled.
}
without-double_all = Nothing counts twice.

## Declarations

declare = After each deal, before the next card is played, a player whose hand qualifies may declare and show it. Aces count 1, number cards their face value, face cards 10.
without-declare = Nothing is declared.
three-alike = { $alike ->
    [3] three
   *[4] three or four
}
dealt-pair-name = { $idiom ->
    [ronda] {" "}(a ronda)
    [caida] {" "}(a ronda)
   *[scopa] {""}
}
dealt-three-name = { $idiom ->
    [cuarenta] {" "}(a ronda)
    [ronda] {" "}(a tringa)
    [caida] {" "}(a tribilín)
    [spincio] {" "}(an accuso)
   *[scopa] {""}
}
dealt-pair = Hands score as they are dealt: whoever is dealt two cards of one rank{ dealt-pair-name } announces it and scores { points-worth }. The cards need not be shown.
dealt-three = Hands score as they are dealt: whoever is dealt { three-alike } cards of one rank{ dealt-three-name } announces it and scores { points-worth }. The cards need not be shown.
dealt-both = Hands score as they are dealt: whoever is dealt two cards of one rank{ dealt-pair-name } announces it and scores { $pair ->
    [one] 1 point
   *[other] { $pair } points
}; for { three-alike } of one rank{ dealt-three-name }, { points-worth }. The cards need not be shown.
without-dealt = Hands do not score when they are dealt.
dealt-low = Whoever is dealt three cards that total 9 or less (face cards count 10) announces it and scores { points-worth }, on top of anything else the hand scores.
without-dealt-low = Low cards score nothing as they are dealt.
dealt-low-pair = A low hand with exactly one pair scores { points-worth } extra.
without-dealt-low-pair = A pair among low cards scores nothing more.
dealt-best = Only the side with the best hand scores, and it takes the points of all the others: three of a kind beats a pair, then the higher rank wins (the players name it). If the best hands are equal, each side scores its own points.
without-dealt-best = Every side scores its own hands as they are dealt.
bazzica = Bazzica: three cards that total 9 or less score { points-worth }.
bazzica-with-pair = Bazzica: three cards that total 9 or less score { points-worth } if their ranks are all different, { $pair } if two are the same.
three-of-a-kind = Bazzicotto: three cards of the same rank score { points-worth }, and never count as a bazzica.
better-declaration = { $differ ->
    [on] Only the best declaration scores. Any bazzicotto beats any bazzica; of two bazzicotti, the lower rank wins; of two bazziche, the lower total wins, even if it is worth less; if the totals are equal, nobody scores.
   *[off] Only the best declaration scores. Any bazzicotto beats any bazzica; of two bazzicotti, the lower rank wins; of two bazziche, the lower total wins; if the totals are equal, nobody scores.
}
declare-order = Declaring is optional, since it shows your hand. The player after the dealer decides first, then the others in playing order, each knowing what has been declared so far; nobody says why they pass. The points count once all have decided.
declare-teams = The best declaration scores for the team. If the best are bazziche with equal totals, nobody scores when both teams have one; if one team has them all, the one worth more scores, once.
declare-turn = On their turn, before playing their first card of a deal, players whose three cards qualify may knock: they show the hand, score at once, and play it face up. Every knock scores. Aces count 1, number cards their face value, face cards 10.
declare-deal = After each deal, before a card is played, players whose three cards qualify may knock, the player after the dealer first and then the others in playing order: they show the hand, score at once, and play it face up. Every knock scores; nobody says why they pass. Aces count 1, number cards their face value, face cards 10.
declared-low = { $idiom ->
    [cirulla] Barsega: three cards that total { $low } or less score { points-worth }.
    [escoba] { $low ->
        [7] Miseria: three
       *[other] Báciga: three
    } cards that total { $low } or less score { points-worth }.
   *[scopa] Three cards that total { $low } or less score { points-worth }.
}
declared-nine = Three cards that total exactly 9 score { points-worth }.
declared-row = { $idiom ->
    [escoba] Escalera: three
   *[scopa] Three
} cards in sequence (the jack follows the { $ranks ->
    [13] ten
   *[10] seven
}) score { points-worth }.
declared-suit = { $idiom ->
    [escoba] Flor: three
   *[scopa] Three
} cards of one suit score { points-worth }.
declared-three = { $idiom ->
    [cirulla] Barsegon: three cards of the same rank score { points-worth }.
   *[scopa] Three cards of the same rank score { points-worth }.
}
declared-three-alone = Three cards of the same rank score { points-worth }, and nothing else.
declared-add = A hand that qualifies in several ways scores for each.
without-declared-add = A hand that qualifies in several ways scores the best of them.
matta-dealer = The matta ({ $card }) can have any value when the first table cards are added up for the dealer.
matta-knock = The matta ({ $card }) is wild in a declared hand: its holder names its rank, and it captures and is captured as that rank until somebody takes it. Otherwise, and when the round is scored, it is an ordinary { $card }.
matta-both = The matta ({ $card }) can have any value when the first table cards are added up for the dealer. It is also wild in a declared hand: its holder names its rank, and it captures and is captured as that rank until somebody takes it. Otherwise, and when the round is scored, it is an ordinary { $card }.
without-matta = No card is wild.

## Winning

target = { $sides ->
    [2] Once a round is scored, a side with { $target } or more points wins if it has more than the other. Otherwise another round is played.
   *[other] Once a round is scored, a player with { $target } or more points wins if nobody else has as many. Otherwise they all play another round.
}
target-most = Once a round is scored, whoever has the most points wins. If the best are equal, another round is played.
target-lowest = The game ends once { $sides ->
    [2] a side
   *[other] a player
} has { $target } or more points when a round is scored: the lowest total wins. If the lowest totals are equal, another round is played.
tie-king = If the highest totals are equal, at the target or above, the tied side that took the king of { bonus-suit } in the last round wins. If none of them did, another round is played.
tie-new-game = If the highest totals are equal, at the target or above, all totals go back to zero and a new game begins.
without-tie = A tie at the target is broken by another round.
other-targets = Other common targets: { $targets }.
negative = A total may fall below the target again, and below zero.
double-game = { $target ->
    [1] A loser without points loses double: the loss counts as two lost games.
   *[other] A loser with fewer than { $half } points (half of { $target }) loses double: the loss counts as two lost games.
}
without-double_game = No loss counts double.
shut-out = A side that takes every card of a round wins the game outright.
without-shut_out = Taking every card does not win the game.
winning-sets = A side that takes all of these cards in one round wins the game outright when the round is scored: { $sets }.
without-wins = No other set of cards wins the game.
claiming = Claiming out: at any time during a round, whether or not it is their turn, a player may claim that their side’s total, with the points it is already certain of in this round, has reached { $target }. If so, the side wins at once, whatever the others have; if not, it loses at once. Only the first claim counts.
without-claiming = Nobody may claim the game: points count only when the round is scored.
certain = Certain points are those scored during play so far and, on each line of the final count, the least the side can still score however the uncaptured cards fall.{ $majority ->
    [first] {" "}A majority is certain once nobody can draw level or, for a side that would win a tie, once nobody can pass it.
    [on] {" "}A majority is certain once nobody can draw level.
   *[off] {""}
}{ $single ->
    [on] {" "}A card that scores is certain once it is in the pile.
   *[off] {""}
}{ $sequence ->
    [on] {" "}A sequence is certain as far as it is complete.
   *[off] {""}
}{ $primiera ->
    [on] {" "}The { prime-name } is certain if it would win even with every remaining card going to one opponent.
   *[off] {""}
}{ $costs ->
    [on] {" "}A card that costs points counts as lost for as long as it could still come.
   *[off] {""}
}
claim-double = After a claim, whether the loss is double depends on the totals with the points scored during play in this { round-name }.
claim-several = After a wrong claim, the best of the others wins, by total with the points scored during play in this { round-name }; if the best are equal, they share the win.
claim-tie = After a tie at { $target } or more, another round breaks it: in that round a claim is right only if the side’s total, with its certain points, is at least one more than the tied total.
claim-suit = A side that has taken all { suit-cards } cards of { bonus-suit } may rightly claim whatever its points{ $sides ->
    [2] {""}
   *[other] , and after another side’s wrong claim it wins
}.
claim-suit-all = A side that has taken all { suit-cards } cards of { bonus-suit } and is certain to score everything twice may rightly claim whatever its points{ $sides ->
    [2] {""}
   *[other] , and after another side’s wrong claim it wins
}.
claim-set = A side that has taken all the cards of a winning set may rightly claim whatever its points{ $sides ->
    [2] {""}
   *[other] , and after another side’s wrong claim it wins
}.
