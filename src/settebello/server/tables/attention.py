"""Who is wanted at a table after something has happened there."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.protocol.push import Attention
from settebello.server.tables.room_events import CommitmentsFixed, RoomEvent, SeatTaken
from settebello.server.tables.state import TableState


def wanted_after(state: TableState, event: RoomEvent | None) -> Iterator[tuple[Attention, int]]:
    """Why people are wanted, and at which seats, after the last entry has been applied: whoever is on turn now; the
    people of a table that has just filled; in a game by the day the devices that the next round waits for.

    Args:
        state: the table.
        event: the room event of the entry; None: it dealt, played or claimed.
    """
    if isinstance(event, SeatTaken) and not state.room.open_seats:
        yield from (("filled", seat) for seat in state.room.people if seat != event.seat)
    wait = state.current_wait if state.setup.by_day else None
    if wait is not None and wait.round_requested and (event is None or isinstance(event, CommitmentsFixed)):
        yield from (("round", seat) for seat in wait.seats if state.room.is_person(seat))
    turn = state.turn
    if event is None and turn is not None and state.room.is_person(turn):
        yield "turn", turn
