"""Which decisions are marked, and which are not (docs/study.md#grades)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.game import Game, Seed
from settebello.players.evaluation.simulator import ActionRollout, Rollout
from settebello.players.judge import ActionValue, Judgement, Knowledge
from settebello.rules import Majority, Penalty, Rules, Scoring
from settebello.study.decisions import RecordedDecision, recorded_decisions
from settebello.study.grades import CALIBRATED_ERROR, calibrated_error, confirmed, graded, point_worth
from settebello.study.model import GradedDecision
from settebello.study.reviewer import Reviewer
from settebello.study.seat_totals import loss_error
from settebello.variants import variant
from settebello.view import view_of
from tests.study.games import played

SCOPA = variant("scopa").rules(2)


def decision(action: str, *, rules: Rules = SCOPA, right_claim: bool | None = None) -> RecordedDecision:
    game = Game(rules, 1)
    game.deal(Seed(bytes(32)))
    return RecordedDecision(
        round=1,
        number=1,
        seat=0,
        action=action,
        view=view_of(game, 0),
        position=game.round.copy(),
        right_claim=right_claim,
    )


def value(action: str, points: float | None, equity: float | None = None, *, error: float = 0.0) -> ActionValue:
    return ActionValue(action, points, equity, error, error * 0.07)


def judged(*values: ActionValue) -> Judgement:
    return Judgement(tuple(values), "sampled", 100)


def grade(taken: str, *values: ActionValue) -> GradedDecision:
    return graded(decision(taken), judged(*values), SCOPA)


@pytest.mark.parametrize(
    ("loss", "error", "expected"),
    [
        (0.09, 0.0, "good"),
        (0.11, 0.0, "inaccuracy"),
        (0.24, 0.0, "inaccuracy"),
        (0.26, 0.0, "mistake"),
        (0.49, 0.0, "mistake"),
        (0.51, 0.0, "blunder"),
        (0.26, 0.12, "mistake"),
        (0.26, 0.14, "good"),
        (0.51, 0.30, "good"),
        (0.497, 0.0, "blunder"),  # shown as 0.50, where blunders begin
    ],
)
def test_a_loss_is_marked_beyond_its_error_and_that_of_the_judge(loss: float, error: float, expected: str) -> None:
    assert grade("b", value("a", 1.0), value("b", 1.0 - loss, error=error)).grade == expected


def test_the_grade_is_that_of_the_smaller_of_two_measured_losses() -> None:
    found = replace(grade("b", value("a", 1.0), value("b", 0.4)), calibrated_error=0.1)
    assert (found.grade, found.graded_loss) == ("blunder", 0.6)
    checked = confirmed(found, rolled(0.3))
    assert (checked.grade, checked.graded_loss, checked.points_lost) == ("mistake", 0.3, 0.6)


def test_the_best_action_is_the_best() -> None:
    found = grade("a", value("a", 0.2), value("b", 0.1))
    assert (found.grade, found.best, found.points_lost) == ("best", "a", 0.0)


def test_in_a_game_the_chance_to_win_decides() -> None:
    """The best for the game gives up points."""
    safe, greedy = value("a", 0.5, 0.60), value("b", 0.9, 0.50)
    found = grade("b", safe, greedy)
    assert found.grade == "blunder"
    assert found.points_lost == pytest.approx(-0.4)
    assert found.chance_lost == pytest.approx(0.1)


def test_a_chance_lost_within_its_error_is_not_marked() -> None:
    """A chance of 0.1 is about one and a half points at the start of a game, and so is its error in points."""
    safe, other = value("a", 0.9, 0.60), value("b", 0.5, 0.50, error=1.4)
    assert grade("b", safe, other).grade == "good"
    assert grade("b", safe, replace(other, equity_error=0.01)).grade == "blunder"


def test_where_all_is_decided_points_are_no_mistake() -> None:
    assert grade("b", value("a", 0.9, 0.999), value("b", 0.1, 0.997)).grade == "good"


def test_what_a_point_is_worth_at_the_start() -> None:
    """A tenth of a point is about 0.7 percentage points."""
    assert CALIBRATED_ERROR * point_worth(SCOPA, (0, 0), 1, 0) == pytest.approx(0.007, abs=0.001)


def test_a_point_is_worth_more_towards_the_end() -> None:
    assert point_worth(SCOPA, (10, 10), 1, 0) > 2 * point_worth(SCOPA, (0, 0), 1, 0)


@pytest.mark.parametrize(("right", "expected"), [(True, "best"), (False, "blunder")])
def test_a_claim_is_right_or_wrong(right: bool, expected: str) -> None:
    found = graded(decision("claim", right_claim=right), None, SCOPA)
    assert found.grade == expected
    assert not found.counts


def test_a_claim_missed_is_no_mistake_of_play() -> None:
    found = grade("b", value("claim", None, 1.0), value("b", 0.2, 0.9), value("c", 0.1, 0.8))
    assert (found.grade, found.best, found.chance_lost) == ("best", "b", 0.0)


@pytest.mark.parametrize("game", ["scopa", "escoba", "ronda", "cuarenta"])
def test_limits_are_larger_where_rounds_end_farther_apart(game: str) -> None:
    """The least loss that is marked is what the judge is known to be off by in that game."""
    rules = variant(game).rules(2)
    error = calibrated_error(rules)
    for share, grade in ((0.9, "good"), (1.1, "inaccuracy"), (2.6, "mistake"), (5.1, "blunder")):
        judgement = judged(value("4C", share * error, None), value("3D", 0.0, None))
        found = graded(decision("3D", rules=rules), judgement, rules)
        assert (found.grade, found.calibrated_error) == (grade, error)


def test_what_is_not_valued_is_not_graded() -> None:
    found = grade("a", value("a", None), value("b", None))
    assert found.grade == "ungraded"
    assert not found.counts


def test_forced_decisions_do_not_count() -> None:
    found = graded(decision("a"), None, SCOPA)
    assert found.grade == "forced"
    assert not found.counts


@pytest.mark.parametrize(
    ("taken", "knowledge", "expected"),
    [("a", "sampled", 0.3), ("b", "exact", 0.3), ("b", "sampled", (0.3**2 + CALIBRATED_ERROR**2) ** 0.5)],
)
def test_a_loss_is_uncertain_by_the_judge_as_well(taken: str, knowledge: Knowledge, expected: float) -> None:
    judgement = Judgement((value("a", 1.0, error=0.3), value("b", 0.0, error=0.3)), knowledge, 100)
    found = replace(graded(decision(taken), judgement, SCOPA), points_error=0.3)
    assert loss_error(found) == pytest.approx(expected)


def test_where_no_side_can_reach_the_target_a_grade_goes_by_points() -> None:
    penalty = replace(SCOPA, scoring=Scoring(cards=Majority(), two_of_clubs=Penalty(points=-1000)))
    taken = decision("3D", rules=penalty)
    found = graded(taken, judged(value("4C", 500.0, 0.5), value("3D", -500.0, 0.5)), penalty)
    assert (found.point_worth, found.chance_lost, found.grade) == (0.0, 0.0, "blunder")


def rolled(points: float, *, error: float = 0.0) -> Rollout:
    """Rollouts of the best action, "a", and another one."""
    rows = (("a", points, 0.0), ("b", 0.0, error))
    return Rollout(
        tuple(
            ActionRollout(
                action=action,
                points=value,
                equity=None,
                points_error=apart,
                equity_error=0.0,
                lines={},
                sweep_against=0.0,
            )
            for action, value, apart in rows
        ),
        1000,
    )


@pytest.mark.parametrize(
    ("loss", "again", "error", "expected"),
    [
        (0.6, 0.7, 0.0, "blunder"),
        (0.6, 0.3, 0.0, "mistake"),
        (0.6, 0.12, 0.0, "inaccuracy"),
        (0.6, 0.05, 0.0, "good"),
        (0.6, -0.4, 0.0, "good"),
        (0.6, 0.5, 0.3, "good"),
        (0.2, 0.6, 0.0, "inaccuracy"),
    ],
)
def test_a_mark_is_the_milder_of_the_judges_and_the_rollouts(
    loss: float, again: float, error: float, expected: str
) -> None:
    found = confirmed(grade("b", value("a", loss), value("b", 0.0)), rolled(again, error=error))
    assert (found.grade, found.points_lost, found.rollout_points_lost) == (expected, loss, again)


@pytest.mark.parametrize(("again", "error"), [(0.35, 0.1), (1.3, 0.9)])
def test_the_judge_may_be_as_far_off_as_rollouts_find_it(again: float, error: float) -> None:
    found = confirmed(grade("b", value("a", 0.4), value("b", 0.0)), rolled(again))
    assert loss_error(found) == pytest.approx(error)


def test_every_mark_that_is_not_exact_was_found_by_rollouts_too() -> None:
    reviewer, rules = Reviewer(SCOPA, "quick"), SCOPA
    marked = 0
    for number, decided in enumerate(recorded_decisions(played(rules, 3, actions=30))):
        found = reviewer.review(decided, open_cards=False)
        if found.judgement is None or found.judgement.knowledge == "exact":
            assert found.rollout_points_lost is None
        elif found.marked:
            assert found.rollout_points_lost is not None, number
            marked += 1
    assert marked > 3
