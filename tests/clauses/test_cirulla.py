"""The worked examples of Cirulla, and the rules of La Spezia (docs/rules.md#declarations)."""

from __future__ import annotations

import pytest

from settebello.variants import variant
from settebello.variants.cirulla import CIRULLA
from tests.clauses.conftest import AnyRound, End, Implementation
from tests.support.stacked_packs import options, stacked

RULES = variant("cirulla").rules(2)
LA_SPEZIA = variant("cirulla").rules(
    2, next(one.settings for one in CIRULLA.alternatives if one.settings.get("declarations") == "la-spezia")
)
PLAIN_TABLE = "10B 9B 8B 6B"
PLAIN_HAND = "6D 9C 8D"


def dealt(rules_of: Implementation, *hands: str, table: str = PLAIN_TABLE, la_spezia: bool = False) -> AnyRound:
    rules = LA_SPEZIA if la_spezia else RULES
    return rules_of.round(rules, stacked(rules, table=table, deals=[hands]))


def test_S7_what_an_ace_takes_beside_an_ace(rules_of: Implementation) -> None:
    """With A 3 4 6 7 an ace takes the ace or what makes fifteen: A+6+7 too, which the source's list leaves out."""
    found, may_lay = rules_of.captures(RULES, "1S", "1D 3D 4D 6D 7D")
    assert (found, may_lay) == (options("1D", "3D 4D 7D", "1D 3D 4D 6D", "1D 6D 7D"), False)


def test_S7_an_ace_takes_all_where_no_ace_lies(rules_of: Implementation) -> None:
    """Taking all so is a scopa."""
    played = dealt(rules_of, "1S 9S 8S", PLAIN_HAND)
    played.play("1Sx6B8B9B10B")
    assert (played.sweeps(), played.table) == ([1, 0], set())


def test_S7_any_of_several_captures(rules_of: Implementation) -> None:
    """A free choice among equal, sum and fifteen."""
    assert rules_of.captures(RULES, "7S", "7D 3D 4D 8D") == (options("7D", "3D 4D", "8D"), False)


@pytest.mark.parametrize(
    ("table", "sweeps"),
    [
        ("5D 4D 3D 3C", 1),
        ("10D 9D 9C 2D", 2),
        ("10D 9D 8C 2D", 0),
        ("7C 2D 3D 4D", 1),
        ("7C 10D 9D 8D", 2),
        ("7C 6D 6S 8D", 2),
        ("7C 6D 5S 4D", 0),
    ],
)
def test_S7_the_dealer_takes_fifteen_or_thirty(rules_of: Implementation, table: str, sweeps: int) -> None:
    """The matta may be anything for this."""
    played = dealt(rules_of, table=table)
    assert played.sweeps() == [0, sweeps]
    assert played.pile(1) == (set(table.split()) if sweeps else set())


@pytest.mark.parametrize(("table", "again"), [("1D 1C 9D 4D", True), ("1D 9C 3D 4D", False), ("1D 7C 4D 3D", False)])
def test_S7_two_aces_are_dealt_anew(rules_of: Implementation, table: str, again: bool) -> None:
    """Even if they make fifteen; the matta is not an ace there."""
    assert (dealt(rules_of, table=table).inner.phase == "redeal") is again


def test_S7_sevens_six_and_queen_beat_sixty_nine(rules_of: Implementation) -> None:
    """7-7-6-Q is 70 by the table of values; the source's example says 68."""
    score = rules_of.score(RULES, ["7D 7C 6S 9B", "7S 6D 5C 5B"])
    assert [side.prime_value for side in score.sides] == [70, 69]
    assert [side.lines.get("primiera", 0) for side in score.sides] == [1, 0]


@pytest.mark.parametrize(
    ("pile", "lines"),
    [
        ("1D 2D 3D", {"scaletta_bassa": 3}),
        ("1D 2D 3D 4D 5D 6D", {"scaletta_bassa": 6}),
        ("1D 2D 3D 4D 5D 6D 7D", {"scaletta_bassa": 6}),
        ("8D 9D 10D", {"scaletta_alta": 5}),
        ("7D 8D 9D 10D", {"scaletta_alta": 5}),
    ],
)
def test_S7_piccola_and_grande(rules_of: Implementation, pile: str, lines: dict[str, int]) -> None:
    """Piccola: a point a card, 3 to 6; grande: 5."""
    found = rules_of.score(RULES, [pile, ""]).sides[0].lines
    assert {key: points for key, points in found.items() if key.startswith("scaletta")} == lines


def test_S7_all_ten_coins_win(rules_of: Implementation, end_of: End) -> None:
    score = rules_of.score(RULES, ["1D 2D 3D 4D 5D 6D 7D 8D 9D 10D", ""])
    assert score.outright == 0
    found = end_of(RULES, [4, 50], score.outright)
    assert found is not None
    assert found.winners == (0,)


def test_S7_the_higher_total_from_51_on(end_of: End) -> None:
    assert end_of(RULES, [51, 51]) is None
    found = end_of(RULES, [51, 53])
    assert found is not None
    assert found.winners == (1,)


@pytest.mark.parametrize(
    ("hand", "points"), [("1D 2C 6S", 1), ("10D 10C 10S", 2), ("3D 3C 3S", 3), ("4D 4C 4S", 2), ("2D 3C 5S", 0)]
)
def test_S7_hands_in_la_spezia(rules_of: Implementation, hand: str, points: int) -> None:
    """Nine or less 1, three equal 2, and 3 where they are nine or less."""
    played = dealt(rules_of, hand, PLAIN_HAND, la_spezia=True)
    assert ("declare" in played.legal()) is bool(points)
    if points:
        played.play("declare")
        assert played.declared() == [points, 0]


@pytest.mark.parametrize(
    ("table", "sweeps"),
    [
        ("1D 2D 2C 4D", 1),
        ("1D 2D 3C 4D", 0),
        ("5D 4D 3D 3C", 0),
        ("10D 9D 9C 2D", 2),
        ("7C 2D 2S 4D", 1),
        ("7C 2D 3S 4D", 0),
        ("7C 10D 9D 8D", 2),
    ],
)
def test_S7_the_dealer_takes_nine_or_thirty_in_la_spezia(rules_of: Implementation, table: str, sweeps: int) -> None:
    """Fifteen is in neither list of the sources; a matta counts 1 at the least."""
    assert dealt(rules_of, table=table, la_spezia=True).sweeps() == [0, sweeps]


@pytest.mark.parametrize(
    ("table", "sweeps"),
    [
        ("1D 2D 2C 4D", 3),
        ("1D 2D 3C 4D", 0),
        ("5D 4D 3D 3C", 1),
        ("10D 9D 9C 2D", 2),
        ("7C 1D 2S 4D", 3),
        ("7C 2D 3S 4D", 1),
        ("7C 10D 9D 8D", 2),
    ],
)
def test_S7_books_give_the_dealer_three_sweeps_for_nine(rules_of: Implementation, table: str, sweeps: int) -> None:
    """Fantini and Santelia: a table of 9 or less, in addition to 15 and 30; a matta may count for either."""
    rules = variant("cirulla").rules(2, {"dealer_takes": "nine-fifteen-thirty"})
    played = rules_of.round(rules, stacked(rules, table=table, deals=[]))
    assert played.sweeps() == [0, sweeps]
    assert played.pile(1) == (set(table.split()) if sweeps else set())


def test_S7_some_have_an_equal_card_first(rules_of: Implementation) -> None:
    """Before a sum, as some circles have it, and before a fifteen."""
    rules = variant("cirulla").rules(2, {"choice": "equal-first"})
    assert rules_of.captures(rules, "7S", "7D 3D 4D 8D") == (options("7D"), False)
    assert rules_of.captures(rules, "7S", "3D 4D 8D") == (options("3D 4D", "8D"), False)


def test_S7_some_score_both_kinds(rules_of: Implementation) -> None:
    """3-3-3 is 13 where both bonuses are allowed."""
    rules = variant("cirulla").rules(2, {"declaring.points": "add"})
    played = rules_of.round(rules, stacked(rules, table=PLAIN_TABLE, deals=[["3D 3C 3S", PLAIN_HAND]]))
    played.play("declare")
    assert played.declared() == [13, 0]


def test_S7_in_some_tournaments_all_coins_win_nothing(rules_of: Implementation) -> None:
    rules = variant("cirulla").rules(2, {"scala": "off"})
    assert rules_of.score(rules, ["1D 2D 3D 4D 5D 6D 7D 8D 9D 10D", ""]).outright is None


@pytest.mark.parametrize(
    ("pile", "lines"),
    [
        ("1D 2D 3D 4D 5D 6D", {"scaletta_bassa": 5}),
        ("8D 9D 10D", {"scaletta_alta": 5}),
        ("7D 8D 9D 10D", {"scaletta_alta": 6}),
        ("5D 6D 7D 8D 9D 10D", {"scaletta_alta": 7}),
    ],
)
def test_S7_sequences_in_la_spezia(rules_of: Implementation, pile: str, lines: dict[str, int]) -> None:
    """Bassa 3 to 5; alta 5, 6 with the seven, 7 with the six too."""
    found = rules_of.score(LA_SPEZIA, [pile, ""]).sides[0].lines
    assert {key: points for key, points in found.items() if key.startswith("scaletta")} == lines
