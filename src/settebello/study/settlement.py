"""The settlement of an attempt at the daily game: its result, its decisions, and whether it is ranked."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from msgspec import Struct

from settebello.record import Record
from settebello.record.daily import PERSON
from settebello.study.clairvoyance import MOST_FORESIGHT, OwnDecision, own_decisions, total_foresight
from settebello.study.daily import DailyResult, result_by_seed


class Settlement(Struct, frozen=True, kw_only=True):
    """The settlement of an attempt."""

    result: DailyResult
    decisions: tuple[OwnDecision, ...]
    positions: tuple[str, ...]
    """The name of the position before each of the decisions. People who have played the same in a round so far are in
    the same position."""

    def decisions_by_position(self) -> Iterator[tuple[str, OwnDecision]]:
        """Each position with the decision that was taken there."""
        return zip(self.positions, self.decisions, strict=True)

    @property
    def foresight(self) -> float:
        """The foresight of all decisions together, in points (:mod:`settebello.study.clairvoyance`)."""
        return total_foresight(self.decisions)

    @property
    def ranked(self) -> bool:
        """Whether the attempt counts: a round was finished, and the plays do not seem to come from hidden cards."""
        return bool(self.result.rounds) and self.foresight <= MOST_FORESIGHT


def settle_record(record: Record, seed: bytes, day: str) -> Settlement:
    """The settlement of an attempt at a game that was dealt from that seed.

    Raises:
        RecordError: an action of the record is not legal.
    """
    result = result_by_seed(record, seed, day)
    decisions = own_decisions(record, PERSON)
    return Settlement(
        result=result,
        decisions=decisions,
        positions=tuple(_position(record, decision) for decision in decisions),
    )


def _position(record: Record, decision: OwnDecision) -> str:
    played = record.rounds[decision.round - 1].actions[: decision.number - 1]
    return sha256(f"{decision.round} {' '.join(map(str, played))}".encode()).hexdigest()[:16]
