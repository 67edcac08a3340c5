"""Records of whole games that random players have played."""

from __future__ import annotations

from functools import cache
from random import Random

from settebello.game import Game, seeded_shuffle
from settebello.record import Record, RoundRecord, read, write
from settebello.rules import Rules
from settebello.shuffle import first_dealer
from settebello.variants import variant

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Emma", "Franz")


@cache
def _text(rules: Rules, seed: int, rounds: int | None) -> str:
    chance, seeds = Random(seed), seed.to_bytes(32, "big")
    dealer = first_dealer(seeds, rules.seats)
    record = Record(rules=rules, names=NAMES[: rules.seats], dealer=dealer)
    game = Game(rules, dealer)
    while game.state != "over" and len(record.rounds) != rounds:
        shuffle = seeded_shuffle(seeds, game)
        game.deal(shuffle)
        record.rounds.append(RoundRecord(shuffle=shuffle))
        while game.state == "playing":
            action = chance.choice(game.round.legal_actions())
            game.play(action)
            record.rounds[-1].actions.append(action)
    return write(record)


def recorded_game(
    name: str = "scopa", *, seats: int = 2, seed: int = 1, rounds: int | None = None, **settings: str
) -> Record:
    """A record of its own.

    Args:
        rounds: how many at most; None: until the game is over.
    """
    return read(_text(variant(name).rules(seats, settings), seed, rounds))
