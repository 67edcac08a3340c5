from typing import Literal

from settebello.core.kernel.action import Action
from settebello.core.kernel.round import Round

def search(
    position: Round,
    seat: int,
    iterations: int,
    seed: int,
    *,
    seconds: float = 0.0,
    processor_time: bool = False,
    deadline: float = 0.0,
    visibility: Literal["own", "hands", "all"] = "own",
    exploration: float = 0.4,
    greedy: float = 0.7,
) -> list[tuple[Action, int, float]]: ...
