"""Staged choices say every action, and lead to it as soon as only one is left."""

from __future__ import annotations

import copy
import pickle
import random

import pytest
from msgspec.structs import replace

from settebello.core import CLAIM, DECLARE, KEEP, PASS, PLACE, Action, Round
from settebello.errors import IllegalAction
from settebello.game import seeded_game
from settebello.rl import Staging
from settebello.rules import Capture, Rules
from settebello.variants import variant
from settebello.view import view_of
from tests.rl.comparison import random_rules
from tests.support.hidden_cards import some_position
from tests.support.stacked_packs import BASIC, CHKOBBA, stacked

FREE = replace(BASIC, capture=Capture(choice="free"))
SUMS_AND_FIFTEENS = replace(BASIC, capture=Capture(choice="free", fifteen=True))
LAID_OR_TAKEN = replace(BASIC, capture=Capture(optional=True, ace="sweep", ace_takes_itself=True))

CASES: dict[str, tuple[Rules, str, str, dict[str, tuple[int, ...]]]] = {
    "nothing to take": (BASIC, "1D", "10D 10C 9S 8S", {"1D": (0,)}),
    "one capture": (BASIC, "7D", "7C 10C 9S 8S", {"7Dx7C": (24,)}),
    "two equal cards": (BASIC, "7D", "7C 7S 9S 8S", {"7Dx7C": (24, 65), "7Dx7S": (24, 66)}),
    "sums that begin alike": (
        BASIC,
        "10D",
        "1D 2D 7D 8S",
        {"10Dx1D2D7D": (36, 40), "10Dx2D8S": (36, 44)},
    ),
    "one capture within another": (
        SUMS_AND_FIFTEENS,
        "5D",
        "2C 3C 5S 10S",
        {"5Dx2C3C": (16, 45, 49, 80), "5Dx2C3C5S": (16, 45, 49, 58), "5Dx5S": (16, 58), "5Dx10S": (16, 78)},
    ),
    "laid though it could capture": (
        replace(BASIC, capture=Capture(optional=True)),
        "7D",
        "7C 10C 9S 8S",
        {"7D": (24, 80), "7Dx7C": (24, 65)},
    ),
}


def first_position(rules: Rules, card: str, table: str) -> Round:
    return Round(rules, stacked(rules, table=table, deals=[[card, ""]]))


@pytest.mark.parametrize(("rules", "card", "table", "expected"), CASES.values(), ids=CASES)
def test_choices_of_a_card(rules: Rules, card: str, table: str, expected: dict[str, tuple[int, ...]]) -> None:
    staging = Staging(first_position(rules, card, table))
    found = {str(action): staging.encode(action) for action in _plays(rules, card, table)}
    assert found == expected


def _plays(rules: Rules, card: str, table: str) -> list[Action]:
    return [action for action in first_position(rules, card, table).legal_actions() if str(action.card) == card]


def test_an_ace_that_takes_itself_is_taken_and_one_that_is_laid_is_not() -> None:
    rules = replace(LAID_OR_TAKEN, deal=replace(BASIC.deal, table=0, hands=(10, 10)))
    staging = Staging(Round(rules, stacked(rules, deals=[["1D", ""]])))
    assert staging.encode(Action.parse("1Dx")) == (0, 40)
    assert staging.encode(Action.parse("1D")) == (0, 80)


def test_the_cut_is_to_play_the_drawn_card_or_to_stop() -> None:
    staging = Staging(Round(CHKOBBA, list(CHKOBBA.cards)))
    assert {action: staging.encode(action) for action in (KEEP, PLACE)} == {KEEP: (80,), PLACE: (0,)}


def test_to_declare_is_to_play_the_lowest_card_or_to_pass() -> None:
    rules = variant("bazzica").rules()
    staging = Staging(Round(rules, stacked(rules, table="10D 9C 8S 4D", deals=[["1S 2D 3C", ""]])))
    assert {action: staging.encode(action) for action in (DECLARE, PASS)} == {DECLARE: (2,), PASS: (80,)}


def test_claiming_is_the_last_choice() -> None:
    game = some_position(variant("scopa").rules(2, {"claiming_out": "on"}), random.Random(1))
    staging = Staging(view_of(game, game.round.turn))
    assert staging.choices[-1] == 81
    assert staging.encode(CLAIM) == (81,)
    assert staging.choose(81) == CLAIM


@pytest.mark.parametrize("seed", range(40))
def test_encode_and_decode_round_trip_for_rounds_and_views(seed: int) -> None:
    chance = random.Random(seed)
    game = some_position(random_rules(chance), chance)
    if game.round.turn is None:
        return
    for position in (game.round, view_of(game, game.round.turn)):
        staging, seen = Staging(position), set()
        for action in game.round.legal_actions():
            choices = staging.encode(action)
            assert staging.decode(choices) == action
            taken = choices[1:] if choices[-1] != 80 else choices[1:-1]
            assert list(taken) == sorted(taken)
            seen.add(choices)
        assert len(seen) == len(game.round.legal_actions())
        assert staging.made_choices == ()


def test_what_cannot_be_chosen_is_refused_and_changes_nothing() -> None:
    staging = Staging(first_position(BASIC, "7D", "7C 7S 9S 8S"))
    assert staging.choose(24) is None
    for wrong in (-1, 24, 64, 80, 81, 82):
        with pytest.raises(IllegalAction, match=r"cannot be chosen now; choose from 65, 66\."):
            staging.choose(wrong)
    assert staging.made_choices == (24,)
    assert staging.choose(65) == Action.parse("7Dx7C")
    with pytest.raises(IllegalAction, match="the decision is made"):
        staging.choose(65)


def test_what_is_not_legal_has_no_choices_and_half_an_action_is_none() -> None:
    staging = Staging(first_position(BASIC, "7D", "7C 7S 9S 8S"))
    with pytest.raises(IllegalAction, match="not legal now"):
        staging.encode(Action.parse("7D"))
    with pytest.raises(IllegalAction, match="make no action yet"):
        staging.decode((24,))
    with pytest.raises(IllegalAction, match="cannot be chosen now"):
        staging.decode((24, 65, 66))


def test_a_decision_and_its_round_can_be_copied_and_pickled() -> None:
    position = first_position(BASIC, "7D", "7C 7S 9S 8S")
    staging = Staging(position)
    staging.choose(24)
    for twin in (copy.copy(staging), copy.deepcopy(staging), pickle.loads(pickle.dumps(staging))):
        assert twin.made_choices == (24,)
        assert twin.choose(65) == Action.parse("7Dx7C")
    assert staging.choices == (65, 66)
    for other in (copy.copy(position), copy.deepcopy(position)):
        other.play(Action.parse("7Dx7C"))
    assert position.history == ()


def test_another_seat_has_no_decision() -> None:
    game = some_position(BASIC, random.Random(3))
    assert game.round.turn is not None
    for seat in (1 - game.round.turn, None):
        with pytest.raises(IllegalAction, match="no decision"):
            Staging(view_of(game, seat))


def test_in_a_pack_of_52_cards_there_are_106_choices() -> None:
    rules = variant("cicera-bigia").rules()
    position = Round(rules, stacked(rules, table="7D 8C 2S 5S", deals=[("13D 12D 8D 7C 9B",)]))
    choices = {str(action): Staging(position).encode(action) for action in position.legal_actions()}
    assert choices["13D"] == (48,)
    assert choices["7Cx7D"] == (25, 52 + 24)
    assert choices["7C"] == (25, 104)
    staging = Staging(position)
    assert (len(staging.mask), staging.choices[-1]) == (106, 48)
    staging.choose(25)
    assert 104 in staging.choices
    assert pickle.loads(pickle.dumps(staging)).choices == staging.choices


def test_the_view_of_a_pack_of_52_cards_has_the_same_choices() -> None:
    game = seeded_game(variant("cicera-bigia").rules(), bytes(32))
    while game.state == "playing":
        seat = game.round.turn
        assert seat is not None
        staging = Staging(view_of(game, seat))
        assert staging.mask == Staging(game.round).mask
        game.play(game.round.legal_actions()[0])
