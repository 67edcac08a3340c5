"""Room events: everything that happens at a table besides playing. Each is stored as JSON in a log entry.

The tags are stored, so they stay as they are.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from settebello.commit_reveal import Hex, Transcript
from settebello.protocol import refusals
from settebello.server.model import Entry, NewerEntry


class SeatTaken(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="sat"):
    """Somebody sat down at an open seat; ``key`` is the hash of their key."""

    seat: int
    name: str
    key: str
    device: str = ""
    """The hash of the device's own name; empty: unknown."""
    lobby_device: str = ""
    """The hash by which the lobby knows the device, at a table to which the lobby leads; empty: unknown."""
    profile: str = ""
    """The id of their profile; empty: they have none."""
    program: bool = False
    """Whether they are a program that says so."""


class SeatOpened(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="emptied"):
    """A seat is open again: its person left or was removed, or its computer player was."""

    seat: int
    removed: bool = False
    """Whether the host has removed a person, who is banned."""


class SeatFilled(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="filled"):
    """A computer player was put at a seat, for good."""

    seat: int
    player: str
    name: str
    removed: bool = False
    """Whether the host has removed a person for it, who is banned."""


class SeatsSwapped(Struct, frozen=True, kw_only=True, tag="swapped"):
    """The people of two seats have changed places."""

    seats: tuple[int, int]


class ReadyChanged(Struct, frozen=True, kw_only=True, tag="readied"):
    """Somebody is ready to begin, or no longer is."""

    seat: int
    ready: bool


class ShareCommitted(Struct, frozen=True, kw_only=True, tag="committed"):
    """A device at this seat has committed to a share in the shuffle of the next round."""

    seat: int
    commitment: Hex


class CommitmentsFixed(Struct, frozen=True, kw_only=True, tag="fixed"):
    """The list of commitments is fixed. The server's seed was drawn at this moment, and stays secret until the round is
    over."""

    transcript: Transcript
    seed: Hex


class ShareRevealed(Struct, frozen=True, kw_only=True, tag="revealed"):
    """The device at this seat has revealed its share."""

    seat: int
    share: Hex


class ExchangeAborted(Struct, frozen=True, kw_only=True, tag="aborted"):
    """These seats did not reveal their shares in time: another exchange opens for the round."""

    silent: tuple[int, ...]


class NextRoundRequested(Struct, frozen=True, kw_only=True, tag="next"):
    """Somebody at this seat has asked for the next round, which is dealt once all shares are revealed."""

    seat: int


class GameStarted(Struct, frozen=True, kw_only=True, tag="started"):
    """The game begins once a round is dealt; these computer players take the open seats."""

    filled: tuple[SeatFilled, ...] = ()


class PersonAway(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="away"):
    """The person of this seat has been disconnected too long: during a game a computer player stands in."""

    seat: int
    left: bool = False
    """Whether they have left on purpose."""


class PersonReturned(Struct, frozen=True, kw_only=True, tag="back"):
    """The person of this seat is back, and plays again."""

    seat: int


class RematchOpened(Struct, frozen=True, kw_only=True, tag="rematched"):
    """The same people continue at another table."""

    table: str


class HostChanged(Struct, frozen=True, kw_only=True, tag="hosted"):
    """The person of this seat is the host from now on, even at another seat."""

    seat: int


class TableClosed(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="closed"):
    """The host has closed the table, or the lobby has."""

    dissolved: bool = False
    """Whether the lobby has closed it, since not everybody came."""


class KeyRenewed(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="rekeyed"):
    """The person of this seat has a new key, of which ``key`` is the hash."""

    seat: int
    key: str
    device: str = ""
    """The hash of the device that asked, which stays connected."""


class DeviceDisconnected(Struct, frozen=True, kw_only=True, tag="dismissed"):
    """The person of this seat has disconnected one of its devices."""

    seat: int
    device: str


class PersonReadmitted(Struct, frozen=True, kw_only=True, tag="admitted"):
    """The ban of a name was lifted."""

    name: str


ShuffleEvent = ShareCommitted | CommitmentsFixed | ShareRevealed | ExchangeAborted | NextRoundRequested
"""Events of the shuffle alone, which change no seat."""
SeatEvent = (
    SeatTaken
    | SeatOpened
    | SeatFilled
    | SeatsSwapped
    | ReadyChanged
    | GameStarted
    | PersonAway
    | PersonReturned
    | KeyRenewed
    | DeviceDisconnected
    | PersonReadmitted
)
RoomEvent = SeatEvent | RematchOpened | HostChanged | TableClosed | ShuffleEvent

_decoder: msgspec.json.Decoder[RoomEvent] = msgspec.json.Decoder(RoomEvent)


def encode_event(event: RoomEvent, client_id: str | None, at: float) -> Entry:
    """The log entry of an event."""
    return Entry(kind="step", text=msgspec.json.encode(event).decode(), client_id=client_id, at=at)


def decode_event(entry: Entry) -> RoomEvent:
    """The event of a log entry.

    Raises:
        NewerEntry: a newer version has written it.
    """
    try:
        return _decoder.decode(entry.text)
    except msgspec.MsgspecError as error:
        raise NewerEntry(refusals.TABLE_NEWER()) from error
