"""How results change ratings."""

from __future__ import annotations

import pytest

from settebello.server.ratings.model import DEVIATION, MEAN, Rating, rate


def test_a_new_profile_could_be_anybody() -> None:
    assert Rating().low < MEAN - 430 < MEAN + 430 < Rating().high


def test_the_winner_gains_what_the_loser_loses_where_both_are_new() -> None:
    (winner,), (loser,) = rate([[Rating()], [Rating()]], [0, 1])
    assert winner.mean - MEAN == pytest.approx(MEAN - loser.mean)
    assert winner.deviation == pytest.approx(loser.deviation)
    assert winner.deviation < DEVIATION


def test_who_beats_somebody_stronger_gains_more() -> None:
    gains = [rate([[Rating()], [Rating(mean=other)]], [0, 1])[0][0].mean - MEAN for other in (1300, 1500, 1700)]
    assert gains == sorted(gains)


def test_partners_and_three_seats() -> None:
    two, other = rate([[Rating(), Rating(deviation=50)], [Rating(), Rating()]], [0, 1])
    assert two[0].mean > two[1].mean > MEAN > other[0].mean
    first, second, third = (side[0].mean for side in rate([[Rating()]] * 3, [0, 1, 2]))
    assert first > MEAN > third
    assert second == pytest.approx(MEAN)
    drawn = rate([[Rating()]] * 3, [0, 1, 1])
    assert drawn[1][0] == drawn[2][0]


@pytest.mark.parametrize("weight", [0.0, 0.25, 1.0])
def test_a_game_that_counts_less(weight: float) -> None:
    full, part = (rate([[Rating()], [Rating()]], [0, 1], [[each], [0.0]])[0][0] for each in (1.0, weight))
    assert part.mean - MEAN == pytest.approx(weight * (full.mean - MEAN))
    assert DEVIATION - part.deviation == pytest.approx(weight * (DEVIATION - full.deviation))
