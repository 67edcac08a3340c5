"""Means over worlds that all actions share, with the standard errors of their differences.

Worlds are searched in batches. All actions are valued in the same worlds, so what the worlds have in common cancels out
of the differences; the errors come from the spread of the differences between batches. An action whose value is known
well enough may be left out of later batches.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

from msgspec import Struct


class WorldBatch(Struct, frozen=True):
    """The results of one batch of worlds."""

    worlds: int
    weight: float
    """The sum of the weights of the worlds."""
    points: Sequence[float]
    """By action, the weighted sum of its points."""
    equity: Sequence[float]
    """By action, the weighted sum of its equity; all 0 if there is no equity."""


class PairedMeans:
    """The mean of one quantity for each action.

    Args:
        actions: how many actions there are.

    >>> means = PairedMeans(2)
    >>> means.add(10.0, {0: 20.0, 1: 10.0})
    >>> means.add(10.0, {0: 40.0, 1: 32.0})
    >>> means.values, means.errors(0)
    ((3.0, 2.1), (0.0, 0.1))
    """

    def __init__(self, actions: int) -> None:
        self._weights: list[float] = []
        self._sums: list[list[float]] = [[] for _ in range(actions)]

    def add(self, weight: float, sums: dict[int, float]) -> None:
        """Count in a batch of worlds of that total weight: by action, the weighted sum over its worlds. An action that
        is left out once must be left out ever after."""
        self._weights.append(weight)
        for action, total in sums.items():
            self._sums[action].append(total)

    @property
    def values(self) -> tuple[float, ...]:
        """By action, its mean. An action left out of later batches gets its difference to the best of the others in the
        worlds that both had, plus the mean of that one."""
        leader = self._leader()
        mean = self._mean(leader)
        return tuple(mean - self._difference(leader, action) for action in range(len(self._sums)))

    def errors(self, best: int) -> tuple[float, ...]:
        """By action, the standard error of the difference to action ``best``; infinite with one batch."""
        return tuple(self._error(best, action) for action in range(len(self._sums)))

    def _leader(self) -> int:
        """The highest mean of the actions in every batch."""
        batches = len(self._weights)
        return max((n for n, sums in enumerate(self._sums) if len(sums) == batches), key=self._mean)

    def _mean(self, action: int) -> float:
        weight = sum(self._weights)
        return sum(self._sums[action]) / weight if weight else 0.0

    def _difference(self, one: int, other: int) -> float:
        shared = min(len(self._sums[one]), len(self._sums[other]))
        weight = sum(self._weights[:shared])
        return (sum(self._sums[one][:shared]) - sum(self._sums[other][:shared])) / weight if weight else 0.0

    def _error(self, one: int, other: int) -> float:
        """By linearization, since the weight of a batch is random too."""
        shared = min(len(self._sums[one]), len(self._sums[other]))
        weight = sum(self._weights[:shared])
        if one == other:
            return 0.0
        if shared < 2 or not weight:
            return inf
        mean = self._difference(one, other)
        spread = sum((self._sums[one][n] - self._sums[other][n] - mean * self._weights[n]) ** 2 for n in range(shared))
        return sqrt(spread * shared / (shared - 1)) / weight
