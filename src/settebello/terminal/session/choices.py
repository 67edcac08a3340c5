"""The legal actions of a view, grouped by what the person points at."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.core import Action, captures
from settebello.rules import Rules
from settebello.view import View

CaptureRestriction = Literal["equal", "fewest"]
"""Why not every capture is allowed: an equal card comes first, or as few cards as possible."""


class ActionChoices(Struct, frozen=True):
    """The legal actions, grouped by the card of the hand that they play."""

    by_card: dict[Card, tuple[Action, ...]]
    other_actions: tuple[Action, ...]
    """Actions that play no card of the hand: keep, place, declare, pass."""

    @property
    def all(self) -> tuple[Action, ...]:
        return (*(action for actions in self.by_card.values() for action in actions), *self.other_actions)


def action_choices(view: View) -> ActionChoices:
    """The choices in a view; empty when it is not the viewer's turn."""
    by_card: dict[Card, tuple[Action, ...]] = {}
    other_actions: tuple[Action, ...] = ()
    for action in map(Action.parse, view.legal):
        if action.card is None:
            other_actions += (action,)
        else:
            by_card[action.card] = (*by_card.get(action.card, ()), action)
    return ActionChoices(by_card=dict(sorted(by_card.items())), other_actions=other_actions)


def capture_restriction(
    rules: Rules, card: Card, table: CardSet, named: int | None = None
) -> CaptureRestriction | None:
    """The rule that forbids some of the captures that a card's value would allow, or None if no rule does. ``named`` is
    the rank that a knock has given the matta.

    >>> capture_restriction(Rules(), Card.parse("5D"), CardSet.parse("1C 4C 5C"))
    'equal'
    >>> capture_restriction(Rules(), Card.parse("5D"), CardSet.parse("1C 4C 6C")) is None
    True
    """
    if rules.capture.choice == "free":
        return None
    free = replace(rules, capture=replace(rules.capture, choice="free"))
    if len(captures(free, card, table, named)[0]) == len(captures(rules, card, table, named)[0]):
        return None
    return "equal" if rules.capture.choice == "equal-first" else "fewest"
