"""Reasons: where the values are exact, the lines of the score sheet carry exactly what was lost."""

from __future__ import annotations

from random import Random

import pytest

from settebello.core import Round
from settebello.core.search.solver import Solver
from settebello.study.reasons import lines_of_best_play
from settebello.variants import variant
from tests.oracle import random_pack


@pytest.mark.parametrize("plays", [1, 2, 5], ids=["the last card", "two cards", "the last deal"])
def test_the_lines_of_best_play_add_up_to_its_value(plays: int) -> None:
    rules, solver, chance = variant("scopa").rules(2), Solver(14), Random(plays)
    for _ in range(10):
        position = Round(rules, random_pack(chance, rules))
        while position.turn is None or len(position.stock) or _cards_held(position) > plays:
            position.play(chance.choice(position.legal_actions()))
        for action, value in solver.values(position):
            assert sum(lines_of_best_play(position, str(action)).values()) == value


def _cards_held(position: Round) -> int:
    return len(position.hand(0)) + len(position.hand(1))
