"""Checks and notes about a new table that belong to the transaction that stores it."""

from __future__ import annotations

from settebello.server.credentials import hash_key
from settebello.server.model import TableSetup
from settebello.server.store.base import EntryConflict
from settebello.server.store.ratings import expect
from settebello.server.store.scripts import Query, Script
from settebello.server.store.wake_ups import first_wake_up, schedule


def check_unused_id(table: TableSetup) -> Script[None]:
    """Check that no table has ever had this id. Clients may choose ids, and the id of a forgotten table still leads to
    its kept game and its result.

    Raises:
        EntryConflict: there has been such a table.
    """
    if (yield Query("SELECT 1 FROM used_table_ids WHERE hash = ?", (hash_key(table.id),))):
        raise EntryConflict("There has been a table with that id.")


def note_new_table(table: TableSetup) -> Script[None]:
    """Note the id as used, the first wake-up of a game by the day, and a rated game as to be rated."""
    yield Query("INSERT INTO used_table_ids (hash) VALUES (?) ON CONFLICT DO NOTHING", (hash_key(table.id),))
    if table.by_day:
        yield from schedule(table.id, first_wake_up(table))
    if table.rated:
        yield from expect(table.id, table.created)
