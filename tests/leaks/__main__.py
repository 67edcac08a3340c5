"""Whole games of every variant at every number of seats, with house rules if told:
``python -m tests.leaks [--every 1] [--seed 7] [--set KEY=VALUE] [NAME…]``."""

from __future__ import annotations

import argparse
import time

from tests.leaks.games import GAMES, Tally, run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.leaks")
    parser.add_argument("names", nargs="*", help="variants; default: all")
    parser.add_argument("--every", type=int, default=1, help="look at one in so many moments of the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a house rule of each game")
    given = parser.parse_args()
    settings = dict(setting.split("=", 1) for setting in given.set)
    tally, begun = Tally(), time.monotonic()
    for name, seats in GAMES:
        if not given.names or name in given.names:
            run(name, seats, every=given.every, seed=given.seed, tally=tally, settings=settings)
            print(f"{name}, {seats} seats, {time.monotonic() - begun:.0f} s: {tally}", flush=True)


if __name__ == "__main__":
    main()
