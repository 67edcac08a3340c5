"""Applies the stored entries of a table, runs its clocks, and tells everybody connected to this process."""

from __future__ import annotations

from collections.abc import Iterable

from settebello.events import Event
from settebello.server.clock import Clock
from settebello.server.live.broadcaster import Broadcaster
from settebello.server.live.evictions import evict
from settebello.server.live.observer import TableObserver
from settebello.server.live.presence import Presence
from settebello.server.model import Entry, TableSetup
from settebello.server.tables.attention import wanted_after
from settebello.server.tables.change_limiter import ChangeLimiter
from settebello.server.tables.room_events import (
    CommitmentsFixed,
    GameStarted,
    PersonReturned,
    RoomEvent,
    SeatFilled,
    SeatOpened,
    SeatsSwapped,
    SeatTaken,
    ShuffleEvent,
)
from settebello.server.tables.state import TableState
from settebello.server.tables.turn_clock import TurnClock


class TableCopy:
    """What this process has of a table: its state, its clocks and the people connected here.

    Args:
        setup: how the table was opened.
        entries: what has happened at it so far.
        observer: is told of every change.
        clock: the time.
    """

    def __init__(self, setup: TableSetup, entries: Iterable[Entry], observer: TableObserver, clock: Clock) -> None:
        self.presence = Presence()
        self.state = TableState(setup)
        self.limiter = ChangeLimiter()
        self.share_clock = TurnClock(setup.clock if setup.by_day else None, clock)
        self._turn_clock = TurnClock(setup.clock, clock)
        self.broadcaster = Broadcaster(self.state, self.presence, self._turn_clock)
        self.observer = observer
        for entry in entries:
            self._apply(entry)
        self._turn_clock.load()
        self.share_clock.load()

    @property
    def deadline(self) -> float | None:
        """When the person on turn must have acted, on the monotonic clock; None: there is no limit."""
        return self._turn_clock.deadline if self.state.awaits_person else None

    @property
    def seconds_left(self) -> float | None:
        """Seconds until the deadline."""
        return self._turn_clock.seconds_left if self.state.awaits_person else None

    def apply(self, entry: Entry) -> RoomEvent | None:
        """Apply an entry that is in the store, and tell everybody; what happened in the room, None: it was in the
        game."""
        room_event, game_events = self._apply(entry)
        if room_event is not None:
            self._broadcast_room_event(room_event)
        else:
            if entry.kind == "round" or self.state.turn is None:
                self.broadcaster.send_room_info()
            self.broadcaster.send_updates(game_events)
        self.observer.table_changed()
        return room_event

    def apply_own(self, entry: Entry) -> None:
        """Apply an entry that this process has stored: it alone tells other processes, and people who are away."""
        event = self.apply(entry)
        self.observer.entry_appended(self.state.version)
        for why, seat in wanted_after(self.state, event):
            self.observer.attention_wanted(why, seat)

    def _apply(self, entry: Entry) -> tuple[RoomEvent | None, tuple[Event, ...]]:
        applied = self.state.apply(entry)
        event = applied.room_event
        if event is None or (isinstance(event, PersonReturned | SeatFilled) and event.seat == self.state.turn):
            self._turn_clock.start(entry.at)
        if event is None or isinstance(event, CommitmentsFixed):
            self.share_clock.start(entry.at)
        if event is not None:
            self.limiter.record(event, entry.at)
        self.broadcaster.remember(applied.game_events)
        return event, applied.game_events

    def _broadcast_room_event(self, event: RoomEvent) -> None:
        if isinstance(event, ShuffleEvent) and not isinstance(event, CommitmentsFixed):  # which starts the game
            self.broadcaster.send_shuffle_info()
            return
        evicted = evict(event, self.presence, self.state.room, self.state.setup)
        if evicted or isinstance(event, SeatTaken | SeatOpened | SeatFilled | SeatsSwapped | GameStarted):
            self.broadcaster.reassign_seats()
            self.observer.presence_changed()
        self.broadcaster.send_room_info()
        if isinstance(event, PersonReturned) and self.deadline is not None and event.seat == self.state.turn:
            self.broadcaster.send_updates()  # their time begins now
