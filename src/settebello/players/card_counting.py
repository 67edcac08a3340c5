"""The knowledge of a perfect card counter: everything here is inferred from the public view of one seat.

>>> from settebello.game import seeded_game
>>> from settebello.rules import Rules
>>> from settebello.view import view_of
>>> game = seeded_game(Rules(), bytes(32))
>>> counter = CardCounter(view_of(game, game.round.turn), Rules())
>>> len(counter.unseen), counter.probability_held(1 - game.round.turn, counter.unseen)
(33, 1.0)
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.core import Action
from settebello.players.table import sweepers, unseen_cards
from settebello.rules import Rules
from settebello.view import View

STILL_HELD = 0.2
"""The factor for a card that could have swept, but was not played: the seat probably lacks it, but may have kept it."""


class TablePlay(Struct, frozen=True):
    """A play of this deal, with the table before it."""

    seat: int
    action: Action
    table: CardSet
    named: int | None = None
    """The rank that a knock had named the matta."""


class CardCounter:
    """One seat's knowledge of the others' cards."""

    def __init__(self, view: View, rules: Rules) -> None:
        self._view = view
        self._rules = rules
        self.unseen = unseen_cards(view, rules)
        self.plays = plays_of_deal(view, rules)
        self.declined = {seat: self._declined_sweepers(seat) for seat in range(rules.seats)}
        """By seat, the cards that could have swept in this deal when it played another."""

    def probability_held(self, seat: int, cards: CardSet) -> float:
        """The probability that ``seat`` holds one of ``cards`` when it plays next."""
        view = self._view
        if view.shown[seat]:
            return float(not view.shown[seat].isdisjoint(cards))
        held = view.hands[seat] or self._next_hand()
        wanted = cards & self.unseen
        doubtful = wanted & self.declined[seat]
        likely = _at_least_one(len(self.unseen), len(wanted - doubtful), held)
        return 1 - (1 - likely) * (1 - STILL_HELD * _at_least_one(len(self.unseen), len(doubtful), held))

    def _next_hand(self) -> int:
        later = self._rules.deal.hands[self._view.deal + 1 :]
        return later[0] if later else 0

    def _declined_sweepers(self, seat: int) -> CardSet:
        declined = CardSet()
        for play in self.plays:
            if play.seat == seat and play.action.captured != play.table:
                declined |= sweepers(self._rules, play.table, play.named)
        return declined


def plays_of_deal(view: View, rules: Rules) -> list[TablePlay]:
    """The plays of the present deal; their tables are reconstructed from the present one."""
    count = rules.seats * rules.deal.hands[view.deal] - sum(view.hands) if view.phase == "play" else 0
    played = list(_plays_with_tables(view, rules.matta_card))
    plays: list[TablePlay] = []
    table = view.table
    for seat, action, named, from_table in reversed(played[len(played) - count :]):
        assert action.card is not None
        table = table | from_table if action.takes else table - {action.card}
        plays.append(TablePlay(seat, action, table, named))
    return plays[::-1]


def _plays_with_tables(view: View, matta: Card | None) -> Iterator[tuple[int, Action, int | None, CardSet]]:
    """The plays of the round, each with the rank of the matta before it, and the cards that it took from the table, not
    from a pile."""
    named, won = None, CardSet()
    for move in view.history:
        action = Action.parse(move.action)
        if action.kind == "play":
            assert action.card is not None
            yield move.seat, action, named, action.captured - won
            won |= (action.captured | {action.card}) if action.takes else CardSet()
            if matta is not None and action.takes and matta in (*action.captured, action.card):
                named = None
        elif action.named is not None:
            named = action.named


def _at_least_one(unseen: int, wanted: int, held: int) -> float:
    """The probability that a random hand of ``held`` of the unseen cards has at least one of the wanted."""
    held = min(held, unseen)
    return 1 - comb(unseen - wanted, held) / comb(unseen, held) if wanted else 0.0
