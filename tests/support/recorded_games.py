"""Records of whole games."""

from __future__ import annotations

import random

from settebello.game import Game, Seed
from settebello.record import Record, RoundRecord
from settebello.rules import Rules


def random_game(rules: Rules, seed: int = 1, rounds: int = 100, *, claim: int | None = None) -> Record:
    """A game of players who play anything, at most so long; ``claim``: a seat that claims after three actions."""
    dice, game = random.Random(seed), Game(rules, 0)
    record = Record(rules=rules, names=tuple(f"P{seat}" for seat in range(rules.seats)), dealer=0)
    while game.outcome is None and len(record.rounds) < rounds:
        record.rounds.append(RoundRecord(shuffle=Seed(dice.randbytes(32))))
        game.deal(record.rounds[-1].shuffle)
        while game.state == "playing":
            if claim is not None and len(record.rounds[-1].actions) == 3:
                record.rounds[-1].claim = claim
                game.claim(claim)
                continue
            record.rounds[-1].actions.append(dice.choice(game.round.legal_actions()))
            game.play(record.rounds[-1].actions[-1])
    return record
