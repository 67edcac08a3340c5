"""The learned values of positions: trained for the named games, kept in small files, found by the rules.

A value is about the points of a round, so that the target, claims and the direction of play make no difference to it.
``settebello train`` makes the files of ``weights/``.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from msgspec.structs import replace

from settebello.core.learning import Trainer
from settebello.rules import Finish, Rules, digest

FOLDER = Path(__file__).parent / "weights"
ROUNDS = 100_000
"""Rounds of self-play behind the shipped files; five times as many made no stronger player of two-seat Scopa."""
CHUNKS = 50
RATE = 0.002
STEADY = 0.6
LAST_RATE = 0.02


def name_of(rules: Rules) -> str:
    """The name of the file for these rules: the start of the digest of what a value depends on."""
    seating = replace(rules.seating, direction="right")
    return digest(replace(rules, finish=Finish(), seating=seating))[:16] + ".f32"


@lru_cache(maxsize=64)
def values_for(rules: Rules) -> array[float] | None:
    """The shipped values for these rules; None where there are none."""
    file = FOLDER / name_of(rules)
    if not file.exists():
        return None
    values = array("f")
    values.frombytes(file.read_bytes())
    return values


def train(
    rules: Rules, *, rounds: int = ROUNDS, seed: int = 1, progress: Callable[[float, float], None] | None = None
) -> bytes:
    """Learn values by self-play. The same arguments give the same bytes on the same machine.

    Args:
        rules: the game.
        rounds: how many rounds are played.
        seed: of the self-play.
        progress: told the share done and the present error in points.
    """
    trainer = Trainer(rules, seed)
    for chunk in range(CHUNKS):
        error = trainer.play(max(rounds // CHUNKS, 1), _rate(chunk / CHUNKS))
        if progress:
            progress((chunk + 1) / CHUNKS, error)
    return trainer.weights


def _rate(done: float) -> float:
    """Steady at first, then falling in a straight line."""
    if done < STEADY:
        return RATE
    return RATE * (1 - (1 - LAST_RATE) * (done - STEADY) / (1 - STEADY))
