"""Opens the table of a rematch."""

from __future__ import annotations

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.server.model import TableSetup
from settebello.server.store.base import Store
from settebello.server.tables.opening import make_rematch
from settebello.server.tables.room import Room


async def open_rematch(store: Store, before: TableSetup, room: Room, seat: int, table: str, now: float) -> None:
    """Create the table of a rematch, unless it already exists.

    Args:
        store: the store for it.
        before: the setup of the old table.
        room: the people at the old table.
        seat: the seat of the person who asks.
        table: the id of the new table.
        now: the time.

    Raises:
        IllegalAction: the person at ``seat`` has blocked somebody else there, or the other way round.
        StoreError: it could not be created.
    """
    if room.rematch is not None:
        return
    others = [place for number, place in enumerate(room.places) if number != seat]
    if not await store.profiles.may_meet(room.places[seat], others):
        raise IllegalAction(refusals.KEPT_APART())
    again, first = make_rematch(before, room, table, now)
    await store.create(again, *first)
