"""Reads the SQLite file. Results come as one JSON text, since fetching each row releases and takes the GIL."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from settebello.server.model import Entry
from settebello.server.store.table_rows import TableRow


def load_tables(database: sqlite3.Connection, names: Collection[str]) -> Mapping[str, tuple[TableRow, Sequence[Entry]]]:
    """The row and the entries, in order, of each table that exists."""
    rows = _fetch_json(database, _TABLES, names)
    found: dict[str, tuple[TableRow, list[Entry]]] = {row[0]: (row, []) for row in rows}
    for table, kind, text, client, at in _fetch_json(database, _ENTRIES_OF, found):
        found[table][1].append(Entry(kind=kind, text=text, client_id=client, at=at))
    return found


def load_entries(database: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    """The entries of a table after number ``after``, in order."""
    rows = database.execute(_ENTRIES, (table, after)).fetchall()
    return [Entry(kind=kind, text=text, client_id=client, at=at) for kind, text, client, at in rows]


def load_entry(database: sqlite3.Connection, table: str, seq: int) -> Entry | None:
    """The entry of a table with that number, or None if there is none."""
    row = database.execute(_ENTRY, (table, seq)).fetchone()
    return None if row is None else Entry(kind=row[0], text=row[1], client_id=row[2], at=row[3])


def load_heads(database: sqlite3.Connection, names: Collection[str]) -> dict[str, int]:
    """The number of the last entry of each table that has one."""
    (found,) = database.execute(_HEADS, (json.dumps(list(names)),)).fetchone()
    return {table: head for table, head in json.loads(found).items() if head is not None}


def find_table_by_code(database: sqlite3.Connection, code: str) -> str | None:
    """The id of the table with that code, or None if there is none."""
    row = database.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
    return None if row is None else row[0]


def probe(database: sqlite3.Connection) -> None:
    """Read a table, an entry and a kept game, if there are any. Their contents are not decoded, since damage in one
    does not affect others."""
    database.execute("SELECT length(more) FROM tables LIMIT 1").fetchone()
    database.execute("SELECT length(text) FROM entries LIMIT 1").fetchone()
    database.execute("SELECT length(record) FROM games LIMIT 1").fetchone()


def _fetch_json(database: sqlite3.Connection, query: str, names: Collection[str]) -> list[Any]:
    """The rows of a query that takes ids and returns all rows as one JSON text."""
    (text,) = database.execute(query, (json.dumps(list(names)),)).fetchone()
    rows: list[Any] = msgspec.json.decode(text)
    return rows


_NUMBER = "json(printf('%!.17g', {}))"
"""A number with all its digits, since SQLite's JSON has only fifteen."""
_TABLES = f"""
    SELECT json_group_array(
        json_array(id, title, rules, places, dealer, {_NUMBER.format("pace")}, created, code, more)
    ) FROM tables WHERE id IN (SELECT value FROM json_each(?))
"""
_ENTRIES_OF = f"""
    SELECT json_group_array(json_array(table_id, kind, text, client_id, {_NUMBER.format("at")})) FROM (
        SELECT table_id, kind, text, client_id, at FROM entries
        WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seq
    )
"""
_ENTRIES = "SELECT kind, text, client_id, at FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
_ENTRY = "SELECT kind, text, client_id, at FROM entries WHERE table_id = ? AND seq = ?"
_HEADS = """
    SELECT json_group_object(value, (SELECT max(seq) FROM entries WHERE table_id = value)) FROM json_each(?)
"""
