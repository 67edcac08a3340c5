"""Opens the table of a rematch."""

from __future__ import annotations

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.server.model import TableSetup
from settebello.server.store.base import Store
from settebello.server.tables.opening import make_rematch
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import RematchOpened


async def open_rematch(store: Store, before: TableSetup, room: Room, seat: int, now: float) -> RematchOpened:
    """Create the table of a rematch, unless there is one; the event that names it.

    Raises:
        IllegalAction: the person at ``seat`` has blocked somebody else there, or the other way round.
        StoreError: it could not be created.
    """
    if room.rematch is not None:
        return RematchOpened(table=room.rematch)
    others = [place for number, place in enumerate(room.places) if number != seat]
    if not await store.profiles.may_meet(room.places[seat], others):
        raise IllegalAction(refusals.KEPT_APART())
    again, first = make_rematch(before, room, seat, now)
    await store.create(again, *first)
    return RematchOpened(table=again.id)
