from collections.abc import Sequence

from settebello.cards import Card, CardSet
from settebello.core.kernel.action import Action
from settebello.rules.scores import CaptureKind, RoundScore
from settebello.rules.vocabulary import Rules

def captures(
    rules: Rules, card: Card, table: CardSet, named: int | None = None, *, first: bool = False
) -> tuple[list[CardSet], bool]: ...
def counts_as_sweep(rules: Rules, card: Card, *, named: int | None = None, last_card: bool = False) -> bool: ...
def capture_points(
    rules: Rules, action: Action, table: CardSet, chain: CardSet, *, last_card: bool = False
) -> dict[CaptureKind, int]: ...
def declaration_points(rules: Rules, hand: CardSet, named: int | None = None) -> int: ...
def score_piles(
    rules: Rules,
    piles: Sequence[CardSet],
    sweeps: Sequence[int] | None = None,
    declared: Sequence[int] | None = None,
    captures: Sequence[int] | None = None,
    *,
    first: int = 0,
) -> RoundScore: ...
