"""HTTP messages of drills.

The page's types are generated from these structs (``web/src/lib/http-messages.ts``).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from settebello.cards import CardSet
from settebello.drills import Kind
from settebello.rules.vocabulary import TableIdiom
from settebello.variants.decks import RegionalDeck

DRILL_LENGTH = 10
"""The number of exercises in a drill."""
MAX_SEED = 2**53 - 1
"""The largest seed: the largest integer that every JSON reader keeps."""


class DrillInfo(Struct, frozen=True, kw_only=True):
    """A drill that a game has."""

    kind: Kind
    title: str


class DrillRequest(Struct, frozen=True, kw_only=True):
    """Query of ``GET /api/drills``. The same values give the same drill."""

    variant: str = "scopa"
    seats: int | None = None
    """Default: the variant's usual number."""
    kind: Kind = "captures"
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] = 0
    lang: str = "en"


class DrillExercise(Struct, frozen=True, kw_only=True):
    """A question with one right answer, in words and cards."""

    question: str
    hand: CardSet
    """The card that is played, or one's own hand."""
    table: CardSet
    piles: tuple[CardSet, ...]
    """What each side has taken; one's own side first."""
    options: tuple[str, ...]
    """The answers to choose from."""
    answer: int
    """The place of the right one."""
    why: str
    """Why it is right."""


class Drill(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/drills``."""

    title: str
    """What the drill asks."""
    exercises: tuple[DrillExercise, ...]
    idiom: TableIdiom
    """The terms of the game, such as the call of a sweep."""
    suits: Literal["latin", "french"]
    """The suits of the deck that the game is usually played with."""
    deck: RegionalDeck | None
    """The usual deck of the game's region, or null for no particular one."""
    values: tuple[int, ...]
    """The capture value of each rank, from the ace."""
