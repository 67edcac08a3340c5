"""Equity as a number from 0 to 1: the chance to win the game.

The search knows equity as an expected stake: 1 for a game won from one loser, 2 for one that the loser loses double.
With single games the chance to win follows from it. With double games it is the expected stake on the same scale: 0 for
a double game lost, 1 for one won from everybody.
"""

from __future__ import annotations

from settebello.outcome import Outcome
from settebello.rules import Rules


class WinningChances:
    """Turns the stakes of a game into chances to win it.

    >>> from settebello.rules import Rules
    >>> WinningChances(Rules()).of_stake(0.5)
    0.75
    """

    def __init__(self, rules: Rules) -> None:
        stake = 2 if rules.finish.double_game else 1
        self._sides = rules.sides
        self._least = -stake
        self.span = stake * rules.sides
        """From the least stake to the greatest."""

    def of_stake(self, stake: float) -> float:
        """The chance to win with an expected stake."""
        return min(1.0, max(0.0, (stake - self._least) / self.span))

    def of_outcome(self, outcome: Outcome, side: int) -> float:
        """1 for a side that has won, 0 for one that has lost; between them with double games or joint
        winners."""
        losers = [other for other in range(self._sides) if other not in outcome.winners]
        stakes = {loser: 2 if loser in outcome.doubly_lost else 1 for loser in losers}
        return self.of_stake(-stakes[side] if side in stakes else sum(stakes.values()) / len(outcome.winners))
