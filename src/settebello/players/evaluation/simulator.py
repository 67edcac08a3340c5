"""Rollouts: the values of actions and positions when the round is played out many times.

All seats play by a softmax of the learned value, each from what it may know. Every action is played out in the same
worlds with the same luck, so the differences between actions are known much better than the values themselves.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec import Struct

from settebello.cards import ALL_CARDS, Card
from settebello.core import Round
from settebello.core.evaluation.round_equity import RoundEquity
from settebello.core.search.rollouts import Rollouts
from settebello.errors import IllegalAction
from settebello.players.evaluation.game_search import GameSearch, margin_so_far
from settebello.players.evaluation.models import GameModel, model_for
from settebello.players.evaluation.paired_means import WorldBatch
from settebello.players.evaluation.winning_chance import WinningChances
from settebello.players.evaluation.world_sampling import WorldSeeds
from settebello.rules import Rules
from settebello.rules.scores import LINES
from settebello.view import View

WORLDS = 1_000


class ActionRollout(Struct, frozen=True):
    """The average result of an action when the round is played out after it."""

    action: str
    points: float
    """The margin of the side for the rest of the round."""
    equity: float | None
    """The chance of winning the game, or None if it is not known."""
    points_error: float
    """The standard error of the difference in points from the best action; 0 for the best action."""
    equity_error: float
    """The standard error of the difference in equity from the best action."""
    lines: dict[str, float]
    """By score line (:data:`settebello.rules.scores.LINES`), the margin minus the best action's. The lines add up to
    the difference in points, except for a whole suit that wins the game."""
    sweep_against: float
    """The share of worlds where the next seat, if on another side, could sweep at once."""


class Rollout(Struct, frozen=True):
    """The actions of a decision, each played out in the same worlds."""

    actions: tuple[ActionRollout, ...]
    """The actions, best first: by equity, or by points if equity is not known."""
    worlds: int


class PositionValue(Struct, frozen=True):
    """The worth of a position, or of a change, to a side."""

    points: float
    """The expected margin for the rest of the round."""
    equity: float | None
    """The chance of winning the game, or None if it is not known."""
    points_error: float
    """The standard error of the points; 0 if they are exact."""
    equity_error: float
    """The standard error of the equity."""


class _Row(NamedTuple):
    """The core's result for an action."""

    margin: float
    equity: float
    margin_error: float
    equity_error: float
    margin_apart: float
    equity_apart: float
    swept: float
    lines: tuple[float, ...]


class Simulator:
    """Plays out the decisions and positions of a game. It keeps its buffers, and is not thread-safe.

    The same arguments give the same values, whatever was asked before.

    Args:
        rules: the rules of the game. House rules without a known value are learned first, which takes a few seconds.
        model: the model of these rules; None for the built-in model, or one learned now.

    >>> from settebello.game import seeded_game
    >>> from settebello.view import view_of
    >>> game = seeded_game(Rules(), bytes(32))
    >>> simulator = Simulator(Rules())
    >>> view = view_of(game, game.round.turn)
    >>> found = simulator.roll_out(view, worlds=2000)
    >>> found.actions[0].action, found.actions[0].points_error
    ('8Bx1C7B', 0.0)
    >>> simulator.value_of_view(view).points_error < 0.05
    True
    >>> round(sum(simulator.card_probabilities(view)[1 - game.round.turn].values()), 6)
    3.0
    """

    def __init__(self, rules: Rules, model: GameModel | None = None) -> None:
        model = model or model_for(rules, wait=True)
        assert model is not None
        self._rules = rules
        self._game = GameSearch(rules, model)
        self._rollouts = Rollouts(rules, model.value.weight_array)
        self._chances = WinningChances(rules)

    def roll_out(
        self,
        view: View,
        *,
        actions: Collection[str] | None = None,
        worlds: int = WORLDS,
        believed: bool = True,
        to_the_end: bool = True,
    ) -> Rollout:
        """Play out the legal actions of the seat of this view.

        Args:
            view: the knowledge of the seat.
            actions: the actions to play out, or None for all. The value of an action does not depend on which others
                are included.
            worlds: the number of worlds to play.
            believed: weight the worlds by the likelihood of the others' plays; otherwise all count the same.
            to_the_end: play to the end of the round, which gives score lines. Otherwise the learned value takes over at
                the end of the deal, which is faster and varies less.

        Raises:
            IllegalAction: the seat has nothing to decide, or may not take one of the actions.
        """
        if view.seat is None or not view.legal:
            raise IllegalAction("This seat has nothing to decide now.")
        wanted = view.legal if actions is None else [action for action in view.legal if action in actions]
        if not wanted or (actions is not None and len(wanted) < len(set(actions))):
            raise IllegalAction("Only actions that are legal now can be played out.")
        equity = self._game.equity(view)
        _, found = self._rollouts.evaluate(
            Round.from_view(view, self._rules),
            self._rules.side_of(view.seat),
            viewer=view.seat,
            worlds=worlds,
            seed=WorldSeeds.of_view(view, self._rules)[0],
            actions=[view.legal.index(action) for action in wanted],
            equity=equity,
            believed=believed,
            to_the_end=to_the_end,
        )
        rows = [_Row(*row) for row in found]
        ranked = sorted(range(len(rows)), key=lambda n: (-rows[n].equity, -rows[n].margin))
        best = rows[ranked[0]]
        return Rollout(tuple(self._action(wanted[n], rows[n], best, equity) for n in ranked), worlds)

    def evaluate_batch(
        self, view: View, position: Round, actions: Sequence[int], *, worlds: int, seed: int
    ) -> WorldBatch:
        """The values of actions, by number, in one batch of believed worlds, to the end of the deal."""
        assert view.seat is not None
        weight, found = self._rollouts.evaluate(
            position,
            self._rules.side_of(view.seat),
            viewer=view.seat,
            worlds=worlds,
            seed=seed,
            actions=actions,
            equity=self._game.equity(view),
        )
        rows = [_Row(*row) for row in found]
        return WorldBatch(worlds, weight, [weight * row.margin for row in rows], [weight * row.equity for row in rows])

    def evaluate_open_batch(self, position: Round, equity: RoundEquity | None, *, worlds: int = WORLDS) -> WorldBatch:
        """The values of the legal actions with all cards known, for a declaration or the cut: each action is taken, and
        the resulting position is played out."""
        assert position.turn is not None
        side, rows = self._rules.side_of(position.turn), list[tuple[float, float]]()
        made = margin_so_far(position, side)
        for action in position.legal_actions():
            after = position.copy()
            after.play(action)
            row = self._open_row(after, side, equity, worlds)
            rows.append((row.margin + margin_so_far(after, side) - made, row.equity))
        return WorldBatch(worlds, 1.0, [points for points, _ in rows], [worth for _, worth in rows])

    def value_of_view(self, view: View, *, worlds: int = WORLDS) -> PositionValue:
        """The worth of the position to the side of the seat of this view, judged by what that seat knows; for a
        spectator's view, to side 0."""
        side = 0 if view.seat is None else self._rules.side_of(view.seat)
        equity = self._game.equity_of_side(view.totals, view.dealer, side)
        _, found = self._rollouts.evaluate(
            Round.from_view(view, self._rules),
            side,
            viewer=view.seat,
            worlds=worlds,
            seed=WorldSeeds.of_view(view, self._rules)[0],
            equity=equity,
        )
        return self._value(_Row(*found[0]), equity)

    def open_value(
        self, position: Round, side: int, totals: tuple[int, ...] | None = None, *, worlds: int = WORLDS
    ) -> PositionValue:
        """The worth of a position to a side when every hand is known and only the stock is hidden.

        Args:
            position: a round in progress, of a finished game.
            side: the side to evaluate for.
            totals: the points of each side before the round, or None to consider only points.
            worlds: how many times to play it out.
        """
        equity = None if totals is None else self._game.equity_of_side(totals, position.dealer, side)
        return self._value(self._open_row(position, side, equity, worlds), equity)

    def deal_luck(
        self, position: Round, side: int, totals: tuple[int, ...] | None = None, *, worlds: int = WORLDS
    ) -> PositionValue:
        """The luck of a deal: the worth of the hands that were dealt, minus what the side could expect before.

        Its mean over many deals is 0, regardless of who plays.

        Args:
            position: a position at the start of a deal, of a finished game. In the first deal the table cards count as
                dealt too.
            side: the side to evaluate for.
            totals: the points of each side before the round, or None to consider only points.
            worlds: how many times to play the position out, and to redeal the cards.

        Raises:
            IllegalAction: the position is not at the start of a deal.
        """
        equity = None if totals is None else self._game.equity_of_side(totals, position.dealer, side)
        seed = WorldSeeds.of_position(position)[1]
        _, found = self._rollouts.evaluate_redeals(position, side, worlds=worlds, seed=seed, equity=equity)
        before, after = _Row(*found[0]), self._open_row(position, side, equity, worlds)
        return PositionValue(
            points=after.margin - before.margin,
            equity=None if equity is None else (after.equity - before.equity) / self._chances.span,
            points_error=(before.margin_error**2 + after.margin_error**2) ** 0.5,
            equity_error=(before.equity_error**2 + after.equity_error**2) ** 0.5 / self._chances.span,
        )

    def card_probabilities(self, view: View, *, worlds: int = WORLDS) -> tuple[dict[Card, float], ...]:
        """The probable places of the cards that the seat of a view cannot see, inferred from the others' plays in this
        deal.

        Returns:
            For each seat, the cards that it may hold with their probabilities, likeliest first. The rest is in the
            stock.

        Raises:
            IllegalAction: it is a spectator's view.
        """
        if view.seat is None:
            raise IllegalAction("A spectator has no hand to judge the others by.")
        found = self._rollouts.card_probabilities(
            Round.from_view(view, self._rules),
            view.seat,
            worlds=worlds,
            seed=WorldSeeds.of_view(view, self._rules)[0],
        )
        return tuple(
            {ALL_CARDS[n]: held[n] for n in sorted(range(len(held)), key=lambda n: (-held[n], n)) if held[n] > 0}
            for held in found
        )

    def likelihood(self, world: Round, seat: int) -> float:
        """How likely the others' plays in this deal are if they hold the hands of a world: the weight of the world
        among the worlds of the same view.

        Args:
            world: a position that looks to the seat like its own (:meth:`Round.from_view`).
            seat: the seat whose view it is.

        Raises:
            IllegalAction: there is no such seat.
        """
        return self._rollouts.likelihood(world, seat)

    def _open_row(self, position: Round, side: int, equity: RoundEquity | None, worlds: int) -> _Row:
        _, found = self._rollouts.evaluate(
            position,
            side,
            worlds=worlds,
            seed=WorldSeeds.of_position(position)[0],
            hands_visible=True,
            equity=equity,
            believed=False,
        )
        return _Row(*found[0])

    def _action(self, action: str, row: _Row, best: _Row, equity: RoundEquity | None) -> ActionRollout:
        lines = {key: mine - others for key, mine, others in zip(LINES, row.lines, best.lines, strict=True)}
        return ActionRollout(
            action=action,
            points=row.margin,
            equity=None if equity is None else self._chances.of_stake(row.equity),
            points_error=row.margin_apart,
            equity_error=row.equity_apart / self._chances.span,
            lines={key: difference for key, difference in lines.items() if difference},
            sweep_against=row.swept,
        )

    def _value(self, row: _Row, equity: RoundEquity | None) -> PositionValue:
        return PositionValue(
            points=row.margin,
            equity=None if equity is None else self._chances.of_stake(row.equity),
            points_error=row.margin_error,
            equity_error=row.equity_error / self._chances.span,
        )
