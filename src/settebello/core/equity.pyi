from collections.abc import Mapping, Sequence

from settebello.rules.vocabulary import Rules

def can_be_told(rules: Rules) -> bool:
    """Whether a table of all totals is of a bearable size."""

class Equity:
    """What every pair (or three) of totals is worth to each side before a round, by the side that deals.

    Args:
        rules: the game.
        results: how often each end of a round was seen: ``(points by side, side that won outright or -1)`` and a
            count, the last seat dealing.

    Raises:
        IllegalAction: there are no results, or too many different totals (three sides and a far target).
    """

    def __init__(self, rules: Rules, results: Mapping[tuple[tuple[int, ...], int], int]) -> None: ...
    def worth(self, totals: Sequence[int], dealer: int) -> tuple[float, ...]:
        """What these totals are worth to each side before a round that side ``dealer`` deals: from -2 to 2, a game won
        being 1 (2 where the loser loses double), with three sides what both others lose."""

class RoundEquity:
    """What the end of a round is worth to ``side``, whose game stands at ``totals`` with side ``dealer`` dealing.

    Args:
        equity: of the game.
        totals: by side, before the round.
        dealer: the side that deals the round.
        side: whose equity it is.
        spread: by plays made, how far off (standard deviation, points) expected leads have been.
    """

    def __init__(
        self, equity: Equity, totals: Sequence[int], dealer: int, side: int, spread: Sequence[float]
    ) -> None: ...
    @property
    def utilities(self) -> tuple[list[list[int]], tuple[int, int]]:
        """For :meth:`~settebello.core.solver.Solver.utilities`: the worth to side 0 by the points of both sides, and of
        an outright win of either, 15,000 being a game. Raises IllegalAction with three sides."""
    def of_lead(self, lead: float, plays: int = ...) -> float:
        """The worth of leading by so many points (own less the mean of the others'), as expected after ``plays``; left
        out: at the end."""
