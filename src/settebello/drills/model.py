"""The questions of a drill as data."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from settebello.cards import CardSet
from settebello.errors import SettebelloError

Kind = Literal["captures", "primiera", "sevens", "certain", "sweeps"]
"""What is asked: what a card may take; whose primiera is better; how many sevens are out; which line of the score sheet
is decided already; which card can be laid so that nobody can sweep."""
KINDS: tuple[Kind, ...] = get_args(Kind)

Reason = Literal[
    "equal-first",
    "equal",
    "sum",
    "fifteen",
    "all",
    "takes",
    "nothing",
    "values",
    "out",
    "none-out",
    "anyway",
    "swept",
]


class DrillError(SettebelloError):
    """A question that makes no sense in a game."""


class Exercise(Struct, frozen=True, kw_only=True):
    """A question with one right answer."""

    kind: Kind
    hand: CardSet = CardSet()
    """The card that is played, or one's own hand."""
    table: CardSet = CardSet()
    piles: tuple[CardSet, ...] = ()
    """What each side has taken; one's own side first."""
    options: tuple[str, ...]
    """Actions, ``first``, ``second`` or ``nobody``, numbers, or keys of score lines."""
    answer: int
    """The place of the right option."""
    reason: Reason
    cards: tuple[CardSet, ...] = ()
    """The cards that the reason speaks of: one set, or one for each option."""
    values: tuple[float, ...] = ()
    """The points of each primiera."""
