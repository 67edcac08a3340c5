"""Reviews and luck of games by random mixes of house rules, at every number of seats."""

from __future__ import annotations

import random

import pytest

from settebello.study.luck.decomposition import game_luck
from tests.oracle.random_rules import random_rules
from tests.study.games import played
from tests.study.house_rules import review_fault


@pytest.mark.parametrize(
    "seed", [2, 5, *(pytest.param(seed, marks=pytest.mark.release) for seed in range(100) if seed not in (2, 5))]
)
def test_a_game_by_house_rules(seed: int, rough_models: None) -> None:
    rules = random_rules(random.Random(seed))
    assert review_fault(rules, seed, actions=2 if max(rules.deal.hands) > 4 else 2 * rules.seats) is None
    round_played = played(rules, seed, actions=60)
    for side in range(rules.sides):
        assert game_luck(round_played, side=side, worlds=10).names
