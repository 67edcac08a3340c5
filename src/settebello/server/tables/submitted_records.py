"""Records that strangers submit, and their limits."""

from __future__ import annotations

from settebello.errors import RecordError, Sentence
from settebello.record import Record, count_rounds, read

MAX_RECORD_BYTES = 256 * 1024
"""The most bytes of a request with a record."""
MAX_ROUNDS = 100
"""The most rounds of a replayed record, and of a game at a table. Replaying this many takes a second of processor time,
and a usual game takes a tenth of a second (``bench/replay.py``)."""

_TOO_MANY_ROUNDS = Sentence(
    "replay-rounds", "This record has {rounds} rounds, and a replay shows {most} at most: cut it down."
)


def read_submitted(text: str) -> Record:
    """Read a record that a stranger has submitted, and check it.

    Raises:
        RecordError: it is not a record, or has too many rounds.
    """
    rounds = count_rounds(text)
    if rounds > MAX_ROUNDS:
        raise RecordError(_TOO_MANY_ROUNDS(rounds=rounds, most=MAX_ROUNDS))
    return read(text)
