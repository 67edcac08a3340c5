"""Declared hands (docs/rules.md#declarations)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from settebello.cards import Card
from settebello.rules import Rules
from tests.oracle.basics import SEVEN, pack_cards, side_count, side_of

POINTS: dict[str, dict[str, int]] = {
    "bazzica": {"low": 3, "low with a pair": 3, "three of a kind": 10},
    "sbarazzina": {"low": 2, "low with a pair": 3, "three of a kind": 7},
    "cirulla": {"low": 3, "low with a pair": 3, "three of a kind": 10},
    "la-spezia": {"low": 1, "low with a pair": 1, "three of a kind": 2},
    "chorizo": {"very low": 2, "nine": 3, "row": 3, "one suit": 3, "three of a kind, alone": 20},
    "baciga": {"low": 3, "low with a pair": 3, "row": 3, "one suit": 3, "three of a kind, alone": 20},
}


def count(rank: int) -> int:
    """The value of a card in a declaration: ace 1, two to seven face value, pictures 10."""
    return rank if rank <= SEVEN else 10


def total(ranks: Collection[int]) -> int:
    return sum(count(rank) for rank in ranks)


def is_three_of_a_kind(ranks: Collection[int]) -> bool:
    return len(set(ranks)) == 1


def kinds_of(hand: Collection[Card], ranks: list[int]) -> set[str]:
    """All descriptions of a hand of three whose cards have, or are given, these ranks."""
    found = set()
    if is_three_of_a_kind(ranks):
        found |= {"three of a kind", "three of a kind, alone"}
    if sum(map(count, ranks)) <= 9:
        found.add("low with a pair" if len(set(ranks)) == 2 else "low")
    if total(ranks) <= 7:
        found.add("very low")
    if total(ranks) == 9:
        found.add("nine")
    if sorted(ranks) == list(range(min(ranks), min(ranks) + 3)):
        found.add("row")
    if len({card.suit for card in hand}) == 1:
        found.add("one suit")
    return found


def hand_points(rules: Rules, hand: Collection[Card], named: int | None = None) -> int:
    """The points of a declared hand with the matta as that rank; 0 if it cannot be declared."""
    if rules.declarations == "none" or len(hand) != 3:
        return 0
    ranks = [named if named is not None and card == rules.matta_card else card.rank for card in hand]
    known = {kind: points for kind, points in POINTS[rules.declarations].items() if kind in kinds_of(hand, ranks)}
    if not known:
        return 0
    if "three of a kind, alone" in known:
        return known["three of a kind, alone"]
    if rules.declaring.points == "add":
        return sum(known.values())
    return max(known.values())


def qualifies(rules: Rules, hand: Collection[Card]) -> bool:
    """Whether the hand may be declared at all."""
    return hand_points(rules, hand) > 0


def knocks(rules: Rules, hand: Collection[Card]) -> list[str]:
    """How the hand may be declared, in action text."""
    matta = rules.matta_card
    if matta is None or matta not in hand:
        return ["declare"] if qualifies(rules, hand) else []
    ranks = sorted({card.rank for card in pack_cards(rules)})
    return [f"declare:{matta}={rank}" for rank in ranks if hand_points(rules, hand, rank) > 0]


def order(hand: Collection[Card]) -> tuple[int, int]:
    """Less is better: three of a kind before any bazzica, lower ranks first; then the lower total."""
    ranks = [card.rank for card in hand]
    if is_three_of_a_kind(ranks):
        return (0, min(ranks))
    return (1, total(ranks))


def dealt_hand(rules: Rules, hand: Collection[Card]) -> tuple[tuple[int, int], int]:
    """How good a hand is as it is dealt, and its points: three alike before two, and then the higher rank."""
    found = [((0, 0), 0)]
    for rank in {card.rank for card in hand}:
        alike = sum(card.rank == rank for card in hand)
        if alike >= 3 and rules.dealt_points.three:
            found.append(((3, rank), rules.dealt_points.three))
        elif alike >= 2 and rules.dealt_points.pair:
            found.append(((2, rank), rules.dealt_points.pair))
    order, points = max(found)
    if rules.dealt_points.low and total([card.rank for card in hand]) <= 9:
        points += rules.dealt_points.low
        if len({card.rank for card in hand}) == 2:
            points += rules.dealt_points.low_pair
    return order, points


def dealt_points(rules: Rules, hands: Sequence[Collection[Card]]) -> list[int]:
    """The points of the hands just dealt: each side's own, or all of them to the side with the best hand."""
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
    """The points of one deal's declarations (seat: hand). Only the best scores; equal on two sides, nobody."""
    points = [0] * side_count(rules)
    if not declared:
        return points
    best = min(order(hand) for hand in declared.values())
    best_seats = [seat for seat, hand in declared.items() if order(hand) == best]
    best_sides = {side_of(rules, seat) for seat in best_seats}
    if len(best_sides) == 1:
        points[best_sides.pop()] = max(hand_points(rules, declared[seat]) for seat in best_seats)
    return points
