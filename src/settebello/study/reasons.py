"""Reasons: the lines of the score sheet that carry a loss."""

from __future__ import annotations

from collections.abc import Mapping

from settebello.study.model import LineLoss

MOST_LINES = 2
LEAST_SHARE = 0.2
"""A line is named if it carries this share of what was lost in all lines, or more."""


def carrying_lines(differences: Mapping[str, float]) -> tuple[LineLoss, ...]:
    """The lines that carry most of a loss, the largest first.

    Args:
        differences: by key of the score line, the change of the margin against the best action, in points.

    >>> [line.line for line in carrying_lines({"primiera": -0.4, "cards": -0.02, "coins": 0.1, "sweeps": -0.2})]
    ['primiera', 'sweeps']
    """
    losses = sorted((points, line) for line, points in differences.items() if points < 0)
    least = LEAST_SHARE * -sum(points for points, _ in losses)
    return tuple(LineLoss(line=line, points=points) for points, line in losses[:MOST_LINES] if -points >= least)
