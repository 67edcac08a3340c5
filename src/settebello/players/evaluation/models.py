"""Models learned from self-play: the value of positions, and how rounds end.

Models of the named games ship as small files in ``weights/``, written by ``settebello train`` and found by the rules.
House rules are learned when they are first played (:func:`model_for`), and kept in a folder if there is one
(:mod:`settebello.players.evaluation.model_folder`). What is in that folder comes first, so a game can be learned for
longer. A value counts the points of a round, so it does not depend on the target, on claiming out or on the direction
of play.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from settebello.core.evaluation.equity import Equity, can_compute_equity
from settebello.core.learning.trainer import Trainer
from settebello.data_folder import model_folder
from settebello.players.evaluation.model_folder import ModelFolder
from settebello.players.evaluation.value_model import ValueModel
from settebello.rules import Rules
from settebello.steps import Steps, finish

FOLDER = Path(__file__).parents[1] / "weights"
ROUNDS = 100_000
"""Rounds of self-play behind the shipped files; five times as many made no stronger player of two-seat Scopa."""
QUICK_ROUNDS = 30_000
"""Rounds behind the model of house rules, learned while they are played."""
RESULT_ROUNDS = 20_000
"""Rounds played after training, to count their results."""
CHUNKS = 50
"""The steps of training, and of the rounds after it."""
RATE = 0.002
STEADY = 0.6
LAST_RATE = 0.02
CACHED_RULES = 128
"""More than there are named games, each at its numbers of seats."""


class GameModel(Struct, frozen=True):
    """The models that a player uses in a game."""

    value: ValueModel
    equity: Equity | None
    """The equity, or None if it is not computed yet or the target is too high with so many sides."""


@lru_cache(maxsize=CACHED_RULES)
def shipped_model(rules: Rules) -> ValueModel | None:
    """The built-in model for these rules, or None."""
    return ModelFolder(FOLDER).load(rules)


def shipped_weights(rules: Rules) -> array[float] | None:
    """The built-in weights for these rules, or None."""
    model = shipped_model(rules)
    return None if model is None else model.weight_array


Background = Callable[[Steps[GameModel]], Future[GameModel]]
"""Takes the steps that lead to a model, at some time."""

_thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="training")


def _in_thread(steps: Steps[GameModel]) -> Future[GameModel]:
    try:
        return _thread.submit(finish, steps)
    except RuntimeError:  # there are no threads, as in a browser
        model: Future[GameModel] = Future()
        model.set_result(finish(steps))
        return model


_background: Background = _in_thread


def set_background(background: Background) -> None:
    """Say who loads and learns models from now on, instead of a thread or, if there are no threads, the caller. What
    was begun elsewhere, and may never be finished there, is begun anew when it is needed."""
    global _background
    _background = background
    begin_model.cache_clear()


@lru_cache(maxsize=CACHED_RULES)
def begin_model(rules: Rules) -> Future[GameModel]:
    """Begin to load or to learn the models for these rules, in the background. Nothing is done twice."""
    return _background(_load_or_train(rules))


@lru_cache(maxsize=CACHED_RULES)
def _interim_model(rules: Rules) -> GameModel | None:
    shipped = shipped_model(rules)
    return None if shipped is None else GameModel(shipped, None)


def _load_or_train(rules: Rules) -> Steps[GameModel]:
    path = model_folder()
    folder = None if path is None else ModelFolder(path)
    value = (folder.load(rules) if folder else None) or shipped_model(rules)
    if value is None:
        value = yield from train_in_steps(rules, rounds=QUICK_ROUNDS)
        if folder:
            folder.store(rules, value)
    yield
    results = {(points, outright): count for points, outright, count in value.results}
    return GameModel(value, Equity(rules, results) if can_compute_equity(rules) else None)


def model_for(rules: Rules, *, wait: bool) -> GameModel | None:
    """The models for these rules. Those of house rules are learned once, in the background, by a few seconds of
    self-play.

    Args:
        rules: the rules of the game.
        wait: wait until the models are complete. Otherwise return what is ready, or None.
    """
    future = begin_model(rules)
    if wait or future.done():
        return future.result()
    return _interim_model(rules)


def train(
    rules: Rules, *, rounds: int = ROUNDS, seed: int = 1, progress: Callable[[float, float], None] | None = None
) -> ValueModel:
    """Learn a value model by self-play. The same arguments give the same model on the same machine.

    Args:
        rules: the rules of the game.
        rounds: how many rounds are played to learn.
        seed: the seed of the self-play.
        progress: called with the share done and the present error in points.
    """
    return finish(train_in_steps(rules, rounds=rounds, seed=seed, progress=progress))


def train_in_steps(
    rules: Rules, *, rounds: int = ROUNDS, seed: int = 1, progress: Callable[[float, float], None] | None = None
) -> Steps[ValueModel]:
    """:func:`train`, in steps."""
    trainer = Trainer(rules, seed)
    for chunk in range(CHUNKS):
        error = trainer.train(max(rounds // CHUNKS, 1), _rate(chunk / CHUNKS))
        if progress:
            progress((chunk + 1) / CHUNKS, error)
        yield
    weights = trainer.weights
    played = min(rounds, RESULT_ROUNDS)
    results, spread = trainer.evaluate(played % CHUNKS)
    for _ in range(CHUNKS):
        results, spread = trainer.evaluate(played // CHUNKS)
        yield
    ends = sorted((points, outright, count) for (points, outright), count in results.items())
    return ValueModel(weights, tuple(ends), tuple(round(error, 3) for error in spread))


def _rate(done: float) -> float:
    """The learning rate: constant at first, then falling linearly."""
    if done < STEADY:
        return RATE
    return RATE * (1 - (1 - LAST_RATE) * (done - STEADY) / (1 - STEADY))
