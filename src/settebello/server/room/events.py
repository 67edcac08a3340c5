"""What people do at a table beside playing, as it is kept: each step is the text of an entry."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from settebello.commit_reveal import Hex, Transcript
from settebello.protocol import refusals
from settebello.server.store.base import Entry, StoreError


class SeatTaken(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="sat"):
    """Somebody sat down at an open seat; ``key`` is the hash of their secret."""

    seat: int
    name: str
    key: str
    device: str = ""
    """The hash of the device's own name at this table; empty: it has not said."""


class SeatOpened(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="emptied"):
    """A seat is open again: its person stood up or was sent away, or its player was."""

    seat: int
    removed: bool = False
    """The host has sent a person away, who stays out."""


class SeatFilled(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="filled"):
    """A player was put at a seat, for good."""

    seat: int
    player: str
    name: str
    removed: bool = False
    """The host has sent a person away for it, who stays out."""


class SeatsSwapped(Struct, frozen=True, kw_only=True, tag="swapped"):
    """Who sat at these seats sit at each other's."""

    seats: tuple[int, int]


class ReadyChanged(Struct, frozen=True, kw_only=True, tag="readied"):
    """Somebody is ready to begin, or not any more."""

    seat: int
    ready: bool


class LegacyShareGiven(Struct, frozen=True, kw_only=True, tag="shared"):
    """At tables of before: a seat's share in the seed of the next round, in hexadecimal."""

    seat: int
    share: str


class ShareCommitted(Struct, frozen=True, kw_only=True, tag="committed"):
    """A device at this seat has committed itself to a share in the shuffle of the round to come."""

    seat: int
    commitment: Hex


class CommitmentsFixed(Struct, frozen=True, kw_only=True, tag="fixed"):
    """The list of the commitments is fixed. The server's seed was drawn at this moment, and is nobody's to see before
    the round is over."""

    transcript: Transcript
    seed: Hex


class ShareRevealed(Struct, frozen=True, kw_only=True, tag="revealed"):
    """The share to which this seat's device had committed itself."""

    seat: int
    share: Hex


class ExchangeAborted(Struct, frozen=True, kw_only=True, tag="aborted"):
    """These seats have not revealed their shares in time: another exchange opens for the round."""

    silent: tuple[int, ...]


class NextRoundRequested(Struct, frozen=True, kw_only=True, tag="next"):
    """Somebody at this seat wants the next round, which is dealt as soon as all shares are there."""

    seat: int


class GameStarted(Struct, frozen=True, kw_only=True, tag="started"):
    """The game begins as soon as a round is dealt; these players sit at the seats that were open."""

    filled: tuple[SeatFilled, ...] = ()


class PersonAway(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="away"):
    """The person of this seat has been gone too long: in a game a player plays for them."""

    seat: int
    left: bool = False
    """They have left of their own will."""


class PersonReturned(Struct, frozen=True, kw_only=True, tag="back"):
    """The person of this seat is there again, and plays for themselves."""

    seat: int


class RematchOpened(Struct, frozen=True, kw_only=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


class HostChanged(Struct, frozen=True, kw_only=True, tag="hosted"):
    """The person of this seat is the host from now on, wherever they sit."""

    seat: int


class TableClosed(Struct, frozen=True, kw_only=True, tag="closed"):
    """The host has closed the table."""


class KeyRenewed(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="rekeyed"):
    """The person of this seat has another secret, of which ``key`` is the hash."""

    seat: int
    key: str
    device: str = ""
    """The device that asked, which stays connected."""


class DeviceDisconnected(Struct, frozen=True, kw_only=True, tag="dismissed"):
    """The person of this seat has sent away one of the devices connected at it."""

    seat: int
    device: str


class PersonReadmitted(Struct, frozen=True, kw_only=True, tag="admitted"):
    """Whoever was sent away under that name may sit down again."""

    name: str


ShuffleEvent = ShareCommitted | CommitmentsFixed | ShareRevealed | ExchangeAborted | NextRoundRequested
"""What concerns the shuffle alone, and nobody's seat."""
SeatEvent = (
    SeatTaken
    | SeatOpened
    | SeatFilled
    | SeatsSwapped
    | ReadyChanged
    | LegacyShareGiven
    | GameStarted
    | PersonAway
    | PersonReturned
    | KeyRenewed
    | DeviceDisconnected
    | PersonReadmitted
)
RoomEvent = SeatEvent | RematchOpened | HostChanged | TableClosed | ShuffleEvent

_decoder: msgspec.json.Decoder[RoomEvent] = msgspec.json.Decoder(RoomEvent)


def encode_event(event: RoomEvent, client_id: str, at: float) -> Entry:
    """The entry that keeps a step."""
    return Entry(kind="step", text=msgspec.json.encode(event).decode(), client_id=client_id, at=at)


def decode_event(entry: Entry) -> RoomEvent:
    """The step that an entry keeps.

    Raises:
        StoreError: a newer program has written it.
    """
    try:
        return _decoder.decode(entry.text)
    except msgspec.MsgspecError as error:
        raise StoreError(refusals.NEWER()) from error
