"""Advice for somebody at a table: what a good player would do, and the plainest reason for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from settebello.cards import CardSet
from settebello.core import Action
from settebello.errors import IllegalAction
from settebello.players.player import Player, choose_within
from settebello.players.registry import make
from settebello.players.table import can_be_swept, makes_sweep, table_after, unseen_cards
from settebello.rules import Rules
from settebello.view import View

SEVEN, KING = 7, 10
LONGEST = 2.0
"""Seconds that the adviser thinks at most."""

Reason = Literal[
    "only",
    "keep",
    "place",
    "declare",
    "pass",
    "sweep",
    "settebello",
    "king",
    "sevens",
    "coins",
    "cards",
    "safe",
    "least",
]
"""Why an action is advised: what it is, what it takes, or what it leaves."""

Said = tuple[Reason, CardSet]


class Advised(Struct, frozen=True, kw_only=True):
    """An action, and why."""

    action: Action
    reason: Reason
    cards: CardSet
    """The cards that the reason speaks of."""
    safe: bool
    """Whether no single card could sweep the table afterwards, as far as this seat knows."""


def adviser() -> Player:
    """Who is asked; made anew for each question, since players are not for two threads at once."""
    return make("maestro:60")


def advised(view: View, rules: Rules, seconds: float = LONGEST) -> Advised:
    """What the adviser would do in the place of who has this view. It takes its time, at most so many
    seconds: not for where others wait.

    Raises:
        IllegalAction: it is not their turn.
    """
    if not view.legal:
        raise IllegalAction("Hints are given only on your turn.")
    action = choose_within(adviser(), view, rules, seconds)
    reason, cards = explained(action, view, rules)
    safe = action.kind == "play" and _safe(action, view, rules)
    return Advised(action=action, reason=reason, cards=cards, safe=safe)


def explained(action: Action, view: View, rules: Rules) -> Said:
    """The plainest reason for ``action``, and the cards that it speaks of."""
    if len(view.legal) == 1:
        return "only", CardSet()
    if action.kind != "play":
        return _REASONS[str(action)], CardSet()
    if not action.takes:
        return ("safe" if _safe(action, view, rules) else "least"), CardSet()
    return next(_gains(action, view, rules))


_REASONS: dict[str, Reason] = {"keep": "keep", "place": "place", "declare": "declare", "pass": "pass"}


def _gains(action: Action, view: View, rules: Rules) -> Iterator[Said]:
    """What a capture gains, the weightiest first."""
    assert action.card is not None
    gained = CardSet.of_mask(action.captured.mask | 1 << action.card)
    if rules.sweep.points and makes_sweep(action, view, rules):
        yield "sweep", action.captured
    scoring, bonus = rules.scoring, rules.bonus_suit
    if scoring.settebello and (those := CardSet(card for card in gained if (card.rank, card.suit) == (SEVEN, bonus))):
        yield "settebello", those
    if scoring.re_bello and (those := CardSet(card for card in gained if (card.rank, card.suit) == (KING, bonus))):
        yield "king", those
    if (scoring.primiera or scoring.barmila) and (those := CardSet(card for card in gained if card.rank == SEVEN)):
        yield "sevens", those
    if scoring.coins and (those := CardSet(card for card in gained if card.suit == bonus)):
        yield "coins", those
    yield "cards", gained


def _safe(action: Action, view: View, rules: Rules) -> bool:
    return not can_be_swept(table_after(view, action), unseen_cards(view, rules), rules)
