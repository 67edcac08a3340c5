"""A store that keeps tables in memory."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from settebello.protocol import refusals
from settebello.server.model import Entry, TableSetup
from settebello.server.store.base import EntryConflict, StoreError, TableNotFound
from settebello.server.store.profiles import Profiles
from settebello.server.store.ratings import Ratings
from settebello.server.store.subscriptions import Subscriptions
from settebello.server.store.wake_ups import first_wake_up
from tests.support.memory_kept_games import MemoryKeptGames, MemoryReviews
from tests.support.memory_lobby import MemoryLobby
from tests.support.memory_scripts import MemoryScripts


class MemoryWakeUps:
    """Wake-ups that are forgotten with the test."""

    def __init__(self) -> None:
        self.times: dict[str, float] = {}

    async def due(self, now: float, most: int) -> Sequence[str]:
        return sorted((table for table, at in self.times.items() if at <= now), key=lambda one: self.times[one])[:most]

    async def schedule(self, table: str, at: float | None) -> None:
        self.times.pop(table, None)
        if at is not None:
            self.times[table] = at


class MemoryStore:
    """A store that forgets; ``full`` makes it refuse, ``log`` lists what it was asked, in order."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[TableSetup, list[Entry]]] = {}
        self.full = False
        self.games = MemoryKeptGames()
        self.reviews = MemoryReviews()
        scripts = MemoryScripts()
        self.profiles, self.ratings = Profiles(scripts), Ratings(scripts)
        self.lobby = MemoryLobby(self.tables)
        self.wake_ups = MemoryWakeUps()
        self.subscriptions = Subscriptions(MemoryScripts())

    async def create(self, table: TableSetup, *entries: Entry) -> None:
        self.tables[table.id] = (table, [*entries])
        if table.by_day:
            await self.wake_ups.schedule(table.id, first_wake_up(table))

    async def append(self, table: str, seq: int, *entries: Entry) -> int:
        if self.full:
            raise StoreError("The disk is full.")
        stored = self.tables[table][1]
        for number, kept in enumerate(stored, 1):
            if kept.client_id is not None and kept.client_id == entries[0].client_id:
                if kept != entries[0]:
                    raise EntryConflict("Another entry has that client id.")
                return number
        if seq != len(stored) + 1:
            raise EntryConflict("Taken.")
        stored.extend(entries)
        return seq

    async def load(self, table: str) -> tuple[TableSetup, Sequence[Entry]]:
        if table not in self.tables:
            raise TableNotFound(refusals.NO_TABLE())
        setup, entries = self.tables[table]
        return setup, list(entries)

    async def load_entries(self, table: str, after: int) -> Sequence[Entry]:
        return (await self.load(table))[1][after:]

    async def load_entry(self, table: str, seq: int) -> Entry:
        return (await self.load(table))[1][seq - 1]

    async def load_heads(self, tables: Collection[str]) -> Mapping[str, int]:
        return {table: len(self.tables[table][1]) for table in tables if table in self.tables}

    async def find_by_code(self, code: str) -> str:
        for table, _ in self.tables.values():
            if table.code == code:
                return table.id
        raise TableNotFound(refusals.NO_CODE())

    async def expire(self, before: float, *, gathering_before: float) -> int:
        return 0

    async def ping(self) -> None:
        if self.full:
            raise StoreError("The disk is full.")

    async def close(self) -> None:
        pass
