from collections.abc import Mapping, Sequence
from typing import final

from settebello.rules.vocabulary import Rules

def can_compute_equity(rules: Rules) -> bool: ...

@final
class Equity:
    def __init__(self, rules: Rules, results: Mapping[tuple[tuple[int, ...], int], int]) -> None: ...
    def by_side(self, totals: Sequence[int], dealer: int) -> tuple[float, ...]: ...
