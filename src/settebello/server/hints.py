"""Advice for somebody at a table, on request: what a good player would do, and the plainest reason for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from settebello.cards import CardSet
from settebello.core import Action
from settebello.errors import IllegalAction
from settebello.players import Player, make
from settebello.players.greedy import can_be_swept, table_after, unseen_cards
from settebello.rules import Rules
from settebello.server.protocol import Advice, Hint, Reason
from settebello.server.store import PERSON, Place
from settebello.view import View

SEVEN, KING = 7, 10
Said = tuple[Reason, CardSet]


def adviser() -> Player:
    """Who is asked; made anew for each question, since players are not for two threads at once."""
    return make("maestro:60")


def may_be_advised(places: Sequence[Place]) -> bool:
    """Only who plays against the house alone: among people it would be unfair."""
    return sum(place.player == PERSON for place in places) == 1


async def advice(view: View, rules: Rules, asked: Hint) -> Advice:
    """What the adviser would do in the place of who has this view.

    Raises:
        IllegalAction: it is not their turn.
    """
    if not view.legal:
        raise IllegalAction("Advice is given on your turn only.")
    action = await asyncio.to_thread(adviser().choose, view, rules)
    reason, cards = explained(action, view, rules)
    safe = action.kind == "play" and _safe(action, view, rules)
    return Advice(id=asked.id, version=asked.version, action=str(action), reason=reason, cards=cards, safe=safe)


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
    if action.captured == view.table and _may_sweep(action, view, rules):
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


def _may_sweep(action: Action, view: View, rules: Rules) -> bool:
    """Whether emptying the table counts: not for every ace, nor for every last card."""
    assert action.card is not None
    if rules.capture.ace == "no-sweep" and action.card.rank == 1:
        return False
    last_card = view.stock == 0 and sum(view.hands) == 1
    return rules.sweep.points > 0 and (rules.sweep.last_card or not last_card)


def _safe(action: Action, view: View, rules: Rules) -> bool:
    return not can_be_swept(table_after(view, action), unseen_cards(view, rules), rules)
