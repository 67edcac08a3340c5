from collections.abc import Mapping, Sequence

from settebello.rules.vocabulary import Rules

def can_be_told(rules: Rules) -> bool:
    """Whether a table of all totals is of a bearable size."""

class Equity:
    """What every pair (or three) of totals is worth to each side before a round, by the side that deals.

    Args:
        rules: the game.
        results: how often each end of a round was seen: ``(points by side, side that won outright or -1)`` and a
            count, the last seat dealing.

    Raises:
        IllegalAction: there are no results, or too many different totals (three sides and a far target).
    """

    def __init__(self, rules: Rules, results: Mapping[tuple[tuple[int, ...], int], int]) -> None: ...
    def worth(self, totals: Sequence[int], dealer: int) -> tuple[float, ...]:
        """What these totals are worth to each side before a round that side ``dealer`` deals: from -2 to 2, a game won
        being 1 (2 where the loser loses double), with three sides what both others lose."""
