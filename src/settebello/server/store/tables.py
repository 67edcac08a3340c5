"""Tables and their logs: a setup as a row, and the scripts that write and read them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from settebello.protocol import refusals
from settebello.rules import Rules, from_json, to_json
from settebello.server.credentials import hash_key
from settebello.server.model import Entry, Place, TableSetup
from settebello.server.store.base import EntryConflict, TableNotFound, wrap_table_errors
from settebello.server.store.ratings import expect
from settebello.server.store.scripts import Query, Script, Values, in_parts, insert_rows, marks
from settebello.server.store.wake_ups import first_wake_up, schedule

FIELDS = TableSetup.__struct_fields__
COLUMNS = ", ".join(FIELDS)
"""The columns of a table's row have the names of the fields of its setup."""
ENTRY_COLUMNS = "table_id, seq, kind, text, client_id, at"
EXPIRE_BATCH = 200
"""The largest number of tables deleted in one transaction."""

EntryRow = tuple[str, int, str, str, str | None, float]


def table_to_row(table: TableSetup) -> Values:
    """The values of :data:`COLUMNS`."""
    encoded: dict[str, Any] = {
        "rules": to_json(table.rules),
        "places": msgspec.json.encode(table.places).decode(),
        "gathers": int(table.gathers),
        "watchers": int(table.watchers),
    }
    return tuple(encoded.get(field, getattr(table, field)) for field in FIELDS)


def table_from_row(row: Sequence[Any]) -> TableSetup:
    """The setup of the table in a row.

    Raises:
        StoreError: the row is damaged, or was written by another program.
    """
    with wrap_table_errors():
        found = dict(zip(FIELDS, row, strict=True))
        found["rules"] = rules = _rules(found["rules"])
        found["places"] = places = msgspec.json.decode(found["places"], type=tuple[Place, ...])
        table = msgspec.convert(found, TableSetup, strict=False, from_attributes=True)
        if table.dealer not in range(rules.seats):
            raise ValueError(f"no seat {table.dealer} that could deal")
        if len(places) != rules.seats:
            raise ValueError(f"{len(places)} places for {rules.seats} seats")
        return table


@lru_cache(maxsize=256)
def _rules(text: str) -> Rules:
    """Cached, since most tables share a few rules."""
    return from_json(text)


def entries_to_rows(table: str, first: int, entries: Sequence[Entry]) -> list[EntryRow]:
    """By entry, the values of :data:`ENTRY_COLUMNS`; ``first``: the number of the first."""
    return [(table, seq, e.kind, e.text, e.client_id, e.at) for seq, e in enumerate(entries, first)]


def entry_from_row(row: Sequence[Any]) -> Entry:
    """The entry in a row of kind, text, client id and time."""
    return Entry(kind=row[0], text=row[1], client_id=row[2], at=row[3])


def create_table(table: TableSetup, entries: Sequence[Entry], *, again: bool) -> Script[None]:
    """The transaction of :meth:`settebello.server.store.base.Store.create`.

    Args:
        table: the setup.
        entries: its first entries.
        again: whether it may have been committed before, and the answer was lost.
    """
    if again and (yield Query(_TABLE, (table.id,))) == [table_to_row(table)]:
        return
    if not (yield from insert_tables([table])):
        raise EntryConflict("There is or has been a table with that id, or there is one with that code.")
    yield from insert_rows(f"INSERT INTO entries ({ENTRY_COLUMNS})", entries_to_rows(table.id, 1, entries))


def insert_tables(tables: Sequence[TableSetup]) -> Script[Sequence[TableSetup]]:
    """Insert tables, and return those that were inserted: not those whose code another has, nor those whose id another
    has or had. Clients may choose ids, and the id of a forgotten table still leads to its kept game and its result.
    """
    hashes = {hash_key(table.id): table for table in tables}
    for part in in_parts([*hashes]):
        for (known,) in (yield Query(f"SELECT hash FROM used_table_ids WHERE hash IN ({marks(part)})", part)):
            del hashes[known]
    rows = [table_to_row(table) for table in hashes.values()]
    inserted = yield from insert_rows(f"INSERT INTO tables ({COLUMNS})", rows, "ON CONFLICT DO NOTHING RETURNING id")
    names = {name for (name,) in inserted}
    new = {key: table for key, table in hashes.items() if table.id in names}
    yield from insert_rows("INSERT INTO used_table_ids (hash)", [(key,) for key in new], "ON CONFLICT DO NOTHING")
    yield from expect([(table.id, table.created) for table in new.values() if table.rated])
    for table in new.values():
        if table.by_day:
            yield from schedule(table.id, first_wake_up(table))
    return [*new.values()]


def load_entries(table: str, after: int) -> Script[Sequence[Entry]]:
    """The entries of a table after number ``after``, in order."""
    rows = yield Query(
        "SELECT kind, text, client_id, at FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
    )
    return [entry_from_row(row) for row in rows]


def load_entry(table: str, seq: int) -> Script[Entry]:
    """The entry of a table with that number.

    Raises:
        TableNotFound: there is no such table, or it has no such entry.
    """
    sql = "SELECT kind, text, client_id, at FROM entries WHERE table_id = ? AND seq = ?"
    for row in (yield Query(sql, (table, seq))):
        return entry_from_row(row)
    raise TableNotFound(refusals.NO_TABLE())


def find_by_code(code: str) -> Script[str]:
    """The id of the table with that code.

    Raises:
        TableNotFound: there is none.
    """
    for (table,) in (yield Query("SELECT id FROM tables WHERE code = ?", (code,))):
        found: str = table
        return found
    raise TableNotFound(refusals.NO_CODE())


def expire(before: float, gathering_before: float) -> Script[int]:
    """The transaction of :meth:`settebello.server.store.base.Store.expire`."""
    gone = yield Query(_EXPIRE, (before, before, gathering_before, gathering_before, EXPIRE_BATCH))
    yield Query(_EXPIRE_MATCHES)
    return len(gone)


def probe() -> Script[None]:
    """Read some table, entry and kept game, if there are any. Their contents are not decoded: others may be sound."""
    for column, table in (("rules", "tables"), ("text", "entries"), ("record", "games")):
        yield Query(f"SELECT length({column}) FROM {table} LIMIT 1")


_EXPIRE_MATCHES = """
    DELETE FROM matches
    WHERE NOT EXISTS (SELECT 1 FROM tables WHERE match_id <> '' AND match_id = matches.id)
"""
_TABLE = f"SELECT {COLUMNS} FROM tables WHERE id = ?"
_EXPIRE = """
    DELETE FROM tables WHERE id IN (
        SELECT id FROM (
            SELECT id, created + coalesce(clock, 0) AS opened,
                   coalesce((SELECT max(at) FROM entries WHERE table_id = id) + coalesce(clock, 0), 0) AS touched,
                   EXISTS (SELECT 1 FROM entries WHERE table_id = id AND kind = 'round') AS begun
            FROM tables
        ) AS known
        WHERE (opened < ? AND touched < ?) OR (NOT begun AND opened < ? AND touched < ?) LIMIT ?
    ) RETURNING id
"""
