"""How fast the library is in WebAssembly, compared with this machine: ``python bench/webassembly.py [--quick]``.

Measures the same work here and in Pyodide in Node, several times by turns, and prints both and their ratio. Each figure
is that of the best repeat.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from settebello import Action, Round, Rules, pack_order, playouts, solve, variant, view_of
from settebello.core.search.solver import Solver
from settebello.game import seeded_game
from settebello.players.evaluation.models import train
from settebello.players.judge import PRECISIONS, Judge
from settebello.players.maestro import MaestroPlayer

ROOT = Path(__file__).parents[1]
TURNS = 4
REPEATS = 15
SECONDS = 0.02
"""The least that a repeat takes."""
WARM_UP = 1.0
"""Seconds of the same work before the repeats: WebAssembly is compiled again, and better, while it runs."""
MEASURE, QUICK = "--measure", "--quick"


def work() -> dict[str, tuple[float, Callable[[], object]]]:
    """What is measured: by name, how often it is done in one call, and the call."""
    rules, scopone = Rules(), variant("scopone").rules()
    position = Round(rules, pack_order(bytes(32), rules.cards))
    action = position.legal_actions()[0]
    view = view_of(game := seeded_game(rules, bytes(32)), game.round.turn)
    solver, judge, maestro = Solver(), Judge(rules, PRECISIONS["quick"]), MaestroPlayer(samples=64, seed=1)
    return {
        "random playouts of Scopa": (20_000, partial(playouts, rules, 20_000, 1)),
        "random playouts of Scopone": (5_000, partial(playouts, scopone, 5_000, 1)),
        "legal actions, from Python": (5_000, partial(_legal_actions, position, 5_000)),
        "play and undo, from Python": (5_000, partial(_play_and_undo, position, action, 5_000)),
        "solve, 6 plays left": (1, partial(solve, _near_the_end(rules, 6))),
        "solve, 12 plays left": (1, partial(solve, _near_the_end(rules, 12))),
        "exact values, 6 plays left": (100, partial(_values, solver, _near_the_end(rules, 6), 100)),
        "exact values, 12 plays left": (10, partial(_values, solver, _near_the_end(rules, 12), 10)),
        "exact values, 24 plays left": (1, partial(_values, solver, _near_the_end(rules, 24), 1)),
        "maestro's first decision, 64 samples": (1, partial(maestro.choose, view, rules)),
        "the judge's first decision, quick": (1, partial(judge.judge, view)),
        "rounds of learning": (500, partial(train, rules, rounds=500)),
    }


def measure(repeats: int, seconds: float, warm_up: float) -> dict[str, float]:
    """Times a second, by name."""
    found = {}
    for name, (times, call) in work().items():
        _rate(call, warm_up)
        found[name] = times * max(_rate(call, seconds) for _ in range(repeats))
    return found


def _rate(call: Callable[[], object], seconds: float) -> float:
    """Calls a second, measured for at least so long."""
    began, calls, taken = time.perf_counter(), 0, 0.0
    while taken <= seconds:
        call()
        calls += 1
        taken = time.perf_counter() - began
    return calls / taken


def _legal_actions(position: Round, times: int) -> None:
    for _ in range(times):
        position.legal_actions()


def _play_and_undo(position: Round, action: Action, times: int) -> None:
    for _ in range(times):
        position.play(action)
        position.undo()


def _values(solver: Solver, position: Round, times: int) -> None:
    for _ in range(times):
        solver.values(position)


def _near_the_end(rules: Rules, plays: int) -> Round:
    """A position with so many plays left."""
    position = Round(rules, pack_order(bytes(range(32)), rules.cards))
    while len(position.history) < 36 - plays:
        position.play(position.legal_actions()[0])
    return position


def main(*arguments: str) -> None:
    """Print the table, or with ``--measure`` the figures of this Python as JSON."""
    if MEASURE in arguments:
        print(json.dumps(measure(*((1, 0.0, 0.0) if QUICK in arguments else (REPEATS, SECONDS, WARM_UP)))))
        return
    sys.path.insert(0, str(ROOT))
    from tools.webassembly import python_files, toolchain

    files = python_files.build()
    program, flags = Path(__file__).resolve(), [MEASURE, *arguments]
    here: list[dict[str, float]] = []
    there: list[dict[str, float]] = []
    for _ in range(1 if QUICK in arguments else TURNS):
        here.append(json.loads(subprocess.check_output([sys.executable, program, *flags])))
        there.append(json.loads(toolchain.python(program, *flags, files=files)))
    print(f"{'a second':40} {'this machine':>14} {'WebAssembly':>14} {'ratio':>7}")
    for name in here[0]:
        native, webassembly = (max(turn[name] for turn in turns) for turns in (here, there))
        print(f"{name:40} {native:14,.1f} {webassembly:14,.1f} {webassembly / native:7.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
