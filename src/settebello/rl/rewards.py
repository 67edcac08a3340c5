"""The rewards of a round or a game for each seat, for environments that are played in Python."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.core.evaluation.equity import Equity
from settebello.outcome import Outcome, outcome_after_round, totals_to_go_on_with
from settebello.players.evaluation.models import model_for
from settebello.rl.errors import BatchError
from settebello.rules import Rules
from settebello.rules.scores import RoundScore

OUTRIGHT_WORTH = 12
"""The points of a whole suit that wins the game, and of a claim that decides it, as in ``core/kernel/margin.pxd``."""


def equity_of(rules: Rules) -> Equity:
    """The equity table of a game; for house rules it is learned first, in a few seconds.

    Raises:
        BatchError: the target is too high.
    """
    model = model_for(rules, wait=True)
    if model is None or model.equity is None:
        raise BatchError('These rules have no equity, since the target is too high; use reward="points".')
    return model.equity


class RewardScale:
    """Rewards by seat, in points or in equity, as :class:`~settebello.rl.Batch` gives them.

    Args:
        rules: the rules of the game.
        reward: ``points`` or ``equity``.

    >>> RewardScale(Rules(), "points").margins((3, 1))
    [2.0, -2.0]
    """

    def __init__(self, rules: Rules, reward: str) -> None:
        self._rules, self._reward = rules, reward
        self._equity = equity_of(rules) if reward == "equity" else None

    def __reduce__(self) -> tuple[type[RewardScale], tuple[Rules, str]]:
        return RewardScale, (self._rules, self._reward)

    def of_round(self, totals: Sequence[int], dealer: int, score: RoundScore) -> list[float]:
        """The rewards of a scored round.

        Args:
            totals: the points of each side before it.
            dealer: the seat that dealt it.
            score: the score of the round.
        """
        rules = self._rules
        if self._equity is None:
            worth = [OUTRIGHT_WORTH * (side == score.outright) for side in range(rules.sides)]
            made = [rules.finish.sign * total for total in score.totals]
            return self.margins([sum(points) for points in zip(made, worth, strict=True)])
        after = [sum(points) for points in zip(totals, score.totals, strict=True)]
        outcome = outcome_after_round(rules, after, score.outright, score.king)
        if outcome is not None:
            return self._gained(self._stakes_by_side(outcome), totals, dealer)
        next_dealer = (dealer + 1) % rules.seats
        return self._gained(
            self._equity.by_side(totals_to_go_on_with(rules, tuple(after)), rules.side_of(next_dealer)), totals, dealer
        )

    def of_claim(self, totals: Sequence[int], dealer: int, outcome: Outcome) -> list[float]:
        """The rewards of a claim that ends the game; arguments as in :meth:`of_round`."""
        if self._equity is None:
            return self.margins([OUTRIGHT_WORTH * (side in outcome.winners) for side in range(self._rules.sides)])
        return self._gained(self._stakes_by_side(outcome), totals, dealer)

    def stakes(self, outcome: Outcome) -> list[float]:
        """The rewards of each seat at the end of a game: a loser pays 1, or 2 for a double game."""
        return self._by_seat(self._stakes_by_side(outcome))

    def margins(self, points: Sequence[float]) -> list[float]:
        """The points of each seat's side minus the mean of the others'."""
        sides = self._rules.sides
        return self._by_seat([own - (sum(points) - own) / (sides - 1) for own in points])

    def _gained(self, worth: Sequence[float], totals: Sequence[int], dealer: int) -> list[float]:
        assert self._equity is not None
        before = self._equity.by_side(totals, self._rules.side_of(dealer))
        return self._by_seat([after - then for after, then in zip(worth, before, strict=True)])

    def _stakes_by_side(self, outcome: Outcome) -> list[float]:
        sides = range(self._rules.sides)
        paid = {side: 2 if side in outcome.doubly_lost else 1 for side in sides if side not in outcome.winners}
        return [-paid[side] if side in paid else sum(paid.values()) / len(outcome.winners) for side in sides]

    def _by_seat(self, by_side: Sequence[float]) -> list[float]:
        return [by_side[self._rules.side_of(seat)] for seat in range(self._rules.seats)]
