"""Estimates with their intervals, on data whose answer is known."""

from __future__ import annotations

from random import Random

import pytest

from settebello.estimates import Estimate, estimate, student_quantile


def test_the_mean_and_its_interval() -> None:
    """Checked by hand: the standard deviation of 1 … 9 is 2.7386, Student's point for 8 degrees 2.3060."""
    found = estimate([float(number) for number in range(1, 10)])
    assert found.mean == 5
    assert found.error == pytest.approx(2.7386 / 3, abs=1e-4)
    assert found.high == pytest.approx(5 + 2.3060 * 2.7386 / 3, abs=1e-3)
    assert found.low == pytest.approx(10 - 7.1050, abs=1e-3)


@pytest.mark.parametrize(
    ("freedom", "point", "within"),
    [
        (3, 3.182446, 4e-3),
        (5, 2.570582, 3e-4),
        (8, 2.306004, 3e-5),
        (10, 2.228139, 1e-5),
        (30, 2.042272, 1e-6),
        (1000, 1.962339, 1e-6),
    ],
)
def test_the_points_of_students_distribution(freedom: int, point: float, within: float) -> None:
    """From tables; the formula is the closer the more degrees of freedom there are."""
    assert student_quantile(freedom) == pytest.approx(point, abs=within)


def test_two_observations_have_no_interval() -> None:
    assert estimate([1.0, 3.0]) == Estimate(2.0)


def test_three_observations_have_an_interval() -> None:
    found = estimate([1.0, 2.0, 3.0])
    assert found.error == pytest.approx(1 / 3**0.5)
    assert found.low is not None
    assert found.low < 0 < 4 < (found.high or 0)


def test_95_of_100_intervals_hold_the_true_mean() -> None:
    random = Random(7)
    held = 0
    for _ in range(1000):
        found = estimate([random.gauss(0.3, 2.9) for _ in range(12)])
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.3 <= found.high
    assert 930 <= held <= 970
