"""How long exact play takes: processor time and positions looked at, on deals that are the same every time.

    python bench/solver.py [--deals 200] [--variant scopa] [--seats 2]

For each number of last deals of a round: ``Solver.values`` from Python, the value of every legal action, each time with
a table that holds nothing yet of that round.
"""

from __future__ import annotations

import argparse
import statistics
import time
from random import Random

from settebello.core import Round
from settebello.core.search.solver import Solver
from settebello.rules import Rules
from settebello.shuffle import pack_order
from settebello.variants import variant


def positions(rules: Rules, deals: int, last: int) -> list[Round]:
    """Positions with only the last ``last`` deals of a round left; random play led there."""
    found: list[Round] = []
    number = 0
    first = len(rules.deal.hands) - last
    while len(found) < deals:
        number += 1
        played, chance = Round(rules, pack_order(number.to_bytes(32), rules.cards)), Random(number)
        while played.turn is not None and played.deal < first:
            played.play(chance.choice(played.legal_actions()))
        if played.turn is not None:
            found.append(played)
    return found


def measure(solver: Solver, played: list[Round]) -> tuple[list[float], list[int]]:
    """Milliseconds of processor time, and positions looked at, of each."""
    times, nodes = [], []
    for position in played:
        began = time.thread_time()
        solver.values(position)
        times.append(1000 * (time.thread_time() - began))
        nodes.append(solver.nodes)
    return times, nodes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--variant", default="scopa")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bits", type=int, default=18)
    parser.add_argument("--most", type=int, help="at most so many last deals")
    asked = parser.parse_args()
    rules = variant(asked.variant).rules(asked.seats)
    solver = Solver(asked.bits)
    print("deals left    median ms   mean ms    p99 ms    max ms   median nodes    mean nodes")
    for last in range(1, min(asked.most or 99, len(rules.deal.hands)) + 1):
        times, nodes = measure(solver, positions(rules, asked.deals, last))
        p99 = statistics.quantiles(times, n=100)[98] if len(times) > 1 else times[0]
        print(
            f"{last:10} {statistics.median(times):12.4f} {statistics.mean(times):9.4f} {p99:9.4f} {max(times):9.3f}"
            f" {statistics.median(nodes):14,.0f} {statistics.mean(nodes):13,.0f}"
        )


if __name__ == "__main__":
    main()
