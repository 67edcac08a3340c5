"""The messages between the server and a client at a table, one JSON object each, tagged by ``type``.

The version of a table is the number of its log entries: shuffled rounds, actions, claims and room events. Every change
of the game is sent to each seat as an :class:`Update`, with the new version and what that seat may know. A client acts
on the version that it saw: an action on an outdated version is refused, and a new :class:`Update` follows. Who sits at
the table is sent as a :class:`RoomInfo`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.commit_reveal import Hex
from settebello.events import Event
from settebello.players.recommendation import Reason
from settebello.protocol.room import (
    CatchUp,
    MessageId,
    PageVisible,
    PhraseSaid,
    ReadTexts,
    RoomCommand,
    RoomInfo,
    SayPhrase,
    SayText,
    TextSaid,
    Watch,
)
from settebello.protocol.shuffle import Commit, Reveal, ShuffleInfo
from settebello.rules.vocabulary import TableIdiom
from settebello.variants.decks import RegionalDeck
from settebello.view import View
from settebello.wording import ScoreLine


class Join(Struct, frozen=True, kw_only=True, tag="join", forbid_unknown_fields=True):
    """The first message on a socket; ``key`` is the secret of the seat. A client that reconnects names the last
    ``version`` that it saw, and is sent the events since then. Its own name for its ``device`` identifies it while its
    old connection may still be open."""

    key: str
    device: MessageId | None = None
    version: int | None = None
    share: Hex | None = None
    """The share for the current transcript of this seat, to save a message."""


class Act(Struct, frozen=True, kw_only=True, tag="act", forbid_unknown_fields=True):
    """Take ``action`` (action text) on ``version``; a claim may be made at any time, on any version. The client chooses
    ``id``, and the answer repeats it."""

    id: MessageId
    version: int
    action: str


class NextRound(Struct, frozen=True, kw_only=True, tag="next", forbid_unknown_fields=True):
    """Deal the next round; the player has read the score sheet. ``version`` as in :class:`Act`."""

    id: MessageId
    version: int


class Hint(Struct, frozen=True, kw_only=True, tag="hint", forbid_unknown_fields=True):
    """Ask for a hint; answered with :class:`Advice`. ``version`` as in :class:`Act`."""

    id: MessageId
    version: int


ClientMessage = (
    Join
    | Watch
    | CatchUp
    | PageVisible
    | ReadTexts
    | Act
    | NextRound
    | Hint
    | SayPhrase
    | SayText
    | Commit
    | Reveal
    | RoomCommand
)


class PrimeCard(Struct, frozen=True, kw_only=True):
    """A card of a prime."""

    card: Card
    value: float
    """Its value in the primiera. Some scales have half points."""


class ScoreSheet(Struct, frozen=True, kw_only=True):
    """A scored round in words."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    """The points of each side in this round."""
    game: tuple[int, ...]
    """The points of each side in the game, including this round."""
    primes: tuple[tuple[PrimeCard | None, ...], ...]
    """The cards of each side's prime, in suit order D C S B; empty if no primiera is played."""
    winners: tuple[int, ...]
    """The sides that have won the game: none while it lasts, several after a wrong claim."""
    reason: Literal["points", "outright", "claim"] | None
    """The reason why the game is over."""
    doubly_lost: tuple[int, ...]
    """The sides that have lost a double game."""
    rounds: tuple[tuple[int, ...], ...]
    """The points of each side in every scored round of the game, including this one."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits at a seat."""

    name: str
    player: str
    """``person``, ``open`` or the name of a player."""
    side: int
    face: int | None = None
    """The face that the person has chosen, or null if they have chosen none."""


class RuleHeading(Struct, frozen=True, kw_only=True):
    """A heading of the rule sheet, above the paragraph with the index ``before``."""

    title: str
    before: int


class RuleExample(Struct, frozen=True, kw_only=True):
    """A capture that illustrates the paragraph with the index ``after``."""

    after: int
    card: Card
    captured: CardSet


class TableInfo(Struct, frozen=True, kw_only=True, tag="table"):
    """Answer to :class:`Join` and :class:`~settebello.protocol.room.Watch`: the part that does not change during a
    game."""

    id: str
    seat: int
    seats: tuple[SeatInfo, ...]
    title: str
    target: int
    direction: Literal["right", "left"]
    rule_sheet: tuple[str, ...]
    """The rules in words, a paragraph each."""
    rules: str
    """The rules as JSON. Its SHA-256 is the digest of the rules that every list of the shuffle names, so it binds
    how the cards are dealt."""
    idiom: TableIdiom
    """The terms of the game, such as the call of a sweep."""
    suits: Literal["latin", "french"]
    """The suits of the deck that the game is usually played with."""
    cards: CardSet
    """The cards in play."""
    values: tuple[int, ...]
    """The capture value of each rank, from the ace."""
    limit: Literal["equal-first", "fewest", "free"]
    """Which captures exclude others."""
    hints: bool
    """Whether :class:`Hint` is answered at this table."""
    watching: bool
    """You watch from the place of ``seat``, and see no hand."""
    practice: bool
    """The game began at a position of another game, and does not count."""
    length: int | None
    """The number of rounds of the game, or null if only its rules end it."""
    day: str | None
    """The day whose daily game is played, or null."""
    match: str | None
    """The id of the match to which the table belongs, or null."""
    declarations: bool
    """Whether hands are declared in this game."""
    rule_headings: tuple[RuleHeading, ...]
    rule_examples: tuple[RuleExample, ...]
    rule_keys: tuple[str, ...]
    """The subject of each paragraph, so that the rules can be opened at one of them."""
    rule_brief: tuple[str, ...]
    """Up to six lines that suffice to play; the first says what is special about this game."""
    deck: RegionalDeck | None
    """The usual deck of the game's region, or null for no particular one: take one with these suits."""
    lowest: bool
    """The lowest total wins."""
    sweeps: bool
    """Whether a sweep scores; if it does not, none is called."""
    sweep_points: int
    """The points of any sweep, whatever its card: those that depend on the card are in ``View.capture_points``."""
    knocks: bool
    """Every declared hand scores; otherwise only the best after each deal does."""


class Update(Struct, frozen=True, kw_only=True, tag="update"):
    """The events in order (none on joining), and what this seat may know now."""

    version: int
    events: tuple[Event, ...]
    view: View
    sheet: ScoreSheet | None
    """The score sheet of the round that has just ended, while ``view.phase`` is ``over``."""
    left: float | None
    """The seconds left for the action, or null if there is no clock."""


class Ok(Struct, frozen=True, kw_only=True, tag="ok"):
    """The command with that id is stored; the log has ``version`` entries."""

    id: str
    version: int


class Advice(Struct, frozen=True, kw_only=True, tag="advice"):
    """Answer to :class:`Hint`: the action that the adviser would take on ``version``, and why."""

    id: str
    version: int
    action: str
    reason: Reason
    cards: CardSet
    """The cards that the reason is about."""
    safe: bool
    """Whether, as far as this seat knows, no single card could then sweep the table."""


class ErrorMessage(Struct, frozen=True, kw_only=True, tag="error"):
    """A refusal in one sentence, in the client's language; the game has not changed. ``id`` is the id of the command,
    or null."""

    id: str | None
    code: str
    """A code of the error for programs, always the same for the same sentence; empty if the sentence has no code."""
    message: str


ServerMessage = TableInfo | RoomInfo | ShuffleInfo | Update | Ok | PhraseSaid | TextSaid | Advice | ErrorMessage
