"""What happens in a game, as everybody at the table sees it.

:class:`settebello.game.Game` returns the events of every deal, action and claim, in the order in which they happened.
They say all that changes on the table, in the piles and in the score, and nothing that a hand still hides: who replays
them on an empty table has the cards on the table, the piles, the sweeps and the size of every hand.

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
"""Why a play that empties the table is no sweep."""


class RoundStarted(Struct, frozen=True, kw_only=True, tag="round"):
    """A round begins; its cards come with :class:`CardsDealt`, after the cut where there is one."""

    number: int
    """From 1."""
    dealer: int


class Redealt(Struct, frozen=True, kw_only=True, tag="redealt"):
    """The first table cards called for a new deal by the same dealer: ``table`` is what they were."""

    table: CardSet


class CardsDealt(Struct, frozen=True, kw_only=True, tag="dealt"):
    """Every hand, and before the first deal the table, has got cards."""

    deal: int
    """Which deal of the round this is, from 0."""
    each: int
    """How many cards each hand got."""
    table: CardSet
    """The cards dealt to the table."""


class CutDecided(Struct, frozen=True, kw_only=True, tag="cut"):
    """The seat that drew a card kept it or put it on the table."""

    seat: int
    action: Action
    card: Card | None
    """The card put on the table; None: it was kept, or is not known."""


class DeclarationDecided(Struct, frozen=True, kw_only=True, tag="declaration"):
    """A seat declared its hand, or passed."""

    seat: int
    action: Action
    cards: CardSet
    """The hand shown; empty after a pass."""


class DeclarationsCounted(Struct, frozen=True, kw_only=True, tag="declarations"):
    """All seats have decided, and at least one declared; or a seat declared at its turn."""

    points: tuple[int, ...]
    """By side; nought for all where the declarations were equal."""


class CardPlayed(Struct, frozen=True, kw_only=True, tag="played", gc=False):
    """A seat played a card: laid it down, or took cards with it."""

    seat: int
    action: Action
    sweep: bool
    """Whether it counts as a sweep."""
    no_sweep: NoSweep | None = None
    """Why it is no sweep, though it took all that was on the table."""
    points: dict[CaptureKind, int] = {}
    """What it scored as a capture, by what it was for, besides the points of a sweep."""
    stolen: CardSet = CardSet()
    """The pile of another side that it took, by its top card."""
    stolen_from: int | None = None
    """That side."""


class DealerCaptured(Struct, frozen=True, kw_only=True, tag="dealer-capture"):
    """The dealer took the first table cards, which make 15 or 30 (Escoba)."""

    seat: int
    cards: CardSet
    sweeps: int
    """How many sweeps that is."""


class LeftoverTaken(Struct, frozen=True, kw_only=True, tag="leftover"):
    """The last table cards went to ``side``."""

    side: int | None
    cards: CardSet


class RoundScored(Struct, frozen=True, kw_only=True, tag="scored"):
    """A round is over and scored."""

    score: RoundScore
    totals: tuple[int, ...]
    """The game's points by side, this round included."""


class ClaimJudged(Struct, frozen=True, kw_only=True, tag="claim"):
    """A seat claimed out, which ends the game."""

    seat: int
    correct: bool
    """Whether its side has won."""

    @property
    def action(self) -> Action:
        """The claim."""
        return CLAIM


class GameOver(Struct, frozen=True, kw_only=True, tag="over"):
    """The game has ended."""

    outcome: Outcome


ActionEvent = CutDecided | DeclarationDecided | CardPlayed | ClaimJudged
"""What a seat did: each has its ``seat`` and its ``action``."""

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
