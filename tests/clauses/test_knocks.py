"""Hands declared at a player's own turn, and the matta (docs/rules.md#declarations)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.cards import CardSet
from settebello.core import Action, Round
from settebello.errors import IllegalAction, RecordError, RulesError
from settebello.rules import Capture, Deal, Declaring, Pack, Rules, Seating, check
from settebello.rules.vocabulary import DeclarationSet
from tests.clauses.conftest import AnyRound, Implementation
from tests.support.stacked_packs import stacked

RULES = Rules(
    deal=Deal(redeal=()),
    capture=Capture(fifteen=True, choice="free", ace="sweep"),
    declarations="cirulla",
    declaring=Declaring(when="turn"),
    matta="7C",
)
TABLE = "10B 9B 8B 6B"
OTHER = "6D 9C 8D"


def dealt(rules_of: Implementation, *hands: str, rules: Rules = RULES, table: str = TABLE) -> AnyRound:
    """A round whose first deal gives these hands."""
    return rules_of.round(rules, stacked(rules, table=table, deals=[hands]))


def knocks(played: AnyRound) -> set[str]:
    return {action for action in played.legal() if action.startswith("declare")}


def declaring(hands: DeclarationSet, *, add: bool) -> Rules:
    declared = Declaring(when="turn", points="add" if add else "best")
    return replace(RULES, declarations=hands, declaring=declared, matta="none")


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("1D 2C 6S", 3),
        ("2D 3C 4S", 3),
        ("2D 3C 5S", 0),
        ("1D 1C 7S", 3),
        ("10D 10C 10S", 10),
        ("2D 2C 2S", 10),
        ("1D 1C 8S", 0),
    ],
)
def test_cirulla_barsega_and_barsegon(rules_of: Implementation, hand: str, points: int) -> None:
    """Nine or less is worth 3, three equal cards 10, and 2-2-2 only 10."""
    played = dealt(rules_of, hand, OTHER)
    assert (played.inner.phase, knocks(played)) == ("play", {"declare"} if points else set())
    if points:
        played.play("declare")
        assert (played.declared(), played.inner.turn, played.shown(0)) == ([points, 0], 0, played.hand(0))
        assert not knocks(played)


def test_every_knock_scores(rules_of: Implementation) -> None:
    """A lower hand takes nothing from a higher one, and each scores at once."""
    played = dealt(rules_of, "1D 2C 6S", "4D 4C 4S")
    played.play("declare")
    assert played.declared() == [3, 0]
    played.play(min(played.legal()))
    played.play("declare")
    assert played.declared() == [3, 10]


def test_a_knock_comes_before_the_first_card(rules_of: Implementation) -> None:
    """Who has played in this deal can knock no more; after the next deal everybody can."""
    deals = [["1D 2C 6S", OTHER], ["4D 4C 4S", "5D 5C 5S"]]
    played = rules_of.round(RULES, stacked(RULES, table=TABLE, deals=deals))
    for _ in range(6):
        played.play(next(action for action in sorted(played.legal()) if not action.startswith("declare")))
        assert played.inner.deal == 1 or not knocks(played)
    assert (played.inner.turn, knocks(played), played.shown(0)) == (0, {"declare"}, set())


def test_shown_cards_stay_open(rules_of: Implementation) -> None:
    """The three stay open and are played on."""
    played = dealt(rules_of, "1D 2C 6S", OTHER)
    played.play("declare", "2C")
    assert played.shown(0) == {"1D", "6S"}


@pytest.mark.parametrize(
    ("hand", "ranks"),
    [
        ("7C 2D 2S", {1, 2, 3, 4, 5}),
        ("7C 10D 10S", {10}),
        ("7C 1D 3S", {1, 2, 3, 4, 5}),
        ("7C 7D 7S", {7}),
        ("7C 1D 1S", {1, 2, 3, 4, 5, 6, 7}),
        ("7C 8C 9S", set()),
        ("7C 4D 5S", set()),
    ],
)
def test_the_matta_takes_any_rank(rules_of: Implementation, hand: str, ranks: set[int]) -> None:
    """It may be named 1 to 10, whatever makes the hand qualify."""
    assert knocks(dealt(rules_of, hand, OTHER)) == {f"declare:7C={rank}" for rank in ranks}


def test_the_best_of_what_the_matta_makes(rules_of: Implementation) -> None:
    """7C named 2 makes three twos of 2D and 2S, which are 10; named 3, a hand of seven, which is 3."""
    for rank, points in ((2, 10), (3, 3)):
        played = dealt(rules_of, "7C 2D 2S", OTHER)
        played.play(f"declare:7C={rank}")
        assert (played.declared(), played.inner.named) == ([points, 0], rank)


def test_a_matta_named_ace_takes_all(rules_of: Implementation) -> None:
    """It captures as what it was named, and that is a sweep."""
    played = dealt(rules_of, "7C 2D 3S", OTHER)
    played.play("declare:7C=1")
    assert {action for action in played.legal() if action.startswith("7C")} == {"7Cx6B8B9B10B"}
    played.play("7Cx6B8B9B10B")
    assert (played.sweeps(), played.inner.named, played.pile(0)) == ([1, 0], None, {"7C", "6B", "8B", "9B", "10B"})


def test_the_matta_is_captured_as_what_it_was_named(rules_of: Implementation) -> None:
    """Laid as a 2 it is taken by a two and in sums with it; then it is a seven again."""
    played = dealt(rules_of, "7C 2D 3S", "2S 9D 4C")
    played.play("declare:7C=2", "7C")
    assert played.inner.named == 2
    assert {action for action in played.legal() if action.startswith("2S")} == {"2Sx7C"}
    assert {action for action in played.legal() if action.startswith("4C")} == {"4Cx7C9B"}
    played.play("2Sx7C")
    assert played.inner.named is None


def test_a_matta_that_lies_as_an_ace_stops_an_ace(rules_of: Implementation) -> None:
    """An ace then takes it, or makes fifteen, and not all."""
    rules = replace(RULES, capture=replace(RULES.capture, optional=True))
    played = dealt(rules_of, "7C 2D 3S", "1D 9D 4C", table="10B 9B 8B 4B", rules=rules)
    played.play("declare:7C=1", "7C")
    assert {action for action in played.legal() if action.startswith("1D")} == {"1D", "1Dx7C", "1Dx4B10B", "1Dx4B7C9B"}


def test_without_a_knock_the_matta_is_itself(rules_of: Implementation) -> None:
    """Unused it is a plain seven."""
    played = dealt(rules_of, "7C 2D 3S", "7D 9D 4C", table="10B 9B 6B 5B")
    played.play("7C")
    assert played.inner.named is None
    assert "7Dx7C" in played.legal()


def test_the_matta_may_be_anything_for_the_dealer(rules_of: Implementation) -> None:
    """Others of 5 to 14 make 15 with it, others of 20 to 29 make 30."""
    rules = replace(RULES, deal=replace(RULES.deal, dealer_takes="fifteen-thirty"))
    for table, sweeps in (("7C 1D 2S 3B", 1), ("7C 10D 9S 8B", 2), ("7C 1D 1S 2B", 0), ("7C 5D 5S 5B", 0)):
        played = dealt(rules_of, "6D 9C 8D", "6S 4C 2D", rules=rules, table=table)
        assert played.sweeps() == [0, sweeps]


@pytest.mark.parametrize(
    ("hands", "add", "hand", "points"),
    [
        ("chorizo", True, "1D 2C 3S", 5),
        ("chorizo", True, "2D 3D 4D", 9),
        ("chorizo", False, "2D 3D 4D", 3),
        ("chorizo", True, "7D 8C 9S", 3),
        ("chorizo", True, "1D 1C 1S", 20),
        ("chorizo", True, "1D 2C 5S", 0),
        ("chorizo", True, "1D 4D 10D", 3),
        ("baciga", True, "1D 2C 5S", 3),
        ("baciga", True, "2D 3D 4D", 9),
        ("baciga", True, "3D 3C 3S", 20),
        ("cirulla", True, "2D 2C 2S", 13),
        ("sbarazzina", True, "3D 3C 3S", 9),
        ("sbarazzina", False, "3D 3C 3S", 7),
    ],
)
def test_hands_that_qualify_twice(
    rules_of: Implementation, hands: DeclarationSet, add: bool, hand: str, points: int
) -> None:
    """Miseria, nueve, escalera and flor add up; chorizo stands alone; elsewhere the best, or all."""
    played = dealt(rules_of, hand, OTHER, rules=declaring(hands, add=add))
    assert knocks(played) == ({"declare"} if points else set())
    if points:
        played.play("declare")
        assert played.declared() == [points, 0]


@pytest.mark.parametrize(
    ("redeal", "table", "void"),
    [
        (("two-aces",), "1D 1C 4B 5B", True),
        (("two-aces",), "1D 7C 4B 5B", False),
        (("three-high",), "7D 7C 7B 5B", True),
        (("three-high",), "8D 8C 8B 5B", True),
        (("three-high",), "6D 6C 6B 5B", False),
    ],
)
def test_more_reasons_to_deal_anew(rules_of: Implementation, redeal: tuple[str, ...], table: str, void: bool) -> None:
    """Two aces, not counting the matta; three sevens or pictures of a rank."""
    rules = replace(RULES, deal=Deal(redeal=redeal))  # type: ignore[arg-type] # checked values
    hands = ("10D 10S 4C", "2D 2S 3C", "9D 9S 3D")[:2]
    assert (dealt(rules_of, *hands, rules=rules, table=table).inner.phase == "redeal") == void


# What is refused, each in a sentence


@pytest.mark.parametrize(
    ("hand", "action", "sentence"),
    [
        ("6D 9C 8D", "declare", "The hand of seat 0 scores nothing when it is declared"),
        ("6D 7C 8D", "declare:7C=1", "The hand of seat 0 scores nothing when it is declared"),
        ("1D 2C 6S", "declare:7C=1", "7C is not in the hand of seat 0"),
        ("7C 2D 2S", "declare", "name the rank of the matta, such as declare:7C=2"),
        ("7C 2D 2S", "declare:7C=9", "scores nothing with the matta as 9; it may be declared as: declare:7C=2"),
        ("1D 2C 6S", "pass", "it may choose: declare"),
    ],
)
def test_knocks_that_the_hand_does_not_hold(hand: str, action: str, sentence: str) -> None:
    played = Round(RULES, stacked(RULES, table=TABLE, deals=[[hand, "10D 10S 4C"]]))
    with pytest.raises(IllegalAction, match=sentence):
        played.play(action)
    assert played.history == ()


def test_a_knock_comes_once_and_in_time() -> None:
    played = Round(RULES, stacked(RULES, table=TABLE, deals=[["1D 2C 6S", OTHER]]))
    played.play("declare")
    with pytest.raises(IllegalAction, match="has declared already"):
        played.play("declare")
    played.play("2C")
    for _ in range(2):
        played.play(played.legal_actions()[0])
    with pytest.raises(IllegalAction, match="has played already in this deal"):
        played.play("declare")


@pytest.mark.parametrize("text", ["declare:7C=0", "declare:7C=11", "declare:7C=999"])
def test_a_rank_beyond_the_pack(text: str) -> None:
    with pytest.raises(IllegalAction, match="a rank from 1"):
        Action.parse(text)


def test_a_pack_without_twos_has_no_matta_of_two() -> None:
    rules = replace(RULES, pack=Pack(size=36), seating=Seating(seats=4), deal=Deal(table=0, hands=(3, 3, 3), redeal=()))
    played = Round(rules, stacked(rules, table="", deals=[["7C 1D 3S", "6D 9C 8D", "6S 9D 8C", "6C 9S 8S"]]))
    assert [action.named for action in played.legal_actions() if action.kind == "declare"] == [1, 3, 4, 5]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"declarations": "none"}, "declaring has no effect without declarations"),
        ({"declarations": "none", "declaring": Declaring()}, "The matta has no use here"),
        ({"declaring": Declaring()}, "only where every declared hand scores"),
        ({"declaring": Declaring(), "matta": "none", "declarations": "chorizo"}, "cannot be compared"),
        ({"deal": Deal(hands=(6, 6, 6), redeal=())}, "hands of three"),
    ],
)
def test_mixes_that_cannot_work(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        check(replace(RULES, **changes))


# Texts


def test_a_declaration_that_names_the_matta_as_text() -> None:
    action = Action.parse("DECLARE:7c=10")
    assert (str(action), action.kind, action.named, action.card) == ("declare:7C=10", "declare", 10, None)
    assert (action.takes, action.captured) == (False, CardSet())
    assert Action.parse("declare").named is None


def test_positions_keep_what_the_matta_was_named() -> None:
    played = Round(RULES, stacked(RULES, table=TABLE, deals=[["7C 2D 2S", OTHER]]))
    played.play("declare:7C=2")
    for seat in (None, 0, 1):
        found = Round.from_position(played.position(seat))
        assert (found.named, found.decisions, found.turn) == (2, ("declare", None), 0)
        assert found.legal_actions() == played.legal_actions()
    text = played.position().replace("named 2", "named 11")
    with pytest.raises(RecordError, match="named"):
        Round.from_position(text)
    with pytest.raises(RecordError, match="needs a matta"):
        Round.from_position(played.position().replace("decisions declare | -", "decisions - | -"))
