"""The tables of a process: loaded when somebody needs them, dropped soon after nobody does."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Sequence

import pytest

from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_registry import UNUSED_KEPT, TableRegistry
from settebello.server.model import Entry, TableSetup
from settebello.server.store.base import TableNotFound
from settebello.server.store.sqlite.store import SqliteStore
from tests.support.live_tables import Person, opened_table
from tests.support.memory_store import MemoryStore
from tests.support.virtual_time import run_in_virtual_time


def test_tables_are_loaded_once_and_forgotten_after_use() -> None:
    class Counting(MemoryStore):
        loads = 0

        async def load(self, table: str) -> tuple[TableSetup, Sequence[Entry]]:
            self.loads += 1
            await asyncio.sleep(0.01)
            return await super().load(table)

    async def go() -> None:
        store = Counting()
        await store.create(opened_table(), Entry(kind="round", text="00" * 32))
        tables = TableRegistry(store)

        async def user() -> LiveTable:
            async with tables.use("t") as table:
                await asyncio.sleep(0.01)
                return table

        assert len(set(await asyncio.gather(*(user() for _ in range(5))))) == 1
        assert (store.loads, len(tables)) == (1, 1), "it is kept for people who come back at once"
        await asyncio.sleep(UNUSED_KEPT - 1)
        await user()
        await asyncio.sleep(UNUSED_KEPT - 1)
        assert (store.loads, len(tables)) == (1, 1)
        await asyncio.sleep(1)
        assert len(tables) == 0
        await user()
        assert store.loads == 2

    run_in_virtual_time(go())


def test_a_new_table_is_live_before_anybody_joins_it() -> None:
    class Unreadable(MemoryStore):
        async def load(self, table: str) -> tuple[TableSetup, Sequence[Entry]]:
            raise AssertionError("it was just written")

    async def go() -> None:
        store, setup = Unreadable(), opened_table()
        tables, dealt = TableRegistry(store), Entry(kind="round", text="00" * 32)
        await tables.create(setup, dealt)
        async with tables.use("t") as table:
            assert (table.setup, table.version) == (setup, 1)
        assert await SqliteStore.load(store, "t") == (setup, [dealt])
        await asyncio.sleep(UNUSED_KEPT)
        assert len(tables) == 0

    run_in_virtual_time(go())


def test_a_table_that_does_not_exist_is_not_kept() -> None:
    async def go() -> None:
        tables = TableRegistry(MemoryStore())
        with pytest.raises(TableNotFound):
            async with tables.use("t"):
                pass
        assert len(tables) == 0

    run_in_virtual_time(go())


def test_the_memory_of_an_unused_table_is_free_at_once() -> None:
    """Tables that refer to themselves would wait for a full collection, which is rare."""

    async def go() -> None:
        tables = TableRegistry(MemoryStore())
        await tables.create(opened_table(), Entry(kind="round", text="00" * 32))
        async with tables.use("t") as table:
            person = Person(1)
            table.join(person)
            await asyncio.sleep(1)
            table.leave(person)
            kept = weakref.ref(table)
        del table
        assert kept() is not None
        await asyncio.sleep(UNUSED_KEPT + 1)
        assert kept() is None

    gc.disable()
    try:
        run_in_virtual_time(go())
    finally:
        gc.enable()
