"""Many runs: ``python -m tests.faults --times 10 --faults 60 --seed 7 [--databases] [--ratings]``."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from pathlib import Path

from tests.faults.rating_faults import with_postgresql, with_sqlite
from tests.faults.runs import with_databases, with_one_process
from tests.faults.tally import Tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.faults")
    parser.add_argument("--times", type=int, default=1, help="how many runs, each with another seed")
    parser.add_argument("--faults", type=int, default=60, help="faults in a run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--databases", action="store_true", help="several processes with PostgreSQL and Redis")
    parser.add_argument("--ratings", action="store_true", help="kill processes that rate games")
    given = parser.parse_args()
    if given.ratings:
        _rate(given)
    else:
        _play(given)


def _play(given: argparse.Namespace) -> None:
    run = with_databases if given.databases else with_one_process
    whole = Tally(faults=Counter())
    for seed in range(given.seed, given.seed + given.times):
        with tempfile.TemporaryDirectory() as folder:
            tally = asyncio.run(run(Path(folder), seed=seed, faults=given.faults))
        whole.add(tally)
        print(f"seed {seed}: {tally}", flush=True)
    print(f"{given.times} runs: {whole}")


def _rate(given: argparse.Namespace) -> None:
    run = with_postgresql if given.databases else with_sqlite
    for seed in range(given.seed, given.seed + given.times):
        with tempfile.TemporaryDirectory() as folder:
            games, faults = asyncio.run(run(Path(folder), seed=seed, faults=given.faults))
        print(f"seed {seed}: {games} games, each rated once, in spite of {dict(faults)}", flush=True)


if __name__ == "__main__":
    main()
