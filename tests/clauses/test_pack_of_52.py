"""A pack of 52 (docs/rules.md#cards): eights, nines and tens are numbers, jack, queen and king 11, 12 and 13."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from settebello import Action, Card, CardSet, Round, captures, score_piles
from settebello.cards import ALL_CARDS
from settebello.core.search.solver import Solver
from settebello.rules import Capture, Deal, Majority, Napola, Pack, Rules, Scoring, Seating, Sweep
from settebello.rules.options import apply
from settebello.wording.sheet import sheet_text

LARGE = Rules(
    pack=Pack(size=52),
    seating=Seating(seats=4),
    deal=Deal(hands=(12,), redeal=()),
    capture=Capture(choice="free"),
    scoring=Scoring(cards=Majority()),
)


def taken_by(card: str, table: str, rules: Rules = LARGE) -> set[str]:
    return {str(CardSet(taken)) for taken in captures(rules, Card.parse(card), CardSet.parse(table))[0]}


def test_every_card_is_there_once() -> None:
    assert len(LARGE.cards) == 52
    assert LARGE.cards == CardSet(ALL_CARDS)


@pytest.mark.parametrize(
    ("card", "table", "taken"),
    [
        ("8D", "8C 5S 3B", {"8C", "3B 5S"}),
        ("10D", "9C 1S 10B", {"10B", "1S 9C"}),
        ("11D", "10C 1S 8B", {"1S 10C"}),
        ("13D", "12C 1S 7B 6C", {"1S 12C", "6C 7B"}),
        ("12D", "11C 8S", set()),
    ],
)
def test_every_card_captures_by_its_rank(card: str, table: str, taken: set[str]) -> None:
    assert taken_by(card, table) == taken


@pytest.mark.parametrize(
    ("card", "table", "taken"),
    [("8D", "7C 1S", {"1S 7C"}), ("11D", "10C 1S 11B", {"11B"}), ("13D", "7C 6S", set())],
)
def test_pictures_that_take_only_their_equal_are_jack_queen_and_king(card: str, table: str, taken: set[str]) -> None:
    assert taken_by(card, table, replace(LARGE, capture=Capture(choice="free", pictures="equal-only"))) == taken


def test_jack_and_queen_change_roles_where_they_do() -> None:
    rules = replace(LARGE, pack=Pack(size=52, jack_over_queen=True))
    assert [rules.value(rank) for rank in (10, 11, 12, 13)] == [10, 12, 11, 13]
    assert taken_by("12D", "8C 3S", rules) == {"3S 8C"}


def test_a_sweep_by_card_counts_a_number_itself_and_pictures_3_4_5() -> None:
    rules = replace(LARGE, sweep=Sweep(by_card=True, last_card=True))
    worths = {
        card: _sweep_with(rules, card, f"{card[:-1]}C") for card in ("1D", "7D", "8D", "10D", "11D", "12D", "13D")
    }
    assert worths == {"1D": 1, "7D": 7, "8D": 8, "10D": 10, "11D": 3, "12D": 4, "13D": 5}


def _sweep_with(rules: Rules, card: str, other: str) -> int:
    """The capture points of taking the one card on the table."""
    rules = replace(rules, deal=Deal(table=0, hands=(13,), redeal=()))
    first, second = Card.parse(other), Card.parse(card)
    rest = [one for one in ALL_CARDS if one not in (first, second)]
    game = Round(rules, [first, second, *rest])
    game.play(Action.lay(first))
    game.play(Action.take(second, CardSet([first])))
    return sum(game.capture_points(side) for side in range(rules.sides))


def test_the_whole_suit_has_thirteen_cards() -> None:
    rules = replace(LARGE, scoring=Scoring(cards=Majority(), napola=Napola(longest=12)))
    suit = CardSet(card for card in ALL_CARDS if card.suit.name == "D")
    won = score_piles(rules, [suit, rules.cards - suit])
    assert won.outright == 0
    all_but_the_king = suit - {Card.parse("13D")}
    scored = score_piles(rules, [all_but_the_king, rules.cards - all_but_the_king])
    assert (scored.outright, scored.sides[0].lines["napola"]) == (None, 12)


def test_a_house_rule_sets_it_with_hands_to_fit() -> None:
    rules = apply(Rules(), {"pack": "52", "primiera": "off"})
    assert (len(rules.cards), rules.deal.hands) == (52, (3,) * 8)


def test_an_eight_is_called_so_and_the_pictures_follow_the_ten() -> None:
    sheet = " ".join(sheet_text(replace(LARGE, scoring=Scoring(honours=(("8D", 1), ("11S", 2))))).split())
    assert "eight of diamonds (1), jack of spades (2)" in sheet
    assert "a jack 11, a queen 12, a king 13" in sheet


def test_action_texts_have_its_cards() -> None:
    action = Action.parse("13Dx1S12C")
    assert (str(action), action.card, action.captured) == ("13Dx1S12C", Card.parse("13D"), CardSet.parse("1S 12C"))


@pytest.mark.parametrize(("seats", "teams"), [(2, True), (3, True), (4, False)])
def test_a_round_is_solved_to_its_end(seats: int, teams: bool) -> None:
    """The last cards of a round, of which the search knows all; more cards have moved than a key has room for."""
    hands = {2: (12, 12), 3: (8, 8), 4: (12,)}[seats]
    rules = replace(LARGE, seating=Seating(seats=seats, teams=teams), deal=Deal(hands=hands, redeal=()))  # type: ignore[arg-type] # checked
    chance = random.Random(seats)
    game = Round(rules, chance.sample(ALL_CARDS, 52))
    while len(game.history) < 48 - 8:
        game.play(chance.choice(game.legal_actions()))
    small, large = ({str(action): values for action, values in Solver(bits).values_by_side(game)} for bits in (4, 16))
    assert small == large
