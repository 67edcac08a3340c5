"""How long the server takes to compute a replay, and how large it is.

``python bench/replay.py [ROUNDS …]`` replays records of so many rounds of scopa (default: 10 and the most that a replay
shows), played by nobody in particular. It takes some seconds.
"""

from __future__ import annotations

import gzip
import random
import sys
import time

from settebello.game import Game, Seed
from settebello.record import Record, RoundRecord, write
from settebello.server.edge.http.replay_frames import replay_of
from settebello.server.tables.submitted_records import MAX_ROUNDS
from settebello.variants import variant
from settebello.view import encode


def played(rounds: int) -> Record:
    """A game of so many rounds."""
    rules, dice = variant("scopa").rules(2, {"target": "999"}), random.Random(rounds)
    game, record = Game(rules, 0), Record(rules=rules, names=("Ada", "Bruno"), dealer=0)
    for _ in range(rounds):
        record.rounds.append(RoundRecord(shuffle=Seed(dice.randbytes(32))))
        game.deal(record.rounds[-1].shuffle)
        while game.state == "playing":
            record.rounds[-1].actions.append(dice.choice(game.round.legal_actions()))
            game.play(record.rounds[-1].actions[-1])
    return record


def main(rounds: list[int]) -> None:
    replay_of(write(played(1)))  # the catalogues are read
    for number in rounds:
        text = write(played(number))
        began = time.process_time()
        body = encode(replay_of(text))
        took = time.process_time() - began
        print(f"{number} rounds: {took:.2f} s, {len(body):,} bytes, {len(gzip.compress(body)):,} compressed")


if __name__ == "__main__":
    main([int(text) for text in sys.argv[1:]] or [10, MAX_ROUNDS])
