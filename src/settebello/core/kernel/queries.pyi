from collections.abc import Sequence

from settebello.cards import Card, CardSet
from settebello.rules.scores import RoundScore
from settebello.rules.vocabulary import Rules

def captures(rules: Rules, card: Card, table: CardSet) -> tuple[list[CardSet], bool]:
    """What ``card`` may take from ``table``, and whether it may be laid down instead."""

def counts_as_sweep(rules: Rules, card: Card, *, last_card: bool = False) -> bool:
    """Whether taking all the cards on the table with ``card`` counts as a sweep; ``last_card``: it is the last card of
    the round."""

def score_piles(
    rules: Rules, piles: Sequence[CardSet], sweeps: Sequence[int] | None = None, declared: Sequence[int] | None = None
) -> RoundScore:
    """Score piles counted at a real table; they need not hold the whole pack."""
