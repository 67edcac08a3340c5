"""The greedy player: looks at the cards on the table and one play ahead, at nothing else.

It takes a sweep; else it does not leave a table that one unseen card could sweep, if that can be avoided; else it takes
the cards worth most, or lays down the card worth least. It keeps the drawn card of a cut and declares what it can.
"""

from __future__ import annotations

from settebello.cards import CardSet
from settebello.core import Action, captures
from settebello.players.player import legal_actions
from settebello.rules import Rules
from settebello.rules.worth import worth
from settebello.view import View


class GreedyPlayer:
    """Chooses by what an action takes and leaves behind; the same view always gets the same action."""

    def choose(self, view: View, rules: Rules) -> Action:
        legal = legal_actions(view)
        if legal[0].kind != "play":
            return legal[0]  # keep, declare where possible, else pass
        unseen = unseen_cards(view, rules)
        return max(legal, key=lambda action: merit(action, view, rules, unseen))


def unseen_cards(view: View, rules: Rules) -> CardSet:
    """The cards that are in other hands or in the stock, as far as this seat knows."""
    seen = view.hand.mask | view.table.mask
    for cards in (*view.piles, *view.shown):
        seen |= cards.mask
    return CardSet.of_mask(rules.cards.mask & ~seen)


def table_after(view: View, action: Action) -> CardSet:
    """The table once ``action``, a play, has been taken."""
    if action.takes:
        return CardSet.of_mask(view.table.mask & ~action.captured.mask)
    assert action.card is not None
    return CardSet.of_mask(view.table.mask | 1 << action.card)


def can_be_swept(table: CardSet, by: CardSet, rules: Rules) -> bool:
    """Whether one card of ``by`` could take the whole table as a sweep."""
    if not table:
        return False
    by_rank = {card.rank: card for card in by if card.rank > 1 or rules.capture.ace != "no-sweep"}
    return any(table in captures(rules, card, table)[0] for card in by_rank.values())


def merit(action: Action, view: View, rules: Rules, unseen: CardSet) -> tuple[bool, bool, bool, float]:
    """Ordered so that more is better: a sweep, a safe table, a capture, the cards taken or given up."""
    after = table_after(view, action)
    safe = not can_be_swept(after, unseen, rules)
    assert action.card is not None
    if not action.takes:
        return False, safe, False, -worth(action.card, rules)
    gained = worth(action.card, rules) + sum(worth(card, rules) for card in action.captured)
    return makes_sweep(action, after, view, rules), safe, True, gained


def makes_sweep(action: Action, after: CardSet, view: View, rules: Rules) -> bool:
    """Whether ``action``, a play that leaves ``after`` on the table, is a sweep."""
    if after or not action.captured:
        return False
    if rules.capture.ace == "no-sweep" and action.card is not None and action.card.rank == 1:
        return False
    last_card = view.stock == 0 and sum(view.hands) == 1
    return rules.sweep.last_card or not last_card
