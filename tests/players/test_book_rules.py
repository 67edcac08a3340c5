"""Each rule of the traditional player's book by itself: when it applies, how strongly, and when it does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.cards import CardSet
from settebello.core import Action
from settebello.players.traditional import (
    CARD,
    COIN,
    DOUBLE,
    ENDING,
    MILL,
    PARITY,
    PARTNER,
    PRIMIERA_WORTH,
    REPEAT,
    SWEEP_LEFT,
    Situation,
    keep_two_sevens,
    lay_doubles,
    leave_no_sweep,
    leave_partners_double,
    mulinello,
    repeat_partners_rank,
    spariglio,
    take_a_sweep,
    take_sevens,
    take_what_counts,
    the_end,
    value,
)
from settebello.rules import Rules
from settebello.variants import variant
from tests.players.test_traditional import SCOPONE, _view


def standing(
    hand: str,
    table: str,
    *,
    rules: Rules = SCOPONE,
    dealer: int = 3,
    piles: tuple[str, ...] = ("", ""),
    stock: int = 0,
    partner: str = "",
) -> Situation:
    """Seat 0 is to play; ``partner``: what its partner has laid in this deal."""
    view = replace(_view(hand, table, rules, dealer=dealer, piles=piles), stock=stock)
    now = Situation(view, rules)
    now.laid_by_partner = CardSet.parse(partner)
    return now


@pytest.mark.parametrize(
    ("hand", "action", "partner", "dealer", "speaks"),
    [
        ("7S 2S 3S", "7Sx7C", "", 3, 0.0),
        ("7S 7B 3S", "7Sx7C", "", 3, PARTNER),
        ("7D 2S 3S", "7Dx7C", "", 3, PARTNER),
        ("7S 7D 3S", "7Sx7C", "", 3, PARTNER),
        ("7S 7B 3S", "7Sx7C", "7C", 3, -2 * PARTNER),
        ("7S 7D 3S", "7Sx7C", "7C", 3, 0.0),
        ("9S 2S 3S", "9Sx2D7C", "", 0, PARTNER),
        ("9S 2S 3S", "9Sx2D7C", "", 3, 0.0),
        ("9S 7B 3S", "9Sx2D7C", "", 0, 0.0),
        ("2S 7B 7S", "2Sx2D", "", 0, 0.0),
        ("5S 7B 7S", "5S", "", 0, 0.0),
    ],
)
def test_sevens_are_taken_with_the_settebello_or_two(
    hand: str, action: str, partner: str, dealer: int, speaks: float
) -> None:
    """A lone seven, not the settebello, is not a reason to take one; a dealer without any unpairs them."""
    now = standing(hand, "7C 2D 10B", dealer=dealer, partner=partner)
    assert take_sevens(now, Action.parse(action)) == pytest.approx(speaks)


@pytest.mark.parametrize(
    ("hand", "action", "dealer", "piles", "speaks"),
    [
        ("7S 7B 2S 3S", "7S", 1, ("", "7D 7C"), -PARTNER),
        ("7S 7B 2S 3S", "7S", 1, ("", ""), 0.0),
        ("7S 7B 2S 3S", "2S", 1, ("", "7D 7C"), 0.0),
        ("7S 7B 2S 3S", "7S", 3, ("", "7D 7C"), 0.0),
        ("7S 7B 2S 3S", "7S", 2, ("", "7D 7C"), 0.0),
        ("7S 6B 2S 3S", "7S", 1, ("", "7D 7C 7B"), 0.0),
        ("7S 7B 2S", "7S", 1, ("", "7D 7C"), 0.0),
    ],
)
def test_the_third_player_keeps_two_sevens_when_the_dealer_has_none(
    hand: str, action: str, dealer: int, piles: tuple[str, ...], speaks: float
) -> None:
    """The third player is the one before the dealer; in the last three cards nothing is kept."""
    now = standing(hand, "10D 9C", dealer=dealer, piles=piles)
    assert now.third is (dealer == 1)
    assert keep_two_sevens(now, Action.parse(action)) == pytest.approx(speaks)


@pytest.mark.parametrize(
    ("hand", "action", "speaks"),
    [
        ("2S 2B 9C", "2S", DOUBLE - 0.004),
        ("2S 3B 9C", "2S", -0.004),
        ("7S 7B 9C", "7S", -0.014),
        ("9S 9C 9B", "9S", DOUBLE - 0.018),
        ("8S 8C 9B", "8Sx8D", 0.0),
    ],
)
def test_a_rank_held_twice_is_laid_the_lowest_first(hand: str, action: str, speaks: float) -> None:
    assert lay_doubles(standing(hand, "8D 10D"), Action.parse(action)) == pytest.approx(speaks)


def test_what_the_partner_laid_is_left_to_the_partner() -> None:
    now = standing("5S 8B 9C", "5D 8D 3D", partner="5D")
    assert leave_partners_double(now, Action.parse("5Sx5D")) == -PARTNER
    assert leave_partners_double(now, Action.parse("8Bx8D")) == 0
    assert leave_partners_double(now, Action.parse("9C")) == 0


@pytest.mark.parametrize(
    ("piles", "table", "action", "speaks"),
    [
        (("", "5D"), "8D", "5S", REPEAT),
        (("5D", ""), "8D", "5S", 0.0),
        (("", ""), "5D 8D", "4S", 0.0),
        (("", "5D"), "8D", "4S", 0.0),
        (("", "5D"), "8D", "8Sx8D", 0.0),
    ],
)
def test_the_rank_is_laid_again_that_an_opponent_took_from_the_partner(
    piles: tuple[str, str], table: str, action: str, speaks: float
) -> None:
    now = standing("4S 5S 8S", table, piles=piles, partner="5D")
    assert repeat_partners_rank(now, Action.parse(action)) == pytest.approx(speaks)


@pytest.mark.parametrize(
    ("hand", "action", "dealer", "piles", "stock", "speaks"),
    [
        ("5S 8S 9S", "5S", 0, ("", ""), 0, 0.0),
        ("5S 8S 9S", "5S", 0, ("8D", ""), 0, -ENDING),
        ("5S 8S 9S", "5S", 0, ("8D 9D", ""), 0, -2 * ENDING),
        ("5S 8S 9S", "5S", 0, ("8D 9D 5D", ""), 0, -2 * ENDING),
        ("5S 8S 9S", "5S", 1, ("8D 9D", ""), 0, 0.0),
        ("5S 8S 9S", "5S", 1, ("8D", ""), 0, ENDING),
        ("5S 8S 9S", "5S", 1, ("", ""), 0, ENDING),
        ("5S 8S 9S", "5S", 2, ("8D", ""), 0, 0.0),
        ("5S 8S 9S", "5S", 0, ("8D", ""), 12, 0.0),
        ("5S 8S 9S 1S", "5S", 0, ("8D", ""), 0, 0.0),
    ],
)
def test_at_the_end_the_dealer_keeps_pairs_and_the_third_player_one(
    hand: str, action: str, dealer: int, piles: tuple[str, str], stock: int, speaks: float
) -> None:
    """Only with three cards or fewer, and nothing left to deal; the card played is not kept."""
    now = standing(hand, "10D", dealer=dealer, piles=piles, stock=stock)
    assert the_end(now, Action.parse(action)) == pytest.approx(speaks)


@pytest.mark.parametrize(
    ("name", "card", "worth"),
    [
        ("scopa", "2S", CARD),
        ("scopa", "7S", CARD + PRIMIERA_WORTH[7]),
        ("scopa", "6S", CARD + PRIMIERA_WORTH[6]),
        ("scopa", "1S", CARD + PRIMIERA_WORTH[1]),
        ("scopa", "2D", CARD + COIN),
        ("scopa", "7D", CARD + PRIMIERA_WORTH[7] + COIN + 1),
        ("scopa", "10D", CARD + COIN),
        ("re-bello", "10D", CARD + COIN + 1),
        ("re-bello", "10S", CARD),
        ("hurrikan", "7C", CARD + PRIMIERA_WORTH[7] + COIN + 1),
        ("hurrikan", "7D", CARD + PRIMIERA_WORTH[7]),
        ("napola", "3D", CARD + COIN + 0.5),
        ("napola", "4D", CARD + COIN),
        ("napola", "3S", CARD),
        ("scalette", "2D", CARD + COIN + 0.5),
        ("scalette", "8D", CARD + COIN + 0.5),
        ("scalette", "7D", CARD + PRIMIERA_WORTH[7] + COIN + 1),
        ("scalette", "9S", CARD),
        ("chkobba", "7S", CARD + PRIMIERA_WORTH[7]),
    ],
)
def test_what_a_captured_card_is_worth(name: str, card: str, worth: float) -> None:
    rules = variant(name).rules(2)
    (parsed,) = CardSet.parse(card)
    assert value(parsed, rules) == pytest.approx(worth)


def test_what_counts_is_taken_and_not_given() -> None:
    now = standing("5S 5B 9C", "5D 8D 3D")
    taken = value(next(iter(CardSet.parse("5S"))), SCOPONE) + value(next(iter(CardSet.parse("5D"))), SCOPONE)
    assert take_what_counts(now, Action.parse("5Sx5D")) == pytest.approx(taken)
    assert take_what_counts(now, Action.parse("5S")) == pytest.approx(-value(next(iter(CardSet.parse("5S"))), SCOPONE))


def test_a_sweep_is_worth_its_points() -> None:
    rules = replace(SCOPONE, sweep=replace(SCOPONE.sweep, points=3))
    now = standing("9S 2S 3S", "4D 5D", rules=rules)
    assert take_a_sweep(now, Action.parse("9Sx4D5D")) == 3
    assert take_a_sweep(now, Action.parse("2S")) == 0


def test_a_sweep_left_costs_by_its_chance_and_its_points() -> None:
    dear = replace(SCOPONE, sweep=replace(SCOPONE.sweep, points=2))
    one, two = (standing("1S 8S 9S", "2D", rules=rules) for rules in (SCOPONE, dear))
    laid = Action.parse("1S")
    assert leave_no_sweep(one, laid) < 0
    assert leave_no_sweep(two, laid) == pytest.approx(2 * leave_no_sweep(one, laid))
    held = standing("1S 3C 9S", "2D", piles=("3S 3D", "3B"))
    assert leave_no_sweep(held, laid) == 0


@pytest.mark.parametrize(("seat", "certain"), [(1, True), (2, False), (3, False)])
def test_the_next_player_is_the_one_after(seat: int, certain: bool) -> None:
    """That seat has shown the card that would sweep, and take."""
    shown = tuple(CardSet.parse("3C" if other == seat else "10C") for other in range(4))
    view = replace(_view("1S 8S 9S", "2D", hands=(3, 1, 1, 1)), shown=shown)
    now = Situation(view, SCOPONE)
    assert leave_no_sweep(now, Action.parse("1S")) == (-SWEEP_LEFT if certain else 0)
    assert mulinello(now, Action.parse("1S")) == (-MILL if certain else 0)


@pytest.mark.parametrize(
    ("action", "piles", "dealer", "speaks"),
    [
        ("4Sx4D", ("", ""), 0, 0.0),
        ("8S", ("", ""), 0, 0.0),
        ("4S", ("4C", ""), 0, -PARITY),
        ("4Sx4D", ("4C", ""), 2, -PARITY),
        ("4Sx4D", ("4C", ""), 1, 2 * PARITY),
        ("4Sx4D", ("4C 5C", ""), 3, 2 * PARITY),
        ("4Sx4D", ("4C 5C 6C", ""), 3, 4 * PARITY),
        ("4Sx4D", ("4C 5C 6C", ""), 0, -3 * PARITY),
        ("8Sx1D3D4D", ("", ""), 0, -4 * PARITY),
    ],
)
def test_unpaired_ranks_are_counted_in_what_is_left(
    action: str, piles: tuple[str, str], dealer: int, speaks: float
) -> None:
    """The card played goes with what it takes, and one laid is still there."""
    now = standing("4S 8S 10S", "1D 3D 4D 10D", dealer=dealer, piles=piles)
    assert spariglio(now, Action.parse(action)) == pytest.approx(speaks)


def test_the_next_player_is_left_nothing_to_take() -> None:
    """With nothing on the table nobody takes; the louder the likelier the next can take."""
    assert mulinello(standing("9S 2S 3S", "4D 5D"), Action.parse("9Sx4D5D")) == 0
    few, many = (
        mulinello(standing("9S 2S 3S", "4D 5D", piles=(gone, "")), Action.parse("2S"))
        for gone in ("1D 1C 1B 2C 2D 2B 4C 4S 4B 5C 5S 5B 6D 6C 6S 6B 7D 7C 7B", "")
    )
    assert -MILL <= many < few <= 0
