"""Likely hands: the chance that each hidden card is in the hand of another seat, as a seat may believe.

>>> from settebello.game import seeded_game
>>> from settebello.rules import Rules
>>> from settebello.view import view_of
>>> game = seeded_game(Rules(), bytes(32))
>>> found = likely_hands(view_of(game, game.round.turn), Rules())
>>> found.knowledge, found.worlds, len(found.hands[0].cards)
('every-hand', 5456, 33)
>>> round(sum(likely.chance for likely in found.hands[0].cards), 3)
3.0
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.core import Round
from settebello.errors import IllegalAction
from settebello.players.evaluation.game_search import GameSearch
from settebello.players.evaluation.models import model_for
from settebello.players.evaluation.world_sampling import WorldSeeds
from settebello.rules import Rules
from settebello.view import View

WORLDS = 8_192
"""The most worlds that are considered. All hands of a single other seat with small hands are fewer."""
PLAIN_WORLDS = 500
"""The worlds that are considered before the first card is played, when all that explain the view are equally likely."""


class LikelyCard(Struct, frozen=True):
    """A hidden card, and the chance that a seat holds it."""

    card: Card
    chance: float
    """From 0 to 1."""


class LikelyHand(Struct, frozen=True, kw_only=True):
    """The hidden part of the hand of a seat."""

    seat: int
    held: int
    """The number of its cards that are hidden: the sum of the chances."""
    cards: tuple[LikelyCard, ...]
    """All cards that it may hold, the likeliest first."""


class LikelyHands(Struct, frozen=True, kw_only=True):
    """The hands that the others are likely to hold."""

    hands: tuple[LikelyHand, ...]
    """Of each seat with hidden cards."""
    knowledge: Literal["exact", "every-hand", "sampled"]
    """``exact``: nothing about these hands is hidden. ``every-hand``: every possible hand was considered. ``sampled``:
    a sample of them was."""
    worlds: int
    """The number of worlds considered."""


def likely_hands(view: View, rules: Rules) -> LikelyHands:
    """The hands that the other seats are likely to hold, given what they have played in this deal. Others are expected
    to play well; a view without a history says nothing about their cards, so all are equally likely.

    The same view and rules give the same chances. House rules without a known value are learned first, which takes a
    few seconds.

    Args:
        view: the view of the seat on turn.
        rules: the rules of the game.

    Raises:
        IllegalAction: the view is not that of the seat on turn.
    """
    seat = view.seat
    if seat is None or seat != view.turn:
        raise IllegalAction("The likely hands are those that the seat on turn expects.")
    seed = WorldSeeds.of_view(view, rules)[0]
    if view.phase == "play":
        model = model_for(rules, wait=True)
        assert model is not None
        search = GameSearch(rules, model)
        worlds, chances = search.hand_chances(Round.from_view(view, rules), seed=seed, worlds=WORLDS)
        every = worlds < WORLDS
    else:
        worlds, every = PLAIN_WORLDS, False
        chances = _plain_chances(view, rules, seat, seed)
    hands = tuple(_hand(view, other, found) for other, found in enumerate(chances) if found)
    is_known = all(likely.chance == 1 for hand in hands for likely in hand.cards)
    return LikelyHands(
        hands=hands, knowledge="exact" if is_known else "every-hand" if every else "sampled", worlds=worlds
    )


def _plain_chances(view: View, rules: Rules, seat: int, seed: int) -> list[list[tuple[Card, float]]]:
    """By seat, the hidden cards with their chances, in worlds that are equally likely."""
    counts = [Counter[Card]() for _ in view.hands]
    for number in range(PLAIN_WORLDS):
        world = Round.from_view(view, rules, seed + number & (1 << 63) - 1)
        for other, count in enumerate(counts):
            if other != seat:
                count.update(world.hand(other) - view.shown[other])
    return [[(card, count[card] / PLAIN_WORLDS) for card in sorted(count)] for count in counts]


def _hand(view: View, seat: int, chances: list[tuple[Card, float]]) -> LikelyHand:
    likely = [LikelyCard(card, round(chance, 6)) for card, chance in chances if chance > 0]
    held = view.hands[seat] - len(view.shown[seat] or CardSet())
    return LikelyHand(seat=seat, held=held, cards=tuple(sorted(likely, key=lambda one: (-one.chance, one.card))))
