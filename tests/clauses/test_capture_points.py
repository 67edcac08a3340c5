"""Captures that continue upwards, and points that captures score as they are made (docs/rules.md#capture-points)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.rules import Capture, CapturePoints, CardCount, Deal, Rules, Sweep
from tests.clauses.conftest import Implementation
from tests.oracle.basics import pack_cards
from tests.support.stacked_packs import BASIC, options, scoring, stacked

FREE = Rules(capture=Capture(choice="free"), deal=Deal(redeal=()))
RUN = replace(FREE, capture=Capture(choice="free", pictures="equal-only", run=True))
EQUAL_RUN = replace(FREE, capture=Capture(sum=False, run=True))
CHAIN = replace(EQUAL_RUN, capture_points=CapturePoints(fall=(1, 5, 10)))


@pytest.mark.parametrize(
    ("card", "table", "expected"),
    [
        ("7C", "7D 8D 9S 1B", ["7D 8D 9S"]),  # RON: 7 then 10, jack and so on
        ("7C", "7D 9S 10B 1B", ["7D"]),  # the run ends where a value is missing
        ("6C", "1D 6D 7D 8S", ["6D 7D 8S"]),
        ("10C", "10D 9D", ["10D"]),
        ("5C", "6D 7D 8S", []),
    ],
)
def test_RON_an_equal_card_and_its_run_upwards(
    rules_of: Implementation, card: str, table: str, expected: list[str]
) -> None:
    assert rules_of.captures(EQUAL_RUN, card, table)[0] == options(*expected)


@pytest.mark.parametrize(
    ("card", "table", "expected"),
    [
        ("4D", "1C 3S 5B", ["1C 3S 5B"]),  # a sum, and the run from the card played
        ("4D", "4C 1C 3S 5B 7D", ["4C 5B", "1C 3S 5B"]),
        ("4D", "4C 5B 5S", ["4C 5B", "4C 5S"]),  # one card of each value
        ("8D", "7C 1S 8B", ["8B"]),  # a picture takes no sum
        ("9D", "8C 1S", []),
        ("7D", "7C 8S 8B 9B", ["7C 8S 9B", "7C 8B 9B"]),  # a picture may be part of the run
    ],
)
def test_CUA_a_sum_of_numbers_then_the_run(
    rules_of: Implementation, card: str, table: str, expected: list[str]
) -> None:
    assert rules_of.captures(RUN, card, table)[0] == options(*expected)


def test_pictures_are_no_part_of_a_fifteen(rules_of: Implementation) -> None:
    rules = replace(FREE, capture=Capture(sum=False, fifteen=True, choice="free", pictures="equal-only"))
    assert rules_of.captures(rules, "7D", "8C 5S 3B")[0] == options("5S 3B")
    assert rules_of.captures(rules, "8D", "7C 8S")[0] == options("8S")


def points(rules_of: Implementation, rules: Rules, table: str, hands: list[str], *actions: str) -> list[int]:
    """The capture points of both sides after these actions."""
    played = rules_of.round(rules, stacked(rules, table=table, deals=[hands]))
    played.play(*actions)
    return played.capture_points()


@pytest.mark.parametrize(
    ("table", "hands", "actions", "expected"),
    [
        ("1D 2D 3D 4D", ["9D", "9C"], ["9D", "9Cx9D"], [0, 1]),  # the card just laid
        ("9S 2D 3D 4D", ["8D", "9C"], ["8D", "9Cx9S"], [0, 0]),  # an equal card that lay there
        ("1D 2D 3D 4D", ["9D 8D", "8C 9C"], ["9D", "8C", "8Dx8C"], [1, 0]),
        ("1D 2D 3D 4D", ["9D 3S", "8C 9C"], ["9D", "8C", "3Sx3D", "9Cx9D"], [0, 0]),  # no longer just laid
    ],
)
def test_SPZ_picula(
    rules_of: Implementation, table: str, hands: list[str], actions: list[str], expected: list[int]
) -> None:
    rules = replace(FREE, capture=Capture(sum=False), capture_points=CapturePoints(fall=(1,)))
    assert points(rules_of, rules, table, hands, *actions) == expected


def test_no_fall_with_the_first_card_after_a_deal(rules_of: Implementation) -> None:
    rules = replace(FREE, capture=Capture(sum=False), capture_points=CapturePoints(fall=(1,)))
    hands = [["6C 6D 10D", "7D 8S 9S"], ["9C", "1S"]]
    played = rules_of.round(rules, stacked(rules, table="1D 2D 3D 4B", deals=hands))
    played.play("6C", "7D", "6Dx6C", "8S", "10D", "9S", "9Cx9S")
    assert played.capture_points() == [0, 0]


def test_RON_one_then_five_then_ten(rules_of: Implementation) -> None:
    """RON: taking the card just laid 1, then 5, then 10 as it is answered; the cards change hands."""
    hands = ["9D 9S", "9C 9B"]
    played = rules_of.round(CHAIN, stacked(CHAIN, table="1D 2D 3D 4D", deals=[hands]))
    played.play("9D", "9Cx9D")
    assert (played.pile(1), played.table) == ({"9C", "9D"}, {"1D", "2D", "3D", "4D"})
    assert "9Sx9D9C" in played.legal()
    assert "9S" not in played.legal()
    played.play("9Sx9D9C")
    assert (played.pile(0), played.pile(1)) == ({"9S", "9D", "9C"}, set())
    played.play("9Bx9D9C9S")
    assert (played.pile(0), played.pile(1)) == (set(), {"9S", "9D", "9C", "9B"})
    assert played.capture_points() == [5, 11]
    assert (played.inner.last_capture, played.sweeps()) == (1, [0, 0])


def test_a_chain_ends_with_another_play(rules_of: Implementation) -> None:
    hands = ["9D 9S 8D", "9C 9B 8C"]
    played = rules_of.round(CHAIN, stacked(CHAIN, table="1D 2D 3D 4D", deals=[hands]))
    played.play("9D", "9Cx9D", "8D")
    assert played.legal() == {"9B", "8Cx8D"}
    assert played.pile(1) == {"9C", "9D"}


@pytest.mark.parametrize(
    ("kind", "action", "expected"),
    [
        ("each", "7Cx2C5C", 3),  # SPZ: 7C takes 5C and 2C, 3 points
        ("one", "7Cx2C5C", 1),
        ("by-card", "7Cx2C5C", 7),  # TOM: the card's own points
        ("by-card", "8Cx3C5C", 3),
        ("each", "7Dx2C5C", 0),  # the played card is of another suit
        ("each", "5Dx5C", 0),  # two cards are too few
    ],
)
def test_SPZ_TOM_captures_of_one_suit(rules_of: Implementation, kind: str, action: str, expected: int) -> None:
    rules = replace(FREE, capture_points=CapturePoints(one_suit=kind))  # type: ignore[arg-type] # a word
    table = "5C 2C 3C 10D"
    assert points(rules_of, rules, table, [action.split("x")[0]], action) == [expected, 0]


def test_CIC_three_cards_or_more(rules_of: Implementation) -> None:
    rules = replace(FREE, capture_points=CapturePoints(many=1))
    assert points(rules_of, rules, "1C 2C 4D 10D", ["7D"], "7Dx1C2C4D") == [1, 0]
    assert points(rules_of, rules, "3C 4D 10D 9D", ["7D"], "7Dx3C4D") == [0, 0]


def test_cards_that_a_fall_takes_back_are_not_table_cards(rules_of: Implementation) -> None:
    """The last fall of a chain takes three cards, all of them from a pile."""
    rules = replace(CHAIN, capture_points=replace(CHAIN.capture_points, many=4))
    hands = ["9D 9S 8D", "9C 9B 8C"]
    played = rules_of.round(rules, stacked(rules, table="1D 2D 3D 4D", deals=[hands]))
    played.play("9D", "9Cx9D", "9Sx9D9C", "9Bx9D9C9S")
    assert played.capture_points() == [5, 11]


@pytest.mark.parametrize(("card", "table", "expected"), [("7D", "1C 2C 4S", 7), ("9D", "2C 3C 4S", 4)])
def test_TOM_a_sweep_scores_its_card(rules_of: Implementation, card: str, table: str, expected: int) -> None:
    rules = replace(FREE, sweep=Sweep(by_card=True))
    played = rules_of.round(rules, stacked(rules, table=f"{table} 8S", deals=[[f"{card} 8D", "8C 8B"]]))
    played.play("8Dx8S", "8C", f"{card}x{table.replace(' ', '')}")
    assert (played.capture_points(), played.sweeps()) == ([0, 0], [0, 0])
    played = rules_of.round(rules, stacked(rules, table=f"{table} 8S", deals=[["8D 10S", f"{card} 10D"]]))
    played.play("8Dx8S", f"{card}x{table.replace(' ', '')}")
    assert (played.capture_points(), played.sweeps()) == ([0, expected], [0, 1])
    assert played.inner.score().sides[1].lines["captures"] == expected


@pytest.mark.parametrize(
    ("count", "even", "expected"), [(19, True, 0), (20, True, 6), (21, True, 8), (22, True, 8), (23, False, 9)]
)
def test_CUA_twenty_cards_and_more(rules_of: Implementation, count: int, *, even: bool, expected: int) -> None:
    """CUA: 20 cards 6 and 1 for each more, rounded up to even."""
    rules = scoring(card_count=CardCount(points=6, at_least=20, each=1, even=even))
    cards = [str(card) for card in pack_cards(BASIC)]
    piles = [" ".join(cards[:count]), " ".join(cards[count:])]
    assert rules_of.score(rules, piles).sides[0].lines.get("card_count", 0) == expected
