"""Forgetting captured cards: ordinary ones first, those that count later.

What is forgotten depends on the view alone, and stays forgotten for the rest of the round, even if a new player is made
for each decision.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.core import Action
from settebello.rules import Rules
from settebello.view import View

SEVEN = 7


class Retention(Struct, frozen=True):
    """For how many plays (by anybody) a captured card is remembered on average; single cards from 0 to twice as long.
    The settebello is never forgotten."""

    ordinary: float
    notable: float
    """Sevens and cards of the bonus suit."""


def forgotten_cards(view: View, rules: Rules, retention: Retention) -> CardSet:
    """The captured cards that the seat no longer remembers."""
    return CardSet(
        card
        for play, card in _captured_cards(view)
        if not _is_settebello(card, rules)
        and len(view.history) - play > _memory_span(view, rules, retention, play, card)
    )


def without_forgotten(view: View, rules: Rules, retention: Retention) -> View:
    """The view without the forgotten cards, which are in no pile."""
    gone = forgotten_cards(view, rules, retention).mask
    return replace(view, piles=tuple(CardSet.of_mask(pile.mask & ~gone) for pile in view.piles))


def _captured_cards(view: View) -> Iterator[tuple[int, Card]]:
    """Each captured card, with the number of the play that captured it."""
    for play, move in enumerate(view.history):
        action = Action.parse(move.action)
        if action.takes and action.card is not None:
            yield play, action.card
            for card in action.captured:
                yield play, card


def _is_settebello(card: Card, rules: Rules) -> bool:
    return card.rank == SEVEN and card.suit == rules.bonus_suit


def _memory_span(view: View, rules: Rules, retention: Retention, play: int, card: Card) -> float:
    """For how many plays the seat remembers a card: pseudo-random, by card and round."""
    mean = retention.notable if card.rank == SEVEN or card.suit == rules.bonus_suit else retention.ordinary
    what = f"{view.seat} {view.round} {play} {card} {view.history[0].action} {view.history[play].action}"
    return mean * 2 * crc32(what.encode()) / (1 << 32)
