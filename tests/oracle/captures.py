"""The captures of a played card (sections 3 and 4 of the rules), by trying every set of table cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from settebello.cards import Card
from settebello.rules import Rules
from tests.oracle.basics import ACE, king, pictures, rank_value

Taken = frozenset[Card]
Named = Mapping[Card, int]
"""The rank that the matta was named, by card."""
NOTHING_NAMED: Named = {}


def rank_of(card: Card, named: Named) -> int:
    """The rank of a card: the matta may have been named another."""
    return named.get(card, card.rank)


def value(rules: Rules, card: Card, named: Named) -> int:
    """The capture value of the card."""
    return rank_value(rules, rank_of(card, named))


def captures(
    rules: Rules, card: Card, table: Iterable[Card], named: Named = NOTHING_NAMED, *, first: bool = False
) -> tuple[list[Taken], bool]:
    """Every set of table cards that the card may take, and whether it may be laid down instead; ``first``: as the first
    card of the round."""
    options = capture_options(rules, card, list(table), named, first=first)
    return options, not options or rules.capture.optional


def capture_options(rules: Rules, card: Card, table: list[Card], named: Named, *, first: bool) -> list[Taken]:
    """Every set of table cards that the card may take; the empty set: it takes itself."""
    powerless = first and rules.capture.ace_first == "no-power"
    if rank_of(card, named) == ACE and rules.capture.ace != "ordinary" and not powerless:
        if not table:
            return [frozenset()] if rules.capture.ace_takes_itself else []
        if ACE not in [rank_of(other, named) for other in table]:
            return [frozenset(table)]
    return ordinary_options(rules, card, table, named)


def ordinary_options(rules: Rules, card: Card, table: list[Card], named: Named) -> list[Taken]:
    """The captures without any power of the ace."""
    equal = equal_captures(rules, card, table, named) if rules.capture.equal else []
    numbers = table if rules.capture.pictures == "value" else [other for other in table if not is_picture(rules, other)]
    adds_up = rules.capture.pictures == "value" or not is_picture(rules, card)
    sums = sum_captures(rules, card, numbers, named) if rules.capture.sum and adds_up else []
    fifteens = fifteen_captures(rules, card, numbers, named) if rules.capture.fifteen and adds_up else []
    if rules.capture.run:
        equal, sums = with_runs(rules, card, equal, table), with_runs(rules, card, sums, table)
    if rules.capture.choice == "equal-first" and equal:
        return equal
    options = list(dict.fromkeys(equal + sums + fifteens))
    if rules.capture.choice == "fewest" and options:
        fewest = min(len(taken) for taken in options)
        return [taken for taken in options if len(taken) == fewest]
    return options


def is_picture(rules: Rules, card: Card) -> bool:
    return card.rank in pictures(rules)


def with_runs(rules: Rules, card: Card, options: list[Taken], table: list[Card]) -> list[Taken]:
    """The same captures, each of which goes on with one table card of each higher value, until one is missing."""
    for higher in range(value(rules, card, NOTHING_NAMED) + 1, king(rules) + 1):
        there = [other for other in table if value(rules, other, NOTHING_NAMED) == higher]
        if not there:
            break
        options = [taken | {other} for taken in options for other in there]
    return options


def equal_captures(rules: Rules, card: Card, table: list[Card], named: Named) -> list[Taken]:
    """Each single table card of the same value."""
    return [frozenset([other]) for other in table if value(rules, other, named) == value(rules, card, named)]


def sum_captures(rules: Rules, card: Card, table: list[Card], named: Named) -> list[Taken]:
    """Each set of two or more table cards that add up to the card's value."""
    return [taken for taken in sets_adding_up_to(rules, value(rules, card, named), table, named) if len(taken) >= 2]


def fifteen_captures(rules: Rules, card: Card, table: list[Card], named: Named) -> list[Taken]:
    """Each set of one or more table cards that make fifteen together with the card."""
    return sets_adding_up_to(rules, 15 - value(rules, card, named), table, named)


def sets_adding_up_to(rules: Rules, total: int, cards: list[Card], named: Named) -> list[Taken]:
    """Each set of these cards whose values add up to ``total``."""
    return sets_worth(total, [(card, value(rules, card, named)) for card in cards])


def sets_worth(total: int, cards: list[tuple[Card, int]]) -> list[Taken]:
    """Each set of these cards, given with their values: those without the first card, and those with it."""
    if total == 0:
        return [frozenset()]
    if total < 0 or not cards:
        return []
    (first, worth), others = cards[0], cards[1:]
    return sets_worth(total, others) + [taken | {first} for taken in sets_worth(total - worth, others)]


def is_sweep(
    rules: Rules,
    card: Card,
    taken: Taken,
    table_after: Iterable[Card],
    named: Named = NOTHING_NAMED,
    *,
    very_last: bool,
) -> bool:
    """Whether this capture is a sweep: it took something and left the table empty, and no rule forbids it."""
    if not taken or list(table_after):
        return False
    if rank_of(card, named) == ACE and rules.capture.ace == "no-sweep":
        return False
    return rules.sweep.last_card or not very_last
