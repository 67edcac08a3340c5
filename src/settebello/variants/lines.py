"""Scoring lines, said as changes to those of the basic game."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from settebello.rules.vocabulary import BASIC_SCORING, Scoring


def also(**lines: Struct | None) -> Scoring:
    """The lines of the basic game with these instead or besides; ``None`` takes a line away."""
    return replace(BASIC_SCORING, **lines)
