"""The graph of a game: each side's chance of winning it, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from settebello.game import Game
from settebello.outcome import Outcome
from settebello.players.evaluation.winning_chance import WinningChances
from settebello.record import Record
from settebello.rules import Rules
from settebello.study.model import GradedDecision, WinningChance
from settebello.study.rounding import rounded_chance


def winning_chances(record: Record, game: Game, decisions: Sequence[GradedDecision]) -> Iterator[WinningChance]:
    """The points of the graph.

    Args:
        record: of the game.
        game: replayed to its end.
        decisions: graded, in order.
    """
    for decision in decisions:
        best = decision.judgement.actions[0] if decision.judgement else None
        if best is not None and best.equity is not None:
            yield WinningChance(
                round=decision.round,
                number=decision.number,
                seat=decision.seat,
                by_side=_by_side(record.rules.side_of(decision.seat), best.equity, record.rules.sides),
                error=_error(decision),
            )
    if game.outcome is not None:
        yield WinningChance(
            round=len(record.rounds),
            number=len(record.rounds[-1].actions) + 1,
            seat=None,
            by_side=_after(game.outcome, record.rules),
            error=0.0,
        )


def _error(decision: GradedDecision) -> float:
    """The standard error of the chance: the known error of the judge, or 0 if it is exact."""
    exact = decision.judgement is not None and decision.judgement.knowledge == "exact"
    return 0.0 if exact else rounded_chance(decision.calibrated_error * (decision.point_worth or 0.0))


def _by_side(own: int, chance: float, sides: int) -> tuple[float | None, ...]:
    """The chances that the seat on turn knows: with two sides, the other's too."""
    others = rounded_chance(1 - chance) if sides == 2 else None
    return tuple(chance if side == own else others for side in range(sides))


def _after(outcome: Outcome, rules: Rules) -> tuple[float, ...]:
    chances = WinningChances(rules)
    return tuple(rounded_chance(chances.of_outcome(outcome, side)) for side in range(rules.sides))
