"""Keeps a table going: plays for bots and for people who are away, deals when all are ready, enforces the clock.

Every process with the table does this. Each step is an entry in the store, which accepts each number once, so that two
processes that take the same step at the same time take it once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from uuid import uuid4

from settebello.errors import IllegalAction, Problem, SettebelloError
from settebello.players import GreedyPlayer
from settebello.protocol.game import Act, ErrorMessage, ServerMessage
from settebello.server.bots.worker_pool import PlayerExecutor, ThreadExecutor
from settebello.server.cluster.bus import Bus, LocalBus
from settebello.server.credentials import log_label
from settebello.server.room.events import PersonAway, PersonReturned
from settebello.server.shuffle.deadlines import ExchangeDeadline
from settebello.server.shuffle.exchange import ExchangeWait
from settebello.server.store.base import PERSON, StoreError
from settebello.server.table.command_handler import StaleVersion
from settebello.server.table.live_table import LiveTable
from settebello.wording import error_text

CHOICE_TIMEOUT = 10.0
"""Seconds after which a player's choice is given up."""
RETRY_DELAY = 2.0
"""Seconds until a failed step is tried again."""
CLAIM_SECONDS = CHOICE_TIMEOUT + 5.0
"""Seconds after which another process may play a turn that one process had claimed."""

log = logging.getLogger(__name__)


class BotMember:
    """A bot as a member of a table, which submits actions. It ignores messages: it is given a view when it acts."""

    def __init__(self, seat: int) -> None:
        self.seat: int | None = seat
        self.key: str | None = None
        self.lang = "en"
        self.device: str | None = None
        self.kind = ""
        self.since = 0
        self.shuffle = False

    def send(self, message: ServerMessage) -> None:
        """Ignored."""

    def end(self, why: Problem) -> None:
        """Ignored."""


class BotRunner:
    """Takes the steps that are due at ``table``; ``rested`` is called whenever none is left."""

    def __init__(
        self,
        table: LiveTable,
        rested: Callable[[], None] = lambda: None,
        *,
        executor: PlayerExecutor | None = None,
        bus: Bus | None = None,
        deadline: ExchangeDeadline | None = None,
    ) -> None:
        self._table = table
        self._rested = rested
        self._executor = executor or ThreadExecutor()
        self._bus = bus or LocalBus()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._disconnected: dict[int, float] = {}
        """When the last person at a seat disconnected, in monotonic seconds."""
        self._deadline = deadline or ExchangeDeadline(table.clock.monotonic)
        self._taken = -1
        """The version at which another process has claimed the turn."""

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """Take the next step, if one is due and somebody is connected."""
        self._update_disconnected()
        self._stop_timer()
        if self._task is not None:
            return
        if self._step_due():
            self._task = asyncio.create_task(self._work())
        else:
            self._set_timer()

    # which step is due

    def _step_due(self) -> bool:
        table = self._table
        if not table.presence or table.room.closed or table.over:
            return False
        if table.due_task is not None or self._expired_wait() is not None:
            return True
        return bool(table.presence.seats) and (self._actor() is not None or bool(self._returned() or self._timed_out()))

    def _expired_wait(self) -> ExchangeWait | None:
        """The wait for a part in the shuffle that has lasted too long; none before the round is requested."""
        wait = self._table.current_wait
        left = self._deadline.seconds_left(wait, self._table.presence.seats)
        return wait if wait is not None and wait.round_requested and left is not None and left <= 0 else None

    def _actor(self) -> str | None:
        """The player that acts for the seat on turn; None: its person does."""
        table, turn = self._table, self._table.turn
        if turn is None or self._taken == table.version:
            return None
        if table.room.places[turn].player != PERSON:
            return table.room.places[turn].player
        late = table.seconds_left is not None and table.seconds_left <= 0
        return table.setup.level if late or turn in table.room.away else None

    def _returned(self) -> list[int]:
        return [seat for seat in self._table.room.away if seat in self._table.presence.seats]

    def _timed_out(self) -> list[int]:
        """The seats whose people have been disconnected too long. Without the bus that is unknown: none."""
        if not self._bus.connected:
            return []
        now, grace, room = self._table.clock.monotonic(), self._table.setup.grace, self._table.room
        return [seat for seat, since in self._disconnected.items() if now - since >= grace and room.is_person(seat)]

    def _update_disconnected(self) -> None:
        here, now = self._table.presence.seats, self._table.clock.monotonic()
        self._disconnected = {
            seat: self._disconnected.get(seat, now) for seat in self._table.room.people if seat not in here
        }

    # waiting for the next step

    def _set_timer(self) -> None:
        table = self._table
        if table.presence and not table.over and not table.room.closed:
            wait = min(self._waits(), default=None)
            if wait is not None:
                self._timer = asyncio.get_running_loop().call_later(max(wait, 0.0) + 0.01, self.wake)

    def _waits(self) -> list[float]:
        """Seconds until each step that may become due."""
        table, now = self._table, self._table.clock.monotonic()
        waits = [
            since + table.setup.grace - now for seat, since in self._disconnected.items() if table.room.is_person(seat)
        ]
        if table.seconds_left is not None:
            waits.append(table.seconds_left)
        shuffle = self._deadline.seconds_left(table.current_wait, table.presence.seats)
        if shuffle is not None and shuffle > 0:
            waits.append(shuffle)
        return [max(wait, 1.0) if wait < 0 else wait for wait in waits]

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # taking steps

    async def _work(self) -> None:
        try:
            while self._step_due():
                try:
                    await self._take_step()
                except StaleVersion:
                    log.info("Table %s moved on during a step.", log_label(self._table.setup.id))
                except StoreError as error:
                    await self._wait_for_store(error)
                except SettebelloError:
                    log.exception("A step of table %s failed and is tried again.", log_label(self._table.setup.id))
                    await asyncio.sleep(RETRY_DELAY)
                self._update_disconnected()
        finally:
            self._task = None
            self._stop_timer()
            self._set_timer()
            self._rested()

    async def _take_step(self) -> None:
        table = self._table
        if table.due_task is not None:
            await table.advance()
        elif wait := self._expired_wait():
            await table.give_up_waiting(wait)
        elif returned := self._returned():
            await table.append_event(PersonReturned(seat=returned[0]))
        elif timed_out := self._timed_out():
            await table.append_event(PersonAway(seat=timed_out[0]))
        else:
            await self._turn()

    async def _turn(self) -> None:
        table, player = self._table, self._actor()
        version, seat = table.version, table.turn
        assert player is not None
        assert seat is not None
        if not await self._bus.claim(f"{table.setup.id}:{version}", CLAIM_SECONDS):
            self._taken = version  # if the other process fails, it is played here
            asyncio.get_running_loop().call_later(CLAIM_SECONDS, self._retake, version)
            return
        action, _ = await asyncio.gather(self._chosen(player, seat), asyncio.sleep(table.setup.pace))
        if self._is_on_turn(seat):
            await self._act(seat, version, action)

    def _is_on_turn(self, seat: int) -> bool:
        """Whether that seat is still on turn."""
        return self._table.turn == seat and not self._table.room.closed

    def _retake(self, version: int) -> None:
        if self._taken == version:
            self._taken = -1
            self.wake()

    async def _chosen(self, player: str, seat: int) -> str:
        """The player's choice; that of the greedy player if it takes too long, the first legal action if it fails."""
        view = self._table.view(seat)
        try:
            table = self._table
            return await self._executor.choose(player, view, table.rules, CHOICE_TIMEOUT, table=table.setup.id)
        except TimeoutError:  # the workers are busy: the greedy player needs no time
            log.warning("Seat %d of table %s is played for at once.", seat, log_label(self._table.setup.id))
            return str(GreedyPlayer().choose(view, self._table.rules))
        except Exception:  # no error of a player may stop the game
            log.exception(
                "Seat %d of table %s has not chosen: its first action is taken.", seat, log_label(self._table.setup.id)
            )
            return view.legal[0]

    async def _act(self, seat: int, version: int, action: str) -> None:
        try:
            await self._table.submit(BotMember(seat), Act(id=uuid4().hex, version=version, action=action))
        except IllegalAction as error:
            if not self._is_on_turn(seat):
                return
            log.warning("Seat %d of table %s chose wrongly: %s", seat, log_label(self._table.setup.id), error)
            first = self._table.view(seat).legal[0]
            await self._table.submit(BotMember(seat), Act(id=uuid4().hex, version=version, action=first))

    async def _wait_for_store(self, error: StoreError) -> None:
        log.error("Table %s: %s", log_label(self._table.setup.id), error)
        for member in self._table.presence:
            member.send(ErrorMessage(id=None, code=error.code, message=error_text(error, member.lang)))
        await asyncio.sleep(RETRY_DELAY)
