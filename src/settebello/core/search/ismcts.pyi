from typing import Literal

from settebello.core.kernel.action import Action
from settebello.core.kernel.round import Round

def search(
    world: Round,
    seat: int,
    iterations: int,
    seed: int,
    *,
    seconds: float = 0,
    processor_time: bool = False,
    until: float = 0,
    sees: Literal["own", "hands", "all"] = "own",
    exploration: float = 0.4,
    greedy: float = 0.7,
) -> list[tuple[Action, int, float]]:
    """Search by information-set Monte Carlo tree search for ``seat``, whose turn it must be.

    Args:
        world: a position that looks to the seat like the one it is in; the cards it cannot see are dealt anew.
        seat: who decides.
        iterations: how many rounds are played out, 1 or more.
        seed: the same seed gives the same answer.
        seconds: when to stop even so, 0 being never; with ``processor_time``, of this thread's.
        until: a moment of :func:`time.monotonic` at which it stops in any case, 0 being never.
        sees: ``own``: what the seat may know; more is cheating, for measuring only.
        exploration: the constant of the UCB formula.
        greedy: the share of greedy plays in the playouts; the others are random.

    Returns:
        The actions tried, the most visited first, each with its visits and its mean reward (0 to 1, 0.5 is level).
    """
