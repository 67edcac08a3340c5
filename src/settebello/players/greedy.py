"""The greedy player: a one-ply heuristic.

It makes a sweep, or another capture that scores, if it can; otherwise it avoids a table that one unseen card could
sweep, and laying a card that an equal one could take for points; otherwise it takes the most valuable cards, or lays
the least valuable card. It keeps the card drawn in a cut and declares what it can. If the lowest total wins, it wants
the reverse of all that.
"""

from __future__ import annotations

from settebello.cards import CardSet
from settebello.core import Action
from settebello.players.player import legal_actions
from settebello.players.table import (
    can_be_swept,
    cards_gained,
    invites_fall,
    makes_sweep,
    points_of_capture,
    table_after,
    unseen_cards,
)
from settebello.rules import Rules
from settebello.rules.card_worth import card_worth
from settebello.view import View

MOST_POINTS = 1000
"""No capture counts for more."""


class GreedyPlayer:
    """Chooses by what an action takes and leaves. Deterministic."""

    def choose(self, view: View, rules: Rules) -> Action:
        legal = legal_actions(view)
        if legal[0].kind != "play":
            return legal[0]  # keep, declare where possible, else pass
        unseen = unseen_cards(view, rules)
        return max(legal, key=lambda action: merit(action, view, rules, unseen))


def merit(action: Action, view: View, rules: Rules, unseen: CardSet) -> tuple[float, ...]:
    """A sort key, higher is better: points of the capture, safe table, capture, value of cards taken or given up; each
    reversed if the lowest total wins."""
    return tuple(rules.finish.sign * part for part in _gain(action, view, rules, unseen))


def _gain(action: Action, view: View, rules: Rules, unseen: CardSet) -> tuple[int, bool, bool, float]:
    """The points that the action gains."""
    after = table_after(view, action)
    safe = not can_be_swept(after, unseen, rules, view.named) and not invites_fall(action, unseen, rules)
    assert action.card is not None
    if not action.takes:
        return 0, safe, False, -card_worth(action.card, rules)
    scored = min(points_of_capture(action, view, rules), MOST_POINTS)
    gained = sum(card_worth(card, rules) for card in cards_gained(action, view))
    return scored + makes_sweep(action, view, rules), safe, True, gained
