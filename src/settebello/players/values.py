"""What self-play taught of a game: the values of positions, and how its rounds end.

It is trained for the named games, kept in small files, and found by the rules; house rules are trained when they are
first played (:func:`taught_for`). A value is about the points of a round, so that the target, claims and the direction
of play make no difference to it. ``settebello train`` makes the files of ``weights/``.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cached_property, lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from settebello.core.evaluation.equity import Equity, can_be_told
from settebello.core.learning.trainer import Trainer
from settebello.rules import Finish, Rules, digest

FOLDER = Path(__file__).parent / "weights"
ENDING = ".msgpack"
ROUNDS = 100_000
"""Rounds of self-play behind the shipped files; five times as many made no stronger player of two-seat Scopa."""
QUICK_ROUNDS = 30_000
"""Behind the values of house rules, learned while they are played."""
WATCHED = 20_000
"""Rounds played to see how they end."""
CHUNKS = 50
RATE = 0.002
STEADY = 0.6
LAST_RATE = 0.02
REMEMBERED = 64


class Learned(Struct, frozen=True, dict=True):
    """What a file holds."""

    weights: bytes
    """Of the value (32-bit floats)."""
    results: tuple[tuple[tuple[int, ...], int, int], ...]
    """The ends of rounds: points by side, the side that won outright or -1, and how often; the last seat dealing."""
    spread: tuple[float, ...]
    """By plays made, how far off (standard deviation, points) the values are."""

    @cached_property
    def values(self) -> array[float]:
        values = array("f")
        values.frombytes(self.weights)
        return values


class Taught(Struct, frozen=True):
    """What a player goes by in a game."""

    learned: Learned
    equity: Equity | None
    """None: not there yet, or the target is too far for three sides."""


def name_of(rules: Rules) -> str:
    """The name of the file for these rules: the start of the digest of what a value depends on."""
    seating = replace(rules.seating, direction="right")
    return digest(replace(rules, finish=Finish(), seating=seating))[:16] + ENDING


@lru_cache(maxsize=REMEMBERED)
def shipped_for(rules: Rules) -> Learned | None:
    """What is shipped for these rules; None where there is nothing."""
    file = FOLDER / name_of(rules)
    return msgspec.msgpack.decode(file.read_bytes(), type=Learned) if file.exists() else None


def values_for(rules: Rules) -> array[float] | None:
    """The shipped values for these rules; None where there are none."""
    learned = shipped_for(rules)
    return None if learned is None else learned.values


_teacher = ThreadPoolExecutor(max_workers=1, thread_name_prefix="teacher")


@lru_cache(maxsize=REMEMBERED)
def _being_taught(rules: Rules) -> Future[Taught]:
    return _teacher.submit(_teach, rules)


@lru_cache(maxsize=REMEMBERED)
def _meanwhile(rules: Rules) -> Taught | None:
    shipped = shipped_for(rules)
    return None if shipped is None else Taught(shipped, None)


def _teach(rules: Rules) -> Taught:
    learned = shipped_for(rules) or train(rules, rounds=QUICK_ROUNDS)
    results = {(points, outright): count for points, outright, count in learned.results}
    return Taught(learned, Equity(rules, results) if can_be_told(rules) else None)


def taught_for(rules: Rules, *, wait: bool) -> Taught | None:
    """What to go by with these rules. House rules are learned from a few seconds of self-play, once, on a thread that
    leaves the others free.

    Args:
        rules: the game.
        wait: until all is there; else what there is meanwhile, None being nothing.
    """
    teaching = _being_taught(rules)
    if wait or teaching.done():
        return teaching.result()
    return _meanwhile(rules)


def train(
    rules: Rules, *, rounds: int = ROUNDS, seed: int = 1, progress: Callable[[float, float], None] | None = None
) -> Learned:
    """Learn by self-play. The same arguments give the same answer on the same machine.

    Args:
        rules: the game.
        rounds: how many rounds are played to learn.
        seed: of the self-play.
        progress: told the share done and the present error in points.
    """
    trainer = Trainer(rules, seed)
    for chunk in range(CHUNKS):
        error = trainer.play(max(rounds // CHUNKS, 1), _rate(chunk / CHUNKS))
        if progress:
            progress((chunk + 1) / CHUNKS, error)
    weights = trainer.weights
    results, spread = trainer.watch(min(rounds, WATCHED))
    ends = sorted((points, outright, count) for (points, outright), count in results.items())
    return Learned(weights, tuple(ends), tuple(round(error, 3) for error in spread))


def to_bytes(learned: Learned) -> bytes:
    """As a file holds it."""
    return msgspec.msgpack.encode(learned)


def _rate(done: float) -> float:
    """Steady at first, then falling in a straight line."""
    if done < STEADY:
        return RATE
    return RATE * (1 - (1 - LAST_RATE) * (done - STEADY) / (1 - STEADY))
