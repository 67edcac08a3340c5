"""The worked examples of Spincio (docs/rules.md#the-named-games)."""

from __future__ import annotations

import pytest

from settebello.variants import variant
from tests.clauses.conftest import Implementation
from tests.support.stacked_packs import options, stacked

SPINCIO = variant("spincio").rules()
OTHERS = ("8D 9C 10S", "8C 9S 10D", "8S 9D 10C")


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("1D 3C 5S", 2),  # nine
        ("1D 3C 6S", 0),
        ("2D 2C 5S", 3),  # nine, with a pair
        ("4D 4C 2S", 0),  # a pair alone
        ("3D 3C 3S", 9),  # three of a kind, and nine
        ("5D 5C 5S", 7),
    ],
)
def test_S14_hands_score_as_they_are_dealt(rules_of: Implementation, hand: str, points: int) -> None:
    played = rules_of.round(SPINCIO, stacked(SPINCIO, table="7D 7C 6C 5B", deals=[(hand, *OTHERS)]))
    assert played.declared() == [0, points] if played.hand(1) == set(hand.split()) else [points, 0]
    assert all(not played.shown(seat) for seat in range(4))


def test_S14_an_ace_takes_all_but_an_ace_only_an_ace(rules_of: Implementation) -> None:
    assert rules_of.captures(SPINCIO, "1D", "2D 5C 9S") == (options("2D 5C 9S"), False)
    assert rules_of.captures(SPINCIO, "1D", "1C 5C 9S") == (options("1C"), False)


def test_S14_the_lines_of_the_sheet(rules_of: Implementation) -> None:
    """Cards, coins, both sevens' lines, the king, and a run of coins from the ace."""
    score = rules_of.score(SPINCIO, ["1D 2D 3D 7D 10D 7C 4D", "7S 5B 6B"])
    lines = {"cards": 1, "coins": 1, "settebello": 1, "barmila": 1, "re_bello": 1, "napola": 4}
    assert [side.lines for side in score.sides] == [lines, {}]


def test_S14_all_coins_win_at_once(rules_of: Implementation) -> None:
    coins = " ".join(f"{rank}D" for rank in range(1, 11))
    assert rules_of.score(SPINCIO, [coins, "7S 5B"]).outright == 0
