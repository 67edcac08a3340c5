"""Sets of cards that win the game, as in Scopone Trenta (docs/rules.md#winning)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.cards import CARDS, Card
from settebello.rules import Finish, Napola, Rules
from settebello.rules.options import apply
from settebello.variants.presets import PRESETS
from tests.clauses.conftest import End, Implementation
from tests.oracle import GameEnd

TRENTA = PRESETS["trenta"].rules()
SET = ("1D", "2D", "3D")


@pytest.mark.parametrize(
    ("piles", "winner"),
    [
        (("1D 2D 3D", "7D"), 0),
        (("7D 4D", "1D 2D 3D 4C"), 1),
        (("1D 2D", "3D"), None),
        (("1C 2C 3C", "1D"), None),
    ],
)
def test_all_three_win(rules_of: Implementation, piles: tuple[str, str], winner: int | None) -> None:
    """Ace, two and three of coins, taken by one side; they score their points as well."""
    score = rules_of.score(TRENTA, piles)
    assert score.outright == winner
    assert [str(card) for card in score.won_with] == ([] if winner is None else list(SET))
    if winner is not None:
        assert score.sides[winner].lines["honours"] == 6


def test_they_win_whatever_the_totals(end_of: End) -> None:
    assert end_of(TRENTA, (6, 30), outright=0) == GameEnd((0,))


def test_one_of_several_sets_is_enough(rules_of: Implementation) -> None:
    rules = Rules(finish=Finish(wins=(("1D", "10D"), ("10D", "10C", "10S", "10B"))))
    assert rules_of.score(rules, ("10D 10C 10S 10B", "1D")).outright == 0
    assert rules_of.score(rules, ("10C 10S 10B", "1D 10D")).outright == 1
    assert rules_of.score(rules, ("10D 10C 10S", "1D 10B")).outright is None


def test_the_whole_suit_and_the_whole_pack_are_winning_sets(rules_of: Implementation) -> None:
    """Only the whole suit takes the points of its sequence with it; a set of the same cards does not."""
    suit = [Card.of(rank, CARDS[0].suit) for rank in range(1, 11)]
    napoleone = replace(Rules(), scoring=replace(Rules().scoring, napola=Napola()))
    named = replace(
        Rules(),
        scoring=replace(Rules().scoring, napola=Napola(napoleone=False)),
        finish=Finish(wins=(tuple(map(str, suit)),)),
    )
    coins, rest = " ".join(map(str, suit)), " ".join(str(card) for card in CARDS if card not in suit)
    for rules, napola in ((napoleone, 0), (named, 9)):
        score = rules_of.score(rules, (coins, "7S"))
        assert (score.outright, list(score.won_with)) == (0, suit)
        assert score.sides[0].lines.get("napola", 0) == napola
    everything = rules_of.score(Rules(finish=Finish(shut_out=True)), ("", f"{coins} {rest}"))
    assert (everything.outright, list(everything.won_with)) == (1, list(CARDS))


@pytest.mark.parametrize(
    ("text", "sets"),
    [
        ("1D+2D+3D", (SET,)),
        ("3d 2d 1d", (SET,)),
        ("7D+1D, 3D+1D+2D; 1D 10S", (SET, ("1D", "7D"), ("1D", "10S"))),
        ("never", ()),
    ],
)
def test_sets_are_written_with_plus_and_commas(text: str, sets: tuple[tuple[str, ...], ...]) -> None:
    assert apply(Rules(), {"wins": text}).finish.wins == sets


@pytest.mark.parametrize("text", ["1D", "1D,2D", "1D+1D", "1D+2D,2D+1D", "1D+14D", "1D+", "+", ",", "1D+2D,", "x"])
def test_what_is_no_list_of_sets_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"wins is never, or up to 8 sets of two or more cards"):
        apply(Rules(), {"wins": text})
