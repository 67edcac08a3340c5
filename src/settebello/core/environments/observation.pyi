from collections.abc import Sequence

from settebello.core.environments.staging import Staging, _SeatView
from settebello.core.kernel.round import Round
from settebello.rules.vocabulary import Rules

class ObservationLayout:
    def __init__(self, rules: Rules) -> None: ...
    @property
    def version(self) -> int: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def size(self) -> int: ...
    @property
    def fields(self) -> dict[str, slice]: ...
    @property
    def shapes(self) -> dict[str, tuple[int, ...]]: ...
    @property
    def meanings(self) -> dict[str, str]: ...
    def encode(
        self,
        position: Round | _SeatView,
        seat: int | None = None,
        *,
        totals: Sequence[int] | None = None,
        staging: Staging | None = None,
    ) -> bytes: ...
