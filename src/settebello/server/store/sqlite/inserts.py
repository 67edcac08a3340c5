"""Writes tables and entries to the SQLite file. One statement inserts many entries, since each statement releases and
takes the GIL."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import chain

from settebello.server.model import Entry, TableSetup
from settebello.server.store.base import EntryConflict
from settebello.server.store.new_tables import check_unused_id, note_new_table
from settebello.server.store.scripts import run_on_sqlite
from settebello.server.store.table_rows import COLUMNS as TABLE_COLUMNS
from settebello.server.store.table_rows import table_to_row

EntryRow = tuple[str, int, str, str, str | None, float]
COLUMNS = "table_id, seq, kind, text, client_id, at"


def entries_to_rows(table: str, first: int, entries: Sequence[Entry]) -> Sequence[EntryRow]:
    """The values of :data:`COLUMNS` for each entry. ``first`` is the number of the first entry."""
    return [(table, seq, e.kind, e.text, e.client_id, e.at) for seq, e in enumerate(entries, first)]


def insert(database: sqlite3.Connection, rows: Sequence[EntryRow]) -> None:
    """Insert all rows.

    Raises:
        sqlite3.IntegrityError: a number or client id is taken. No row was inserted.
    """
    places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(rows))
    database.execute(f"INSERT INTO entries ({COLUMNS}) VALUES {places}", tuple(chain.from_iterable(rows)))


def append(database: sqlite3.Connection, groups: Sequence[Sequence[EntryRow]]) -> Sequence[int | EntryConflict]:
    """Insert groups of rows, each as a whole or not at all. Return for each group the number of its first stored entry,
    or the error."""
    try:
        insert(database, [*chain.from_iterable(groups)])
    except sqlite3.IntegrityError:
        return [_append_group(database, rows) for rows in groups]
    return [rows[0][1] for rows in groups]


def _append_group(database: sqlite3.Connection, rows: Sequence[EntryRow]) -> int | EntryConflict:
    table, seq, *content, client_id, at = rows[0]
    known = _find_stored(database, table, client_id)
    if known is not None:
        first, *kept = known
        return first if kept == [*content, at] else EntryConflict("Another entry has that client id.")
    try:
        insert(database, rows)
    except sqlite3.IntegrityError:
        return EntryConflict(f"There is no room for an entry {seq}.")
    return seq


def _find_stored(database: sqlite3.Connection, table: str, client_id: str | None) -> tuple[int, str, str, float] | None:
    """The number, kind, text and time of the entry with that client id."""
    if client_id is None:
        return None
    query = "SELECT seq, kind, text, at FROM entries WHERE table_id = ? AND client_id = ?"
    row: tuple[int, str, str, float] | None = database.execute(query, (table, client_id)).fetchone()
    return row


def create_table(database: sqlite3.Connection, table: TableSetup, first: Sequence[Entry]) -> None:
    """Insert a table, its first entries, and the notes about a new table.

    Raises:
        EntryConflict: a table has or had this id, or has this code.
    """
    run_on_sqlite(database, check_unused_id(table))
    row = table_to_row(table)
    try:
        database.execute(f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({', '.join('?' * len(row))})", row)
    except sqlite3.IntegrityError:
        raise EntryConflict("There is a table of that name or code already.") from None
    run_on_sqlite(database, note_new_table(table))
    if first:
        insert(database, entries_to_rows(table.id, 1, first))
