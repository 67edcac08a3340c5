"""Rounds a judge's values to the digits that a review keeps."""

from __future__ import annotations

from msgspec.structs import replace

from settebello.players.judge import ActionValue, Judgement

POINTS_DIGITS, CHANCE_DIGITS = 4, 5
"""Decimal places of points and of chances."""
MOST_ERROR = 100.0
"""The substitute for an unknown error in points: JSON has no infinity."""


def rounded_points(points: float) -> float:
    """Points as a review stores them; always a float, so what is read is written in the same way."""
    return float(round(points, POINTS_DIGITS))


def rounded_chance(chance: float) -> float:
    """A chance as a review keeps it."""
    return float(round(chance, CHANCE_DIGITS))


def rounded_judgement(judgement: Judgement) -> Judgement:
    """The judgement as a review keeps it."""
    return replace(judgement, actions=tuple(map(_rounded, judgement.actions)))


def _rounded(value: ActionValue) -> ActionValue:
    return replace(
        value,
        points=None if value.points is None else rounded_points(value.points),
        equity=None if value.equity is None else rounded_chance(value.equity),
        points_error=rounded_points(min(value.points_error, MOST_ERROR)),
        equity_error=rounded_chance(min(value.equity_error, 1.0)),
    )
