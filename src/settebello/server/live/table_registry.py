"""The live tables of this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from uuid import uuid4

from settebello.protocol.push import Attention
from settebello.protocol.room import PhraseSaid, TextSaid
from settebello.server.clock import Clock
from settebello.server.job_runner import JobRunner, run_in_thread
from settebello.server.limits.processor_time import compute
from settebello.server.live.bots.player_executor import LocalExecutor, PlayerExecutor
from settebello.server.live.cluster.bus import (
    Bus,
    BusMessage,
    EntryStored,
    LobbyChanged,
    LocalBus,
    PhraseSpoken,
    PresenceReport,
    TextWritten,
)
from settebello.server.live.cluster.presence_exchange import PresenceExchange
from settebello.server.live.live_table import LiveTable
from settebello.server.live.played_profiles import note_played
from settebello.server.live.table_keeper import TableKeeper
from settebello.server.model import Entry, TableSetup
from settebello.server.store.base import Store, StoreError, wrap_table_errors

CallForAttention = Callable[[LiveTable, Attention, int], None]
"""A function that notifies the person at a seat. It never blocks or fails."""
COMPARE_INTERVAL, COMPARE_INTERVAL_WITHOUT_BUS = 5.0, 0.5
"""Seconds between two comparisons of the live tables with the store, with and without a working bus."""
PRESENCE_INTERVAL = 8.0
"""Seconds between two presence reports."""
MOST_ENTRIES_AT_ONCE = 300
"""The most entries that are applied in the event loop when a table is loaded: several rounds, in about 10 ms. Longer
tables are loaded by a job."""
UNUSED_KEPT = 5.0
"""Seconds that a table stays live after its last use, since people who sit down return to it at once."""

log = logging.getLogger(__name__)


class _Slot:
    """The holder of a table while somebody uses it or it needs something. It follows the table
    (:class:`~settebello.server.live.observer.TableObserver`)."""

    def __init__(self, registry: TableRegistry) -> None:
        self.users = 0
        """The number of connections and requests that use it now."""
        self.expiry: asyncio.TimerHandle | None = None
        """The timer that drops it if it is unused, or None before its first use."""
        self.loading = asyncio.Lock()
        self.table: LiveTable | None = None
        """The table, or None while it is being loaded."""
        self.keeper: TableKeeper | None = None
        self.others: PresenceExchange | None = None
        self._registry = registry

    @property
    def busy(self) -> bool:
        """Whether somebody uses it, or it needs something."""
        return self.users > 0 or (self.keeper is not None and self.keeper.busy)

    def clear(self) -> None:
        """Drop the table, which is no longer used. The table refers to this slot, so without this its memory would
        not be freed before the next full garbage collection."""
        if self.keeper is not None:
            self.keeper.stop()
        self.table = self.keeper = self.others = self.expiry = None

    def table_changed(self) -> None:
        """Wake the keeper."""
        if self.keeper is not None:
            self.keeper.wake()

    def presence_changed(self) -> None:
        """Tell other processes about the connections here."""
        if self.others is not None:
            self.others.report()

    def entry_appended(self, version: int) -> None:
        """Make other processes catch up."""
        self._publish(EntryStored(version=version))

    def phrase_said(self, said: PhraseSaid) -> None:
        """Pass a phrase on to people connected to other processes."""
        self._publish(PhraseSpoken(seat=said.seat, phrase=said.phrase))

    def text_said(self, said: TextSaid) -> None:
        """Pass a text on to friends connected to other processes."""
        self._publish(TextWritten(said=said))

    def attention_wanted(self, why: Attention, seat: int) -> None:
        """Notify the person at a seat."""
        if self._registry.call is not None and self.table is not None:
            self._registry.call(self.table, why, seat)

    def _publish(self, message: BusMessage) -> None:
        if self.table is not None:
            self._registry.bus.publish(self.table.setup.id, message)


class TableRegistry:
    """Loads a table when somebody needs it, and drops it soon after its last use, since the store has everything.

    Args:
        store: the store of the tables.
        bus: the bus to other processes, if there are any.
        executor: runs the players, by default with ``run_job``.
        clock: tells the time, by default the machine's.
        run_job: loads long tables.
        call: notifies people who are wanted at a table, if given.
        keep_unused: seconds that a table stays live after its last use.
    """

    def __init__(
        self,
        store: Store,
        *,
        bus: Bus | None = None,
        executor: PlayerExecutor | None = None,
        clock: Clock | None = None,
        run_job: JobRunner = run_in_thread,
        call: CallForAttention | None = None,
        keep_unused: float = UNUSED_KEPT,
    ) -> None:
        self.store = store
        self._keep_unused = keep_unused
        self.call = call
        self.clock = clock or Clock()
        self.run_job = run_job
        self.bus = bus or LocalBus()
        self.executor = executor or LocalExecutor(run_job)
        self.process = uuid4().hex[:12]
        self.on_lobby_change: Callable[[], None] = lambda: None
        """A callback for when another process has seated people of the lobby."""
        self._slots: dict[str, _Slot] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._slots)

    @property
    def live(self) -> Iterable[LiveTable]:
        """The live tables."""
        return [slot.table for slot in self._slots.values() if slot.table is not None]

    async def start(self) -> None:
        """Start to listen to the other processes and to keep the tables up to date with the store."""
        await self.bus.start(self._receive, self.compare_soon)
        for task in (self._compare_forever(), self._report_forever()):
            self._spawn(task)

    async def close(self) -> None:
        """Stop all work."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()
        await self.executor.close()

    async def create(self, table: TableSetup, *first: Entry) -> None:
        """Store a new table and its first entries. It is live at once, since somebody is about to join it.

        Raises:
            EntryConflict: a table has or had this id, or has this code.
            StoreError: it could not be stored.
        """
        await self.store.create(table, *first)
        await note_played(self.store, table.places, first)
        slot = self._slots.setdefault(table.id, _Slot(self))
        if slot.users == 0 and slot.table is None:
            self.bus.subscribe(table.id)
            self._go_live(slot, self._live_table(slot, table, first))
            self._drop_unused(table.id, slot)

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[LiveTable]:
        """The live table with that id.

        Raises:
            TableNotFound: it does not exist.
            StoreError: it cannot be read.
        """
        slot = self._slots.setdefault(name, _Slot(self))
        slot.users += 1
        try:
            yield await self._load(name, slot)
        finally:
            slot.users -= 1
            self._drop_unused(name, slot)

    async def take_due_steps(self, name: str) -> LiveTable:
        """Take the steps that are due at a table, whether or not somebody is connected to it, and return the table.

        Raises:
            TableNotFound: it does not exist.
            StoreError: it cannot be read.
        """
        async with self.use(name) as table:
            keeper = self._slots[name].keeper
            assert keeper is not None, "the table is loaded"
            await keeper.take_due_steps()
            return table

    async def _load(self, name: str, slot: _Slot) -> LiveTable:
        async with slot.loading:
            if slot.table is None:
                self.bus.subscribe(name)
                setup, entries = await self.store.load(name)
                table = partial(self._live_table, slot, setup, entries)
                is_long = len(entries) > MOST_ENTRIES_AT_ONCE
                self._go_live(slot, await compute(table, self.run_job) if is_long else table())
            assert slot.table is not None
            return slot.table

    def _live_table(self, slot: _Slot, setup: TableSetup, entries: Sequence[Entry]) -> LiveTable:
        with wrap_table_errors():
            return LiveTable(self.store, setup, entries, observer=slot, executor=self.executor, clock=self.clock)

    def _go_live(self, slot: _Slot, table: LiveTable) -> None:
        slot.keeper = TableKeeper(
            table,
            on_idle=lambda: self._drop_unused(table.setup.id, slot),
            executor=self.executor,
            bus=self.bus,
        )
        slot.table, slot.others = table, PresenceExchange(table, self.bus, self.process)
        slot.others.report(asks=True)

    def _drop_unused(self, name: str, slot: _Slot) -> None:
        """Drop a table that nobody uses: after a while, or at once if it was never loaded."""
        if self._keep_unused and slot.table is not None and not slot.busy:
            if slot.expiry is not None:
                slot.expiry.cancel()
            slot.expiry = asyncio.get_running_loop().call_later(self._keep_unused, self._drop, name, slot)
        else:
            self._drop(name, slot)

    def _drop(self, name: str, slot: _Slot) -> None:
        if not slot.busy and self._slots.get(name) is slot:
            self.bus.unsubscribe(name)
            del self._slots[name]
            slot.clear()

    # Other processes

    def _receive(self, name: str, news: BusMessage) -> None:
        if isinstance(news, LobbyChanged):
            self.on_lobby_change()
            return
        slot = self._slots.get(name)
        if slot is None or slot.table is None or slot.others is None:
            return
        if isinstance(news, EntryStored):
            if news.version > slot.table.version:
                self._spawn(self._catch_up(slot.table))
        elif isinstance(news, PresenceReport):
            slot.others.receive(news)
        elif isinstance(news, TextWritten):
            slot.table.deliver_text(news.said)
        else:
            slot.table.deliver_phrase(PhraseSaid(seat=news.seat, phrase=news.phrase))

    async def _catch_up(self, table: LiveTable) -> None:
        try:
            await table.catch_up()
        except StoreError as error:
            log.warning("A table could not catch up with the store; it will try again: %s", error)

    async def _compare_forever(self) -> None:
        """Check regularly whether tables have advanced in other processes, since messages on the bus may be lost."""
        while True:
            await asyncio.sleep(COMPARE_INTERVAL if self.bus.connected else COMPARE_INTERVAL_WITHOUT_BUS)
            await self._try_to_compare()

    async def _try_to_compare(self) -> None:
        try:
            await self._compare()
        except StoreError as error:
            log.warning("Could not compare the tables with the store: %s", error)

    async def _compare(self) -> None:
        tables = {table.setup.id: table for table in self.live}
        heads = await self.store.load_heads(list(tables)) if tables else {}
        for name, head in heads.items():
            if head > tables[name].version:
                await self._catch_up(tables[name])

    def compare_soon(self) -> None:
        """Make up for lost messages after the bus works again."""
        self._spawn(self._compare_now())

    async def _compare_now(self) -> None:
        for others in self._exchanges():
            others.report(asks=True)
        await self._try_to_compare()

    async def _report_forever(self) -> None:
        while not self.bus.local:
            await asyncio.sleep(PRESENCE_INTERVAL)
            for others in self._exchanges():
                others.report()
                others.forget_silent_processes()

    def _exchanges(self) -> Iterable[PresenceExchange]:
        return [slot.others for slot in self._slots.values() if slot.others is not None]

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
