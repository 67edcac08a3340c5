"""Duplicate matches: who sits where, and match points."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.server.tables.match_points import (
    SIDES,
    Margins,
    board_points,
    finished_boards,
    places,
    team_of,
    team_results,
)

MATCHES = st.integers(2, 8).flatmap(
    lambda tables: st.integers(1, 6).flatmap(
        lambda boards: st.lists(
            st.lists(st.none() | st.integers(-9, 9), min_size=boards, max_size=boards),
            min_size=tables,
            max_size=tables,
        )
    )
)


@pytest.mark.parametrize("tables", range(2, 9))
def test_every_team_sits_on_both_sides_of_two_tables(tables: int) -> None:
    seats = [(team_of(table, side, tables), side, table) for table in range(tables) for side in range(SIDES)]
    for team in range(tables):
        own = [(side, table) for other, side, table in seats if other == team]
        assert [side for side, _ in sorted(own)] == [0, 1]
        assert len({table for _, table in own}) == 2


def test_two_points_for_each_pair_that_did_worse_and_one_for_each_that_did_as_well() -> None:
    assert board_points([4, 1, 1, -2]) == [(6, 0), (3, 3), (3, 3), (0, 6)]


def test_an_unfinished_board_counts_as_done_as_well_as_everybody() -> None:
    assert board_points([4, None, 1]) == [(3, 1), (2, 2), (1, 3)]
    assert board_points([None, None]) == [(1, 1), (1, 1)]


def test_a_match_of_two_tables_compares_the_points_of_both() -> None:
    first, second = team_results([[3, -1, 2], [1, -1, 5]])
    assert (first.difference, second.difference) == (4 - 5, 5 - 4)
    assert (first.match_points, second.match_points) == (4 + 2 + 0, 0 + 2 + 4)
    assert (first.percent, second.percent) == (50.0, 50.0)


def test_teams_with_the_same_match_points_share_a_place() -> None:
    assert places(team_results([[2], [2]])) == [1, 1]
    assert places(team_results([[2], [2], [0]])) == [2, 1, 3]


def test_a_board_is_finished_when_every_table_has_finished_it() -> None:
    assert finished_boards([[3, 1, None], [2, None, None]]) == 1


@given(MATCHES)
def test_match_points_add_up_to_the_same_and_differences_to_nothing(margins: Margins) -> None:
    tables, boards = len(margins), len(margins[0])
    results = team_results(margins)
    assert sum(result.match_points for result in results) == 2 * tables * (tables - 1) * boards
    assert sum(result.percent for result in results) == pytest.approx(50 * tables)
    assert sum(result.difference for result in results) == 0


@given(MATCHES)
def test_the_pairs_of_a_table_share_its_match_points(margins: Margins) -> None:
    for board in range(len(margins[0])):
        for points in board_points([table[board] for table in margins]):
            assert sum(points) == 2 * (len(margins) - 1)
            assert min(points) >= 0


@given(MATCHES)
def test_the_sides_are_treated_alike(margins: Margins) -> None:
    turned = [[None if margin is None else -margin for margin in table] for table in margins]
    for board in range(len(margins[0])):
        there = board_points([table[board] for table in margins])
        back = board_points([table[board] for table in turned])
        assert back == [(second, first) for first, second in there]
