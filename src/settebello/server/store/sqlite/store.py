"""Tables kept in one SQLite file: write-ahead log, every commit waits for the disk (full sync)."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from settebello.protocol import refusals
from settebello.server.store.base import Conflict, Entry, NoSuchTable, Opened, StoreError
from settebello.server.store.batch_loader import Together
from settebello.server.store.data_folder import VARIABLE
from settebello.server.store.sqlite import inserts, queries
from settebello.server.store.sqlite.schema import check_format, migrate
from settebello.server.store.sqlite.writer import Writer
from settebello.server.store.table_rows import COLUMNS, MOST_EXPIRED, Row, opened_of, row_of

FILE = "settebello.sqlite3"
PATIENCE = 5.0
"""Seconds to wait for another process that is writing."""
LEAST_FREE = 1024 * 1024
"""Bytes that the disk must have left for new entries."""

T = TypeVar("T")


class SqliteStore:
    """The store that needs nothing set up. One connection writes, one reads, each in a thread of its own.

    Args:
        folder: where the file is, or is made.

    Raises:
        StoreError: the folder cannot be made or written.
    """

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            (folder / FILE).touch(mode=0o600)  # the cards of games in progress are in it
            database = _connect(folder / FILE)
            migrate(database)
            self._reading = _connect(folder / FILE)
        except (OSError, sqlite3.Error) as error:
            raise _not_here(folder, error) from error
        self._file = folder / FILE
        found = os.stat(self._file)
        self._identity = found.st_dev, found.st_ino
        self._writer = Writer(database)
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="settebello-reader")
        self._loads = Together(self._all_of)

    async def create(self, table: Opened, *first: Entry) -> None:
        await self._writer.do(lambda database: _create(database, table, first))

    async def append(self, table: str, seq: int, entry: Entry) -> int:
        return await self._writer.append(inserts.row_of(table, seq, entry))

    async def load(self, table: str) -> tuple[Opened, Sequence[Entry]]:
        found = await self._loads.get(table)
        if found is None:
            raise NoSuchTable(refusals.NO_TABLE())
        row, kept = found
        return opened_of(row), kept

    async def _all_of(self, tables: Collection[str]) -> Mapping[str, tuple[Row, Sequence[Entry]]]:
        return await self._read(lambda database: queries.tables(database, tables))

    async def since(self, table: str, seq: int) -> Sequence[Entry]:
        return await self._read(lambda database: queries.entries(database, table, seq))

    async def heads(self, tables: Collection[str]) -> Mapping[str, int]:
        return await self._read(lambda database: queries.heads(database, tables))

    async def by_code(self, code: str) -> str:
        table = await self._read(lambda database: queries.by_code(database, code))
        if table is None:
            raise NoSuchTable(refusals.NO_CODE())
        return table

    async def expire(self, before: float, *, gathering_before: float) -> int:
        return await self._writer.do(lambda database: _expire(database, before, gathering_before))

    async def ping(self) -> None:
        await self._read(queries.probe)
        await self._writer.do(check_format)  # under the lock of who writes, and nothing is written
        await asyncio.to_thread(self._check_file)

    def _check_file(self) -> None:
        """The file is still the one that was opened, on a disk that takes more."""
        try:
            now, free = os.stat(self._file), shutil.disk_usage(self._file.parent).free
        except OSError as error:
            raise StoreError(refusals.NOT_READ(detail=error.strerror or str(error))) from error
        if (now.st_dev, now.st_ino) != self._identity:
            raise StoreError(refusals.NOT_READ(detail="another file has taken its place"))
        if free < LEAST_FREE or not os.access(self._file, os.W_OK):
            raise StoreError(refusals.NOT_SAVED(detail="the disk is full or cannot be written"))

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, _readable, job, self._reading)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._reading.close()


def _not_here(folder: Path, error: OSError | sqlite3.Error) -> StoreError:
    reason = error.strerror if isinstance(error, OSError) else error
    remedy = f"choose a folder that can be written, with --data or {VARIABLE}"
    return StoreError(f"The games cannot be kept in {folder} ({reason}): {remedy}.")


def _connect(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    return database


def _readable(job: Callable[[sqlite3.Connection], T], database: sqlite3.Connection) -> T:
    try:
        return job(database)
    except (sqlite3.Error, ValueError) as error:  # the latter: damaged text
        raise StoreError(refusals.NOT_READ(detail=str(error))) from error


def _create(database: sqlite3.Connection, table: Opened, first: Sequence[Entry]) -> None:
    taken = "SELECT 1 FROM tables WHERE id = ? OR code = ?"
    if database.execute(taken, (table.id, table.code)).fetchone():
        raise Conflict("There is a table of that name or code already.")
    row = row_of(table)
    database.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({', '.join('?' * len(row))})", row)
    if first:
        inserts.insert(database, [inserts.row_of(table.id, seq, entry) for seq, entry in enumerate(first, 1)])


def _expire(database: sqlite3.Connection, before: float, gathering_before: float) -> int:
    gone = database.execute(EXPIRED, (before, gathering_before, MOST_EXPIRED)).fetchall()
    database.executemany("DELETE FROM entries WHERE table_id = ?", gone)
    database.executemany("DELETE FROM tables WHERE id = ?", gone)
    return len(gone)


EXPIRED = """
    SELECT id FROM (
        SELECT id, max(created, coalesce((SELECT max(at) FROM entries WHERE table_id = id), 0)) AS touched,
               EXISTS (SELECT 1 FROM entries WHERE table_id = id AND kind = 'round') AS begun
        FROM tables
    ) WHERE touched < ? OR (NOT begun AND touched < ?) LIMIT ?
"""
