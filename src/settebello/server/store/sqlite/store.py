"""The store in one SQLite file, or in memory. A commit waits until the disk has it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from settebello.protocol import refusals
from settebello.server.clock import CLOCK, Clock
from settebello.server.model import Entry, TableSetup
from settebello.server.store import tables
from settebello.server.store.base import StoreError, TableNotFound
from settebello.server.store.batch_loader import BatchLoader
from settebello.server.store.daily import DailyGames
from settebello.server.store.daily_groups import DailyGroups
from settebello.server.store.friends import Friends
from settebello.server.store.kept_games import KeptGames, Reviews
from settebello.server.store.lobby import LobbyStore
from settebello.server.store.matches import Matches
from settebello.server.store.profiles import Profiles
from settebello.server.store.ratings import Ratings
from settebello.server.store.scripts import SqliteScripts
from settebello.server.store.sqlite.file import JournalMode, SqliteFile, check_format, open_in_memory
from settebello.server.store.sqlite.inline_executor import InlineExecutor
from settebello.server.store.sqlite.writer import Flush, Writer
from settebello.server.store.subscriptions import Subscriptions
from settebello.server.store.tables import FIELDS, entries_to_rows, entry_from_row, table_from_row
from settebello.server.store.wake_ups import WakeUps

T = TypeVar("T")


class SqliteStore:
    """The store that needs no setup.

    One connection writes and one reads, each in its own thread. Without threads, one connection does both in the event
    loop, which waits for the disk meanwhile; a store in memory has no other way.

    Args:
        folder: where the file is; it is created if needed. None: the store is in memory.
        threads: whether there are threads.
        journal_mode: as in :class:`~settebello.server.store.sqlite.file.SqliteFile`.
        flush: is awaited after each transaction, before its results are returned or seen: for a file that lies in
            memory and is kept somewhere else. If it raises, it is called again with the next transaction.
        clock: the time by which the lobby's leases run out.

    Raises:
        StoreError: the folder cannot be created or written, or a newer release has written the file.
    """

    def __init__(
        self,
        folder: Path | None,
        *,
        threads: bool = True,
        journal_mode: JournalMode = "wal",
        flush: Flush | None = None,
        clock: Clock = CLOCK,
    ) -> None:
        self._file = None if folder is None else SqliteFile(folder, journal_mode)
        database = open_in_memory() if self._file is None else self._file.database
        writing: Executor
        self._reader: Executor
        if self._file is not None and threads:
            self._reading = self._file.connect()
            self._reader, writing = (ThreadPoolExecutor(1, f"settebello-{does}") for does in ("reader", "writer"))
        else:
            self._reading = database
            self._reader = writing = InlineExecutor()
        self._executors = {self._reader, writing}
        self._writer = Writer(database, writing, flush)
        self._loads = BatchLoader(self._load_tables)
        self._scripts = scripts = SqliteScripts(self._read, self._writer)
        self.games, self.reviews = KeptGames(scripts), Reviews(scripts)
        self.profiles, self.ratings = Profiles(scripts), Ratings(scripts)
        self.friends = Friends(scripts)
        self.daily = DailyGames(scripts)
        self.daily_groups = DailyGroups(scripts)
        self.matches = Matches(scripts)
        self.wake_ups = WakeUps(scripts)
        self.subscriptions = Subscriptions(scripts)
        self.lobby = LobbyStore(scripts, clock)

    async def create(self, table: TableSetup, *entries: Entry) -> None:
        attempts = count()
        await self._scripts.write(lambda: tables.create_table(table, entries, again=next(attempts) > 0))

    async def append(self, table: str, seq: int, *entries: Entry) -> int:
        return await self._writer.append(entries_to_rows(table, seq, entries))

    async def load(self, table: str) -> tuple[TableSetup, Sequence[Entry]]:
        found = await self._loads.get(table)
        if found is None:
            raise TableNotFound(refusals.NO_TABLE())
        row, kept = found
        return table_from_row(row), kept

    async def _load_tables(self, names: Collection[str]) -> Mapping[str, tuple[Sequence[Any], Sequence[Entry]]]:
        return await self._read(lambda database: _load_tables(database, names))

    async def load_entries(self, table: str, after: int) -> Sequence[Entry]:
        return await self._scripts.read(lambda: tables.load_entries(table, after))

    async def load_entry(self, table: str, seq: int) -> Entry:
        return await self._scripts.read(lambda: tables.load_entry(table, seq))

    async def load_heads(self, names: Collection[str]) -> Mapping[str, int]:
        return await self._read(lambda database: _load_heads(database, names))

    async def find_by_code(self, code: str) -> str:
        return await self._scripts.read(lambda: tables.find_by_code(code))

    async def expire(self, before: float, *, gathering_before: float) -> int:
        return await self._scripts.write(lambda: tables.expire(before, gathering_before))

    async def ping(self) -> None:
        await self._scripts.read(tables.probe)
        await self._writer.do(check_format)  # takes the lock of writers, and writes nothing
        if self._file is not None:
            await self._run(self._file.check)

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        await self._writer.until_durable()
        return await self._run(lambda: _read(job, self._reading))

    async def _run(self, job: Callable[[], T]) -> T:
        return await asyncio.wrap_future(self._reader.submit(job))

    async def close(self) -> None:
        await self._writer.close()
        await self._run(self._reading.close)
        for executor in self._executors:
            executor.shutdown()


def _read(job: Callable[[sqlite3.Connection], T], database: sqlite3.Connection) -> T:
    try:
        return job(database)
    except StoreError:
        raise
    except (sqlite3.Error, ValueError) as error:  # ValueError means damaged text
        raise StoreError(refusals.TABLE_NOT_READ(detail=str(error))) from error


# Results that may have thousands of rows come as one JSON text, since each row releases and takes the GIL.


def _load_tables(
    database: sqlite3.Connection, names: Collection[str]
) -> Mapping[str, tuple[Sequence[Any], Sequence[Entry]]]:
    """The row and the entries, in order, of each table that exists."""
    found: dict[str, tuple[Sequence[Any], list[Entry]]]
    found = {row[0]: (row, []) for row in _fetch_json(database, _TABLES, names)}
    for table, *row in _fetch_json(database, _ENTRIES_OF, found):
        found[table][1].append(entry_from_row(row))
    return found


def _load_heads(database: sqlite3.Connection, names: Collection[str]) -> Mapping[str, int]:
    """The number of the last entry of each table that has one."""
    return dict(_fetch_json(database, _HEADS, names))


def _fetch_json(database: sqlite3.Connection, query: str, names: Collection[str]) -> list[Any]:
    """The rows of a query that takes ids and returns all rows as one JSON text."""
    (text,) = database.execute(query, (json.dumps(list(names)),)).fetchone()
    rows: list[Any] = msgspec.json.decode(text)
    return rows


def _json(column: str) -> str:
    """The values of a column for :samp:`json_array`, which would write numbers with fifteen digits."""
    return f"CASE typeof({column}) WHEN 'real' THEN json(printf('%!.17g', {column})) ELSE {column} END"


_TABLES = f"""
    SELECT json_group_array(json_array({", ".join(map(_json, FIELDS))}))
    FROM tables WHERE id IN (SELECT value FROM json_each(?))
"""
_ENTRIES_OF = f"""
    SELECT json_group_array(json_array(table_id, kind, text, client_id, {_json("at")})) FROM (
        SELECT table_id, kind, text, client_id, at FROM entries
        WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seq
    )
"""
_HEADS = """
    SELECT json_group_array(json_array(name, head)) FROM (
        SELECT value AS name, (SELECT max(seq) FROM entries WHERE table_id = value) AS head FROM json_each(?)
    ) WHERE head IS NOT NULL
"""
