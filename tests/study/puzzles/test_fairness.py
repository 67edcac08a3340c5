"""Which puzzles are offered: neither obvious nor beyond what a person can work out, and explained."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.players.judge import ActionValue, Judgement
from settebello.rules import Rules
from settebello.rules.scoring import Scoring
from settebello.study.model import LineLoss
from settebello.study.puzzles import Puzzle, shipped_pack
from settebello.study.puzzles.fairness import is_fair

BASE = shipped_pack().puzzles[0]
TWO_CAPTURES = ("7Sx3C4S", "8Cx8B", "1B")


def puzzle(
    *actions: str, loss: float = 1.0, line: float = 1.0, exact: bool = False, hands: tuple[int, ...] = (3, 3)
) -> Puzzle:
    """A puzzle with these actions, best first.

    Args:
        actions: the best action, then the others.
        loss: the points that each of the others loses.
        line: the points that the score line of the cards loses.
        exact: whether the values are exact.
        hands: the number of cards in each hand.
    """
    values = [
        ActionValue(action=action, points=-loss * (number > 0), equity=0.5, points_error=0.0, equity_error=0.0)
        for number, action in enumerate(actions)
    ]
    return replace(
        BASE,
        view=replace(BASE.view, hands=hands),
        judgement=Judgement(actions=tuple(values), knowledge="exact" if exact else "every-hand", worlds=0),
        reasons={action: (LineLoss(line="cards", points=-line),) for action in actions[1:]},
    )


def test_a_choice_between_captures_is_fair() -> None:
    assert is_fair(puzzle(*TWO_CAPTURES), Rules())


def test_a_card_that_takes_nothing_is_fair() -> None:
    assert is_fair(puzzle("1B", "7Sx3C4S", "8C"), Rules())


def test_the_only_capture_is_obvious() -> None:
    assert not is_fair(puzzle("7Sx3C4S", "8C", "1B"), Rules())


@pytest.mark.parametrize("best", ["8Cx1S7D", "7Dx3C4S"])
def test_the_only_action_that_wins_the_settebello_is_obvious(best: str) -> None:
    assert not is_fair(puzzle(best, "9Cx9B", "1B"), Rules())
    assert is_fair(puzzle(best, "10Cx3S7D", "9Cx9B"), Rules())
    assert is_fair(puzzle(best, "9Cx9B", "1B"), Rules(scoring=Scoring()))


def test_to_lay_the_settebello_is_not_obvious() -> None:
    assert is_fair(puzzle("7D", "8Cx8B", "1B"), Rules())


def test_what_is_lost_shows_in_a_score_line() -> None:
    assert not is_fair(puzzle(*TWO_CAPTURES, loss=0.35), Rules())
    assert not is_fair(puzzle(*TWO_CAPTURES, line=0.35), Rules())
    assert is_fair(puzzle(*TWO_CAPTURES, loss=0.4, line=0.4), Rules())
    assert is_fair(puzzle(*TWO_CAPTURES, loss=0.0, exact=True), Rules())


def test_score_lines_account_for_half_of_what_is_lost() -> None:
    assert is_fair(puzzle(*TWO_CAPTURES, loss=2.0, line=1.0), Rules())
    assert not is_fair(puzzle(*TWO_CAPTURES, loss=2.0, line=0.95), Rules())


def test_a_puzzle_without_theme_or_reason_is_not_explained() -> None:
    good = puzzle(*TWO_CAPTURES, exact=True)
    assert is_fair(good, Rules())
    assert not is_fair(replace(good, themes=()), Rules())
    assert not is_fair(replace(good, reasons={}), Rules())


def test_exact_play_is_short_enough_to_be_worked_out() -> None:
    assert is_fair(puzzle(*TWO_CAPTURES, exact=True, hands=(4, 3)), Rules())
    assert not is_fair(puzzle(*TWO_CAPTURES, exact=True, hands=(4, 4)), Rules())
    assert is_fair(puzzle(*TWO_CAPTURES, hands=(4, 4)), Rules())
