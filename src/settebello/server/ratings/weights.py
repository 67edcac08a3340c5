"""How much a rated game counts: little where somebody could be let win, by a friend or by profiles of their own.

A game counts for somebody by how many settled opponents stand behind their own rating, and behind those of their
opponents. So a rating moves far only by games against people whose ratings have moved by such games themselves, and not
by a circle of profiles that one person has made. ``bench/ratings.py`` measures what is left to gain.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

SETTLED_GAMES = 15
"""Rated games after which somebody is settled, if they were played on enough days."""
SETTLED_DAYS = 5
"""Days on which somebody must have played. Days cannot be had more quickly by playing more, or with more profiles."""
MANY_OPPONENTS = 8
"""Settled opponents behind a rating that is fully trusted; only such ratings are listed among the best."""


class Experience(Struct, frozen=True, kw_only=True):
    """How much somebody has played in a rating pool."""

    games: int = 0
    days: int = 0
    """The days on which they have played a game in which a round was finished."""
    opponents: int = 0
    """How many settled people they have met in such games, up to :data:`MANY_OPPONENTS`."""

    @property
    def settled(self) -> bool:
        """Whether they have played enough games on enough days."""
        return self.games >= SETTLED_GAMES and self.days >= SETTLED_DAYS

    @property
    def backing(self) -> float:
        """How far settled opponents stand behind their rating, from 0 to 1.

        >>> [Experience(opponents=number).backing for number in (0, 4, 8)]
        [0.0, 0.5, 1.0]
        """
        return min(self.opponents / MANY_OPPONENTS, 1.0)

    @property
    def standing(self) -> float:
        """How far their rating can be trusted by their opponents, from 0 to 1.

        >>> [Experience(games=90, days=days, opponents=8).standing for days in (1, 30)]
        [0.0, 1.0]
        """
        return self.backing if self.settled else 0.0


def weight_of_repeats(games: int) -> float:
    """How much a game counts for opponents who have met in that many games in the day before.

    >>> [weight_of_repeats(games) for games in (0, 1, 2)]
    [1.0, 0.5, 0.25]
    """
    return float(0.5**games)


def least_weight(games: int, opponents: int = 1) -> float:
    """How much a game counts at least for somebody who has played that many in the day before, against so many sides:
    all games of a day together at most as half a game against one.

    >>> [least_weight(games) for games in (0, 1, 2)]
    [0.25, 0.125, 0.0625]
    """
    return float(0.5 ** (games + 2)) / opponents


def weights(people: Sequence[Sequence[Experience]], games: Sequence[Sequence[int]], repeats: int) -> list[list[float]]:
    """By side and person, how much a game counts.

    Args:
        people: by side, what its people have played before.
        games: by side and person, the rated games that they have played in the day before.
        repeats: how often opponents have met in the day before.
    """
    repeated = weight_of_repeats(repeats)
    return [
        [
            repeated * max(person.backing * _standing(people, number), least_weight(today, len(people) - 1))
            for person, today in zip(side, games[number], strict=True)
        ]
        for number, side in enumerate(people)
    ]


def _standing(people: Sequence[Sequence[Experience]], own: int) -> float:
    """The least standing of the opponents of a side."""
    return min(one.standing for number, side in enumerate(people) if number != own for one in side)
