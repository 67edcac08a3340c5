"""Many jobs share a transaction, and one that nobody waits for any more holds up none of the others."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.protocol.refusals import TABLE_NOT_SAVED
from settebello.server.model import Entry
from settebello.server.store.base import EntryConflict, StoreError
from settebello.server.store.sqlite.file import DATABASE_FILE
from settebello.server.store.sqlite.store import SqliteStore
from tests.support.live_tables import opened_table
from tests.support.server_process import TIMEOUT

FIRST = Entry(kind="round", text="00" * 32)
CARDS = ("7D", "8D", "9D", "10D", "1D")


def entry(text: str) -> Entry:
    return Entry(kind="action", text=text, client_id=text)


@asynccontextmanager
async def held_up(folder: Path) -> AsyncIterator[tuple[SqliteStore, threading.Event]]:
    """A store whose disk is busy until it is released, so that requests made meanwhile go into one transaction."""
    store, begun, going = SqliteStore(folder), threading.Event(), threading.Event()
    await store.create(opened_table(), FIRST)

    def hold(_: sqlite3.Connection) -> bool:
        begun.set()
        return going.wait(TIMEOUT)

    busy = asyncio.ensure_future(store._writer.do(hold))
    assert await asyncio.to_thread(begun.wait, TIMEOUT), "what comes now comes too late for its transaction"
    try:
        yield store, going
    finally:
        going.set()
        await busy
        await store.close()


def _asked(store: SqliteStore) -> list[asyncio.Task[int]]:
    """Entries 2 to 6, all at once."""
    return [asyncio.create_task(store.append("t", seq, entry(text))) for seq, text in enumerate(CARDS, 2)]


async def _answers(tasks: Sequence[asyncio.Task[int]]) -> list[int | BaseException]:
    return await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), TIMEOUT)


@pytest.mark.parametrize("gone", [[0], [2], [4], [0, 1, 3], [0, 1, 2, 3, 4]], ids=str)
def test_who_stops_waiting_holds_up_nobody_else(gone: list[int], tmp_path: Path) -> None:
    async def go() -> None:
        async with held_up(tmp_path) as (store, going):
            tasks = _asked(store)
            await asyncio.sleep(0)
            for place in gone:
                tasks[place].cancel()
            await asyncio.sleep(0)
            going.set()
            answers = await _answers(tasks)
            for place, answer in enumerate(answers):
                assert isinstance(answer, asyncio.CancelledError) if place in gone else answer == place + 2
            assert await store.append("t", 7, entry("2D")) == 7, "the next are written too"
            _, kept = await store.load("t")
            assert [one.text for one in kept[1:]] == [*CARDS, "2D"], "every request is carried out, reported or not"

    asyncio.run(asyncio.wait_for(go(), 2 * TIMEOUT))


def test_nor_does_who_stops_waiting_for_what_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with held_up(tmp_path) as (store, going):
            gone = asyncio.create_task(store.append("t", 1, entry("a")))  # taken
            late = asyncio.create_task(store.append("t", 1, entry("b")))
            good = asyncio.create_task(store.append("t", 2, entry("c")))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
            going.set()
            first, second, third = await _answers([gone, late, good])
            assert isinstance(first, asyncio.CancelledError)
            assert isinstance(second, EntryConflict)
            assert third == 2

    asyncio.run(asyncio.wait_for(go(), 2 * TIMEOUT))


def test_nor_does_who_stops_waiting_while_the_disk_fails(tmp_path: Path) -> None:
    def fails(_: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def go() -> None:
        async with held_up(tmp_path) as (store, going):
            tasks = _asked(store)
            bad = asyncio.ensure_future(store._writer.do(fails))
            await asyncio.sleep(0)
            tasks[0].cancel()
            await asyncio.sleep(0)
            going.set()
            first, *others = await _answers(tasks)
            assert isinstance(first, asyncio.CancelledError)
            assert [type(answer) for answer in others] == [StoreError] * 4
            with pytest.raises(StoreError):
                await asyncio.wait_for(bad, TIMEOUT)
            assert await store.append("t", 2, entry("7D")) == 2

    asyncio.run(asyncio.wait_for(go(), 2 * TIMEOUT))


def test_a_table_whose_code_is_taken_is_refused_alone(tmp_path: Path) -> None:
    """Nothing of it is stored, and what shares its transaction is."""
    first, same_code, same_id, other = (
        replace(opened_table(), id=name, code=code)
        for name, code in (("a", "ABCDEFG"), ("b", "ABCDEFG"), ("a", "HJKMNPQ"), ("c", "RTUVWXY"))
    )

    async def go() -> None:
        async with held_up(tmp_path) as (store, going):
            tasks = [asyncio.create_task(store.create(table, FIRST)) for table in (first, same_code, same_id, other)]
            await asyncio.sleep(0)
            going.set()
            answers = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), TIMEOUT)
            assert [type(answer) for answer in answers] == [type(None), EntryConflict, EntryConflict, type(None)]
            assert await store.load_heads(["a", "b", "c"]) == {"a": 1, "c": 1}
            assert [await store.find_by_code(code) for code in ("ABCDEFG", "RTUVWXY")] == ["a", "c"]

    asyncio.run(asyncio.wait_for(go(), 2 * TIMEOUT))


def test_what_another_process_keeps_from_being_written_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        await store.create(opened_table(), FIRST)
        await store._writer.do(lambda database: database.execute("PRAGMA busy_timeout = 20"))
        with closing(sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError) as refused:
                await store.append("t", 2, entry("7D"))
            assert refused.value.code == TABLE_NOT_SAVED.key
        assert await store.append("t", 2, entry("8D")) == 2
        assert [one.text for one in (await store.load("t"))[1][1:]] == ["8D"]
        await store.close()

    asyncio.run(asyncio.wait_for(go(), TIMEOUT))
