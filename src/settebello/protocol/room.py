"""The messages about the people at a table: a part of :mod:`settebello.protocol.game`.

Each command changes the :class:`RoomInfo` that everybody at the table sees. Anybody seated may be ready, leave, move to
a seat without a person, say a phrase or ask for a rematch; only the host may do the rest.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
"""The id that a client chooses for a message. PostgreSQL stores no text with a zero byte."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
FACES = 12
"""How many faces people can choose from; pages have the drawings."""
FaceNumber = Annotated[int, Meta(ge=0, lt=FACES)]


class Watch(Struct, frozen=True, kw_only=True, tag="watch", forbid_unknown_fields=True):
    """The first message on the socket of a spectator, who sees the open cards and no hand."""


class CatchUp(Struct, frozen=True, kw_only=True, tag="missed", forbid_unknown_fields=True):
    """Ask for the events since ``version``; answered with an `Update`, with the events if they are still known."""

    id: MessageId
    version: int


class PageVisible(Struct, frozen=True, kw_only=True, tag="visible", forbid_unknown_fields=True):
    """Whether this client's page is visible: a person who does not see it may want to be notified. Until it says so, a
    client counts as visible."""

    id: MessageId
    visible: bool


class ReadTexts(Struct, frozen=True, kw_only=True, tag="texts", forbid_unknown_fields=True):
    """Whether this client shows texts of friends, and may send some. Until it says so, it does not."""

    id: MessageId
    on: bool


class Ready(Struct, frozen=True, kw_only=True, tag="ready", forbid_unknown_fields=True):
    """I am ready to begin, or no longer am. When every seat is taken and everybody is ready, the first round is
    dealt."""

    id: MessageId
    ready: bool


class SwapSeats(Struct, frozen=True, kw_only=True, tag="swap", forbid_unknown_fields=True):
    """Before the start: exchange the people of two seats. A guest may only move themselves, to a seat without a
    person."""

    id: MessageId
    seat: SeatNumber
    to: SeatNumber


class FillSeat(Struct, frozen=True, kw_only=True, tag="fill", forbid_unknown_fields=True):
    """By the host. Before the start: put a computer player at a seat, or open it (null), and remove the person who sat
    there. During the game: have a computer player replace somebody who is away, for good."""

    id: MessageId
    seat: SeatNumber
    player: Annotated[str, Meta(max_length=40)] | None


class StartGame(Struct, frozen=True, kw_only=True, tag="start", forbid_unknown_fields=True):
    """By the host, when the others are ready: computer players take the open seats, and the first round is dealt."""

    id: MessageId


class LeaveTable(Struct, frozen=True, kw_only=True, tag="leave", forbid_unknown_fields=True):
    """Leave the table. Before the start, the seat is open again; afterwards a computer player takes over until the
    person comes back."""

    id: MessageId


class Rematch(Struct, frozen=True, kw_only=True, tag="rematch", forbid_unknown_fields=True):
    """Once the game is over: start another with the same people and the same keys, at a new table that
    `RoomInfo.rematch` names."""

    id: MessageId


class MakeHost(Struct, frozen=True, kw_only=True, tag="host", forbid_unknown_fields=True):
    """By the host, at any time: make the person at that seat the host."""

    id: MessageId
    seat: SeatNumber


class CloseTable(Struct, frozen=True, kw_only=True, tag="close", forbid_unknown_fields=True):
    """By the host: close the table for good."""

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
    "smile",
    "laugh",
    "surprise",
    "sad",
]
"""A phrase to say at a table, or a face to make; each client shows it in its own way and language."""


class SayPhrase(Struct, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """Say a phrase to everybody at the table. It is not stored."""

    id: MessageId
    phrase: Phrase


MAX_TEXT_LENGTH = 200
"""The most characters of a text."""


class SayText(Struct, frozen=True, kw_only=True, tag="write", forbid_unknown_fields=True):
    """Before the game begins or once it is over: say something in own words to the friends at the table whose clients
    show texts (`ReadTexts`). It is not stored."""

    id: MessageId
    text: Annotated[str, Meta(max_length=MAX_TEXT_LENGTH)]


class Admit(Struct, frozen=True, kw_only=True, tag="admit", forbid_unknown_fields=True):
    """By the host: let anyone removed under that name (`RoomInfo.removed`) sit down again."""

    id: MessageId
    name: Annotated[str, Meta(max_length=60)]


class RenewKey(Struct, frozen=True, kw_only=True, tag="rekey", forbid_unknown_fields=True):
    """Replace the secret of my seat with ``key``, made by this device. The old secret and every link with it stop
    working, and other devices connected with it are disconnected. ``device``: this device's own name, as in `Join`; it
    stays connected."""

    id: MessageId
    key: Annotated[str, Meta(max_length=64)]
    device: MessageId | None = None


class DisconnectDevice(Struct, frozen=True, kw_only=True, tag="dismiss", forbid_unknown_fields=True):
    """Disconnect one of the devices at my seat, by its ``id`` in `RoomInfo.connected`. Anyone who has the secret can
    reconnect with it: `RenewKey` keeps them out."""

    id: MessageId
    device: Annotated[str, Meta(pattern=r"^[0-9a-f]{12}\Z")]


RoomCommand = (
    Ready
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
    """``Firefox``, ``Chrome``, ``Safari``, ``Edge``, ``Opera`` or ``terminal``; empty for something else."""
    since: int
    """Seconds since 1970."""
    own: bool
    """Whether it is this one."""


Phase = Literal["gathering", "playing", "over", "closed"]


class RoomSeat(Struct, frozen=True, kw_only=True):
    """A seat, and the person or player there now."""

    name: str
    """Empty at an open seat."""
    player: str
    """``person``, ``open`` or the name of a player."""
    side: int
    here: bool
    """Whether somebody is connected at it."""
    ready: bool
    stand_in: bool
    """Whether a computer player stands in for the person, who is away."""
    profile: str
    """The id of the person's profile, whose name the seat has; empty if they have none, or show none."""
    program: bool
    """Whether the person is a program that says so."""
    face: int | None = None
    """The face that the person has chosen, or null if they have chosen none."""
    won: int
    """The games that the person has won against the others, at this table and at those of which it is the rematch."""


class RoomInfo(Struct, frozen=True, kw_only=True, tag="room"):
    """The people at the table and its phase: sent on joining and on every change."""

    version: int
    phase: Phase
    seat: int | None
    """Your seat now, or null if you are watching."""
    devices: int
    """The number of devices connected at your seat, including yours; 0 if you are watching. Each seat is told only its
    own number."""
    host: int | None
    """The seat of the host: the person who opened the table or was made host, or while they are away the first person
    who is not away."""
    seats: tuple[RoomSeat, ...]
    watchers: int
    code: str | None
    """The short code of the table."""
    grace: float
    """Seconds until a computer player stands in for a person who is away."""
    clock: float | None
    """Seconds that a person has for an action."""
    level: str
    """The computer player that takes open seats and stands in for people who are away."""
    may_watch: bool
    rematch: str | None
    """The table of the rematch."""
    acting: bool
    """Whether the host is only standing in for the owner, who is away: a stand-in may do nothing that lasts after the
    owner's return."""
    connected: tuple[Device, ...]
    """The devices at your seat. Only that seat is told."""
    removed: tuple[str, ...]
    """The people who were removed and may not come back. Only the host is told."""
    rated: bool
    """Whether the game changes the ratings of its people: a player who leaves it has lost."""
    pool: str
    """The rating pool of the game, which determines the ratings shown for its people."""
    matched: bool
    """Whether the lobby has brought the people together."""
    listed: bool
    """Whether the lobby lists the table while seats are open."""
    dissolved: bool
    """Whether the table is closed because not everybody that the lobby had paired came."""
    forfeited_to: int | None
    """The side that has won a rated game because somebody on each other side has left it, or null if it was not decided
    this way. The game can be continued, but its result is final."""


class PhraseSaid(Struct, frozen=True, kw_only=True, tag="said"):
    """Somebody at the table says a phrase."""

    seat: int
    phrase: Phrase


class TextSaid(Struct, frozen=True, kw_only=True, tag="wrote"):
    """A friend at the table says something in their own words."""

    seat: int
    text: str
    """One line without invisible characters."""
    to: tuple[int, ...]
    """The seats of the friends who are told."""
