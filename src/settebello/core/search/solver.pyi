from collections.abc import Sequence
from typing import overload

from settebello.core.kernel.action import Action
from settebello.core.kernel.round import Round

OUTRIGHT: int
"""What a whole suit that wins the game is worth, in points."""

class Solver:
    """Exact play with all cards known. For one thread at a time.

    Args:
        bits: the table of positions seen holds 2**bits, 4 to 28, each of 32 bytes.
    """

    def __init__(self, bits: int = 18) -> None: ...
    @property
    def nodes(self) -> int:
        """How many positions the last call looked at."""
    @overload
    def values(self, played: Round, *, seconds: None = None) -> list[tuple[Action, int]]: ...
    @overload
    def values(self, played: Round, *, seconds: float | None) -> list[tuple[Action, int]] | None:
        """What each legal action leads to under best play of both sides: the difference of points of the whole round,
        the side to decide less the other. None when the time is out; the interpreter lock is released meanwhile, and
        Ctrl-C heeded. Raises IllegalAction with three sides."""
    @overload
    def values_by_side(self, played: Round, *, seconds: None = None) -> list[tuple[Action, tuple[float, ...]]]: ...
    @overload
    def values_by_side(self, played: Round, *, seconds: float | None) -> list[tuple[Action, tuple[float, ...]]] | None:
        """What each legal action leads to for every side: its points less the mean of the others'.

        With two sides, best play (:meth:`values`). With three, max-n: each side, in its turn, chooses what is best for
        itself by that measure, expecting the others to do the same; it guarantees nothing against others who play
        otherwise. Of actions equal to the side that chooses, it takes the first: laying before taking, the lowest card
        played (by rank, then D C S B), the cards taken compared from the highest down; keep before place, declare
        before pass. Another choice among equals may be worth more or less to the two others.
        """
    @overload
    def utilities(
        self,
        played: Round,
        worth: Sequence[Sequence[int]],
        *,
        least: int = 0,
        outright: tuple[int, int],
        seconds: None = None,
    ) -> list[tuple[Action, int]]: ...
    @overload
    def utilities(
        self,
        played: Round,
        worth: Sequence[Sequence[int]],
        *,
        least: int = 0,
        outright: tuple[int, int],
        seconds: float | None,
    ) -> list[tuple[Action, int]] | None:
        """What each legal action leads to where side 0 wants to end the round with a high utility, side 1 a low one.

        Args:
            played: a position of two sides.
            worth: by the points of side 0 in the whole round, then those of side 1, ``least`` for the first row and
                column; up to 64 rows of up to 64 numbers. Points beyond the table count as those at its edge.
            outright: for a whole suit that wins the game: won by side 0, by side 1.

        Raises IllegalAction with three sides, or when a number is not between -32000 and 32000. A round that is dealt
        anew ends with no points.
        """
