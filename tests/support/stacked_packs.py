"""Set-ups for the clause tests: rules that differ from the basic game in one thing, packs with given hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from settebello.cards import Card, parse_cards
from settebello.rules import Capture, Deal, Rules, Scoring
from settebello.variants import variant
from tests.oracle.basics import pack_cards, playing_order

BASIC = variant("scopa").rules(2)

QUINDICI_1 = variant("quindici-1").rules()
QUINDICI_2 = variant("quindici-2").rules()
QUINDICI_2_FEWEST = variant("quindici-2").rules(2, {"choice": "fewest"})
QUINDICI_3 = variant("quindici-3").rules()
ACE_SWEEPS = variant("asso-pigliatutto").rules()
ACE_NO_SWEEP = variant("scopa-d-assi").rules()
ACE_TAKES_ITSELF = variant("scopa-d-assi").rules(2, {"ace_takes_itself": "on"})
OPTIONAL = replace(BASIC, capture=Capture(optional=True))
CORSICAN = variant("corsican").rules(2)
CHKOBBA = variant("chkobba").rules(2)
NINE = variant("winning-moves").rules(4)
TEN = variant("scopone-scientifico").rules()
TWO_TENS = replace(BASIC, deal=Deal(table=0, hands=(10, 10)))
"""Two seats, empty table, ten cards twice: short to set up a last card."""


def scoring(**lines: Any) -> Rules:
    """The basic game with these scoring lines and no others."""
    return replace(BASIC, scoring=Scoring(**lines))


def at_seats(seats: int, hands: Sequence[int], rules: Rules = BASIC, **deal: Any) -> Rules:
    """The same rules at so many seats."""
    return replace(
        rules,
        seating=replace(rules.seating, seats=seats),
        deal=replace(rules.deal, hands=tuple(hands), **deal),
    )


def stacked(
    rules: Rules, *, table: str = "", deals: Sequence[Sequence[str]] = (), dealer: int | None = None
) -> list[Card]:
    """A pack that deals these table cards and these hands (by deal, then by seat); the rest as it comes.

    Hands and table may be given in part; the other places are filled with the cards that are left, in written order.
    """
    seats = range(rules.seats)
    given: list[list[tuple[Card, ...]]] = [[()] * rules.seats for _ in rules.deal.hands]
    for number, hands_given in enumerate(deals):
        for seat, hand_given in enumerate(hands_given):
            given[number][seat] = parse_cards(hand_given)
    first_table = list(parse_cards(table))
    named = {card for hands in given for hand in hands for card in hand} | set(first_table)
    left = [card for card in pack_cards(rules) if card not in named]
    order = playing_order(rules, rules.seats - 1 if dealer is None else dealer)
    pack: list[Card] = []
    for number, size in enumerate(rules.deal.hands):
        hands = {seat: list(given[number][seat]) for seat in seats}
        for hand in hands.values():
            while len(hand) < size:
                hand.append(left.pop(0))
        pack += [hands[seat][place] for place in range(size) for seat in order]
        if number == 0:
            while len(first_table) < rules.deal.table:
                first_table.append(left.pop(0))
            pack += first_table
    return pack


def options(*sets: str) -> set[frozenset[str]]:
    """Captures as texts: ``options("4S 5B", "1D 3C 5B")``."""
    return {frozenset(taken.split()) for taken in sets}
