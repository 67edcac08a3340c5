from typing import Any, Self

from settebello.core.environments.flat import FlatEncoding
from settebello.core.evaluation.equity import Equity
from settebello.core.kernel.round import Round
from settebello.rules.vocabulary import Rules

Array = Any  # of numpy, or whatever else has a buffer

class BatchCore:
    def __new__(
        cls,
        rules: Rules,
        count: int,
        seed: int,
        *,
        whole_games: bool,
        observed: int,
        equity: Equity | None,
        flat: FlatEncoding | None,
        autoreset: bool,
        observations: Array,
        final_observations: Array,
        masks: Array,
        rewards: Array,
        dones: Array,
        illegal: Array,
        players: Array,
    ) -> Self: ...
    @property
    def count(self) -> int: ...
    def step(self, actions: Array, first: int, last: int) -> int: ...
    def sample(self, into: Array) -> None: ...
    def first_without_choices(self, packs: Array) -> int | None: ...
    def reset(self, ids: Array, packs: Array = None, seeds: Array = None, dealers: Array = None) -> None: ...
    def round(self, row: int) -> Round: ...
    def totals(self, row: int) -> tuple[int, ...]: ...
    def state(self) -> bytes: ...
    def restore(self, state: bytes) -> bool: ...
