"""How results of games change ratings: the Thurstone-Mosteller model of Weng and Lin, from the package openskill.

A rating is what is known of a strength: a mean and its standard deviation, on the scale on which chess players know
theirs. ``bench/ratings.py`` measures that its intervals hold, and what somebody can gain by throwing games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from openskill.models import ThurstoneMostellerFull

MEAN = 1500.0
DEVIATION = 250.0
"""Of a new profile: wide enough for the levels of this program, from piccolo to maestro, which are 430 apart."""
LUCK = 140.0
"""The standard deviation of what somebody shows in one game. With this value the intervals of ``bench/ratings.py`` hold
after 30 games and after 100, with two sides and with three."""
DRIFT = 6.0
"""What a strength may change from one game to the next; it keeps ratings from standing still."""
IDLE_DRIFT = 140.0
"""What a strength may change in a year without a game, as a standard deviation."""
YEAR = 365 * 86_400.0
SPAN = 1.96
"""Deviations to either side of an interval of 95%."""

_MODEL = ThurstoneMostellerFull(mu=MEAN, sigma=DEVIATION, beta=LUCK, tau=DRIFT)


class Rating(Struct, frozen=True, kw_only=True):
    """What is known of a strength."""

    mean: float = MEAN
    deviation: float = DEVIATION

    @property
    def low(self) -> int:
        """The lower end of the interval in which the strength lies in 95% of cases."""
        return round(self.mean - SPAN * self.deviation)

    @property
    def high(self) -> int:
        """The upper end of that interval."""
        return round(self.mean + SPAN * self.deviation)

    def after_idle(self, seconds: float) -> Rating:
        """The rating after so many seconds without a game: less certain, up to the deviation of a new profile.

        >>> [round(Rating(deviation=60).after_idle(years * YEAR).deviation) for years in (0, 1, 2, 5)]
        [60, 152, 207, 250]
        """
        drifted = math.hypot(self.deviation, IDLE_DRIFT * math.sqrt(max(seconds, 0.0) / YEAR))
        return replace(self, deviation=max(self.deviation, min(drifted, DEVIATION)))


def rate(
    sides: Sequence[Sequence[Rating]], places: Sequence[int], weights: Sequence[Sequence[float]] | None = None
) -> list[list[Rating]]:
    """The ratings after a game.

    >>> (winner,), (loser,) = rate([[Rating()], [Rating()]], [0, 1])
    >>> winner.mean > 1500 > loser.mean, winner.deviation < 250
    (True, True)

    Args:
        sides: by side, the ratings of its people.
        places: by side, its place: 0 for the first; sides with the same place have drawn.
        weights: by side and person, how much the game counts for them, from 0 to 1; None: in full.
    """
    given = [[_MODEL.rating(mu=one.mean, sigma=one.deviation) for one in side] for side in sides]
    rated = _MODEL.rate(given, ranks=[float(place) for place in places])
    after = [[Rating(mean=one.mu, deviation=one.sigma) for one in side] for side in rated]
    if weights is None:
        return after
    return [
        [_between(old, new, weight) for old, new, weight in zip(*side, strict=True)]
        for side in zip(sides, after, weights, strict=True)
    ]


def _between(before: Rating, after: Rating, weight: float) -> Rating:
    return Rating(
        mean=before.mean + weight * (after.mean - before.mean),
        deviation=before.deviation + weight * (after.deviation - before.deviation),
    )
