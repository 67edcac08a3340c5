"""Reviews of games by random mixes of house rules: ``python -m tests.study.house_rules [--count 1000] [--seed 0]``.

Each game is reviewed on one thread and on two; the reviews must be equal byte by byte, and readable. Players play at
random, ``--actions`` actions at most: a record that ends in the middle of a game is reviewed as far as it goes. The
values that the judge uses are learned from ``--training-rounds`` rounds for each mix: whether reviews fail does not
depend on how good they are.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter

from settebello.players.evaluation import models
from settebello.rules import Rules
from settebello.study import decode_review, encode_review, review
from tests.oracle.random_rules import random_rules
from tests.study.games import played


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.study.house_rules")
    parser.add_argument("--count", type=int, default=1000, help="how many games (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: %(default)s)")
    parser.add_argument("--actions", type=int, default=10, help="in a game, at most (default: %(default)s)")
    parser.add_argument("--training-rounds", type=int, default=200, help="for each mix (default: %(default)s)")
    given = parser.parse_args()
    models.QUICK_ROUNDS = models.RESULT_ROUNDS = given.training_rounds
    begun, seats, faults = time.monotonic(), Counter[int](), 0
    for number, seed in enumerate(range(given.seed, given.seed + given.count), 1):
        rules = random_rules(random.Random(seed))
        seats[rules.seats] += 1
        fault = review_fault(rules, seed, given.actions)
        if fault is not None:
            faults += 1
            print(f"seed {seed}: {fault}", flush=True)
        if number % 50 == 0 or number == given.count:
            by_seats = ", ".join(f"{count} of {n} seats" for n, count in sorted(seats.items()))
            print(f"{number} games in {time.monotonic() - begun:.0f} s: {by_seats}; {faults} faults", flush=True)
    sys.exit(1 if faults else 0)


def review_fault(rules: Rules, seed: int, actions: int) -> str | None:
    """The fault in the reviews of a game with that seed, or None."""
    record = played(rules, seed, actions=actions)
    try:
        alone, together = (encode_review(review(record, precision="quick", threads=threads)) for threads in (1, 2))
        if alone != together:
            return "one thread and two disagree"
        if encode_review(decode_review(alone)) != alone:
            return "what is read is not what was written"
    except Exception as error:  # whatever it is, it is a fault, and the other games are still to be tried
        return f"{type(error).__name__}: {error}"
    return None


if __name__ == "__main__":
    main()
