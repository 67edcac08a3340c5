"""The values of positions whose cards are all known: by the search, by the solver and by brute force."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from settebello.core import Action, Round
from settebello.core.search.expectimax import Expectimax
from settebello.core.search.solver import OUTRIGHT, Solver
from settebello.players.evaluation.game_search import OUTRIGHT_WORTH, GameSearch, margin_so_far
from settebello.players.evaluation.models import model_for
from settebello.players.evaluation.simulator import Simulator
from settebello.rules import Rules, Sweep
from settebello.variants import variant
from tests.engine.small_positions import oracle_of
from tests.oracle import OracleRound, random_pack
from tests.oracle.brute_force import value_of_actions
from tests.support.hidden_cards import some_position, twin_of

WON_BY_A_WHOLE_SUIT = (339, 537, 1649, 2331)
"""Seeds of rounds of napola that end so."""


def test_a_whole_suit_is_worth_what_the_learned_value_counts_for_it() -> None:
    rules = variant("napola").rules(2)
    model = model_for(rules, wait=True)
    assert model is not None
    searched = GameSearch(rules, model)
    won: set[int] = set()
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


def test_the_margins_of_three_sides_cancel_out() -> None:
    rules, swept = variant("scopa").rules(3), 0
    for seed in range(20):
        played = _ended(rules, seed)
        margins = [margin_so_far(played, side) for side in range(3)]
        assert abs(sum(margins)) < 1e-9
        swept += played.sweeps(0) > 0
    assert swept > 1


def _ended(rules: Rules, seed: int) -> Round:
    chance = Random(seed)
    played = Round(rules, random_pack(chance, rules))
    played.playout(chance.getrandbits(60))
    return played


def _difference(end: OracleRound) -> tuple[int, int]:
    score = end.score()
    ahead = end.rules.finish.sign * (score.totals[0] - score.totals[1])
    ahead += {None: 0, 0: OUTRIGHT, 1: -OUTRIGHT}[score.outright]
    return ahead, -ahead


def _modest(value: float) -> float:
    wins = round(value / OUTRIGHT)
    return value + wins * (OUTRIGHT_WORTH - OUTRIGHT)


def test_what_was_made_before_a_declaration_counts_in_no_action() -> None:
    rules = variant("bazzica").rules(2)
    simulator, asked = Simulator(rules), 0
    for seed in range(40):
        played = _ended(rules, seed)
        while played.phase != "declare" and played.history:
            played.undo()
        if played.phase != "declare" or abs(margin_so_far(played, 0)) < 10:
            continue
        values = simulator.evaluate_open_batch(played, None, worlds=8)
        assert all(abs(points / values.weight) < 10 for points in values.points), "the rest of a round is worth less"
        asked += 1
    assert asked > 5


@pytest.mark.parametrize("rules", [Rules(), Rules(sweep=Sweep(points=4, doubled_by=9))])
def test_before_the_last_cards_every_way_to_deal_them_is_solved(rules: Rules) -> None:
    chance, solver = Random(4), Solver(14)
    model = model_for(rules, wait=True)
    assert model is not None
    searched, checked = GameSearch(rules, model), 0
    while checked < 6:
        played = Round(rules, random_pack(chance, rules))
        while len(played.stock) > 6 or len(played.hand(0)) + len(played.hand(1)) > 1:
            played.play(chance.choice(played.legal_actions()))
        assert played.turn is not None
        side = rules.side_of(played.turn)
        found = searched.evaluate_batch(played, 0, seed=1, worlds=40, equity=None)
        for action, points in zip(played.legal_actions(), found.points, strict=True):
            expected = _mean_of_all_deals(played, action, side, solver)
            assert abs(points / found.weight - expected) < 0.01
        checked += 1


def test_open_cards_are_seen() -> None:
    """Two positions that a seat cannot tell apart have different values once all hands are known."""
    rules, chance, differ = Rules(), Random(2), 0
    model = model_for(rules, wait=True)
    assert model is not None
    searched = GameSearch(rules, model)
    for _ in range(20):
        game = some_position(rules, chance)
        seat = game.round.turn
        if seat is not None and len(game.round.hand(1 - seat)) > 1:
            twin = twin_of(game, seat, chance)
            values = [searched.evaluate_open(position, None).points for position in (game.round, twin.round)]
            differ += values[0] != values[1]
    assert differ > 3


def _mean_of_all_deals(played: Round, action: Action, side: int, solver: Solver) -> float:
    """The mean value of an action, with best play after it, over the ways in which the last six cards can be dealt."""
    after, cards = played.copy(), set(played.stock)
    after.play(action)
    places = [played.pack.index(card) for card in after.hand(0)]
    others = [played.pack.index(card) for card in after.hand(1)]
    values = []
    for hand in combinations(sorted(cards, key=str), len(places)):
        pack = list(played.pack)
        for place, card in zip([*places, *others], [*hand, *(cards - set(hand))], strict=True):
            pack[place] = card
        dealt = Round(played.rules, pack, played.dealer)
        for _, earlier in played.history:
            dealt.play(earlier)
        dealt.play(action)
        best = max(solver.values(dealt), key=lambda found: found[1])[1]
        values.append(best if dealt.turn == side else -best)
    return sum(values) / len(values) - margin_so_far(played, side)
