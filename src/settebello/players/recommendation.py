"""What an adviser recommends: an action and its reason."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from settebello.cards import CardSet
from settebello.core import Action

Reason = Literal[
    "only",
    "keep",
    "place",
    "declare",
    "pass",
    "scores",
    "steal",
    "sweep",
    "settebello",
    "king",
    "honours",
    "sevens",
    "coins",
    "cards",
    "safe",
    "least",
    "ahead",
    "nothing",
    "bait",
    "little",
]
"""Why an action is recommended: what it is, what it takes, or what it leaves; ``ahead``: another play takes more now,
but this one is worth more later. If the lowest total wins: it takes nothing, the next player may have to sweep what it
leaves, it takes the least that counts."""


class Recommendation(Struct, frozen=True, kw_only=True):
    """A recommended action, with the reason."""

    action: Action
    reason: Reason
    cards: CardSet
    """The cards that the reason refers to."""
    safe: bool
    """Whether no unseen card could sweep the table afterwards, if that is an advantage over another play."""
