"""The margin of a side."""

from __future__ import annotations

from collections.abc import Sequence


def margin_of(points: Sequence[float], side: int) -> float:
    """The points of a side less the mean of the others'.

    >>> margin_of((5, 2, 1), 0)
    3.5
    """
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)
