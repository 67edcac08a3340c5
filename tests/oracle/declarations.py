"""Declared hands (docs/rules.md#declarations)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from settebello.cards import Card
from settebello.rules import Rules
from tests.oracle.basics import SEVEN, side_count, side_of

POINTS = {
    "bazzica": {"all different": 3, "with a pair": 3, "three of a kind": 10},
    "sbarazzina": {"all different": 2, "with a pair": 3, "three of a kind": 7},
}


def count(card: Card) -> int:
    """What a card counts in a declaration: ace 1, two to seven face value, pictures 10."""
    return card.rank if card.rank <= SEVEN else 10


def is_three_of_a_kind(hand: Collection[Card]) -> bool:
    return len(hand) == 3 and len({card.rank for card in hand}) == 1


def is_bazzica(hand: Collection[Card]) -> bool:
    """Nine or less; three of a kind is never a bazzica."""
    return len(hand) == 3 and not is_three_of_a_kind(hand) and sum(count(card) for card in hand) <= 9


def qualifies(rules: Rules, hand: Collection[Card]) -> bool:
    """Whether the hand may be declared at all."""
    return rules.declarations != "none" and (is_three_of_a_kind(hand) or is_bazzica(hand))


def worth(rules: Rules, hand: Collection[Card]) -> int:
    """What the declared hand scores if it is the best."""
    points = POINTS[rules.declarations]
    if is_three_of_a_kind(hand):
        return points["three of a kind"]
    pair = len({card.rank for card in hand}) == 2
    return points["with a pair"] if pair else points["all different"]


def order(hand: Collection[Card]) -> tuple[int, int]:
    """Less is better: three of a kind before any bazzica, lower ranks first; then the lower total."""
    if is_three_of_a_kind(hand):
        return (0, min(card.rank for card in hand))
    return (1, sum(count(card) for card in hand))


def dealt_hand(rules: Rules, hand: Collection[Card]) -> tuple[tuple[int, int], int]:
    """How good a hand is as it is dealt, and its points: three alike before two, and then the higher rank."""
    found = [((0, 0), 0)]
    for rank in {card.rank for card in hand}:
        alike = sum(card.rank == rank for card in hand)
        if alike >= 3 and rules.dealt_points.three:
            found.append(((3, rank), rules.dealt_points.three))
        elif alike >= 2 and rules.dealt_points.pair:
            found.append(((2, rank), rules.dealt_points.pair))
    return max(found)


def dealt_points(rules: Rules, hands: Sequence[Collection[Card]]) -> list[int]:
    """What the hands just dealt give each side: its own points, or all of them to the side with the best hand."""
    points = [0] * side_count(rules)
    held = [dealt_hand(rules, hand) for hand in hands]
    for seat, (_, worth) in enumerate(held):
        points[side_of(rules, seat)] += worth
    best = max(order for order, _ in held)
    sides = {side_of(rules, seat) for seat, (order, _) in enumerate(held) if order == best}
    if not rules.dealt_points.best or len(sides) > 1:
        return points
    return [sum(points) if side in sides else 0 for side in range(len(points))]


def declaration_points(rules: Rules, declared: dict[int, frozenset[Card]]) -> list[int]:
    """What one deal's declarations (seat: hand) give each side. Only the best scores; equal on two sides, nobody."""
    points = [0] * side_count(rules)
    if not declared:
        return points
    best = min(order(hand) for hand in declared.values())
    best_seats = [seat for seat, hand in declared.items() if order(hand) == best]
    best_sides = {side_of(rules, seat) for seat in best_seats}
    if len(best_sides) == 1:
        points[best_sides.pop()] = max(worth(rules, declared[seat]) for seat in best_seats)
    return points
