"""The closed vocabulary that expresses the rules of every game of the family (docs/rules.md).

``Rules()`` is the basic game of Scopa for two; every other game is the same with some other values. It contains no
callables: a ``Rules`` is hashable, comparable, and has a canonical JSON form (:mod:`.canonical`). A value says *what*
the rule is; :mod:`.validation` says which values can be combined.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from settebello.cards import ALL_CARDS, CARDS, Card, CardSet, Suit
from settebello.rules.base import MOST_MISDEALS, MOST_POINTS, MOST_SETS, MOST_TARGET, Extra, Part, Positive
from settebello.rules.scoring import BASIC_SCORING, CardName, Scoring

Direction = Literal["right", "left"]
RedealWhen = Literal["kings", "equal", "aces", "pair", "two-aces", "three-high"]
DealerTakes = Literal["none", "fifteen", "fifteen-thirty", "nine-thirty", "nine-fifteen-thirty"]
DealerWins = Literal["none", "four-equal"]
Choice = Literal["equal-first", "free", "fewest"]
Pictures = Literal["value", "equal-only"]
OneSuit = Literal["none", "one", "each", "by-card"]
TieAtTarget = Literal["round", "new-game", "king"]
AcePower = Literal["ordinary", "sweep", "no-sweep"]
AceFirst = Literal["free", "no-power", "forbidden"]
Leftover = Literal["last-capture", "last-deal"]
SuitLetter = Literal["D", "C", "S", "B"]
RankOrNone = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
"""A rank of cards; 0 for none."""
DeclarationSet = Literal["none", "bazzica", "sbarazzina", "cirulla", "la-spezia", "chorizo", "baciga"]
DeclaringWhen = Literal["round", "turn", "deal"]
FitsTwice = Literal["best", "add"]
Matta = Literal["none", "7C", "9C"]
TableIdiom = Literal[
    "scopa",
    "chkobba",
    "hurrikan",
    "escoba",
    "cuarenta",
    "ronda",
    "caida",
    "cirulla",
    "spazzino",
    "tombolon",
    "cicera",
    "spincio",
]
Idiom = Literal[TableIdiom, "corsican", "winning-moves"]


class DeclarationPoints(Struct, frozen=True):
    """The points of declared hands (docs/rules.md#declarations)."""

    bazzica: int
    bazzica_with_pair: int
    three_of_a_kind: int
    low: int = 9
    """The highest total of a bazzica."""
    nine: int = 0
    """Points for a total of exactly nine."""
    row: int = 0
    """Points for three ranks in a row."""
    one_suit: int = 0
    """Points for three cards of one suit."""
    alone: bool = False
    """Nothing is added to three of a kind."""


DECLARATIONS: dict[DeclarationSet, DeclarationPoints] = {
    "bazzica": DeclarationPoints(3, 3, 10),
    "sbarazzina": DeclarationPoints(2, 3, 7),
    "cirulla": DeclarationPoints(3, 3, 10),
    "la-spezia": DeclarationPoints(1, 1, 2),
    "chorizo": DeclarationPoints(2, 2, 20, low=7, nine=3, row=3, one_suit=3, alone=True),
    "baciga": DeclarationPoints(3, 3, 20, row=3, one_suit=3, alone=True),
}


class DealerSweeps(Struct, frozen=True):
    """The number of sweeps that the first table cards are to the dealer, who takes them; 0 if they stay there."""

    low: int = 0
    """Sweeps for a total of nine or less."""
    fifteen: int = 0
    thirty: int = 0


DEALER_SWEEPS: dict[DealerTakes, DealerSweeps] = {
    "none": DealerSweeps(),
    "fifteen": DealerSweeps(fifteen=1),
    "fifteen-thirty": DealerSweeps(fifteen=1, thirty=2),
    "nine-thirty": DealerSweeps(low=1, thirty=2),
    "nine-fifteen-thirty": DealerSweeps(low=3, fifteen=1, thirty=2),
}


_PACKS = {40: CardSet(CARDS), 36: CardSet(card for card in CARDS if card.rank != 2), 52: CardSet(ALL_CARDS)}
"""The cards of a pack, by size."""


class Pack(Part, frozen=True):
    """The cards in play, and their capture values (docs/rules.md#cards)."""

    size: Literal[40, 36, 52] = 40
    """36: without the twos; 52: with eights, nines and tens; jack, queen and king are then 11, 12 and 13 (Cicera
    bigia)."""
    jack_over_queen: bool = False
    """The jack has the queen's capture value and the queen the jack's (Chkobba)."""

    @property
    def king(self) -> int:
        """The highest rank."""
        return 13 if self.size == 52 else 10

    @property
    def highest_number(self) -> int:
        """The rank below the pictures, which are jack, queen and king."""
        return self.king - 3


class Seating(Part, frozen=True):
    """The seats and teams (docs/rules.md#seats-and-deal): 2 and 3 seats each play alone, 4 and 6 in two teams."""

    seats: Literal[2, 3, 4, 6] = 2
    direction: Direction = "right"
    teams: bool = True
    """Four seats play in two teams, partners opposite; otherwise each plays alone (Rubamazzo)."""


SEATS_WITH_OR_WITHOUT_TEAMS = 4
"""Numbers of seats that can play in teams or each alone; with any other number there is only one way."""


def seating_for(seating: Seating, seats: int) -> Seating:
    """The same seating for another number of seats.

    >>> seating_for(Seating(seats=4, teams=False), 3)
    Seating(seats=3, direction='right', teams=True)
    """
    return replace(seating, seats=seats, teams=seating.teams or seats != SEATS_WITH_OR_WITHOUT_TEAMS)


class Deal(Part, frozen=True):
    """How the pack is dealt to the table and the hands (docs/rules.md#seats-and-deal)."""

    table: Literal[0, 4] = 4
    hands: tuple[Positive, ...] = (3, 3, 3, 3, 3, 3)
    """The number of cards for each hand in each deal."""
    redeal: tuple[RedealWhen, ...] = ("kings",)
    """Deal again if the first table cards include three or four kings, three or four cards of one value, an ace, two
    cards of one value (Ronda), two aces (Cirulla), or three sevens, jacks, horses or kings; empty for never."""
    cut: bool = False
    """The player after the dealer draws a card and keeps it or puts it on the table (Chkobba)."""
    dealer_takes: DealerTakes = "none"
    """The dealer takes the first table cards if they make 15, which is a sweep, or also if they make 30, which is two
    (Escoba); or if they make 9 or less, or 30 (Cirulla in La Spezia); or in all three cases, and 9 or less is then
    three sweeps."""
    dealer_wins: DealerWins = "none"
    """``four-equal``: the dealer's side wins the game if the first table cards are four of one rank, or three and the
    matta (Cirulla at the Giardini Luzzati)."""
    misdeals: Annotated[int, Meta(ge=0, le=MOST_MISDEALS)] = 0
    """The dealer's side loses the game after this number of void deals in a row; 0 for never."""


class DealtPoints(Part, frozen=True):
    """Points for equal cards in a hand as it is dealt, announced to all and scored at once; the cards are not shown
    (docs/rules.md#dealt-hands)."""

    pair: Extra = 0
    """Points for two cards of one rank (Ronda)."""
    three: Extra = 0
    """Points for three or four cards of one rank (Cuarenta, Ronda)."""
    low: Extra = 0
    """Points for three cards of nine or less in total, added to the points above (Cucita)."""
    low_pair: Extra = 0
    """Additional points for such cards if exactly two of them are of one rank (Spincio)."""
    best: bool = False
    """Only the side with the best hand scores, and it takes the points of all (Ronda)."""

    @property
    def scores(self) -> bool:
        """Whether any hand scores as it is dealt."""
        return bool(self.pair or self.three or self.low)


class Declaring(Part, frozen=True):
    """When hands are declared, and what they score (docs/rules.md#declarations)."""

    when: DeclaringWhen = "round"
    """``round``: after each deal every seat decides, and only the best hand scores; ``turn``: a seat may knock at its
    own turn, before its first card of the deal, and every knock scores; ``deal``: after each deal every seat decides
    whether it knocks, before a card is played, and every knock scores."""
    points: FitsTwice = "best"
    """The score of a hand that qualifies twice: its best points, or all of them."""


class Capture(Part, frozen=True):
    """The captures of a played card (docs/rules.md#a-turn)."""

    equal: bool = True
    sum: bool = True
    fifteen: bool = False
    choice: Choice = "equal-first"
    """``equal-first``: an equal card on the table must be taken rather than anything else; ``free``: any capture;
    ``fewest``: only the captures with the fewest table cards."""
    optional: bool = False
    """A card that could capture may be laid down instead (Corsican)."""
    ace: AcePower = "ordinary"
    """``sweep``, ``no-sweep``: an ace takes all when no ace is on the table; this is a sweep, or no capture by an ace
    is a sweep."""
    ace_takes_itself: bool = False
    """An ace played to an empty table goes to the player's pile."""
    ace_first: AceFirst = "free"
    """As the first card of a round, an ace has ``no-power`` to take all, or is ``forbidden`` unless the hand has only
    aces (Scopa d'Assi, as some play it)."""
    pictures: Pictures = "value"
    """``equal-only``: a picture takes only an equal card, and is never part of a sum or a fifteen (Cuarenta)."""
    run: bool = False
    """After an equal card or a sum, a capture continues upwards: it also takes a card one higher than the one played,
    then one two higher, and so on, as long as there is one (Cuarenta, Ronda)."""
    steal: bool = False
    """A card takes an equal card on top of another side's pile, and the whole pile with it (Rubamazzo)."""


class Sweep(Part, frozen=True):
    """The value of emptying the table (docs/rules.md#sweeps)."""

    points: Annotated[int, Meta(ge=0, le=MOST_POINTS)] = 1
    last_card: bool = False
    """The very last card of a round may be a sweep."""
    by_card: bool = False
    """A sweep scores its points as many times as its card says: a number its value, jack 3, horse 4, king 5 (Tombolon).
    They then count as capture points."""
    doubled_by: RankOrNone = 0
    """The sweeps of a side that has all four cards of this rank when the round is scored count twice (Il Ponino); 0 for
    no rank."""

    @property
    def flat_points(self) -> int:
        """The points of any sweep, whatever its card."""
        return 0 if self.by_card else self.points


CaptureValue = Annotated[int, Meta(ge=1, le=100)]


class CapturePoints(Part, frozen=True):
    """Points that a capture scores as it is made, not counting a sweep (docs/rules.md#capture-points)."""

    fall: tuple[CaptureValue, ...] = ()
    """Points for taking the card that the previous player has just laid with an equal one; then for taking those two
    with a third, and those three with the fourth. One number for each fall of the chain; empty if none score."""
    one_suit: OneSuit = "none"
    """Points for a capture of at least three cards of one suit, including the played one: ``one`` point, one for
    ``each`` card, or the value of the played card, ``by-card``: a number its value, jack 3, horse 4, king 5."""
    many: Annotated[int, Meta(ge=0, le=100)] = 0
    """Points for a capture that takes three or more cards from the table."""
    last_card_scores: bool = False
    """The very last card of a round may score these points too."""

    @property
    def scores(self) -> bool:
        """Whether any capture scores these points."""
        return bool(self.fall or self.one_suit != "none" or self.many)


WinningSet = Annotated[tuple[CardName, ...], Meta(min_length=2)]
"""Cards that win together, in order."""
WinningSets = Annotated[tuple[WinningSet, ...], Meta(max_length=MOST_SETS)]


class Finish(Part, frozen=True):
    """When the game ends (docs/rules.md#winning)."""

    target: Annotated[int, Meta(ge=1, le=MOST_TARGET)] = 11
    claiming_out: bool = False
    double_game: bool = False
    """A loser with fewer than half the target loses double."""
    shut_out: bool = False
    """A side that takes every card of a round wins the game (Escoba)."""
    wins: WinningSets = ()
    """Sets of cards: a side that takes all the cards of one set in a round wins the game (Scopone Trenta)."""
    lowest: bool = False
    """A total at the target ends the game, and the lowest total wins it (Scopa a perdere)."""
    tie: TieAtTarget = "round"
    """The rule if the best totals are equal at the target: another ``round``; a ``new-game``, with all totals at zero
    again (Spincio); or the tied side that took the ``king`` of the scoring suit in that round wins (Scopa Frac)."""

    @property
    def sign(self) -> Literal[1, -1]:
        """The worth of a point to the side that scores it: -1 if the lowest total wins."""
        return -1 if self.lowest else 1


class Rules(Part, frozen=True):
    """The rules of a game; the defaults are the basic game of Scopa for two.

    >>> Rules().finish.target, Rules().sides
    (11, 2)
    """

    pack: Pack = Pack()
    seating: Seating = Seating()
    deal: Deal = Deal()
    capture: Capture = Capture()
    sweep: Sweep = Sweep()
    capture_points: CapturePoints = CapturePoints()
    leftover: Leftover = "last-capture"
    """The side that gets the last table cards: the one that captured last, or only if it did so in the last deal
    (S2)."""
    scoring: Scoring = BASIC_SCORING
    bonus: SuitLetter = "D"
    """The suit of the coins, settebello, re bello and sequence lines."""
    declarations: DeclarationSet = "none"
    dealt_points: DealtPoints = DealtPoints()
    declaring: Declaring = Declaring()
    matta: Matta = "none"
    """A wild card when the first table cards are counted for the dealer, and in a declared hand: it keeps the rank that
    it is given there until it is captured (Cirulla)."""
    finish: Finish = Finish()
    idiom: Idiom = "scopa"
    """The words and the deck that describe the game (:mod:`settebello.wording.idiom`). Not a rule: it is not in the
    digest."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.seating.seats

    @property
    def sides(self) -> int:
        """One side for each seat that plays alone; two teams with six seats, and with four by default."""
        return self.seats if self.seats == 3 or not self.seating.teams else 2

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return seat % self.sides

    @property
    def cards(self) -> CardSet:
        """The cards of the pack."""
        return _PACKS[self.pack.size]

    @property
    def matta_card(self) -> Card | None:
        """The wild card."""
        return None if self.matta == "none" else Card.parse(self.matta)

    @property
    def bonus_suit(self) -> Suit:
        """The suit of coins, settebello, re bello and sequences."""
        return Suit[self.bonus]

    def rank_of(self, card: Card, named: int | None) -> int:
        """The rank of a card; for a matta that a knock has named, the rank it was given.

        >>> Rules(matta="7C").rank_of(Card.parse("7C"), 1)
        1
        """
        return card.rank if named is None or card != self.matta_card else named

    def value(self, rank: int) -> int:
        """The capture value of a card of that rank."""
        king = self.pack.king
        return 2 * king - 3 - rank if self.pack.jack_over_queen and rank in (king - 2, king - 1) else rank


def wins_by_suit(rules: Rules) -> bool:
    """Whether the whole bonus suit wins the game: scala, napoleone."""
    scala, napola = rules.scoring.scala, rules.scoring.napola
    return scala is not None or (napola is not None and napola.napoleone)


def suit_needs_all(rules: Rules) -> bool:
    """Whether the whole bonus suit wins the game only for a side that also scores everything twice (Tombolon)."""
    napola = rules.scoring.napola
    return napola is not None and napola.with_all


def winning_sets(rules: Rules) -> tuple[CardSet, ...]:
    """Every set of cards that wins the game for a side: the whole pack, the whole bonus suit, and the sets of
    ``wins``.

    >>> winning_sets(Rules(finish=Finish(wins=(("1D", "2D", "3D"),))))
    (CardSet.parse('1D 2D 3D'),)
    """
    pack = [rules.cards] if rules.finish.shut_out else []
    suit = [CardSet(card for card in rules.cards if card.suit == rules.bonus_suit)] if wins_by_suit(rules) else []
    return (*pack, *suit, *(CardSet(map(Card.parse, cards)) for cards in rules.finish.wins))


def single_cards(rules: Rules) -> dict[str, Card]:
    """The card of each line that is scored by a single card.

    >>> single_cards(Rules())
    {'settebello': Card('7D')}
    """
    cards = {
        "settebello": Card.of(7, rules.bonus_suit),
        "re_bello": Card.of(rules.pack.king, rules.bonus_suit),
        "two_of_clubs": Card.of(2, Suit.B),
    }
    return {line: card for line, card in cards.items() if getattr(rules.scoring, line) is not None}
