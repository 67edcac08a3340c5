"""A seat's view of the table: what a play leaves there, whether it is a sweep, and which cards could sweep or take."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from settebello.cards import ALL_CARDS, ALL_RANKS, CardSet
from settebello.core import Action, capture_points, captures, counts_as_sweep
from settebello.rules import Rules
from settebello.view import View


def unseen_cards(view: View, rules: Rules) -> CardSet:
    """The cards that are in other hands or in the stock, as far as this seat knows."""
    unseen = rules.cards - view.hand - view.table
    for cards in (*view.piles, *view.shown):
        unseen -= cards
    return unseen


def table_after(view: View, action: Action) -> CardSet:
    """The table once ``action``, a play, has been taken."""
    if action.takes:
        return view.table - action.captured
    assert action.card is not None
    return view.table | {action.card}


def cards_gained(action: Action, view: View) -> CardSet:
    """The cards that a capture brings to the pile: the one played, those it takes, and the pile below them."""
    assert action.card is not None
    gained = action.captured | {action.card}
    for pile in view.piles if action.captured & view.tops else ():
        gained |= pile if action.captured & pile else CardSet()
    return gained


def makes_sweep(action: Action, view: View, rules: Rules) -> bool:
    """Whether ``action``, a play, is a sweep: not every ace makes one, nor does every last card."""
    if action.card is None or not action.captured or not view.table <= action.captured:
        return False
    if action.captured <= view.tops:  # another side's pile, and no table card
        return False
    return counts_as_sweep(rules, action.card, named=view.named, last_card=_is_last_card(view))


def _is_last_card(view: View) -> bool:
    return view.stock == 0 and sum(view.hands) == 1


def points_of_capture(action: Action, view: View, rules: Rules) -> int:
    """The points that a play scores at once, not counting a sweep: for a fall, one suit, many cards, the card of a
    sweep."""
    return sum(capture_points(rules, action, view.table, view.chain, last_card=_is_last_card(view)).values())


def invites_fall(action: Action, unseen: CardSet, rules: Rules) -> bool:
    """Whether the next player may hold a card equal to the one that a play lays, and falls score."""
    if action.takes or action.card is None or not rules.capture_points.fall:
        return False
    value = rules.value(action.card.rank)
    return any(rules.value(card.rank) == value for card in unseen)


def can_be_swept(table: CardSet, by: CardSet, rules: Rules, named: int | None = None) -> bool:
    """Whether one card of ``by``, none of which is on the table, could take the whole table as a sweep.

    ``named`` is the rank that a knock has named the matta, here and below; None if it is an ordinary card.
    """
    return not sweepers(rules, table, named).isdisjoint(by)


def sweepers(rules: Rules, table: CardSet, named: int | None = None) -> CardSet:
    """The cards that could take the whole table as a sweep."""
    return _sweepers_and_takers(rules, table.mask, named)[0]


def takers(rules: Rules, table: CardSet, named: int | None = None) -> CardSet:
    """The cards that could take something."""
    return _sweepers_and_takers(rules, table.mask, named)[1]


@lru_cache(maxsize=1 << 14)
def _sweepers_and_takers(rules: Rules, table: int, named: int | None) -> tuple[CardSet, CardSet]:
    """Sweepers and takers. The table is a mask, which is quick to hash."""
    cards = CardSet.of_mask(table)
    sweeping = taking = 0
    for others in _alike(rules, rules.cards.mask & ~table, named) if table else ():
        card = ALL_CARDS[others.bit_length() - 1]
        options, _ = captures(rules, card, cards, named)
        taking |= others if options else 0
        sweeping |= others if cards in options and counts_as_sweep(rules, card, named=named) else 0
    return CardSet.of_mask(sweeping), CardSet.of_mask(taking)


def _alike(rules: Rules, cards: int, named: int | None) -> Iterator[int]:
    """The cards in groups that take the same: one rank each, except that a named matta is a group by itself."""
    matta = rules.matta_card
    if named is not None and matta is not None and cards >> matta & 1:
        yield 1 << matta
        cards &= ~(1 << matta)
    for rank in ALL_RANKS:
        if others := 15 << 4 * (rank - 1) & cards:
            yield others
