"""Determinization: a complete position that looks to a seat exactly like its view, as the root of a search.

It is built from the view alone. The cards that the seat cannot see follow in written order, which reveals nothing; a
search then samples them (:mod:`settebello.core.search.determinization`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from settebello.cards import Card, CardSet
from settebello.core import Action, Round
from settebello.rules import Rules
from settebello.view import View


def determinize(view: View, rules: Rules) -> Round:
    """A round with the history of the view, in which ``view.seat`` has that view."""
    position = Round(rules, _pack(view, rules), view.dealer)
    for move in view.history:
        position.play(Action.parse(move.action))
    return position


def _pack(view: View, rules: Rules) -> list[Card]:
    """An order of the pack that leads to the view."""
    if view.drawn is not None:
        return [view.drawn, *(card for card in rules.cards if card != view.drawn)]
    table = _first_table(view)
    hands = _hands(view, rules)
    known = CardSet([*table, *(card for deal in hands for hand in deal for card in hand)])
    unseen = iter([card for card in rules.cards if card not in known])
    first: list[Card] = []
    rest: list[Card] = []
    for number, deal in enumerate(hands):
        cards = list(_dealing_order(deal, rules.deal.hands[number], view.dealer, unseen))
        (rest if number else first).extend(cards)
    if any(move.action == "place" for move in view.history):
        return [table[0], *first, *table[1:], *rest, *unseen]
    return [*first, *table, *rest, *unseen]


def _first_table(view: View) -> list[Card]:
    """The cards dealt to the table: those there or captured that nobody has played."""
    seen = view.table
    for pile in view.piles:
        seen |= pile
    played = CardSet(card for move in view.history if (card := Action.parse(move.action).card) is not None)
    return list(seen - played)


def _hands(view: View, rules: Rules) -> list[list[list[Card]]]:
    """By deal and seat, the cards known to have been in the hand; the present deal comes last."""
    hands: list[list[list[Card]]] = [[[] for _ in range(rules.seats)]]
    plays = 0
    for move in view.history:
        card = Action.parse(move.action).card
        if card is None:
            continue
        if plays == rules.seats * rules.deal.hands[len(hands) - 1]:
            hands.append([[] for _ in range(rules.seats)])
            plays = 0
        hands[-1][move.seat].append(card)
        plays += 1
    if len(hands) <= view.deal:
        hands.append([[] for _ in range(rules.seats)])
    for seat in range(rules.seats):
        hands[-1][seat] += view.hand if seat == view.seat else view.shown[seat]
    return hands


def _dealing_order(hands: list[list[Card]], each: int, dealer: int, unseen: Iterator[Card]) -> Iterable[Card]:
    """The cards of a deal in the order dealt; unknown ones are filled in."""
    for hand in hands:
        hand.extend(next(unseen) for _ in range(each - len(hand)))
    for number in range(each):
        for seat in range(len(hands)):
            yield hands[(dealer + 1 + seat) % len(hands)][number]
