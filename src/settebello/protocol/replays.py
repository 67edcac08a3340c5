"""HTTP messages of a replay: a record, and every position of its game.

The page's types are generated from these structs (``web/src/lib/http-messages.ts``).
"""

from __future__ import annotations

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.protocol.game import GameEvent, ScoreSheet, TableInfo
from settebello.view import View


class ReplayRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/replays``."""

    record: str
    """The text of a record."""
    lang: str = "en"


class ReplayFrame(Struct, frozen=True, kw_only=True):
    """The position after a deal of a round, an action or a claim."""

    action: int
    """The number of the action in its round, a claim included; 0: the round was dealt."""
    events: tuple[GameEvent, ...]
    """What led to the position, but for the score, which the round has."""
    view: View
    """As a spectator sees it. Its history is the last action alone: the frames before it have the others."""
    hands: tuple[CardSet, ...]
    """By seat."""
    drawn: Card | None
    """The card that the seat on turn drew in the cut, while it decides."""


class ReplayRound(Struct, frozen=True, kw_only=True):
    """One round of a replay."""

    number: int
    """From 1."""
    frames: tuple[ReplayFrame, ...]
    """The first is the deal."""
    sheet: ScoreSheet | None
    """Null: the record ends before the round does."""


class Replay(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/replays``: all that the record says, hidden cards too."""

    table: TableInfo
    """The game and its people, for a spectator at the place of seat 0."""
    rounds: tuple[ReplayRound, ...]
