from collections.abc import Sequence

from settebello.cards import Card, CardSet
from settebello.rules.scores import RoundScore
from settebello.rules.vocabulary import Rules

def captures(rules: Rules, card: Card, table: CardSet) -> tuple[list[CardSet], bool]: ...
def counts_as_sweep(rules: Rules, card: Card, *, last_card: bool = False) -> bool: ...
def score_piles(
    rules: Rules, piles: Sequence[CardSet], sweeps: Sequence[int] | None = None, declared: Sequence[int] | None = None
) -> RoundScore: ...
