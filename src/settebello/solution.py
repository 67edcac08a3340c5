"""Exact play of a round whose cards are all known.

>>> from settebello.cards import CARDS
>>> from settebello.rules import Rules
>>> played = Round(Rules(), CARDS[::-1])
>>> for _ in range(31):
...     played.play(played.legal_actions()[0])
>>> solution = solve(played)
>>> len(solution.line), solution.value == solution.actions[0][1]
(5, True)
"""

from __future__ import annotations

from msgspec import Struct

from settebello.core import Action, Round
from settebello.core.solver import Solver
from settebello.errors import IllegalAction


class Solution(Struct, frozen=True, kw_only=True):
    """What best play of both sides leads to."""

    value: int
    """Points of the whole round, the side to decide less the other; a whole suit that wins the game counts
    :data:`settebello.core.solver.OUTRIGHT`."""
    actions: tuple[tuple[Action, int], ...]
    """Each legal action and the value it leads to, the best first."""
    line: tuple[Action, ...]
    """Best play of both sides to the end."""


def solve(played: Round, *, bits: int = 20) -> Solution:
    """Solve the position, every card of the pack being known. ``played`` is left as it was.

    Args:
        played: where to begin; somebody must have something to decide.
        bits: the solver remembers 2**bits positions.

    Raises:
        IllegalAction: nobody has anything to decide, or there are three sides.
    """
    if played.turn is None:
        raise IllegalAction(f"There is nothing to solve: nobody has anything to decide now ({played.phase}).")
    solver, ahead = Solver(bits), played.copy()
    ranked = _ranked(solver, ahead)
    line: list[Action] = []
    while ahead.turn is not None:
        line.append(_ranked(solver, ahead)[0][0])
        ahead.play(line[-1])
    return Solution(value=ranked[0][1], actions=tuple(ranked), line=tuple(line))


def _ranked(solver: Solver, played: Round) -> list[tuple[Action, int]]:
    return sorted(solver.values(played), key=lambda entry: (-entry[1], str(entry[0])))
