"""Flat actions: a number for each whole action, in the games that do not have too many of them."""

from __future__ import annotations

from hashlib import sha256

import numpy as np
import pytest

from settebello.core import KEEP
from settebello.errors import IllegalAction, RulesError
from settebello.rl import Batch, BatchError, FlatEncoding, Staging
from settebello.rl.batch import Episode
from settebello.rules import Rules
from settebello.variants import VARIANTS, variant

ROWS = 6
PLAYED = [("scopa", 2), ("corsican", 4), ("chkobba", 2), ("bazzica", 2), ("scopa", 3)]
SMALL = [
    game.id
    for game in VARIANTS.values()
    if game.rules().capture.ace == "ordinary"
    and not game.rules().capture.fifteen
    and not game.rules().capture.run  # any run may follow a capture
]


def test_every_legal_action_has_a_number_and_back() -> None:
    for name in SMALL:
        rules = variant(name).rules()
        flat, batch = FlatEncoding(rules), Batch(rules, 20, seed=1)
        for _ in range(40):
            batch.step(batch.sample())
            for row in range(20):
                for action in batch.round(row).legal_actions():
                    assert flat.decode(flat.encode(action)) == action


def test_games_with_too_many_actions_are_refused_and_the_others_are_not() -> None:
    sizes = {}
    for game in VARIANTS.values():
        rules = game.rules()
        if game.id in SMALL:
            sizes[game.id] = FlatEncoding(rules).size
        else:
            with pytest.raises(RulesError, match=r"too many|more than the 20,000"):
                Batch(rules, 2, encoding="flat")
    assert sizes["scopa"] == 16200
    assert max(sizes.values()) <= 20_000


@pytest.mark.parametrize("episode", ["round", "game"])
@pytest.mark.parametrize(
    ("name", "seats"), [("scopa", 2), ("corsican", 4), ("chkobba", 2), ("bazzica", 2), ("scopa", 3)]
)
def test_a_flat_batch_plays_as_a_staged_one(name: str, seats: int, episode: Episode) -> None:
    rules = variant(name).rules(seats, {"claiming_out": "on"})
    flat = Batch(rules, ROWS, seed=3, episode=episode, encoding="flat", observation="all")
    staged = [Batch(rules, 1, seed=0, episode=episode, observation="all", autoreset=False) for _ in range(ROWS)]
    _deal_as(flat, staged, list(range(ROWS)))
    assert flat.flat is not None
    for _ in range(80):
        _same(flat, staged, rules)
        actions = flat.sample().copy()
        positions = [flat.round(row) for row in range(ROWS)]
        assert flat.step(actions) == 0
        for row, action in enumerate(map(flat.flat.decode, actions)):
            choices = (81,) if action.kind == "claim" else Staging(positions[row]).encode(action)
            for choice in choices:
                assert staged[row].step(np.array([choice])) == 0
            assert (flat.rewards[row] == staged[row].rewards[0]).all()
            assert flat.dones[row] == staged[row].dones[0]
        _deal_as(flat, staged, [row for row in range(ROWS) if flat.round(row).history == ()])


def _deal_as(flat: Batch, staged: list[Batch], rows: list[int]) -> None:
    """Deal the same rounds to the staged environments, as far as no game is in progress."""
    for row in rows:
        position = flat.round(row)
        if flat.totals(row) == (0,) * flat.rules.sides:
            pack = np.array([[int(card) for card in position.pack]], np.uint8)
            staged[row].reset(packs=pack, dealers=np.array([position.dealer]))
        else:  # the next round of a game, whose shuffle is another one
            staged[row].restore(_as_staged(flat, row, staged[row]))


def _as_staged(flat: Batch, row: int, staged: Batch) -> bytes:
    """The state of one environment of the flat batch in the form of the staged one."""
    whole = flat.state()
    header = flat._state_header()
    body = whole[len(header) + 32 :]
    size = len(body) // flat.count
    one = body[row * size : (row + 1) * size]
    return staged._state_header() + sha256(one).digest() + one


def _same(flat: Batch, staged: list[Batch], rules: Rules) -> None:
    assert flat.flat is not None
    for row in range(ROWS):
        assert (flat.observations[row] == staged[row].observations[0]).all()
        assert flat.players[row] == staged[row].players[0]
        legal = [flat.flat.encode(action) for action in flat.round(row).legal_actions()]
        if flat.episode == "game":
            legal.append(flat.flat.size - 1)
        assert np.flatnonzero(flat.masks[row]).tolist() == sorted(legal)


def test_state_reset_and_refusals_of_a_flat_batch() -> None:
    rules = variant("scopa").rules(2)
    batch = Batch(rules, 4, seed=1, encoding="flat")
    for _ in range(30):
        batch.step(batch.sample())
    state, masks = batch.state(), batch.masks.copy()
    wrong = int(np.flatnonzero(~masks.any(axis=0))[0])
    assert batch.step(np.full(4, wrong)) == 4
    assert (batch.masks == masks).all()
    for _ in range(5):
        batch.step(batch.sample())
    batch.restore(state)
    assert (batch.masks == masks).all()
    batch.reset(np.array([2]))
    assert batch.masks[2].sum() == len(batch.round(2).legal_actions())
    with pytest.raises(BatchError, match="no action 16200"):
        batch.step(np.full(4, 16200))
    with pytest.raises(BatchError, match="a different batch"):
        Batch(rules, 4, seed=1).restore(state)


def test_what_has_no_number_is_refused() -> None:
    flat = FlatEncoding(variant("scopa").rules(2))
    for number in (-1, flat.size):
        with pytest.raises(IllegalAction, match="no action"):
            flat.decode(number)
    with pytest.raises(IllegalAction, match="never allow"):
        flat.encode(KEEP)
