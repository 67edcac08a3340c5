"""The tables that are live in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from uuid import uuid4

from settebello.protocol.room import PhraseSaid
from settebello.server.bots.runner import Bots
from settebello.server.bots.worker_pool import Thinker, Threads
from settebello.server.cluster.bus import Bus, News, NoBus, PresenceReport, Spoken, Wake
from settebello.server.store.base import Store, StoreError, as_kept
from settebello.server.table.live_table import LiveTable

COMPARE_INTERVAL, COMPARE_INTERVAL_WITHOUT_BUS = 5.0, 0.5
"""Seconds between two comparisons of the live tables with the store, with and without a bus that works."""
PRESENCE_INTERVAL, PRESENCE_EXPIRY = 8.0, 20.0
"""Seconds between two words about who is here, and after how many without a word another process is taken for dead."""

log = logging.getLogger(__name__)


class _LoadedTable:
    """A table in memory: how many use it, and who plays at it."""

    def __init__(self) -> None:
        self.users = 0
        self.loading = asyncio.Lock()
        self.table: LiveTable | None = None
        self.bots: Bots | None = None
        self.heard: dict[str, float] = {}
        """When each other process was heard of last."""


class TableRegistry:
    """Loads a table when somebody comes, and forgets it when nobody is there: the store has everything.

    Args:
        store: where the games are kept.
        bus: what other processes are told.
        thinker: where players think.
    """

    def __init__(self, store: Store, *, bus: Bus | None = None, thinker: Thinker | None = None) -> None:
        self.store = store
        self.bus = bus or NoBus()
        self.thinker = thinker or Threads()
        self.process = uuid4().hex[:12]
        self._live: dict[str, _LoadedTable] = {}
        self._chores: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._live)

    @property
    def live(self) -> Iterable[LiveTable]:
        return [live.table for live in self._live.values() if live.table is not None]

    async def start(self) -> None:
        """Listen to the other processes, and keep the tables together with the store."""
        await self.bus.start(self._read, self.compare_soon)
        for chore in (self._comparing(), self._telling()):
            self._begin(chore)

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.bus.close()
        await self.thinker.close()

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[LiveTable]:
        """The live table of that name.

        Raises:
            NoSuchTable: it does not exist.
            StoreError: what is kept of it cannot be read.
        """
        live = self._live.setdefault(name, _LoadedTable())
        live.users += 1
        try:
            yield await self._loaded(name, live)
        finally:
            live.users -= 1
            self._forget_unused(name, live)

    async def _loaded(self, name: str, live: _LoadedTable) -> LiveTable:
        async with live.loading:
            if live.table is None:
                self.bus.watch(name)
                opened, entries = await self.store.load(name)
                with as_kept():
                    table = LiveTable(self.store, opened, entries)
                live.bots = Bots(
                    table,
                    rested=lambda: self._forget_unused(name, live),
                    thinker=self.thinker,
                    bus=self.bus,
                )
                table.thinker = self.thinker
                table.kept = lambda version: self.bus.tell(name, Wake(version=version))
                table.said = lambda said: self.bus.tell(name, Spoken(seat=said.seat, phrase=said.phrase))
                table.met = lambda: self._tell_here(table)
                live.table = table
                self._tell_here(table, asks=True)
            return live.table

    def _forget_unused(self, name: str, live: _LoadedTable) -> None:
        busy = live.users > 0 or (live.bots is not None and live.bots.busy)
        if not busy and self._live.get(name) is live:
            self.bus.unwatch(name)
            del self._live[name]

    # together with other processes

    def _read(self, name: str, news: News) -> None:
        live = self._live.get(name)
        if live is None or live.table is None:
            return
        if isinstance(news, Wake):
            if news.version > live.table.version:
                self._begin(self._caught_up(live.table))
        elif isinstance(news, Spoken):
            live.table.deliver_phrase(PhraseSaid(seat=news.seat, phrase=news.phrase))
        elif news.process != self.process:
            self._note(live, live.table, news)

    def _note(self, live: _LoadedTable, table: LiveTable, news: PresenceReport) -> None:
        live.heard[news.process] = asyncio.get_running_loop().time()
        said, there = (news.seats, news.watchers), table.presence
        known = there.remote_seats.get(news.process, ((), 0)), there.remote_devices.get(news.process, ())
        if known != (said, news.devices):
            there.remote_seats[news.process], there.remote_devices[news.process] = said, news.devices
            table.send_room_info()
            table.changed()
        if news.asks:
            self._tell_here(table)

    def _tell_here(self, table: LiveTable, *, asks: bool = False) -> None:
        if self.bus.alone:
            return
        there = table.presence
        news = PresenceReport(
            process=self.process,
            seats=there.local_seats,
            watchers=there.local_watchers,
            asks=asks,
            devices=there.local_devices,
        )
        self.bus.tell(table.opened.id, news)

    async def _caught_up(self, table: LiveTable) -> None:
        try:
            await table.catch_up()
        except StoreError as error:
            log.warning("A table could not be caught up with, and is tried again: %s", error)

    async def _comparing(self) -> None:
        """A message may be lost, and with it the news that a table has gone on: look for oneself now and then."""
        while True:
            await asyncio.sleep(COMPARE_INTERVAL if self.bus.works else COMPARE_INTERVAL_WITHOUT_BUS)
            try:
                await self._compare()
            except StoreError as error:
                log.warning("The tables could not be compared with the store: %s", error)

    async def _compare(self) -> None:
        here = {table.opened.id: table for table in self.live}
        heads = await self.store.heads(list(here)) if here else {}
        for name, head in heads.items():
            if head > here[name].version:
                await self._caught_up(here[name])

    def compare_soon(self) -> None:
        """The bus works again: what it has not said meanwhile must be looked up."""
        self._begin(self._compare_now())

    async def _compare_now(self) -> None:
        for table in self.live:
            self._tell_here(table, asks=True)
        try:
            await self._compare()
        except StoreError as error:
            log.warning("The tables could not be compared with the store: %s", error)

    async def _telling(self) -> None:
        while not self.bus.alone:
            await asyncio.sleep(PRESENCE_INTERVAL)
            for live in list(self._live.values()):
                if live.table is not None:
                    self._tell_here(live.table)
                    self._forget_silent(live, live.table)

    def _forget_silent(self, live: _LoadedTable, table: LiveTable) -> None:
        """A process of which nothing was heard has ended, and nobody is connected to it."""
        now = asyncio.get_running_loop().time()
        silent = [process for process, when in live.heard.items() if now - when > PRESENCE_EXPIRY]
        for process in silent if self.bus.works else ():
            del live.heard[process]
            table.presence.remote_seats.pop(process, None)
            table.presence.remote_devices.pop(process, None)
            table.send_room_info()
            table.changed()

    def _begin(self, chore: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)
