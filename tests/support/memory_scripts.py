"""Runs scripts in an SQLite database in memory."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from settebello.server.store.scripts import Script, run_on_sqlite
from settebello.server.store.sqlite.schema import migrate

T = TypeVar("T")


class MemoryScripts:
    """One database, which is forgotten."""

    def __init__(self) -> None:
        self._database = sqlite3.connect(":memory:", isolation_level=None)
        migrate(self._database)

    async def read(self, script: Callable[[], Script[T]]) -> T:
        return run_on_sqlite(self._database, script())

    write = read
