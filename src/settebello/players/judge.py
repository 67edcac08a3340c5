"""The judge: the value of every action of a seat, judged from what the seat may know, and how certain that value is.

>>> from settebello.game import seeded_game
>>> from settebello.rules import Rules
>>> from settebello.view import view_of
>>> game = seeded_game(Rules(), bytes(32))
>>> judgement = judge(view_of(game, game.round.turn), Rules())
>>> judgement.knowledge, judgement.worlds
('every-hand', 5456)
>>> judgement.best.action in view_of(game, game.round.turn).legal
True
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from math import inf
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from settebello.core import CLAIM, Round
from settebello.core.evaluation.round_equity import RoundEquity
from settebello.errors import IllegalAction, RulesError, not_wanted
from settebello.game import claim_outcome
from settebello.players.evaluation.game_search import GameSearch
from settebello.players.evaluation.models import GameModel, model_for
from settebello.players.evaluation.paired_means import WorldBatch
from settebello.players.evaluation.simulator import Simulator
from settebello.players.evaluation.winning_chance import WinningChances
from settebello.players.evaluation.world_sampling import BATCH, SampledValues, WorldSampler, WorldSeeds
from settebello.players.precision import PRECISIONS, Precision
from settebello.rules import Rules
from settebello.steps import Steps, finish
from settebello.view import View

METHOD = 3
"""The number goes up whenever the same weights give different judgements."""
EQUITY_OF_A_POINT = 0.2
"""Equity is judged as precisely as points, with a point counted as this chance of winning."""
EXACT_NODES = 400_000
"""The maximum number of positions that the solver visits for one action."""

__all__ = [
    "PRECISIONS",
    "ActionValue",
    "Judge",
    "Judgement",
    "Knowledge",
    "Precision",
    "judge",
    "open_values",
]

Knowledge = Literal["forced", "exact", "every-hand", "sampled"]
"""The basis of a judgement.

``forced``: there is only one action. ``exact``: nothing that matters is hidden, and the value is the value of best
play. ``every-hand``: every possible hand of the others was considered. ``sampled``: a sample of them was.
"""


class ActionValue(Struct, frozen=True):
    """The value of an action to the side that takes it."""

    action: str
    points: float | None
    """The expected margin for the rest of the round, or None for a claim, which ends the game."""
    equity: float | None
    """The chance of winning the game, 0 to 1, or None if it is not known. With double games, the expected stake
    instead, from 0 (lost double) to 1 (won double)."""
    points_error: float
    """The standard error of the difference in points from the best action, in the same worlds; 0 if there is none."""
    equity_error: float
    """The standard error of the difference in equity from the best action."""


class Judgement(Struct, frozen=True):
    """The values of all actions of a decision."""

    actions: tuple[ActionValue, ...]
    """The actions, best first: by equity, or by points if equity is not known."""
    knowledge: Knowledge
    worlds: int
    """The number of worlds considered; 0 if none were needed."""

    @property
    def best(self) -> ActionValue:
        """The best action."""
        return self.actions[0]

    def value_of(self, action: str) -> ActionValue:
        """The value of ``action``.

        Raises:
            IllegalAction: the action was not judged.
        """
        for value in self.actions:
            if value.action == action:
                return value
        raise IllegalAction(f"'{action}' is not one of the actions that were judged.")


def judge(view: View, rules: Rules, precision: Precision = PRECISIONS["usual"]) -> Judgement:
    """Judge every action that the seat of a view may take now, using only what that seat may know.

    The same view, rules and precision give the same judgement. House rules without a known value are learned first,
    which takes a few seconds. To judge many decisions, keep a :class:`Judge`.

    Args:
        view: the knowledge of the seat.
        rules: the rules of the game.
        precision: when to stop adding worlds.

    Returns:
        The actions with their values, best first: the expected margin in points for the rest of the round, and the
        chance of winning the game, from 0 to 1.

    Raises:
        IllegalAction: the seat has nothing to decide.

    >>> import settebello
    >>> game = settebello.seeded_game(settebello.Rules(), bytes(32))
    >>> judgement = settebello.judge(settebello.view_of(game, game.round.turn), game.rules)
    >>> judgement.actions[0] == judgement.best
    True
    """
    return Judge(rules, precision).judge(view)


def open_values(position: Round, totals: Sequence[int] | None = None) -> Judgement:
    """Judge every action with all cards known (:meth:`Judge.open_values`)."""
    return Judge(position.rules).open_values(position, totals)


class Judge:
    """A judge of the decisions in a game. It keeps its search buffers between them, and is not thread-safe.

    The same view, rules and precision give the same judgement, whatever was judged before and on any number of threads.
    House rules without a known value are learned first, which takes a few seconds.

    Args:
        rules: the rules of the game.
        precision: when to stop adding worlds.
        threads: the number of threads that search worlds.
        model: the model of these rules; None for the built-in model, or one learned now.
        draw: a different number draws different worlds, to see how much judgements depend on them.
    """

    def __init__(
        self,
        rules: Rules,
        precision: Precision = PRECISIONS["usual"],
        *,
        threads: int = 1,
        model: GameModel | None = None,
        draw: int = 0,
    ) -> None:
        if not isinstance(rules, Rules):
            raise RulesError(not_wanted(rules, "rules, such as settebello.variant('scopa').rules(),"))
        model = model or model_for(rules, wait=True)
        assert model is not None
        self._rules, self._model, self._precision, self._draw = rules, model, precision, draw
        self._search = GameSearch(rules, model)
        self._simulators: dict[int, Simulator] = {}
        self._chances = WinningChances(rules)
        self._sampler = WorldSampler(precision, EQUITY_OF_A_POINT * self._chances.span, threads)

    @property
    def identity(self) -> str:
        """The identity of the judge: everything except view and rules that a judgement depends on (method, weights,
        precision)."""
        weights = hashlib.sha256(self._model.value.weights).hexdigest()[:16]
        precision = self._precision
        drawn = f"/{self._draw}" if self._draw else ""
        return f"{METHOD}/{weights}/{precision.resolution:g}/{precision.errors:g}/{precision.worlds}{drawn}"

    def is_for(self, rules: Rules, model: GameModel) -> bool:
        """Whether it judges games of these rules by this model."""
        return self._search.is_for(rules, model)

    def judge(self, view: View, *, deadline: float = 0.0) -> Judgement:
        """The values of the actions of ``view``, including a claim if one may be made now.

        Args:
            view: the knowledge of the seat.
            deadline: a moment of :func:`time.monotonic` after which no more worlds are considered, however little is
                known; 0 for none. For hints, which cannot wait.

        Raises:
            IllegalAction: the seat has nothing to decide.
        """
        return finish(self.judge_in_steps(view, deadline=deadline))

    def judge_in_steps(self, view: View, *, deadline: float = 0.0) -> Steps[Judgement]:
        """:meth:`judge`, in steps of a fraction of a second."""
        if view.seat is None or not (view.legal or view.may_claim):
            raise IllegalAction("This seat has nothing to decide now.")
        position = Round.from_view(view, self._rules)
        claim = [self._claim(view, position)] if view.may_claim else []
        if not view.legal:
            return Judgement(tuple(claim), "exact", 0)
        found = yield from self._judge_legal(view, position, deadline)
        if not claim:
            return found
        return Judgement(_ranked([*found.actions, *claim]), found.knowledge, found.worlds)

    def open_values(self, position: Round, totals: Sequence[int] | None = None) -> Judgement:
        """The values of the actions of a position with all cards known, for the study of finished games.

        Args:
            position: a round with a seat on turn.
            totals: the points of each side before the round, or None to consider only points.

        Returns:
            ``exact`` values if the position can be solved within a bound; otherwise the values of a search that knows
            all hands (``every-hand``).

        Raises:
            IllegalAction: no seat has to decide.
        """
        if position.turn is None:
            raise IllegalAction("No seat has to decide in this position.")
        equity = None
        if totals is not None:
            side = self._rules.side_of(position.turn)
            equity = self._search.equity_of_side(tuple(totals), position.dealer, side)
        exact = self._solve(position, equity) if position.phase == "play" else None
        if exact is not None:
            return exact
        values = SampledValues(len(position.legal_actions()))
        if position.phase == "play":
            values.add(self._search.evaluate_open(position, equity))
        else:
            values.add(self._simulator(0).evaluate_open_batch(position, equity))
        return self._judgement(position, values, "every-hand", equity)

    def _judge_legal(self, view: View, position: Round, deadline: float) -> Steps[Judgement]:
        equity = self._search.equity(view)
        exact = self._solve(position, equity, deadline) if _all_is_known(view, self._rules) else None
        if exact is not None:
            found = exact
        elif view.phase == "play":
            found = yield from self._search_worlds(view, position, equity, deadline)
        else:
            found = yield from self._roll_out(view, position, equity, deadline)
        return replace(found, knowledge="forced") if len(view.legal) == 1 else found

    def _search_worlds(
        self, view: View, position: Round, equity: RoundEquity | None, deadline: float
    ) -> Steps[Judgement]:
        hands = self._search.possible_hands(view)
        if hands is not None and hands <= self._precision.worlds:
            values = SampledValues(len(view.legal))
            values.add(self._search.evaluate_batch(position, 0, seed=0, worlds=hands, equity=equity))
            return self._judgement(position, values, "every-hand", equity)

        seeds = WorldSeeds.of_view(view, self._rules, self._draw)

        def look(thread: int, number: int, actions: Sequence[int]) -> WorldBatch:
            return self._search.evaluate_batch(
                position, thread, seed=seeds[number], worlds=BATCH, equity=equity, actions=actions
            )

        values = yield from self._sampler.sample_in_steps(len(view.legal), look, deadline)
        return self._judgement(position, values, "sampled", equity)

    def _roll_out(self, view: View, position: Round, equity: RoundEquity | None, deadline: float) -> Steps[Judgement]:
        """Judge a declaration or the cut, which the search has no value for."""
        seeds = WorldSeeds.of_view(view, self._rules, self._draw)

        def look(thread: int, number: int, actions: Sequence[int]) -> WorldBatch:
            return self._simulator(thread).evaluate_batch(view, position, actions, worlds=BATCH, seed=seeds[number])

        values = yield from self._sampler.sample_in_steps(len(view.legal), look, deadline)
        return self._judgement(position, values, "sampled", equity)

    def _simulator(self, thread: int) -> Simulator:
        if thread not in self._simulators:
            self._simulators[thread] = Simulator(self._rules, self._model)
        return self._simulators[thread]

    def _solve(self, position: Round, equity: RoundEquity | None, deadline: float = 0.0) -> Judgement | None:
        """Exact values, or None if they are out of reach."""
        seconds = (deadline - time.monotonic()) / 4 if deadline else None
        found = self._search.solve(
            position, equity, seconds=None if seconds is None else max(seconds, 0.0), nodes=EXACT_NODES
        )
        if found is None:
            return None
        values = SampledValues(len(found.points))
        values.add(found)
        return self._judgement(position, values, "exact", equity)

    def _judgement(
        self, position: Round, values: SampledValues, knowledge: Knowledge, equity: RoundEquity | None
    ) -> Judgement:
        points, worth = values.points.values, values.equity.values
        best = max(range(values.actions), key=lambda n: (worth[n], points[n]))
        none = (0.0,) * values.actions
        points_errors = values.points.errors(best) if knowledge == "sampled" else none
        equity_errors = values.equity.errors(best) if knowledge == "sampled" else none
        found = [
            ActionValue(
                action=str(action),
                points=points[n],
                equity=None if equity is None else self._chances.of_stake(worth[n]),
                points_error=points_errors[n],
                equity_error=0.0 if equity is None else equity_errors[n] / self._chances.span,
            )
            for n, action in enumerate(position.legal_actions())
        ]
        return Judgement(_ranked(found), knowledge, values.worlds)

    def _claim(self, view: View, position: Round) -> ActionValue:
        """Judge a claim, which depends only on what everybody sees."""
        assert view.seat is not None
        side = self._rules.side_of(view.seat)
        outcome = claim_outcome(self._rules, position, view.totals, side)
        return ActionValue(str(CLAIM), None, self._chances.of_outcome(outcome, side), 0.0, 0.0)


def _ranked(values: Sequence[ActionValue]) -> tuple[ActionValue, ...]:
    """Sort best first; a right claim comes before equally good actions."""
    return tuple(
        sorted(values, key=lambda value: (-(value.equity or 0.0), -inf if value.points is None else -value.points))
    )


def _all_is_known(view: View, rules: Rules) -> bool:
    """Whether the seat knows where every card is and there are two sides, which makes best play known."""
    hidden = [held for seat, held in enumerate(view.hands) if seat != view.seat and not view.shown[seat]]
    return rules.sides == 2 and view.stock == 0 and view.phase == "play" and sum(held > 0 for held in hidden) <= 1
