"""The rating of somebody who solves puzzles: Glicko-2 (Glickman 2013), one puzzle at a time.

A puzzle's rating stays as it is: no device learns how the others have fared. ``web/src/lib/puzzles/rating.ts`` computes
the same; ``tests/vectors/puzzle-ratings.json`` checks both.

>>> SolverRating().after(1500, solved=True)
SolverRating(rating=1674.76, deviation=254.9, volatility=0.059999)
"""

from __future__ import annotations

from math import exp, log, pi, sqrt

from msgspec import Struct

SCALE = 400 / log(10)
MEAN = 1500.0
PUZZLE_DEVIATION = 120.0
"""How far a puzzle's first rating may be off."""
TAU = 0.5
"""How much the volatility may change."""
PRECISION = 1e-6


class SolverRating(Struct, frozen=True):
    """A rating, with its standard deviation."""

    rating: float = MEAN
    deviation: float = 350.0
    volatility: float = 0.06

    def after(self, puzzle: int, *, solved: bool) -> SolverRating:
        """The rating after an attempt.

        Args:
            puzzle: the rating of the puzzle.
            solved: whether the first try was right.
        """
        mu, phi = (self.rating - MEAN) / SCALE, self.deviation / SCALE
        weight = 1 / sqrt(1 + 3 * (PUZZLE_DEVIATION / SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-weight * (mu - (puzzle - MEAN) / SCALE)))
        variance = 1 / (weight**2 * expected * (1 - expected))
        surprise = weight * (solved - expected)
        volatility = _volatility(self.volatility, phi, variance, variance * surprise)
        phi = 1 / sqrt(1 / (phi**2 + volatility**2) + 1 / variance)
        return SolverRating(
            rating=round(MEAN + SCALE * (mu + phi**2 * surprise), 2),
            deviation=round(SCALE * phi, 2),
            volatility=round(volatility, 6),
        )


def _volatility(before: float, phi: float, variance: float, change: float) -> float:
    """Step 5 of Glicko-2, by its Illinois algorithm."""

    def f(x: float) -> float:
        total = phi**2 + variance + exp(x)
        return exp(x) * (change**2 - total) / (2 * total**2) - (x - start) / TAU**2

    low = start = log(before**2)
    if change**2 > phi**2 + variance:
        high = log(change**2 - phi**2 - variance)
    else:
        high = start - TAU
        while f(high) < 0:
            high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
