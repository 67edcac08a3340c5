"""Room events: everything that happens at a table apart from playing. Each is stored as JSON in a log entry.

Each event defines what it changes. The tags are stored, so they must not change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from settebello.commit_reveal import Hex, Transcript
from settebello.errors import Problem
from settebello.protocol import refusals
from settebello.server.model import OPEN, PERSON, Entry, NewerEntry, Place

if TYPE_CHECKING:
    from settebello.server.tables.room import Room

NOBODY = Place(name="", player=OPEN)


class RoomEvent(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happens at a table apart from playing."""

    moves_people: ClassVar[bool] = False
    """Whether somebody moves to a different seat, comes, or goes."""

    @property
    def changed_seats(self) -> Sequence[int]:
        """The seats that change. :mod:`settebello.server.tables.change_limiter` limits how often they may."""
        return ()

    def apply(self, room: Room) -> None:
        """Change the people of the table."""

    def disconnects(self, seat: int | None, device: str) -> Problem | None:
        """The reason to disconnect a device at a seat, or None to keep it connected."""
        return None


class SeatEvent(RoomEvent, frozen=True, kw_only=True):
    """Something that changes one seat."""

    seat: int

    @property
    def changed_seats(self) -> Sequence[int]:
        return (self.seat,)


class SeatTaken(SeatEvent, frozen=True, kw_only=True, tag="sat"):
    """Somebody has sat down at an open seat. ``key`` is the hash of their key."""

    moves_people: ClassVar[bool] = True

    name: str
    key: str
    device: str = ""
    """The hash of the device's own name, or empty if unknown."""
    lobby_device: str = ""
    """The lobby's hash of the device, or empty if unknown or if the lobby has neither made nor listed the table."""
    profile: str = ""
    """The id of their profile, or empty if they have none."""
    program: bool = False
    """Whether they are a declared program."""
    face: int | None = None
    """The face that they have chosen, or None if they have chosen none."""

    def apply(self, room: Room) -> None:
        room.bans.note_device(self.key, self.device)
        place = Place(
            name=self.name,
            player=PERSON,
            key=self.key,
            profile=self.profile,
            program=self.program,
            device=self.lobby_device,
            face=self.face,
        )
        room.put(self.seat, place)


class SeatOpened(SeatEvent, frozen=True, kw_only=True, tag="emptied"):
    """A seat is open again: its person has left, or its person or computer player was removed."""

    moves_people: ClassVar[bool] = True

    removed: bool = False
    """Whether the host has removed a person, who is banned."""

    def apply(self, room: Room) -> None:
        if self.removed:
            room.bans.remove(room.places[self.seat])
        room.put(self.seat, NOBODY)


class SeatFilled(SeatEvent, frozen=True, kw_only=True, tag="filled"):
    """A computer player has taken a seat for good."""

    moves_people: ClassVar[bool] = True

    player: str
    name: str
    removed: bool = False
    """Whether the host has removed a person to make room, who is banned."""

    def apply(self, room: Room) -> None:
        if self.removed:
            room.bans.remove(room.places[self.seat])
        room.put(self.seat, Place(name=self.name, player=self.player))


class SeatsSwapped(RoomEvent, frozen=True, kw_only=True, tag="swapped"):
    """The people of two seats have changed places."""

    moves_people: ClassVar[bool] = True

    seats: tuple[int, int]

    @property
    def changed_seats(self) -> Sequence[int]:
        return self.seats

    def apply(self, room: Room) -> None:
        one, other = self.seats
        place = room.places[one]
        room.put(one, room.places[other])
        room.put(other, place)


class ReadyChanged(SeatEvent, frozen=True, kw_only=True, tag="readied"):
    """Somebody is ready to begin, or is no longer ready."""

    ready: bool

    def apply(self, room: Room) -> None:
        (room.ready.add if self.ready else room.ready.discard)(self.seat)
        room.came.add(room.places[self.seat].key or "")


class GameStarted(RoomEvent, frozen=True, kw_only=True, tag="started"):
    """The host has started the game. These computer players take the open seats."""

    moves_people: ClassVar[bool] = True

    filled: tuple[SeatFilled, ...] = ()

    def apply(self, room: Room) -> None:
        room.started = True
        for seat in self.filled:
            seat.apply(room)


class PersonAway(SeatEvent, frozen=True, kw_only=True, tag="away"):
    """The person of this seat has been disconnected for too long. During a game a computer player stands in."""

    left: bool = False
    """Whether they have left on purpose."""

    def apply(self, room: Room) -> None:
        room.away.add(self.seat)
        (room.left.add if self.left else room.left.discard)(self.seat)

    def disconnects(self, seat: int | None, device: str) -> Problem | None:
        return refusals.LEFT() if self.left and seat == self.seat else None


class PersonReturned(RoomEvent, frozen=True, kw_only=True, tag="back"):
    """The person of this seat is back and plays again."""

    seat: int

    def apply(self, room: Room) -> None:
        room.away.discard(self.seat)
        room.left.discard(self.seat)


class RematchOpened(RoomEvent, frozen=True, kw_only=True, tag="rematched"):
    """The same people continue at another table."""

    table: str

    def apply(self, room: Room) -> None:
        room.rematch = self.table


class HostChanged(SeatEvent, frozen=True, kw_only=True, tag="hosted"):
    """The person of this seat is the host from now on, even at another seat."""

    def apply(self, room: Room) -> None:
        room.owner_key = room.places[self.seat].key


class TableClosed(RoomEvent, frozen=True, kw_only=True, tag="closed"):
    """The host has closed the table, or the lobby has."""

    dissolved: bool = False
    """Whether the lobby has closed it because not everybody came."""

    def apply(self, room: Room) -> None:
        room.closed, room.dissolved = True, self.dissolved


class KeyRenewed(SeatEvent, frozen=True, kw_only=True, tag="rekeyed"):
    """The person of this seat has a new key. ``key`` is its hash."""

    key: str
    device: str = ""
    """The hash of the device that asked, which stays connected."""

    def apply(self, room: Room) -> None:
        room.renew_key(self.seat, self.key)


class DeviceDisconnected(RoomEvent, frozen=True, kw_only=True, tag="dismissed"):
    """The person of this seat has disconnected one of their devices."""

    seat: int
    device: str

    def disconnects(self, seat: int | None, device: str) -> Problem | None:
        return refusals.DISMISSED() if (seat, device) == (self.seat, self.device) else None


class PersonReadmitted(RoomEvent, frozen=True, kw_only=True, tag="admitted"):
    """The ban of a name was lifted."""

    name: str

    def apply(self, room: Room) -> None:
        room.bans.admit(self.name)


class ShuffleEvent(RoomEvent, frozen=True, kw_only=True):
    """Something that happens in the shuffle alone and does not change a seat
    (:class:`~settebello.server.tables.exchange.ExchangeState`)."""


class ShareCommitted(ShuffleEvent, frozen=True, kw_only=True, tag="committed"):
    """A device at this seat has committed to a share in the shuffle of the next round."""

    seat: int
    commitment: Hex


class CommitmentsFixed(ShuffleEvent, frozen=True, kw_only=True, tag="fixed"):
    """The list of commitments is fixed. The server drew its seed at this moment and keeps it secret until the round is
    over."""

    transcript: Transcript
    seed: Hex

    def apply(self, room: Room) -> None:
        room.started = True  # the list names seats, so they can no longer change


class ShareRevealed(ShuffleEvent, frozen=True, kw_only=True, tag="revealed"):
    """The device at this seat has revealed its share."""

    seat: int
    share: Hex


class ExchangeAborted(ShuffleEvent, frozen=True, kw_only=True, tag="aborted"):
    """These seats did not reveal their shares in time. A new exchange opens for the round."""

    silent: tuple[int, ...]


class NextRoundRequested(ShuffleEvent, frozen=True, kw_only=True, tag="next"):
    """The person at this seat has asked for the next round, which is dealt once all shares are revealed."""

    seat: int


_decoder: msgspec.json.Decoder[RoomEvent] = msgspec.json.Decoder(
    SeatTaken
    | SeatOpened
    | SeatFilled
    | SeatsSwapped
    | ReadyChanged
    | GameStarted
    | PersonAway
    | PersonReturned
    | RematchOpened
    | HostChanged
    | TableClosed
    | KeyRenewed
    | DeviceDisconnected
    | PersonReadmitted
    | ShareCommitted
    | CommitmentsFixed
    | ShareRevealed
    | ExchangeAborted
    | NextRoundRequested
)


Draft = RoomEvent | Entry
"""The content of an entry to be recorded: an event or, for a deal, an action or a claim, the entry itself without an id
or a date."""


def stamp(draft: Draft, client_id: str | None, at: float) -> Entry:
    """The log entry of a draft."""
    if isinstance(draft, RoomEvent):
        return Entry(kind="step", text=msgspec.json.encode(draft).decode(), client_id=client_id, at=at)
    return replace(draft, client_id=client_id, at=at)


def decode_event(entry: Entry) -> RoomEvent:
    """The event of a log entry.

    Raises:
        NewerEntry: a newer version has written it.
    """
    try:
        return _decoder.decode(entry.text)
    except msgspec.MsgspecError as error:
        raise NewerEntry(refusals.TABLE_NEWER()) from error
