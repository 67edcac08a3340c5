"""Plays a turn for a bot, or for a person who is away or out of time."""

from __future__ import annotations

import asyncio
import logging
from uuid import uuid4

from settebello.errors import IllegalAction, Problem
from settebello.players import GreedyPlayer
from settebello.protocol.game import Act, ServerMessage
from settebello.server.credentials import log_label
from settebello.server.live.bots.player_executor import PlayerExecutor
from settebello.server.live.due_steps import PlayerTurn
from settebello.server.live.live_table import LiveTable

CHOICE_TIMEOUT = 10.0
"""Seconds that a player has to choose."""

log = logging.getLogger(__name__)


class BotMember:
    """A bot as a member of a table, to submit actions. It ignores messages, since it gets a view when it acts."""

    def __init__(self, seat: int) -> None:
        self.seat: int | None = seat
        self.key: str | None = None
        self.lang = "en"
        self.device: str | None = None
        self.kind = ""
        self.since = 0
        self.visible = False
        self.reads_texts = False

    def send(self, message: ServerMessage) -> None:
        """Ignored."""

    def end(self, why: Problem) -> None:
        """Ignored."""


async def play_turn(table: LiveTable, turn: PlayerTurn, executor: PlayerExecutor) -> None:
    """Ask the player for an action, and submit it, but not before the table's pace has passed. Do nothing if the turn
    is over.

    Raises:
        StaleVersion: the game has advanced in the meantime.
        StoreError: the action could not be stored.
    """
    if not _is_on_turn(table, turn.seat):
        return
    version = table.version
    action, _ = await asyncio.gather(_choose_action(table, turn, executor), asyncio.sleep(table.setup.pace))
    if _is_on_turn(table, turn.seat):
        await _submit_action(table, turn.seat, version, action)


async def _choose_action(table: LiveTable, turn: PlayerTurn, executor: PlayerExecutor) -> str:
    """The player's choice, the greedy player's choice if it takes too long, or the first legal action if it fails."""
    view, name = table.view(turn.seat), table.setup.id
    try:
        return await executor.choose(turn.player, view, table.rules, CHOICE_TIMEOUT, table=name)
    except TimeoutError:  # the workers are busy: the greedy player needs no time
        log.warning("Seat %d of table %s took too long: the greedy player moves.", turn.seat, log_label(name))
        return str(GreedyPlayer().choose(view, table.rules))
    except Exception:  # no error of a player may stop the game
        log.exception("Seat %d of table %s failed to choose: its first action is taken.", turn.seat, log_label(name))
        return view.legal[0]


async def _submit_action(table: LiveTable, seat: int, version: int, action: str) -> None:
    try:
        await table.submit(BotMember(seat), Act(id=uuid4().hex, version=version, action=action))
    except IllegalAction as error:
        if not _is_on_turn(table, seat):
            return
        log.warning("Seat %d of table %s chose an illegal action: %s", seat, log_label(table.setup.id), error)
        first = table.view(seat).legal[0]
        await table.submit(BotMember(seat), Act(id=uuid4().hex, version=version, action=first))


def _is_on_turn(table: LiveTable, seat: int) -> bool:
    return table.turn == seat and not table.room.closed
