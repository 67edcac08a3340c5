"""Upper bounds on the cards on the table and on the legal actions of a turn, by the rules alone."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from math import prod

from settebello.rules.base import MOST_CARDS_WITH_TEN_RANKS
from settebello.rules.vocabulary import Rules

MOST_LEGAL_ACTIONS = 35_000
"""The highest bound that rules may have. Of the games and house rules that our sources name, Cirulla with the nine of
cups as its matta, where nobody has to capture, has the highest, 34,552."""
FIFTEEN = 15
_ALL_TOTALS = (1 << 64 * (FIFTEEN + 1)) - 1


def most_table_cards(rules: Rules) -> int:
    """The number of cards that can lie on the table when a card is played.

    >>> most_table_cards(Rules())
    13
    """
    if not _equals_must_be_taken(rules):
        return rules.pack.size - 1
    return len({rules.value(card.rank) for card in rules.cards}) + _most_equal_table_cards(rules)


def most_legal_actions(rules: Rules) -> int:
    """A number of legal actions that no turn of these rules exceeds.

    It counts the captures from a table with every card that is not in the hand. If a card must take its equal, the
    table has one card of each value, and up to three more of the cards dealt there: each at most doubles the captures.

    >>> most_legal_actions(Rules())
    249
    """
    hand = max(rules.deal.hands, default=0)
    most_captures = _most_captures_of_unequal_cards if _equals_must_be_taken(rules) else _most_captures
    captures = max(most_captures(rules, values, hand) for values in _values_of_pack(rules))
    lays, chains, steals = hand, hand, hand * (rules.sides - 1)
    return captures + lays + chains + steals + (rules.pack.king if rules.declarations != "none" else 0)


def _equals_must_be_taken(rules: Rules) -> bool:
    """Whether nobody may lay a card that equals one on the table."""
    return rules.capture.equal and not rules.capture.optional


def _most_equal_table_cards(rules: Rules) -> int:
    """The number of table cards that may be equal to others if equals must be taken: those dealt there."""
    return max(rules.deal.table - 1, 0)


def _values_of_pack(rules: Rules) -> Iterator[list[int]]:
    """The values of all cards, as printed and with each value that a knock may give the matta."""
    matta = rules.matta_card
    yield [rules.value(card.rank) for card in rules.cards]
    if matta is not None and rules.pack.size <= MOST_CARDS_WITH_TEN_RANKS:
        others = [rules.value(card.rank) for card in rules.cards if card != matta]
        yield from ([*others, value] for value in sorted(set(others)))


def _most_captures(rules: Rules, values: Sequence[int], hand: int) -> int:
    """The captures of a hand if any cards can lie on the table."""
    held, capture = Counter(values), rules.capture
    equals = {value: held[value] - 1 if capture.equal else int(capture.ace != "ordinary") for value in held}
    captures = {
        value: (equals[value] + _sums(rules, values, value)[value]) * _runs(rules, held, value) for value in held
    }
    # Cards that make fifteen are at most one capture, by the one of them that is in the hand.
    highest = _highest_summand(rules)
    fifteens = _totals([value for value in values if value <= highest])[FIFTEEN]
    return _of_best_hand(captures, values, hand) + (fifteens if capture.fifteen else 0)


def _most_captures_of_unequal_cards(rules: Rules, values: Sequence[int], hand: int) -> int:
    """The captures of a hand if equals must be taken. A run takes the only card of each value."""
    different = sorted(set(values))
    highest = _highest_summand(rules)
    fifteens = _totals([value for value in different if value <= highest])
    captures = {
        value: 1
        + max(_sums(rules, different, value)[: value + 1])
        + (max(fifteens[: FIFTEEN - value + 1]) if rules.capture.fifteen else 0)
        for value in different
    }
    return (1 << _most_equal_table_cards(rules)) * _of_best_hand(captures, values, hand)


def _sums(rules: Rules, values: Iterable[int], value: int) -> tuple[int, ...]:
    """The number of sets of cards that a card of a value may take together, by their total."""
    if not rules.capture.sum or value > _highest_summand(rules):
        return (0,) * (FIFTEEN + 1)
    return _totals([other for other in values if other < value])


def _runs(rules: Rules, held: Counter[int], value: int) -> int:
    """The number of ways that a capture by a card of that value may continue upwards."""
    if not rules.capture.run:
        return 1
    return prod(takewhile(bool, (held[above] for above in range(value + 1, rules.pack.king + 1))))


def _highest_summand(rules: Rules) -> int:
    """The highest value of a card in a sum."""
    return rules.pack.king if rules.capture.pictures == "value" else rules.pack.highest_number


def _totals(values: Iterable[int]) -> tuple[int, ...]:
    """The number of sets of cards with these values, by their total, up to fifteen.

    >>> _totals([1, 1, 2])[:5]
    (1, 2, 2, 2, 1)
    """
    sets = 1  # a number of 64 bits for each total, so a card is one shift and one sum for all totals
    for value in values:
        sets = (sets + (sets << 64 * value)) & _ALL_TOTALS
    return struct.unpack(f"<{FIFTEEN + 1}Q", sets.to_bytes(8 * (FIFTEEN + 1), "little"))


def _of_best_hand(captures: dict[int, int], values: Iterable[int], hand: int) -> int:
    """The captures of a hand of those cards that have the most, by value."""
    return sum(sorted((captures[value] for value in values), reverse=True)[:hand])
