"""What the person may do now, out of the legal actions of their view."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.core import Action, captures
from settebello.rules import Rules
from settebello.view import View

Limit = Literal["equal", "fewest"]


class Choices(Struct, frozen=True):
    """The legal actions, by what one would point at."""

    plays: dict[Card, tuple[Action, ...]]
    """By card of the hand."""
    others: tuple[Action, ...]
    """Keep, place, declare, pass."""

    @property
    def all(self) -> tuple[Action, ...]:
        return (*(action for actions in self.plays.values() for action in actions), *self.others)


def choices_of(view: View) -> Choices:
    """The choices that a view gives; none when it is somebody else's turn."""
    plays: dict[Card, tuple[Action, ...]] = {}
    others: tuple[Action, ...] = ()
    for action in map(Action.parse, view.legal):
        if action.card is None:
            others += (action,)
        else:
            plays[action.card] = (*plays.get(action.card, ()), action)
    return Choices(plays=dict(sorted(plays.items())), others=others)


def limit(rules: Rules, card: Card, table: CardSet) -> Limit | None:
    """Which rule keeps a card from captures that its value would allow.

    >>> limit(Rules(), Card.parse("5D"), CardSet.parse("1C 4C 5C"))
    'equal'
    >>> limit(Rules(), Card.parse("5D"), CardSet.parse("1C 4C 6C")) is None
    True
    """
    if rules.capture.choice == "free":
        return None
    free = replace(rules, capture=replace(rules.capture, choice="free"))
    if len(captures(free, card, table)[0]) == len(captures(rules, card, table)[0]):
        return None
    return "equal" if rules.capture.choice == "equal-first" else "fewest"
