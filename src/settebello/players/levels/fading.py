"""How captured cards fade from a memory: what counts stays longer, what was ordinary goes first.

What is forgotten depends on the view alone, and what has once been forgotten stays so: it does not flicker between two
decisions of a round, even where a player is made anew for each.
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
    """For how many plays, of anybody, a captured card is remembered on average: some hardly at all, some twice as
    long. The settebello is never forgotten."""

    ordinary: float
    notable: float
    """Sevens and cards of the bonus suit."""


def forgotten(view: View, rules: Rules, memory: Retention) -> CardSet:
    """The captured cards of which this seat no longer knows that they are gone."""
    mask = 0
    for play, card in _captured(view):
        age = len(view.history) - play
        if not _settebello(card, rules) and age > _span(view, rules, memory, play, card):
            mask |= 1 << card
    return CardSet.of_mask(mask)


def remembered(view: View, rules: Rules, memory: Retention) -> View:
    """The view as this seat remembers it: what it has forgotten is in no pile."""
    gone = forgotten(view, rules, memory).mask
    return replace(view, piles=tuple(CardSet.of_mask(pile.mask & ~gone) for pile in view.piles))


def _captured(view: View) -> Iterator[tuple[int, Card]]:
    """Each captured card, and at which play it was captured."""
    for play, move in enumerate(view.history):
        action = Action.parse(move.action)
        if action.takes and action.card is not None:
            yield play, action.card
            for card in action.captured:
                yield play, card


def _settebello(card: Card, rules: Rules) -> bool:
    return card.rank == SEVEN and card.suit == rules.bonus_suit


def _span(view: View, rules: Rules, memory: Retention, play: int, card: Card) -> float:
    """How long this seat remembers the card: a matter of the card, and of the round."""
    mean = memory.notable if card.rank == SEVEN or card.suit == rules.bonus_suit else memory.ordinary
    what = f"{view.seat} {view.round} {play} {card} {view.history[0].action} {view.history[play].action}"
    return mean * 2 * crc32(what.encode()) / (1 << 32)
