"""How far the plays of an attempt at a daily game seem to come from hidden cards (docs/daily.md).

With all cards open, three actions have a value: the one that was taken, the best that the seat could find from what it
saw, and the best of all. Somebody who sees only their own cards gains nothing on the second on average, because chance
decides which of two fair actions turns out better, and again and again loses something to the third. Somebody who knows
the other cards gains, and loses nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from settebello.players.judge import PRECISIONS, Judge
from settebello.record import Record
from settebello.study.decisions import recorded_decisions
from settebello.study.rounding import rounded_points

MOST_FORESIGHT = 2.0
"""The most points of foresight with which an attempt is still ranked (``bench/clairvoyance.py``)."""


class OwnDecision(Struct, frozen=True, kw_only=True):
    """A decision of the person in a daily game, with the best action by the judge."""

    round: int
    """From 1."""
    number: int
    """The number of the action in its round, from 1."""
    hand: tuple[str, ...]
    """The cards in hand before it."""
    table: tuple[str, ...]
    """The cards on the table before it."""
    action: str
    best: str
    """The best action from what the seat could see."""
    foresight: float
    """With all cards open: what ``action`` gains on ``best``, minus what it loses to the best of all, in points."""


def own_decisions(record: Record, seat: int) -> tuple[OwnDecision, ...]:
    """The decisions of a seat in which there was a choice.

    Raises:
        RecordError: an action of the record is not legal.
    """
    judge = Judge(record.rules, PRECISIONS["quick"])
    found = []
    for decision in recorded_decisions(record):
        if decision.seat != seat or decision.forced:
            continue
        best = judge.judge(decision.view).best.action
        values = {value.action: value.points or 0.0 for value in judge.open_values(decision.position).actions}
        own = values[decision.action]
        found.append(
            OwnDecision(
                round=decision.round,
                number=decision.number,
                hand=tuple(map(str, decision.view.hand)),
                table=tuple(map(str, decision.view.table)),
                action=decision.action,
                best=best,
                foresight=rounded_points((own - values[best]) - (max(values.values()) - own)),
            )
        )
    return tuple(found)


def total_foresight(decisions: Iterable[OwnDecision]) -> float:
    """The foresight of all decisions together, in points."""
    return rounded_points(sum(decision.foresight for decision in decisions))
