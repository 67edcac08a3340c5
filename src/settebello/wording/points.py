"""What a rule sheet is made of, before it is put into any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from settebello.wording.fluent import Argument

Section = Literal["cards", "deal", "turn", "captures", "sweeps", "end", "scoring", "declarations", "winning"]

Source = Literal["S0", "S1", "S2", "S3", "S4", "decision", "house"]
"""The document that gives a rule; ``decision``: what RULES.md settles where they are silent or disagree; ``house``: a
value that none of them has."""


class Point(Struct, frozen=True):
    """One thing to say."""

    topic: str
    """What it is about: of one topic, two games say different things, or one says nothing."""
    message: str
    """The key of the message that says it."""
    source: Source
    arguments: Mapping[str, Argument] = {}
    """What the message needs besides :func:`settebello.wording.idiom.common`."""
    decision: bool = False
    """Something in it is settled by RULES.md, its source being silent, ambiguous or in two minds."""
