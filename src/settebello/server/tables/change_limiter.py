"""Limits how often a seat may change, since every change is stored. Commands that change nothing are not stored.

Changes are counted from the log, so all processes count the same, and a restart does not reset the count.
"""

from __future__ import annotations

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.server.tables.room_events import RoomEvent

MAX_CHANGES_PER_HOUR = 60
"""More than people need, even if they take long to agree."""
HOUR = 3600.0


class ChangeLimiter:
    """Counts the changes of each seat of a table."""

    def __init__(self) -> None:
        self._changes: dict[int, list[float]] = {}

    def record(self, event: RoomEvent, at: float) -> None:
        """Count an event that is in the log."""
        for seat in event.changed_seats:
            changes = self._changes.setdefault(seat, [])
            changes.append(at)
            del changes[:-MAX_CHANGES_PER_HOUR]

    def check(self, event: RoomEvent, now: float) -> None:
        """Check that the seats of an event may change again.

        Raises:
            IllegalAction: they have changed too often.
        """
        for seat in event.changed_seats:
            changes = self._changes.get(seat, [])
            if len(changes) == MAX_CHANGES_PER_HOUR and 0 <= now - changes[0] < HOUR:
                raise IllegalAction(refusals.TOO_MANY_STEPS())
