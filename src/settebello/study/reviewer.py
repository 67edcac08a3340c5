"""Reviews single decisions, and shares them among threads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from types import TracebackType

from msgspec.structs import replace

from settebello.core import Round
from settebello.players.evaluation.game_search import GameSearch
from settebello.players.evaluation.models import model_for
from settebello.players.evaluation.simulator import Simulator
from settebello.players.judge import Judge
from settebello.players.precision import PRECISIONS, PrecisionName
from settebello.rules import Rules
from settebello.steps import Steps, finish
from settebello.study.decisions import RecordedDecision
from settebello.study.grades import GRADING, confirmed, graded
from settebello.study.model import GradedDecision, LineLoss, OpenValue
from settebello.study.reasons import carrying_lines, lines_of_best_play, lines_of_rollout
from settebello.study.rounding import rounded_judgement, rounded_points

ROLLOUT_WORLDS = 1_000
"""Worlds to play out for a marked decision, to measure its loss again and find the score lines that it lost."""


class Reviewer:
    """Reviews the decisions of a game. Each verdict is independent of the others.

    Args:
        rules: of the game.
        precision: how finely actions are told apart.
    """

    def __init__(self, rules: Rules, precision: PrecisionName) -> None:
        model = model_for(rules, wait=True)
        assert model is not None
        self._judge = Judge(rules, PRECISIONS[precision], model=model)
        self._simulator = Simulator(rules, model)
        self._search = GameSearch(rules, model)

    @property
    def identity(self) -> str:
        """The identity of the judge (:attr:`Judge.identity`), and of the grading of its judgements."""
        return f"{self._judge.identity}/grades-{GRADING}"

    def review(self, decision: RecordedDecision, *, open_cards: bool) -> GradedDecision:
        """A decision with its grade and reasons.

        Args:
            decision: of a record.
            open_cards: give the values with all cards known; only of a round that is over, whose cards everybody has
                seen.
        """
        return finish(self.review_in_steps(decision, open_cards=open_cards))

    def review_in_steps(self, decision: RecordedDecision, *, open_cards: bool) -> Steps[GradedDecision]:
        """:meth:`review`, in steps of a fraction of a second."""
        judgement = None
        if not decision.forced:
            judgement = rounded_judgement((yield from self._judge.judge_in_steps(decision.view)))
            yield
        found = graded(decision, judgement, decision.position.rules)
        if found.marked and found.counts:
            found = self._with_reason(decision, found)
            yield
        if open_cards and found.counts:
            found = replace(found, open_cards=self._open_values(decision))
        return found

    def _with_reason(self, decision: RecordedDecision, found: GradedDecision) -> GradedDecision:
        """A marked decision, with the lines that carry its loss; no longer marked if rollouts do not find it."""
        assert found.best is not None
        assert found.judgement is not None
        if found.judgement.knowledge == "exact":
            return replace(found, lines=self._exact_lines(decision, found))
        actions = found.action, found.best
        rollout = self._simulator.roll_out(decision.view, actions=actions, worlds=ROLLOUT_WORLDS)
        found = confirmed(found, rollout)
        if not found.marked:
            return found
        lines = {action.action: lines_of_rollout(action) for action in rollout.actions}
        return replace(found, lines=carrying_lines(*(lines[action] for action in actions)))

    def _exact_lines(self, decision: RecordedDecision, found: GradedDecision) -> tuple[LineLoss, ...]:
        """Take them from best play for points so that the lines add up to the points lost; if only the chance of
        winning was lost, take them from best play for the game."""
        assert found.best is not None
        position = Round.from_view(decision.view, decision.position.rules)
        totals = decision.view.totals if (found.points_lost or 0.0) <= 0 else None
        taken, best = (
            lines_of_best_play(position, action, self._search, totals) for action in (found.action, found.best)
        )
        return carrying_lines(taken, best)

    def _open_values(self, decision: RecordedDecision) -> tuple[OpenValue, ...]:
        values = self._judge.open_values(decision.position).actions
        return tuple(OpenValue(action=value.action, points=rounded_points(value.points or 0.0)) for value in values)


class ReviewerPool:
    """Reviewers of one game, one in each thread.

    Args:
        rules: of the game.
        precision: how finely actions are told apart.
        threads: how many reviewers there are; the search does not hold Python's lock.
    """

    def __init__(self, rules: Rules, precision: PrecisionName, threads: int = 1) -> None:
        self._reviewers = [Reviewer(rules, precision) for _ in range(threads)]
        self.identity = self._reviewers[0].identity
        self._idle: SimpleQueue[Reviewer] = SimpleQueue()
        for reviewer in self._reviewers:
            self._idle.put(reviewer)
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None

    def review(self, decisions: Sequence[RecordedDecision], *, open_cards: bool) -> Iterator[Steps[GradedDecision]]:
        """The decisions with grades and reasons, in the same order (:meth:`Reviewer.review`). Without threads each is
        reviewed by its steps; threads begin at once with all of them."""
        if self._threads is None:
            (alone,) = self._reviewers
            return (alone.review_in_steps(decision, open_cards=open_cards) for decision in decisions)

        def reviewed(decision: RecordedDecision) -> GradedDecision:
            reviewer = self._idle.get()
            try:
                return reviewer.review(decision, open_cards=open_cards)
            finally:
                self._idle.put(reviewer)

        return map(_result, [self._threads.submit(reviewed, decision) for decision in decisions])

    def __enter__(self) -> ReviewerPool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the threads; decisions that they have not begun are left."""
        if self._threads is not None:
            self._threads.shutdown(cancel_futures=True)


def _result(future: Future[GradedDecision]) -> Steps[GradedDecision]:
    yield
    return future.result()
