"""Lets a player play at a table on a server: one of this package's, an external program, or your own."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from settebello.client.errors import Refused
from settebello.client.table import OnlineTable
from settebello.core import CLAIM
from settebello.players import Player
from settebello.protocol.game import ScoreSheet, Update
from settebello.protocol.room import RoomInfo

SCORE_SHEET_PAUSE = 8.0
"""The seconds that people at the table have for a score sheet before the player asks for the next round."""


def play_for(
    table: OnlineTable,
    player: Player,
    *,
    pause: float = SCORE_SHEET_PAUSE,
    on_round_end: Callable[[Update], None] = lambda _: None,
) -> ScoreSheet:
    """Let ``player`` play at the table's seat until the game is over, and return the last score sheet.

    Args:
        pause: the seconds that other people have for each score sheet.
        on_round_end: called with each update that brings a score sheet.

    Raises:
        ConnectionEnded: the connection has ended for good, or the table was closed.
    """
    _say_ready(table)
    while True:
        update = table.take()
        assert update is not None, "take() without a timeout waits for one"
        if update.sheet is not None:
            on_round_end(update)
            if update.sheet.winners:
                return update.sheet
            _continue_after_score(table, update, pause)
        elif update.view.legal and not table.update_ready:
            _act(table, player, update)


def _say_ready(table: OnlineTable) -> None:
    if table.room is not None and table.room.phase == "gathering":
        _try(table.ready)


def _act(table: OnlineTable, player: Player, update: Update) -> None:
    action, view = str(player.choose(update.view, table.rules)), update.view
    if action not in view.legal and not (action == str(CLAIM) and view.may_claim):
        action = view.legal[0]  # an illegal choice costs the player this decision, and nothing else
    _try(lambda: table.act(update.version, action))


def _continue_after_score(table: OnlineTable, update: Update, pause: float) -> None:
    """Ask for the next round, if nobody else does."""
    if table.peek(pause if _other_people_present(table.room, table.seat) else 0.0) is None:
        _try(lambda: table.deal_next(update.version))


def _try(request: Callable[[], object]) -> None:
    """Send a request. If the game has moved on meanwhile, the next update says how."""
    with suppress(Refused):
        request()


def _other_people_present(room: RoomInfo | None, seat: int | None) -> bool:
    return room is not None and any(
        occupant.here and occupant.player == "person" for number, occupant in enumerate(room.seats) if number != seat
    )
