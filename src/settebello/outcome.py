"""How a game ends: the winner by points, by a whole suit, or by claiming out (docs/rules.md#winning)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from settebello.rules import Rules

Reason = Literal["points", "outright", "claim"]


class Outcome(Struct, frozen=True, kw_only=True):
    """How a game ended: the winning sides (one, unless the win is shared), and the reason."""

    winners: tuple[int, ...]
    reason: Reason
    doubly_lost: tuple[int, ...] = ()
    """The sides that have lost a double game."""

    @property
    def double(self) -> bool:
        """Whether a side has lost a double game."""
        return bool(self.doubly_lost)


def outcome_after_round(
    rules: Rules, totals: Sequence[int], outright: int | None, king: int | None = None
) -> Outcome | None:
    """How a scored round ended the game, or None if another round is played.

    Args:
        rules: the rules of the game.
        totals: the points of each side, including this round.
        outright: the side that has won by a whole suit, if any.
        king: the side that took the king in the last round, if that decides a tie.

    >>> outcome_after_round(Rules(), (11, 11), None) is None
    True
    >>> outcome_after_round(Rules(), (12, 11), None).winners
    (0,)
    """
    if outright is not None:
        return Outcome(winners=(outright,), reason="outright", doubly_lost=_doubly_lost(rules, totals, (outright,)))
    best = best_total(rules, totals)
    leaders = [side for side, total in enumerate(totals) if total == best]
    if rules.finish.tie == "king" and king in leaders:
        leaders = [king]
    if max(totals) < rules.finish.target or len(leaders) > 1:
        return None
    return Outcome(winners=(leaders[0],), reason="points", doubly_lost=_doubly_lost(rules, totals, leaders))


def outcome_by_points(rules: Rules, totals: Sequence[int]) -> Outcome:
    """How a game of a fixed number of rounds ended: the best total wins, and equal totals share the win.

    >>> outcome_by_points(Rules(), (7, 9)).winners, outcome_by_points(Rules(), (8, 8)).winners
    ((1,), (0, 1))
    """
    best = best_total(rules, totals)
    winners = tuple(side for side, total in enumerate(totals) if total == best)
    return Outcome(winners=winners, reason="points", doubly_lost=_doubly_lost(rules, totals, winners))


def totals_to_go_on_with(rules: Rules, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The totals at the start of the next round: 0 for each side after a tie at the target that begins a new
    game, otherwise unchanged.

    >>> totals_to_go_on_with(Rules(), (11, 11))
    (11, 11)
    """
    restarts = rules.finish.tie == "new-game" and max(totals) >= rules.finish.target
    return (0,) * len(totals) if restarts else totals


def best_total(rules: Rules, totals: Sequence[int]) -> int:
    """The highest total, or the lowest if the lowest wins.

    >>> best_total(Rules(), (12, 11))
    12
    """
    return min(totals) if rules.finish.lowest else max(totals)


def outcome_of_claim(rules: Rules, side: int, totals: Sequence[int], *, correct: bool, outright: int | None) -> Outcome:
    """How a game ended after a side claimed to have won.

    Args:
        rules: the rules of the game.
        side: the side that claimed.
        totals: the points of each side, including sweeps and declarations of the current round.
        correct: whether the claiming side has the points.
        outright: the side that is certain to win outright; it wins unless the claim was correct.
    """
    if correct:
        winners: tuple[int, ...] = (side,)
    elif outright is not None:
        winners = (outright,)
    else:
        best = max(total for other, total in enumerate(totals) if other != side)
        winners = tuple(other for other, total in enumerate(totals) if other != side and total == best)
    return Outcome(winners=winners, reason="claim", doubly_lost=_doubly_lost(rules, totals, winners))


def points_to_claim(rules: Rules, totals: Sequence[int]) -> int:
    """The number that a side's total plus its certain points must reach for its claim to be right, given the totals
    before the round: the target, or one more than the tied total if this round breaks a tie.

    >>> points_to_claim(Rules(), (10, 9)), points_to_claim(Rules(), (12, 12))
    (11, 13)
    """
    best = max(totals)
    tied = best >= rules.finish.target and totals.count(best) > 1
    return best + 1 if tied else rules.finish.target


def _doubly_lost(rules: Rules, totals: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """The losers with fewer than half the target, in games with double games."""
    if not rules.finish.double_game:
        return ()
    losers = [side for side in range(rules.sides) if side not in winners]
    return tuple(side for side in losers if 2 * totals[side] < rules.finish.target)
