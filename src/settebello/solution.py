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

import time
from operator import itemgetter
from typing import TypeVar

from msgspec import Struct

from settebello.core import Action, Round
from settebello.core.search.solver import Solver
from settebello.errors import ArgumentError, IllegalAction, SettebelloError, not_wanted

T = TypeVar("T")

NOTHING_TO_SOLVE = {
    "over": "the round is over, and only to be scored",
    "redeal": "the first table cards call for a new deal, and this one is void",
}


class OutOfTime(SettebelloError):
    """The position was not solved in the time limit."""


class Solution(Struct, frozen=True, kw_only=True):
    """The result of best play by both sides, or with more sides, by each for itself (max-n).

    A value is a side's points of the whole round minus the mean of the others'; a whole suit that wins the game counts
    :data:`settebello.core.search.solver.OUTRIGHT`. Max-n guarantees nothing: it is the outcome if every side plays by
    it and breaks ties as in :meth:`settebello.core.search.solver.Solver.values_by_side`.
    """

    value: float
    """The value for the side to decide."""
    actions: tuple[tuple[Action, float], ...]
    """Each legal action with its value, the best first."""
    by_side: tuple[tuple[float, ...], ...]
    """The values for every side, in the same order."""
    line: tuple[Action, ...]
    """Best play to the end."""


def solve(position: Round, *, bits: int = 20, seconds: float | None = None) -> Solution:
    """Solve a position whose cards are all known. The position is not changed.

    Args:
        position: a round with a seat on turn.
        bits: the solver stores at most 2**bits positions.
        seconds: time limit, or None for no limit.

    Raises:
        IllegalAction: no seat has to decide.
        OutOfTime: the position was not solved in time.
        ArgumentError: the argument is not a position.
    """
    if not isinstance(position, Round):
        raise ArgumentError(not_wanted(position, "a settebello.Round"))
    if position.turn is None:
        raise IllegalAction(f"There is nothing to solve: {NOTHING_TO_SOLVE[position.phase]}.")
    search = _Search(bits, seconds)
    ahead, side = position.copy(), position.rules.side_of(position.turn)
    ranked = search.ranked(ahead)
    line = [ranked[0][0]]
    ahead.play(line[0])
    while ahead.turn is not None:
        line.append(search.best(ahead))
        ahead.play(line[-1])
    return Solution(
        value=ranked[0][1][side],
        actions=tuple((action, values[side]) for action, values in ranked),
        by_side=tuple(values for _, values in ranked),
        line=tuple(line),
    )


class _Search:
    def __init__(self, bits: int, seconds: float | None) -> None:
        self._solver = Solver(bits)
        self._seconds = seconds
        self._deadline = None if seconds is None else time.monotonic() + seconds

    def ranked(self, position: Round) -> list[tuple[Action, tuple[float, ...]]]:
        """The actions with their values by side, the best for the seat to decide first."""
        assert position.turn is not None
        found = self._in_time(self._solver.values_by_side(position, seconds=self._left()))
        side = position.rules.side_of(position.turn)
        return sorted(found, key=lambda entry: -entry[1][side])

    def best(self, position: Round) -> Action:
        """The first of :meth:`ranked`."""
        if position.rules.sides > 2:
            return self.ranked(position)[0][0]
        found = self._in_time(self._solver.values(position, seconds=self._left()))
        return max(found, key=itemgetter(1))[0]

    def _left(self) -> float | None:
        """The seconds that are left, or None if there is no limit."""
        return None if self._deadline is None else max(self._deadline - time.monotonic(), 0.0)

    def _in_time(self, found: list[T] | None) -> list[T]:
        if found is None:
            raise OutOfTime(
                f"This position was not solved in {self._seconds:g} seconds: give it more, or play on and solve later."
            )
        return found
