"""The oracle and the compiled core are two readings of the same rules: they must never differ.

``SETTEBELLO_ROUNDS`` sets how many rounds each case plays; ``python -m tests.support.oracle_comparison`` plays
as many as you like.
"""

from __future__ import annotations

import os
import random

import pytest

from tests.oracle import random_rules
from tests.support.oracle_comparison import basic_rules, compare, compare_perft

ROUNDS = int(os.environ.get("SETTEBELLO_ROUNDS", "60"))

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 6])


@SEATS
def test_basic_game_agrees_at_every_step(seats: int) -> None:
    tally = compare(ROUNDS, seats=seats, random_rules=False, seed=seats)
    assert tally.rounds == ROUNDS


@SEATS
def test_random_rules_agree_at_every_step(seats: int) -> None:
    tally = compare(ROUNDS, seats=seats, random_rules=True, seed=100 + seats)
    assert tally.rounds == ROUNDS


@SEATS
def test_basic_game_has_as_many_action_sequences(seats: int) -> None:
    compare_perft(random.Random(seats), basic_rules(seats), 5)


@pytest.mark.parametrize("seed", range(10))
def test_random_rules_have_as_many_action_sequences(seed: int) -> None:
    rng = random.Random(seed)
    compare_perft(rng, random_rules(rng), 3)
