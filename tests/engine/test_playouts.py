"""Random playouts with the interpreter lock released, and actions as values."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor

import pytest

from settebello.core import Action, playouts
from settebello.rules import Rules
from settebello.variants import VARIANTS, variant


def test_every_round_of_the_basic_game_is_36_plays() -> None:
    assert playouts(Rules(), 100, 1) == 3600
    assert playouts(Rules(), 0, 1) == 0


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_is_played_out(game: str) -> None:
    for seats in VARIANTS[game].seats:
        rules = variant(game).rules(seats)
        assert playouts(rules, 20, seats) >= 20 * seats * sum(rules.deal.hands)


def test_threads_do_not_disturb_each_other() -> None:
    """A redeal cuts a round of Chkobba short, so that the number of actions depends on the cards."""
    rules = variant("chkobba").rules(2)
    alone = [playouts(rules, 200, seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda seed: playouts(rules, 200, seed), range(4))) == alone


def test_an_action_is_a_value() -> None:
    one, two = Action.parse("9Cx4S5B"), Action.parse("9cx5b4s")
    assert one == two
    assert len({one, two, Action.parse("9C")}) == 2
    assert pickle.loads(pickle.dumps(one)) == one
    assert repr(one) == "Action.parse('9Cx4S5B')"
    with pytest.raises(TypeError, match=r"Action\.parse"):
        Action()
