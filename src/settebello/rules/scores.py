"""The score of a round: the points of each side, line by line, and what they came from."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from settebello.cards import Card

CaptureKind = Literal["fall", "one-suit", "many", "sweep"]
"""Things that a capture may score for (docs/rules.md#capture-points)."""
AsDealt = Literal["four-equal", "misdeals"]
"""How a deal decides a game: by the first table cards, or as the last of several void deals
(docs/rules.md#seats-and-deal)."""

LINES = (
    "sweeps",
    "cards",
    "coins",
    "settebello",
    "primiera",
    "barmila",
    "re_bello",
    "napola",
    "scaletta_bassa",
    "scaletta_alta",
    "two_of_clubs",
    "honours",
    "double_all",
    "declarations",
    "captures",
    "card_count",
)
"""The keys of the lines, in the order of the score sheet."""


class SideScore(Struct, frozen=True, kw_only=True):
    """One side's score of a round. Counts are of its pile, whether or not a line uses them."""

    total: int
    lines: dict[str, int]
    """Points by line key, in sheet order, without lines of 0 points."""
    cards: int
    coins: int
    """The number of cards of the bonus suit."""
    sevens: int
    sixes: int
    prime: tuple[Card | None, Card | None, Card | None, Card | None]
    """The best card of each suit D C S B on the scale of the rules, or None if no card counts."""
    prime_value: float
    """The sum of their values, whether or not all four suits are there. Some scales have half points."""
    run_up: int
    """The length of the unbroken run of the bonus suit from the ace."""
    run_down: int
    """The length of the unbroken run of the bonus suit from the king."""
    aces: int = 0
    fives: int = 0
    honours: tuple[Card, ...] = ()
    """The honours among its cards, in card order."""
    sweeps_doubled: bool = False
    """Whether it has all the cards that make its sweeps count twice."""


class RoundScore(Struct, frozen=True, kw_only=True):
    """A scored round: ``sides`` in order; ``outright`` is the side that wins the game at once, if any."""

    sides: tuple[SideScore, ...]
    outright: int | None = None
    king: int | None = None
    """The side that took the king of the scoring suit, if that decides a tie at the target."""
    won_with: tuple[Card, ...] = ()
    """The cards that win the game outright, in order."""
    as_dealt: AsDealt | None = None
    """How the deal decided the game before anybody played; nothing then scores."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side."""
        return tuple(side.total for side in self.sides)
