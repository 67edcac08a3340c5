"""The first rating of a puzzle, by the players that miss it."""

from __future__ import annotations

from math import log10

MEAN_RATING = 1500
"""The rating of a puzzle that half of the players miss."""
SCALE = 400
"""As in every rating of this kind: ten times the odds are this many points."""


def first_rating(missed: int, players: int) -> int:
    """The rating of a puzzle that ``missed`` of ``players`` do not solve.

    >>> [first_rating(missed, 6) for missed in (3, 4, 5, 6)]
    [1500, 1602, 1726, 1946]
    """
    return round(MEAN_RATING + SCALE * log10((missed + 0.5) / (players - missed + 0.5)))
