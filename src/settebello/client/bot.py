"""A player at a table on a server: any of this package's, a program of somebody else's, or your own."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from settebello.client.errors import Refused
from settebello.client.table import OnlineTable
from settebello.core import CLAIM
from settebello.players import Player
from settebello.protocol.game import ScoreSheet, Update
from settebello.protocol.room import RoomInfo

PAUSE = 8.0
"""Seconds that people have for a score sheet before a player asks for the next round."""


def play_for(
    table: OnlineTable,
    player: Player,
    *,
    pause: float = PAUSE,
    scored: Callable[[ScoreSheet], None] = lambda _: None,
) -> ScoreSheet:
    """Have ``player`` play at its seat until the game is over; the last score sheet.

    Args:
        pause: seconds that other people have for each score sheet.
        scored: is told of each.

    Raises:
        Gone: the connection has ended for good, or the table was closed.
    """
    _be_ready(table)
    while True:
        update = table.take()
        assert update is not None, "without a timeout there is one"
        if update.sheet is not None:
            scored(update.sheet)
            if update.sheet.winners:
                return update.sheet
            _go_on(table, update, pause)
        elif update.view.legal and not table.pending:
            _act(table, player, update)


def _be_ready(table: OnlineTable) -> None:
    if table.room is not None and table.room.phase == "gathering":
        _do(table.ready)


def _act(table: OnlineTable, player: Player, update: Update) -> None:
    action, view = str(player.choose(update.view, table.rules)), update.view
    if action not in view.legal and not (action == str(CLAIM) and view.may_claim):
        action = view.legal[0]  # who chooses wrongly loses that decision, and nothing else
    _do(lambda: table.act(update.version, action))


def _go_on(table: OnlineTable, update: Update, pause: float) -> None:
    """Have the next round dealt, if nobody else does."""
    if table.peek(pause if _others(table.room, table.seat) else 0.0) is None:
        _do(lambda: table.deal_next(update.version))


def _do(ask: Callable[[], object]) -> None:
    """Ask; where the game has gone on meanwhile, the next update says how."""
    with suppress(Refused):
        ask()


def _others(room: RoomInfo | None, seat: int | None) -> bool:
    """Whether other people are there."""
    return room is not None and any(
        other.here and other.player == "person" for number, other in enumerate(room.seats) if number != seat
    )
