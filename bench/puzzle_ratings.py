"""How well Glicko-2 and openskill rate people who solve puzzles: simulated solvers, and the error of their ratings.

python bench/puzzle_ratings.py --solvers 150
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from math import log, sqrt

from openskill.models import PlackettLuce

from settebello.study.puzzles.solver_rating import MEAN, PUZZLE_DEVIATION, SolverRating

RATINGS = (1500, 1602, 1726, 1946)
MARKS = (10, 30, 100, 300)
Update = Callable[[int, float], float]
"""Rates an attempt at a puzzle of a rating: 1 if it was solved, otherwise 0."""


def glicko() -> Update:
    """A new solver, rated by Glicko-2."""
    own = SolverRating()

    def update(puzzle: int, score: float) -> float:
        nonlocal own
        own = own.after(puzzle, solved=score == 1)
        return own.rating

    return update


def openskill() -> Update:
    """A new solver, rated by openskill with its usual settings, on the same scale."""
    model = PlackettLuce()
    scale = 400 / log(10) / sqrt(2 * model.beta**2)
    own = model.rating()

    def update(puzzle: int, score: float) -> float:
        nonlocal own
        other = model.rating(mu=model.mu + (puzzle - MEAN) / scale, sigma=PUZZLE_DEVIATION / scale)
        own = model.rate([[own], [other]], ranks=[1, 2] if score else [2, 1])[0][0]
        return MEAN + (own.mu - model.mu) * scale

    return update


def errors(make: Callable[[], Update], chance: random.Random, *, learns: bool) -> dict[int, float]:
    """The error of the rating of one solver after each of the marked numbers of puzzles."""
    update, found = make(), dict[int, float]()
    start = 1300.0 if learns else chance.gauss(1550, 200)
    for number in range(1, MARKS[-1] + 1):
        skill = start + (number if learns else 0)
        puzzle = chance.choice(RATINGS)
        difficulty = puzzle + chance.gauss(0, PUZZLE_DEVIATION)
        rating = update(puzzle, float(chance.random() < 1 / (1 + 10 ** ((difficulty - skill) / 400))))
        if number in MARKS:
            found[number] = rating - skill
    return found


def main() -> None:
    """Print the root mean square errors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--solvers", type=int, default=150)
    solvers = parser.parse_args().solvers
    for name, make in (("Glicko-2", glicko), ("openskill", openskill)):
        for learns in (False, True):
            chance = random.Random(4)
            all_errors = [errors(make, chance, learns=learns) for _ in range(solvers)]
            shown = (f"{sqrt(sum(one[mark] ** 2 for one in all_errors) / solvers):6.0f}" for mark in MARKS)
            print(f"{name:10} {'learns' if learns else 'steady'} {' '.join(shown)}")


if __name__ == "__main__":
    main()
