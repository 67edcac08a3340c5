"""How long the basic calls of everything played in Python take: the pack, views, worlds, copies, positions.

``python bench/library_calls.py`` measures this installation. ``--against PYTHON`` names another installation's Python,
for example in an older checkout, and measures the two in turn. It takes some seconds.
"""

from __future__ import annotations

import argparse
import copy
import json
import statistics
import subprocess
import sys
import time
import timeit
from collections.abc import Callable

import settebello

REPEATS = 7
CALLS = 2000
SEED = bytes(range(32))

Times = dict[str, float]


def calls() -> dict[str, Callable[[], object]]:
    """The calls to measure, by name: in the middle of a round of the basic game for two."""
    rules = settebello.Rules()
    game = settebello.seeded_game(rules, SEED)
    for _ in range(15):
        game.play(game.round.legal_actions()[0])
    played, seat = game.round, game.round.turn
    found: dict[str, Callable[[], object]] = {
        "pack_order": lambda: settebello.pack_order(SEED, rules.cards),
        "Round": lambda: settebello.Round(rules, played.pack),
        "legal_actions": played.legal_actions,
        "view_of": lambda: settebello.view_of(game, seat),
        "copy": played.copy,
        "deepcopy of rules": lambda: copy.deepcopy(rules),
    }
    if hasattr(settebello.Round, "from_view"):
        view = settebello.view_of(game, seat)
        found["Round.from_view"] = lambda: settebello.Round.from_view(view, rules, 1)
        text = played.position()
        found["position"] = played.position
        found["Round.from_position"] = lambda: settebello.Round.from_position(text)
    return found


def measure() -> Times:
    """Microseconds of processor time of each call, the mean of many."""
    return {
        name: timeit.timeit(call, number=CALLS, timer=time.thread_time) / CALLS * 1e6 for name, call in calls().items()
    }


def measured_by(python: str) -> Times:
    """The same, by another interpreter."""
    answer = subprocess.run([python, __file__, "--once"], check=True, capture_output=True, text=True).stdout
    times: Times = json.loads(answer)
    return times


def medians(runs: list[Times]) -> Times:
    """The median time of each call."""
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the calls of the library.")
    parser.add_argument("--against", metavar="PYTHON", help="the interpreter of another installation")
    parser.add_argument("--once", action="store_true", help="print one measurement as JSON")
    options = parser.parse_args()
    if options.once:
        print(json.dumps(measure()))
        return
    pythons = [sys.executable, *([options.against] if options.against else [])]
    runs = [[measured_by(python) for python in pythons] for _ in range(REPEATS)]
    ours, *others = (medians([run[place] for run in runs]) for place in range(len(pythons)))
    for name, microseconds in ours.items():
        compared = "".join(f"   {other[name]:8.2f} µs" for other in others if name in other)
        print(f"{name:20} {microseconds:8.2f} µs{compared}")


if __name__ == "__main__":
    main()
