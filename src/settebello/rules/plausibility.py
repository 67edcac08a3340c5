"""Whether a table, or the counts of a round, can occur in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from settebello.cards import CardSet
from settebello.rules.vocabulary import DECLARATIONS, Rules


def table_problem(rules: Rules, table: CardSet) -> str | None:
    """The reason why these cards can never lie on the table together, in one sentence, or None if none is known.

    If a card that equals one on the table must capture, nobody can lay a second card of that value: two of a value
    were both dealt there.

    >>> table_problem(Rules(), CardSet.parse("3D 5C 5S 8B")) is None
    True
    """
    if not rules.capture.equal or rules.capture.optional:
        return None
    counts = Counter(rules.value(card.rank) for card in table)
    dealt = sum(count for count in counts.values() if count > 1)
    if dealt > rules.deal.table:
        return (
            f"This table cannot occur: {dealt} of its cards share their value with another, which only the"
            f" {rules.deal.table} cards dealt to the table can, since a card must take its equal."
        )
    most_equal = max(counts.values(), default=0)
    if (counts[rules.pack.king] > 2 and "kings" in rules.deal.redeal) or (
        most_equal > 2 and "equal" in rules.deal.redeal
    ):
        return "This table cannot occur: with so many equal cards on it the round is dealt again."
    return None


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def count_problem(rules: Rules, piles: Sequence[CardSet], sweeps: Sequence[int], declared: Sequence[int]) -> str | None:
    """The reason why a side with those piles cannot have made those sweeps or declarations, in one sentence, or None.

    >>> count_problem(Rules(), [CardSet.parse("7D 7C"), CardSet()], [1, 0], [0, 0]) is None
    True
    """
    for side, (pile, swept) in enumerate(zip(piles, sweeps, strict=True)):
        if 2 * swept > len(pile):
            made, held = _count(swept, "sweep"), _count(len(pile), "card")
            return f"Side {side + 1} cannot have made {made} with {held}: each takes at least two."
    if not any(declared):
        return None
    if rules.declarations not in DECLARATIONS:
        return "Declarations are not played in this game: leave them out, or 0 for each side."
    needed = [_declarations_for(points, rules) for points in declared]
    for side, count in enumerate(needed):
        if count is None:
            points = _count(declared[side], "point")
            return f"Side {side + 1} cannot have declared {points}: declarations are worth {_possible_points(rules)}."
    deals = len(rules.deal.hands)
    if rules.declaring.when != "round":
        if max(count or 0 for count in needed) > deals * rules.seats // rules.sides:
            return f"So many points cannot have been declared in {deals} deals: each hand scores once."
    elif sum(count or 0 for count in needed) > deals:
        return f"So many points cannot have been declared in {deals} deals: one declaration scores in each."
    return None


def _possible_points(rules: Rules) -> str:
    return ", ".join(map(str, _declaration_points(rules)))


def _declaration_points(rules: Rules) -> tuple[int, ...]:
    """The possible scores of a declared hand."""
    points, adds = DECLARATIONS[rules.declarations], rules.declaring.points == "add"
    low = {points.bazzica, points.bazzica_with_pair}
    others = [extra for extra in (points.nine, points.row, points.one_suit) if extra]
    found = {points.three_of_a_kind, *low, *others}
    if adds:
        most = [sum(chosen) for count in range(len(others) + 1) for chosen in combinations(others, count)]
        found |= {first + more for first in (0, *low) for more in most} - {0}
        found |= set() if points.alone else {points.three_of_a_kind + points.bazzica}
    return tuple(sorted(found))


def _declarations_for(points: int, rules: Rules) -> int | None:
    """The smallest number of declarations that make these points, or None if none do."""
    fewest: dict[int, int] = {0: 0}
    worths = _declaration_points(rules)
    for total in range(1, points + 1):
        before = [fewest[total - worth] for worth in worths if total - worth in fewest]
        if before:
            fewest[total] = min(before) + 1
    return fewest.get(points)
