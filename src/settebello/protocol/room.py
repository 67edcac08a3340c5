"""The messages about who sits at a table: a part of :mod:`settebello.protocol.game`.

Each of them changes what everybody at the table sees as a :class:`Room`. Who may do what: anybody seated may be ready,
share, leave, move to a seat that no person has, say a phrase, ask for a rematch; the host may do the rest.
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


class Missed(Struct, frozen=True, kw_only=True, tag="missed", forbid_unknown_fields=True):
    """What has happened since ``version``? Answered with an `Update`: its events where they are still known."""

    id: MessageId
    version: int


class Ready(Struct, frozen=True, kw_only=True, tag="ready", forbid_unknown_fields=True):
    """I am ready to begin (or not any more). When every seat is taken and all are ready, the first round is dealt."""

    id: MessageId
    ready: bool


class Share(Struct, frozen=True, kw_only=True, tag="share", forbid_unknown_fields=True):
    """By older clients: a share in a form of the shuffle that is not accepted any more."""

    id: MessageId
    share: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Swap(Struct, frozen=True, kw_only=True, tag="swap", forbid_unknown_fields=True):
    """Before the start: exchange the places of two seats. A guest may move their own, to a seat without a person."""

    id: MessageId
    seat: SeatNumber
    to: SeatNumber


class Fill(Struct, frozen=True, kw_only=True, tag="fill", forbid_unknown_fields=True):
    """By the host. Before the start: put a player at a seat, or open it (null), sending away who sat there. During
    the game: let a player go on for good in the place of somebody who is away."""

    id: MessageId
    seat: SeatNumber
    player: Annotated[str, Meta(max_length=40)] | None


class Start(Struct, frozen=True, kw_only=True, tag="start", forbid_unknown_fields=True):
    """By the host, when the others are ready: players sit down at the open seats, and the first round is dealt."""

    id: MessageId


class Leave(Struct, frozen=True, kw_only=True, tag="leave", forbid_unknown_fields=True):
    """Stand up: before the start the seat is open again, afterwards a player goes on until the person comes back."""

    id: MessageId


class Rematch(Struct, frozen=True, kw_only=True, tag="rematch", forbid_unknown_fields=True):
    """The game is over: another with the same people, at a new table that `Room.rematch` names. Keys stay the same."""

    id: MessageId


class Host(Struct, frozen=True, kw_only=True, tag="host", forbid_unknown_fields=True):
    """By the host, at any time: the person at that seat is the host from now on."""

    id: MessageId
    seat: SeatNumber


class Close(Struct, frozen=True, kw_only=True, tag="close", forbid_unknown_fields=True):
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


class Say(Struct, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """Say a phrase to everybody at the table. It is not kept."""

    id: MessageId
    phrase: Phrase


class Admit(Struct, frozen=True, kw_only=True, tag="admit", forbid_unknown_fields=True):
    """By the host: whoever was sent away under that name (`Room.removed`) may sit down again."""

    id: MessageId
    name: Annotated[str, Meta(max_length=60)]


class Rekey(Struct, frozen=True, kw_only=True, tag="rekey", forbid_unknown_fields=True):
    """My seat has another secret from now on, which this device has made: the old one, and every link with it, works
    no more, and other devices connected with it are closed. ``device``: this one's own name, as in `Join`; it stays."""

    id: MessageId
    key: Annotated[str, Meta(max_length=64)]
    device: MessageId | None = None


class Dismiss(Struct, frozen=True, kw_only=True, tag="dismiss", forbid_unknown_fields=True):
    """Close the connections of one of the devices at my seat, by its ``id`` in `Room.connected`. Who has the secret can
    come back with it: `Rekey` keeps them out."""

    id: MessageId
    device: Annotated[str, Meta(pattern=r"^[0-9a-f]{12}\Z")]


RoomMessage = Ready | Share | Swap | Fill | Start | Leave | Rematch | Host | Close | Admit | Rekey | Dismiss


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
    """Kept for older clients, as false: see `Shuffle`."""


class Room(Struct, frozen=True, kw_only=True, tag="room"):
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
    """Kept for older clients, as null: see `Shuffle`. At tables of before: of the server's seed of the round that was
    dealt last, its SHA-256 in hexadecimal."""
    next_commitment: str | None
    """Kept for older clients, as null: see `Shuffle`. At tables of before: the same for the round to come."""
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


class Said(Struct, frozen=True, kw_only=True, tag="said"):
    """Somebody at the table says a phrase."""

    seat: int
    phrase: Phrase
