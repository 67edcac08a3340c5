"""Means over worlds that all actions share, with the standard errors of their differences.

Worlds are looked at in batches. All actions are valued in the same worlds, so that what the worlds have in common
cancels out of the differences; the errors come from the spread of the differences between batches.
"""

from __future__ import annotations

from math import inf, sqrt

from msgspec import Struct


class Batch(Struct, frozen=True):
    """What one batch of worlds found."""

    worlds: int
    weight: float
    """The sum of the weights of the worlds."""
    points: tuple[float, ...]
    """By action, the weighted sum of its points."""
    equity: tuple[float, ...]
    """By action, the weighted sum of its equity; all 0 where there is no equity."""


class PairedMeans:
    """The means of all batches.

    Args:
        actions: how many actions there are.

    >>> means = PairedMeans(2)
    >>> means.add(Batch(10, 10.0, (20.0, 10.0), (0.0, 0.0)))
    >>> means.add(Batch(10, 10.0, (40.0, 32.0), (0.0, 0.0)))
    >>> means.points, means.points_errors(0)
    ((3.0, 2.1), (0.0, 0.1))
    """

    def __init__(self, actions: int) -> None:
        self._actions = range(actions)
        self._batches: list[Batch] = []

    def add(self, batch: Batch) -> None:
        """Count a batch in."""
        self._batches.append(batch)

    @property
    def worlds(self) -> int:
        """The worlds looked at so far."""
        return sum(batch.worlds for batch in self._batches)

    @property
    def points(self) -> tuple[float, ...]:
        """By action, its mean points."""
        return self._means([batch.points for batch in self._batches])

    @property
    def equity(self) -> tuple[float, ...]:
        """By action, its mean equity."""
        return self._means([batch.equity for batch in self._batches])

    def points_errors(self, best: int) -> tuple[float, ...]:
        """By action, the standard error of the difference in points to action ``best``; infinite with one batch."""
        return self._errors([batch.points for batch in self._batches], best)

    def equity_errors(self, best: int) -> tuple[float, ...]:
        """By action, the standard error of the difference in equity to action ``best``; infinite with one batch."""
        return self._errors([batch.equity for batch in self._batches], best)

    @property
    def _weight(self) -> float:
        return sum(batch.weight for batch in self._batches)

    def _means(self, sums: list[tuple[float, ...]]) -> tuple[float, ...]:
        weight = self._weight
        return tuple(sum(batch[action] for batch in sums) / weight if weight else 0.0 for action in self._actions)

    def _errors(self, sums: list[tuple[float, ...]], best: int) -> tuple[float, ...]:
        return tuple(0.0 if action == best else self._error(sums, best, action) for action in self._actions)

    def _error(self, sums: list[tuple[float, ...]], best: int, action: int) -> float:
        """By linearization, since the weight of a batch is random too."""
        count, weight = len(self._batches), self._weight
        if count < 2 or not weight:
            return inf
        differences = [batch[best] - batch[action] for batch in sums]
        mean = sum(differences) / weight
        spread = sum(
            (difference - mean * batch.weight) ** 2
            for difference, batch in zip(differences, self._batches, strict=True)
        )
        return sqrt(spread * count / (count - 1)) / weight
