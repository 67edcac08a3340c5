"""Strength over many games: results with the luck of the deals taken off, and how many more games would decide."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from statistics import variance

from msgspec import Struct

from settebello.estimates import MIN_OBSERVATIONS, NORMAL_QUANTILE, Estimate, estimate
from settebello.study.luck.model import GameLuck
from settebello.study.rounding import rounded_points

PRIOR_RESULTS = 10
"""So many results count for luck that explains as much as it is: with few games, nearly all of it is taken off."""
LEAST_SQUARE = 1e-9
"""A smaller sum of squared luck is none, but what rounding leaves."""


class AdjustedMean(Struct, frozen=True, kw_only=True):
    """A mean result, with luck and without it."""

    observations: int
    raw: Estimate
    adjusted: Estimate
    """With the luck of the deals taken off: the same mean in the long run, with less chance in it."""
    variance_factor: float | None
    """The variance of the raw results divided by that of the adjusted; None: too few."""


class Encounter(Struct, frozen=True, kw_only=True):
    """A side and the others over all their games, for the first."""

    names: tuple[str, str]
    """Of the players of the side, and of the others."""
    rounds: AdjustedMean | None
    """The margin of a round, in points; None: no round was scored."""
    games: AdjustedMean | None
    """The result of a game: 1 won, 0 lost; None: no game was finished, or no chance to win is known."""
    more_games: int | None
    """How many more games it would take to tell them apart, if they differ as much as now (:func:`games_needed`)."""


def encounters(games: Iterable[GameLuck]) -> tuple[Encounter, ...]:
    """The sides that met, in the order in which they first met. Sides are told by the names of their players; the first
    is the one whose luck was measured in the first game."""
    met: dict[tuple[str, str], list[_Result]] = {}
    for game in games:
        own, other = side_names(game, own=True), side_names(game, own=False)
        turned = game.sides == 2 and (own, other) not in met and (other, own) in met
        met.setdefault((other, own) if turned else (own, other), []).append(_Result(game, turned))
    return tuple(_encounter(names, results) for names, results in met.items())


def side_names(game: GameLuck, *, own: bool) -> str:
    """The names of the players of the side of a report, or of all others."""
    seats = zip(game.names, game.side_of, strict=True)
    return ", ".join(name for name, side in seats if (side == game.side) == own)


class _Result(Struct, frozen=True):
    """A game, for the side of its report or, turned, for the other."""

    game: GameLuck
    turned: bool

    def rounds(self) -> Iterator[tuple[float, float]]:
        sign = -1 if self.turned else 1
        for played in self.game.by_round:
            yield sign * played.margin, sign * played.luck.points

    def games(self) -> Iterator[tuple[float, float]]:
        result, luck = self.game.result.chance, self.game.deals.chance
        if self.game.finished and result is not None and luck is not None:
            yield (1 - result, -luck) if self.turned else (result, luck)


def _encounter(names: tuple[str, str], results: Sequence[_Result]) -> Encounter:
    games = adjusted_mean([[*result.games()] for result in results])
    return Encounter(
        names=names,
        rounds=adjusted_mean([[*result.rounds()] for result in results]),
        games=games,
        more_games=None if games is None else games_needed(games, 1 / results[0].game.sides),
    )


def adjusted_mean(games: Iterable[Sequence[tuple[float, float]]]) -> AdjustedMean | None:
    """The mean of results, with the luck taken off that explains them (:class:`_LuckSums`).

    Args:
        games: the results of each game, or of its rounds, each with its luck. Results of one game may depend on each
            other, those of different games must not.

    >>> found = adjusted_mean([[(1.0, 0.5)], [(0.0, -0.5)], [(1.0, 0.4)], [(0.0, -0.3)]])
    >>> found.raw.mean, round(found.adjusted.mean, 3), found.variance_factor > 10
    (0.5, 0.472, True)
    """
    by_game = [results for results in games if results]
    if not by_game:
        return None
    all_games = _LuckSums.of(result for results in by_game for result in results)
    raw, adjusted = list[float](), list[float]()
    for results in by_game:
        share = (all_games - _LuckSums.of(results)).share
        raw += [result for result, _ in results]
        adjusted += [result - share * luck for result, luck in results]
    spread = variance(adjusted) if len(raw) >= MIN_OBSERVATIONS else 0.0
    return AdjustedMean(
        observations=len(raw),
        raw=estimate(raw),
        adjusted=estimate(adjusted),
        variance_factor=rounded_points(variance(raw) / spread) if spread else None,
    )


class _LuckSums(Struct, frozen=True):
    """Sums over results and their luck, which tell what share of the luck went into the results.

    Luck is measured between equal players. Where one is much stronger, a lucky deal changes less, and taking all of it
    off would put noise in. The share that goes into a result is the slope of the regression of results on luck. That
    of a game is estimated from the other games. So it does not depend on the game's own luck, whose mean stays 0.
    """

    observations: int
    result: float
    luck: float
    squared_luck: float
    product: float

    @classmethod
    def of(cls, results: Iterable[tuple[float, float]]) -> _LuckSums:
        """The sums of these results, each with its luck."""
        found = list(results)
        return cls(
            len(found),
            sum(result for result, _ in found),
            sum(luck for _, luck in found),
            sum(luck * luck for _, luck in found),
            sum(result * luck for result, luck in found),
        )

    def __sub__(self, other: _LuckSums) -> _LuckSums:
        return _LuckSums(
            self.observations - other.observations,
            self.result - other.result,
            self.luck - other.luck,
            self.squared_luck - other.squared_luck,
            self.product - other.product,
        )

    @property
    def share(self) -> float:
        """The slope, with :data:`PRIOR_RESULTS` results counted in of which luck explains as much as it is."""
        if self.squared_luck < LEAST_SQUARE:
            return 1.0
        prior = PRIOR_RESULTS * self.squared_luck / self.observations
        explained = self.product - self.result * self.luck / self.observations  # the mean of luck is 0
        return (explained + prior) / (self.squared_luck + prior)


def games_needed(found: AdjustedMean, level: float = 0.5) -> int | None:
    """How many more games would tell a side from equal ones, by the adjusted results; 0: it is told apart. None: there
    are too few games, or no difference.

    Args:
        found: the results of games.
        level: the mean result of equal sides.

    >>> games_needed(adjusted_mean([[(won, 0.0)] for won in (0.6, 0.7, 0.5, 0.6)] * 4))
    0
    >>> games_needed(adjusted_mean([[(won, 0.0)] for won in (1.0, 0.0, 1.0, 1.0, 0.0)])) > 50
    True
    """
    error, ahead = found.adjusted.error, abs(found.adjusted.mean - level)
    if error is None or not ahead:
        return None
    needed = ceil(found.observations * (NORMAL_QUANTILE * error / ahead) ** 2)
    return max(0, needed - found.observations)
