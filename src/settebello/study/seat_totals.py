"""The decisions of a seat, summed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import hypot

from settebello.study.model import GRADES, GradedDecision, SeatTotals
from settebello.study.rounding import rounded_chance, rounded_points


def seat_totals(seat: int, decisions: Sequence[GradedDecision]) -> SeatTotals:
    """The sums of a seat's decisions.

    Args:
        seat: the seat whose totals they are.
        decisions: decisions of a review; other seats' decisions are left out.
    """
    own = [decision for decision in decisions if decision.seat == seat]
    counted = [decision for decision in own if decision.counts]
    lines: dict[str, float] = {}
    for line in (line for decision in counted for line in decision.lines):
        lines[line.line] = rounded_points(lines.get(line.line, 0.0) + line.points)
    grades = Counter(decision.grade for decision in own)
    chances = [decision.chance_lost for decision in counted if decision.chance_lost is not None]
    return SeatTotals(
        seat=seat,
        decisions=len(own),
        counted=len(counted),
        grades={grade: grades[grade] for grade in GRADES},
        points_lost=rounded_points(sum(decision.points_lost or 0.0 for decision in counted)),
        points_error=rounded_points(hypot(*map(loss_error, counted))),
        chance_lost=rounded_chance(sum(chances)) if chances else None,
        lines=lines,
    )


def loss_error(decision: GradedDecision) -> float:
    """The standard error of a loss in points, with the judge's calibrated error unless the action is the best or the
    values are exact. If rollouts found the judge farther off, that is its error."""
    if decision.grade == "best" or decision.judgement is None or decision.judgement.knowledge == "exact":
        return decision.points_error
    off = decision.calibrated_error
    if decision.rollout_points_lost is not None and decision.points_lost is not None:
        off = max(off, abs(decision.points_lost - decision.rollout_points_lost))
    return hypot(decision.points_error, off)
