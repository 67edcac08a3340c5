"""Reasons: where the values are exact, the lines of the score sheet carry exactly what was lost."""

from __future__ import annotations

from random import Random

import pytest

from settebello.core import Round
from settebello.core.search.solver import Solver
from settebello.players.evaluation.game_search import GameSearch
from settebello.players.evaluation.models import model_for
from settebello.players.evaluation.simulator import ActionRollout
from settebello.rules import Rules
from settebello.study.decisions import recorded_decisions
from settebello.study.reasons import carrying_lines, lines_of_best_play, lines_of_rollout
from settebello.study.reviewer import Reviewer
from settebello.variants import variant
from tests.oracle import random_pack
from tests.study.games import played


@pytest.mark.parametrize("plays", [1, 2, 5], ids=["the last card", "two cards", "the last deal"])
def test_the_lines_of_best_play_add_up_to_its_value(plays: int) -> None:
    rules, solver, chance = variant("scopa").rules(2), Solver(14), Random(plays)
    search = game_search(rules)
    for _ in range(10):
        position = Round(rules, random_pack(chance, rules))
        while position.turn is None or len(position.stock) or _cards_held(position) > plays:
            position.play(chance.choice(position.legal_actions()))
        for action, value in solver.values(position):
            assert sum(lines_of_best_play(position, str(action), search).values()) == value


def game_search(rules: Rules) -> GameSearch:
    model = model_for(rules, wait=True)
    assert model is not None
    return GameSearch(rules, model)


def test_a_chance_lost_without_a_point_has_a_reason() -> None:
    """The action gives points in captures for sweeps, which are less sure to win the game from there."""
    rules = variant("cuarenta").rules(2)
    decision = list(recorded_decisions(played(rules, 12, players=("amico", "greedy"), actions=32)))[-1]
    found = Reviewer(rules, "quick").review(decision, open_cards=False)
    assert (found.grade, found.points_lost) == ("inaccuracy", 0)
    assert found.judgement is not None
    assert found.judgement.knowledge == "exact"
    assert found.lines


def test_what_no_line_explains_is_a_game_won_outright() -> None:
    taken, best = (
        lines_of_rollout(
            ActionRollout(
                action="7D",
                points=points,
                equity=None,
                points_error=0,
                equity_error=0,
                lines={"cards": cards},
                sweep_against=0,
            )
        )
        for points, cards in ((-3.0, 0.5), (0.0, 0.0))
    )
    assert [(line.line, line.points) for line in carrying_lines(taken, best)] == [("outright", -3.5)]


def _cards_held(position: Round) -> int:
    return len(position.hand(0)) + len(position.hand(1))
