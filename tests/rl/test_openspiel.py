"""The game of OpenSpiel passes its simulation test, and an information state says what the seat knows and no more."""

from __future__ import annotations

import os
import pickle
import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from settebello.cards import Card
from settebello.errors import SettebelloError
from settebello.variants import VARIANTS
from tests.support.openspiel import import_openspiel

if TYPE_CHECKING:
    from settebello.rl.openspiel import SettebelloState

GAMES = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]
SLICE = 16
SEED = int(os.environ.get("SETTEBELLO_SEED", "0"))
NAMED = [
    pytest.param(name, seats, marks=() if number % SLICE == SEED % SLICE else pytest.mark.release)
    for number, (name, seats) in enumerate(GAMES)
]


@pytest.mark.parametrize(("name", "seats"), NAMED)
@pytest.mark.parametrize("episode", ["round", "game"])
def test_random_simulation_with_and_without_serialization(name: str, seats: int, episode: str) -> None:
    pyspiel = import_openspiel()
    from open_spiel.python.tests import games_sim_test

    game = pyspiel.load_game("settebello", {"variant": name, "players": seats, "episode": episode, "deals": 100})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    if episode == "round":
        pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
        games_sim_test.GamesSimTest().sim_game(game)


def position(name: str, seats: int, seed: int, episode: str = "round") -> SettebelloState:
    """A state some random choices on."""
    chance = random.Random(seed)
    game = import_openspiel().load_game("settebello", {"variant": name, "players": seats, "episode": episode})
    state: SettebelloState = game.new_initial_state()
    for _ in range(chance.randrange(1, 25)):
        if not state.is_terminal():
            state.apply_action(
                chance.randrange(4096) if state.is_chance_node() else chance.choice(state.legal_actions())
            )
    return state


POSITIONS = [("scopa", 2), ("chkobba", 4), ("bazzica", 2), ("sbarazzina", 4), ("scopa", 3), ("corsican", 2)]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("name", "seats"), POSITIONS)
def test_a_resampled_state_is_the_same_to_the_seat_and_can_be_played_on(name: str, seats: int, seed: int) -> None:
    state, chance, others = position(name, seats, seed), random.Random(seed), set()
    if state.is_terminal():
        return
    for player in range(seats):
        for _ in range(5):
            twin = state.resample_from_infostate(player, chance.random)
            for what in ("information_state_string", "observation_string"):
                assert getattr(twin, what)(player) == getattr(state, what)(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.legal_actions() == state.legal_actions() or state.current_player() != player
            assert twin.history() == state.history()
            others.add(str(twin))
            while not twin.is_terminal():
                twin.apply_action(chance.choice(twin.legal_actions()))
    assert len(others) > 1 or state.round.phase == "over"  # type: ignore[union-attr]


def test_an_information_state_remembers_the_plays_in_order() -> None:
    state = position("scopa", 2, 3)
    plays = [(seat, action) for seat, action in state.round.history if action.card is not None]  # type: ignore[union-attr]
    tensor = np.array(state.information_state_tensor(0))[-80 * 36 :].reshape(36, 2, 40)
    assert [Card(int(row[0].argmax())) for row in tensor[: len(plays)]] == [action.card for _, action in plays]
    assert not tensor[len(plays) :].any()
    assert " ".join(f"{seat}:{action}" for seat, action in plays) in state.information_state_string(0)


def test_the_deals_follow_from_the_seed() -> None:
    def deal(seed: int, number: int) -> str:
        state = import_openspiel().load_game("settebello", {"variant": "scopa", "seed": seed}).new_initial_state()
        state.apply_action(number)
        return str(state)

    assert deal(1, 7) == deal(1, 7)
    assert len({deal(1, 7), deal(1, 8), deal(2, 7)}) == 3


def test_returns_add_up_to_nothing_and_a_game_is_worth_its_stake() -> None:
    for episode in ("round", "game"):
        for seed in range(3):
            state, chance = position("scopa", 2, seed, episode), random.Random(seed)
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
            assert sum(state.returns()) == 0
            assert episode == "round" or sorted(state.returns()) == [-1, 1]


def test_a_state_can_be_pickled() -> None:
    state = position("scopa", 2, 5)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize(
    ("parameters", "part"),
    [
        ({"variant": "nonsense"}, "no variant 'nonsense'"),
        ({"variant": "scopone", "players": 2}, "seats"),
        ({"episode": "match"}, "no episode 'match'"),
        ({"deals": 0}, "not 0"),
    ],
)
def test_what_cannot_be_loaded_is_refused(parameters: dict[str, object], part: str) -> None:
    pyspiel = import_openspiel()
    with pytest.raises(SettebelloError, match=part):
        pyspiel.load_game("settebello", parameters)
