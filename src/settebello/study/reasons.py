"""Reasons: the lines of the score sheet that carry a loss."""

from __future__ import annotations

from collections.abc import Mapping

from settebello.core import Action, Round
from settebello.rules.scores import LINES
from settebello.solution import solve
from settebello.study.margin import margin_of
from settebello.study.model import LineLoss
from settebello.study.rounding import rounded_points

MOST_LINES = 2
LEAST_SHARE = 0.2
"""A line is named if it carries this share of what was lost in all lines, or more."""
LEAST_POINTS = 0.05
"""Smaller changes are told as 0.0, which is no reason."""
SOLVER_BITS = 14


def carrying_lines(differences: Mapping[str, float]) -> tuple[LineLoss, ...]:
    """The lines that carry most of a loss, the largest first.

    Args:
        differences: by key of the score line, the change of the margin against the best action, in points.

    >>> [line.line for line in carrying_lines({"primiera": -0.4, "cards": -0.02, "coins": 0.1, "sweeps": -0.2})]
    ['primiera', 'sweeps']
    >>> carrying_lines({"primiera": -0.04, "cards": -0.03})
    ()
    """
    losses = sorted((points, line) for line, points in differences.items() if points < 0)
    least = max(LEAST_POINTS, LEAST_SHARE * -sum(points for points, _ in losses))
    return tuple(
        LineLoss(line=line, points=rounded_points(points)) for points, line in losses[:MOST_LINES] if -points >= least
    )


def lines_of_best_play(position: Round, action: str) -> dict[str, float]:
    """By score line, the margin of the side on turn if it takes an action and all play their best afterwards.

    Args:
        position: with all cards known, near enough to the end to be solved.
        action: its text.
    """
    assert position.turn is not None
    side = position.rules.side_of(position.turn)
    ahead = position.copy()
    ahead.play(Action.parse(action))
    for play in solve(ahead, bits=SOLVER_BITS).line if ahead.turn is not None else ():
        ahead.play(play)
    scored = [of_side.lines for of_side in ahead.score().sides]
    return {line: margin_of([lines.get(line, 0) for lines in scored], side) for line in LINES}
