"""The points that a capture scores as it is made (docs/rules.md#capture-points)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from settebello.cards import Card
from settebello.rules import Rules
from tests.oracle.basics import pictures, value


def card_says(rules: Rules, card: Card) -> int:
    """A number itself, jack 3, horse 4, king 5."""
    jack, horse, king = pictures(rules)
    return {jack: 3, horse: 4, king: 5}.get(card.rank, card.rank)


def capture_points(rules: Rules, card: Card, taken: Collection[Card], chain: Sequence[Card], *, very_last: bool) -> int:
    """A fall, a capture of one suit, a capture of many cards; the last card of a round by a rule only."""
    if very_last and not rules.capture_points.last_card_scores:
        return 0
    return (
        fall_points(rules, card, taken, chain)
        + one_suit_points(rules, card, taken)
        + (rules.capture_points.many if len(from_table(taken, chain)) >= 3 else 0)
    )


def from_table(taken: Collection[Card], chain: Sequence[Card]) -> set[Card]:
    """The table cards among those taken: the card just laid is one, and the cards of a longer chain are in a pile."""
    return set(taken) - set(chain if len(chain) > 1 else ())


def is_fall(rules: Rules, card: Card, taken: Collection[Card], chain: Sequence[Card]) -> bool:
    """Whether an equal card takes the card just laid, or the cards of the chain."""
    return any(other in taken and value(rules, other) == value(rules, card) for other in chain)


def fall_points(rules: Rules, card: Card, taken: Collection[Card], chain: Sequence[Card]) -> int:
    return rules.capture_points.fall[len(chain) - 1] if is_fall(rules, card, taken, chain) else 0


def chain_after(rules: Rules, card: Card, taken: Collection[Card], chain: Sequence[Card]) -> list[Card]:
    """The cards that the next player may take back: none after a capture that is not a fall, or the last that
    counts."""
    goes_on = is_fall(rules, card, taken, chain) and len(chain) < len(rules.capture_points.fall)
    return [*chain, card] if goes_on else []


def is_answer(rules: Rules, card: Card, chain: Sequence[Card], table: Collection[Card]) -> bool:
    """Whether a card takes back what an equal one has just won."""
    return len(chain) > 1 and not set(chain) & set(table) and value(rules, chain[0]) == value(rules, card)


def one_suit_points(rules: Rules, card: Card, taken: Collection[Card]) -> int:
    """Three cards or more, the played one too, all of one suit."""
    cards = [card, *taken]
    if len(cards) < 3 or len({other.suit for other in cards}) > 1:
        return 0
    return {"none": 0, "one": 1, "each": len(cards), "by-card": card_says(rules, card)}[rules.capture_points.one_suit]


def sweep_points_by_card(rules: Rules, card: Card) -> int:
    return rules.sweep.points * card_says(rules, card) if rules.sweep.by_card else 0
