"""The client's copy of a table's state, and the updates that nobody has taken yet."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable

from settebello.client.errors import NO_PROGRESS, ConnectionEnded
from settebello.client.shuffle_participant import ShuffleParticipant
from settebello.errors import Problem
from settebello.protocol.game import TableInfo, Update
from settebello.protocol.room import RoomInfo
from settebello.protocol.shuffle import ShuffleInfo
from settebello.witness import Witness

PERSON = "person"


class TableReplica:
    """The state of a table as the server has sent it last. Everything may be called in any thread.

    Args:
        shuffle: this device's part in the shuffle; it is only used under :attr:`changed`.
        end_reason: says why the connection has ended, once it has.
    """

    def __init__(self, shuffle: ShuffleParticipant, end_reason: Callable[[], str]) -> None:
        self.info: TableInfo | None = None
        self.room: RoomInfo | None = None
        self.newest: Update | None = None
        """The last update that was received; it may not have been taken yet."""
        self.ended = False
        """Whether the connection has ended for good."""
        self.changed = threading.Condition()
        self._shuffle = shuffle
        self._end_reason = end_reason
        self._deadline: float | None = None
        """When the time of the player on turn runs out, on this machine's monotonic clock."""
        self._updates: deque[Update] = deque()

    @property
    def seconds_left(self) -> float | None:
        """The seconds that the player on turn has left, or None if there is no time limit."""
        return None if self._deadline is None else max(0.0, self._deadline - time.monotonic())

    @property
    def update_ready(self) -> bool:
        """Whether there is an update that nobody has taken."""
        return bool(self._updates)

    # Received, in the connection's thread

    def receive_update(self, update: Update) -> None:
        """Queue an update unless it says nothing new: after reconnecting, the server sends the state again."""
        last = self.newest
        self._deadline = None if update.left is None else time.monotonic() + update.left
        with self.changed:
            self._shuffle.observe(update)
            if last is None or update.events or (update.view, update.sheet) != (last.view, last.sheet):
                self.newest = update
                self._updates.append(update)
            self.changed.notify_all()

    def receive_room(self, room: RoomInfo) -> RoomInfo | None:
        """Store the room; returns the one before."""
        with self.changed:
            before, self.room = self.room, room
            self.changed.notify_all()
        return before

    def receive_shuffle(self, shuffle: ShuffleInfo) -> list[Problem]:
        """Take part in the shuffle; returns the promises found broken just now."""
        info = self.info
        assert info is not None, "the server sends the table first"
        people = [seat for seat, occupant in enumerate(info.seats) if occupant.player == PERSON]
        known = len(self._shuffle.broken_promises)
        with self.changed:
            self._shuffle.receive_state(shuffle, None if info.watching else info.seat, people)
            self.changed.notify_all()
        return self._shuffle.broken_promises[known:]

    def end(self) -> None:
        """The connection has ended for good."""
        with self.changed:
            self.ended = True
            self.changed.notify_all()

    # Waiting, in any other thread

    def wait_until_known(self, timeout: float) -> bool:
        """Wait until the server has sent the room. Returns False if it has not, or the connection has ended."""
        with self.changed:
            known = self.changed.wait_for(lambda: self.room is not None or self.ended, timeout)
        return known and not self.ended

    def peek(self, timeout: float | None = None) -> Update | None:
        """Wait for the next update, and leave it in the queue. Returns None if none came in time.

        Raises:
            ConnectionEnded: none will come any more.
        """
        with self.changed:
            self.changed.wait_for(lambda: self._updates or self.ended, timeout)
            if self._updates:
                return self._updates[0]
            if self.ended:
                raise ConnectionEnded(self._end_reason())
            return None

    def take(self, timeout: float | None = None) -> Update | None:
        """As :meth:`peek`, and remove it from the queue."""
        update = self.peek(timeout)
        if update is not None:
            with self.changed:
                self._updates.popleft()
        return update

    def wait_for_room(self, condition: Callable[[RoomInfo], bool], timeout: float | None = None) -> RoomInfo:
        """Wait until the room satisfies a condition.

        Raises:
            ConnectionEnded: the connection has ended, or the condition was not met in time.
        """
        with self.changed:
            self.changed.wait_for(lambda: self.ended or (self.room is not None and condition(self.room)), timeout)
            if self.room is not None and condition(self.room):
                return self.room
        raise self._no_progress()

    def wait_for_shuffle(self, condition: Callable[[ShuffleInfo], bool], timeout: float | None = None) -> ShuffleInfo:
        """Wait until the shuffle satisfies a condition. Raises as :meth:`wait_for_room`."""

        def is_met() -> bool:
            state = self._shuffle.state
            return self.ended or (state is not None and condition(state))

        with self.changed:
            self.changed.wait_for(is_met, timeout)
            state = self._shuffle.state
        if state is not None and condition(state):
            return state
        raise self._no_progress()

    def copy_witness(self) -> Witness:
        """The record of what this device has seen so far."""
        with self.changed:
            return self._shuffle.witness.copy()

    def _no_progress(self) -> ConnectionEnded:
        return ConnectionEnded(self._end_reason() if self.ended else NO_PROGRESS())
