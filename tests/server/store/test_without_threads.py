"""The SQLite store in the event loop of its server: one connection, and neither threads nor a write-ahead log."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.server.clock import Clock
from settebello.server.model import Entry
from settebello.server.store.base import StoreError
from settebello.server.store.lobby import StoredSeek
from settebello.server.store.sqlite.file import DATABASE_FILE, JournalMode
from settebello.server.store.sqlite.store import SqliteStore
from tests.support.bare_host import Refused, run_on_bare_host
from tests.support.live_tables import opened_table

FIRST = Entry(kind="round", text="00" * 32)


def statements_of(store: SqliteStore) -> Sequence[str]:
    """The statements that the store executes from now on."""
    executed: list[str] = []
    store._reading.set_trace_callback(executed.append)
    return executed


def test_a_store_with_threads_does_not_work_here(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        with pytest.raises(Refused):
            await store.load_heads(["t"])
        for database in (store._reading, store._writer._database):
            database.close()

    run_on_bare_host(go())


@pytest.mark.parametrize("journal_mode", ["delete", "truncate", "wal"])
def test_what_was_answered_is_in_the_file(journal_mode: JournalMode, tmp_path: Path) -> None:
    """A process that is killed now leaves the files as they are."""

    async def go() -> None:
        store = SqliteStore(tmp_path / "games", threads=False, journal_mode=journal_mode)
        (synchronous,) = store._reading.execute("PRAGMA synchronous").fetchone()
        assert synchronous == 3, "a commit waits for the disk"
        assert (tmp_path / "games" / f"{DATABASE_FILE}-wal").exists() == (journal_mode == "wal")
        await store.create(opened_table(), FIRST)
        for seq in range(2, 6):
            await store.append("t", seq, Entry(kind="action", text="7D", client_id=f"{seq}"))
            shutil.copytree(tmp_path / "games", tmp_path / f"{seq}", ignore=shutil.ignore_patterns("*-shm"))
            again = SqliteStore(tmp_path / f"{seq}", threads=False, journal_mode=journal_mode)
            assert await again.load_heads(["t"]) == {"t": seq}
            await again.close()
        await store.close()

    run_on_bare_host(go())


def test_writes_that_are_asked_for_at_once_share_a_commit() -> None:
    async def go() -> None:
        store = SqliteStore(None)
        executed = statements_of(store)
        await asyncio.gather(*(store.create(replace(opened_table(), id=f"t{n}"), FIRST) for n in range(5)))
        assert executed.count("COMMIT") == 1
        await asyncio.gather(*(store.append(f"t{n}", 2, FIRST) for n in range(5)))
        assert sum(statement.startswith("INSERT INTO entries") for statement in executed) == 6
        await store.close()

    run_on_bare_host(go())


def test_a_store_in_memory_is_forgotten() -> None:
    async def go() -> None:
        store, other = SqliteStore(None), SqliteStore(None)
        await store.create(opened_table(), FIRST)
        await store.ping()
        assert await other.load_heads(["t"]) == {}
        for one in store, other:
            await one.close()
        with pytest.raises(StoreError):
            await store.load_entries("t", 0)

    run_on_bare_host(go())


def test_a_caller_that_stops_waiting_holds_up_nobody() -> None:
    async def go() -> None:
        store = SqliteStore(None)
        await store.create(opened_table(), FIRST)
        asked = [asyncio.create_task(store.append("t", seq, FIRST)) for seq in (2, 3)]
        read = asyncio.create_task(store.load_entries("t", 0))
        await asyncio.sleep(0)
        asked[0].cancel()
        read.cancel()
        assert await asked[1] == 3
        assert await store.load_heads(["t"]) == {"t": 3}
        await store.close()

    run_on_bare_host(go())


def test_leases_run_out_by_the_clock_that_the_store_was_given() -> None:
    async def go() -> None:
        now = 1000.0
        store = SqliteStore(None, clock=Clock(wall=lambda: now, monotonic=lambda: now))
        await store.lobby.put([StoredSeek(key="a", device="d", name="Ada", wish="{}")], 20.0)
        now = 1019.0
        assert [seek.key for seek in await store.lobby.waiting()] == ["a"]
        now = 1021.0
        assert (await store.lobby.waiting(), await store.lobby.sweep()) == ([], 1)
        await store.close()

    run_on_bare_host(go())
