"""Values in common worlds: one search finds both objectives, and errors of differences shrink as they should."""

from __future__ import annotations

from math import inf, sqrt
from random import Random
from typing import Any

import pytest

from settebello.core import Round
from settebello.core.evaluation.round_equity import RoundEquity
from settebello.core.search.expectimax import Expectimax
from settebello.errors import IllegalAction
from settebello.players.evaluation.models import model_for
from settebello.players.evaluation.paired_means import PairedMeans, WorldBatch
from settebello.players.evaluation.world_sampling import WorldSampler
from settebello.players.precision import Precision
from settebello.rules import Rules
from settebello.variants import variant


def choice(rules: Rules, chance: Random) -> Round:
    """A position in which a seat has several plays."""
    while True:
        order = list(rules.cards)
        chance.shuffle(order)
        position = Round(rules, order)
        for _ in range(chance.randrange(20)):
            position.play(chance.choice(position.legal_actions()))
        if position.phase == "play" and len(position.legal_actions()) > 1:
            return position


@pytest.mark.parametrize(("game", "seats"), [("scopa", 2), ("scopa", 3), ("scopone", 4), ("corsican", 2)])
def test_one_search_finds_both_objectives(game: str, seats: int) -> None:
    rules, chance = variant(game).rules(seats), Random(7)
    model = model_for(rules, wait=True)
    assert model is not None
    assert model.equity is not None
    search = Expectimax(rules, model.value.weight_array)
    for seed in range(4):
        position = choice(rules, chance)
        seat = position.turn
        assert seat is not None
        equity = RoundEquity(model.equity, (3,) * rules.sides, 0, rules.side_of(seat), model.value.spread)
        kept: dict[str, Any] = {"seed": seed, "plies": 6, "sample_others": seats > 2, "exact_deals": 0}
        worlds, weight, points, chances = search.evaluate_batch(position, seat, worlds=20, equity=equity, **kept)
        for_points = search.evaluate(position, seat, samples=20, **kept)
        for_equity = search.evaluate(position, seat, samples=20, equity=equity, **kept)
        assert worlds == min(search.samples, 20)
        assert [total / weight for total in points] == pytest.approx([value for _, value in for_points], abs=1e-4)
        assert [total / weight for total in chances] == pytest.approx([value for _, value in for_equity], abs=1e-5)
        _, _, alone, _ = search.evaluate_batch(position, seat, worlds=20, equity=equity, actions=[1], **kept)
        assert alone == pytest.approx([points[1]], abs=1e-4)


def test_actions_that_do_not_exist_are_refused() -> None:
    model = model_for(Rules(), wait=True)
    assert model is not None
    position = choice(Rules(), Random(1))
    search = Expectimax(Rules(), model.value.weight_array)
    assert position.turn is not None
    wrongs: list[dict[str, Any]] = [{"actions": [99]}, {"actions": [-1]}, {"worlds": 0}]
    for wrong in wrongs:
        with pytest.raises(IllegalAction):
            search.evaluate_batch(position, position.turn, **{"seed": 1, "worlds": 5, **wrong})


def test_errors_of_differences_shrink_with_the_root_of_the_worlds() -> None:
    chance, errors = Random(5), list[float]()
    for batches in (50, 200, 800):
        means = PairedMeans(2)
        for _ in range(batches):
            shared = chance.gauss(0, 5)  # cancels out
            means.add(10.0, {0: 10 * shared, 1: 10 * (shared - 0.5 + chance.gauss(0, 1))})
        assert means.values[0] - means.values[1] == pytest.approx(0.5, abs=4 / sqrt(batches))
        assert means.errors(0)[0] == means.errors(1)[1] == 0
        assert means.errors(0)[1] == means.errors(1)[0]
        errors.append(means.errors(0)[1])
    assert errors == pytest.approx([1 / sqrt(50), 1 / sqrt(200), 1 / sqrt(800)], rel=0.25)


def test_an_action_left_out_keeps_its_difference() -> None:
    means = PairedMeans(3)
    means.add(1.0, {0: 5.0, 1: 4.0, 2: 1.0})
    assert means.errors(0)[1] == inf
    means.add(3.0, {0: 15.0, 1: 12.0, 2: 6.0})
    difference, error = 5 - 7 / 4, means.errors(0)[2]
    means.add(4.0, {0: 28.0, 1: 24.0})
    assert means.values == pytest.approx((6.0, 5.0, 6.0 - difference))
    assert means.errors(0)[2] == error
    assert 0 < error < inf, "two batches are enough to tell"


def test_sampling_stops_at_the_precision_asked_for() -> None:
    chance, looked = Random(3), list[tuple[int, int]]()

    def look(_: int, number: int, actions: object) -> WorldBatch:
        assert isinstance(actions, (list, range))
        looked.append((number, len(actions)))
        values = [0.0, -0.02 + chance.gauss(0, 0.2), -3 + chance.gauss(0, 0.4)]
        return WorldBatch(64, 64.0, [64 * values[n] for n in actions], [0.0] * len(actions))

    precision = Precision(resolution=0.05, errors=2, worlds=100_000)
    values = WorldSampler(precision, 0.2).sample(3, look)
    assert values.points.errors(0)[1] <= 0.025
    assert looked[-1] == (len(looked) - 1, 2)
    assert looked[8][1] == 2, "the third is far behind"
    assert values.worlds == 64 * len(looked) < 100_000
