"""Intervals and ratings, on data whose answer is known."""

from __future__ import annotations

from random import Random

import pytest

from settebello.arena.statistics import ELO, inverse, ratings
from settebello.estimates import estimate


def test_two_matches_have_no_interval_and_three_have_one() -> None:
    two = ratings(2, [{(0, 1): (1.0, 2)}] * 2)
    assert [rating.low for rating in two] == [None, None]
    three = ratings(2, [{(0, 1): (1.0, 2)}, {(0, 1): (2.0, 2)}, {(0, 1): (0.0, 2)}])
    assert all(rating.low is not None and rating.low < rating.mean for rating in three)


def test_elo_of_a_known_table() -> None:
    """Three players 0, 100 and 300 points of Elo strong, who score exactly as that says."""
    strengths = [0.0, 100.0, 300.0]
    table = {}
    for second in range(3):
        for first in range(second):
            share = 1 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400))
            table[first, second] = (share * 10, 10)
    found = [rating.mean for rating in ratings(3, [table] * 100_000)]
    assert found == pytest.approx([strength - 400 / 3 for strength in strengths], abs=0.01)


def test_two_players_differ_by_the_odds_of_their_score() -> None:
    first, second = ratings(2, [{(0, 1): (3.0, 4)}] * 1000)
    assert first.mean - second.mean == pytest.approx(190.8, abs=0.2)
    assert first.mean + second.mean == pytest.approx(0, abs=1e-6)


def test_the_error_of_a_rating_is_that_of_the_share_behind_it() -> None:
    """Two players differ by ELO times the log of the odds of their shares p and q; its error is the error of p divided
    by pq; half of it falls to each player."""
    random = Random(1)
    packs = [{(0, 1): (float(random.random() < 0.6), 1)} for _ in range(2000)]
    shares = estimate([pack[0, 1][0] for pack in packs])
    first = ratings(2, packs)[0]
    assert shares.error is not None
    assert first.error == pytest.approx(ELO * shares.error / (shares.mean * (1 - shares.mean)) / 2, rel=0.01)


def test_games_with_the_same_cards_count_as_one_observation() -> None:
    """The same results four times over say no more."""
    random = Random(2)
    packs = [float(random.random() < 0.6) for _ in range(400)]
    once = ratings(2, [{(0, 1): (score, 1)} for score in packs])[0]
    again = ratings(2, [{(0, 1): (4 * score, 4)} for score in packs])[0]
    assert once.error == pytest.approx(again.error, rel=0.02)


def test_a_player_that_has_lost_all_has_a_rating() -> None:
    first, second = ratings(2, [{(0, 1): (0.0, 2)}] * 100)
    assert -1000 < first.mean < second.mean < 1000


def test_the_inverse_undoes_the_matrix() -> None:
    random = Random(3)
    matrix = [[random.random() for _ in range(5)] for _ in range(5)]
    product = [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*inverse(matrix), strict=True)]
        for row in matrix
    ]
    assert product == [pytest.approx([float(i == j) for j in range(5)], abs=1e-9) for i in range(5)]
