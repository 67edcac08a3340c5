"""The write-ahead log has its length before anything is written into it."""

from __future__ import annotations

import asyncio
import resource
import shutil
from pathlib import Path

from settebello.server.model import Entry
from settebello.server.store.sqlite.file import DATABASE_FILE, LOG_BYTES
from settebello.server.store.sqlite.store import SqliteStore
from tests.support.live_tables import opened_table

FIRST = Entry(kind="round", text="00" * 32)
LOG = f"{DATABASE_FILE}-wal"


def test_transactions_do_not_make_the_log_longer(tmp_path: Path) -> None:
    async def go() -> None:
        store, log = SqliteStore(tmp_path), tmp_path / LOG
        assert log.stat().st_size == LOG_BYTES
        await store.create(opened_table(), FIRST)
        for seq in range(2, 400):
            assert await store.append("t", seq, Entry(kind="action", text="7D" * 3000)) == seq
        assert any(log.read_bytes()[LOG_BYTES - 5000 :]), "all of it has been used"
        assert LOG_BYTES <= log.stat().st_size < 1.1 * LOG_BYTES, "the last transaction before its start may be longer"
        await store.close()

    asyncio.run(go())


def test_a_killed_process_leaves_a_log_that_is_read(tmp_path: Path) -> None:
    """Whether or not anything was written before the zeros."""

    def restarted(name: str) -> SqliteStore:
        shutil.copytree(tmp_path / "games", tmp_path / name, ignore=shutil.ignore_patterns("*-shm"))
        return SqliteStore(tmp_path / name)

    async def go() -> None:
        store = SqliteStore(tmp_path / "games")
        new = restarted("new")
        await store.create(opened_table(), FIRST)
        used = restarted("used")
        assert await new.load_heads(["t"]) == {}
        assert await used.load_heads(["t"]) == {"t": 1}
        for one in store, new, used:
            await one.close()

    asyncio.run(go())


def test_another_process_that_starts_leaves_the_log_as_it_is(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        await store.create(opened_table(), FIRST)
        kept = (tmp_path / LOG).read_bytes()
        other = SqliteStore(tmp_path)
        assert (tmp_path / LOG).read_bytes() == kept
        await other.append("t", 2, Entry(kind="action", text="7D"))
        assert await store.load_heads(["t"]) == {"t": 2}
        for one in store, other:
            await one.close()

    asyncio.run(go())


def test_a_full_disk_leaves_the_log_short(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path).close())
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LOG_BYTES // 2, hard))
    try:
        store = SqliteStore(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (tmp_path / LOG).stat().st_size == 0

    async def go() -> None:
        await store.create(opened_table(), FIRST)
        assert await store.load_heads(["t"]) == {"t": 1}
        await store.close()

    asyncio.run(go())
