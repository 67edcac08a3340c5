"""Grades: which decisions are marked, and how badly.

A loss is marked only if it exceeds the judge's known error: in Scopa its losses differ from those of 2,000 rollouts per
action by 0.10 points (one standard deviation), whatever their size. In games whose rounds end farther apart, such as
Cuarenta, a point matters less and the judge's error is larger: all limits are larger by the same factor.

This does not show how far the judge is off in one decision. So a loss that would be marked is measured again, by
rollouts of both actions, and the milder of the two grades counts. Values of best play need no such check.

In a game whose equity is known, a loss is the chance of winning that it costs, in points of this round: divided by what
a point is worth now, or at the start of the game if that is more. So a point given up counts little once the game is
nearly decided, and the error of the judge is not mistaken for a mistake when every point decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from msgspec.structs import replace

from settebello.core.evaluation.round_equity import RoundEquity
from settebello.players.evaluation.models import model_for
from settebello.players.evaluation.simulator import ActionRollout, Rollout
from settebello.players.evaluation.winning_chance import WinningChances
from settebello.players.judge import ActionValue, Judgement
from settebello.rules import Rules
from settebello.study.decisions import RecordedDecision
from settebello.study.margin import margin_of
from settebello.study.model import GRADES, Grade, GradedDecision, Mark
from settebello.study.rounding import rounded_chance, rounded_points

GRADING = 2
"""Goes up whenever the same judgements are graded differently."""
CALIBRATED_ERROR = 0.10
"""The standard deviation of the differences between the judge's losses and those of rollouts in two-seat Scopa, in
points: the smallest loss that is marked."""
SCOPA_MARGIN = 2.94
"""The standard deviation of a round's margin there, in points."""
STANDARD_ERRORS = 2.0
"""How many standard errors above 0 a marked loss is."""
MISTAKE = 2.5
BLUNDER = 5.0
"""The smallest losses of a mistake and of a blunder, as multiples of the judge's known error."""
LOSS_DIGITS = 2
"""Decimal places of the losses that are graded, and of the limits: people see what the grade goes by."""
WORTH_MARGIN = 1.0
"""The worth of a point is measured over this margin, in points."""


@lru_cache(maxsize=64)
def calibrated_error(rules: Rules) -> float:
    """The judge's known error in a game, in points: :data:`CALIBRATED_ERROR`, or more if the margins of rounds vary
    more than in Scopa.

    >>> from settebello.variants import variant
    >>> calibrated_error(variant("scopa").rules(2)), calibrated_error(variant("cuarenta").rules(2))
    (0.1, 0.6)
    """
    model = model_for(rules, wait=True)
    assert model is not None
    squares = rounds = 0.0
    for points, _, times in model.value.results:
        squares += times * sum(margin_of(points, side) ** 2 for side in range(rules.sides)) / rules.sides
        rounds += times
    return round(CALIBRATED_ERROR * max(1.0, sqrt(squares / rounds) / SCOPA_MARGIN), 2)


def grade_of_loss(loss: float, error: float, calibrated: float = CALIBRATED_ERROR) -> Grade:
    """The grade of an action that is not the best.

    Args:
        loss: in points.
        error: its standard error.
        calibrated: the known error of the judge in this game (:func:`calibrated_error`).

    >>> [grade_of_loss(loss, 0.06) for loss in (0.05, 0.11, 0.2, 0.3, 0.7)]
    ['good', 'good', 'inaccuracy', 'mistake', 'blunder']
    >>> [grade_of_loss(loss, 0.06, 0.6) for loss in (0.5, 0.7, 1.4, 1.6, 3.1)]
    ['good', 'inaccuracy', 'inaccuracy', 'mistake', 'blunder']
    """
    limits = grade_limits(calibrated)
    if loss < limits["inaccuracy"] or loss < STANDARD_ERRORS * error:
        return "good"
    if loss < limits["mistake"]:
        return "inaccuracy"
    return "mistake" if loss < limits["blunder"] else "blunder"


def grade_limits(calibrated: float) -> dict[Mark, float]:
    """The smallest loss of each grade that is marked, in points.

    Args:
        calibrated: the known error of the judge in this game (:func:`calibrated_error`).

    >>> grade_limits(0.15)
    {'inaccuracy': 0.15, 'mistake': 0.38, 'blunder': 0.75}
    """
    return {
        "inaccuracy": calibrated,
        "mistake": round(MISTAKE * calibrated, LOSS_DIGITS),
        "blunder": round(BLUNDER * calibrated, LOSS_DIGITS),
    }


def graded(decision: RecordedDecision, judgement: Judgement | None, rules: Rules) -> GradedDecision:
    """A decision with its grade, but without the values of open cards and the reasons.

    Args:
        decision: the decision of the record.
        judgement: the judgement of its view, rounded, or None if there was nothing to weigh.
        rules: of the game.
    """
    if decision.right_claim is not None:
        return _ungraded(decision, "best" if decision.right_claim else "blunder")
    if judgement is None:
        return _ungraded(decision, "forced")
    values = [value for value in judgement.actions if value.points is not None]  # a missed claim is not a mistake
    taken = next((value for value in values if value.action == decision.action), None)
    if taken is None:
        return _ungraded(decision, "ungraded", judgement)
    return _compared(decision, judgement, values[0], taken, rules)


def confirmed(found: GradedDecision, rollout: Rollout) -> GradedDecision:
    """A marked decision with the milder of two grades: the judge's, and the rollouts'.

    Args:
        found: its values are not exact.
        rollout: of the action that was taken and the best one.
    """
    assert found.best is not None
    values = {value.action: value for value in rollout.actions}
    best, taken = values[found.best], values[found.action]
    loss, error = _graded_loss(best, taken, found.point_worth)
    by_rollouts = grade_of_loss(loss, error, found.calibrated_error)
    return replace(
        found,
        grade=min(found.grade, by_rollouts, key=GRADES.index),
        graded_loss=min(found.graded_loss or 0.0, loss),
        rollout_points_lost=rounded_points(best.points - taken.points),
        rollout_chance_lost=(
            None if best.equity is None or taken.equity is None else rounded_chance(best.equity - taken.equity)
        ),
    )


def _graded_loss(
    best: ActionValue | ActionRollout, taken: ActionValue | ActionRollout, worth: float | None
) -> tuple[float, float]:
    """The loss that determines a grade, in points, and its standard error. One of the two actions is the
    best of all, and the other one has the error of the difference."""
    if worth and best.equity is not None and taken.equity is not None:
        loss, error = (best.equity - taken.equity) / worth, max(best.equity_error, taken.equity_error) / worth
    else:
        loss, error = (best.points or 0.0) - (taken.points or 0.0), max(best.points_error, taken.points_error)
    return float(round(loss, LOSS_DIGITS)), error


def _ungraded(decision: RecordedDecision, grade: Grade, judgement: Judgement | None = None) -> GradedDecision:
    return GradedDecision(
        round=decision.round,
        number=decision.number,
        seat=decision.seat,
        action=decision.action,
        grade=grade,
        judgement=judgement,
    )


def _compared(
    decision: RecordedDecision, judgement: Judgement, best: ActionValue, taken: ActionValue, rules: Rules
) -> GradedDecision:
    """The decision by what it loses against the best action."""
    assert best.points is not None
    assert taken.points is not None
    chance_lost = worth = None
    if best.equity is not None and taken.equity is not None:
        chance_lost, worth = rounded_chance(best.equity - taken.equity), _worth(decision, rules)
    # the worth is 0 if no side can expect to reach the target, as with penalties above all that can be won
    loss, error = _graded_loss(best, taken, worth)
    calibrated = calibrated_error(rules)
    return GradedDecision(
        round=decision.round,
        number=decision.number,
        seat=decision.seat,
        action=decision.action,
        grade="best" if taken.action == best.action else grade_of_loss(loss, error, calibrated),
        best=best.action,
        graded_loss=loss,
        points_lost=rounded_points(best.points - taken.points),
        points_error=taken.points_error,
        chance_lost=chance_lost,
        chance_error=taken.equity_error,
        point_worth=worth,
        calibrated_error=calibrated,
        judgement=judgement,
    )


def _worth(decision: RecordedDecision, rules: Rules) -> float:
    view, side = decision.view, rules.side_of(decision.seat)
    dealer = rules.side_of(view.dealer)
    worth = max(point_worth(rules, view.totals, dealer, side), point_worth(rules, (0,) * rules.sides, dealer, side))
    return rounded_chance(worth)


@lru_cache(maxsize=4096)
def point_worth(rules: Rules, totals: Sequence[int], dealer: int, side: int) -> float:
    """The worth of a point of this round's margin to a side, as a chance of winning the game.

    Args:
        rules: of a game whose equity is known.
        totals: by side, before the round.
        dealer: the side that deals the round.
        side: whose chance it is.
    """
    model = model_for(rules, wait=True)
    assert model is not None
    assert model.equity is not None
    equity = RoundEquity(model.equity, totals, dealer, side, model.value.spread)
    gain = equity.of_margin(WORTH_MARGIN, 0) - equity.of_margin(-WORTH_MARGIN, 0)
    return gain / (2 * WORTH_MARGIN) / WinningChances(rules).span
