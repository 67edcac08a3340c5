"""The tables that are live in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from settebello.server.bots import Bots
from settebello.server.store import Store
from settebello.server.table import Table


class _Live:
    """A table in memory: how many use it, and who plays at it."""

    def __init__(self) -> None:
        self.users = 0
        self.loading = asyncio.Lock()
        self.table: Table | None = None
        self.bots: Bots | None = None


class Tables:
    """Loads a table when somebody comes, and forgets it when nobody is there: the store has everything."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._live: dict[str, _Live] = {}

    def __len__(self) -> int:
        return len(self._live)

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[Table]:
        """The live table of that name.

        Raises:
            NoSuchTable: it does not exist.
            SettebelloError: what is kept of it cannot be read.
        """
        live = self._live.setdefault(name, _Live())
        live.users += 1
        try:
            yield await self._loaded(name, live)
        finally:
            live.users -= 1
            self._forget_unused(name, live)

    async def _loaded(self, name: str, live: _Live) -> Table:
        async with live.loading:
            if live.table is None:
                opened, entries = await self.store.load(name)
                table = Table(self.store, opened, entries)
                live.bots = Bots(table, rested=lambda: self._forget_unused(name, live))
                live.table = table
            return live.table

    def _forget_unused(self, name: str, live: _Live) -> None:
        busy = live.users > 0 or (live.bots is not None and live.bots.busy)
        if not busy and self._live.get(name) is live:
            del self._live[name]
