"""The values of positions whose cards are all known: by the search, by the solver and by brute force."""

from __future__ import annotations

from random import Random

from settebello.core import Round
from settebello.core.search.expectimax import Expectimax
from settebello.core.search.solver import OUTRIGHT
from settebello.players.evaluation.game_search import OUTRIGHT_WORTH, GameSearch, margin_so_far
from settebello.players.evaluation.models import model_for
from settebello.rules import Rules
from settebello.variants import variant
from tests.engine.small_positions import oracle_of
from tests.oracle import OracleRound, random_pack
from tests.oracle.brute_force import value_of_actions

WON_BY_A_WHOLE_SUIT = (339, 537, 1649, 2331)
"""Seeds of rounds of napola that end so."""


def test_a_whole_suit_is_worth_what_the_learned_value_counts_for_it() -> None:
    rules = variant("napola").rules(2)
    model = model_for(rules, wait=True)
    assert model is not None
    searched = GameSearch(rules, model)
    won = set()
    for seed in WON_BY_A_WHOLE_SUIT:
        played = _ended(rules, seed)
        assert played.score().outright is not None
        for _ in range(6):
            played.undo()
            assert played.turn is not None
            side = rules.side_of(played.turn)
            found = searched.solve(played, None)
            assert found is not None
            expected = [values[side] for values in value_of_actions(oracle_of(played), _difference).values()]
            made = margin_so_far(played, side)
            assert sorted(found.points) == sorted(_modest(value) - made for value in expected)
            won.update(round(value / OUTRIGHT) for value in expected)
    assert won == {-1, 0, 1}


def test_declarations_made_before_are_not_gained_again() -> None:
    """With three cards left, the search looks at all that can happen, as the solver does."""
    rules = variant("bazzica").rules(2)
    model = model_for(rules, wait=True)
    assert model is not None
    searched, looked = GameSearch(rules, model), Expectimax(rules, model.value.weight_array)
    declared = 0
    for seed in range(12):
        played = _ended(rules, seed)
        while len(played.hand(0)) + len(played.hand(1)) < 3:
            played.undo()
        assert played.turn is not None
        exact = searched.solve(played, None)
        assert exact is not None
        values = looked.evaluate(played, played.turn, seed=1, samples=5)
        assert [round(value, 4) for _, value in values] == exact.points
        declared += played.declared(0) != played.declared(1)
    assert declared > 5


def _ended(rules: Rules, seed: int) -> Round:
    chance = Random(seed)
    played = Round(rules, random_pack(chance, rules))
    played.playout(chance.getrandbits(60))
    return played


def _difference(end: OracleRound) -> tuple[int, int]:
    score = end.score()
    ahead = score.totals[0] - score.totals[1] + {None: 0, 0: OUTRIGHT, 1: -OUTRIGHT}[score.outright]
    return ahead, -ahead


def _modest(value: float) -> float:
    wins = round(value / OUTRIGHT)
    return value + wins * (OUTRIGHT_WORTH - OUTRIGHT)
