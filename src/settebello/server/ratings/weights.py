"""The weight of a rated game: low if a friend or a second profile could lose to somebody on purpose.

The weight depends on the number of settled opponents behind a person's own rating and behind those of their opponents.
So a rating moves far only through games against people whose ratings have moved in the same way, and not through a
circle of profiles that one person has made. ``bench/ratings.py`` measures how much can still be gained.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

SETTLED_GAMES = 15
"""The rated games that it takes to be settled, if they were played on enough days."""
SETTLED_DAYS = 5
"""The days with games that it takes to be settled. Playing more, or with more profiles, does not speed this up."""
MANY_OPPONENTS = 8
"""The settled opponents that it takes for a rating to be fully trusted. Only such ratings are listed among the best."""


class Experience(Struct, frozen=True, kw_only=True):
    """The experience of somebody in a rating pool."""

    games: int = 0
    days: int = 0
    """The number of days with a game in which a round was finished."""
    opponents: int = 0
    """The number of settled people met in such games, up to :data:`MANY_OPPONENTS`."""

    @property
    def settled(self) -> bool:
        """Whether they have played enough games on enough days."""
        return self.games >= SETTLED_GAMES and self.days >= SETTLED_DAYS

    @property
    def backing(self) -> float:
        """The degree to which settled opponents support their rating, from 0 to 1.

        >>> [Experience(opponents=number).backing for number in (0, 4, 8)]
        [0.0, 0.5, 1.0]
        """
        return min(self.opponents / MANY_OPPONENTS, 1.0)

    @property
    def standing(self) -> float:
        """The degree to which opponents can trust their rating, from 0 to 1.

        >>> [Experience(games=90, days=days, opponents=8).standing for days in (1, 30)]
        [0.0, 1.0]
        """
        return self.backing if self.settled else 0.0


def weight_of_repeats(games: int) -> float:
    """The weight of a game for opponents who have already met in that many games within a day.

    >>> [weight_of_repeats(games) for games in (0, 1, 2)]
    [1.0, 0.5, 0.25]
    """
    return float(0.5**games)


def least_weight(games: int, opponents: int = 1) -> float:
    """The least weight of a game for somebody who has played ``games`` within a day, against that many opposing sides.
    By this minimum, all games of a day count as at most half a game against one side.

    >>> [least_weight(games) for games in (0, 1, 2)]
    [0.25, 0.125, 0.0625]
    """
    return float(0.5 ** (games + 2)) / opponents


def weights(people: Sequence[Sequence[Experience]], games: Sequence[Sequence[int]], repeats: int) -> list[list[float]]:
    """The weight of a game for each person on each side.

    Args:
        people: the experience of the people on each side.
        games: the number of rated games that each person on each side has played within a day.
        repeats: the number of games in which opponents have met within a day.
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
    """The lowest standing among the opponents of a side."""
    return min(one.standing for number, side in enumerate(people) if number != own for one in side)
