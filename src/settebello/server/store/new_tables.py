"""What is stored about a new table besides the table itself, in the same transaction."""

from __future__ import annotations

from settebello.server.store.base import TableSetup
from settebello.server.store.ratings import expect
from settebello.server.store.scripts import Script
from settebello.server.store.wake_ups import first_wake_up, schedule


def note_new_table(table: TableSetup) -> Script[None]:
    """Note when a game by the day is looked at first, and that a rated game is to be rated."""
    if table.by_day:
        yield from schedule(table.id, first_wake_up(table))
    if table.rated:
        yield from expect(table.id, table.created)
