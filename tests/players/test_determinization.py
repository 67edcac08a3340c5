"""A world built from a view looks like the view, and says nothing that the view does not."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from settebello.game import Game, seeded_game
from settebello.players.evaluation.determinization import determinize
from settebello.view import encode, view_of
from tests.oracle.random_rules import random_rules

RANDOM = st.integers(0, 2**64 - 1).map(Random)


@given(RANDOM)
def test_a_world_has_the_view_it_was_built_from(chance: Random) -> None:
    rules = random_rules(chance)
    game = seeded_game(rules, chance.randbytes(32))
    for _ in range(chance.randrange(60)):
        if game.state == "playing":
            game.play(chance.choice(game.round.legal_actions()))
    if game.state != "playing" or game.round.turn is None:
        return
    view = view_of(game, game.round.turn)
    other = Game(rules, game.first_dealer)
    other.attempts, other.scores = [determinize(view, rules)], game.scores
    assert encode(view_of(other, view.seat)) == encode(view)
