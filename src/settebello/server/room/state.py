"""Who sits at a table and what they have agreed: computed from the table's steps, one after the other."""

from __future__ import annotations

from msgspec.structs import replace

from settebello.server.room.bans import Bans
from settebello.server.room.events import (
    Admitted,
    Away,
    Back,
    Closed,
    Dismissed,
    Emptied,
    Filled,
    Fixed,
    Hosted,
    Readied,
    Rekeyed,
    Rematched,
    Sat,
    Shared,
    ShuffleStep,
    Started,
    Step,
    Swapped,
)
from settebello.server.store.base import OPEN, PERSON, Opened, Place

NOBODY = Place(name="", player=OPEN)


class Room:
    """The people of a table. Nothing here knows of cards or connections."""

    def __init__(self, opened: Opened) -> None:
        self.places = list(opened.places)
        self.level = opened.level
        """The player that sits down at seats that nobody took."""
        self.ready: set[int] = set()
        self.away: set[int] = set()
        """The seats of persons who have been gone too long: in a game a player plays for them."""
        self.left: set[int] = set()
        """The seats of persons who are away because they have left of their own will."""
        self.bans = Bans()
        self.shares: dict[int, str] = {}
        """At tables of before: shares in the seed of the next round, by seat."""
        self.started = not opened.gathers
        self.closed = False
        self.rematch: str | None = None
        self._hosts = opened.places[0].key

    @property
    def open_seats(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.player == OPEN]

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, place in enumerate(self.places) if place.player == PERSON]

    @property
    def host(self) -> int | None:
        """Who may arrange the table: who opened it or was made host; while they are away, the first who is not."""
        there = [seat for seat in self.people if seat not in self.away] or self.people
        own = self.owner
        return own if own in there else next(iter(there), None)

    @property
    def owner(self) -> int | None:
        """The seat of who opened the table or was made host; None: they have left it."""
        return self.seat_of(self._hosts) if self._hosts is not None else None

    @property
    def acting(self) -> bool:
        """Whether the host only stands in for the owner, who will come back: who has left of their own will may not."""
        return self.owner is not None and self.owner != self.host and self.owner not in self.left

    @property
    def complete(self) -> bool:
        """Nothing but a round to be dealt is missing for the game to begin."""
        return self.started or (not self.open_seats and self.ready >= set(self.people) and bool(self.people))

    def seat_of(self, key: str) -> int | None:
        """The seat of the person with that hashed secret."""
        fits = (seat for seat in self.people if self.places[seat].key == key)
        return next(fits, None)

    def is_person(self, seat: int | None) -> bool:
        """Whether a person sits there who plays for themselves."""
        return seat is not None and self.places[seat].player == PERSON and seat not in self.away

    def dealt(self) -> None:
        """A round was dealt: the shares are used up."""
        self.shares.clear()
        self.started = True

    def apply(self, step: Step) -> None:
        """Do what a step says."""
        if isinstance(step, Rematched):
            self.rematch = step.table
        elif isinstance(step, Hosted):
            self._hosts = self.places[step.seat].key
        elif isinstance(step, Closed):
            self.closed = True
        elif isinstance(step, ShuffleStep):
            self.started = self.started or isinstance(step, Fixed)  # the list names seats, which change no more
        elif isinstance(step, Started):
            self.started = True
            for filled in step.filled:
                self._put(filled.seat, Place(name=filled.name, player=filled.player))
        elif isinstance(step, Swapped):
            self._swap(*step.seats)
        elif isinstance(step, Admitted):
            self.bans.admit(step.name)
        else:
            self._apply_to_seat(step)

    def _apply_to_seat(
        self, step: Sat | Emptied | Filled | Readied | Shared | Away | Back | Rekeyed | Dismissed
    ) -> None:
        if isinstance(step, Emptied | Filled) and step.removed:
            self.bans.remove(self.places[step.seat])
        if isinstance(step, Sat):
            self.bans.sat(step.key, step.device)
            self._put(step.seat, Place(name=step.name, player=PERSON, key=step.key))
        elif isinstance(step, Emptied):
            self._put(step.seat, NOBODY)
        elif isinstance(step, Filled):
            self._put(step.seat, Place(name=step.name, player=step.player))
        elif isinstance(step, Shared):
            self.shares[step.seat] = step.share
        elif isinstance(step, Readied):
            (self.ready.add if step.ready else self.ready.discard)(step.seat)
        elif isinstance(step, Rekeyed):
            self._rekey(step.seat, step.key)
        elif isinstance(step, Away):
            self.away.add(step.seat)
            (self.left.add if step.left else self.left.discard)(step.seat)
        elif isinstance(step, Back):
            self.away.discard(step.seat)
            self.left.discard(step.seat)

    def _put(self, seat: int, place: Place) -> None:
        self.places[seat] = place
        self._forget(seat)

    def _rekey(self, seat: int, key: str) -> None:
        """The same person, who has agreed to the same: only the secret is another."""
        old = self.places[seat].key
        self.bans.renew(old or "", key)
        self.places[seat] = replace(self.places[seat], key=key)
        if old == self._hosts:
            self._hosts = key

    def _swap(self, one: int, other: int) -> None:
        self.places[one], self.places[other] = self.places[other], self.places[one]
        self._forget(one)
        self._forget(other)

    def _forget(self, seat: int) -> None:
        """Who sits there now has agreed to nothing yet."""
        self.ready.discard(seat)
        self.away.discard(seat)
        self.left.discard(seat)
        self.shares.pop(seat, None)


def same_people(room: Room) -> tuple[Place, ...]:
    """The places for another game."""
    return tuple(replace(place) for place in room.places)
