"""A fixed worth of each card, for simple players and playouts that do not look at the position."""

from __future__ import annotations

from settebello.cards import Card
from settebello.rules.vocabulary import SCALES, Rules

BONUS_SUIT_WORTH = 10
SETTEBELLO_WORTH = 100


def card_worth(card: Card, rules: Rules) -> float:
    """The primiera value of a card, more in the bonus suit, and far more for the settebello."""
    primiera = rules.scoring.primiera
    value = (SCALES[primiera.scale if primiera else "standard"][card.rank - 1] or 0) / 2
    if card.suit == rules.bonus_suit:
        value += SETTEBELLO_WORTH if card.rank == 7 else BONUS_SUIT_WORTH
    return value
