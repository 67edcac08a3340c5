"""Determines the step that is due at a table, and when the next one may become due."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from settebello.server.live.cluster.bus import Bus
from settebello.server.live.live_table import LiveTable
from settebello.server.model import PERSON
from settebello.server.tables.clocks import ExchangeDeadline
from settebello.server.tables.exchange import ExchangeWait, ShuffleTask
from settebello.server.tables.opening import MATCHED_ARRIVAL
from settebello.server.tables.room_events import PersonAway, PersonReturned

MIN_RECHECK_DELAY = 1.0
"""Seconds until a time limit is checked again that has passed without a step becoming due."""


class PlayerTurn(Struct, frozen=True):
    """A computer player plays for the seat on turn."""

    seat: int
    player: str
    """The player's name."""


DueStep = ShuffleTask | ExchangeWait | Literal["dissolve"] | PersonReturned | PersonAway | PlayerTurn
"""A step of the server at a table: its part in the shuffle, the end of a wait that has lasted too long, the end of a
lobby table because not everybody has come, the return or the absence of a person, or a computer player's turn."""


class StepSchedule:
    """Determines the step that is due at a table. It changes nothing there.

    Args:
        table: the table.
        bus: the bus to other processes. While it is disconnected nobody times out, since they may be connected to
            another process.
        exchange_deadline: limits the waits of the shuffle.
    """

    def __init__(self, table: LiveTable, bus: Bus, exchange_deadline: ExchangeDeadline) -> None:
        self._table = table
        self._bus = bus
        self._exchange_deadline = exchange_deadline
        self._disconnections = DisconnectionTimer(table)
        self._left_version: int | None = None
        """The version whose turn is left to another process."""

    def update_connections(self) -> None:
        """Note who is connected now."""
        self._disconnections.update()

    def leave_turn(self, version: int) -> None:
        """Leave the turn at that version to another process."""
        self._left_version = version

    def take_back_turn(self, version: int) -> bool:
        """Stop leaving the turn at that version to another process. Return whether it was left."""
        was_left = self._left_version == version
        if was_left:
            self._left_version = None
        return was_left

    def due_step(self) -> DueStep | None:
        """The step that is due now, or None if there is none or nobody is connected."""
        table = self._table
        if not self._is_active():
            return None
        if (task := table.due_task) is not None:
            return task
        if (wait := self._expired_wait()) is not None:
            return wait
        arrival = self._arrival_seconds_left()
        if arrival is not None and arrival <= 0:
            return "dissolve"
        if not (self._is_attended_by_day() if table.setup.by_day else table.presence.connected_seats):
            return None
        return self._returned_person() or self._timed_out_person() or self._player_turn()

    def seconds_to_next(self) -> float | None:
        """Seconds until another step may become due by the clock alone, or None if none will."""
        table = self._table
        if not self._is_active():
            return None
        limits = [*self._disconnections.seconds_left().values()]
        if table.seconds_left is not None:
            limits.append(table.seconds_left)
        if (arrival := self._arrival_seconds_left()) is not None:
            limits.append(arrival)
        exchange = self._exchange_seconds_left(table.current_wait)
        if exchange is not None and exchange > 0:
            limits.append(exchange)
        return min((left if left >= 0 else MIN_RECHECK_DELAY for left in limits), default=None)

    def _arrival_seconds_left(self) -> float | None:
        """Seconds that people have to come to a table of the lobby, or 0 once somebody has left. None at other tables,
        or if all have come."""
        table, room = self._table, self._table.room
        if not room.matched or room.complete:
            return None
        return 0.0 if room.open_seats else table.setup.created + MATCHED_ARRIVAL - table.clock.now()

    def _is_active(self) -> bool:
        table = self._table
        return (bool(table.presence) or table.setup.by_day) and not table.room.closed and not table.over

    def _is_attended_by_day(self) -> bool:
        """Whether a game by the day continues. When everybody is away, it waits until somebody returns."""
        room = self._table.room
        return any(map(room.is_person, room.people)) or bool(self._table.presence.connected_seats)

    def _expired_wait(self) -> ExchangeWait | None:
        """The wait of the shuffle that has lasted too long, or None. Before the round is requested it is None."""
        wait = self._table.current_wait
        left = self._exchange_seconds_left(wait)
        return wait if wait is not None and wait.round_requested and left is not None and left <= 0 else None

    def _exchange_seconds_left(self, wait: ExchangeWait | None) -> float | None:
        table = self._table
        if wait is None:
            return self._exchange_deadline.seconds_left(None, ())
        connected = table.presence.connected_seats
        if not table.setup.by_day:
            return self._exchange_deadline.seconds_left(wait, connected)
        if wait.what == "commit":
            return self._exchange_deadline.seconds_left(wait, connected) or 0.0  # None: nobody is there
        return table.share_seconds_left if any(map(table.room.is_person, wait.seats)) else 0.0

    def _returned_person(self) -> PersonReturned | None:
        away = self._table.room.away
        if not away:
            return None
        connected = self._table.presence.connected_seats
        return next((PersonReturned(seat=seat) for seat in away if seat in connected), None)

    def _timed_out_person(self) -> PersonAway | None:
        if not self._bus.connected:
            return None
        limits = self._disconnections.seconds_left()
        return next((PersonAway(seat=seat) for seat, left in limits.items() if left <= 0), None)

    def _player_turn(self) -> PlayerTurn | None:
        table, seat = self._table, self._table.turn
        if seat is None or self._left_version == table.version:
            return None
        player = table.room.places[seat].player
        if player != PERSON:
            return PlayerTurn(seat, player)
        out_of_time = table.seconds_left is not None and table.seconds_left <= 0
        return PlayerTurn(seat, table.setup.level) if out_of_time or seat in table.room.away else None


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
