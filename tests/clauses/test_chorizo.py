"""The worked examples of Chorizo and Báciga (docs/rules.md#declarations)."""

from __future__ import annotations

import pytest

from settebello.rules import Barmila
from settebello.variants import variant
from tests.clauses.conftest import Implementation
from tests.support.stacked_packs import scoring, stacked

TABLE, OTHER = "10B 9B 8B 6B", "6D 9C 8D"


@pytest.mark.parametrize(
    ("hand", "chorizo", "baciga"),
    [
        ("2D 3C 4S", 6, 6),
        ("1D 2C 3S", 5, 6),
        ("1D 3D 5D", 6, 6),
        ("1C 2C 3C", 8, 9),
        ("1D 1C 5S", 2, 3),
        ("2D 2C 4S", 0, 3),
        ("7D 8C 9S", 3, 3),
        ("1D 4D 10D", 3, 3),
        ("3D 3C 3S", 20, 20),
        ("10D 10C 10S", 20, 20),
        ("4D 5C 9S", 0, 0),
    ],
)
def test_S8_hands(rules_of: Implementation, hand: str, chorizo: int, baciga: int) -> None:
    """Escalera 3, flor 3, 7 or less 2, nine 3, three equal 20 alone; báciga has one call for 9 or less."""
    for name, points in (("chorizo", chorizo), ("baciga", baciga)):
        rules = variant(name).rules(2)
        played = rules_of.round(rules, stacked(rules, table=TABLE, deals=[[hand, OTHER]]))
        assert ("declare" in played.legal()) is bool(points), name
        if points:
            played.play("declare")
            assert played.declared() == [points, 0], name


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        (["7D 7C 7S", "7B 6D 6C 6S"], [1, 0]),
        (["7D 7C 6D", "7S 7B 6C 6S"], [0, 1]),
        (["7D 6D 1D 1C", "7C 6C 1S 5D"], [1, 0]),
        (["7D 6D 1D 5D 5C", "7C 6C 1S 5S"], [1, 0]),
        (["7D 6D 1D 5D", "7C 6C 1S 5S 4D"], [0, 0]),
        (["6D", "6C"], [0, 0]),
        (["7D 6D 1D", "7C 6C 5D 5C"], [1, 0]),
    ],
)
def test_S8_sevens_then_sixes_aces_and_fives(rules_of: Implementation, piles: list[str], points: list[int]) -> None:
    rules = scoring(barmila=Barmila(ranks="sevens-sixes-aces-fives"))
    assert [side.total for side in rules_of.score(rules, piles).sides] == points
