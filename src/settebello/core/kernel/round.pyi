from collections.abc import Sequence
from typing import Literal

from settebello.cards import Card, CardSet
from settebello.core.kernel.action import Action
from settebello.rules.scores import RoundScore
from settebello.rules.vocabulary import Rules

Phase = Literal["cut", "redeal", "declare", "play", "over"]

class Round:
    """One round, from a given pack order to its scoring, executed by the compiled core. It can be pickled, and sent to
    another process.

    Args:
        rules: checked on the way in (RulesError).
        pack: every card of the pack, in the order in which it is dealt (CardError).
        dealer: the dealer's seat; the next seat plays first. Default: the last seat, so that seat 0 plays first.
    """

    def __init__(self, rules: Rules, pack: Sequence[Card], dealer: int | None = None) -> None: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def pack(self) -> tuple[Card, ...]: ...
    @property
    def dealer(self) -> int: ...
    @property
    def phase(self) -> Phase:
        """``redeal``: the table calls for a new deal, and this round is void; ``over``: it can be scored."""
    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when nobody does."""
    @property
    def deal(self) -> int:
        """Which deal of the round this is, from 0."""
    @property
    def table(self) -> CardSet: ...
    @property
    def stock(self) -> tuple[Card, ...]:
        """The undealt cards, in order."""
    @property
    def drawn(self) -> Card | None:
        """The card drawn in the cut, while it is being decided upon."""
    @property
    def last_capture(self) -> int | None:
        """The side that captured last, if any."""
    @property
    def history(self) -> tuple[tuple[int, Action], ...]:
        """Every action so far, with the seat that took it."""
    def hand(self, seat: int) -> CardSet: ...
    def pile(self, side: int) -> CardSet: ...
    def sweeps(self, side: int) -> int: ...
    def sweep_cards(self, side: int) -> tuple[Card, ...]:
        """The cards that made the sweeps of that side, in order."""
    def declared(self, side: int) -> int:
        """Points of the declarations that have counted so far."""
    def shown(self, seat: int) -> CardSet:
        """The cards of that hand that a declaration in this deal has shown and that are still held."""
    def legal_actions(self) -> list[Action]: ...
    def is_legal(self, action: Action) -> bool: ...
    def play(self, action: Action) -> None:
        """Take the action. Raises IllegalAction, with the reason, and changes nothing."""
    def undo(self) -> Action:
        """Take back the last action and return it. Raises IllegalAction when there is none."""
    def score(self) -> RoundScore:
        """Score the piles as they are (they are complete once the phase is ``over``)."""
    def certain(self, side: int) -> int:
        """The points of this round that the side has made certain, however the cards left may fall
        (docs/rules.md#claiming-out)."""
    def copy(self) -> Round:
        """The same round, to be played on by itself; it can be undone as far back."""
    def playout(self, seed: int) -> int:
        """Play random legal actions to the end (a redeal ends it too); how many were played. ``seed``: 0 to
        2**64 - 1."""
    def perft(self, depth: int) -> int:
        """How many action sequences of that length lead on from here. Raises IllegalAction for a depth that no round
        has: 0 to 79 can be counted."""
