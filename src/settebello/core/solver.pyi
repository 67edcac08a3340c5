from settebello.core.action import Action
from settebello.core.round import Round

OUTRIGHT: int
"""What a whole suit that wins the game is worth, in points."""

class Solver:
    """Exact play with all cards known, for two sides.

    Args:
        bits: the table of positions seen holds 2**bits, 4 to 28, each of 40 bytes.
    """

    def __init__(self, bits: int = 18) -> None: ...
    @property
    def nodes(self) -> int:
        """How many positions the last call looked at."""
    def values(self, played: Round) -> list[tuple[Action, int]]:
        """What each legal action leads to under best play of both sides: the difference of points of the whole round,
        the side to decide less the other. Raises IllegalAction with three sides."""
