"""The exact search where sweeps made before a position count again at the end (docs/rules.md#sweeps)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from settebello.core import Action, Round
from settebello.core.search.solver import Solver
from settebello.rules import Rules
from settebello.variants import variant
from tests.engine.small_positions import POSITIONS
from tests.oracle.brute_force import place_of
from tests.oracle.random_rules import random_pack

MOST_LEAVES = 1500


def margins(played: Round) -> tuple[float, ...]:
    """By side, what best play leads to, every continuation tried; of equal actions the solver's first."""
    if played.turn is None:
        points = played.score().totals
        others = len(points) - 1
        return tuple(own - (sum(points) - own) / others for own in points)
    side = played.rules.side_of(played.turn)
    return max(of_actions(played).values(), key=lambda found: found[side])


def of_actions(played: Round) -> dict[Action, tuple[float, ...]]:
    """The same by legal action, in the order in which the solver prefers them."""
    found = {}
    for action in sorted(played.legal_actions(), key=lambda action: place_of(str(action))):
        played.play(action)
        found[action] = margins(played)
        played.undo()
    return found


def positions(rules: Rules, count: int) -> Iterator[Round]:
    """The ends of random rounds, as long as brute force can go."""
    for number in range(count):
        chance = Random(number)
        played = Round(rules, random_pack(chance, rules))
        played.playout(chance.getrandbits(60))
        left = 0
        while played.phase != "redeal" and played.history and played.perft(left) <= MOST_LEAVES:
            played.undo()
            left += 1
        if left > 1:
            played.play(played.legal_actions()[0])
            yield played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_is_worth_what_brute_force_says(seats: int) -> None:
    """Equal piles after different numbers of sweeps are not one position."""
    settings = {"doubled_by": "9", "sweep.points": "5", "hands": "4" if seats == 3 else "3"}
    rules, solver, doubled = variant("scopa").rules(seats, settings), Solver(bits=14), 0
    for played in positions(rules, POSITIONS):
        assert dict(solver.values_by_side(played)) == of_actions(played), played.position()
        played.playout(1)
        doubled += any(side.sweeps_doubled and side.lines.get("sweeps") for side in played.score().sides)
    assert doubled > 0
