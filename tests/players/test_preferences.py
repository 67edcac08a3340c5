"""The preferences of greedy, the child, the beginner and the adviser, one at a time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.core import Action
from settebello.players.advice import _distinctive_reason, explain, recommend
from settebello.players.greedy import GreedyPlayer, merit
from settebello.players.levels.forgetting import Retention, forgotten_cards
from settebello.players.levels.simple import Novizio, _appeal
from settebello.players.table import unseen_cards
from settebello.rules import Capture, Primiera, Rules, Scoring
from settebello.rules.card_worth import card_worth
from settebello.rules.options import apply
from settebello.variants import variant
from settebello.view import Move, View
from tests.players.test_traditional import _view

SCOPA = Rules()


def view_with(hand: str, table: str, rules: Rules = SCOPA, piles: tuple[str, str] = ("", "")) -> View:
    return replace(_view(hand, table, rules, piles=piles), stock=6)


@pytest.mark.parametrize(
    ("rules", "card", "value"),
    [
        (SCOPA, "7S", 21),
        (SCOPA, "6S", 18),
        (SCOPA, "1S", 16),
        (SCOPA, "10S", 10),
        (SCOPA, "7D", 121),
        (SCOPA, "6D", 28),
        (SCOPA, "10D", 20),
        (variant("hurrikan").rules(2), "7C", 121),
        (variant("hurrikan").rules(2), "7D", 21),
        (variant("hurrikan").rules(2), "8S", 8),
        (variant("dante").rules(2), "10S", 0),
        (variant("dante").rules(2), "10D", 10),
        (replace(SCOPA, scoring=Scoring()), "7S", 21),
        (replace(SCOPA, scoring=Scoring(primiera=Primiera(scale="halves"))), "1S", 5.5),
    ],
)
def test_what_a_card_is_worth_by_itself(rules: Rules, card: str, value: float) -> None:
    assert card_worth(Card.parse(card), rules) == value


@pytest.mark.parametrize(
    ("action", "table", "expected"),
    [
        ("5Sx5C", "5C", (True, True, True, 30)),
        ("5Sx5C", "5C 3C", (False, False, True, 30)),
        ("5Sx5C", "5C 9C 9B", (False, True, True, 30)),
        ("4S", "", (False, False, False, -14)),
        ("4S", "9C 9B", (False, True, False, -14)),
        ("7Dx7C", "7C 9C 9B", (False, True, True, 142)),
    ],
)
def test_greedy_weighs_a_sweep_then_safety_then_the_cards(
    action: str, table: str, expected: tuple[bool, bool, bool, float]
) -> None:
    view = view_with("4S 5S 7D", table)
    assert merit(Action.parse(action), view, SCOPA, unseen_cards(view, SCOPA)) == expected


@pytest.mark.parametrize(
    ("action", "table", "appeal"),
    [
        ("5Sx5C", "5C", (1, True, 0, 5)),
        ("6Sx6D", "6D 3C", (1, False, 1, 6)),
        ("5Dx2D3C", "2D 3C", (1, True, 2, 5)),
        ("6Sx2D4C", "2D 4C", (0, -6, 2)),
        ("5Sx1D2D2C", "1D 2D 2C", (0, -5, 3)),
        ("6Sx6C", "6C 1D", (1, False, 0, 6)),
        ("6S", "9C", (0, -6, 0)),
    ],
)
def test_a_child_sees_equal_cards_and_sums_of_two_up_to_five(action: str, table: str, appeal: tuple[int, ...]) -> None:
    assert _appeal(Action.parse(action), view_with("5S 5D 6S", table), SCOPA) == appeal


@pytest.mark.parametrize(
    ("name", "settings", "action", "table", "reason", "cards"),
    [
        ("scopa", {}, "7Sx7D", "7D", "sweep", "7D"),
        ("scopa", {}, "7Sx7D", "7D 1C", "settebello", "7D"),
        ("scopa", {}, "7Sx7C", "7C 1C", "sevens", "7S 7C"),
        ("scopa", {}, "5Sx5D", "5D 1C", "coins", "5D"),
        ("scopa", {}, "5Sx5C", "5C 1C", "cards", "5S 5C"),
        ("scopa", {}, "10Sx10D", "10D 1C", "coins", "10D"),
        ("re-bello", {}, "10Sx10D", "10D 1C", "king", "10D"),
        ("scopa", {"sweep": "0"}, "7Sx7D", "7D", "settebello", "7D"),
        ("scopa", {"settebello": "off"}, "7Sx7D", "7D 1C", "sevens", "7D 7S"),
        ("scopa", {"settebello": "off", "primiera": "off"}, "7Sx7D", "7D 1C", "coins", "7D"),
        ("frac-like", {}, "5Sx5C", "5C 1C", "honours", "5S"),
        ("scopa", {"coins": "off"}, "5Sx5D", "5D 1C", "cards", "5S 5D"),
        ("hurrikan", {}, "7Sx7C", "7C 1D", "settebello", "7C"),
        ("chkobba", {"cut": "off"}, "7Sx7C", "7C 1D", "sevens", "7S 7C"),
    ],
)
def test_the_weightiest_reason_is_given(
    name: str, settings: dict[str, str], action: str, table: str, reason: str, cards: str
) -> None:
    rules = _set(name, settings)
    view = view_with("7S 10S 5S", table, rules)
    assert explain(Action.parse(action), view, rules) == (reason, CardSet.parse(cards))


def _set(name: str, settings: dict[str, str]) -> Rules:
    if name == "frac-like":
        return apply(SCOPA, {"honours": "5S:1,5C:-1"})
    rules = variant(name).rules(2)
    if "sweep" in settings:
        return replace(rules, sweep=replace(rules.sweep, points=0))
    lines = {key: None for key, value in settings.items() if value == "off" and hasattr(rules.scoring, key)}
    return replace(rules, scoring=replace(rules.scoring, **lines), deal=replace(rules.deal, cut=False))


@pytest.mark.parametrize(("table", "piles", "reason"), [("9C 9B", ("", ""), "safe"), ("1C", ("", ""), "least")])
def test_a_card_laid_is_safe_or_the_least_evil(table: str, piles: tuple[str, str], reason: str) -> None:
    rules = replace(SCOPA, capture=Capture(optional=True))
    view = view_with("4S 5S 7S", table, rules, piles)
    assert explain(Action.parse("4S"), view, rules) == (reason, CardSet())


@pytest.mark.parametrize(
    ("hand", "table", "action", "reason", "cards"),
    [
        ("4S 5S", "9C 9B", "4S", "least", ""),  # the five is safe as well
        ("4S 10S", "5C 1C", "10S", "safe", ""),
        ("7D 7S", "7C 1C", "7Dx7C", "settebello", "7D"),
        ("7S 10S", "7D 3C 1C", "7Sx7D", "sevens", "7S 7D"),  # the king wins the settebello as well
        ("7S 7B", "7D 1C", "7Sx7D", "settebello", "7D"),  # nothing speaks for one seven alone
        ("5S 5B", "5C 1C", "5Sx5C", "cards", "5S 5C"),
        ("6S 7C", "1S 2D 6B 7D 8B", "6Sx6B", "ahead", ""),  # the seven wins the settebello
        ("3S 7C", "3B 6B 2D 5D", "3Sx3B", "safe", ""),  # the seven takes two coins, and leaves a sweep
    ],
)
def test_advice_gives_a_reason_that_speaks_for_no_other_card(
    hand: str, table: str, action: str, reason: str, cards: str
) -> None:
    view = view_with(hand, table)
    assert _distinctive_reason(Action.parse(action), view, SCOPA) == (reason, CardSet.parse(cards))


@pytest.mark.parametrize(("hand", "table", "safe"), [("4S 5S", "9C 9B", False), ("4S 10S", "5C 1C", True)])
def test_that_nothing_can_be_swept_is_said_if_another_play_would_leave_a_sweep(
    monkeypatch: pytest.MonkeyPatch, hand: str, table: str, safe: bool
) -> None:
    view = view_with(hand, table)
    best = Action.parse(hand.split()[-1])
    monkeypatch.setattr("settebello.players.advice.choose_within", lambda *_: best)
    assert recommend(view, SCOPA).safe is safe


def test_what_is_the_only_choice_is_called_that() -> None:
    view = replace(view_with("4S", "9C"), legal=("4S",))
    found = recommend(view, SCOPA)
    assert (str(found.action), found.reason, found.cards) == ("4S", "only", CardSet())


@pytest.mark.parametrize(("card", "notable"), [("5C", False), ("7C", True), ("5D", True), ("7S", True), ("6B", False)])
def test_sevens_and_coins_are_remembered_longer(card: str, notable: bool) -> None:
    """A memory of no length forgets what it is for, at the next play; the settebello stays."""
    taken = f"{Card.parse(card).rank}Dx{card}" if not card.endswith("D") else f"{Card.parse(card).rank}Cx{card}"
    history = (Move(seat=1, action=taken), *(Move(seat=side % 2, action="10S") for side in range(3)))
    view = replace(view_with("4S", "9C", piles=("", f"{card} {taken.split('x')[0]}")), history=history)
    plain = forgotten_cards(view, SCOPA, Retention(ordinary=0, notable=1e9))
    rich = forgotten_cards(view, SCOPA, Retention(ordinary=1e9, notable=0))
    parsed = Card.parse(card)
    assert (parsed in plain) is not notable
    assert (parsed in rich) is notable
    assert Card.parse("7D") not in plain | rich


def test_the_beginner_does_not_count_which_cards_are_gone() -> None:
    """All other threes are in the piles: greedy leaves a three alone on the table, the beginner keeps from it."""
    lone = view_with("3S 8C", "", piles=("3D 3C", "3B 1D"))
    assert str(GreedyPlayer().choose(lone, SCOPA)) == "3S"
    assert str(Novizio().choose(lone, SCOPA)) == "8C"


def test_of_two_choices_neither_is_the_only_one() -> None:
    view = view_with("4S 5S", "9C 9B")
    assert len(view.legal) == 2
    assert explain(Action.parse("4S"), view, SCOPA) == ("safe", CardSet())


def test_the_card_that_took_fades_as_what_it_took() -> None:
    history = (Move(seat=1, action="6Sx6B"), Move(seat=0, action="10S"))
    view = replace(view_with("4S", "9C 10S", piles=("", "6S 6B")), history=history)
    assert forgotten_cards(view, SCOPA, Retention(ordinary=0, notable=0)) == CardSet.parse("6S 6B")
