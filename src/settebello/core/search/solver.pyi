from collections.abc import Sequence
from typing import Self, overload

from settebello.core.kernel.action import Action
from settebello.core.kernel.round import Round

OUTRIGHT: int

class Solver:
    def __new__(cls, bits: int = 18) -> Self: ...
    @property
    def nodes(self) -> int: ...
    @overload
    def values(self, position: Round, *, seconds: None = None) -> list[tuple[Action, int]]: ...
    @overload
    def values(
        self, position: Round, *, seconds: float | None = None, nodes: int = 0
    ) -> list[tuple[Action, int]] | None: ...
    @overload
    def values_by_side(self, position: Round, *, seconds: None = None) -> list[tuple[Action, tuple[float, ...]]]: ...
    @overload
    def values_by_side(
        self, position: Round, *, seconds: float | None = None, nodes: int = 0
    ) -> list[tuple[Action, tuple[float, ...]]] | None: ...
    @overload
    def utilities(
        self,
        position: Round,
        worth: Sequence[Sequence[int]],
        *,
        least: int = 0,
        outright: tuple[int, int],
        ties: tuple[tuple[int, int], tuple[int, int]] | None = None,
        seconds: None = None,
    ) -> list[tuple[Action, int]]: ...
    @overload
    def utilities(
        self,
        position: Round,
        worth: Sequence[Sequence[int]],
        *,
        least: int = 0,
        outright: tuple[int, int],
        ties: tuple[tuple[int, int], tuple[int, int]] | None = None,
        seconds: float | None = None,
        nodes: int = 0,
    ) -> list[tuple[Action, int]] | None: ...
