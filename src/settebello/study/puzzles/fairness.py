"""Which puzzles are fair and instructive: a person has to think, can find the solution, and learns from the reason."""

from __future__ import annotations

from collections.abc import Callable

from settebello.core import Action
from settebello.rules.vocabulary import Rules, single_cards
from settebello.study.puzzles.model import Puzzle

LEAST_LOSS = 0.4
"""If the values are not exact, the next best action loses so many points or more, and so many in one score line."""
LEAST_EXPLAINED = 0.5
"""The score lines that are named account for this share of what the next best action loses, or more."""
MOST_COUNTED = 7
"""The most cards in all hands together whose play a person can work out to the end."""


def is_fair(puzzle: Puzzle, rules: Rules) -> bool:
    """Whether a puzzle is neither obvious nor beyond what a person can work out, and score lines explain it.

    Args:
        puzzle: the puzzle.
        rules: of its game.
    """
    return _is_explained(puzzle) and _can_be_worked_out(puzzle) and not _is_obvious(puzzle, rules)


def _is_explained(puzzle: Puzzle) -> bool:
    """Whether there is a theme, and score lines account for half of what the next best action loses: clearly, if the
    values are not exact."""
    best, second, *_ = puzzle.judgement.actions
    losses = [-line.points for line in puzzle.reasons.get(second.action, ())]
    if not puzzle.themes or not losses:
        return False
    lost = (best.points or 0.0) - (second.points or 0.0)
    if sum(losses) < LEAST_EXPLAINED * lost:
        return False
    return puzzle.judgement.knowledge == "exact" or min(lost, max(losses)) >= LEAST_LOSS


def _can_be_worked_out(puzzle: Puzzle) -> bool:
    """Whether the play to the end is short, if the solution comes from nothing else."""
    return puzzle.judgement.knowledge != "exact" or sum(puzzle.view.hands) <= MOST_COUNTED


def _is_obvious(puzzle: Puzzle, rules: Rules) -> bool:
    """Whether the solution is the only action that takes anything, or the only one that wins the settebello."""
    best, *others = (Action.parse(value.action) for value in puzzle.judgement.actions if value.points is not None)
    settebello = single_cards(rules).get("settebello")
    tests: list[Callable[[Action], bool]] = [lambda action: action.takes]
    if settebello is not None:
        tests.append(lambda action: action.takes and settebello in (action.card, *action.captured))
    return any(test(best) and not any(map(test, others)) for test in tests)
