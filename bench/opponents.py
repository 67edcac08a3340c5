"""One table of how strong maestro is in every named game, at every number of seats.

    python bench/opponents.py --against greedy:16 --against ismcts:4000:40 --out build/opponents

Each --against names a player and about how many rounds to play (each pack in all seatings). Prints a table in
Markdown: points a round of maestro over that player, with the 95% interval, and at the end the mean of all rows. With
--out the results are kept, and matches found there are not played again.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from zlib import crc32

from settebello.arena.executors import ProcessPool
from settebello.arena.match import Match
from settebello.arena.run import run
from settebello.estimates import MIN_OBSERVATIONS, NORMAL_QUANTILE, Estimate
from settebello.variants import VARIANTS, Variant, variant


def main() -> None:
    options = _options()
    rivals = [(name, int(rounds)) for name, _, rounds in (text.rpartition(":") for text in options.against)]
    print("| game | seats | " + " | ".join(f"{options.player} against {name}" for name, _ in rivals) + " |", flush=True)
    print("| --- | ---: |" + " ---: |" * len(rivals), flush=True)
    table: list[list[Estimate]] = []
    for game in map(variant, options.games):
        for seats in game.seats:
            table.append([_points(options, game, seats, name, rounds) for name, rounds in rivals])
            print(f"| {game.id} | {seats} | " + " | ".join(map(_cell, table[-1])) + " |", flush=True)
    together = [_together(column) for column in zip(*table, strict=True)]
    print("| all of them | | " + " | ".join(map(_cell, together)) + " |")


def _points(options: argparse.Namespace, game: Variant, seats: int, rival: str, rounds: int) -> Estimate:
    seed = crc32(f"{options.seed} {game.id} {seats}".encode())  # other packs in every row
    match = Match(players=(options.player, rival), rules=game.rules(seats), seed=seed)
    out = None
    if options.out is not None:
        options.out.mkdir(parents=True, exist_ok=True)
        out = options.out / f"{game.id}-{seats}-{rival.replace(':', '-')}.jsonl"
    outcome = run(match, max(MIN_OBSERVATIONS, rounds // match.seatings), ProcessPool(options.jobs), out=out)
    if not outcome.finished or outcome.summary is None:
        sys.exit("Broken off; with --out the same command goes on.")
    return outcome.summary.comparisons[0].points


def _together(rows: Sequence[Estimate]) -> Estimate:
    """The mean of the rows, each as it was measured."""
    mean = sum(row.mean for row in rows) / len(rows)
    error = sqrt(sum((row.error or 0) ** 2 for row in rows)) / len(rows)
    return Estimate(mean, error, mean - NORMAL_QUANTILE * error, mean + NORMAL_QUANTILE * error)


def _cell(points: Estimate) -> str:
    if points.low is None:
        return f"{points.mean:+.2f}"
    return f"{points.mean:+.2f} [{points.low:+.2f}, {points.high:+.2f}]"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", default="maestro:50")
    parser.add_argument("--against", action="append", required=True, metavar="PLAYER:ROUNDS")
    parser.add_argument("--games", nargs="+", default=list(VARIANTS), metavar="GAME", help="all, unless told")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


if __name__ == "__main__":
    main()
