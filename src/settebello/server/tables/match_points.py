"""The result of a duplicate match (docs/duplicate.md): teams that play the same packs, compared board by board.

There are as many teams as tables. Each team has two pairs, which sit on opposite sides of two tables, so it holds both
sides' cards of every pack. A pair's match points on a board come from the comparison with every other pair that held
the same cards: 2 if it did better, 1 if it did as well, 0 if it did worse.

>>> [result.match_points for result in team_results([[3], [1]])]
[4, 0]
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

SIDES = 2
"""The sides of a table: the pairs at seats 0 and 2, and at seats 1 and 3."""

Margins = Sequence[Sequence[int | None]]
"""By table and board: the points of side 0 minus those of side 1, or None if the table has not finished the board."""


class TeamResult(Struct, frozen=True, kw_only=True):
    """The result of a team."""

    match_points: int
    """Of both its pairs, on all boards."""
    percent: float
    """Of the match points that it could have made."""
    difference: int
    """The points of its pairs minus those of their opponents, on the boards that they have finished."""


def team_of(table: int, side: int, tables: int) -> int:
    """The team that sits on a side of a table: at side 0 the one with the table's number, at side 1 the one before.

    >>> [[team_of(table, side, 2) for side in (0, 1)] for table in (0, 1)]
    [[0, 1], [1, 0]]
    """
    return (table - side) % tables


def board_points(margins: Sequence[int | None]) -> list[tuple[int, int]]:
    """The match points on one board, by table and side.

    Args:
        margins: by table, the points of side 0 minus those of side 1. A pair whose table has not finished the board
            counts as if it had done as well as every other.
    """
    made = []
    for own in margins:
        points = sum(_compare(own, other) for other in margins) - 1  # less the comparison with itself
        made.append((points, 2 * (len(margins) - 1) - points))
    return made


def team_results(margins: Margins) -> list[TeamResult]:
    """The result of each team on all boards."""
    tables, boards = len(margins), len(margins[0])
    points, differences = [0] * tables, [0] * tables
    for board in range(boards):
        played = [table[board] for table in margins]
        for table, made in enumerate(board_points(played)):
            for side in range(SIDES):
                team = team_of(table, side, tables)
                points[team] += made[side]
                differences[team] += (played[table] or 0) * (1 - 2 * side)
    most = SIDES * 2 * (tables - 1) * boards
    return [
        TeamResult(match_points=own, percent=100 * own / most if most else 50.0, difference=difference)
        for own, difference in zip(points, differences, strict=True)
    ]


def places(results: Sequence[TeamResult]) -> list[int]:
    """The place of each team, from 1. Teams with the same match points share a place.

    >>> places(team_results([[3], [1]]))
    [1, 2]
    """
    return [1 + sum(other.match_points > own.match_points for other in results) for own in results]


def finished_boards(margins: Margins) -> int:
    """The number of boards that all tables have finished, which are played in order."""
    return min(sum(margin is not None for margin in table) for table in margins)


def _compare(own: int | None, other: int | None) -> int:
    if own is None or other is None or own == other:
        return 1
    return 2 if own > other else 0
