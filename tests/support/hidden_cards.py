"""The cards that a seat cannot see, rearranged: for tests that nothing a seat gets depends on them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random

from settebello.cards import Card
from settebello.core import Round
from settebello.game import Game, Packs
from settebello.rules import Rules

MOST_SHUFFLES = 200
"""How often all hidden cards are shuffled before only two of them change places."""


def dealt(rules: Rules, pack: Sequence[Card]) -> Game:
    """A game whose first round has that pack, even one that calls for a redeal."""
    game = Game(rules, rules.seats - 1)
    game.shuffle = Packs((tuple(pack),))
    game.attempts = [Round(rules, pack)]
    return game


def some_position(rules: Rules, chance: Random) -> Game:
    """A game in its first round, some random actions on."""
    order = list(rules.cards)
    chance.shuffle(order)
    game = dealt(rules, order)
    for _ in range(chance.randrange(rules.seats * sum(rules.deal.hands))):
        if game.round.turn is not None:
            game.round.play(chance.choice(game.round.legal_actions()))
    return some_position(rules, chance) if game.round.phase == "over" else game  # the deal has decided the game


def twin_of(played: Game, seat: int | None, chance: Random) -> Game:
    """The same game for ``seat``, with what it cannot see put elsewhere."""
    twin = dealt(played.rules, permuted(played.round, seat, chance))
    for _, action in played.round.history:
        twin.round.play(action)
    return twin


def permuted(played: Round, seat: int | None, chance: Random) -> tuple[Card, ...]:
    """The pack with the cards that ``seat`` has not seen in a different order."""
    hidden = set(played.stock)
    for other in range(played.rules.seats):
        if other != seat:
            hidden |= set(played.hand(other)) - set(played.shown(other))
    if played.drawn is not None and played.turn != seat:
        hidden.add(played.drawn)
    order = [card for card in played.pack if card in hidden]
    for attempt in count():
        if attempt < MOST_SHUFFLES:
            renewed = chance.sample(order, len(order))
        else:  # few orders of all hidden cards score as announced: exchange two, perhaps a card with itself
            renewed, (one, two) = list(order), chance.choices(range(len(order)), k=2)
            renewed[one], renewed[two] = order[two], order[one]
        cards = iter(renewed)
        pack = tuple(next(cards) if card in hidden else card for card in played.pack)
        if not _hands_are_told(played.rules) or told_as_dealt(played, pack):
            return pack
    raise AssertionError("unreachable")


def _hands_are_told(rules: Rules) -> bool:
    """Whether something that everybody learns depends on a whole hand: its points as dealt, or a first card that is an
    ace because all of the hand are."""
    return rules.dealt_points.scores or rules.capture.ace_first == "forbidden"


def told_as_dealt(played: Round, pack: Sequence[Card]) -> bool:
    """Whether everybody would have learned the same about the hands with that pack."""
    other, sides = Round(played.rules, pack, played.dealer), range(played.rules.sides)
    for _, action in played.history:
        if not other.is_legal(action):
            return False
        other.play(action)
    return all(other.declared(side) == played.declared(side) for side in sides)
