"""Any sound mix of rules is judged and played out: SETTEBELLO_POSITIONS sets how many are tried."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from settebello.core import Round
from settebello.players.evaluation.simulator import Simulator
from settebello.players.judge import Judge, Precision
from settebello.rules import Rules
from settebello.view import View, view_of
from tests.engine.small_positions import POSITIONS
from tests.oracle.random_rules import random_pack, random_rules
from tests.support.hidden_cards import dealt

pytestmark = pytest.mark.usefixtures("rough_models")

ROUGH = Precision(resolution=0.5, errors=1, worlds=64)
NUMBERS = range(max(4, POSITIONS // 10))


def round_of(rules: Rules, chance: Random) -> Round:
    """A round that is not a void deal."""
    while True:
        position = dealt(rules, random_pack(chance, rules)).round
        if position.turn is not None:
            return position


def check(view: View, rules: Rules, judging: list[Judge]) -> None:
    found = [msgspec.json.encode(judge.judge(view)) for judge in judging]
    assert found[0] == found[1]
    judged = judging[0].judge(view)
    values = [value for value in judged.actions if value.action != "claim"]
    assert {value.action for value in values} == set(view.legal)
    assert (len(judged.actions) > len(values)) == view.may_claim
    assert all(value.points is not None and abs(value.points) < 60 for value in values)
    assert all(value.equity is None or 0 <= value.equity <= 1 for value in judged.actions)
    assert min(value.points_error for value in values) >= 0


@pytest.mark.parametrize("number", NUMBERS)
def test_a_whole_round_of_any_rules(number: int) -> None:
    chance = Random(f"judge {number}")
    rules = random_rules(chance)
    game = dealt(rules, round_of(rules, chance).pack)
    judging, simulator = [Judge(rules, ROUGH), Judge(rules, ROUGH, threads=2)], Simulator(rules)
    deal = -1
    while game.round.turn is not None:
        view = view_of(game, game.round.turn)
        if chance.random() < 0.1 or view.phase != "play":
            check(view, rules, judging)
            assert judging[0].open_values(game.round, view.totals).actions
            rolled = simulator.roll_out(view, worlds=5)
            assert {value.action for value in rolled.actions} == set(view.legal)
        if game.round.phase != "cut" and game.round.deal > deal:
            deal = game.round.deal
            assert simulator.deal_luck(game.round, 0, view.totals, worlds=5).points_error >= 0
        game.round.play(chance.choice(game.round.legal_actions()))
