"""The messages about who sits at a table: a part of :mod:`settebello.protocol.game`.

Each command changes what everybody at the table sees as a :class:`RoomInfo`. Anybody seated may be ready, leave, move
to a seat that no person has, say a phrase or ask for a rematch; only the host may do the rest.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
"""A client's own name for a message. PostgreSQL keeps no text with a zero byte."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class Watch(Struct, frozen=True, kw_only=True, tag="watch", forbid_unknown_fields=True):
    """The first message on the socket of a spectator, who sees what lies open and no hand."""

    shuffle: Literal[2] | None = None
    """As in `Join`."""


class CatchUp(Struct, frozen=True, kw_only=True, tag="missed", forbid_unknown_fields=True):
    """What has happened since ``version``? Answered with an `Update`: its events where they are still known."""

    id: MessageId
    version: int


class Ready(Struct, frozen=True, kw_only=True, tag="ready", forbid_unknown_fields=True):
    """I am ready to begin (or not any more). When every seat is taken and all are ready, the first round is dealt."""

    id: MessageId
    ready: bool


class LegacyShare(Struct, frozen=True, kw_only=True, tag="share", forbid_unknown_fields=True):
    """By older clients: a share in a form of the shuffle that is not accepted any more."""

    id: MessageId
    share: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class SwapSeats(Struct, frozen=True, kw_only=True, tag="swap", forbid_unknown_fields=True):
    """Before the start: exchange the places of two seats. A guest may move their own, to a seat without a person."""

    id: MessageId
    seat: SeatNumber
    to: SeatNumber


class FillSeat(Struct, frozen=True, kw_only=True, tag="fill", forbid_unknown_fields=True):
    """By the host. Before the start: put a player at a seat, or open it (null), sending away who sat there. During
    the game: let a player go on for good in the place of somebody who is away."""

    id: MessageId
    seat: SeatNumber
    player: Annotated[str, Meta(max_length=40)] | None


class StartGame(Struct, frozen=True, kw_only=True, tag="start", forbid_unknown_fields=True):
    """By the host, when the others are ready: players sit down at the open seats, and the first round is dealt."""

    id: MessageId


class LeaveTable(Struct, frozen=True, kw_only=True, tag="leave", forbid_unknown_fields=True):
    """Stand up: before the start the seat is open again, afterwards a player goes on until the person comes back."""

    id: MessageId


class Rematch(Struct, frozen=True, kw_only=True, tag="rematch", forbid_unknown_fields=True):
    """Once the game is over: start another with the same people and the same keys, at a new table that
    `RoomInfo.rematch` names."""

    id: MessageId


class MakeHost(Struct, frozen=True, kw_only=True, tag="host", forbid_unknown_fields=True):
    """By the host, at any time: the person at that seat is the host from now on."""

    id: MessageId
    seat: SeatNumber


class CloseTable(Struct, frozen=True, kw_only=True, tag="close", forbid_unknown_fields=True):
    """By the host: nothing more is played at this table."""

    id: MessageId


Phrase = Literal[
    "hello",
    "good-luck",
    "whose-turn",
    "your-turn",
    "well-played",
    "lucky",
    "oh-no",
    "thanks",
    "sorry",
    "wait",
    "again",
    "goodbye",
]
"""What can be said at a table; a page says it in its own language."""


class SayPhrase(Struct, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """Say a phrase to everybody at the table. It is not kept."""

    id: MessageId
    phrase: Phrase


class Admit(Struct, frozen=True, kw_only=True, tag="admit", forbid_unknown_fields=True):
    """By the host: whoever was sent away under that name (`RoomInfo.removed`) may sit down again."""

    id: MessageId
    name: Annotated[str, Meta(max_length=60)]


class RenewKey(Struct, frozen=True, kw_only=True, tag="rekey", forbid_unknown_fields=True):
    """My seat has another secret from now on, which this device has made: the old one, and every link with it, works
    no more, and other devices connected with it are closed. ``device``: this one's own name, as in `Join`; it stays."""

    id: MessageId
    key: Annotated[str, Meta(max_length=64)]
    device: MessageId | None = None


class DisconnectDevice(Struct, frozen=True, kw_only=True, tag="dismiss", forbid_unknown_fields=True):
    """Close the connections of one of the devices at my seat, by its ``id`` in `RoomInfo.connected`. Anyone who has the
    secret can come back with it: `RenewKey` keeps them out."""

    id: MessageId
    device: Annotated[str, Meta(pattern=r"^[0-9a-f]{12}\Z")]


RoomCommand = (
    Ready
    | LegacyShare
    | SwapSeats
    | FillSeat
    | StartGame
    | LeaveTable
    | Rematch
    | MakeHost
    | CloseTable
    | Admit
    | RenewKey
    | DisconnectDevice
)


class Device(Struct, frozen=True, kw_only=True):
    """A device connected at your seat."""

    id: str
    kind: str
    """``Firefox``, ``Chrome``, ``Safari``, ``Edge``, ``Opera``, ``terminal``; empty: something else."""
    since: int
    """Seconds since 1970."""
    own: bool
    """It is this one."""


Phase = Literal["gathering", "playing", "over", "closed"]


class RoomSeat(Struct, frozen=True, kw_only=True):
    """Who sits at a seat now."""

    name: str
    """Empty at an open seat."""
    player: str
    """``person``, ``open`` or the name of a player."""
    side: int
    here: bool
    """Whether somebody is connected at it."""
    ready: bool
    stand_in: bool
    """Whether a player plays for the person, who is away."""
    shared: bool
    """Kept for older clients, as false: see `ShuffleInfo`."""


class RoomInfo(Struct, frozen=True, kw_only=True, tag="room"):
    """Who is at the table and how it stands: sent on joining and upon every change."""

    version: int
    phase: Phase
    seat: int | None
    """Where you sit now; null: you watch."""
    devices: int
    """How many are connected at your seat, yours included: only that seat is told. 0: you watch."""
    host: int | None
    """Who may arrange the table: who opened it or was made host; while they are away, the first person who is not."""
    seats: tuple[RoomSeat, ...]
    watchers: int
    code: str | None
    """The short code of the table."""
    commitment: str | None
    """Kept for older clients, as null: see `ShuffleInfo`. At older tables: the SHA-256, in hexadecimal, of the server's
    seed of the round dealt last."""
    next_commitment: str | None
    """Kept for older clients, as null: see `ShuffleInfo`. At older tables: the same for the next round."""
    grace: float
    """Seconds after which a player plays for a person who is away."""
    clock: float | None
    """Seconds that a person has for an action."""
    level: str
    """The player that sits down where nobody else does, and plays for who is away."""
    may_watch: bool
    rematch: str | None
    """The table where the same people go on."""
    acting: bool = False
    """The host only stands in for the owner, who is away: nothing that would outlast the owner's return is done."""
    connected: tuple[Device, ...] = ()
    """The devices at your seat: only that seat is told."""
    removed: tuple[str, ...] = ()
    """Who was sent away and may not come back: only the host is told."""


class PhraseSaid(Struct, frozen=True, kw_only=True, tag="said"):
    """Somebody at the table says a phrase."""

    seat: int
    phrase: Phrase
