"""Scoring lines as changes to the basic game's."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from settebello.rules.scoring import BASIC_SCORING, Scoring


def with_lines(**lines: Struct | None) -> Scoring:
    """The scoring of the basic game with these lines replaced or added; ``None`` drops a line."""
    return replace(BASIC_SCORING, **lines)
