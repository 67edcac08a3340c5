"""``examples/deep_monte_carlo.py`` learns and is compared, and its facts about the game are correct.

Its libraries are installed for one run (CONTRIBUTING.md).
"""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import settebello
from settebello.cards import Card
from settebello.core import Round
from settebello.rl import Batch, ObservationLayout, Staging, observe

pytestmark = pytest.mark.release
EXAMPLE = Path(__file__).parents[2] / "examples" / "deep_monte_carlo.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    pytest.importorskip("optax")
    return runpy.run_path(str(EXAMPLE))


def test_it_learns_and_is_compared(example: dict[str, Any], tmp_path: Path) -> None:
    def run(*arguments: str) -> str:
        command = [sys.executable, str(EXAMPLE), *arguments, "--out", str(tmp_path)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    assert len(run("train", "--choices", "250000").splitlines()) == 2, "a point of the curve before and after"
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert [point["choices"] for point in curve] == [0, 2 * example["ENVIRONMENTS"] * example["STEPS"]]
    assert (tmp_path / "curve.svg").read_text().startswith("<?xml")
    assert [line.split()[0] for line in run("compare", "--packs", "4").splitlines()] == list(example["OPPONENTS"])


def test_weights_that_cannot_be_used_are_refused_in_a_sentence(example: dict[str, Any], tmp_path: Path) -> None:
    def refusal(*arguments: str) -> str:
        command = [sys.executable, str(EXAMPLE), "compare", "--out", str(tmp_path), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False).stderr

    file = tmp_path / "weights.npz"
    assert refusal() == f"There are no weights in {file}: train first, or name another folder with --out.\n"
    file.write_bytes(b"PK no weights")
    assert refusal() == f"{file} cannot be read as weights: train again.\n"
    scopa, network = settebello.variant("scopa").rules(2), example["Network"]
    example["save_weights"](network(scopa).first_weights(1), file)
    assert refusal("--game", "scopone", "--seats", "4").startswith("The weights are of another game: ")
    assert refusal("--seats", "5") == "Scopa is played with 2, 3, 4 or 6 seats, not 5.\n"


def test_exchanging_suits_that_are_worth_the_same_changes_no_estimate(example: dict[str, Any]) -> None:
    rules = settebello.variant("scopa").rules(2)
    network = example["Network"](rules)
    policy = network.policy(network.first_weights(1))
    batch = Batch(rules, 16, seed=1)
    estimates = policy(batch.observations, batch.masks)
    for columns, places in network.symmetries:
        exchanged = policy(batch.observations[:, columns], batch.masks)
        assert exchanged[:, places] == pytest.approx(estimates, abs=1e-5)


def test_the_return_of_a_decision(example: dict[str, Any]) -> None:
    """Seat 0 decides first and third, seat 1 second; the round ends 2 to -2; a second one has not ended."""
    players = np.array([[0, 0], [1, 1], [0, 0]])
    expected = np.array([[9, 9], [9, 9], [1, 9]], np.float32)
    dones = np.array([[False, False], [False, False], [True, False]])
    rewards = np.zeros((3, 2, 2), np.float32)
    rewards[2, 0] = 2, -2
    returns, known = example["lambda_returns"](players, expected, dones, rewards)
    share = example["LAMBDA"]
    assert returns[:, 0].tolist() == pytest.approx([share * 2 + (1 - share) * 1, -2, 2])
    assert known.tolist() == [[True, False]] * 3


@pytest.mark.parametrize(("name", "count"), [("scopa", 6), ("sbarazzina", 6), ("hurrikan", 6)])
def test_suits_that_are_worth_the_same_are_exchanged(example: dict[str, Any], name: str, count: int) -> None:
    """The exchanged observation and choices are the same as in a round with the exchanged cards."""
    rules = settebello.variant(name).rules(2)
    layout, random = ObservationLayout(rules), np.random.default_rng(1)
    found = example["symmetries"](rules)
    assert len(found) == count
    for columns, numbers in found:
        pack = settebello.pack_order(bytes(32), rules.cards)
        one = Round(rules, pack)
        other = Round(rules, [Card(int(numbers[card])) for card in pack])
        while one.turn is not None:
            assert (observe(layout, one)[columns] == observe(layout, other)).all()
            mine, theirs = Staging(one), Staging(other)
            assert sorted(int(numbers[choice]) for choice in mine.choices) == list(theirs.choices)
            action = None
            while action is None:
                choice = int(random.choice(mine.choices))
                action, same = mine.choose(choice), theirs.choose(int(numbers[choice]))
            assert same is not None
            one.play(action)
            other.play(same)
