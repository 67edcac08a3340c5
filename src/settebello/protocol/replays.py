"""HTTP messages of a replay: a record, every position of its game, and practice from one of them.

The page's types are generated from these structs (``web/src/lib/http-messages.ts``).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from settebello.cards import Card, CardSet
from settebello.events import Event
from settebello.players import DEFAULT_LEVEL
from settebello.protocol.game import ScoreSheet, TableInfo
from settebello.protocol.http import MAX_PACE
from settebello.protocol.room import FaceNumber, SeatNumber
from settebello.view import View

MAX_VARIATION = 200
"""The maximum number of actions in a variation; a round has fewer."""


class ReplayRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/replays``."""

    record: str
    """The text of a record."""
    lang: str = "en"


class VariationRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/replays/variation``: actions other than those that were played."""

    record: str
    """The text of a record."""
    position: str
    """The position where they depart from the game: the round and the action, such as ``3.14``; ``3`` is the deal of
    round 3."""
    actions: Annotated[tuple[str, ...], Meta(max_length=MAX_VARIATION)] = ()
    """In text form, each for the seat on turn."""
    lang: str = "en"


class PracticeRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/practice``: play on from a position of a recorded game, against computers."""

    record: str
    """The text of a record."""
    position: str
    """The round and the action of the position, such as ``3.14``; ``3`` is the deal of round 3."""
    seat: SeatNumber | None = None
    """The person's seat. Default: the seat on turn."""
    level: str = DEFAULT_LEVEL
    """The player at the other seats."""
    name: str = "Player 1"
    face: FaceNumber | None = None
    """The person's face. Default: none."""
    pace: Annotated[float, Meta(ge=0, le=MAX_PACE)] = 0.8
    """Seconds that a bot takes for an action."""


class ReplayFrame(Struct, frozen=True, kw_only=True):
    """The position after a deal of a round, an action or a claim."""

    action: int
    """The number of the action in its round, claims included; 0 if the round was dealt."""
    events: tuple[Event, ...]
    """The events that led to the position."""
    view: View
    """As a spectator sees it. Its history is only the last action: the frames before it have the others."""
    hands: tuple[CardSet, ...]
    """By seat."""
    drawn: Card | None
    """The card that the seat on turn drew in the cut, while it decides."""


class ReplayRound(Struct, frozen=True, kw_only=True):
    """One round of a replay."""

    number: int
    """The number of the round, from 1."""
    frames: tuple[ReplayFrame, ...]
    """The first is the deal."""
    sheet: ScoreSheet | None
    """The score, or null if the record ends before the round does."""


class ReplayLine(Struct, frozen=True, kw_only=True):
    """A line of the score sheet, as a review refers to it."""

    key: str
    """One of :data:`settebello.rules.scores.LINES`, or ``outright``."""
    label: str
    loss: str
    """How an action loses there, such as "gives the best cards of a suit away"."""


class Replay(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/replays``: everything in the record, hidden cards too."""

    table: TableInfo
    """The game and its people, for a spectator at the place of seat 0."""
    rounds: tuple[ReplayRound, ...]
    lines: tuple[ReplayLine, ...]
    """The lines where a decision can lose."""


class Variation(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/replays/variation``."""

    frames: tuple[ReplayFrame, ...]
    """The position where it departs from the game, and one after each of its actions."""
    legal: tuple[tuple[str, ...], ...]
    """The legal actions of the seat on turn in each frame, in text form; empty once the round is over."""
    sheet: ScoreSheet | None
    """The score, or null if the round continues after the last frame."""
