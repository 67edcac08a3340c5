"""How far the plays of an attempt at a daily game seem to come from hidden cards (docs/daily.md).

With all cards open, the action that was taken has a value, and so has the best action that a seat could find from what
it saw. Somebody who sees only their own cards gains nothing on the latter on average, because chance decides which of
two fair actions turns out better. Somebody who knows the other cards gains on it again and again.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from settebello.players.judge import PRECISIONS, Judge
from settebello.record import Record
from settebello.study.decisions import recorded_decisions
from settebello.study.rounding import rounded_points

MOST_GAIN = 8.0
"""The most points that an attempt may gain on fair play with all cards open and still be ranked
(``bench/clairvoyance.py``)."""


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
    gain: float
    """The value of ``action`` minus that of ``best`` with all cards open, in points."""


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
        gain = 0.0
        if best != decision.action:
            open_cards = {value.action: value.points or 0.0 for value in judge.open_values(decision.position).actions}
            gain = open_cards[decision.action] - open_cards[best]
        found.append(
            OwnDecision(
                round=decision.round,
                number=decision.number,
                hand=tuple(map(str, decision.view.hand)),
                table=tuple(map(str, decision.view.table)),
                action=decision.action,
                best=best,
                gain=rounded_points(gain),
            )
        )
    return tuple(found)


def total_gain(decisions: Iterable[OwnDecision]) -> float:
    """The sum of the gains, in points."""
    return rounded_points(sum(decision.gain for decision in decisions))
