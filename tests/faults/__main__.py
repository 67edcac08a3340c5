"""A long run: ``python -m tests.faults --faults 500 --seed 7 [--databases]``."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.faults.runs import with_databases, with_one_process


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.faults")
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--databases", action="store_true", help="three processes with PostgreSQL and Redis")
    given = parser.parse_args()
    run = with_databases if given.databases else with_one_process
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(run(Path(folder), seed=given.seed, faults=given.faults)))


if __name__ == "__main__":
    main()
