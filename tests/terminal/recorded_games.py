"""Records for the tests of replays."""

from __future__ import annotations

from settebello.record import Record
from settebello.variants import variant
from tests.support.recorded_games import random_game

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Emma", "Franz")


def recorded_game(name: str = "scopa", *, seats: int = 2, rounds: int = 100, **settings: str) -> Record:
    """A game of people with names, at most so long."""
    record = random_game(variant(name).rules(seats, settings), rounds=rounds)
    record.names = NAMES[:seats]
    return record
