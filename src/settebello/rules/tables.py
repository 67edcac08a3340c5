"""Which tables can come about in play."""

from __future__ import annotations

from collections import Counter

from settebello.cards import CardSet
from settebello.rules.vocabulary import Rules


def table_problem(rules: Rules, table: CardSet) -> str | None:
    """Why these cards can never lie on the table together, in one sentence; None: no reason is known.

    Where a card that equals one on the table must capture, nobody can lay a second card of that value: two of a value
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
    if (counts[10] > 2 and "kings" in rules.deal.redeal) or (most_equal > 2 and "equal" in rules.deal.redeal):
        return "This table cannot occur: with so many equal cards on it the round is dealt again."
    return None
