"""A store that wraps another and reports metrics about it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from settebello.server.metrics import Metrics
from settebello.server.model import Entry, TableSetup
from settebello.server.store.base import EntryConflict, Store, StoreError


class MeasuredStore:
    """Counts the entries of a store and measures how long each takes to be stored."""

    def __init__(self, store: Store, metrics: Metrics, clock: Callable[[], float]) -> None:
        self._store = store
        self._metrics = metrics
        self._clock = clock
        self.games = store.games
        self.reviews = store.reviews
        self.profiles, self.ratings = store.profiles, store.ratings
        self.friends = store.friends
        self.daily = store.daily
        self.daily_groups = store.daily_groups
        self.matches = store.matches
        self.lobby = store.lobby
        self.wake_ups = store.wake_ups
        self.subscriptions = store.subscriptions

    async def append(self, table: str, seq: int, *entries: Entry) -> int:
        begun = self._clock()
        try:
            number = await self._store.append(table, seq, *entries)
        except EntryConflict:
            self._metrics.conflicts.inc()
            raise
        except StoreError:
            self._metrics.store_errors.inc()
            raise
        self._metrics.append_seconds.observe(self._clock() - begun)
        self._metrics.entries.inc(len(entries))
        return number

    async def create(self, table: TableSetup, *entries: Entry) -> None:
        await self._store.create(table, *entries)
        self._metrics.tables_opened.inc()

    async def load(self, table: str) -> tuple[TableSetup, Sequence[Entry]]:
        return await self._store.load(table)

    async def load_entries(self, table: str, after: int) -> Sequence[Entry]:
        return await self._store.load_entries(table, after)

    async def load_entry(self, table: str, seq: int) -> Entry:
        return await self._store.load_entry(table, seq)

    async def load_heads(self, tables: Collection[str]) -> Mapping[str, int]:
        return await self._store.load_heads(tables)

    async def find_by_code(self, code: str) -> str:
        return await self._store.find_by_code(code)

    async def expire(self, before: float, *, gathering_before: float) -> int:
        number = await self._store.expire(before, gathering_before=gathering_before)
        self._metrics.tables_expired.inc(number)
        return number

    async def ping(self) -> None:
        await self._store.ping()

    async def close(self) -> None:
        await self._store.close()
