"""The environments of PettingZoo and Gymnasium pass the suites of those libraries; of every game before a release."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from settebello.errors import IllegalAction, SettebelloError
from settebello.players import GreedyPlayer
from settebello.rl.batch import Episode
from settebello.rl.gymnasium import ENVIRONMENT, SeatEnv
from settebello.rl.pettingzoo import env, parallel_env, raw_env
from settebello.rules import Rules
from settebello.variants import VARIANTS, variant

GAMES = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]
SLICE = 8
SEED = int(os.environ.get("SETTEBELLO_SEED", "0"))
NAMED = [
    pytest.param(
        name,
        seats,
        marks=() if number % SLICE == SEED % SLICE else pytest.mark.release,
    )
    for number, (name, seats) in enumerate(GAMES)
]
SCOPA = variant("scopa").rules(2)

# As in PettingZoo's own games: a mask in the observation, and none for agents that are done.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize(("name", "seats"), NAMED)
def test_pettingzoo(name: str, seats: int) -> None:
    rules = variant(name).rules(seats)
    episodes: tuple[Episode, ...] = ("round", "game")
    for episode in episodes:
        api_test(raw_env(rules, episode=episode), num_cycles=100)
        api_test(env(rules, episode=episode), num_cycles=100)
        seed_test(lambda: env(rules, episode=episode), num_cycles=50)  # noqa: B023
        parallel_api_test(parallel_env(rules, episode=episode), num_cycles=100)
        parallel_seed_test(lambda: parallel_env(rules, episode=episode), num_cycles=50)  # noqa: B023


@pytest.mark.parametrize(("name", "seats"), NAMED)
def test_gymnasium(name: str, seats: int) -> None:
    rules = variant(name).rules(seats)
    check_env(gymnasium.make(ENVIRONMENT, rules=rules, against="random").unwrapped)
    check_env(gymnasium.make(ENVIRONMENT, rules=rules, against="greedy", episode="game").unwrapped)


def test_render() -> None:
    render_test(lambda render_mode=None: env(SCOPA, render_mode=render_mode), custom_tests={})
    table = raw_env(SCOPA, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert isinstance(text, str)
    assert f"seat {table.agent_selection[5:]} decides" in text
    table = raw_env(variant("scopone").rules(), render_mode="rgb_array")
    table.reset(seed=1)
    picture = table.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape[2] == 3


def played(table: raw_env, seed: int) -> dict[str, float]:
    table.reset(seed=seed)
    total = dict.fromkeys(table.agents, 0.0)
    for _ in table.agent_iter():
        observation, _, done, _, _ = table.last()
        table.step(None if done else int(np.flatnonzero(observation["action_mask"])[0]))
        if not done:
            total = {agent: total[agent] + reward for agent, reward in table.rewards.items()}
    return total


def test_an_episode_is_a_round_whose_rewards_add_up_to_nothing() -> None:
    table = raw_env(SCOPA)
    totals = [played(table, seed) for seed in range(5)]
    assert all(sum(total.values()) == 0 for total in totals)
    assert any(total["seat_0"] for total in totals)
    assert played(pickle.loads(pickle.dumps(table)), 3) == totals[3]


def test_an_illegal_choice_raises_and_changes_nothing() -> None:
    table = raw_env(SCOPA)
    table.reset(seed=1)
    before = table.state()
    for wrong in (-1, 80, 82, None):
        with pytest.raises(IllegalAction, match="cannot be chosen now"):
            table.step(wrong)
    assert (table.state() == before).all()


@pytest.mark.parametrize("wrong", [82, -50, -1, 10**6, -(10**6), 1.5, None, "7"])
def test_what_is_no_choice_ends_the_episode_as_an_illegal_choice_does(wrong: object) -> None:
    table = env(SCOPA)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(wrong)
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1


@pytest.mark.parametrize("episode", ["round", "game"])
def test_in_parallel_a_step_beyond_the_end_returns_nothing(episode: Episode) -> None:
    table = parallel_env(SCOPA, episode=episode)
    observations, _ = table.reset(seed=1)
    while table.agents:
        observations, *_ = table.step(
            {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
        )
    assert table.step({}) == table.step({"seat_0": 3}) == ({}, {}, {}, {}, {})
    assert table.reset(seed=1)[0].keys() == {"seat_0", "seat_1"}


@pytest.mark.parametrize("make", [raw_env, env, parallel_env, SeatEnv])
@pytest.mark.parametrize("mode", ["text", "", "ANSI"])
def test_a_render_mode_that_does_not_exist_is_refused(make: Callable[..., object], mode: str) -> None:
    with pytest.raises(SettebelloError, match=f"no render mode '{mode}'; choose from human, ansi, rgb_array, or None"):
        make(SCOPA, render_mode=mode)


def test_human_mode_prints_the_position_after_every_reset_and_step(capsys: pytest.CaptureFixture[str]) -> None:
    for table in (raw_env(SCOPA, render_mode="human"), SeatEnv(SCOPA, render_mode="human")):
        table.reset(seed=1)
        assert "30 cards in the stock" in capsys.readouterr().out
        mask = table.action_masks() if isinstance(table, SeatEnv) else table.last()[0]["action_mask"]
        table.step(int(mask.argmax()))
        assert "cards in the stock" in capsys.readouterr().out
        assert table.render() is None
    capsys.readouterr()
    together = parallel_env(SCOPA, render_mode="human")
    observations, _ = together.reset(seed=1)
    together.step({agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()})
    assert capsys.readouterr().out.count("cards in the stock") == 2


def test_before_the_first_reset_a_seat_says_so() -> None:
    table = SeatEnv(SCOPA, render_mode="ansi")
    for use in (lambda: table.step(0), table.action_masks, table.render):
        with pytest.raises(SettebelloError, match="call reset first"):
            use()


def test_in_parallel_only_the_seat_to_decide_counts_and_an_illegal_choice_changes_nothing() -> None:
    table = parallel_env(SCOPA)
    observations, _ = table.reset(seed=1)
    decider = next(agent for agent in table.agents if observations[agent]["action_mask"].any())
    after, rewards, _, _, infos = table.step(dict.fromkeys(table.agents, 81))
    assert infos[decider] == {"illegal": True}
    assert not any(rewards.values())
    assert (after[decider]["observation"] == observations[decider]["observation"]).all()


def test_a_seat_plays_a_round_against_any_player() -> None:
    for against in ("amico", GreedyPlayer(), GreedyPlayer, ["greedy"]):
        table = SeatEnv(SCOPA, against, seat=1)
        observation, info = table.reset(seed=2, options={"dealer": 1})
        assert info == {"seat": 1}
        total, steps, done = 0.0, 0, False
        while not done:
            observation, reward, done, _, _ = table.step(int(observation["action_mask"].argmax()))
            total, steps = total + reward, steps + 1
        assert steps >= 18
        assert total == round(total)
        assert not observation["action_mask"].any()
        assert table.step(0)[4]["illegal"]


def test_an_illegal_choice_of_a_seat_changes_nothing() -> None:
    table = SeatEnv(SCOPA, "greedy")
    observation, _ = table.reset(seed=2)
    for wrong in (-1, 80, 81, 82):
        after, reward, done, _, info = table.step(wrong)
        assert info["illegal"]
        assert (reward, done) == (0.0, False)
        assert (after["observation"] == observation["observation"]).all()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ({"seat": 2}, "no seat 2"),
        ({"against": ["greedy", "amico"]}, "1 other seats, and 2"),
        ({"against": "nobody"}, "no player 'nobody'"),
        ({"against": "peek"}, "sees hidden cards"),
        ({"against": 7}, "int is not a player"),
    ],
)
def test_what_cannot_be_made_is_refused(arguments: dict[str, object], part: str) -> None:
    with pytest.raises(SettebelloError, match=part):
        SeatEnv(SCOPA, **arguments)  # type: ignore[arg-type]


def rules_with_claims() -> Rules:
    return variant("scopa").rules(2, {"claiming_out": "on"})


def test_claims_end_a_game_and_are_not_played_in_a_round() -> None:
    game = raw_env(rules_with_claims(), episode="game")
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(81)
    assert all(game.terminations.values())
    assert game.rewards[agent] == -12
    table = raw_env(rules_with_claims())
    table.reset(seed=1)
    assert not table.observe(table.agent_selection)["action_mask"][81]
    seat = SeatEnv(rules_with_claims(), "random", episode="game")
    observation, _ = seat.reset(seed=1)
    assert observation["action_mask"][81]
    assert seat.step(81)[1:3] == (-12.0, True)
