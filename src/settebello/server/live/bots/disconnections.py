"""Measures how long each person at a table has been disconnected."""

from __future__ import annotations

from settebello.server.live.live_table import LiveTable


class DisconnectionTimer:
    """Measures absences in this process, on the monotonic clock. A person who is disconnected for the table's ``grace``
    times out. In a game by the day only the person on turn times out, when their clock has run out."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._since: dict[int, float] = {}
        """The time when the last connection of each seat ended."""

    def update(self) -> None:
        """Note who is connected now."""
        connected, now = self._table.presence.connected_seats, self._table.clock.monotonic()
        self._since = {seat: self._since.get(seat, now) for seat in self._table.room.people if seat not in connected}

    def seconds_left(self) -> dict[int, float]:
        """Seconds until each disconnected person times out, which are 0 or negative afterwards. People who are already
        away are left out."""
        table, now = self._table, self._table.clock.monotonic()
        if table.setup.by_day:
            left, seat = table.seconds_left, table.turn
            return {seat: left} if left is not None and seat in self._since else {}
        return {
            seat: since + table.setup.grace - now for seat, since in self._since.items() if table.room.is_person(seat)
        }
