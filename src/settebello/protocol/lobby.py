"""The messages on the socket of the lobby, one JSON object each, tagged by ``type``.

Whoever connects is sent a :class:`LobbyInfo`, and another one whenever the lobby has changed. A client that wants
opponents sends a :class:`Seek`. It is answered with :class:`SeekStored` and, as soon as there are opponents, with
:class:`Seated`. After a lost connection the client sends the same seek again, with the same key.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from settebello.protocol.game import ErrorMessage
from settebello.protocol.http import MAX_CLOCK, ProfileKey, Settings
from settebello.protocol.room import MessageId

SoughtClock = Annotated[float, Meta(ge=5, le=MAX_CLOCK)] | Literal["any"] | None


class SoughtGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that somebody wants to play: a variant, or house rules made from it."""

    variant: str
    seats: int | None = None
    """Default: the variant's usual number."""
    settings: Settings = {}
    """House rules, by option key; the points to win among them."""


class Seek(Struct, frozen=True, kw_only=True, tag="seek", forbid_unknown_fields=True, omit_defaults=True):
    """Find opponents for me. A seek that is sent again with the same ``key`` is the same seek. Another seek of the same
    device takes its place."""

    id: MessageId
    key: Annotated[str, Meta(max_length=64)]
    """The secret that the seat will have, made by the client."""
    name: Annotated[str, Meta(max_length=200)]
    """The name to use at the table."""
    device: MessageId | None = None
    """The device's lasting id. Stored as a hash."""
    game: SoughtGame | None = None
    """Null: any game."""
    clock: SoughtClock = "any"
    """Seconds for an action; null: unlimited; ``any``: whatever the opponents want, but no game by the day."""
    program: bool = False
    """Whether a program plays here. The others are told."""
    programs: bool = False
    """Whether programs are welcome as opponents."""
    profile_key: ProfileKey | None = None
    """This device's key to a profile, whose name the seat gets; whom it has blocked is not met."""
    rated: bool = False
    """Whether a rated game is sought: with a profile, a clock, and the rules of a named game. Others who seek one are
    met; people and programs apart."""


class CancelSeek(Struct, frozen=True, kw_only=True, tag="cancel", forbid_unknown_fields=True):
    """No longer find opponents for me. If they have been found meanwhile, the answer is `Seated`."""

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
    rated: bool = False
    """Whether the game is rated: for people with a profile."""


class LobbyInfo(Struct, frozen=True, kw_only=True, tag="lobby"):
    """The lobby now: sent on connecting and on every change; response of ``GET /api/lobby``."""

    waiting: int
    """How many people look for opponents."""
    tables: tuple[ListedTable, ...]


class SeekStored(Struct, frozen=True, kw_only=True, tag="waiting"):
    """The seek with that message id is stored: opponents are looked for."""

    id: str


class SeekCancelled(Struct, frozen=True, kw_only=True, tag="cancelled"):
    """Opponents are no longer looked for. ``id`` is that of `CancelSeek`; null: another seek of this device has taken
    the place of this one."""

    id: str | None


class Seated(Struct, frozen=True, kw_only=True, tag="seated"):
    """Opponents were found: this seat at this table is yours, with the key of your seek. The game begins when everybody
    has joined and is ready."""

    table: str
    seat: int
    title: str
    """The game, in the language of the client."""
    names: tuple[str, ...]
    """Who sits there, by seat."""


LobbyServerMessage = LobbyInfo | SeekStored | SeekCancelled | Seated | ErrorMessage
