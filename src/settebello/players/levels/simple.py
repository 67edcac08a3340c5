"""The levels piccolo and novizio: they look at their hand and the table, and count no captured cards."""

from __future__ import annotations

from settebello.core import Action
from settebello.players.greedy import merit
from settebello.players.player import legal_actions
from settebello.rules import Rules
from settebello.view import View

LARGEST_SUM = 5


class Piccolo:
    """A child: sees equal cards and small sums, likes sweeps, then coins, then kings, and ignores what it leaves on the
    table. If it sees nothing to take, it plays its lowest card, which may capture by accident. If the lowest total
    wins, it likes the reverse."""

    def choose(self, view: View, rules: Rules) -> Action:
        legal = legal_actions(view)
        if legal[0].kind != "play":
            return legal[0]  # keep, declare where possible, else pass
        return max(legal, key=lambda action: tuple(rules.finish.sign * part for part in _appeal(action, view, rules)))


class Novizio:
    """A beginner: takes sweeps, sevens and coins, and avoids tables that any card could sweep, captured ones included,
    since it does not count cards."""

    def choose(self, view: View, rules: Rules) -> Action:
        legal = legal_actions(view)
        if legal[0].kind != "play":
            return legal[0]
        others = rules.cards - view.hand - view.table
        return max(legal, key=lambda action: merit(action, view, rules, others))


def _appeal(action: Action, view: View, rules: Rules) -> tuple[int, ...]:
    """A sort key, higher is better."""
    assert action.card is not None
    if not _is_obvious(action):
        return (0, -action.card.rank, len(action.captured))
    coins = sum(card.suit == rules.bonus_suit for card in (action.card, *action.captured))
    return (1, action.captured == view.table, coins, action.card.rank)


def _is_obvious(action: Action) -> bool:
    assert action.card is not None
    count = len(action.captured)
    return count == 1 or (count == 2 and action.card.rank <= LARGEST_SUM)
