"""Set-ups for the clause tests: rules that differ from the basic game in one thing, packs with given hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from settebello.cards import Card, parse_cards
from settebello.rules import Capture, Deal, Pack, Rules, Scoring, Seating
from tests.oracle.basics import pack_cards, playing_order

BASIC = Rules()

QUINDICI_1 = replace(BASIC, capture=Capture(equal=False, sum=False, fifteen=True))
QUINDICI_2 = replace(BASIC, capture=Capture(fifteen=True, choice="free"))
QUINDICI_2_FEWEST = replace(BASIC, capture=Capture(fifteen=True, choice="fewest"))
QUINDICI_3 = replace(BASIC, capture=Capture(fifteen=True, choice="free", ace="sweep"))
ACE_SWEEPS = replace(BASIC, capture=Capture(ace="sweep"))
ACE_NO_SWEEP = replace(BASIC, capture=Capture(ace="no-sweep"))
ACE_TAKES_ITSELF = replace(BASIC, capture=Capture(ace="no-sweep", ace_takes_itself=True))
OPTIONAL = replace(BASIC, capture=Capture(optional=True))
CORSICAN = replace(OPTIONAL, pack=Pack(size=36), deal=Deal(hands=(3, 3, 3, 3, 4)))
CHKOBBA = replace(BASIC, pack=Pack(jack_over_queen=True), deal=Deal(redeal=("equal",), cut=True))
NINE = replace(BASIC, seating=Seating(seats=4), deal=Deal(hands=(9,), redeal=()))
TEN = replace(BASIC, seating=Seating(seats=4), deal=Deal(table=0, hands=(10,)))
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
