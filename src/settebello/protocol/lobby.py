"""The messages on the socket of the lobby, one JSON object each, tagged by ``type``.

A client that connects is sent a :class:`LobbyInfo`, and a new one whenever the lobby changes. A client that wants
opponents sends a :class:`Seek`. It is answered with :class:`SeekStored` and, as soon as there are opponents, with
:class:`Seated`. After a lost connection the client sends the same seek again, with the same key.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from settebello.protocol.game import ErrorMessage
from settebello.protocol.http import MAX_CLOCK, ProfileKey, Settings
from settebello.protocol.room import FaceNumber, MessageId

SoughtClock = Annotated[float, Meta(ge=5, le=MAX_CLOCK)] | Literal["any"] | None


class SoughtGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that somebody wants to play: a variant, or house rules made from it."""

    variant: str
    seats: int | None = None
    """Default: the variant's usual number."""
    settings: Settings = {}
    """House rules, by option key; the points to win among them."""


class Seek(Struct, frozen=True, kw_only=True, tag="seek", forbid_unknown_fields=True, omit_defaults=True):
    """Find opponents for me. A seek that is resent with the same ``key`` is the same seek. A different seek of the same
    device replaces it."""

    id: MessageId
    key: Annotated[str, Meta(max_length=64)]
    """The secret of the future seat, made by the client."""
    name: Annotated[str, Meta(max_length=200)]
    """The name to use at the table."""
    face: FaceNumber | None = None
    """The face that the others see, or null for none."""
    device: MessageId | None = None
    """The device's permanent id. Stored as a hash."""
    game: SoughtGame | None = None
    """The game, or null for any game."""
    clock: SoughtClock = "any"
    """Seconds for an action; null for no limit; ``any`` for whatever the opponents want, except games by the day."""
    program: bool = False
    """Whether a program plays here. The opponents are told."""
    programs: bool = False
    """Whether programs are welcome as opponents."""
    profile_key: ProfileKey | None = None
    """This device's key to a profile. The seat gets its name, and people that it has blocked are never opponents."""
    rated: bool = False
    """Whether to look for a rated game, which needs a profile, a clock, and the rules of a named game. The opponents
    also look for one; people and programs are kept separate."""


class CancelSeek(Struct, frozen=True, kw_only=True, tag="cancel", forbid_unknown_fields=True):
    """No longer find opponents for me. If they were found meanwhile, the answer is `Seated`."""

    id: MessageId


LobbyClientMessage = Seek | CancelSeek


class ListedTable(Struct, frozen=True, kw_only=True):
    """An open table that its host has listed. Anybody may sit down at it."""

    table: str
    """Its id."""
    title: str
    """The game, in the language of the client."""
    host: str
    """The name of the host."""
    seats: int
    taken: int
    target: int
    """Points to win."""
    clock: float | None
    """Seconds that a person has for an action."""
    rated: bool
    """Whether the game is rated: for people with a profile."""


class FinishedGame(Struct, frozen=True, kw_only=True):
    """A rated game that has ended."""

    winners: tuple[str, ...]
    """The names of the winners."""
    others: tuple[str, ...]


class LobbyInfo(Struct, frozen=True, kw_only=True, tag="lobby"):
    """The lobby now: sent on connecting and on every change; response of ``GET /api/lobby``."""

    waiting: int
    """The number of people who are looking for opponents."""
    tables: tuple[ListedTable, ...]
    here: int
    """The number of people who are connected, in the lobby and at tables. It is up to a minute old."""
    latest: tuple[FinishedGame, ...]
    """The rated games that ended last, the latest first; up to a minute old too."""


class SeekStored(Struct, frozen=True, kw_only=True, tag="waiting"):
    """The seek with that message id is stored: the server is looking for opponents."""

    id: str


class SeekCancelled(Struct, frozen=True, kw_only=True, tag="cancelled"):
    """The server no longer looks for opponents. ``id`` is the id of `CancelSeek`, or null if another seek of this
    device has replaced this one."""

    id: str | None


class Seated(Struct, frozen=True, kw_only=True, tag="seated"):
    """Opponents were found: this seat at this table is yours, with the key of your seek. The game begins when everybody
    has joined and is ready."""

    table: str
    seat: int
    title: str
    """The game, in the language of the client."""
    names: tuple[str, ...]
    """The names of the people, by seat."""
    seconds: float
    """Seconds within which to join the table and be ready. If somebody does not, the table is dissolved, and the people
    who are ready send their seeks again, with the same keys: they come before younger seeks."""


LobbyServerMessage = LobbyInfo | SeekStored | SeekCancelled | Seated | ErrorMessage
