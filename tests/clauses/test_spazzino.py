"""The worked examples of Spazzino and Tombolon (docs/rules.md#the-named-games)."""

from __future__ import annotations

import pytest

from settebello.variants import variant
from tests.clauses.conftest import AnyRound, End, Implementation
from tests.support.stacked_packs import options, stacked

SPAZZINO = variant("spazzino").rules()
TOMBOLON = variant("tombolon").rules(2)
SWORDS = "1S 2S 3S 4S 5S 6S 7S 8S 9S 10S"
CUPS = SWORDS.replace("S", "C")


def spazzino(rules_of: Implementation, *hands: str, table: str) -> AnyRound:
    return rules_of.round(SPAZZINO, stacked(SPAZZINO, table=table, deals=[hands]))


def tombolon(rules_of: Implementation, *hands: str, table: str) -> AnyRound:
    return rules_of.round(TOMBOLON, stacked(TOMBOLON, table=table, deals=[hands]))


@pytest.mark.parametrize("rules", [SPAZZINO, TOMBOLON], ids=["spazzino", "tombolon"])
def test_S9_a_picture_takes_only_its_equal(rules_of: Implementation, rules: object) -> None:
    """S9, S10: a jack takes no 3+5, and is part of no sum; equal or sum, of the player's choice."""
    assert rules_of.captures(SPAZZINO, "8D", "8S 3D 5D") == (options("8S"), False)
    assert rules_of.captures(SPAZZINO, "9D", "8S 1D") == (set(), True)
    assert rules_of.captures(SPAZZINO, "7D", "7S 3D 4D") == (options("7S", "3D 4D"), False)


def test_S9_picula(rules_of: Implementation) -> None:
    """An equal card takes the one just laid: 1 point."""
    played = spazzino(rules_of, "9D 2D 3D", "9S 4D 5D", table="10D 10C 8B 1B")
    played.play("9D", "9Sx9D")
    assert played.capture_points() == [0, 1]


def test_S9_bagher_of_three_cards(rules_of: Implementation) -> None:
    """7C takes 5C+2C: 3 points."""
    played = spazzino(rules_of, "7C 9D 9S", "8D 10S 1D", table="5C 2C 10D 8S")
    played.play("7Cx2C5C")
    assert played.capture_points() == [3, 0]


def test_S9_the_played_card_must_be_of_that_suit_too(rules_of: Implementation) -> None:
    """The program wants it; the text names only the captured cards."""
    played = spazzino(rules_of, "7D 9D 9S", "8D 10S 1D", table="5C 2C 10D 8S")
    played.play("7Dx2C5C")
    assert played.capture_points() == [0, 0]


@pytest.mark.parametrize(
    ("piles", "lines"),
    [
        ([f"{SWORDS} 1D", "2D"], [{"cards": 2, "coins": 2, "napola": 10, "honours": 2}, {}]),
        (["7D 8S 2S", "1C 2C 3C"], [{"cards": 1, "coins": 2, "honours": 3}, {"cards": 1}]),
        (["1S", "2S"], [{"cards": 1, "coins": 1}, {"cards": 1, "coins": 1, "honours": 1}]),
    ],
)
def test_S9_the_end_of_a_round(rules_of: Implementation, piles: list[str], lines: list[dict[str, int]]) -> None:
    """Cards 2 and swords 2, 1 each where tied; 7D, jack and two of swords 1 each; napola of swords up to 10."""
    score = rules_of.score(SPAZZINO, piles)
    assert [side.lines for side in score.sides] == lines
    assert score.outright is None


def test_S10_a_sweep_scores_its_card(rules_of: Implementation) -> None:
    """A jack 3, not 1."""
    played = tombolon(rules_of, "7D 1C 2C 10C", "1D 2D 9D 9C", table="3D 4D 8D 8C")
    played.play("7Dx3D4D")
    assert (played.capture_points(), played.sweeps()) == ([7, 0], [0, 0])
    swept = tombolon(rules_of, "7D 1C 2C 10C", "1D 2D 9D 9C", table="1S 2S 3S 1B")
    swept.play("7Dx1S1B2S3S")
    assert (swept.capture_points(), swept.sweeps()) == ([7, 0], [1, 0])


def test_S10_colore_and_sweep_add(rules_of: Implementation) -> None:
    """7D on 1D 2D 4D: all of one suit, and the table is empty."""
    played = tombolon(rules_of, "7D 1C 2C 10C", "9S 10S 9D 9C", table="1D 2D 4D 8C")
    played.play("7Dx1D2D4D")
    assert played.capture_points() == [7, 0]
    both = tombolon(rules_of, "10D 1C 2C 6D", "9S 10S 9D 9C", table="1D 2D 3D 10C")
    both.play("10Dx10C", "9D", "6Dx1D2D3D")
    assert both.capture_points() == [6, 0]


@pytest.mark.parametrize(
    ("first", "cards"),
    [(0, [2, 0]), (1, [0, 2])],
)
def test_S10_a_tie_goes_to_the_first_player(rules_of: Implementation, first: int, cards: list[int]) -> None:
    score = rules_of.score(TOMBOLON, ["1D 2D", "3D 4D"], first=first)
    assert [side.lines.get("cards", 0) for side in score.sides] == cards


def test_S10_all_six_points_are_twelve(rules_of: Implementation) -> None:
    """Cards 2, swords 1, two and jack of swords and 7D: 5 points, and the tie rule never leaves one out; all count
    twice."""
    score = rules_of.score(TOMBOLON, ["1S 2S 8S 7D", "1D"])
    assert score.sides[0].lines == {"cards": 2, "coins": 1, "honours": 3, "double_all": 6}
    assert score.totals == (12, 0)


def test_S10_all_swords_and_all_six_points_win(rules_of: Implementation, end_of: End) -> None:
    """Tombolon: the game. The napola then scores nothing."""
    score = rules_of.score(TOMBOLON, [f"{SWORDS} 7D", "1D"])
    assert score.outright == 0
    assert score.sides[0].lines == {"cards": 2, "coins": 1, "honours": 3, "double_all": 6}
    found = end_of(TOMBOLON, [0, 30], score.outright)
    assert found is not None
    assert found.winners == (0,)


@pytest.mark.parametrize(
    ("piles", "first", "outright"),
    [
        ((SWORDS, "7D"), 0, None),  # without the seven of coins
        ((f"{SWORDS} 7D", f"{CUPS} 1B 2B"), 0, None),  # without most cards
        ((f"{SWORDS} 7D", f"{CUPS} 1B"), 0, 0),  # a tie for most cards is the first player's
        ((f"{SWORDS} 7D", f"{CUPS} 1B"), 1, None),
    ],
)
def test_S10_all_swords_without_all_six_points_are_a_napola_of_ten(
    rules_of: Implementation, piles: tuple[str, str], first: int, outright: int | None
) -> None:
    score = rules_of.score(TOMBOLON, piles, first=first)
    assert score.outright == outright
    assert score.sides[0].lines.get("napola", 0) == (10 if outright is None else 0)


@pytest.mark.parametrize(("table", "again"), [("8D 8C 8S 1D", True), ("7D 7C 7S 1D", True), ("6D 6C 6S 1D", False)])
def test_S10_three_high_cards_are_dealt_anew(rules_of: Implementation, table: str, again: bool) -> None:
    assert (tombolon(rules_of, table=table).inner.phase == "redeal") is again
