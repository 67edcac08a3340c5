"""Environments of games that a deal can decide: nobody has a choice then, and the game still ends."""

from __future__ import annotations

import random

import numpy as np
import pytest

from settebello.rl import Batch, BatchError, simulate
from settebello.rl.batch import Episode, Reward
from settebello.rl.gymnasium import SeatEnv
from settebello.rl.pettingzoo import raw_env
from settebello.rules import Deal, Finish, Rules
from tests.rl.comparison import compare
from tests.support.openspiel import import_openspiel
from tests.support.stacked_packs import stacked

OFTEN = Rules(deal=Deal(redeal=("pair",), misdeals=1), finish=Finish(target=200))
"""Two deals in five have a pair on the table, and the dealer loses; a game hardly ends otherwise."""
SELDOM = Rules(deal=Deal(redeal=("pair",), misdeals=3), finish=Finish(target=200))


@pytest.mark.parametrize("reward", ["points", "equity"])
@pytest.mark.parametrize("rules", [OFTEN, SELDOM], ids=["often", "seldom"])
def test_a_batch_is_the_same_as_games_in_python(rules: Rules, reward: Reward, rough_models: None) -> None:
    chance = random.Random(3)
    assert compare(rules, chance, "game", steps=200, reward=reward) > 0


@pytest.mark.parametrize("episode", ["round", "game"])
def test_an_episode_begins_with_a_choice(episode: Episode) -> None:
    batch = Batch(OFTEN, 200, seed=4, episode=episode)
    assert batch.masks.any(axis=1).all()
    for row in range(200):
        assert batch.round(row).phase == "play"


def test_a_pack_that_leaves_nothing_to_choose_is_refused() -> None:
    batch = Batch(OFTEN, 1)
    packs = np.array([[int(card) for card in stacked(OFTEN, table="5D 5C 1S 2B")]], np.uint8)
    with pytest.raises(BatchError, match="decides the game"):
        batch.reset(packs=packs)


def test_pettingzoo_ends_with_the_game() -> None:
    table, chance, ended = raw_env(OFTEN, episode="game"), random.Random(1), set()
    for seed in range(20):
        table.reset(seed=seed)
        total = dict.fromkeys(table.agents, 0.0)
        for agent in table.agent_iter():
            observation, reward, done, _, _ = table.last()
            total[agent] += reward
            table.step(None if done else int(chance.choice(np.flatnonzero(observation["action_mask"]).tolist())))
        assert sum(total.values()) == pytest.approx(0)
        ended.add(table._environment.round.score().as_dealt)
    assert ended == {"misdeals"}


def test_gymnasium_ends_with_the_game() -> None:
    table = SeatEnv(OFTEN, against="random", episode="game")
    chance = random.Random(2)
    for seed in range(30):
        observation, _ = table.reset(seed=seed)
        done = False
        assert observation["action_mask"].any()
        while not done:
            action = chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
            observation, reward, done, _, _ = table.step(action)
        assert table._game.round.score().as_dealt == "misdeals"
        assert reward != 0


def test_openspiel_ends_with_the_deal() -> None:
    game = import_openspiel().load_game("settebello", {"variant": "scopa", "players": 2, "episode": "game"})
    game.rules, at_once = OFTEN, 0
    for number in range(60):
        state = game.new_initial_state()
        state.apply_action(number)
        if state.is_terminal():
            at_once += 1
            assert sorted(state.returns()) == [-1.0, 1.0]
    assert 10 < at_once < 40


@pytest.mark.parametrize("players", [None, ["random", "random"]])
def test_simulated_rounds_count_those_that_are_decided_as_dealt(players: list[str] | None) -> None:
    found = simulate(OFTEN, rounds=400, seed=1, players=players)
    nothing = (found.points == 0).all(axis=1)
    assert 100 < nothing.sum() < 230
