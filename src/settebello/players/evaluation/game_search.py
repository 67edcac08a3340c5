"""The search of a game: its parameters by the rules, its model, and the equity of the round in progress."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from settebello.cards import Card
from settebello.core import Action, Round
from settebello.core.evaluation.round_equity import UTILITY_UNITS, RoundEquity
from settebello.core.search.expectimax import Expectimax
from settebello.core.search.solver import OUTRIGHT, Solver
from settebello.players.evaluation.models import GameModel
from settebello.players.evaluation.paired_means import WorldBatch
from settebello.rules import Rules
from settebello.view import View

DEEP_HAND = 4
"""With larger hands, or more than two seats, the others' plays are sampled, and the search goes fewer plays deep."""
EXACT_DEALS = 20
"""The largest number of ways to deal the last cards of two seats that are solved, to evaluate the position before."""
SOLVER_BITS = 14
OUTRIGHT_WORTH = 12
"""The points of a whole suit that wins the game, as the learned value counts it."""
OPEN_PLIES = 6
"""How many plays deep a search with all hands known goes in games of many cards or seats."""
OPEN_PLIES_OPTIONAL = 4
"""The same if nobody has to capture, which makes more actions legal."""

ActionValues = dict[Action, float]


class GameSearch:
    """The searches of a game, kept between decisions.

    Args:
        rules: the rules of the game.
        model: the model of these rules.
        exact_deals: the maximum number of ways to deal the last cards of two small hands that :meth:`evaluate` solves
            for the value of the position before; with 0 it uses the learned value, which is much faster.
    """

    def __init__(self, rules: Rules, model: GameModel, *, exact_deals: int = EXACT_DEALS) -> None:
        self._rules, self._model = rules, model
        self._exact_deals = exact_deals
        self._searches: dict[int, Expectimax] = {}
        self._solver = Solver(bits=SOLVER_BITS)
        self._deep = max(rules.deal.hands) <= DEEP_HAND
        self._enumerates = self._deep and rules.seats == 2
        self._round: tuple[tuple[int, ...], int] | None = None
        self._equities: dict[int, RoundEquity] = {}

    def is_for(self, rules: Rules, model: GameModel) -> bool:
        return self._rules == rules and self._model is model

    def equity(self, view: View) -> RoundEquity | None:
        """The equity of the seat of the view, by how the round ends."""
        if view.seat is None:
            return None
        return self.equity_of_side(view.totals, view.dealer, self._rules.side_of(view.seat))

    def equity_of_side(self, totals: tuple[int, ...], dealer: int, side: int) -> RoundEquity | None:
        """The equity of a side in a round that the seat ``dealer`` deals at these totals, or None if it is not known in
        this game."""
        if self._model.equity is None:
            return None
        standing = totals, self._rules.side_of(dealer)
        if standing != self._round:
            self._round, self._equities = standing, {}
        if side not in self._equities:
            self._equities[side] = RoundEquity(self._model.equity, *standing, side, self._model.value.spread)
        return self._equities[side]

    def evaluate(
        self,
        position: Round,
        number: int,
        *,
        seed: int,
        equity: RoundEquity | None,
        seconds: float,
        samples: int,
        processor_time: bool,
        deadline: float,
    ) -> tuple[ActionValues, int]:
        """The values that search ``number`` finds, and its number of samples."""
        search = self._of_number(number)
        assert position.turn is not None
        found = search.evaluate(
            position,
            position.turn,
            seed=seed,
            equity=equity,
            samples=samples,
            seconds=seconds,
            processor_time=processor_time,
            deadline=deadline,
            plies=40 if self._deep else 2 * self._rules.seats,
            sample_others=not self._enumerates,
            exact_deals=self._exact_deals if self._deep else 0,
        )
        return dict(found), search.samples

    def evaluate_batch(
        self,
        position: Round,
        number: int,
        *,
        seed: int,
        worlds: int,
        equity: RoundEquity | None,
        actions: Sequence[int] | None = None,
    ) -> WorldBatch:
        """The values of legal actions (by number; None for all) in a number of worlds. Every search ``number`` finds
        the same."""
        assert position.turn is not None
        return WorldBatch(
            *self._of_number(number).evaluate_batch(
                position,
                position.turn,
                seed=seed,
                worlds=worlds,
                equity=equity,
                actions=actions,
                plies=40 if self._deep else 2 * self._rules.seats,
                sample_others=not self._enumerates,
                exact_deals=EXACT_DEALS if self._deep and not self._rules.capture.optional else 0,
            )
        )

    def evaluate_open(self, position: Round, equity: RoundEquity | None) -> WorldBatch:
        """The values of the legal actions if every hand is known, and only the stock is not."""
        assert position.turn is not None
        return WorldBatch(
            *self._of_number(0).evaluate_batch(
                position,
                position.turn,
                seed=0,
                worlds=1,
                equity=equity,
                plies=40 if self._enumerates else OPEN_PLIES_OPTIONAL if self._rules.capture.optional else OPEN_PLIES,
                belief_plays=0,
                exact_deals=0,
                hands_visible=True,
            )
        )

    def hand_chances(self, position: Round, *, seed: int, worlds: int) -> tuple[int, list[list[tuple[Card, float]]]]:
        """The number of worlds considered, and by seat the hidden cards with the chance that the seat holds them."""
        assert position.turn is not None
        return self._of_number(0).hand_chances(position, position.turn, seed=seed, worlds=worlds)

    def solve(
        self,
        position: Round,
        equity: RoundEquity | None,
        *,
        seconds: float | None = None,
        nodes: int = 0,
        with_points: bool = True,
    ) -> WorldBatch | None:
        """The values of the legal actions with best play of all sides, given that all cards are known.

        Args:
            position: a position with every card of the pack known.
            equity: the equity of the side to decide, or None to use only points.
            seconds: time limit for each objective, or None for no limit.
            nodes: the approximate maximum number of positions to visit for an action; 0 for any number.
            with_points: find the points too, if there is an equity.

        Returns:
            The values as if from one world, or None if a limit was reached.
        """
        assert position.turn is not None
        side = self._rules.side_of(position.turn)
        if self._rules.sides > 2:
            return self._solve_several_sides(position, equity, side, seconds, nodes)
        sign, made = 1 if side == 0 else -1, margin_so_far(position, side)
        points = worth = [0.0] * len(position.legal_actions())
        if equity is not None:
            table, outright = equity.utilities
            utilities = self._solver.utilities(
                position, table, outright=outright, ties=equity.ties, seconds=seconds, nodes=nodes
            )
            if utilities is None:
                return None
            worth = [sign * value / UTILITY_UNITS for _, value in utilities]
        if equity is None or with_points:
            values = self._solver.values(position, seconds=seconds, nodes=nodes)
            if values is None:
                return None
            points = [_with_modest_outright(value) - made for _, value in values]
        return WorldBatch(0, 1.0, points, worth)

    def _solve_several_sides(
        self, position: Round, equity: RoundEquity | None, side: int, seconds: float | None, nodes: int
    ) -> WorldBatch | None:
        """By max-n for points; the equity is the equity of the resulting margin."""
        found = self._solver.values_by_side(position, seconds=seconds, nodes=nodes)
        if found is None:
            return None
        by_action = dict(found)
        margins = [_with_modest_outright(by_action[action][side]) for action in position.legal_actions()]
        worth = [0.0 if equity is None else equity.of_margin(margin) for margin in margins]
        return WorldBatch(0, 1.0, [margin - margin_so_far(position, side) for margin in margins], worth)

    def possible_hands(self, view: View) -> int | None:
        """The number of hands that the only other seat may hold, or None if there are several or their cards are too
        many."""
        if not self._enumerates or view.seat is None:
            return None
        other = 1 - view.seat
        held = 0 if view.shown[other] else view.hands[other]
        return comb(view.stock + held, held)

    def _of_number(self, number: int) -> Expectimax:
        if number not in self._searches:
            self._searches[number] = Expectimax(self._rules, self._model.value.weight_array)
        return self._searches[number]


def margin_so_far(position: Round, side: int) -> float:
    """The margin of a side in sweeps, declarations and capture points."""
    rules = position.rules
    made = [rules.finish.sign * position.points_so_far(other) for other in range(rules.sides)]
    return made[side] - (sum(made) - made[side]) / (rules.sides - 1)


def _with_modest_outright(value: float) -> float:
    """A solver's value, with a game won by a whole suit counted as the learned value counts it."""
    if value > OUTRIGHT / 2:
        return value - OUTRIGHT + OUTRIGHT_WORTH
    return value + OUTRIGHT - OUTRIGHT_WORTH if value < -OUTRIGHT / 2 else value
