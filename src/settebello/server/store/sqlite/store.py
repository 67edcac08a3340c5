"""The store in one SQLite file, with a write-ahead log and a full sync at every commit."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TypeVar

from settebello.protocol import refusals
from settebello.server.model import Entry, TableSetup
from settebello.server.store.base import StoreError, TableNotFound
from settebello.server.store.batch_loader import BatchLoader
from settebello.server.store.data_folder import DATA_VARIABLE
from settebello.server.store.profiles import Profiles
from settebello.server.store.ratings import Ratings
from settebello.server.store.scripts import SqliteScripts
from settebello.server.store.sqlite import inserts, queries
from settebello.server.store.sqlite.kept_games import SqliteKeptGames, SqliteReviews
from settebello.server.store.sqlite.lobby import SqliteLobby
from settebello.server.store.sqlite.schema import check_format, migrate
from settebello.server.store.sqlite.write_ahead_log import extend_log
from settebello.server.store.sqlite.writer import Writer
from settebello.server.store.subscriptions import Subscriptions
from settebello.server.store.table_rows import EXPIRE_BATCH, TableRow, table_from_row
from settebello.server.store.wake_ups import StoredWakeUps

DATABASE_FILE = "settebello.sqlite3"
BUSY_TIMEOUT = 5.0
"""Seconds to wait for another process that is writing."""
MIN_FREE_BYTES = 1024 * 1024
"""Bytes that must be free on the disk for the store to be ready."""

T = TypeVar("T")


class SqliteStore:
    """The store that needs no setup. One connection writes and one reads, each in its own thread.

    Args:
        folder: the folder of the file, created if needed.

    Raises:
        StoreError: the folder cannot be created or written.
    """

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            (folder / DATABASE_FILE).touch(mode=0o600)  # it contains the cards of games in progress
            with ExitStack() as opened:  # closes everything again if any of this fails
                database = opened.enter_context(closing(_connect(folder / DATABASE_FILE)))
                migrate(database)
                extend_log(database, folder / f"{DATABASE_FILE}-wal")
                self._reading = opened.enter_context(closing(_connect(folder / DATABASE_FILE)))
                opened.pop_all()
        except (OSError, sqlite3.Error) as error:
            raise _unusable_folder(folder, error) from error
        self._file = folder / DATABASE_FILE
        found = os.stat(self._file)
        self._identity = found.st_dev, found.st_ino
        self._writer = Writer(database)
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="settebello-reader")
        self._loads = BatchLoader(self._load_tables)
        self.games = SqliteKeptGames(self._read, self._writer)
        self.reviews = SqliteReviews(self._read, self._writer)
        scripts = SqliteScripts(self._read, self._writer)
        self.profiles, self.ratings = Profiles(scripts), Ratings(scripts)
        self.wake_ups = StoredWakeUps(scripts)
        self.subscriptions = Subscriptions(scripts)
        self.lobby = SqliteLobby(self._read, self._writer)

    async def create(self, table: TableSetup, *first: Entry) -> None:
        await self._writer.do(lambda database: inserts.create_table(database, table, first))

    async def append(self, table: str, seq: int, *entries: Entry) -> int:
        return await self._writer.append(inserts.entries_to_rows(table, seq, entries))

    async def load(self, table: str) -> tuple[TableSetup, Sequence[Entry]]:
        found = await self._loads.get(table)
        if found is None:
            raise TableNotFound(refusals.NO_TABLE())
        row, kept = found
        return table_from_row(row), kept

    async def _load_tables(self, tables: Collection[str]) -> Mapping[str, tuple[TableRow, Sequence[Entry]]]:
        return await self._read(lambda database: queries.load_tables(database, tables))

    async def load_entries(self, table: str, after: int) -> Sequence[Entry]:
        return await self._read(lambda database: queries.load_entries(database, table, after))

    async def load_entry(self, table: str, seq: int) -> Entry:
        entry = await self._read(lambda database: queries.load_entry(database, table, seq))
        if entry is None:
            raise TableNotFound(refusals.NO_TABLE())
        return entry

    async def load_heads(self, tables: Collection[str]) -> Mapping[str, int]:
        return await self._read(lambda database: queries.load_heads(database, tables))

    async def find_by_code(self, code: str) -> str:
        table = await self._read(lambda database: queries.find_table_by_code(database, code))
        if table is None:
            raise TableNotFound(refusals.NO_CODE())
        return table

    async def expire(self, before: float, *, gathering_before: float) -> int:
        return await self._writer.do(lambda database: _expire(database, before, gathering_before))

    async def ping(self) -> None:
        await self._read(queries.probe)
        await self._writer.do(check_format)  # takes the writers' lock but writes nothing
        await asyncio.to_thread(self._check_file)

    def _check_file(self) -> None:
        """Check that the opened file is still in its place, on a disk with free space."""
        try:
            now, free = os.stat(self._file), shutil.disk_usage(self._file.parent).free
        except OSError as error:
            raise StoreError(refusals.TABLE_NOT_READ(detail=error.strerror or str(error))) from error
        if (now.st_dev, now.st_ino) != self._identity:
            raise StoreError(refusals.TABLE_NOT_READ(detail="another file has taken its place"))
        if free < MIN_FREE_BYTES or not os.access(self._file, os.W_OK):
            raise StoreError(refusals.TABLE_NOT_SAVED(detail="the disk is full or cannot be written"))

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, _read, job, self._reading)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._reading.close()


def _unusable_folder(folder: Path, error: OSError | sqlite3.Error) -> StoreError:
    reason = error.strerror if isinstance(error, OSError) else error
    remedy = f"choose a folder that can be written, with --data or {DATA_VARIABLE}"
    return StoreError(f"The games cannot be kept in {folder} ({reason}): {remedy}.")


def _connect(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, timeout=BUSY_TIMEOUT, isolation_level=None, check_same_thread=False)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("PRAGMA secure_delete = ON")  # overwrites deleted data
    except sqlite3.Error:  # for example, the file is not a database
        database.close()
        raise
    return database


def _read(job: Callable[[sqlite3.Connection], T], database: sqlite3.Connection) -> T:
    try:
        return job(database)
    except StoreError:
        raise
    except (sqlite3.Error, ValueError) as error:  # ValueError means damaged text
        raise StoreError(refusals.TABLE_NOT_READ(detail=str(error))) from error


def _expire(database: sqlite3.Connection, before: float, gathering_before: float) -> int:
    gone = database.execute(EXPIRED, (before, gathering_before, EXPIRE_BATCH)).fetchall()
    database.executemany("DELETE FROM entries WHERE table_id = ?", gone)
    database.executemany("DELETE FROM tables WHERE id = ?", gone)
    return len(gone)


EXPIRED = """
    SELECT id FROM (
        SELECT id, max(created, coalesce((SELECT max(at) FROM entries WHERE table_id = id), 0))
                   + coalesce(json_extract(more, '$.clock'), 0) AS touched,
               EXISTS (SELECT 1 FROM entries WHERE table_id = id AND kind = 'round') AS begun
        FROM tables
    ) WHERE touched < ? OR (NOT begun AND touched < ?) LIMIT ?
"""
