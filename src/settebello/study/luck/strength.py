"""Strength over many games: results without the luck of the deals, and how many more games would be decisive."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from operator import mul
from statistics import variance

from msgspec import Struct

from settebello.estimates import MIN_OBSERVATIONS, NORMAL_QUANTILE, Estimate, estimate
from settebello.study.luck.model import GameLuck
from settebello.study.luck.regression import LuckSums, Result
from settebello.study.rounding import rounded_points


class AdjustedMean(Struct, frozen=True, kw_only=True):
    """A mean result, with and without luck."""

    observations: int
    raw: Estimate
    adjusted: Estimate
    """The result without the luck of the deals: the same mean in the long run, with less noise."""
    taken_off: Estimate
    """The amount subtracted; 0 in the long run."""
    variance_factor: float | None
    """The variance of the raw results divided by the adjusted variance, or None if there are too few."""


class Encounter(Struct, frozen=True, kw_only=True):
    """A side and its opponents over all their games, for the first side."""

    names: tuple[str, str]
    """The names of the players of the side, and of the others."""
    rounds: AdjustedMean | None
    """The margin of a round, in points, or None if no round was scored."""
    games: AdjustedMean | None
    """The result of a game: 1 won, 0 lost; None if no game was finished, or no chance of winning is known."""
    more_games: int | None
    """How many more games it would take to tell them apart, if they keep differing as much as now
    (:func:`games_needed`)."""


def encounters(games: Iterable[GameLuck]) -> tuple[Encounter, ...]:
    """The sides that met, in the order of their first games. Sides are identified by the names of their players; the
    first is the one whose luck was measured in the first game."""
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
    """A game from the point of view of its report's side or, turned, of the other side."""

    game: GameLuck
    turned: bool

    def rounds(self) -> Iterator[Result]:
        sign = -1 if self.turned else 1
        for played in self.game.by_round:
            yield sign * played.margin, (sign * played.luck.points,)

    def games(self) -> Iterator[Result]:
        result, terms = self.game.result.chance, self.game.chance_terms
        if self.game.finished and result is not None and terms is not None:
            luck, behind, late = terms  # where this side is behind, the other is ahead
            yield (1 - result, (-luck, behind, -late)) if self.turned else (result, terms)


def _encounter(names: tuple[str, str], results: Sequence[_Result]) -> Encounter:
    games = adjusted_mean([[*result.games()] for result in results])
    return Encounter(
        names=names,
        rounds=adjusted_mean([[*result.rounds()] for result in results]),
        games=games,
        more_games=None if games is None else games_needed(games, 1 / results[0].game.sides),
    )


def adjusted_mean(games: Iterable[Sequence[Result]]) -> AdjustedMean | None:
    """The mean of results, after subtracting the luck that explains them.

    Luck is measured between equal players. If one is much stronger, a lucky deal changes less, the more so the earlier
    it comes and the farther ahead that player is; subtracting all of it would add noise. So a result has one or more
    terms of luck, all with mean 0, and for each term only the share that shows in the results is subtracted: its
    coefficient in the regression of results on all terms. The coefficients for a game are estimated from the other
    games. So they do not depend on the game's own luck, whose mean stays 0.

    Args:
        games: the results of each game, or of its rounds, each with its luck. Results of the same game may depend on
            each other; results of different games must not. The first term is the unweighted luck.

    >>> found = adjusted_mean([[(1.0, (0.5,))], [(0.0, (-0.5,))], [(1.0, (0.4,))], [(0.0, (-0.3,))]])
    >>> found.raw.mean, round(found.adjusted.mean, 3), found.variance_factor > 10
    (0.5, 0.472, True)
    """
    by_game = [results for results in games if results]
    if not by_game:
        return None
    all_games = LuckSums.of(result for results in by_game for result in results)
    raw, adjusted = list[float](), list[float]()
    for results in by_game:
        shares = (all_games - LuckSums.of(results)).shares()
        raw += [result for result, _ in results]
        adjusted += [result - sum(map(mul, shares, terms)) for result, terms in results]
    spread = variance(adjusted) if len(raw) >= MIN_OBSERVATIONS else 0.0
    return AdjustedMean(
        observations=len(raw),
        raw=estimate(raw),
        adjusted=estimate(adjusted),
        taken_off=estimate([result - rest for result, rest in zip(raw, adjusted, strict=True)]),
        variance_factor=rounded_points(variance(raw) / spread) if spread else None,
    )


def games_needed(found: AdjustedMean, level: float = 0.5) -> int | None:
    """How many more games would tell a side from equal ones, by the adjusted results; 0 if they already do. None if
    there are too few games, or no difference.

    Args:
        found: the results of games.
        level: the mean result of equal sides.

    >>> games_needed(adjusted_mean([[(won, (0.0,))] for won in (0.6, 0.7, 0.5, 0.6)] * 4))
    0
    >>> games_needed(adjusted_mean([[(won, (0.0,))] for won in (1.0, 0.0, 1.0, 1.0, 0.0)])) > 50
    True
    """
    error, ahead = found.adjusted.error, abs(found.adjusted.mean - level)
    if error is None or not ahead:
        return None
    needed = ceil(found.observations * (NORMAL_QUANTILE * error / ahead) ** 2)
    return max(0, needed - found.observations)
