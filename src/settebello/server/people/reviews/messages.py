"""The messages between the server and the worker process of a review, one line of JSON each."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from settebello.players.precision import PrecisionName


class ReviewTask(Struct, frozen=True, kw_only=True):
    """The only line that a worker reads."""

    record: str
    """Record text."""
    precision: PrecisionName


class ReviewLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line that a worker writes: its progress, and at the end the review or an error."""

    done: int = 0
    """The number of decisions judged so far."""
    total: int = 0
    review: msgspec.Raw = msgspec.Raw()
    """The review as JSON, or empty until it is done."""
    error: str = ""
    """The reason why the game cannot be reviewed, not even at a second attempt."""

    @property
    def percent(self) -> int:
        """The percentage of judged decisions."""
        return percentage(self.done, self.total)


def percentage(done: int, total: int) -> int:
    return 100 * done // max(total, 1)
