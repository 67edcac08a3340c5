"""The events of a game, as everybody at the table sees them.

:class:`settebello.game.Game` returns the events of every deal, action and claim, in order.
They include every change on the table, in the piles and in the score, and nothing that a hand still hides: replaying
them on an empty table gives the table cards, the piles, the sweeps and the size of every hand. A server sends them to
everybody as they are (:class:`settebello.protocol.game.Update`).

>>> from settebello.game import Game, Seed
>>> from settebello.rules import Rules
>>> [type(event).__name__ for event in Game(Rules(), dealer=1).deal(Seed(bytes(32)))]
['RoundStarted', 'CardsDealt']
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.core import CLAIM, Action
from settebello.outcome import Outcome
from settebello.rules.scores import CaptureKind, RoundScore

NoSweep = Literal["ace", "last-card"]
"""The reason why a play that empties the table is not a sweep."""


class RoundStarted(Struct, frozen=True, kw_only=True, tag="round"):
    """A round begins; its cards come with :class:`CardsDealt`, after the cut if there is one."""

    number: int
    """From 1."""
    dealer: int


class Redealt(Struct, frozen=True, kw_only=True, tag="redealt"):
    """The first table cards, ``table``, called for a new deal by the same dealer."""

    table: CardSet


class CardsDealt(Struct, frozen=True, kw_only=True, tag="dealt"):
    """Every hand was dealt cards, and before the first deal the table too."""

    deal: int
    """The number of the deal within the round, from 0."""
    each: int
    """The number of cards dealt to each hand."""
    table: CardSet
    """The cards dealt to the table."""


class CutDecided(Struct, frozen=True, kw_only=True, tag="cut"):
    """The seat that drew a card in the cut kept it or put it on the table."""

    seat: int
    action: Action
    card: Card | None
    """The card put on the table, or None if it was kept."""


class DeclarationDecided(Struct, frozen=True, kw_only=True, tag="declaration"):
    """A seat declared its hand, or passed."""

    seat: int
    action: Action
    cards: CardSet
    """The hand shown; empty after a pass."""


class DeclarationsCounted(Struct, frozen=True, kw_only=True, tag="declarations"):
    """Hands have scored: at least one was declared and all seats have decided, one was declared at its turn, or hands
    score as they are dealt."""

    points: tuple[int, ...]
    """The points of each side; all 0 if the declarations were equal."""


class CardPlayed(Struct, frozen=True, kw_only=True, tag="played", gc=False):
    """A seat played a card: laid it down, or captured cards with it."""

    seat: int
    action: Action
    sweep: bool
    """Whether the play counts as a sweep."""
    no_sweep: NoSweep | None = None
    """The reason why the play is not a sweep, although it took every table card."""
    points: dict[CaptureKind, int] = {}
    """Points for the capture itself, by kind, not counting a sweep."""
    stolen: CardSet = CardSet()
    """The pile of another side that the play took, named by its top card."""
    stolen_from: int | None = None
    """The side whose pile was taken."""


class DealerCaptured(Struct, frozen=True, kw_only=True, tag="dealer-capture"):
    """The dealer took the first table cards, which make 15 or 30 (Escoba)."""

    seat: int
    cards: CardSet
    sweeps: int
    """How many sweeps this counts as."""


class LeftoverTaken(Struct, frozen=True, kw_only=True, tag="leftover"):
    """The last table cards went to ``side``."""

    side: int | None
    cards: CardSet


class RoundScored(Struct, frozen=True, kw_only=True, tag="scored"):
    """A round is over and scored."""

    score: RoundScore
    totals: tuple[int, ...]
    """The points of each side in the game, including this round."""


class ClaimJudged(Struct, frozen=True, kw_only=True, tag="claim"):
    """A seat claimed out, which ends the game."""

    seat: int
    correct: bool
    """Whether the side of that seat has won."""

    @property
    def action(self) -> Action:
        """The claim."""
        return CLAIM


class GameOver(Struct, frozen=True, kw_only=True, tag="over"):
    """The game has ended."""

    outcome: Outcome


ActionEvent = CutDecided | DeclarationDecided | CardPlayed | ClaimJudged
"""An action of a seat: it has a ``seat`` and an ``action``."""

Event = (
    RoundStarted
    | Redealt
    | CardsDealt
    | DealerCaptured
    | CutDecided
    | DeclarationDecided
    | DeclarationsCounted
    | CardPlayed
    | LeftoverTaken
    | RoundScored
    | ClaimJudged
    | GameOver
)
