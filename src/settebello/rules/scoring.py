"""The lines of the score sheet, as values of the rules (docs/rules.md#scoring)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from settebello.cards import Card
from settebello.rules.base import MOST_POINTS, Extra, Part, Points, Positive

CardName = Annotated[str, Meta(pattern="^([1-9]|1[0-3])[DCSB]$")]
"""The text of a card: ``7D``."""
CardPoints = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
Honours = tuple[tuple[CardName, CardPoints], ...]
"""Cards, and the points of each for the side that takes it."""

ScaleName = Literal["standard", "halves", "panicale", "settanta", "hurrikan"]
MissingSuit = Literal["loses", "compared"]
Tie = Literal["nobody", "split", "first-player"]
BarmilaRanks = Literal["sevens-sixes", "sevens", "sevens-sixes-aces-fives"]
Longest = Annotated[int, Meta(ge=3, le=13)]
"""The maximum number of cards of a sequence that count."""

SCALES: dict[ScaleName, tuple[int | None, ...]] = {
    # Ace to king, in half points (5 1/2 is 11), or None for a card that never counts. docs/rules.md#the-primiera
    "standard": (32, 24, 26, 28, 30, 36, 42, 20, 20, 20),
    "halves": (11, 4, 6, 8, 10, 12, 14, 1, 1, 1),
    "panicale": (11, 4, 6, 8, 10, 12, 14, 0, 0, 0),
    "settanta": (32, 24, 26, 28, 30, 36, 42, None, None, None),
    "hurrikan": (32, 24, 26, 28, 30, 36, 42, 16, 18, 20),
}


def primiera_value(scale: ScaleName, card: Card) -> float:
    """The value of a card in the primiera, in points; 0 if it never counts.

    >>> primiera_value("halves", Card.parse("1D"))
    5.5
    """
    values = SCALES[scale]
    return (values[min(card.rank, len(values)) - 1] or 0) / 2


class _MostOf(Part, frozen=True):
    """The side with most; or, with ``at_least``, a side that has at least that many."""

    points: Points = 1
    at_least: Annotated[int, Meta(ge=0)] = 0
    """0 for most; otherwise more than half, which only one side can reach."""
    tie: Tie = "nobody"
    """Sides that tie for most score nothing; or share the points, rounded down; or the points go to the tied side that
    played first, or comes next after the side that did (Spazzino, Tombolon)."""


class Majority(_MostOf, frozen=True):
    """Most cards."""

    few: Extra = 0
    """Additional points if the other side has fewer than ten cards (Escoba)."""


class Coins(_MostOf, frozen=True):
    """Most cards of the bonus suit."""

    with_seven: bool = False
    """Only a side that also has the settebello may score."""
    all: Extra = 0
    """Additional points for the whole suit (Escoba)."""


class Bonus(Part, frozen=True):
    """Points for the side that takes a certain card."""

    points: Points = 1


class Penalty(Part, frozen=True):
    """Points lost by the side that takes a certain card."""

    points: Annotated[int, Meta(ge=-MOST_POINTS, le=-1)] = -5


class Primiera(Part, frozen=True):
    """The best card of each suit, with the values added."""

    points: Points = 1
    scale: ScaleName = "standard"
    missing_suit: MissingSuit = "loses"
    """``compared``: if no side has all four suits, the sums of the suits that they have are compared."""


class Barmila(Part, frozen=True):
    """Most sevens; if tied, most of the next rank that counts."""

    points: Points = 1
    ranks: BarmilaRanks = "sevens-sixes"
    """The ranks that are compared, each if sides tie in the previous one; if they tie in the last, nobody scores."""
    all: Extra = 0
    """Additional points for all four sevens (Escoba)."""


class Napola(Part, frozen=True):
    """Ace, two, three of the bonus suit and on: a point for each card."""

    longest: Longest = 9
    napoleone: bool = True
    """The whole suit wins the game."""
    with_all: bool = False
    """The whole suit wins only for a side that also scores everything twice (``double_all``; Tombolon)."""


class Scaletta(Part, frozen=True):
    """A sequence of the bonus suit: these points for its first three cards, and one for each further card."""

    points: Points = 3
    longest: Longest = 9


class ScalettaAlta(Scaletta, frozen=True):
    """King, horse, jack of the bonus suit and down."""

    points: Points = 5


class Scala(Part, frozen=True):
    """The whole bonus suit wins the game."""


class CardCount(Part, frozen=True):
    """Points for the number of cards taken; every side can score them."""

    points: Points = 1
    at_least: Positive = 21
    """This number of cards scores ``points``."""
    each: Extra = 1
    """Additional points for each further card."""
    even: bool = False
    """Round an odd number of points up to the next even number (Cuarenta)."""


class Scoring(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The lines of the score sheet (docs/rules.md#scoring); a line that is ``None`` is not played."""

    cards: Majority | None = None
    coins: Coins | None = None
    settebello: Bonus | None = None
    primiera: Primiera | None = None
    barmila: Barmila | None = None
    re_bello: Bonus | None = None
    napola: Napola | None = None
    scaletta_bassa: Scaletta | None = None
    scaletta_alta: ScalettaAlta | None = None
    scala: Scala | None = None
    two_of_clubs: Penalty | None = None
    card_count: CardCount | None = None
    honours: Honours = ()
    """Points for the side that takes a card, by card, in card order (Spazzino, Frac)."""
    double_all: bool = False
    """A side that alone scores all of these lines that the game has scores them twice (Tombolon): cards, coins,
    primiera, barmila, settebello, re bello and honours."""


BASIC_SCORING = Scoring(cards=Majority(), coins=Coins(), settebello=Bonus(), primiera=Primiera())


@cache
def honour_points(scoring: Scoring) -> Mapping[Card, int]:
    """The points of each honour.

    >>> honour_points(Scoring(honours=(("8S", 1),)))
    {Card('8S'): 1}
    """
    return {Card.parse(name): points for name, points in scoring.honours}
