from array import array
from collections.abc import Sequence

from settebello.cards import Card
from settebello.core.evaluation.round_equity import RoundEquity
from settebello.core.kernel.action import Action
from settebello.core.kernel.round import Round
from settebello.rules.vocabulary import Rules

class Expectimax:
    def __init__(self, rules: Rules, weights: array[float]) -> None: ...
    @property
    def samples(self) -> int: ...
    def evaluate(
        self,
        root: Round,
        seat: int,
        *,
        seed: int,
        equity: RoundEquity | None = None,
        samples: int = 0,
        seconds: float = 0.0,
        processor_time: bool = False,
        deadline: float = 0.0,
        plies: int = 52,
        sample_others: bool = False,
        belief_plays: int = 16,
        exact_deals: int = 20,
        model_temperature: float = 0.15,
        belief_temperature: float = 0.3,
        hands_visible: bool = False,
    ) -> list[tuple[Action, float]]: ...
    def evaluate_batch(
        self,
        root: Round,
        seat: int,
        *,
        seed: int,
        worlds: int,
        equity: RoundEquity | None = None,
        actions: Sequence[int] | None = None,
        plies: int = 52,
        sample_others: bool = False,
        belief_plays: int = 16,
        exact_deals: int = 20,
        model_temperature: float = 0.15,
        belief_temperature: float = 0.3,
        hands_visible: bool = False,
    ) -> tuple[int, float, list[float], list[float]]: ...
    def hand_chances(
        self, root: Round, seat: int, *, seed: int, worlds: int
    ) -> tuple[int, list[list[tuple[Card, float]]]]: ...
