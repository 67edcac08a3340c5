"""A store in memory, which is closed after its test."""

from __future__ import annotations

from typing import TypeVar

from settebello.server.model import Entry
from settebello.server.store.base import StoreError
from settebello.server.store.scripts import Query, Script, run_on_sqlite
from settebello.server.store.sqlite.store import SqliteStore
from settebello.server.store.tables import load_entries

T = TypeVar("T")

_open_stores: list[MemoryStore] = []


class MemoryStore(SqliteStore):
    """A store that forgets; while it is ``full`` it refuses entries."""

    def __init__(self) -> None:
        super().__init__(None)
        self.full = False
        _open_stores.append(self)

    async def append(self, table: str, seq: int, *entries: Entry) -> int:
        self._refuse_if_full()
        return await super().append(table, seq, *entries)

    async def ping(self) -> None:
        self._refuse_if_full()
        await super().ping()

    def _refuse_if_full(self) -> None:
        if self.full:
            raise StoreError("The disk is full.")

    def run(self, script: Script[T]) -> T:
        """Run a script at once, behind the back of everybody who uses the store."""
        return run_on_sqlite(self._reading, script)

    def execute(self, sql: str, *values: str | float | None) -> None:
        """Change what is stored, in the same way."""
        self.run(_one(Query(sql, values)))

    def entries(self, table: str) -> list[Entry]:
        """The entries of a table."""
        return [*self.run(load_entries(table, 0))]

    @property
    def wake_up_times(self) -> dict[str, float]:
        """When each game by the day is looked at next."""
        return dict(self.run(_rows(Query("SELECT table_id, at FROM wake_ups"))))


def _one(query: Query) -> Script[None]:
    yield query


def _rows(query: Query) -> Script[list[tuple[str, float]]]:
    return [(table, at) for table, at in (yield query)]


def close_memory_stores() -> None:
    """Close the stores that were opened since the last call: Python warns of one that is left to the collector."""
    while _open_stores:
        _open_stores.pop()._reading.close()
