"""Flood a server for as long as wanted: ``python -m tests.floods --seconds 60 --addresses 4``."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.floods.run import run

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--addresses", type=int, default=1, help="of the stranger (1)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        alone, flooded = run(Path(folder), given.seconds, given.addresses)
    for name, visit in (("alone", alone), ("flooded", flooded)):
        times = f"p99 {1000 * visit.p99:.0f} ms, worst {1000 * max(visit.waited):.0f} ms"
        print(f"{name}: {len(visit.waited)} actions, {times}, {visit.memory / 1e6:.0f} MB")
    print(dict(sorted(flooded.answers.items())))
