"""The statements of a rule sheet, before they are put into any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.rules.scoring import Honours
from settebello.wording.fluent import Argument

Section = Literal["cards", "deal", "turn", "captures", "sweeps", "end", "scoring", "declarations", "winning"]

Source = Literal[
    "S0",
    "S1",
    "S2",
    "S3",
    "S4",
    "S5",
    "S6",
    "S7",
    "S8",
    "S9",
    "S10",
    "S11",
    "S12",
    "S13",
    "S14",
    "S15",
    "S16",
    "decision",
    "house",
]
"""The document that gives a rule; ``decision`` if docs/rules.md settles it because they are silent or disagree;
``house`` for a value that none of them has."""


class LineNames(Struct, frozen=True):
    """Lines of the score sheet, which a sentence names together."""

    keys: tuple[str, ...]


class Statement(Struct, frozen=True):
    """One rule to state."""

    topic: str
    """Its topic: on one topic, two games say different things, or one says nothing."""
    message: str
    """The key of the message that says it."""
    source: Source
    arguments: Mapping[str, Argument | Card | tuple[str, ...] | Honours | tuple[CardSet, ...] | LineNames] = {}
    """The arguments of the message in addition to :func:`settebello.wording.idiom.common`; several words are joined as
    its language does, and so are cards with their points, and sets of cards."""
    decision: bool = False
    """docs/rules.md settles something in it, because its source is silent, ambiguous or contradictory."""
    also: tuple[Source, ...] = ()
    """Other documents that say the same."""
    read_so: tuple[Source, ...] = ()
    """Other documents that docs/rules.md reads in this way, because they are silent or ambiguous."""

    def cite(self, own: Source | None) -> tuple[Source, bool]:
        """The source to name to people who play by the document ``own``, and whether it is a decision."""
        if own is not None and own in (*self.also, *self.read_so):
            return own, self.decision or own in self.read_so
        return self.source, self.decision
