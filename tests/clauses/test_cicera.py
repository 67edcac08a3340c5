"""The worked examples of Cicera bigia and of Tombolon of Padua (docs/rules.md#the-named-games)."""

from __future__ import annotations

import pytest

from settebello.rules import Rules
from settebello.variants import variant
from settebello.variants.presets import PRESETS
from tests.clauses.conftest import AnyRound, End, Implementation
from tests.support.stacked_packs import options, stacked

CICERA = variant("cicera-bigia").rules()
PADUA = PRESETS["tombolon-padua"].rules()
SWORDS = " ".join(f"{rank}S" for rank in range(1, 14))

HANDS = (
    "1D 2D 7D 12D 13D 1C 4C 9C 12C 9B 10B 13B",
    "3D 4D 8D 11D 2C 10C 6C 13C 1B 5B 8B 12B",
    "5D 6D 9D 5C 7C 11C 1S 4S 2B 3B 6B 11B",
    "10D 3C 8C 2S 3S 5S 6S 7S 8S 4B 7B 13S",
)


def cicera(rules_of: Implementation, *hands: str, table: str, rules: Rules = CICERA) -> AnyRound:
    return rules_of.round(rules, stacked(rules, table=table, deals=[hands]))


def test_S16_four_in_pairs_with_twelve_cards_each() -> None:
    """A pack of 52, 12 each and 4 on the table, to the right; also six or four at a time."""
    assert (len(CICERA.cards), CICERA.sides, CICERA.deal.table, CICERA.deal.hands) == (52, 2, 4, (12,))
    assert CICERA.seating.direction == "right"
    offered = [
        variant("cicera-bigia").rules(4, one.settings).deal.hands for one in variant("cicera-bigia").alternatives
    ]
    assert offered == [(6, 6), (4, 4, 4)]


@pytest.mark.parametrize(
    ("card", "table", "taken"),
    [
        ("8D", "8S 3D 5D", options("8S", "3D 5D")),
        ("10D", "9S 1D 11C", options("1D 9S")),
        ("11D", "11S 8D 3C", options("11S")),
        ("13D", "12S 1D", set()),
    ],
)
def test_S16_numbers_by_value_and_pictures_their_equal(
    rules_of: Implementation, card: str, table: str, taken: set[frozenset[str]]
) -> None:
    """Free choice, and nobody has to capture."""
    assert rules_of.captures(CICERA, card, table) == (taken, True)


def test_S16_picada(rules_of: Implementation) -> None:
    """An equal card takes the one just laid: 1 point."""
    played = cicera(rules_of, *HANDS, table="10S 9S 11S 12S")
    played.play("13D", "13Cx13D")
    assert played.capture_points() == [0, 1]


def test_S16_three_cards_and_one_suit_score_one_each(rules_of: Implementation) -> None:
    """9D takes 2D 3D 4D: three cards or more, 1, and all of one suit, 1."""
    hands = (
        "9D 1D 7D 12D 13D 1C 4C 9C 12C 9B 10B 13B",
        "5S 6S 8D 11D 2C 10C 6C 13C 1B 5B 8B 12B",
        "5D 6D 10D 5C 7C 11C 1S 4S 2B 3B 6B 11B",
        "9S 3C 8C 2S 3S 10S 11S 7S 8S 4B 7B 13S",
    )
    played = cicera(rules_of, *hands, table="2D 3D 4D 12S")
    played.play("9Dx2D3D4D")
    assert played.capture_points() == [2, 0]


def test_S16_the_last_card_scores_nothing_for_its_capture() -> None:
    """A decision: the sources do not say."""
    assert not CICERA.capture_points.last_card_scores
    assert not CICERA.sweep.last_card


@pytest.mark.parametrize(
    ("piles", "lines"),
    [
        (["2S 10D 11C", "1C 2C"], [{"cards": 2, "coins": 1, "honours": 3}, {}]),
        (["1S 2S", "3D 4D"], [{"cards": 1, "coins": 1, "honours": 1}, {"cards": 1}]),
        (["1S 2S 3S 4S", "7D 8S"], [{"cards": 2, "coins": 1, "honours": 1, "napola": 4}, {}]),
    ],
)
def test_S16_the_end_of_a_round(rules_of: Implementation, piles: list[str], lines: list[dict[str, int]]) -> None:
    """Cards 2, 1 each in a tie; swords 1; 2S, 10D and the jack of cups 1 each; napula of swords from the ace."""
    assert [side.lines for side in rules_of.score(CICERA, piles).sides] == lines


def test_S16_all_thirteen_swords_win(rules_of: Implementation, end_of: End) -> None:
    score = rules_of.score(CICERA, [SWORDS, ""])
    assert score.outright == 0
    found = end_of(CICERA, [0, 50], score.outright)
    assert found is not None
    assert found.winners == (0,)


def test_S16_target() -> None:
    """51 in two sources; 21 or 11 in another."""
    assert (CICERA.finish.target, variant("cicera-bigia").targets) == (51, (51, 21, 11))


def test_S10_padua_has_52_cards_and_the_ten_of_coins(rules_of: Implementation) -> None:
    """10D for 7D, to 51; all six points are twelve there too."""
    assert (len(PADUA.cards), PADUA.finish.target) == (52, 51)
    score = rules_of.score(PADUA, ["1S 2S 8S 10D", "7D"])
    assert score.sides[0].lines == {"cards": 2, "coins": 1, "honours": 3, "double_all": 6}


def test_S10_in_padua_the_last_card_makes_neither_sweep_nor_colore() -> None:
    assert not PADUA.capture_points.last_card_scores
    assert not PADUA.sweep.last_card
