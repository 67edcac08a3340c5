"""Learn a game by self-play on a laptop, compare the result with our players, and let it sit down at a table.

    python examples/deep_monte_carlo.py train --choices 24e6
    python examples/deep_monte_carlo.py compare
    python examples/deep_monte_carlo.py sit LINK

All seats use one network. It estimates for each choice by how many points its side will win the round. The seats mostly
take the best choice, and the network is fitted to how the rounds ended: deep Monte Carlo, as in DouZero (Zha et al.,
2021), with a much smaller network. docs/baseline.md goes through it.

It needs ``pip install 'settebello[rl,client]' jax optax matplotlib``.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from itertools import permutations
from pathlib import Path
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array
from numpy.typing import NDArray

import settebello
from settebello.core import Action
from settebello.players.player import PlayerError
from settebello.rl import Batch, ObservationLayout, evaluate
from settebello.rl.evaluation import PolicyPlayer
from settebello.rules import Rules
from settebello.view import View

Weights = dict[str, Array]
Point = dict[str, float | list[float]]
"""A point of the learning curve."""

# The network
CHOICES = 82
HIDDEN = (512, 256)
SCALES = {"hand_sizes": 10, "stock": 40, "deal": 6, "sweeps": 4, "declared": 10, "needed": 255}
"""The divisor for bytes of an observation that are not 0 or 1."""

# Learning
ENVIRONMENTS, STEPS = 1024, 128
"""Rounds played in parallel, and the choices made in each before the network learns from them."""
MINIBATCH = 1024
LEARNING_RATES = (1e-3, 1e-4)
"""At the beginning and at the end."""
RANDOM_CHOICES = (0.15, 0.02)
"""The share of choices that are taken at random, at the beginning and at the end."""
AVERAGED = 1e-3
"""How far each step of the optimizer moves the averaged weights, which are measured and kept, towards the newest."""
LAMBDA = 0.8
"""How much of a decision's target is the end of the round; the rest is what the network expected in later decisions."""

# Measuring
WATCHED = ("random", "greedy")
"""Players that the learning curve is measured against."""
CURVE_PACKS, CURVE_SEED = 300, 7
MEASURE_EVERY = 2_000_000
"""Choices of self-play between two points of the curve."""
OPPONENTS = ("random", "piccolo", "greedy", "amico", "esperto")
"""Players that the result is compared with."""


class Network:
    """By how many points the side that decides will win the round, for each choice: three layers.

    Args:
        rules: the rules of the game, which decide what an observation is.
    """

    def __init__(self, rules: Rules) -> None:
        layout = ObservationLayout(rules)
        scale = np.ones(layout.size, np.float32)
        for field in SCALES.keys() & layout.fields.keys():
            scale[layout.fields[field]] /= SCALES[field]
        self._scale = jnp.asarray(scale)
        self.symmetries = symmetries(rules)
        self._sizes = (layout.size, *HIDDEN, CHOICES)

    def first_weights(self, seed: int) -> Weights:
        """Initial weights; the weights of the last layer are small, so no choice is preferred."""
        layers = list(zip(self._sizes[:-1], self._sizes[1:], strict=True))
        weights: Weights = {}
        for layer, key in enumerate(jax.random.split(jax.random.key(seed), len(layers))):
            spread = np.sqrt(2 / layers[layer][0]) * (0.1 if layer == len(layers) - 1 else 1)
            weights[f"weight{layer}"] = spread * jax.random.normal(key, layers[layer])
            weights[f"bias{layer}"] = jnp.zeros(layers[layer][1])
        return weights

    def points(self, weights: Weights, observations: Array | NDArray[np.uint8]) -> Array:
        """float32[M, 82], from uint8[M, F]."""
        values = observations * self._scale
        last = len(HIDDEN)
        for layer in range(last):
            values = jax.nn.relu(values @ weights[f"weight{layer}"] + weights[f"bias{layer}"])
        return values @ weights[f"weight{last}"] + weights[f"bias{last}"]

    def policy(self, weights: Weights) -> Callable[[NDArray[np.uint8], NDArray[np.uint8]], NDArray[np.floating]]:
        """The policy that takes the best choice (:data:`settebello.rl.Policy`): estimated once for each way to exchange
        suits, and averaged.

        Raises:
            PlayerError: the weights belong to another network or to another kind of game.
        """
        sizes = tuple(len(values) for name, values in sorted(weights.items()) if name.startswith("weight"))
        if sizes != self._sizes[:-1]:
            raise PlayerError(
                f"The weights are of another game: their layers take {sizes} numbers, and here {self._sizes[:-1]}."
            )

        @jax.jit
        def estimate(observations: Array) -> Array:
            copies = [self.points(weights, observations[:, columns])[:, places] for columns, places in self.symmetries]
            return jnp.mean(jnp.stack(copies), axis=0)

        def deep_monte_carlo(observations: NDArray[np.uint8], _: NDArray[np.uint8]) -> NDArray[np.floating]:
            count = len(observations)
            padded = np.zeros((1 << (count - 1).bit_length(), observations.shape[1]), np.uint8)
            padded[:count] = observations  # few shapes, since each is compiled once
            return np.asarray(estimate(padded))[:count]

        return deep_monte_carlo


def save_weights(weights: Weights, file: Path) -> None:
    np.savez_compressed(file, **{name: np.asarray(values, np.float16) for name, values in weights.items()})


def load_weights(file: Path) -> Weights:
    if not file.exists():
        raise SystemExit(f"There are no weights in {file}: train first, or name another folder with --out.")
    try:
        with np.load(file) as saved:
            return {name: jnp.asarray(saved[name], jnp.float32) for name in saved.files}
    except (ValueError, OSError, BadZipFile):
        raise SystemExit(f"{file} cannot be read as weights: train again.") from None


class SelfPlay:
    """Plays rounds against itself and learns from them.

    Args:
        rules: the rules of the game.
        seed: of the weights, the shuffles and the random choices.
    """

    def __init__(self, rules: Rules, seed: int) -> None:
        self.network = Network(rules)
        self.weights = self.averaged = self.network.first_weights(seed)
        self.choices = 0
        """How many choices have been made so far."""
        self._batch = Batch(rules, ENVIRONMENTS, seed=seed)
        self._random = np.random.default_rng(seed)
        self._optimizer = optax.inject_hyperparams(optax.adam)(learning_rate=LEARNING_RATES[0])
        self._state = self._optimizer.init(self.weights)
        self._estimate = jax.jit(self.network.points)
        self._fit = jax.jit(self._fitted)
        self._average = jax.jit(optax.incremental_update)

    def learn(self, progress: float) -> float:
        """Make 128 choices in every environment, and learn from those whose rounds have ended.

        Args:
            progress: the part of the training that is over, 0 to 1.

        Returns:
            The mean squared error of the network, in points squared.
        """
        observations, choices, targets = self._play(between(RANDOM_CHOICES, progress))
        self._state.hyperparams["learning_rate"] = jnp.asarray(between(LEARNING_RATES, progress))
        order = self._random.permutation(len(choices))
        errors = []
        for start in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
            rows = order[start : start + MINIBATCH]
            columns, places = self.network.symmetries[self._random.integers(len(self.network.symmetries))]
            self.weights, self._state, error = self._fit(
                self.weights, self._state, observations[rows][:, columns], places[choices[rows]], targets[rows]
            )
            self.averaged = self._average(self.weights, self.averaged, AVERAGED)
            errors.append(error)
        return float(np.mean(errors))

    def _play(self, random_choices: float) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.float32]]:
        """Observations, choices and their targets, of the rounds that ended in these steps."""
        batch, every = self._batch, np.arange(ENVIRONMENTS)
        observations = np.zeros((STEPS, *batch.observations.shape), np.uint8)
        rewards = np.zeros((STEPS, *batch.rewards.shape), np.float32)
        dones = np.zeros((STEPS, ENVIRONMENTS), bool)
        players, choices = np.zeros((2, STEPS, ENVIRONMENTS), np.int64)
        expected = np.zeros((STEPS, ENVIRONMENTS), np.float32)
        for step in range(STEPS):
            observations[step], players[step] = batch.observations, batch.players
            points = np.where(batch.masks, self._estimate(self.weights, batch.observations), -np.inf)
            best = points.argmax(axis=1)
            expected[step] = points[every, best]
            choices[step] = np.where(self._random.random(ENVIRONMENTS) < random_choices, batch.sample(), best)
            batch.step(choices[step])
            dones[step], rewards[step] = batch.dones, batch.rewards
        self.choices += choices.size
        targets, known = lambda_returns(players, expected, dones, rewards)
        return observations[known], choices[known], targets[known]

    def _fitted(
        self, weights: Weights, state: optax.OptState, observations: Array, choices: Array, targets: Array
    ) -> tuple[Weights, optax.OptState, Array]:
        """Weights and state after one step of the optimizer, and the error before it."""

        def mean_squared_error(weights: Weights) -> Array:
            points = self.network.points(weights, observations)
            return jnp.mean((points[jnp.arange(MINIBATCH), choices] - targets) ** 2)

        error, gradient = jax.value_and_grad(mean_squared_error)(weights)
        updates, state = self._optimizer.update(gradient, state)
        return optax.apply_updates(weights, updates), state, error


def lambda_returns(
    players: NDArray[np.int64], expected: NDArray[np.float32], dones: NDArray[np.bool_], rewards: NDArray[np.float32]
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """The result of each decision: the points at the end of its round, mixed with what the seat expected on the way.

    Args:
        players: int64[T, N], the seat that decided.
        expected: float32[T, N], the points that it expected.
        dones: bool[T, N], whether the round ended with that decision.
        rewards: float32[T, N, seats], the points of its end.

    Returns:
        float32[T, N], and bool[T, N]: whether the round ended within the T steps; if it did, the return is known.
    """
    steps, count = players.shape
    every = np.arange(count)
    coming, ended = np.zeros(rewards.shape[1:], np.float32), np.zeros(count, bool)
    returns, known = np.zeros((steps, count), np.float32), np.zeros((steps, count), bool)
    for step in reversed(range(steps)):
        coming = np.where(dones[step, :, None], rewards[step], coming)
        ended |= dones[step]
        seats = players[step]
        returns[step], known[step] = coming[every, seats], ended
        coming[every, seats] = LAMBDA * coming[every, seats] + (1 - LAMBDA) * expected[step]
    return returns, known


def symmetries(rules: Rules) -> list[tuple[NDArray[np.intp], NDArray[np.intp]]]:
    """The ways to exchange suits that are worth the same: so each round teaches as much as six.

    Returns:
        For each, the column of an observation that each column is taken from, and the new number of each choice.
    """
    layout, found = ObservationLayout(rules), []
    alike = [suit for suit in range(4) if suit != rules.bonus_suit]
    if rules.scoring.two_of_clubs:
        alike.remove(3)
    for order in permutations(alike):
        suits = np.arange(4)
        suits[alike] = order
        cards = np.arange(40) // 4 * 4 + suits[np.arange(40) % 4]
        columns = np.arange(layout.size)
        for part in layout.fields.values():
            if (part.stop - part.start) % 40 == 0:
                columns[part] = (part.start + np.arange(0, part.stop - part.start, 40)[:, None] + cards).ravel()
        places = np.argsort(cards)
        found.append((columns, np.concatenate([places, 40 + places, [80, 81]])))
    return found


def between(ends: tuple[float, float], progress: float) -> float:
    """The value between the first and the last, at this point of the training."""
    first, last = ends
    return first + (last - first) * progress


def main() -> None:
    given = _arguments()
    weights = given.out / "weights.npz"
    try:
        rules = settebello.variant(given.game).rules(given.seats)
        match given.command:
            case "train":
                given.out.mkdir(parents=True, exist_ok=True)
                train(rules, int(given.choices), given.seed, given.out)
            case "compare":
                compare(rules, load_weights(weights), given.packs)
            case "sit":
                sit(given.link, load_weights(weights), given.name)
    except settebello.SettebelloError as error:
        raise SystemExit(str(error)) from None


def train(rules: Rules, choices: int, seed: int, out: Path) -> None:
    """Learn from so many choices, and write ``weights.npz``, ``curve.json`` and ``curve.svg``."""
    learner, seconds, curve = SelfPlay(rules, seed), 0.0, list[Point]()
    while True:
        if learner.choices >= len(curve) * MEASURE_EVERY or learner.choices >= choices:
            curve.append(_measure(rules, learner, seconds))
            save_weights(learner.averaged, out / "weights.npz")
            (out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n")
        if learner.choices >= choices:
            break
        begun = time.monotonic()
        learner.learn(learner.choices / choices)
        seconds += time.monotonic() - begun
    draw(curve, out / "curve.svg")


def _measure(rules: Rules, learner: SelfPlay, seconds: float) -> Point:
    """A point of the learning curve: points a round against each opponent, with the ends of the 95% interval."""
    policy = learner.network.policy(learner.averaged)
    found = evaluate(policy, WATCHED, rules=rules, packs=CURVE_PACKS, seed=CURVE_SEED)
    point: Point = {"choices": learner.choices, "seconds": round(seconds, 1)}
    for name, comparison in zip(WATCHED, found.comparisons, strict=True):
        points = comparison.points
        point[name] = [round(value or 0.0, 3) for value in (points.mean, points.low, points.high)]
    results = [f"{difference.points.mean:+.2f}" for difference in found.comparisons]
    print(f"{learner.choices:11,} choices, {seconds:5.0f} s:", *results, flush=True)
    return point


def draw(curve: Sequence[Point], file: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "settebello"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    choices = np.array([point["choices"] for point in curve]) / 1e6
    for name in WATCHED:
        mean, low, high = np.array([point[name] for point in curve]).T
        (line,) = axes.plot(choices, mean, label=f"against {name}")
        axes.fill_between(choices, low, high, color=line.get_color(), alpha=0.2)
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.set_xlabel("million choices of self-play")
    axes.set_ylabel("points a round")
    axes.legend()
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})


def compare(rules: Rules, weights: Weights, packs: int) -> None:
    """Print the difference of points a round to our players, with the same cards."""
    for name in OPPONENTS:
        found = evaluate(Network(rules).policy(weights), [name], rules=rules, packs=packs)
        points = found.comparisons[0].points
        print(f"{name:10} {points.mean:+.2f} points a round ({points.low:+.2f} to {points.high:+.2f})", flush=True)


class NetworkPlayer:
    """A player for one decision at a time. It plays games by rules that it has not learnt as well as it can."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._players: dict[Rules, PolicyPlayer] = {}

    def choose(self, view: View, rules: Rules) -> Action:
        if rules not in self._players:
            self._players[rules] = PolicyPlayer(Network(rules).policy(self._weights))
        return self._players[rules].choose_many([view], rules)[0]


def sit(link: str, weights: Weights, name: str) -> None:
    """Sit down at a table, and play to the end of the game."""
    from settebello.client import play_for, sit_down

    with sit_down(link, name) as table:
        print(play_for(table, NetworkPlayer(weights)).game)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="deep_monte_carlo", description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=("train", "compare", "sit"))
    parser.add_argument("link", nargs="?", help="of the table to sit down at")
    parser.add_argument("--game", default="scopa")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--choices", type=float, default=24e6, help="of self-play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--packs", type=int, default=500, help="that are compared")
    parser.add_argument("--name", default="Monte Carlo", help="at the table")
    parser.add_argument("--out", type=Path, default=Path("build/baseline"), help="folder of weights and curve")
    given = parser.parse_args()
    if (given.command == "sit") != bool(given.link):
        parser.error("sit takes the link of a table, and the other commands take none.")
    return given


if __name__ == "__main__":
    main()
