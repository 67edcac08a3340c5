"""A batch of environments is the same as games in Python, and refuses bad input with a sentence and no change."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from settebello.errors import SettebelloError
from settebello.rl import Batch, BatchError
from settebello.rl.batch import Episode
from settebello.variants import VARIANTS, variant
from tests.rl.comparison import compare, random_rules

SCOPA = variant("scopa").rules(2)
GAMES = [(game, seats) for game in VARIANTS.values() for seats in game.seats]


@pytest.mark.parametrize("part", range(8))
def test_a_batch_is_the_same_as_games_in_python(part: int) -> None:
    chance = random.Random(int(os.environ.get("SETTEBELLO_SEED", "0")) * 8 + part)
    compare(random_rules(chance), chance, "game" if part % 2 else "round", steps=50)


@pytest.mark.parametrize("when", ["turn", "deal"])
def test_knocks_are_the_same_as_in_games_in_python(when: str) -> None:
    """Few random rules have a matta to be named."""
    for seats in (2, 3, 4):
        compare(variant("cirulla").rules(seats, {"declaring": when}), random.Random(seats), "round", steps=100)


@pytest.mark.parametrize("episode", ["round", "game"])
def test_rewards_in_equity_are_those_of_games_in_python(episode: Episode) -> None:
    chance = random.Random(5)
    for name, seats in (("scopa", 3), ("corsican", 4), ("hurrikan", 2)):
        rules = variant(name).rules(seats, {"claiming_out": "on", "double_game": "on"})
        compare(rules, chance, episode, steps=120, reward="equity")


@pytest.mark.release
def test_a_batch_is_the_same_as_games_in_python_for_every_named_game() -> None:
    chance = random.Random(1)
    for game, seats in GAMES:
        assert compare(game.rules(seats), chance, "round")
        claiming = {} if game.game.finish.lowest else {"claiming_out": "on"}
        compare(game.rules(seats, claiming), chance, "game")


def test_a_card_drawn_in_the_cut_is_not_shown_once_the_game_is_claimed() -> None:
    rules = variant("chkobba").rules(2, {"claiming_out": "on"})
    batch = Batch(rules, 4, seed=1, episode="game", observation="all")
    drawn = batch.layout.fields["drawn"]
    seats = batch.players.copy()
    assert batch.observations[np.arange(4), seats, drawn].sum() == 4
    assert batch.step(np.full(4, 81)) == 0
    assert batch.dones.all()
    assert batch.final_observations[:, :, drawn].sum() == 0


def played(batch: Batch, steps: int) -> list[bytes]:
    found = []
    for _ in range(steps):
        batch.step(batch.sample())
        arrays: tuple[NDArray[Any], ...] = (batch.observations, batch.masks, batch.rewards, batch.dones, batch.players)
        arrays += (batch.final_observations[batch.dones == 1],)
        found.append(b"".join(array.tobytes() for array in arrays))
    return found


def test_the_same_seed_gives_the_same_with_any_number_of_threads() -> None:
    one = played(Batch(SCOPA, 50, seed=3), 80)
    assert played(Batch(SCOPA, 50, seed=3, threads=3), 80) == one
    assert played(Batch(SCOPA, 50, seed=4), 80) != one


def test_a_state_restores_everything_that_follows() -> None:
    batch = Batch(variant("chkobba").rules(2), 20, seed=3, episode="game")
    played(batch, 60)
    state = batch.state()
    after = played(batch, 60)
    batch.restore(state)
    assert played(batch, 60) == after
    other = Batch(variant("chkobba").rules(2), 20, seed=99, episode="game")
    other.restore(state)
    assert played(other, 60) == after


def test_reset_deals_what_is_given_and_leaves_the_others() -> None:
    batch = Batch(SCOPA, 10, seed=3)
    played(batch, 20)
    before = batch.observations.copy()
    pack = np.array([*range(4, 40), 0, 1, 2, 3], np.uint8)
    batch.reset(np.array([4, 7]), np.stack([pack, pack[::-1].copy()]), dealers=np.array([1, 0]))
    assert [int(card) for card in batch.round(4).pack] == pack.tolist()
    assert [int(card) for card in batch.round(7).pack] == pack[::-1].tolist()
    assert (batch.round(4).dealer, batch.round(7).dealer) == (1, 0)
    others = [row for row in range(10) if row not in (4, 7)]
    assert (batch.observations[others] == before[others]).all()


def test_reset_with_seeds_repeats_the_deals_and_the_samples() -> None:
    batch = Batch(SCOPA, 10, seed=3)
    seeds = np.arange(10, dtype=np.uint64)
    batch.reset(seeds=seeds)
    first = played(batch, 80)
    batch.reset(seeds=seeds)
    assert played(batch, 80) == first


def test_without_autoreset_an_episode_that_is_over_stays_so() -> None:
    batch = Batch(SCOPA, 10, seed=3, autoreset=False)
    while not batch.dones.all():
        batch.step(batch.sample())
    assert (batch.players == -1).all()
    assert not batch.masks.any()
    assert not batch.observations.any()
    assert batch.step(np.full(10, 5)) == 0
    assert not batch.rewards.any()
    assert all(batch.round(row).phase == "over" for row in range(10))
    batch.reset()
    assert (batch.players >= 0).all()


def test_rewards_in_equity_add_up_to_the_stake_of_the_game() -> None:
    batch = Batch(SCOPA, 20, seed=3, episode="game", reward="equity", autoreset=False)
    total = np.zeros((20, 2))
    while not batch.dones.all():
        batch.step(batch.sample())
        total += batch.rewards
    assert np.allclose(total.sum(axis=1), 0, atol=1e-4)
    assert np.allclose(np.abs(total), 1, atol=0.1)  # less what the equity before the first deal was


def test_the_arrays_have_dlpack() -> None:
    batch = Batch(SCOPA, 4)
    assert np.shares_memory(np.from_dlpack(batch.observations), batch.observations)


BAD: dict[str, tuple[Callable[[Any], object], str]] = {
    "zero environments": (lambda _: Batch(SCOPA, 0), "not 0"),
    "no number": (lambda batch: Batch(SCOPA, batch.observations), "not array"),
    "no such episode": (lambda batch: Batch(SCOPA, 2, episode=batch.reward), "choose from round, game"),
    "no such seat count": (lambda _: Batch(variant("scopone").rules(2), 2), "seats"),
    "threads": (lambda _: Batch(SCOPA, 2, threads=0), "not 0"),
    "seed": (lambda _: Batch(SCOPA, 2, seed=-1), "not -1"),
    "no equity": (lambda _: Batch(variant("scopa").rules(3, {"target": "100"}), 2, reward="equity"), "no equity"),
    "list": (lambda batch: batch.step([0, 1, 2, 3]), "not list"),
    "shape": (lambda batch: batch.step(np.zeros(3, np.int64)), "shape (4,), not int64 of shape (3,)"),
    "type": (lambda batch: batch.step(np.zeros(4, np.float32)), "int32 or int64"),
    "order": (lambda batch: batch.step(np.zeros(8, np.int64)[::2]), "not contiguous"),
    "range": (lambda batch: batch.step(np.array([0, 1, 2, 82])), "no action 82"),
    "negative": (lambda batch: batch.step(np.array([0, -1, 2, 3])), "no action -1"),
    "far out of range": (lambda batch: batch.step(np.array([0, 2**40, 2, 3])), "no action 1099511627776"),
    "id": (lambda batch: batch.reset(np.array([4])), "no environment 4"),
    "twice": (lambda batch: batch.reset(np.array([1, 1])), "twice"),
    "dealer": (lambda batch: batch.reset(np.array([1]), dealers=np.array([2])), "no seat 2"),
    "seeds": (lambda batch: batch.reset(seeds=np.zeros(4, np.int64)), "uint64"),
    "packs": (lambda batch: batch.reset(packs=np.zeros((4, 40), np.uint8)), "Pack 0 is not each"),
    "pack of another size": (lambda batch: batch.reset(packs=np.zeros((4, 36), np.uint8)), "shape (4, 40)"),
    "void pack": (
        lambda batch: batch.reset(np.array([0]), np.roll(np.arange(40, dtype=np.uint8), 10)[None].copy()),
        "new deal",
    ),
    "round": (lambda batch: batch.round(-1), "no environment -1"),
    "state": (lambda batch: batch.restore(b"nothing"), "not a batch state"),
    "other state": (lambda batch: batch.restore(Batch(SCOPA, 5).state()), "a different batch"),
    "damaged state": (lambda batch: batch.restore(batch.state()[:-1] + b"\x07"), "damaged"),
    "short state": (lambda batch: batch.restore(batch.state()[:-1]), "damaged"),
}


@pytest.mark.parametrize(("call", "part"), BAD.values(), ids=BAD)
def test_bad_input_gets_a_sentence_and_changes_nothing(call: Any, part: str) -> None:
    batch = Batch(SCOPA, 4, seed=1)
    before = batch.state(), batch.observations.tobytes()
    with pytest.raises(SettebelloError) as caught:
        call(batch)
    assert part in str(caught.value)
    assert str(caught.value).endswith(".")
    assert (batch.state(), batch.observations.tobytes()) == before


def test_an_action_that_is_not_possible_is_counted_and_refused() -> None:
    batch = Batch(SCOPA, 4, seed=1)
    before = batch.observations.tobytes(), batch.masks.tobytes(), [batch.round(row).history for row in range(4)]
    assert batch.step(np.full(4, 81)) == 4
    assert batch.illegal.tolist() == [1] * 4
    assert batch.illegal_actions == 4
    assert (
        batch.observations.tobytes(),
        batch.masks.tobytes(),
        [batch.round(row).history for row in range(4)],
    ) == before


def test_batch_error_is_a_settebello_error() -> None:
    assert issubclass(BatchError, SettebelloError)
