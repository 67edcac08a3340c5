"""The effect of results on ratings: the Thurstone-Mosteller model of Weng and Lin, from the package openskill.

A rating is an estimate of a strength: a mean and its standard deviation, on a scale like that of chess ratings.
``bench/ratings.py`` measures that its intervals hold, and how much somebody can gain if others lose on purpose.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from openskill.models import ThurstoneMostellerFull

MEAN = 1500.0
DEVIATION = 250.0
"""The deviation of a new profile: wide enough for the levels of this program, from piccolo to maestro, which are 430
apart."""
LUCK = 140.0
"""The standard deviation of the performance in one game. With this value the intervals of ``bench/ratings.py`` hold
after 30 games and after 100, with two sides and with three."""
DRIFT = 6.0
"""The standard deviation of the change of a strength between two games. It keeps ratings from freezing."""
IDLE_DRIFT = 140.0
"""The standard deviation of the change of a strength in a year without a game."""
YEAR = 365 * 86_400.0
SPAN = 1.96
"""Half the width of a 95% interval, in standard deviations."""


class Rating(Struct, frozen=True, kw_only=True):
    """An estimate of a strength."""

    mean: float = MEAN
    deviation: float = DEVIATION

    @property
    def low(self) -> int:
        """The lower end of the 95% interval of the strength."""
        return round(self.mean - SPAN * self.deviation)

    @property
    def high(self) -> int:
        """The upper end of that interval."""
        return round(self.mean + SPAN * self.deviation)

    def after_idle(self, seconds: float) -> Rating:
        """The rating after a time without a game, in seconds. It is less certain, up to the deviation of a new profile.

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
        sides: the ratings of the people on each side.
        places: the place of each side, from 0 for the first. Sides with the same place have drawn.
        weights: the weight of the game for each person on each side, from 0 to 1, or None for full weight.
    """
    model = _model()
    given = [[model.rating(mu=one.mean, sigma=one.deviation) for one in side] for side in sides]
    rated = model.rate(given, ranks=[float(place) for place in places])
    after = [[Rating(mean=one.mu, deviation=one.sigma) for one in side] for side in rated]
    if weights is None:
        return after
    return [
        [_between(old, new, weight) for old, new, weight in zip(*side, strict=True)]
        for side in zip(sides, after, weights, strict=True)
    ]


@cache
def _model() -> ThurstoneMostellerFull:
    from openskill.models import ThurstoneMostellerFull  # not needed where nobody plays rated games

    return ThurstoneMostellerFull(mu=MEAN, sigma=DEVIATION, beta=LUCK, tau=DRIFT)


def _between(before: Rating, after: Rating, weight: float) -> Rating:
    return Rating(
        mean=before.mean + weight * (after.mean - before.mean),
        deviation=before.deviation + weight * (after.deviation - before.deviation),
    )
