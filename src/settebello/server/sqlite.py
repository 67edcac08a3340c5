"""Tables kept in one SQLite file: write-ahead log, every commit waits for the disk (full sync)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from settebello.errors import RulesError
from settebello.rules import from_json, to_json
from settebello.server.folder import VARIABLE
from settebello.server.schema import migrate
from settebello.server.store import Conflict, Entry, NoSuchTable, Opened, Place, StoreError
from settebello.server.writer import Writer

FILE = "settebello.sqlite3"
PATIENCE = 5.0
"""Seconds to wait for another process that is writing."""


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
        self._writer = Writer(database)
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="settebello-reader")

    async def create(self, table: Opened, first: Entry) -> None:
        await self._writer.do(lambda database: _create(database, table, first))

    async def append(self, table: str, seq: int, entry: Entry) -> int:
        return await self._writer.do(lambda database: _append(database, table, seq, entry))

    async def load(self, table: str) -> tuple[Opened, Sequence[Entry]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, _load, self._reading, table)

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


def _create(database: sqlite3.Connection, table: Opened, first: Entry) -> None:
    row = (
        table.id,
        table.title,
        to_json(table.rules),
        msgspec.json.encode(table.places).decode(),
        table.dealer,
        table.pace,
        table.created,
    )
    if database.execute("SELECT 1 FROM tables WHERE id = ?", row[:1]).fetchone():
        raise Conflict(f"There is a table {table.id} already.")
    database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    _insert(database, table.id, 1, first)


def _append(database: sqlite3.Connection, table: str, seq: int, entry: Entry) -> int:
    known = _seq_of(database, table, entry.client_id)
    if known is not None:
        return known
    try:
        _insert(database, table, seq, entry)
    except sqlite3.IntegrityError as error:
        raise Conflict(f"Table {table} has no room for an entry {seq}.") from error
    return seq


def _seq_of(database: sqlite3.Connection, table: str, client_id: str | None) -> int | None:
    if client_id is None:
        return None
    query = "SELECT seq FROM entries WHERE table_id = ? AND client_id = ?"
    row = database.execute(query, (table, client_id)).fetchone()
    return row[0] if row else None


def _insert(database: sqlite3.Connection, table: str, seq: int, entry: Entry) -> None:
    row = (table, seq, entry.kind, entry.text, entry.client_id)
    database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", row)


def _load(database: sqlite3.Connection, table: str) -> tuple[Opened, list[Entry]]:
    try:
        row = database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
        query = "SELECT kind, text, client_id FROM entries WHERE table_id = ? ORDER BY seq"
        entries = database.execute(query, (table,)).fetchall()
    except sqlite3.Error as error:
        raise StoreError(f"The table could not be read ({error}): try again.") from error
    if row is None:
        raise NoSuchTable("There is no such table: check the link.")
    return _opened(row), [Entry(kind=kind, text=text, client_id=client) for kind, text, client in entries]


def _opened(row: tuple[str, str, str, str, int, float, int]) -> Opened:
    table, title, rules, places, dealer, pace, created = row
    try:
        return Opened(
            id=table,
            title=title,
            rules=from_json(rules),
            places=msgspec.json.decode(places, type=tuple[Place, ...]),
            dealer=dealer,
            pace=pace,
            created=created,
        )
    except (msgspec.MsgspecError, RulesError) as error:
        raise StoreError(f"Table {table} was kept in a way that cannot be read here ({error}).") from error
