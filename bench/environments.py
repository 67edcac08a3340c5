"""Decisions per second of the environments for learning, compared with games from other libraries, in one run.

``python bench/environments.py`` measures every named game at every number of seats, and the interfaces of PettingZoo
and OpenSpiel with games of their own (PettingZoo's need ``pettingzoo[classic]``). ``--quick`` measures two seats only,
``--json`` prints one JSON object. Every figure is the median of some repeats. It takes half a minute.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pyspiel

import settebello.rl.openspiel
from settebello.core import Round, playouts
from settebello.rl import Batch
from settebello.rl.batch import Observed
from settebello.rl.pettingzoo import raw_env
from settebello.rules import Rules
from settebello.shuffle import pack_order
from settebello.variants import VARIANTS, variant

COUNT = 1024
"""Environments of a batch."""
STEPS = 100
REPEATS = 7
EPISODES = 40
SCOPA = variant("scopa").rules(2)
CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "gin_rummy_v4")
SPIEL = ("leduc_poker", "gin_rummy", "python_kuhn_poker", "python_liars_poker")

Rows = dict[str, float]


def _median(measured: Callable[[], int]) -> float:
    """How many per second of processor time, the median of the repeats."""
    found = []
    for _ in range(REPEATS):
        began = time.thread_time()
        found.append(measured() / (time.thread_time() - began))
    return statistics.median(found)


def batch_speed(rules: Rules, observation: Observed, *, samples: bool = True) -> float:
    """Decisions a second of a batch with random actions, masks and auto-reset.

    Args:
        samples: count the time to choose the actions too; else only the steps.
    """
    batch = Batch(rules, COUNT, seed=1, observation=observation)

    def steps() -> int:
        for _ in range(STEPS):
            batch.step(batch.sample())
        return STEPS * COUNT

    def sampling() -> int:
        for _ in range(STEPS):
            batch.sample()
        return STEPS * COUNT

    whole = _median(steps)
    return whole if samples else 1 / (1 / whole - 1 / _median(sampling))


def batches(*, quick: bool) -> Iterator[tuple[str, Rows]]:
    """Every named game: millions of decisions a second, and how many plays the core makes in its own playouts."""
    for game in VARIANTS.values():
        for seats in game.seats[:1] if quick else game.seats:
            rules = game.rules(seats)
            yield (
                f"{game.id} {seats}",
                {
                    "without": batch_speed(rules, "none") / 1e6,
                    "steps alone": batch_speed(rules, "none", samples=False) / 1e6,
                    "with": batch_speed(rules, "seat") / 1e6,
                    "of every seat": batch_speed(rules, "all") / 1e6,
                    "playouts": _median(lambda rules=rules: playouts(rules, 1000, 1)) / 1e6,  # type: ignore[misc]
                },
            )


def aec_speed(table: Any) -> float:  # noqa: ANN401  (PettingZoo has no types)
    """Decisions a second of an AEC environment, with ``last`` before each."""

    def episodes() -> int:
        decisions = 0
        for seed in range(EPISODES):
            table.reset(seed=seed)
            while table.agents:
                observation, _, terminated, truncated, _ = table.last()
                done = terminated or truncated
                table.step(None if done else int(observation["action_mask"].argmax()))
                decisions += not done
        return decisions

    return _median(episodes)


def spiel_speed(name: str, *, observed: bool) -> float:
    """Decisions a second of a game of OpenSpiel with random actions; the time of chance nodes is not counted."""
    game, chance = pyspiel.load_game(name), random.Random(1)
    observer = game.make_py_observer() if hasattr(game, "make_py_observer") else None
    found = []
    for _ in range(REPEATS):
        spent, decisions = 0.0, 0
        for _ in range(EPISODES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance.choice(state.chance_outcomes())[0])
                    continue
                began = time.thread_time()
                if observed and observer is not None:
                    observer.set_from(state, state.current_player())
                elif observed:
                    state.observation_tensor()
                state.apply_action(chance.choice(state.legal_actions()))
                spent += time.thread_time() - began
                decisions += 1
        found.append(decisions / spent)
    return statistics.median(found)


def round_speed(rules: Rules) -> float:
    """Decisions a second of a Python loop over ``legal_actions`` and ``play``, with a pack from a seed each round."""

    def rounds() -> int:
        decisions = 0
        for number in range(EPISODES):
            played = Round(rules, pack_order(number.to_bytes(32), rules.cards))
            while legal := played.legal_actions():
                played.play(legal[0])
                decisions += 1
        return decisions

    return _median(rounds)


def interfaces() -> Iterator[tuple[str, Rows]]:
    """Thousands of decisions a second, for a Round and other libraries' interfaces, and for those libraries' own
    games."""
    yield "Round: legal_actions and play, scopa 2", {"thousands": round_speed(SCOPA) / 1e3}
    yield "PettingZoo AEC: settebello, scopa 2", {"thousands": aec_speed(raw_env(SCOPA)) / 1e3}
    for name in CLASSIC:
        try:
            table = import_module(f"pettingzoo.classic.{name}").raw_env()
        except ImportError:
            continue
        yield f"PettingZoo AEC: {name}", {"thousands": aec_speed(table) / 1e3}
    import_module("open_spiel.python.games")
    for name in (settebello.rl.openspiel.GAME_TYPE.short_name, *SPIEL):
        yield (
            f"OpenSpiel: {name}",
            {
                "thousands": spiel_speed(name, observed=False) / 1e3,
                "with observations": spiel_speed(name, observed=True) / 1e3,
            },
        )


def report(rows: list[tuple[str, Rows]], unit: str) -> str:
    """The rows as a person reads them."""
    lines = [unit]
    for name, row in rows:
        lines.append(f"{name:40}" + "".join(f"  {what} {figure:8.2f}" for what, figure in row.items()))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="each named game at its first number of seats only")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    batch_rows, other_rows = list(batches(quick=options.quick)), list(interfaces())
    if options.json:
        print(json.dumps({"batches": dict(batch_rows), "interfaces": dict(other_rows)}))
        return
    print(report(batch_rows, "Batches: millions of decisions a second, one thread, random actions chosen with them"))
    print()
    print(report(other_rows, "Interfaces: thousands of decisions a second"))


if __name__ == "__main__":
    main()
