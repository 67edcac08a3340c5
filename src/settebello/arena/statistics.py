"""Means with confidence intervals, and ratings.

An observation combines everything that was played with one pack, so observations are independent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from settebello.estimates import MIN_OBSERVATIONS, NORMAL_QUANTILE, Estimate, estimate_around

ELO = 400 / log(10)
"""Elo points per unit of the logistic scale."""


Encounters = Mapping[tuple[int, int], tuple[float, int]]
"""By pair of players, the lower first: the score of the first (a win 1, a tie 1/2), and the number of games."""

Matrix = list[list[float]]


def ratings(players: int, packs: Sequence[Encounters]) -> list[Estimate]:
    """The Elo rating of each player, with mean 0: a Bradley-Terry model, fitted by Newton's method.

    Each pair of players gets one extra tie, which keeps ratings finite for players that have won or lost everything.
    Intervals are robust: a pack counts as one observation, however many games were played with it.

    >>> first, second = ratings(2, [{(0, 1): (1.5, 2)}] * 500)
    >>> round(first.mean - second.mean)
    191
    """
    total = _with_extra_ties(players, packs)
    strengths = [0.0] * players
    for _ in range(100):
        gradient, information = _gradient(strengths, total), _information(strengths, total)
        step = [sum(map(float.__mul__, row, gradient)) for row in inverse(information)]
        longest = max(map(abs, step))
        strengths = [strength + change / max(1.0, longest) for strength, change in zip(strengths, step, strict=True)]
        if longest < 1e-9:
            break
    if len(packs) < MIN_OBSERVATIONS:
        return [Estimate(ELO * strength) for strength in strengths]
    errors = _errors(strengths, total, packs)
    return [
        estimate_around(ELO * strength, ELO * error, NORMAL_QUANTILE)
        for strength, error in zip(strengths, errors, strict=True)
    ]


def _with_extra_ties(players: int, packs: Sequence[Encounters]) -> dict[tuple[int, int], tuple[float, int]]:
    total = {(first, second): (0.5, 1) for second in range(players) for first in range(second)}
    for pack in packs:
        for pair, (score, count) in pack.items():
            total[pair] = (total[pair][0] + score, total[pair][1] + count)
    return total


def _expected_score(strengths: Sequence[float], pair: tuple[int, int]) -> float:
    return 1 / (1 + exp(strengths[pair[1]] - strengths[pair[0]]))


def _gradient(strengths: Sequence[float], encounters: Encounters) -> list[float]:
    """The gradient of the log-likelihood."""
    gradient = [0.0] * len(strengths)
    for pair, (score, count) in encounters.items():
        surplus = score - count * _expected_score(strengths, pair)
        gradient[pair[0]] += surplus
        gradient[pair[1]] -= surplus
    return gradient


def _information(strengths: Sequence[float], encounters: Encounters) -> Matrix:
    """The information matrix; the added ones keep the mean of the strengths at 0."""
    information = [[1.0] * len(strengths) for _ in strengths]
    for (first, second), (_, count) in encounters.items():
        known = count * _expected_score(strengths, (first, second)) * _expected_score(strengths, (second, first))
        for one, other in ((first, second), (second, first)):
            information[one][one] += known
            information[one][other] -= known
    return information


def _errors(strengths: Sequence[float], total: Encounters, packs: Sequence[Encounters]) -> list[float]:
    """Standard errors from how the packs differ among themselves."""
    slopes = [_gradient(strengths, pack) for pack in packs]
    errors = []
    for row in inverse(_information(strengths, total)):
        errors.append(sqrt(sum(sum(map(float.__mul__, row, gradient)) ** 2 for gradient in slopes)))
    return errors


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a matrix that has one (Gauss and Jordan).

    >>> inverse([[2.0, 0.0], [1.0, 1.0]])
    [[0.5, 0.0], [-0.5, 1.0]]
    """
    size = len(matrix)
    rows = [[*row, *(float(place == column) for column in range(size))] for place, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda place: abs(rows[place][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for place in range(size):
            if place != column:
                factor = rows[place][column]
                rows[place] = [value - factor * lead for value, lead in zip(rows[place], rows[column], strict=True)]
    return [row[size:] for row in rows]
