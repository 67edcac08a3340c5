"""The base of every value of the rules: a frozen struct, and the numbers in it."""

from __future__ import annotations

from typing import Annotated, Self

from msgspec import Meta, Struct

MOST_POINTS = 1000
"""No line is worth more: so no total comes near the limits of the core's numbers."""

MOST_SETS = 8
"""No more sets of cards win a game than these."""

MOST_MISDEALS = 9
"""No more void deals in a row lose a game than these."""

MOST_CARDS_WITH_TEN_RANKS = 40
"""A larger pack has more than ten ranks."""

MOST_TARGET = 500
"""The highest target: ten times what most games are played to, and a game that can end."""

Positive = Annotated[int, Meta(ge=1)]
Points = Annotated[int, Meta(ge=1, le=MOST_POINTS)]
Extra = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
"""Additional points of a line, for more than it takes to score it; 0 for none."""


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A node of the tree of rules. It never changes: its copies are the same object."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self
