"""Piccolo and Novizio, who look at the cards before them and count none that are gone."""

from __future__ import annotations

from settebello.cards import CardSet
from settebello.core import Action
from settebello.players.greedy import merit
from settebello.players.player import legal_actions
from settebello.rules import Rules
from settebello.view import View

ADDS_UP_TO = 5


class Piccolo:
    """A child: sees equal cards and small sums, loves sweeps, then coins, then kings, and does not look at what is
    left for the next one. Where it sees nothing to take its lowest card goes, and may take something all the same."""

    def choose(self, view: View, rules: Rules) -> Action:
        legal = legal_actions(view)
        if legal[0].kind != "play":
            return legal[0]  # keep, declare where possible, else pass
        return max(legal, key=lambda action: _delight(action, view, rules))


class Novizio:
    """A beginner: takes sweeps, sevens and coins, and takes care that no card could sweep what is left: no card at
    all, since it does not count which are gone."""

    def choose(self, view: View, rules: Rules) -> Action:
        legal = legal_actions(view)
        if legal[0].kind != "play":
            return legal[0]
        others = CardSet.of_mask(rules.cards.mask & ~view.hand.mask & ~view.table.mask)
        return max(legal, key=lambda action: merit(action, view, rules, others))


def _delight(action: Action, view: View, rules: Rules) -> tuple[int, ...]:
    """Ordered so that more is better."""
    assert action.card is not None
    if not _sees(action):
        return (0, -action.card.rank, len(action.captured))
    coins = sum(card.suit == rules.bonus_suit for card in (action.card, *action.captured))
    return (1, action.captured == view.table, coins, action.card.rank)


def _sees(action: Action) -> bool:
    assert action.card is not None
    count = len(action.captured)
    return count == 1 or (count == 2 and action.card.rank <= ADDS_UP_TO)
