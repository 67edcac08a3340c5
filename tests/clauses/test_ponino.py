"""Sweeps that four cards of a rank make count twice, as in Il Ponino (docs/house-rules.md#presets)."""

from __future__ import annotations

import pytest

from settebello.rules import Rules
from settebello.variants.presets import PRESETS
from tests.clauses.conftest import Implementation

PONINO = PRESETS["ponino"].rules()
HORSES = "9D 9C 9S 9B"


@pytest.mark.parametrize(
    ("piles", "sweeps", "points"),
    [
        ((HORSES, "10D 10C"), (3, 2), (6, 2)),
        (("10D 10C", HORSES), (3, 2), (3, 4)),
        (("9D 9C 9S", "9B 10C"), (3, 2), (3, 2)),
        ((HORSES, ""), (0, 1), (0, 1)),
        (("8D 8C 8S 8B", "10D"), (1, 0), (1, 0)),
    ],
)
def test_four_horses_double_the_sweeps_of_their_side(
    rules_of: Implementation, piles: tuple[str, str], sweeps: tuple[int, int], points: tuple[int, int]
) -> None:
    """Three are not enough, four jacks neither, and the sweeps of the other side stay as they are."""
    score = rules_of.score(PONINO, piles, sweeps)
    assert tuple(side.lines.get("sweeps", 0) for side in score.sides) == points
    assert [side.sweeps_doubled for side in score.sides] == [pile == HORSES for pile in piles]


def test_without_the_rule_they_count_once(rules_of: Implementation) -> None:
    score = rules_of.score(Rules(), (HORSES, ""), (3, 0))
    assert score.sides[0].lines["sweeps"] == 3
    assert not score.sides[0].sweeps_doubled
