"""What a player with a perfect memory knows: everything here is worked out from the public view of one seat.

>>> from settebello.game import seeded_game
>>> from settebello.rules import Rules
>>> from settebello.view import view_of
>>> game = seeded_game(Rules(), bytes(32))
>>> memory = Memory(view_of(game, game.round.turn), Rules())
>>> len(memory.unseen), memory.chance(1 - game.round.turn, memory.unseen)
(33, 1.0)
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from msgspec import Struct

from settebello.cards import RANKS, CardSet
from settebello.core import Action, captures
from settebello.players.greedy import unseen_cards
from settebello.rules import Rules
from settebello.view import View

STILL_HELD = 0.2
"""How far to believe that a seat holds a card with which it could have swept and did not: the rules let it keep one."""


class Played(Struct, frozen=True):
    """A play of this deal, and the table that it was made to."""

    seat: int
    action: Action
    table: CardSet


class Memory:
    """What one seat knows of the cards of the others."""

    def __init__(self, view: View, rules: Rules) -> None:
        self._view = view
        self._rules = rules
        self.unseen = unseen_cards(view, rules)
        self.plays = plays_of_deal(view, rules)
        self.declined = {seat: self._declined(seat) for seat in range(rules.seats)}
        """By seat, the cards with which it could have swept in this deal when it played another."""

    def chance(self, seat: int, cards: CardSet) -> float:
        """How likely ``seat`` holds one of ``cards`` when it plays next."""
        view = self._view
        if view.shown[seat]:
            return float(bool(view.shown[seat].mask & cards.mask))
        held = view.hands[seat] or self._next_hand()
        wanted = cards.mask & self.unseen.mask
        doubtful = wanted & self.declined[seat].mask
        likely = _at_least_one(len(self.unseen), (wanted & ~doubtful).bit_count(), held)
        return 1 - (1 - likely) * (1 - STILL_HELD * _at_least_one(len(self.unseen), doubtful.bit_count(), held))

    def _next_hand(self) -> int:
        later = self._rules.deal.hands[self._view.deal + 1 :]
        return later[0] if later else 0

    def _declined(self, seat: int) -> CardSet:
        mask = 0
        for play in self.plays:
            if play.seat == seat and play.action.captured != play.table:
                mask |= sweepers(self._rules, play.table).mask
        return CardSet.of_mask(mask)


def plays_of_deal(view: View, rules: Rules) -> list[Played]:
    """The plays made since the last cards were dealt: the table is led back from what it is now."""
    count = rules.seats * rules.deal.hands[view.deal] - sum(view.hands) if view.phase == "play" else 0
    actions = [(move.seat, Action.parse(move.action)) for move in view.history[len(view.history) - count :]]
    plays: list[Played] = []
    table = view.table.mask
    for seat, action in reversed([(seat, action) for seat, action in actions if action.kind == "play"]):
        assert action.card is not None
        table = table | action.captured.mask if action.takes else table & ~(1 << action.card)
        plays.append(Played(seat, action, CardSet.of_mask(table)))
    return plays[::-1]


def sweepers(rules: Rules, table: CardSet) -> CardSet:
    """The cards with which the whole table could be taken as a sweep."""
    return _reach(rules, table.mask)[0]


def takers(rules: Rules, table: CardSet) -> CardSet:
    """The cards with which something could be taken."""
    return _reach(rules, table.mask)[1]


@lru_cache(maxsize=1 << 14)
def _reach(rules: Rules, table: int) -> tuple[CardSet, CardSet]:
    cards = CardSet.of_mask(table)
    sweeping = taking = 0
    for rank in RANKS if table else ():
        others = 15 << 4 * (rank - 1) & rules.cards.mask & ~table
        if others:
            options, _ = captures(rules, next(iter(CardSet.of_mask(others))), cards)
            taking |= others if options else 0
            sweeping |= others if cards in options and (rank > 1 or rules.capture.ace != "no-sweep") else 0
    return CardSet.of_mask(sweeping), CardSet.of_mask(taking)


def _at_least_one(unseen: int, wanted: int, held: int) -> float:
    """The chance that ``held`` of ``unseen`` cards hold one or more of ``wanted``."""
    held = min(held, unseen)
    return 1 - comb(unseen - wanted, held) / comb(unseen, held) if wanted else 0.0
