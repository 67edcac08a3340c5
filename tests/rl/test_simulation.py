"""Simulated rounds are the rounds that the rules give, by code for plain rules or for any."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.core import Round, playouts
from settebello.errors import ArgumentError
from settebello.players.player import PlayerError
from settebello.rl import simulate
from settebello.rules import Rules
from settebello.rules.scores import LINES, RoundScore
from settebello.variants import VARIANTS
from tests.oracle.random_rules import nearly_basic_rules, random_rules

GAMES = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]
MASK = 2**64 - 1


class SplitMix:
    """The random numbers of the core, once more."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        return ((z >> 32) * limit) >> 32


def replayed(rules: Rules, rounds: int, seed: int) -> tuple[list[RoundScore], int]:
    """The same rounds, played by a Round."""
    numbers, order = SplitMix(seed), list(rules.cards)
    scores: list[RoundScore] = []
    actions = attempt = 0
    while len(scores) < rounds:
        for place in range(len(order) - 1, 0, -1):
            other = numbers.below(place + 1)
            order[place], order[other] = order[other], order[place]
        attempt += 1
        position = Round(rules, order, attempt=attempt)
        while legal := position.legal_actions():
            position.play(legal[numbers.below(len(legal))])
            actions += 1
        if position.phase == "over":
            scores.append(position.score())
            attempt = 0
    return scores, actions


def check_rounds(rules: Rules, rounds: int, seed: int) -> None:
    scores, actions = replayed(rules, rounds, seed)
    found = simulate(rules, rounds, seed)
    assert found.points.tolist() == [list(score.totals) for score in scores]
    for key in LINES:
        points = [[side.lines.get(key, 0) for side in score.sides] for score in scores]
        assert found.lines.get(key, np.zeros_like(found.points)).tolist() == points
    assert playouts(rules, rounds, seed) == actions


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_simulated_rounds_of_every_named_game_are_those_of_a_round(name: str, seats: int) -> None:
    check_rounds(VARIANTS[name].rules(seats), 20, seed=seats)


@settings(deadline=None)
@given(st.integers(0, MASK))
def test_simulated_rounds_of_house_rules_are_those_of_a_round(seed: int) -> None:
    check_rounds(random_rules(Random(seed)), 3, seed)


@settings(deadline=None, max_examples=300)
@given(st.integers(0, MASK))
def test_simulated_rounds_near_the_basic_game_are_those_of_a_round(seed: int) -> None:
    """A word of a play that the code for plain rules does not know, and does not stand back for, fails here."""
    check_rounds(nearly_basic_rules(Random(seed)), 2, seed)


def test_simulated_rounds_of_players() -> None:
    found = simulate(Rules(), 12, 1, players=["greedy", "random"])
    assert found.points.tolist() == simulate(Rules(), 12, 1, players=["greedy", "random"]).points.tolist()
    assert (found.points == sum(found.lines.values())).all()
    assert (found.lines["sweeps"] == found.sweeps).all()


def test_no_rounds_are_no_rounds() -> None:
    assert simulate(Rules(), 0, 1).points.shape == (0, 2)


def test_what_cannot_be_simulated_is_refused() -> None:
    for rounds, seed, players in ((-1, 1, None), (1, -1, None), (1, 1, ["greedy"]), (1, 1, "greedy")):
        with pytest.raises(ArgumentError):
            simulate(Rules(), rounds, seed, players)
    with pytest.raises(PlayerError):
        simulate(Rules(), 1, 1, ["nobody", "greedy"])
