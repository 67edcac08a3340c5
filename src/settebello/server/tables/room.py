"""The people at a table and what they have agreed to, computed from its room events."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from msgspec.structs import replace

from settebello.server.model import OPEN, PERSON, Place, TableSetup
from settebello.server.tables.bans import Bans
from settebello.server.tables.room_events import ReadyChanged


class Room:
    """The people of a table. A room knows nothing about cards or connections."""

    def __init__(self, setup: TableSetup) -> None:
        self.places = list(setup.places)
        self.level = setup.level
        """The computer player that takes open seats."""
        self.compared = bool(setup.seed)
        """Whether others play the same packs: in a daily game or a match."""
        self.in_match = bool(setup.match_id)
        """Whether the table belongs to a match."""
        self.rated = bool(setup.rated)
        """Whether the game is rated."""
        self.ready: set[int] = set()
        self.came: set[str] = set()
        """The keys of all people who have ever been ready."""
        self.away: set[int] = set()
        """The seats of people who have been disconnected for too long. During a game a computer player stands in."""
        self.left: set[int] = set()
        """The seats of people who are away because they have left on purpose."""
        self.bans = Bans()
        self.started = not setup.gathers
        """Whether the seats can no longer change, because the game was started or a round was dealt."""
        self.closed = self.dissolved = False
        """Whether the table is closed, and whether the lobby closed it because not everybody came."""
        self.rematch: str | None = None
        self.matched = setup.lobby == "matched"
        """Whether the lobby has brought the people together. If so, nobody has opened the table."""
        opener = next((place.key for place in setup.places if place.key is not None), None)
        self.owner_key = None if self.matched else opener
        """The key of the person who opened the table or was made host, or None if nobody has opened it."""

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
        """The seat of the owner or, while the owner is away, of the first person who is there."""
        own = self.owner
        if own is not None and own not in self.away:
            return own
        there = [seat for seat in self.people if seat not in self.away] or self.people
        return own if own in there else next(iter(there), None)

    @property
    def owner(self) -> int | None:
        """The seat of the person who opened the table or was made host, or None if they have left or nobody has opened
        it."""
        return self.seat_of(self.owner_key) if self.owner_key is not None else None

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
        """Whether hints are allowed: only for a single person against bots, since among people they would be unfair, as
        they would be where others play the same packs."""
        return len(self.people) == 1 and not self.compared

    def seat_of(self, key: str) -> int | None:
        """The seat of the person with that hashed key."""
        for seat, place in enumerate(self.places):
            if place.key == key and place.player == PERSON:
                return seat
        return None

    def is_person(self, seat: int | None) -> bool:
        """Whether a person sits at that seat and is not away."""
        return seat is not None and self.places[seat].player == PERSON and seat not in self.away

    def after_ready(self, event: ReadyChanged) -> Room:
        """A copy of the room in which the event has happened."""
        after = copy(self)
        after.ready, after.came = {*self.ready}, {*self.came}
        event.apply(after)
        return after

    # What events do

    def put(self, seat: int, place: Place) -> None:
        """Put somebody at a seat. They have agreed to nothing yet."""
        self.places[seat] = place
        self.ready.discard(seat)
        self.away.discard(seat)
        self.left.discard(seat)

    def count_win(self, seats: Iterable[int]) -> None:
        """Count a game won by the people at these seats, who take the count along to a rematch."""
        for seat in seats:
            self.places[seat] = replace(self.places[seat], won=self.places[seat].won + 1)

    def renew_key(self, seat: int, key: str) -> None:
        """Give the same person a new key. They remain bound by what they have agreed to."""
        old = self.places[seat].key
        self.bans.renew(old or "", key)
        self.places[seat] = replace(self.places[seat], key=key)
        if old == self.owner_key:
            self.owner_key = key
