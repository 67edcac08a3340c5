"""How a game ends (docs/rules.md#winning)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from settebello.rules import Rules
from tests.oracle.basics import only_best
from tests.oracle.claims import certain_points, certain_winner
from tests.oracle.round import OracleRound


@dataclass(frozen=True)
class GameEnd:
    """Who won (two sides can only share a game after somebody's wrong claim), and who lost a double game."""

    winners: tuple[int, ...]
    doubly_lost: tuple[int, ...] = ()


def game_end(
    rules: Rules, totals: Sequence[int], outright: int | None = None, king: int | None = None
) -> GameEnd | None:
    """After a scored round: the end of the game, or None where another round is to be played.

    ``king`` is the side that took the king of the scoring suit in it, if that decides a tie.
    """
    if outright is not None:
        return ended(rules, (outright,), totals)
    if max(totals) < rules.finish.target:
        return None
    best = only_best([-total for total in totals] if rules.finish.lowest else totals)
    if best is not None:
        return ended(rules, (best,), totals)
    level = min(totals) if rules.finish.lowest else max(totals)
    if rules.finish.tie == "king" and king is not None and totals[king] == level:
        return ended(rules, (king,), totals)
    return None


def totals_after(rules: Rules, rounds: Sequence[Sequence[int]]) -> list[int]:
    """The totals with which a game that is not over goes on after these rounds."""
    totals = [0] * rules.sides
    for points in rounds:
        totals = [total + made for total, made in zip(totals, points, strict=True)]
        if rules.finish.tie == "new-game" and any(total >= rules.finish.target for total in totals):
            totals = [0] * rules.sides
    return totals


def end_by_claim(round_: OracleRound, totals: Sequence[int], side: int) -> GameEnd:
    """The end of the game when that side claims, in the middle of a round, to have reached the target.

    ``totals`` are those before the round. The others are compared by their totals with the sweeps, declarations
    and other captures that score in this round.
    """
    rules = round_.rules
    so_far = [
        total + round_.sweeps[other] * rules.sweep.flat_points + round_.declared[other] + round_.capture_points[other]
        for other, total in enumerate(totals)
    ]
    holder = certain_winner(round_)
    if holder == side or totals[side] + certain_points(round_, side) >= asked_of_a_claim(rules, totals):
        return ended(rules, (side,), so_far)
    if holder is not None:
        return ended(rules, (holder,), so_far)
    best = max(total for other, total in enumerate(so_far) if other != side)
    winners = tuple(other for other, total in enumerate(so_far) if other != side and total == best)
    return ended(rules, winners, so_far)


def asked_of_a_claim(rules: Rules, totals: Sequence[int]) -> int:
    """The target; or one point more than the tied total, where the best are level at the target or above it."""
    if only_best(totals) is None and max(totals) >= rules.finish.target:
        return max(totals) + 1
    return rules.finish.target


def ended(rules: Rules, winners: tuple[int, ...], totals: Sequence[int]) -> GameEnd:
    """A loser with fewer than half the target loses a double game, if that is played."""
    doubly_lost = tuple(
        side
        for side, total in enumerate(totals)
        if rules.finish.double_game and side not in winners and 2 * total < rules.finish.target
    )
    return GameEnd(winners=winners, doubly_lost=doubly_lost)
