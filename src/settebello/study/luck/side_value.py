"""The values of positions and results to one side, with all hands known."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from msgspec import Struct

from settebello.core import Round
from settebello.outcome import Outcome, outcome_after_round, totals_to_go_on_with
from settebello.players.evaluation.game_search import OUTRIGHT_WORTH
from settebello.players.evaluation.models import model_for
from settebello.players.evaluation.simulator import PositionValue, Simulator
from settebello.players.evaluation.winning_chance import WinningChances
from settebello.rules import Rules
from settebello.study.margin import margin_of


class SideValue(Struct, frozen=True):
    """A value, or a difference of values."""

    points: float
    """In points of the round: the margin of the side."""
    chance: float | None
    """As a chance of winning the game, or None if that is not known in this game."""

    def __add__(self, other: SideValue) -> SideValue:
        chance = None if self.chance is None or other.chance is None else self.chance + other.chance
        return SideValue(self.points + other.points, chance)

    def __sub__(self, other: SideValue) -> SideValue:
        return self + other.scaled(-1)

    def scaled(self, factor: float) -> SideValue:
        """The value times a factor."""
        return SideValue(self.points * factor, None if self.chance is None else self.chance * factor)


NOTHING = SideValue(0.0, 0.0)


def sum_of(values: Iterable[SideValue]) -> SideValue:
    """The values added."""
    return sum(values, NOTHING)


class SideValues:
    """Values for one side of a game. Points are points of the whole round, including those already scored in it.

    Args:
        rules: of the game.
        side: whose values they are.
        worlds: how many times a position is played out.
    """

    def __init__(self, rules: Rules, side: int, worlds: int) -> None:
        model = model_for(rules, wait=True)
        assert model is not None
        self.identity = sha256(model.value.weights).hexdigest()[:16]
        """The start of the digest of the learned weights."""
        self.side = side
        self._rules, self._equity, self._worlds = rules, model.equity, worlds
        self._sign = rules.finish.sign
        self._simulator = Simulator(rules)
        self._chances = WinningChances(rules)

    def of_position(self, position: Round, totals: tuple[int, ...]) -> SideValue:
        """The value of a position; the order of its stock is ignored.

        Args:
            position: a round, with all cards.
            totals: by side, the points of the game before the round.
        """
        if position.turn is None:
            return self.of_result(position, totals)
        found = self._simulator.open_value(position, self.side, totals, worlds=self._worlds)
        return SideValue(found.points + self._margin_so_far(position), found.equity)

    def deal_luck(self, start: Round, totals: tuple[int, ...]) -> PositionValue:
        """The value of the deal that begins at the position, minus the mean of other deals, with standard errors."""
        return self._simulator.deal_luck(start, self.side, totals, worlds=self._worlds)

    def of_result(self, played: Round, totals: tuple[int, ...]) -> SideValue:
        """The value of the result of a round that is over."""
        score = played.score()
        margin = self._sign * margin_of(score.totals, self.side)
        if score.outright is not None:
            margin += margin_of(
                [OUTRIGHT_WORTH * (side == score.outright) for side in range(self._rules.sides)], self.side
            )
        after = tuple(total + made for total, made in zip(totals, score.totals, strict=True))
        outcome = outcome_after_round(self._rules, after, score.outright, score.king)
        if outcome is not None:
            return SideValue(margin, self.of_outcome(outcome))
        going_on = totals_to_go_on_with(self._rules, after)
        return SideValue(margin, self.between_rounds(going_on, (played.dealer + 1) % self._rules.seats))

    def between_rounds(self, totals: tuple[int, ...], dealer: int) -> float | None:
        """The chance of winning before the seat ``dealer`` deals a round, or None if it is not known in this game."""
        if self._equity is None:
            return None
        return self._chances.of_stake(self._equity.by_side(totals, self._rules.side_of(dealer))[self.side])

    def of_outcome(self, outcome: Outcome) -> float:
        """The chance of winning after the end of a game: 1 or 0, except for double games and shared wins."""
        return self._chances.of_outcome(outcome, self.side)

    def _margin_so_far(self, position: Round) -> float:
        """The margin in sweeps, declarations and capture points."""
        made = [position.points_so_far(side) for side in range(self._rules.sides)]
        return self._sign * margin_of(made, self.side)
