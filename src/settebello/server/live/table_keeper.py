"""Keeps a table going: plays for bots and for people who are away, deals when all are ready, enforces the clock.

Every process with the table does this. Each step is an entry in the store, which accepts each number once, so two
processes that take the same step at the same time take it once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from settebello.errors import SettebelloError
from settebello.protocol.game import ErrorMessage
from settebello.server.credentials import log_label
from settebello.server.live.bots.player_executor import LocalExecutor, PlayerExecutor
from settebello.server.live.bots.turns import CHOICE_TIMEOUT, play_turn
from settebello.server.live.cluster.bus import Bus, LocalBus
from settebello.server.live.due_steps import DueStep, PlayerTurn, StepSchedule
from settebello.server.live.live_table import LiveTable
from settebello.server.store.base import StoreError
from settebello.server.tables.clocks import ExchangeDeadline
from settebello.server.tables.commands import StaleVersion
from settebello.server.tables.exchange import ExchangeWait
from settebello.server.tables.room_events import PersonAway, PersonReturned
from settebello.wording import error_text

RETRY_DELAY = 2.0
"""Seconds until a failed step is tried again."""
LEASE_SECONDS = CHOICE_TIMEOUT + 5.0
"""Seconds that a process has the lease of a turn. After that another process may play it."""

log = logging.getLogger(__name__)


class TableKeeper:
    """Takes the steps that are due at a table, one after the other.

    Args:
        table: the table.
        on_idle: called whenever no step is left.
        executor: runs the players, by default in this process.
        bus: leases each turn to one of several processes, if there are others.
        deadline: limits the waits of the shuffle, by default on the table's clock.
    """

    def __init__(
        self,
        table: LiveTable,
        on_idle: Callable[[], None] = lambda: None,
        *,
        executor: PlayerExecutor | None = None,
        bus: Bus | None = None,
        deadline: ExchangeDeadline | None = None,
    ) -> None:
        self._table = table
        self._on_idle = on_idle
        self._executor = executor or LocalExecutor()
        self._bus = bus or LocalBus()
        self._schedule = StepSchedule(table, self._bus, deadline or ExchangeDeadline(table.clock.monotonic))
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether steps are being taken."""
        return self._task is not None

    def wake(self) -> None:
        """Take the steps that are due. If there are none, wake again when one may be."""
        self._schedule.update_connections()
        self._stop_timer()
        if self._task is not None:
            return
        if self._schedule.due_step() is not None:
            self._task = asyncio.create_task(self._take_due_steps())
        else:
            self._set_timer()

    def stop(self) -> None:
        """Stop the timer, since the table is no longer in use."""
        self._stop_timer()

    async def take_due_steps(self) -> None:
        """Take the steps that are due, and return when none is left."""
        self.wake()
        while self._task is not None:
            await asyncio.wait([self._task])

    def _set_timer(self) -> None:
        wait = self._schedule.seconds_to_next()
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(wait + 0.01, self.wake)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _take_due_steps(self) -> None:
        try:
            while (step := self._schedule.due_step()) is not None:
                await self._try_to_take(step)
                self._schedule.update_connections()
        finally:
            self._task = None
            self._stop_timer()
            self._set_timer()
            self._on_idle()

    async def _try_to_take(self, step: DueStep) -> None:
        name = log_label(self._table.setup.id)
        try:
            await self._take(step)
        except StaleVersion:
            log.info("Table %s advanced during a step.", name)
        except StoreError as error:
            log.error("Table %s: %s", name, error)
            self._report_error(error)
            await asyncio.sleep(RETRY_DELAY)
        except SettebelloError:
            log.exception("A step of table %s failed and will be tried again.", name)
            await asyncio.sleep(RETRY_DELAY)

    async def _take(self, step: DueStep) -> None:
        match step:
            case "fix" | "deal":
                await self._table.advance()
            case "dissolve":
                await self._table.dissolve()
            case ExchangeWait():
                await self._table.give_up_waiting(step)
            case PlayerTurn():
                await self._play_or_leave(step)
            case PersonReturned() | PersonAway():
                await self._table.append_event(step)

    async def _play_or_leave(self, turn: PlayerTurn) -> None:
        """Play a turn, or leave it to the process that has its lease. If that process fails, play it here later."""
        version = self._table.version
        if await self._bus.acquire_lease(f"{self._table.setup.id}:{version}", LEASE_SECONDS):
            await play_turn(self._table, turn, self._executor)
        else:
            self._schedule.leave_turn(version)
            asyncio.get_running_loop().call_later(LEASE_SECONDS, self._take_back_turn, version)

    def _take_back_turn(self, version: int) -> None:
        if self._schedule.take_back_turn(version):
            self.wake()

    def _report_error(self, error: StoreError) -> None:
        for member in self._table.presence:
            member.send(ErrorMessage(id=None, code=error.code, message=error_text(error, member.lang)))
