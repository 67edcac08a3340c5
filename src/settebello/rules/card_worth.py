"""A fixed worth of each card, for simple players and playouts that do not look at the position."""

from __future__ import annotations

from settebello.cards import Card
from settebello.rules.scoring import honour_points, primiera_value
from settebello.rules.vocabulary import Rules

BONUS_SUIT_WORTH = 10
SETTEBELLO_WORTH = 100
HONOUR_WORTH = 40
"""Of a card with points of its own, or of a winning set; a card that costs points is worth as much less."""


def card_worth(card: Card, rules: Rules) -> float:
    """The primiera value of a card, more in the bonus suit, for honours and in winning sets, and far more for the
    settebello."""
    primiera = rules.scoring.primiera
    value = primiera_value(primiera.scale if primiera else "standard", card)
    if card.suit == rules.bonus_suit:
        value += SETTEBELLO_WORTH if card.rank == 7 else BONUS_SUIT_WORTH
    points = honour_points(rules.scoring).get(card, 0)
    wins = any(str(card) in cards for cards in rules.finish.wins)
    return value + HONOUR_WORTH * ((points > 0) - (points < 0) + wins)
