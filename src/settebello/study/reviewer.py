"""Reviews single decisions, and shares them among threads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from types import TracebackType

from msgspec.structs import replace

from settebello.core import Round
from settebello.players.evaluation.simulator import Simulator
from settebello.players.judge import PRECISIONS, Judge, PrecisionName
from settebello.rules import Rules
from settebello.study.decisions import RecordedDecision
from settebello.study.grades import graded
from settebello.study.model import GradedDecision, LineLoss, OpenValue
from settebello.study.reasons import carrying_lines, lines_of_best_play
from settebello.study.rounding import rounded_judgement, rounded_points

REASON_WORLDS = 1_000
"""Worlds in which a marked decision is played out to find the score lines that it lost."""


class Reviewer:
    """Reviews the decisions of a game. What it says of one does not depend on the others.

    Args:
        rules: of the game.
        precision: how finely actions are told apart.
    """

    def __init__(self, rules: Rules, precision: PrecisionName) -> None:
        self._judge = Judge(rules, PRECISIONS[precision])
        self._simulator = Simulator(rules)

    @property
    def identity(self) -> str:
        """Which judge it is: its method, weights and precision."""
        return self._judge.identity

    def review(self, decision: RecordedDecision, *, open_cards: bool) -> GradedDecision:
        """A decision with its grade and reasons.

        Args:
            decision: of a record.
            open_cards: give the values with all cards known; only of a round that is over, whose cards everybody has
                seen.
        """
        judgement = None if decision.forced else rounded_judgement(self._judge.judge(decision.view))
        found = graded(decision, judgement, decision.position.rules)
        if found.marked and found.counts:
            found = replace(found, lines=self._lines(decision, found))
        if open_cards and found.counts:
            found = replace(found, open_cards=self._open_values(decision))
        return found

    def _lines(self, decision: RecordedDecision, found: GradedDecision) -> tuple[LineLoss, ...]:
        assert found.best is not None
        assert found.judgement is not None
        if found.judgement.knowledge == "exact":
            position = Round.from_view(decision.view, decision.position.rules)
            taken, best = (lines_of_best_play(position, action) for action in (found.action, found.best))
        else:
            rollout = self._simulator.roll_out(decision.view, actions=(found.action, found.best), worlds=REASON_WORLDS)
            lines = {action.action: action.lines for action in rollout.actions}
            taken, best = lines[found.action], lines[found.best]
        return carrying_lines({line: taken.get(line, 0.0) - best.get(line, 0.0) for line in taken | best})

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
        reviewers = [Reviewer(rules, precision) for _ in range(threads)]
        self.identity = reviewers[0].identity
        self._idle: SimpleQueue[Reviewer] = SimpleQueue()
        for reviewer in reviewers:
            self._idle.put(reviewer)
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None

    def review(self, decisions: Sequence[RecordedDecision], *, open_cards: bool) -> Iterator[GradedDecision]:
        """The decisions with grades and reasons, in the same order (:meth:`Reviewer.review`)."""

        def reviewed(decision: RecordedDecision) -> GradedDecision:
            reviewer = self._idle.get()
            try:
                return reviewer.review(decision, open_cards=open_cards)
            finally:
                self._idle.put(reviewer)

        return map(reviewed, decisions) if self._threads is None else self._threads.map(reviewed, decisions)

    def __enter__(self) -> ReviewerPool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the threads; decisions that they have not begun are left."""
        if self._threads is not None:
            self._threads.shutdown(cancel_futures=True)
