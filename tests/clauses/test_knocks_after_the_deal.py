"""Knocks before the first card of a deal: every seat is asked, and every knock scores (docs/rules.md#declarations)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from settebello.cards import CARDS
from settebello.core import Round
from settebello.core.search.solver import Solver
from settebello.errors import IllegalAction, RecordError, RulesError
from settebello.rules import Capture, Deal, Declaring, Rules, Seating, check, to_json
from tests.clauses.conftest import AnyRound, Implementation
from tests.support.stacked_packs import stacked

RULES = Rules(
    deal=Deal(redeal=()),
    capture=Capture(fifteen=True, choice="free", ace="sweep"),
    declarations="cirulla",
    declaring=Declaring(when="deal"),
    matta="7C",
)
TABLE = "10B 9B 8B 6B"
OTHER = "6D 9C 8D"


def dealt(rules_of: Implementation, *hands: str, rules: Rules = RULES, table: str = TABLE) -> AnyRound:
    """A round whose first deal gives these hands."""
    return rules_of.round(rules, stacked(rules, table=table, deals=[hands]))


def test_every_seat_is_asked_before_a_card_is_played(rules_of: Implementation) -> None:
    """In playing order, whatever it holds; who cannot knock can only pass, and passes as others do."""
    played = dealt(rules_of, "1D 2C 6S", OTHER)
    assert (played.inner.phase, played.inner.turn, played.legal()) == ("declare", 0, {"declare", "pass"})
    played.play("pass")
    assert (played.inner.phase, played.inner.turn, played.legal()) == ("declare", 1, {"pass"})
    played.play("pass")
    assert (played.inner.phase, played.inner.turn, played.declared()) == ("play", 0, [0, 0])
    assert not any(action.startswith("declare") for action in played.legal())
    assert played.shown(0) == set()


def test_every_knock_scores_at_once(rules_of: Implementation) -> None:
    """A lower hand takes nothing from a higher one."""
    played = dealt(rules_of, "1D 2C 6S", "4D 4C 4S")
    played.play("declare")
    assert (played.inner.turn, played.declared(), played.shown(0)) == (1, [3, 0], {"1D", "2C", "6S"})
    played.play("declare")
    assert (played.inner.phase, played.inner.turn, played.declared()) == ("play", 0, [3, 10])


@pytest.mark.parametrize(("seats", "hands", "points"), [(3, 4, [3, 10, 3]), (4, 3, [6, 13])])
def test_everybody_with_a_hand_scores(
    rules_of: Implementation, seats: Literal[3, 4], hands: int, points: list[int]
) -> None:
    """Each for its side: with four, partners too."""
    held = ["1D 2C 6S", "4D 4C 4S", "1C 2D 5D", "1S 1B 5S"][:seats]
    rules = replace(RULES, seating=Seating(seats=seats), deal=Deal(hands=(3,) * hands, redeal=()))
    played = dealt(rules_of, *held, rules=rules)
    played.play(*["declare"] * seats)
    assert (played.declared(), played.inner.phase, played.inner.turn) == (points, "play", 0)


def test_the_three_stay_open_and_are_played_on(rules_of: Implementation) -> None:
    """After the next deal every seat is asked again."""
    deals = [["1D 2C 6S", OTHER], ["4D 4C 4S", "5D 5C 5S"]]
    played = rules_of.round(RULES, stacked(RULES, table=TABLE, deals=deals))
    played.play("declare", "pass", "2C")
    assert played.shown(0) == {"1D", "6S"}
    for _ in range(5):
        played.play(min(played.legal()))
    assert (played.inner.phase, played.inner.deal, played.inner.turn) == ("declare", 1, 0)
    assert (played.legal(), played.shown(0)) == ({"declare", "pass"}, set())
    played.play("declare", "declare")
    assert played.declared() == [13, 10]


def test_the_matta_is_named_before_the_first_card(rules_of: Implementation) -> None:
    """It may be named 1 to 10, whatever makes the hand qualify, and the hand scores so."""
    played = dealt(rules_of, OTHER, "7C 2D 2S")
    played.play("pass")
    assert played.legal() == {*(f"declare:7C={rank}" for rank in range(1, 6)), "pass"}
    played.play("declare:7C=2")
    assert (played.declared(), played.inner.named, played.inner.phase) == ([0, 10], 2, "play")


def test_a_named_matta_keeps_its_rank_until_it_is_captured(rules_of: Implementation) -> None:
    """Named ace it takes all, and that is a sweep; then it is a seven again."""
    played = dealt(rules_of, OTHER, "7C 2D 3S")
    played.play("pass", "declare:7C=1", "6Dx6B")
    assert {action for action in played.legal() if action.startswith("7C")} == {"7Cx8B9B10B"}
    played.play("7Cx8B9B10B")
    assert (played.sweeps(), played.inner.named) == ([0, 1], None)


def test_a_matta_on_the_table_is_as_it_was_named_in_the_next_deal(rules_of: Implementation) -> None:
    """The next deal's knocks change nothing in it, and it is captured as such a card."""
    rules = replace(RULES, capture=replace(RULES.capture, fifteen=False, optional=True))
    deals = [["7C 2D 3S", "8D 9C 10C"], ["1D 1C 1S", "2S 9D 4C"]]
    played = rules_of.round(rules, stacked(rules, table=TABLE, deals=deals))
    played.play("declare:7C=2", "pass", "7C", "8D", "2D", "9C", "3S", "10C")
    assert (played.inner.phase, played.inner.named) == ("declare", 2)
    played.play("declare", "pass", "1D", "2S")
    assert (played.inner.named, "7C" in played.table) == (2, True)


def test_a_matta_that_nobody_named_is_itself(rules_of: Implementation) -> None:
    """Unused it is a plain seven."""
    played = dealt(rules_of, "7C 2D 3S", "7D 9D 4C", table="10B 9B 6B 5B")
    played.play("pass", "pass", "7C")
    assert played.inner.named is None
    assert "7Dx7C" in played.legal()


def test_hands_that_cannot_be_compared_may_be_declared(rules_of: Implementation) -> None:
    """A row and one suit, each for its own points, and all of them together."""
    rules = replace(RULES, declarations="chorizo", declaring=Declaring(when="deal", points="add"), matta="none")
    played = dealt(rules_of, "2D 3D 4D", "1D 4C 10D", rules=rules)
    played.play("declare")
    assert (played.declared(), played.legal()) == ([9, 0], {"pass"})


# What is refused, each in a sentence


@pytest.mark.parametrize(
    ("hand", "action", "sentence"),
    [
        ("6D 9C 8D", "declare", "The hand of seat 0 scores nothing when it is declared"),
        ("1D 2C 6S", "declare:7C=1", "7C is not in the hand of seat 0"),
        ("7C 2D 2S", "declare", "name the rank of the matta, such as declare:7C=2"),
        ("7C 2D 2S", "declare:7C=9", "scores nothing with the matta as 9; it may be declared as: declare:7C=2"),
        ("1D 2C 6S", "1D", "'1D' is not what seat 0 has to decide now; it may choose: declare, pass"),
    ],
)
def test_knocks_after_the_deal_that_the_hand_does_not_hold(hand: str, action: str, sentence: str) -> None:
    played = Round(RULES, stacked(RULES, table=TABLE, deals=[[hand, "10D 10S 4C"]]))
    with pytest.raises(IllegalAction, match=sentence):
        played.play(action)
    assert played.history == ()


def test_a_knock_that_comes_too_late() -> None:
    played = Round(RULES, stacked(RULES, table=TABLE, deals=[["1D 2C 6S", OTHER]]))
    played.play("pass")
    played.play("pass")
    with pytest.raises(IllegalAction, match="comes too late: hands are declared before the first card of a deal"):
        played.play("declare")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"declarations": "none"}, "declaring has no effect without declarations"),
        ({"declaring": Declaring()}, "only where every declared hand scores"),
        ({"deal": Deal(hands=(6, 6, 6), redeal=())}, "hands of three"),
    ],
)
def test_mixes_with_knocks_after_the_deal_that_cannot_work(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        check(replace(RULES, **changes))


def test_the_canonical_text_names_when() -> None:
    assert '"declaring":{"when":"deal"}' in to_json(RULES)


# Positions and search


def test_positions_in_which_the_matta_is_named() -> None:
    """While others are still asked, and in play."""
    played = Round(RULES, stacked(RULES, table=TABLE, deals=[["7C 2D 2S", "1D 2C 6S"]]))
    played.play("declare:7C=2")
    for turn, decided in ((1, ("declare", None)), (0, ("declare", "declare"))):
        for seat in (None, 0, 1):
            found = Round.from_position(played.position(seat), seed=1)
            assert (found.named, found.decisions, found.turn) == (2, decided, turn)
            assert [found.declared(side) for side in (0, 1)] == [played.declared(side) for side in (0, 1)]
        text = played.position()
        assert Round.from_position(text).legal_actions() == played.legal_actions()
        if turn:
            with pytest.raises(RecordError, match="needs a matta"):
                Round.from_position(text.replace("decisions declare | -", "decisions pass | -"))
            played.play("declare")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_solver_tells_namings_apart(seats: Literal[2, 4]) -> None:
    """The rank given to the matta is part of a position while others still decide: the values that one search finds for
    all namings are the values of the positions after each."""
    rules = replace(RULES, seating=Seating(seats=seats), deal=Deal(hands=(3,) * (36 // (3 * seats)), redeal=()))
    differ = compared = 0
    for played in namings(rules, 12 if seats == 2 else 3):
        found = Solver(bits=12).values(played)
        for action, value in found or []:
            after = played.copy()
            after.play(action)
            answers = [answer for _, answer in Solver(bits=16).values(after) or []]
            same = rules.side_of(played.turn or 0) == rules.side_of(after.turn or 0)
            assert value == (max(answers) if same else -max(answers))
            compared += 1
        differ += len({value for action, value in found or [] if action.named}) > 2
    assert compared
    assert differ


def namings(rules: Rules, count: int) -> Iterator[Round]:
    """The last deal, whose first seat can name the matta in several ways that score the same."""
    chance = Random(1)
    while count:
        pack = list(CARDS)
        chance.shuffle(pack)
        played = Round(rules, pack)
        while played.deal < len(rules.deal.hands) - 1:
            played.play(chance.choice(played.legal_actions()))
        if sum(action.named is not None for action in played.legal_actions()) > 3:
            count -= 1
            yield played
