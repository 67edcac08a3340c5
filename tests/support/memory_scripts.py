"""Runs scripts in SQLite databases in memory, which are closed after each test."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from settebello.server.store.scripts import Script, run_on_sqlite
from settebello.server.store.sqlite.schema import migrate

T = TypeVar("T")

_open_databases: list[sqlite3.Connection] = []


class MemoryScripts:
    """One database, which is forgotten."""

    def __init__(self) -> None:
        self._database = sqlite3.connect(":memory:", isolation_level=None)
        _open_databases.append(self._database)
        migrate(self._database)

    async def read(self, script: Callable[[], Script[T]]) -> T:
        return run_on_sqlite(self._database, script())

    write = read


def close_memory_databases() -> None:
    """Close the databases that were opened since the last call: Python warns about one left to the collector."""
    while _open_databases:
        _open_databases.pop().close()
