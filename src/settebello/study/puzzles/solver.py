"""What somebody has solved, and which puzzle comes next."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from settebello.study.puzzles.model import Puzzle
from settebello.study.puzzles.solver_rating import SolverRating

NEAREST = 12
"""The next puzzle is one of so many whose rating is nearest to the solver's."""
MOST_REMEMBERED = 20_000


class SolverRecord(Struct, frozen=True, kw_only=True):
    """One person's record of puzzles."""

    rating: SolverRating = SolverRating()
    solved: int = 0
    """How many were solved at the first try."""
    tried: tuple[str, ...] = ()
    """The ids of the puzzles tried, in order; the latest ones."""
    streak: int = 0
    """How many were solved in a row, up to the last."""
    best_streak: int = 0


def after_attempt(solver: SolverRecord, puzzle: Puzzle, *, solved: bool) -> SolverRecord:
    """The record after the first try at a puzzle. A puzzle that was tried before changes nothing.

    Args:
        solver: the record.
        puzzle: what was tried.
        solved: whether the first action chosen was the solution.
    """
    if puzzle.id in solver.tried:
        return solver
    streak = solver.streak + 1 if solved else 0
    return replace(
        solver,
        rating=solver.rating.after(puzzle.rating, solved=solved),
        solved=solver.solved + solved,
        tried=(*solver.tried, puzzle.id)[-MOST_REMEMBERED:],
        streak=streak,
        best_streak=max(streak, solver.best_streak),
    )


def next_puzzle(solver: SolverRecord, puzzles: Iterable[Puzzle], chance: Random) -> Puzzle | None:
    """A puzzle that was not tried yet, about as strong as the solver; None if all have been tried.

    Args:
        solver: the record.
        puzzles: which to choose from.
        chance: chooses among the nearest.
    """
    tried = {*solver.tried}
    left = [puzzle for puzzle in puzzles if puzzle.id not in tried]
    left.sort(key=lambda puzzle: (abs(puzzle.rating - solver.rating.rating), puzzle.id))
    return chance.choice(left[:NEAREST]) if left else None
