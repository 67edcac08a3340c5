from array import array
from collections.abc import Sequence

from settebello.core.evaluation.round_equity import RoundEquity
from settebello.core.kernel.round import Round
from settebello.rules.vocabulary import Rules

_Row = tuple[float, float, float, float, float, float, float, tuple[float, ...]]

class Rollouts:
    def __init__(self, rules: Rules, weights: array[float]) -> None: ...
    def evaluate(
        self,
        root: Round,
        side: int,
        *,
        worlds: int,
        seed: int,
        viewer: int | None = None,
        hands_visible: bool = False,
        actions: Sequence[int] | None = (),
        equity: RoundEquity | None = None,
        believed: bool = True,
        to_the_end: bool = False,
        redealt: bool = False,
        temperature: float = 0.15,
    ) -> tuple[float, list[_Row]]: ...
    def evaluate_redeals(
        self,
        root: Round,
        side: int,
        *,
        worlds: int,
        seed: int,
        equity: RoundEquity | None = None,
        temperature: float = 0.15,
    ) -> tuple[float, list[_Row]]: ...
    def card_probabilities(self, root: Round, seat: int, *, worlds: int, seed: int) -> list[tuple[float, ...]]: ...
    def likelihood(self, world: Round, seat: int) -> float: ...
