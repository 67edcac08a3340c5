"""Who sits at a table and what they have agreed, computed from its room events."""

from __future__ import annotations

from copy import copy

from msgspec.structs import replace

from settebello.server.model import OPEN, PERSON, Place, TableSetup
from settebello.server.tables.bans import Bans
from settebello.server.tables.room_events import (
    CommitmentsFixed,
    DeviceDisconnected,
    GameStarted,
    HostChanged,
    KeyRenewed,
    PersonAway,
    PersonReadmitted,
    PersonReturned,
    ReadyChanged,
    RematchOpened,
    RoomEvent,
    SeatFilled,
    SeatOpened,
    SeatsSwapped,
    SeatTaken,
    ShuffleEvent,
    TableClosed,
)

NOBODY = Place(name="", player=OPEN)


class Room:
    """The people of a table. It knows nothing of cards or connections."""

    def __init__(self, setup: TableSetup) -> None:
        self.places = list(setup.places)
        self.level = setup.level
        """The computer player that takes open seats."""
        self.rated = bool(setup.rated)
        """Whether the game is rated."""
        self.ready: set[int] = set()
        self.came: set[str] = set()
        """The keys of all people who have ever been ready."""
        self.away: set[int] = set()
        """The seats of people disconnected too long: during a game a computer player stands in."""
        self.left: set[int] = set()
        """Those of them who have left on purpose."""
        self.bans = Bans()
        self.started = not setup.gathers
        self.closed = self.dissolved = False
        """Whether the table is closed, and whether the lobby has closed it, since not everybody came."""
        self.rematch: str | None = None
        self.matched = setup.lobby == "matched"
        """Whether the lobby has brought the people together: nobody has opened the table."""
        opener = next((place.key for place in setup.places if place.key is not None), None)
        self._owner_key = None if self.matched else opener

    @property
    def open_seats(self) -> list[int]:
        """The seats that nobody has taken."""
        return [seat for seat, place in enumerate(self.places) if place.player == OPEN]

    @property
    def people(self) -> list[int]:
        """The seats with a person."""
        return [seat for seat, place in enumerate(self.places) if place.player == PERSON]

    @property
    def host(self) -> int | None:
        """The seat of the owner or, while the owner is away, of the first person who is not."""
        own = self.owner
        if own is not None and own not in self.away:
            return own
        there = [seat for seat in self.people if seat not in self.away] or self.people
        return own if own in there else next(iter(there), None)

    @property
    def owner(self) -> int | None:
        """The seat of whoever opened the table or was made host; None: they have left, or nobody has opened it."""
        return self.seat_of(self._owner_key) if self._owner_key is not None else None

    @property
    def acting(self) -> bool:
        """Whether the host only stands in for the owner, who is away but has not left on purpose."""
        own = self.owner
        return own is not None and own in self.away and own not in self.left and own != self.host

    @property
    def complete(self) -> bool:
        """Whether the first round can be dealt: the game has been started, or all seats are taken and all people are
        ready."""
        if self.started or not self.ready:
            return self.started
        return self.ready.issuperset(self.people) and not self.open_seats

    @property
    def may_have_hints(self) -> bool:
        """Whether hints are given: only to a person who plays bots alone, since among people they would be unfair."""
        return len(self.people) == 1

    def seat_of(self, key: str) -> int | None:
        """The seat of the person with that hashed key."""
        for seat, place in enumerate(self.places):
            if place.key == key and place.player == PERSON:
                return seat
        return None

    def is_person(self, seat: int | None) -> bool:
        """Whether a person sits there and is not away."""
        return seat is not None and self.places[seat].player == PERSON and seat not in self.away

    def note_deal(self) -> None:
        """Note that a round was dealt."""
        self.started = True

    def after_ready(self, event: ReadyChanged) -> Room:
        """The room as it will be once the event has happened; this one stays as it is."""
        after = copy(self)
        after.ready, after.came = {*self.ready}, {*self.came}
        after.apply(event)
        return after

    def apply(self, event: RoomEvent) -> None:
        """Apply an event."""
        if isinstance(event, RematchOpened):
            self.rematch = event.table
        elif isinstance(event, HostChanged):
            self._owner_key = self.places[event.seat].key
        elif isinstance(event, TableClosed):
            self.closed, self.dissolved = True, event.dissolved
        elif isinstance(event, ShuffleEvent):
            self.started = self.started or isinstance(
                event, CommitmentsFixed
            )  # the list names seats, which change no more
        elif isinstance(event, GameStarted):
            self.started = True
            for filled in event.filled:
                self._put(filled.seat, Place(name=filled.name, player=filled.player))
        elif isinstance(event, SeatsSwapped):
            self._swap(*event.seats)
        elif isinstance(event, PersonReadmitted):
            self.bans.admit(event.name)
        else:
            self._apply_to_seat(event)

    def _apply_to_seat(
        self,
        event: SeatTaken
        | SeatOpened
        | SeatFilled
        | ReadyChanged
        | PersonAway
        | PersonReturned
        | KeyRenewed
        | DeviceDisconnected,
    ) -> None:
        if isinstance(event, SeatOpened | SeatFilled) and event.removed:
            self.bans.remove(self.places[event.seat])
        if isinstance(event, SeatTaken):
            self.bans.note_device(event.key, event.device)
            self._put(event.seat, _place_of(event))
        elif isinstance(event, SeatOpened):
            self._put(event.seat, NOBODY)
        elif isinstance(event, SeatFilled):
            self._put(event.seat, Place(name=event.name, player=event.player))
        elif isinstance(event, ReadyChanged):
            (self.ready.add if event.ready else self.ready.discard)(event.seat)
            self.came.add(self.places[event.seat].key or "")
        elif isinstance(event, KeyRenewed):
            self._rekey(event.seat, event.key)
        elif isinstance(event, PersonAway):
            self.away.add(event.seat)
            (self.left.add if event.left else self.left.discard)(event.seat)
        elif isinstance(event, PersonReturned):
            self.away.discard(event.seat)
            self.left.discard(event.seat)

    def _put(self, seat: int, place: Place) -> None:
        self.places[seat] = place
        self._forget(seat)

    def _rekey(self, seat: int, key: str) -> None:
        """Give the same person another key; what they have agreed to stays."""
        old = self.places[seat].key
        self.bans.renew(old or "", key)
        self.places[seat] = replace(self.places[seat], key=key)
        if old == self._owner_key:
            self._owner_key = key

    def _swap(self, one: int, other: int) -> None:
        self.places[one], self.places[other] = self.places[other], self.places[one]
        self._forget(one)
        self._forget(other)

    def _forget(self, seat: int) -> None:
        """Whoever sits there now has agreed to nothing yet."""
        self.ready.discard(seat)
        self.away.discard(seat)
        self.left.discard(seat)


def _place_of(event: SeatTaken) -> Place:
    return Place(
        name=event.name,
        player=PERSON,
        key=event.key,
        profile=event.profile,
        program=event.program,
        device=event.lobby_device,
    )


def places_for_rematch(room: Room) -> tuple[Place, ...]:
    """The places of a rematch."""
    return tuple(replace(place) for place in room.places)
