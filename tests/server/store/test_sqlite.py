"""Nothing that was answered is lost, nothing is kept twice."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import stat
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from settebello.server.model import Entry
from settebello.server.store.base import EntryConflict, StoreError, TableNotFound
from settebello.server.store.schema import MIGRATIONS
from settebello.server.store.sqlite.file import DATABASE_FILE, migrate
from settebello.server.store.sqlite.store import SqliteStore
from settebello.server.store.sqlite.writer import Writer
from tests.support.live_tables import opened_table

FIRST = Entry(kind="round", text="00" * 32)


def entry(text: str, client_id: str | None = None) -> Entry:
    return Entry(kind="action", text=text, client_id=client_id)


async def filled(folder: Path, *entries: Entry) -> SqliteStore:
    store = SqliteStore(folder)
    await store.create(opened_table(), FIRST)
    for seq, kept in enumerate(entries, 2):
        await store.append("t", seq, kept)
    return store


def test_what_was_kept_is_read_by_another_process(tmp_path: Path) -> None:
    async def go() -> None:
        await (await filled(tmp_path, entry("7D", "a"), entry("9Cx4S5B"))).close()
        again = SqliteStore(tmp_path)
        assert await again.load("t") == (opened_table(), [FIRST, entry("7D", "a"), entry("9Cx4S5B")])
        await again.close()

    asyncio.run(go())


def test_an_unknown_table(tmp_path: Path) -> None:
    async def go() -> None:
        store = await filled(tmp_path)
        with pytest.raises(TableNotFound):
            await store.load("u")
        with pytest.raises(StoreError):
            await store.append("u", 1, FIRST)
        await store.close()

    asyncio.run(go())


def test_the_same_client_id_twice_is_kept_once(tmp_path: Path) -> None:
    async def go() -> None:
        store = await filled(tmp_path)
        asked = [store.append("t", seq, entry("7D", "a")) for seq in (2, 2, 3)]
        assert await asyncio.gather(*asked) == [2, 2, 2]
        assert len((await store.load("t"))[1]) == 2
        await store.close()

    asyncio.run(go())


def test_a_number_is_given_once_whoever_writes(tmp_path: Path) -> None:
    """Two processes race for each number; each number has one winner, and the losers hear so."""

    async def go() -> None:
        stores = [await filled(tmp_path), SqliteStore(tmp_path)]
        asked = [store.append("t", seq, entry(f"{n}")) for seq in range(2, 42) for n, store in enumerate(stores)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        for seq in range(2, 42):
            pair = answers[2 * (seq - 2) : 2 * (seq - 1)]
            assert {type(answer) for answer in pair} == {int, EntryConflict}
        assert len((await stores[0].load("t"))[1]) == 41
        for store in stores:
            await store.close()

    asyncio.run(go())


def test_many_tables_at_once(tmp_path: Path) -> None:
    async def go() -> None:
        store = await filled(tmp_path)

        async def grow(name: str) -> None:
            await store.create(replace(opened_table(), id=name), FIRST)
            for seq in range(2, 22):
                assert await store.append(name, seq, entry(f"{seq}", f"{seq}")) == seq

        await asyncio.gather(*(grow(f"t{n}") for n in range(40)))
        for n in range(40):
            assert [kept.text for kept in (await store.load(f"t{n}"))[1][1:]] == [f"{seq}" for seq in range(2, 22)]
        await store.close()

    asyncio.run(go())


class Disk:
    """Stands in for a connection: a commit takes until ``synced`` is set, and may fail."""

    def __init__(self, *, fails: bool = False) -> None:
        self.synced = threading.Event()
        self.fails = fails
        self.in_transaction = True
        self.rolled_back = False

    def execute(self, _: str) -> None:
        pass

    def commit(self) -> None:
        self.synced.wait(5)
        if self.fails:
            full = sqlite3.OperationalError("database or disk is full")
            full.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise full

    def rollback(self) -> None:
        self.rolled_back = True

    def close(self) -> None:
        pass


def test_an_answer_comes_only_after_the_disk_has_it() -> None:
    async def go() -> None:
        disk = Disk()
        writer = Writer(disk, ThreadPoolExecutor(1))  # type: ignore[arg-type]
        asked = asyncio.create_task(writer.do(lambda _: 7))
        await asyncio.sleep(0.05)
        assert not asked.done()
        disk.synced.set()
        assert await asked == 7
        await writer.close()

    asyncio.run(go())


def test_a_commit_that_fails_is_undone_and_said() -> None:
    async def go() -> None:
        disk = Disk(fails=True)
        disk.synced.set()
        writer = Writer(disk, ThreadPoolExecutor(1))  # type: ignore[arg-type]
        for failed in await asyncio.gather(*(writer.do(lambda _: 7) for _ in range(3)), return_exceptions=True):
            assert isinstance(failed, StoreError)
            assert "disk is full" in str(failed)
        assert disk.rolled_back
        disk.fails = False
        assert await writer.do(lambda _: 8) == 8
        await writer.close()

    asyncio.run(go())


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    async def disk_of(store: SqliteStore, pages: int) -> None:
        await store._writer.do(lambda database: database.execute(f"PRAGMA max_page_count = {pages}"))

    async def go() -> None:
        store = await filled(tmp_path, entry("7D"))
        await disk_of(store, 1)  # no more than it has

        async def fill() -> None:
            for seq in range(3, 1000):
                await store.append("t", seq, entry("x" * 500, f"{seq}"))

        with pytest.raises(StoreError, match="could not be saved"):
            await fill()
        kept = len((await store.load("t"))[1])
        await disk_of(store, 10**6)
        assert await store.append("t", kept + 1, entry("8D")) == kept + 1
        await store.close()

    asyncio.run(go())


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"^The games cannot be kept in .*\.$"):
        SqliteStore(tmp_path / "file" / "folder")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / DATABASE_FILE).write_text("not a database, but long enough to be looked at as one" * 100)
    with pytest.raises(StoreError, match="cannot be kept"):
        SqliteStore(tmp_path)


def test_only_the_user_may_read_the_file(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "new").close())
    assert stat.S_IMODE((tmp_path / "new" / DATABASE_FILE).stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_whether_it_is_ready_is_asked_without_writing(tmp_path: Path) -> None:
    """Not even the format of a file that a newer program has meanwhile brought up to date."""

    async def go() -> None:
        store = await filled(tmp_path)
        kept = (tmp_path / f"{DATABASE_FILE}-wal").read_bytes()
        await store.ping()
        assert (tmp_path / f"{DATABASE_FILE}-wal").read_bytes() == kept
        newer = sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)
        newer.execute("PRAGMA user_version = 99")
        with pytest.raises(StoreError, match="format 99"):
            await store.ping()
        assert newer.execute("PRAGMA user_version").fetchone() == (99,)
        newer.close()
        await store.close()

    asyncio.run(go())


def _dropped(folder: Path) -> None:
    with contextlib.closing(sqlite3.connect(folder / DATABASE_FILE, isolation_level=None)) as database:
        database.execute("DROP TABLE entries")


def _taken_away(folder: Path) -> None:
    for file in folder.iterdir():
        file.rename(file.with_name(f"old-{file.name}"))


def _exchanged(folder: Path) -> None:
    _taken_away(folder)
    asyncio.run(SqliteStore(folder).close())


def _filled_up(_: Path) -> None:
    """See ``full``."""


@pytest.mark.parametrize("spoil", [_dropped, _taken_away, _exchanged, _filled_up])
def test_it_is_not_ready_when_tables_cannot_be_read_or_kept(
    spoil: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        store = await filled(tmp_path)
        await store.ping()
        await asyncio.to_thread(spoil, tmp_path)
        if spoil is _filled_up:
            usage = shutil.disk_usage(tmp_path)
            monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=4096))
        with pytest.raises(StoreError):
            await store.ping()
        await store.close()

    asyncio.run(go())


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    async def go() -> None:
        await (await filled(tmp_path)).close()

    asyncio.run(go())
    database = sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)
    later = (*MIGRATIONS, "ALTER TABLE tables ADD COLUMN weather INTEGER; UPDATE tables SET weather = 30")
    migrate(database, later)
    migrate(database, later)
    assert database.execute("SELECT id, weather FROM tables").fetchall() == [("t", 30)]
    database.close()


def test_a_migration_is_all_or_nothing(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)
    with pytest.raises(sqlite3.Error):
        migrate(database, (*MIGRATIONS, "CREATE TABLE more (n); NONSENSE"))
    assert database.execute("SELECT name FROM sqlite_master").fetchall() == []
    assert database.execute("PRAGMA user_version").fetchone() == (0,)
    database.close()


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path).close())
    database = sqlite3.connect(tmp_path / DATABASE_FILE)
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(StoreError, match="newer Settebello"):
        SqliteStore(tmp_path)


def _newer(folder: Path) -> None:
    with contextlib.closing(sqlite3.connect(folder / DATABASE_FILE, isolation_level=None)) as database:
        database.execute("PRAGMA user_version = 99")


def _no_database(folder: Path) -> None:
    (folder / DATABASE_FILE).write_text("a shopping list\n" * 100, encoding="utf-8")


@pytest.mark.parametrize("spoil", [_newer, _no_database])
def test_a_file_that_is_refused_is_closed_again(
    spoil: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def remember(*given: Any, **more: Any) -> sqlite3.Connection:
        opened.append(connect(*given, **more))
        return opened[-1]

    spoil(tmp_path)
    monkeypatch.setattr(sqlite3, "connect", remember)
    with pytest.raises(StoreError):
        SqliteStore(tmp_path)
    assert opened
    for database in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            database.execute("SELECT 1")
