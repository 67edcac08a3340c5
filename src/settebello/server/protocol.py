"""The messages between the server and a client at a table, one JSON object each, tagged by ``type``.

A table's record has a version: the number of its entries (an entry is a shuffled round or an action). Every change is
sent to each seat as an :class:`Update` with the version that it made and what that seat may know afterwards. A client
acts on the version that it saw; an action on an older one is refused and a fresh :class:`Update` follows.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from settebello.cards import Card, CardSet
from settebello.view import View

MessageId = Annotated[str, Meta(min_length=1, max_length=64)]


class Join(Struct, frozen=True, kw_only=True, tag="join", forbid_unknown_fields=True):
    """The first message on a socket: ``key`` is the secret of the seat."""

    key: str


class Act(Struct, frozen=True, kw_only=True, tag="act", forbid_unknown_fields=True):
    """Take ``action`` (action text) upon ``version``. ``id`` is the client's own, and comes back in the answer."""

    id: MessageId
    version: int
    action: str


class Next(Struct, frozen=True, kw_only=True, tag="next", forbid_unknown_fields=True):
    """The round's score sheet has been read: deal the next round. ``version`` as in :class:`Act`."""

    id: MessageId
    version: int


ClientMessage = Join | Act | Next


class SheetLine(Struct, frozen=True, kw_only=True):
    """One line of the score sheet: ``points`` and ``why`` by side, in side order."""

    key: str
    label: str
    points: tuple[int, ...]
    why: tuple[str, ...]


class ScoreSheet(Struct, frozen=True, kw_only=True):
    """A scored round in words."""

    lines: tuple[SheetLine, ...]
    totals: tuple[int, ...]
    """This round's points by side."""
    game: tuple[int, ...]
    """The game's points by side, this round included."""
    primes: tuple[tuple[Card | None, ...], ...]
    """By side, the cards of the prime, in suit order D C S B; empty where no primiera is played."""
    winner: int | None
    """The side that has won the game, if it is over."""


class Seat(Struct, frozen=True, kw_only=True):
    """Who sits at a seat."""

    name: str
    player: str
    """``person`` or the name of a player."""
    side: int


class Table(Struct, frozen=True, kw_only=True, tag="table"):
    """Answer to :class:`Join`: what does not change during a game."""

    id: str
    seat: int
    seats: tuple[Seat, ...]
    title: str
    target: int
    direction: Literal["right", "left"]
    rule_sheet: tuple[str, ...]
    """The rules in words, a paragraph each."""


class Dealt(Struct, frozen=True, kw_only=True, tag="dealt"):
    """Cards were dealt; ``first``: a new round, with its table cards."""

    first: bool


class Redealt(Struct, frozen=True, kw_only=True, tag="redealt"):
    """The first table cards called for a new deal by the same dealer: ``table`` is what they were."""

    table: CardSet


class Played(Struct, frozen=True, kw_only=True, tag="played"):
    """A seat took an action; ``card`` and ``captured`` where it was a play."""

    seat: int
    action: str
    card: Card | None
    captured: CardSet
    sweep: bool


class LeftoverTaken(Struct, frozen=True, kw_only=True, tag="leftover"):
    """The last table cards went to ``side``."""

    side: int | None
    cards: CardSet


class Scored(Struct, frozen=True, kw_only=True, tag="scored"):
    """The round is over."""

    sheet: ScoreSheet


Event = Dealt | Redealt | Played | LeftoverTaken | Scored


class Update(Struct, frozen=True, kw_only=True, tag="update"):
    """What happened (in order; empty on joining) and what this seat may know now."""

    version: int
    events: tuple[Event, ...]
    view: View
    sheet: ScoreSheet | None
    """The score sheet of the round just ended, while ``view.phase`` is ``over``."""


class Ok(Struct, frozen=True, kw_only=True, tag="ok"):
    """The action with that id is in the record, which now has ``version`` entries."""

    id: str
    version: int


class Error(Struct, frozen=True, kw_only=True, tag="error"):
    """Refused: one sentence. ``id`` is that of the action, or null. The game is untouched."""

    id: str | None
    message: str


ServerMessage = Table | Update | Ok | Error
