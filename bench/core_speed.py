"""The speed of the core on this machine, compared with the same loop written by hand in C (``bench/two_seats.c``).

``python bench/core_speed.py`` measures the basic game, ``--variants`` also every variant; ``--json`` prints one
JSON object. It takes some seconds.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
import timeit
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from settebello.core import Action, Round, playouts
from settebello.rules import Rules
from settebello.shuffle import pack_order
from settebello.variants import VARIANTS

YARDSTICK = Path(__file__).with_name("two_seats.c")
ROUNDS = 40_000
REPEATS = 9
BASIC = Rules()
CALLS = 100_000

Figures = dict[str, float | int | None]

VARIANT_ROUNDS = 4_000
VARIANT_REPEATS = 7


def measure() -> Figures:
    """Every figure, from one run, so their ratios can be trusted even on a noisy machine.

    Core and C take turns; each figure is the median of its repeats, the ratio the median of the pairs.
    """
    cores = os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as folder:
        by_hand = _compiled_yardstick(Path(folder))
        pairs = [(_core(seed), by_hand(seed) if by_hand else None) for seed in range(REPEATS)]
    ours = [core for core, _ in pairs]
    compared = [(core, c) for core, c in pairs if c is not None]
    one, several = zip(*[(_on_threads(1), _on_threads(cores)) for _ in range(REPEATS)], strict=True)
    legal_us, play_undo_us = _from_python()
    return {
        "plays_per_second": round(1e9 / statistics.median(ours)),
        "ns_per_play": round(statistics.median(ours), 1),
        "c_ns_per_play": round(statistics.median(c for _, c in compared), 1) if compared else None,
        "times_c": round(_median_ratio(compared), 2) if compared else None,
        "cores": cores,
        "plays_per_second_all_cores": round(statistics.median(several)),
        "times_one_thread": round(_median_ratio(zip(several, one, strict=True)), 2),
        "legal_actions_us": legal_us,
        "play_and_undo_us": play_undo_us,
    }


def _median_ratio(pairs: Iterable[tuple[float, float]]) -> float:
    return statistics.median(one / other for one, other in pairs)


def report(figures: Figures) -> str:
    """The figures as a person reads them."""
    c_line = "no C compiler or no checkout here to compare with"
    if figures["times_c"] is not None:
        c_line = f"{figures['times_c']} times the C loop's {figures['c_ns_per_play']} ns"
    return (
        "Basic game, two seats: shuffle, deal, the full legal list at every play, a random one played, the score.\n"
        f"one thread    {figures['plays_per_second']:>12,} plays a second"
        f"   {figures['ns_per_play']} ns a play, {c_line}\n"
        f"{figures['cores']} threads     {figures['plays_per_second_all_cores']:>12,} plays a second"
        f"   {figures['times_one_thread']} times one thread\n"
        f"From Python: legal_actions() {figures['legal_actions_us']} µs,"
        f" play() and undo() {figures['play_and_undo_us']} µs"
    )


def measure_variants() -> list[dict[str, float | int | str]]:
    """Every named game at every number of seats: plays a second, and its time per play relative to the basic game.

    Each is measured in turn with the basic game; the figures are medians of the repeats.
    """
    return [
        {"variant": game.id, "seats": seats, **_beside_basic(game.rules(seats))}
        for game in VARIANTS.values()
        for seats in game.seats
    ]


def variants_report(rows: Sequence[dict[str, float | int | str]]) -> str:
    """The table as a person reads it."""
    lines = [f"{'variant':20} seats  plays a second   time per play, basic game 1"]
    for row in rows:
        lines.append(f"{row['variant']:20} {row['seats']:5}  {row['plays_per_second']:14,}   {row['times_basic']:.2f}")
    return "\n".join(lines)


def _beside_basic(rules: Rules) -> dict[str, float | int | str]:
    pairs = [
        (_core(seed, rules, VARIANT_ROUNDS), _core(seed, BASIC, VARIANT_ROUNDS)) for seed in range(VARIANT_REPEATS)
    ]
    median = statistics.median(figure for figure, _ in pairs)
    return {"plays_per_second": round(1e9 / median), "times_basic": round(_median_ratio(pairs), 2)}


def _core(seed: int, rules: Rules = BASIC, rounds: int = ROUNDS) -> float:
    """Nanoseconds of processor time a play."""
    start = time.thread_time()
    plays = playouts(rules, rounds, seed)
    return (time.thread_time() - start) / plays * 1e9


def _on_threads(threads: int) -> float:
    """Plays a second, so many threads together."""
    start = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        plays = sum(pool.map(lambda seed: playouts(BASIC, ROUNDS, seed), range(threads)))
    return plays / (time.perf_counter() - start)


def _compiled_yardstick(folder: Path) -> Callable[[int], float] | None:
    """The C loop as a function from a seed to nanoseconds a play; None where it cannot be compiled."""
    compiler = _compiler()
    if compiler is None or not YARDSTICK.exists():
        return None
    program = folder / "two_seats"
    subprocess.run([*compiler, "-O3", "-o", str(program), str(YARDSTICK)], check=True)

    def run(seed: int) -> float:
        words = subprocess.run(
            [str(program), str(ROUNDS), str(seed)], check=True, capture_output=True, text=True
        ).stdout
        plays, seconds, _ = words.split()
        return float(seconds) / int(plays) * 1e9

    return run


def _compiler() -> list[str] | None:
    """The compiler that builds the core: the system's, or the one from the compiler wheel."""
    names = [os.environ.get("CC", ""), (sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang"]
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    if found:
        return [found]
    has_wheel = subprocess.run([sys.executable, "-m", "ziglang", "version"], capture_output=True).returncode == 0
    return [sys.executable, "-m", "ziglang", "cc"] if has_wheel else None


def _from_python() -> tuple[float, float]:
    """Microseconds of one ``legal_actions()``, and of one ``play()`` with its ``undo()``, mean over a round's plays."""
    played = Round(BASIC, pack_order(bytes(32), BASIC.cards))
    legal: list[float] = []
    play_undo: list[float] = []
    while played.phase == "play":
        action = played.legal_actions()[0]
        legal.append(_micros(played.legal_actions))
        play_undo.append(_micros(partial(_play_and_undo, played, action)))
        played.play(action)
    return round(statistics.mean(legal), 3), round(statistics.mean(play_undo), 3)


def _play_and_undo(played: Round, action: Action) -> None:
    played.play(action)
    played.undo()


def _micros(call: Callable[[], object]) -> float:
    calls = CALLS // 36
    return min(timeit.repeat(call, number=calls, repeat=3)) / calls * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fast the core is on this machine.")
    parser.add_argument("--variants", action="store_true", help="measure every variant as well as the basic game")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    if options.variants:
        rows = measure_variants()
        print(json.dumps({"variants": rows}) if options.json else variants_report(rows))
    else:
        figures = measure()
        print(json.dumps(figures) if options.json else report(figures))


if __name__ == "__main__":
    main()
