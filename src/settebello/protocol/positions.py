"""HTTP messages of the explorer.

The page's types are generated from these structs (``web/src/lib/http-messages.ts``).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from settebello.protocol.game import TableInfo
from settebello.record.seat_positions import MOST_CHARACTERS
from settebello.view import View


class PositionRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/positions``: a position to explore."""

    position: Annotated[str, Meta(max_length=MOST_CHARACTERS)]
    """The position of the seat on turn, in one line."""
    lang: str = "en"


class ExploredPosition(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/positions``."""

    table: TableInfo
    """The game, as the seat on turn sees it; nobody has a name."""
    view: View
    """The view of the seat on turn."""
    exploration: Raw
    """A :class:`settebello.study.explorer.Exploration`."""


class PositionLine(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/positions/recorded``, whose body is a
    :class:`~settebello.protocol.replays.VariationRequest`."""

    position: str
    """The position of the seat on turn, in one line."""
