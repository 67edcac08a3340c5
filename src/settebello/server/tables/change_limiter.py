"""Limits how often a seat may change, since every change is stored; commands that change nothing are not stored.

Changes are counted from the log entries, so that all processes count alike and a restart resets nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.protocol.room import LeaveTable, Ready, SwapSeats
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import (
    HostChanged,
    KeyRenewed,
    PersonAway,
    ReadyChanged,
    RoomEvent,
    SeatFilled,
    SeatOpened,
    SeatsSwapped,
    SeatTaken,
)

MAX_CHANGES_PER_HOUR = 60
"""More than people need who take their time to agree."""
HOUR = 3600.0


class ChangeLimiter:
    """Counts the changes of each seat of a table."""

    def __init__(self) -> None:
        self._changes: dict[int, list[float]] = {}

    def record(self, event: RoomEvent, at: float) -> None:
        """Count an event that is in the log."""
        for seat in _seats_of(event):
            changes = self._changes.setdefault(seat, [])
            changes.append(at)
            del changes[:-MAX_CHANGES_PER_HOUR]

    def check(self, event: RoomEvent, now: float) -> None:
        """Check that the seats of an event may change once more.

        Raises:
            IllegalAction: they have changed too often.
        """
        for seat in _seats_of(event):
            changes = self._changes.get(seat, [])
            if len(changes) == MAX_CHANGES_PER_HOUR and 0 <= now - changes[0] < HOUR:
                raise IllegalAction(refusals.TOO_MANY_STEPS())


def _seats_of(event: RoomEvent) -> Sequence[int]:
    if isinstance(event, SeatsSwapped):
        return event.seats
    return (
        (event.seat,)
        if isinstance(event, SeatTaken | SeatOpened | SeatFilled | ReadyChanged | HostChanged | KeyRenewed | PersonAway)
        else ()
    )


def changes_nothing(room: Room, seat: int, message: object) -> bool:
    """Whether a command from ``seat`` would leave everything as it is."""
    if room.closed:
        return False
    if isinstance(message, LeaveTable):
        return room.started and seat in room.away
    if isinstance(message, Ready) and message.ready and seat in room.ready:
        return True  # by the time another device of theirs says so, the game may have begun
    if room.started:
        return False
    if isinstance(message, Ready):
        return not message.ready and seat not in room.ready
    return isinstance(message, SwapSeats) and message.seat == message.to == seat
