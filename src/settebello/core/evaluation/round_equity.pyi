from collections.abc import Sequence

from settebello.core.evaluation.equity import Equity

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
        """For :meth:`~settebello.core.search.solver.Solver.utilities`: the worth to side 0 by the points of both sides,
        and of an outright win of either, 15,000 being a game. Raises IllegalAction with three sides."""
    def of_lead(self, lead: float, plays: int = ...) -> float:
        """The worth of leading by so many points (own less the mean of the others'), as expected after ``plays``; left
        out: at the end."""
