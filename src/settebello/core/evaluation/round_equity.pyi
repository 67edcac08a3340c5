from collections.abc import Sequence

from settebello.core.evaluation.equity import Equity

UTILITY_UNITS: int

class RoundEquity:
    def __init__(
        self, equity: Equity, totals: Sequence[int], dealer: int, side: int, spread: Sequence[float]
    ) -> None: ...
    @property
    def utilities(self) -> tuple[list[list[int]], tuple[int, int]]: ...
    @property
    def ties(self) -> tuple[tuple[int, int], tuple[int, int]] | None: ...
    def of_margin(self, margin: float, plays: int = ...) -> float: ...
