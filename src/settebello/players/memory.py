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

from math import comb

from msgspec import Struct

from settebello.cards import CardSet
from settebello.core import Action
from settebello.players.table import sweepers, unseen_cards
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


def _at_least_one(unseen: int, wanted: int, held: int) -> float:
    """The chance that ``held`` of ``unseen`` cards hold one or more of ``wanted``."""
    held = min(held, unseen)
    return 1 - comb(unseen - wanted, held) / comb(unseen, held) if wanted else 0.0
