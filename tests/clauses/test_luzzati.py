"""Cirulla at the Giardini Luzzati: a game can be decided as it is dealt (docs/rules.md#seats-and-deal)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.rules import Deal, Majority, Rules
from settebello.variants import variant
from settebello.variants.cirulla import LUZZATI
from tests.clauses.conftest import End, Implementation
from tests.support.stacked_packs import BASIC, CHKOBBA, stacked

FOUR = variant("cirulla").rules(4, LUZZATI)
TWO = variant("cirulla").rules(2, LUZZATI)


@pytest.mark.parametrize(
    ("table", "phase", "as_dealt"),
    [
        ("5D 5C 5S 5B", "over", "four-equal"),
        ("1D 1C 1S 1B", "over", "four-equal"),
        ("7D 7C 7S 7B", "over", "four-equal"),
        ("5D 5C 5S 7C", "over", "four-equal"),
        ("1D 1C 1S 7C", "over", "four-equal"),
        ("5D 5C 5S 4B", "redeal", None),
        ("7D 7S 7B 4B", "redeal", None),
        ("7D 7C 7S 4B", "redeal", None),
        ("1D 1C 4S 4B", "redeal", None),
        ("5D 5C 4S 7C", "play", None),
    ],
)
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_S7_four_of_a_rank_win_for_the_dealer(
    rules_of: Implementation, table: str, phase: str, as_dealt: str | None, dealer: int
) -> None:
    """Or three and the matta; three of a rank call for a redeal, for which the matta is an ordinary card."""
    played = rules_of.round(FOUR, stacked(FOUR, table=table, dealer=dealer), dealer)
    score = played.inner.score()
    assert (played.inner.phase, score.as_dealt) == (phase, as_dealt)
    assert score.outright == (None if as_dealt is None else dealer % 2)
    if as_dealt is not None:
        assert (played.inner.turn, played.legal()) == (None, set())
        assert set(map(str, score.won_with)) == set(table.split())


@pytest.mark.parametrize(("attempt", "phase"), [(1, "redeal"), (2, "redeal"), (3, "over")])
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_S7_three_misdeals_running_lose(rules_of: Implementation, attempt: int, phase: str, dealer: int) -> None:
    """For the dealer and the partner; nobody has taken a card with which the others win."""
    pack = stacked(FOUR, table="5D 5C 5S 4B", dealer=dealer)
    played = rules_of.round(FOUR, pack, dealer, attempt=attempt)
    score = played.inner.score()
    assert played.inner.phase == phase
    if phase == "over":
        assert (score.outright, score.won_with, score.as_dealt) == (1 - dealer % 2, (), "misdeals")
        assert played.legal() == set()


def test_a_third_deal_that_is_not_void_is_played(rules_of: Implementation) -> None:
    played = rules_of.round(TWO, stacked(TWO, table="5D 5C 4S 2B"), attempt=3)
    assert (played.inner.phase, played.inner.score().as_dealt) == ("play", None)


def test_a_third_deal_of_four_equal_wins(rules_of: Implementation) -> None:
    """It is not a misdeal: four of a rank win, and there is no redeal."""
    played = rules_of.round(TWO, stacked(TWO, table="5D 5C 5S 5B"), 0, attempt=3)
    assert (played.inner.score().outright, played.inner.score().as_dealt) == (0, "four-equal")


def test_nothing_scores_as_dealt(rules_of: Implementation) -> None:
    """No line, not even one that sides without a card would share, and the dealer takes no sweep."""
    shared = replace(BASIC.scoring, cards=Majority(points=2, tie="split"))
    rules = replace(BASIC, deal=Deal(dealer_takes="fifteen-thirty", dealer_wins="four-equal"), scoring=shared)
    played = rules_of.round(rules, stacked(rules, table="5D 5C 5S 5B"))
    assert played.inner.score().totals == (0, 0)
    assert (played.sweeps(), played.declared(), played.pile(0), played.pile(1)) == ([0, 0], [0, 0], set(), set())
    assert [played.certain(side) for side in range(2)] == [0, 0]


def test_without_the_rule_four_equal_are_dealt_anew(rules_of: Implementation) -> None:
    rules = replace(TWO, deal=replace(TWO.deal, dealer_wins="none"))
    assert rules_of.round(rules, stacked(rules, table="5D 5C 5S 5B")).inner.phase == "redeal"


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dealer_wins_alone_of_three(rules_of: Implementation, dealer: int) -> None:
    """Each for themselves; only the loss by misdeals needs two sides."""
    rules = variant("cirulla").rules(3, {"dealer_wins": "four-equal"})
    score = rules_of.round(rules, stacked(rules, table="5D 5C 5S 5B", dealer=dealer), dealer).inner.score()
    assert score.outright == dealer


def test_where_jack_is_nine(rules_of: Implementation) -> None:
    """Four jacks are of one rank, and two jacks and two queens are not."""
    rules = replace(CHKOBBA, deal=Deal(redeal=(), dealer_wins="four-equal"))
    assert rules_of.round(rules, stacked(rules, table="8D 8C 8S 8B")).inner.phase == "over"
    assert rules_of.round(rules, stacked(rules, table="8D 8C 9S 9D")).inner.phase == "play"


def test_a_card_put_on_the_table_counts(rules_of: Implementation) -> None:
    """After Chkobba's cut the table is known only when the card is put there."""
    rules = replace(CHKOBBA, deal=replace(CHKOBBA.deal, dealer_wins="four-equal"))
    first = stacked(rules, table="5C 5S 5B 5D")
    pack = [first[6], *first[:6], *first[7:]]
    kept, placed = rules_of.round(rules, pack), rules_of.round(rules, pack)
    placed.play("place")
    kept.play("keep")
    assert (placed.inner.phase, placed.inner.score().outright) == ("over", 1)
    assert kept.inner.phase != "over"


def test_the_game_is_won_whatever_the_totals(end_of: End) -> None:
    found = end_of(TWO, [50, 3], 1)
    assert found is not None
    assert found.winners == (1,)


def test_the_words_are_off_in_every_other_game() -> None:
    assert (Rules().deal.dealer_wins, Rules().deal.misdeals) == ("none", 0)
    assert (variant("cirulla").rules().deal.dealer_wins, variant("cirulla").rules().deal.misdeals) == ("none", 0)
