"""Piles that are stolen by their top card (docs/rules.md#stolen-piles)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.rules import Capture, Rules
from settebello.variants import variant
from tests.clauses.conftest import AnyRound, Implementation
from tests.support.stacked_packs import stacked

RULES = variant("rubamazzo").rules(2)
THREE = variant("rubamazzo").rules(3)
FOUR = variant("rubamazzo").rules(4)


def after(rules_of: Implementation, rules: Rules, table: str, hands: list[str], *actions: str) -> AnyRound:
    played = rules_of.round(rules, stacked(rules, table=table, deals=[hands]))
    for action in actions:
        played.play(action)
    return played


def test_S15_the_top_of_a_pile_takes_the_whole_pile(rules_of: Implementation) -> None:
    """And the card played is the new top."""
    played = after(rules_of, RULES, "7D 3C 5S 9B", ["7C 1S 2S", "7S 4B 6B"], "7Cx7D")
    assert "7Sx7C" in played.legal()
    played.play("7Sx7C")
    assert (played.pile(0), played.pile(1)) == (set(), {"7C", "7D", "7S"})
    assert played.table == {"3C", "5S", "9B"}


def test_S15_only_the_top_card_counts(rules_of: Implementation) -> None:
    """The seven under the three is safe, and the three on it is not."""
    played = after(rules_of, RULES, "7D 3C 5S 9B", ["7C 3S 2S", "4B 7S 3B"], "7Cx7D", "4B", "3Sx3C")
    assert sorted(played.legal()) == ["3Bx3S", "7S"]


def test_S15_a_pile_must_be_taken(rules_of: Implementation) -> None:
    """A card that can take something must, and a pile is something."""
    played = after(rules_of, RULES, "7D 3C 5S 9B", ["7C 1S 2S", "7S 4B 6B"], "7Cx7D")
    assert sorted(played.legal()) == ["4B", "6B", "7Sx7C"]


def test_S15_the_table_or_the_pile(rules_of: Implementation) -> None:
    """Where both have an equal card, the player chooses: one source allows only the table."""
    played = after(rules_of, RULES, "7D 7B 5S 9B", ["7C 1S 2S", "7S 4B 6B"], "7Cx7D")
    assert sorted(played.legal()) == ["4B", "6B", "7Sx7B", "7Sx7C"]


def test_S15_nobody_takes_the_own_pile(rules_of: Implementation) -> None:
    played = after(rules_of, RULES, "7D 3C 5S 9B", ["7C 7S 2S", "1D 4B 6B"], "7Cx7D", "1D")
    assert sorted(played.legal()) == ["2S", "7S"]


def test_S15_of_three_each_for_themselves(rules_of: Implementation) -> None:
    """A pile may be stolen from either of the others, and stolen again."""
    hands = ["7C 1S 2S", "5C 4B 6B", "7S 5B 8B"]
    played = after(rules_of, THREE, "7D 3C 5S 9B", hands, "7Cx7D", "5Cx5S")
    assert sorted(played.legal()) == ["5Bx5C", "7Sx7C", "8B"]
    played.play("7Sx7C")
    assert [played.pile(side) for side in range(3)] == [set(), {"5C", "5S"}, {"7C", "7D", "7S"}]


def test_S15_four_each_for_themselves(rules_of: Implementation) -> None:
    """The player opposite is not a partner: that pile may be stolen too, and the stolen one again by the last
    player."""
    hands = ["7C 1S 2S", "5C 4B 6B", "7S 8B 9D", "7B 4C 6D"]
    played = after(rules_of, FOUR, "7D 3C 5S 9B", hands, "7Cx7D", "5Cx5S")
    assert sorted(played.legal()) == ["7Sx7C", "8B", "9Dx9B"]
    played.play("7Sx7C")
    played.play("7Bx7S")
    assert [played.pile(side) for side in range(4)] == [set(), {"5C", "5S"}, set(), {"7B", "7C", "7D", "7S"}]


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        (["1D 2D", "1C", "1S", "1B 2B 3B"], [0, 0, 0, 1]),
        (["1D 2D", "1C 2C", "1S", "1B"], [0, 0, 0, 0]),
        (["1D", "1C 2C", "1S", "1B"], [0, 1, 0, 0]),
    ],
)
def test_S15_of_four_the_most_cards_win(rules_of: Implementation, piles: list[str], points: list[int]) -> None:
    assert [side.total for side in rules_of.score(FOUR, piles).sides] == points


def test_taking_a_pile_is_no_sweep(rules_of: Implementation) -> None:
    """Not even where the table is empty, nor by an ace that sweeps."""
    rules = replace(RULES, capture=Capture(ace="sweep", steal=True), sweep=replace(RULES.sweep, points=1))
    played = after(rules_of, rules, "2D 3C 5S 9B", ["1C 8S 2S", "1S 4B 6B"], "1Cx2D3C5S9B")
    assert (played.sweeps(), "1Sx1C" in played.legal()) == ([1, 0], True)
    played.play("1Sx1C")
    assert (played.sweeps(), played.table) == ([1, 0], set())
    assert played.pile(1) == {"1C", "1S", "2D", "3C", "5S", "9B"}


def test_nothing_is_certain_while_piles_can_be_stolen(rules_of: Implementation) -> None:
    rules = replace(RULES, finish=replace(RULES.finish, claiming_out=True))
    played = after(rules_of, rules, "7D 3C 5S 9B", ["7C 1S 2S", "7S 4B 6B"], "7Cx7D")
    assert [played.certain(side) for side in (0, 1)] == [0, 0]


@pytest.mark.parametrize(("piles", "points"), [(["1D 2D 3D", "1C"], [1, 0]), (["1D", "1C"], [0, 0])])
def test_S15_the_most_cards_win(rules_of: Implementation, piles: list[str], points: list[int]) -> None:
    """A tie gives nobody the point, so another round is played."""
    assert [side.total for side in rules_of.score(RULES, piles).sides] == points
