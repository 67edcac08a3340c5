"""How much a rated game counts: less where somebody could be let win, by a friend or by fresh profiles of their own.

``bench/ratings.py`` measures what this leaves to gain.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

FULL_GAMES = 5
"""Games between the same opponents in a day that count in full; each one after them counts half of the one before."""
SETTLED_GAMES = 15
"""Rated games after which a profile is no newcomer: its games count in full for others, and it is listed among the
best."""


def weight_of_repeats(games: int) -> float:
    """How much a game counts for opponents who have met in that many games in the day before.

    >>> [weight_of_repeats(games) for games in (0, 4, 5, 7)]
    [1.0, 1.0, 0.5, 0.125]
    """
    return float(0.5 ** max(0, games + 1 - FULL_GAMES))


def weight_of_newcomers(own: int, others: Collection[int]) -> float:
    """How much a game counts for somebody with ``own`` rated games against opponents with so many: newcomers are rated
    by all their games, and others by games against newcomers in part.

    >>> weight_of_newcomers(3, [0]), weight_of_newcomers(20, [0]), round(weight_of_newcomers(20, [14, 30]), 3)
    (1.0, 0.0, 0.871)
    """
    if own < SETTLED_GAMES:
        return 1.0
    return min((min(games / SETTLED_GAMES, 1.0) ** 2 for games in others), default=1.0)


def weights(games: Sequence[Sequence[int]], repeats: int) -> list[list[float]]:
    """By side and person, how much a game counts.

    Args:
        games: by side and person, the rated games that they have played before.
        repeats: how often opponents have met in the day before.
    """
    repeated = weight_of_repeats(repeats)
    return [
        [repeated * weight_of_newcomers(own, _others(games, number)) for own in side]
        for number, side in enumerate(games)
    ]


def _others(games: Sequence[Sequence[int]], own: int) -> list[int]:
    return [one for number, side in enumerate(games) if number != own for one in side]
