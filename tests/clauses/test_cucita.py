"""Hands that score as they are dealt, as a program for Cucita has them (docs/house-rules.md#presets)."""

from __future__ import annotations

import pytest

from settebello.variants.presets import PRESETS
from tests.clauses.conftest import Implementation
from tests.support.stacked_packs import stacked


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("1D 2C 6S", 2),
        ("2D 3C 5S", 0),
        ("1D 1C 7S", 5),
        ("10D 10C 1S", 3),
        ("3D 3C 3S", 9),
        ("4D 4C 4S", 7),
        ("1D 2C 8S", 0),
    ],
)
def test_nine_or_less_a_pair_and_three_alike_are_added(rules_of: Implementation, hand: str, points: int) -> None:
    """2, 3 and 7; a picture counts 10."""
    rules = PRESETS["cucita"].rules()
    played = rules_of.round(rules, stacked(rules, table="10B 9B 8B 6B", deals=[(hand, "6D 9C 8D")]))
    assert played.declared() == [points, 0]
