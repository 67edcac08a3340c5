"""Reasons: the lines of the score sheet that carry a loss."""

from __future__ import annotations

from collections.abc import Mapping

from settebello.core import Action, Round
from settebello.players.evaluation.game_search import OUTRIGHT_WORTH, GameSearch
from settebello.players.evaluation.simulator import ActionRollout
from settebello.rules.scores import LINES
from settebello.study.margin import margin_of
from settebello.study.model import LineLoss
from settebello.study.rounding import rounded_points

MOST_LINES = 2
LEAST_SHARE = 0.2
"""A line is named if it carries this share of what was lost in all lines, or more."""
LEAST_POINTS = 0.05
"""Smaller changes would be shown as 0.0, which is not a reason."""
OUTRIGHT = "outright"
"""The key of an outright win, which is not a line of the score sheet."""


def carrying_lines(taken: Mapping[str, float], best: Mapping[str, float]) -> tuple[LineLoss, ...]:
    """The lines that carry most of a loss, the largest first.

    Args:
        taken: by key of the score line, the margin after the action that was taken, in points.
        best: the same after the best action.

    >>> [line.line for line in carrying_lines({"primiera": -0.4, "cards": -0.02, "coins": 0.1}, {"sweeps": 0.2})]
    ['primiera', 'sweeps']
    >>> carrying_lines({"primiera": -0.04, "cards": -0.03}, {})
    ()
    """
    differences = {line: taken.get(line, 0.0) - best.get(line, 0.0) for line in {*taken, *best}}
    losses = sorted((points, line) for line, points in differences.items() if points < 0)
    least = max(LEAST_POINTS, LEAST_SHARE * -sum(points for points, _ in losses))
    return tuple(
        LineLoss(line=line, points=rounded_points(points)) for points, line in losses[:MOST_LINES] if -points >= least
    )


def lines_of_rollout(rolled: ActionRollout) -> dict[str, float]:
    """By score line, the result of an action; the part that no line explains is a game won or lost outright."""
    rest = rolled.points - sum(rolled.lines.values())
    return {**rolled.lines, OUTRIGHT: rest}


def lines_of_best_play(
    position: Round, action: str, search: GameSearch, totals: tuple[int, ...] | None = None
) -> dict[str, float]:
    """By score line, the margin of the side on turn if it takes an action and all play their best afterwards.

    Args:
        position: a position with all cards known, near enough to the end to be solved.
        action: the text of the action.
        search: the search of the game.
        totals: the points of each side before the round if all play to win the game, or None if they play for points.
    """
    assert position.turn is not None
    rules, ahead = position.rules, position.copy()
    side = rules.side_of(position.turn)
    ahead.play(Action.parse(action))
    while ahead.turn is not None:
        ahead.play(_best_play(ahead, search, totals))
    score = ahead.score()
    sign = rules.finish.sign
    lines = {line: [sign * of_side.lines.get(line, 0) for of_side in score.sides] for line in LINES}
    lines[OUTRIGHT] = [OUTRIGHT_WORTH * (score.outright == other) for other in range(rules.sides)]
    return {line: margin_of(points, side) for line, points in lines.items()}


def _best_play(position: Round, search: GameSearch, totals: tuple[int, ...] | None) -> Action:
    assert position.turn is not None
    side = position.rules.side_of(position.turn)
    equity = None if totals is None else search.equity_of_side(totals, position.dealer, side)
    found = search.solve(position, equity)
    assert found is not None
    legal = position.legal_actions()
    return legal[max(range(len(legal)), key=lambda n: (found.equity[n], found.points[n]))]
