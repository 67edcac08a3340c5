"""Copies and pickles of environments continue the episode, in the middle of a turn, and leave the original alone."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from settebello.errors import SettebelloError
from settebello.players import GreedyPlayer
from settebello.rl import Batch, FlatEncoding, ObservationLayout
from settebello.rl.errors import BatchError
from settebello.rl.gymnasium import SeatEnv
from settebello.rl.pettingzoo import env, parallel_env, raw_env
from settebello.rl.rewards import RewardScale
from settebello.variants import variant

SCOPA = variant("scopa").rules(2)
CLAIMS = variant("scopa").rules(2, {"claiming_out": "on"})
GAMES = [("scopa", 2), ("cirulla", 4), ("chkobba", 2), ("ronda", 4), ("rubamazzo", 3), ("cicera-bigia", 4)]


def pickled(one: Any) -> Any:
    return pickle.loads(pickle.dumps(one))


COPY = pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
ANY_COPY = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])


def first_choice(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def in_mid_turn(steps: int, step: Callable[[], bool]) -> None:
    """Take some steps, and more until a card has been chosen and not yet what it takes."""
    for _ in range(steps):
        step()
    for _ in range(500):
        if step():
            return
    raise AssertionError("no choice was left half made")


def aec_trace(table: Any, steps: int = 60) -> list[Any]:
    """What happens in the next steps, taking the first choice each time."""
    seen: list[Any] = []
    for agent in table.agent_iter(steps):
        observation, reward, done, _, _ = table.last()
        seen.append((agent, observation["observation"].tobytes(), reward, done, dict(table.rewards)))
        table.step(None if done else first_choice(observation["action_mask"]))
    return seen


@COPY
@pytest.mark.parametrize("make", [raw_env, env])
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_pettingzoo(make: Callable[..., Any], name: str, seats: int, copied: Callable[[Any], Any]) -> None:
    rules = variant(name).rules(seats)
    table = make(rules, episode="game", render_mode="ansi")
    table.reset(seed=3)
    for _ in range(7):
        table.step(first_choice(table.last()[0]["action_mask"]))
    other, before = copied(table), table.state()
    assert other.agent_selection == table.agent_selection
    assert other.render() == table.render()
    assert aec_trace(other) == aec_trace(copied(table))
    assert (table.state() == before).all()
    assert aec_trace(table) == aec_trace(copied_again(make, rules))


def copied_again(make: Callable[..., Any], rules: Any) -> Any:
    """The same environment at the same place, without a copy."""
    table = make(rules, episode="game", render_mode="ansi")
    table.reset(seed=3)
    for _ in range(7):
        table.step(first_choice(table.last()[0]["action_mask"]))
    return table


@COPY
def test_pettingzoo_in_the_middle_of_a_turn(copied: Callable[[Any], Any]) -> None:
    table = raw_env(SCOPA)
    table.reset(seed=3)

    def step() -> bool:
        if not table.agents or any(table.terminations.values()):
            table.reset()
        table.step(first_choice(table.last()[0]["action_mask"]))
        return bool(table.last()[0]["action_mask"][40:80].any())

    in_mid_turn(3, step)
    other = copied(table)
    assert (other.last()[0]["action_mask"] == table.last()[0]["action_mask"]).all()
    assert aec_trace(other) == aec_trace(table)


@COPY
def test_pettingzoo_in_parallel(copied: Callable[[Any], Any]) -> None:
    table = parallel_env(SCOPA, episode="game")
    observations, _ = table.reset(seed=3)

    def advance(one: Any, seen: Any, steps: int) -> list[Any]:
        trace: list[Any] = []
        for _ in range(steps):
            masks = {agent: seen[agent]["action_mask"] for agent in one.agents}
            seen, rewards, *_ = one.step({agent: int(mask.argmax()) for agent, mask in masks.items()})
            trace.append(({agent: view["observation"].tobytes() for agent, view in seen.items()}, rewards))
        return trace

    for _ in range(5):
        observations, *_ = table.step(
            {agent: int(view["action_mask"].argmax()) for agent, view in observations.items()}
        )
    other = copied(table)
    assert other.agents == table.agents
    assert advance(other, observations, 40) == advance(table, observations, 40)


def seat_trace(table: SeatEnv, steps: int = 30) -> list[Any]:
    seen: list[Any] = []
    for _ in range(steps):
        mask = table.action_masks()
        if not mask.any():
            break
        observation, reward, done, _, _ = table.step(first_choice(mask))
        seen.append((observation["observation"].tobytes(), reward, done))
    return seen


@COPY
@pytest.mark.parametrize(
    "against", ["amico", "greedy", "random", "esperto", "traditional", GreedyPlayer(), "ismcts:20"]
)
def test_gymnasium(against: Any, copied: Callable[[Any], Any]) -> None:
    table = SeatEnv(CLAIMS, against, episode="game", seat=0)
    table.reset(seed=3)

    def step() -> bool:
        table.step(first_choice(table.action_masks()))
        return bool(table.action_masks()[40:80].any())

    in_mid_turn(1, step)
    other = copied(table)
    assert (other.action_masks() == table.action_masks()).all()
    assert seat_trace(other) == seat_trace(table)


def test_a_copy_of_an_environment_against_maestro_plays_on() -> None:
    table = SeatEnv(SCOPA, "maestro:1", seat=0)
    table.reset(seed=3)
    table.step(first_choice(table.action_masks()))
    assert len(seat_trace(pickled(table), 3)) == 3


@COPY
def test_an_environment_that_was_not_reset(copied: Callable[[Any], Any]) -> None:
    for table in (copied(SeatEnv(SCOPA)), copied(raw_env(SCOPA)), copied(parallel_env(SCOPA))):
        with pytest.raises(BatchError, match="call reset first"):
            table.step(0)
        table.reset(seed=1)


@COPY
def test_a_player_that_cannot_be_copied_is_named(copied: Callable[[Any], Any]) -> None:
    class Unique(GreedyPlayer):
        def __reduce__(self) -> Any:
            raise TypeError("this player has a socket")

    table = SeatEnv(SCOPA, Unique())
    table.reset(seed=1)
    with pytest.raises(SettebelloError, match="cannot be copied, because a player cannot: this player has a socket"):
        copied(table)


@ANY_COPY
@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"episode": "game", "observation": "all", "threads": 2},
        {"encoding": "flat", "observation": "none", "autoreset": False},
        {"reward": "equity", "episode": "game"},
    ],
)
def test_batches(arguments: dict[str, Any], copied: Callable[[Any], Any]) -> None:
    batch = Batch(CLAIMS, 30, seed=5, **arguments)
    for _ in range(41):
        batch.step(batch.sample())
    batch.step(np.zeros(30, np.int64))  # which some refuse
    other = copied(batch)
    names = ("observations", "masks", "rewards", "dones", "players", "illegal", "final_observations")
    for _ in range(40):
        assert all((getattr(other, name) == getattr(batch, name)).all() for name in names)
        assert other.illegal_actions == batch.illegal_actions
        actions = batch.sample().copy()
        assert (other.sample() == actions).all()
        batch.step(actions)
        other.step(actions)
    assert not any(np.shares_memory(getattr(other, name), getattr(batch, name)) for name in names)


@ANY_COPY
def test_layouts_encodings_and_scales(copied: Callable[[Any], Any]) -> None:
    layout, flat = copied(ObservationLayout(SCOPA)), copied(FlatEncoding(SCOPA))
    assert (layout.fields, layout.rules) == (ObservationLayout(SCOPA).fields, SCOPA)
    assert flat.decode(7193) == FlatEncoding(SCOPA).decode(7193)
    assert copied(RewardScale(SCOPA, "equity")).margins((3, 1)) == [2.0, -2.0]
