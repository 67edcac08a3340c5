"""The worth of totals, compared with games played out result by result."""

from __future__ import annotations

from random import Random

import pytest

from settebello.core.evaluation.equity import Equity, can_compute_equity
from settebello.core.evaluation.round_equity import RoundEquity
from settebello.errors import IllegalAction
from settebello.outcome import outcome_after_round
from settebello.players.evaluation.models import model_for, shipped_model
from settebello.rules import Finish, Rules
from settebello.variants import variant

GAMES = 4000

Results = dict[tuple[tuple[int, ...], int], int]


def results_of(rules: Rules) -> Results:
    learned = shipped_model(rules)
    assert learned is not None
    return {(points, outright): count for points, outright, count in learned.results}


@pytest.mark.parametrize(
    ("rules", "totals"),
    [
        (Rules(), (0, 0)),
        (Rules(), (10, 9)),
        (Rules(), (3, 8)),
        (Rules(finish=Finish(target=6, double_game=True)), (2, 5)),
        (variant("scopa").rules(3), (8, 5, 10)),
        (variant("rubamazzo").rules(4, {"target": "3"}), (2, 0, 1, 2)),
        (variant("scopone").rules(4), (9, 9)),
    ],
)
def test_an_equity_is_what_games_played_out_bring(rules: Rules, totals: tuple[int, ...]) -> None:
    results, chance = results_of(rules), Random(5)
    told = Equity(rules, results).by_side(totals, dealer=0)
    for side in range(rules.sides):
        stakes = [_stake(rules, results, totals, side, chance) for _ in range(GAMES)]
        mean = sum(stakes) / GAMES
        error = (sum((stake - mean) ** 2 for stake in stakes) / GAMES**2) ** 0.5
        assert told[side] == pytest.approx(mean, abs=4 * error)


def _stake(rules: Rules, results: Results, totals: tuple[int, ...], side: int, chance: Random) -> int:
    """The stake of a game from these totals for ``side``, side 0 dealing first, its rounds drawn from the results."""
    standing, dealer, last = list(totals), 0, rules.side_of(rules.seats - 1)
    while True:
        (points, outright), *_ = chance.choices(list(results), list(results.values()))
        for other in range(rules.sides):
            standing[other] += points[(other - dealer + last) % rules.sides]
        won_outright = None if outright < 0 else (outright - last + dealer) % rules.sides
        ended = outcome_after_round(rules, standing, won_outright)
        if ended is not None:
            stakes = {loser: 2 if loser in ended.doubly_lost else 1 for loser in range(rules.sides)}
            lost = [loser for loser in range(rules.sides) if loser not in ended.winners]
            return sum(stakes[loser] for loser in lost) if side in ended.winners else -stakes[side]
        dealer = (dealer + 1) % rules.sides


def test_more_points_are_worth_more_and_nobody_gains_from_nothing() -> None:
    equity = Equity(Rules(), results_of(Rules()))
    for other in range(11):
        worths = [equity.by_side((own, other), dealer=1) for own in range(11)]
        assert worths == sorted(worths)
        assert all(sum(worth) == pytest.approx(0, abs=1e-4) for worth in worths)


def test_a_lead_at_the_end_of_the_deciding_round_is_the_game() -> None:
    last = RoundEquity(Equity(Rules(), results_of(Rules())), (10, 10), 0, 0, [])
    assert last.of_margin(1) == pytest.approx(1)
    assert last.of_margin(-1) == pytest.approx(-1)
    assert abs(last.of_margin(0)) < 0.1


def test_an_expected_lead_is_worth_less_than_a_sure_one() -> None:
    model = model_for(Rules(), wait=True)
    assert model is not None
    assert model.equity is not None
    last = RoundEquity(model.equity, (10, 10), 0, 0, model.value.spread)
    early, late, sure = (last.of_margin(1, plays) for plays in (6, 30, 41))
    assert 0 < early < late < sure


def test_utilities_are_those_of_side_0() -> None:
    equity = Equity(Rules(), results_of(Rules()))
    ours, theirs = (RoundEquity(equity, (10, 8), 0, side, []).utilities for side in (0, 1))
    assert ours == theirs
    rows, outright = ours
    assert rows[1][0] == outright[0] == 15_000
    assert rows[0][3] == outright[1] == -15_000


def test_a_target_too_far_for_three_sides_is_refused_in_words() -> None:
    far = variant("scopa").rules(3, {"target": "101"})
    assert not can_compute_equity(far)
    with pytest.raises(IllegalAction, match="too high"):
        Equity(far, {((1, 2, 0), -1): 1})
    model = model_for(far, wait=True)
    assert model is not None
    assert model.equity is None
