"""The seats of a table that nobody sits at: players in their own threads, who act as people do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from uuid import uuid4

from settebello.core import Action
from settebello.errors import IllegalAction
from settebello.players import Player, make
from settebello.server.protocol import Act, Error, ServerMessage
from settebello.server.store import PERSON, StoreError
from settebello.server.table import Stale, Table

THINKING = 10.0
"""Seconds after which a player is not waited for any more."""
AGAIN = 2.0
"""Seconds until an action that could not be kept is tried again."""

log = logging.getLogger(__name__)


class Bot:
    """A player at a seat. What it is sent it does not read: it is shown its view when it is to act."""

    def __init__(self, seat: int, player: Player) -> None:
        self.seat = seat
        self.player = player

    def send(self, message: ServerMessage) -> None:
        """A bot keeps nothing in mind."""


class Bots:
    """Plays the bots' turns at ``table``; ``rested`` is called whenever there is nothing left for them to do."""

    def __init__(self, table: Table, rested: Callable[[], None] = lambda: None) -> None:
        self._table = table
        self._rested = rested
        self._bots = {
            seat: Bot(seat, make(place.player))
            for seat, place in enumerate(table.opened.places)
            if place.player != PERSON
        }
        self._task: asyncio.Task[None] | None = None
        table.changed = self.wake

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """Go on playing, if it is a bot's turn and somebody is there to see it."""
        if self._task is None and self._next() is not None:
            self._task = asyncio.create_task(self._play())

    def _next(self) -> Bot | None:
        turn = self._table.turn
        return self._bots.get(turn) if turn is not None and self._table.members else None

    async def _play(self) -> None:
        try:
            while (bot := self._next()) is not None:
                await self._turn(bot)
        finally:
            self._task = None
            self._rested()

    async def _turn(self, bot: Bot) -> None:
        version, pace = self._table.version, self._table.opened.pace
        action, _ = await asyncio.gather(self._chosen(bot), asyncio.sleep(pace))
        try:
            await self._act(bot, version, action)
        except Stale:
            log.info("Table %s went on while seat %d was thinking.", self._table.opened.id, bot.seat)
        except StoreError as error:
            await self._wait_for_store(error)

    async def _chosen(self, bot: Bot) -> str:
        """What the player chooses; the first legal action if it fails or takes too long."""
        view = self._table.view(bot.seat)
        try:
            thought = asyncio.to_thread(bot.player.choose, view, self._table.rules)
            return str(await asyncio.wait_for(thought, THINKING))
        except Exception:  # whatever a player does wrong must not stop the game
            log.exception(
                "Seat %d of table %s has not chosen: its first action is taken.", bot.seat, self._table.opened.id
            )
            return view.legal[0]

    async def _act(self, bot: Bot, version: int, action: str | Action) -> None:
        try:
            await self._table.submit(bot, Act(id=uuid4().hex, version=version, action=str(action)))
        except IllegalAction as error:
            log.warning("Seat %d of table %s chose wrongly: %s", bot.seat, self._table.opened.id, error)
            first = self._table.view(bot.seat).legal[0]
            await self._table.submit(bot, Act(id=uuid4().hex, version=version, action=first))

    async def _wait_for_store(self, error: StoreError) -> None:
        log.error("Table %s: %s", self._table.opened.id, error)
        for member in self._table.members:
            member.send(Error(id=None, message=str(error)))
        await asyncio.sleep(AGAIN)
