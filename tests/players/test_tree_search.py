"""The tree of a search: every iteration is counted along its whole path, and what wins is visited most."""

from __future__ import annotations

import pytest

from settebello.core.search.ismcts import search
from settebello.game import seeded_game
from settebello.variants import variant

ITERATIONS = 400
GAMES = [("scopa", 2), ("scopone", 4), ("quindici-1", 3)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_iteration_visits_one_action_and_is_worth_between_a_loss_and_a_win(name: str, seats: int) -> None:
    game = seeded_game(variant(name).rules(seats), bytes(32))
    seat = game.round.turn
    assert seat is not None
    found = search(game.round, seat, ITERATIONS, 7)
    assert sum(visits for _, visits, _ in found) == ITERATIONS
    assert {str(action) for action, _, _ in found} == {str(action) for action in game.round.legal_actions()}
    assert all(0 < reward < 1 for _, _, reward in found)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_better_an_action_the_more_it_is_visited(name: str, seats: int) -> None:
    game = seeded_game(variant(name).rules(seats), bytes(range(32)))
    seat = game.round.turn
    assert seat is not None
    found = search(game.round, seat, 4000, 7)
    rewards = [reward for _, _, reward in found]
    assert rewards[0] == pytest.approx(max(rewards), abs=0.05)
    assert found[0][1] > found[-1][1]
