"""The messages between the server and a client at a table, one JSON object each, tagged by ``type``.

A table's record has a version: the number of its entries (an entry is a shuffled round, an action, or a step of the
people at the table). Every change of the game is sent to each seat as an :class:`Update` with the version that it made
and what that seat may know afterwards. A client acts on the version that it saw; an action on one that the game has
left behind is refused and a fresh :class:`Update` follows. Who sits at the table is told as a :class:`RoomInfo`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.commit_reveal import Hex
from settebello.players.advice import Reason
from settebello.protocol.room import CatchUp, MessageId, PhraseSaid, RoomCommand, RoomInfo, SayPhrase, Watch
from settebello.protocol.shuffle import Commit, Reveal, ShuffleInfo
from settebello.view import View
from settebello.wording import ScoreLine


class Join(Struct, frozen=True, kw_only=True, tag="join", forbid_unknown_fields=True):
    """The first message on a socket: ``key`` is the secret of the seat. A client that comes back says the last
    ``version`` that it saw, and is sent the events since; by its own name for its ``device`` it is known as the same
    one, though its old connection may not have ended yet."""

    key: str
    device: MessageId | None = None
    version: int | None = None
    shuffle: Literal[2] | None = None
    """This client takes part in the shuffle, and wants to be told how it stands (`ShuffleInfo`)."""
    share: Hex | None = None
    """The share for the transcript of this seat as it stands now, so that no message more is needed."""


class Act(Struct, frozen=True, kw_only=True, tag="act", forbid_unknown_fields=True):
    """Take ``action`` (action text) upon ``version``; a claim may be made at any time, upon any version. ``id`` is the
    client's own, and comes back in the answer."""

    id: MessageId
    version: int
    action: str


class NextRound(Struct, frozen=True, kw_only=True, tag="next", forbid_unknown_fields=True):
    """The round's score sheet has been read: deal the next round. ``version`` as in :class:`Act`."""

    id: MessageId
    version: int


class Hint(Struct, frozen=True, kw_only=True, tag="hint", forbid_unknown_fields=True):
    """What would a good player do now? ``version`` as in :class:`Act`; answered with :class:`Advice`."""

    id: MessageId
    version: int


ClientMessage = Join | Watch | CatchUp | Act | NextRound | Hint | SayPhrase | Commit | Reveal | RoomCommand


class ScoreSheet(Struct, frozen=True, kw_only=True):
    """A scored round in words."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    """This round's points by side."""
    game: tuple[int, ...]
    """The game's points by side, this round included."""
    primes: tuple[tuple[Card | None, ...], ...]
    """By side, the cards of the prime, in suit order D C S B; empty where no primiera is played."""
    winners: tuple[int, ...]
    """The sides that have won the game: none while it goes on, several that share it after a wrong claim."""
    reason: Literal["points", "outright", "claim"] | None
    """Why the game is over."""
    doubly_lost: tuple[int, ...]
    """The sides that have lost a double game."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits at a seat."""

    name: str
    player: str
    """``person``, ``open`` or the name of a player."""
    side: int


class TableInfo(Struct, frozen=True, kw_only=True, tag="table"):
    """Answer to :class:`Join`: what does not change during a game."""

    id: str
    seat: int
    seats: tuple[SeatInfo, ...]
    title: str
    target: int
    direction: Literal["right", "left"]
    rule_sheet: tuple[str, ...]
    """The rules in words, a paragraph each."""
    idiom: Literal["scopa", "chkobba", "hurrikan"]
    """Whose words the game uses, for the call of a sweep."""
    suits: Literal["latin", "french"]
    """The pack that the game is usually played with."""
    cards: CardSet
    """The cards in play."""
    values: tuple[int, ...]
    """What each rank is worth in a capture, from the ace."""
    limit: Literal["equal-first", "fewest", "free"]
    """Which captures rule out others."""
    hints: bool
    """Whether :class:`Hint` is answered at this table."""
    watching: bool = False
    """You watch, from ``seat``'s place at the table, and see no hand."""


class DealtEvent(Struct, frozen=True, kw_only=True, tag="dealt"):
    """Cards were dealt; ``first``: a new round, with its table cards."""

    first: bool


class RedealtEvent(Struct, frozen=True, kw_only=True, tag="redealt"):
    """The first table cards called for a new deal by the same dealer: ``table`` is what they were."""

    table: CardSet


class PlayedEvent(Struct, frozen=True, kw_only=True, tag="played"):
    """A seat took an action; ``card`` and ``captured`` where it was a play."""

    seat: int
    action: str
    card: Card | None
    captured: CardSet
    sweep: bool


class LeftoverEvent(Struct, frozen=True, kw_only=True, tag="leftover"):
    """The last table cards went to ``side``."""

    side: int | None
    cards: CardSet


class ScoredEvent(Struct, frozen=True, kw_only=True, tag="scored"):
    """The round is over."""

    sheet: ScoreSheet


GameEvent = DealtEvent | RedealtEvent | PlayedEvent | LeftoverEvent | ScoredEvent


class Update(Struct, frozen=True, kw_only=True, tag="update"):
    """What happened (in order; empty on joining) and what this seat may know now."""

    version: int
    events: tuple[GameEvent, ...]
    view: View
    sheet: ScoreSheet | None
    """The score sheet of the round just ended, while ``view.phase`` is ``over``."""
    left: float | None = None
    """Seconds left for the action, where there is a clock."""


class Ok(Struct, frozen=True, kw_only=True, tag="ok"):
    """The action with that id is in the record, which now has ``version`` entries."""

    id: str
    version: int


class Advice(Struct, frozen=True, kw_only=True, tag="advice"):
    """Answer to :class:`Hint`: what the adviser would do upon ``version``, and why."""

    id: str
    version: int
    action: str
    reason: Reason
    cards: CardSet
    """The cards that the reason speaks of."""
    safe: bool
    """Whether no single card could sweep the table afterwards, as far as this seat knows."""


class ErrorMessage(Struct, frozen=True, kw_only=True, tag="error"):
    """Refused: one sentence, in the language of who is told. ``id`` is that of the action, or null. The game is
    untouched."""

    id: str | None
    code: str = ""
    """What is wrong, for programs: always the same for the same sentence; empty where it has no code."""
    message: str


ServerMessage = TableInfo | RoomInfo | ShuffleInfo | Update | Ok | PhraseSaid | Advice | ErrorMessage
