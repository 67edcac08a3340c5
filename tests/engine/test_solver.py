"""The exact solver against plain brute force over the oracle. SETTEBELLO_POSITIONS sets how many positions."""

from __future__ import annotations

import os
from random import Random

import pytest

from settebello.cards import CARDS
from settebello.core import Action, Round
from settebello.core.solver import OUTRIGHT, Solver
from settebello.errors import IllegalAction
from settebello.rules import Rules
from settebello.solution import solve
from settebello.variants import variant
from tests.oracle import OracleRound
from tests.oracle.random_rules import random_pack, random_rules

POSITIONS = int(os.environ.get("SETTEBELLO_POSITIONS", "25"))
LAST_PLAYS = 4
"""So many actions from the end the brute force begins."""


def test_last_plays_agree_with_brute_force() -> None:
    solver, solved = Solver(bits=12), 0
    for seed in range(20 * POSITIONS):
        chance = Random(seed)
        rules = random_rules(chance, chance.choice([2, 2, 4, 6]))
        pack = random_pack(chance, rules)
        played = Round(rules, pack)
        while played.legal_actions():
            played.play(chance.choice(played.legal_actions()))
        if played.phase == "redeal":
            continue
        history = [str(action) for _, action in played.history]
        for _ in range(min(LAST_PLAYS, len(history))):
            played.undo()
        if len(played.legal_actions()) > 12:
            continue
        found = {str(action): value for action, value in solver.values(played)}
        assert found == _brute_force(rules, pack, history[: len(played.history)]), f"seed {seed}"
        solved += 1
        if solved == POSITIONS:
            return
    raise AssertionError(f"only {solved} positions were found")


def _brute_force(rules: Rules, pack: object, history: list[str]) -> dict[str, int]:
    """By action, the difference for the side to decide: every continuation tried."""

    def at(actions: list[str]) -> OracleRound:
        position = OracleRound(rules, pack)  # type: ignore[arg-type]
        for action in actions:
            position.play(action)
        return position

    def value(actions: list[str]) -> int:
        """Side 0 less side 1."""
        position = at(actions)
        if position.turn is None:
            score = position.score()
            outright = {None: 0, 0: OUTRIGHT, 1: -OUTRIGHT}[score.outright]
            return score.totals[0] - score.totals[1] + outright
        best = max if rules.side_of(position.turn) == 0 else min
        return best(value([*actions, action]) for action in position.legal_actions())

    start = at(history)
    assert start.turn is not None
    mine = 1 if rules.side_of(start.turn) == 0 else -1
    return {action: mine * value([*history, action]) for action in start.legal_actions()}


def test_the_best_line_leads_to_the_value() -> None:
    for seed in range(30):
        chance = Random(seed)
        rules = variant(chance.choice(["scopa", "asso-pigliatutto", "napola", "corsican"])).rules(2)
        played = Round(rules, random_pack(chance, rules))
        for _ in range(24):
            if played.legal_actions():
                played.play(chance.choice(played.legal_actions()))
        if played.turn is None:
            continue
        turn, solution = played.turn, solve(played)
        for action in solution.line:
            played.play(action)
        score = played.score()
        if score.outright is None:
            assert score.totals[turn] - score.totals[1 - turn] == solution.value


def test_a_small_table_gives_the_same_values_as_a_large_one() -> None:
    rules = Rules()
    for seed in range(10):
        chance = Random(seed)
        played = Round(rules, random_pack(chance, rules))
        for _ in range(22):
            if played.legal_actions():
                played.play(chance.choice(played.legal_actions()))
        if played.turn is not None:
            assert Solver(bits=4).values(played) == Solver(bits=18).values(played)


def test_three_sides_are_said_not_to_be_solved() -> None:
    rules = variant("scopa").rules(3)
    with pytest.raises(IllegalAction, match="this one has three"):
        solve(Round(rules, CARDS))


def test_there_is_nothing_to_solve_when_the_round_is_over() -> None:
    played = Round(Rules(), CARDS)
    played.playout(1)
    with pytest.raises(IllegalAction, match="nothing to solve"):
        solve(played)


@pytest.mark.parametrize("bits", [3, 29])
def test_a_table_has_a_sensible_size(bits: int) -> None:
    with pytest.raises(IllegalAction, match="4 to 28 bits"):
        Solver(bits)


def test_solving_leaves_the_round_as_it_was() -> None:
    played = Round(Rules(), CARDS)
    for _ in range(30):
        played.play(played.legal_actions()[0])
    before = played.history
    solve(played)
    assert played.history == before
    assert isinstance(before[0][1], Action)
