"""What the server and the worker process of a review tell each other, one line of JSON each."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from settebello.players.judge import PrecisionName


class ReviewTask(Struct, frozen=True, kw_only=True):
    """The one line that a worker reads."""

    record: str
    """Record text."""
    precision: PrecisionName


class ReviewLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line that a worker writes: how far it is, and at last the review or an error."""

    done: int = 0
    """Decisions judged so far."""
    total: int = 0
    review: msgspec.Raw = msgspec.Raw()
    """The review as JSON; empty: it is not done."""
    error: str = ""
    """Why there is no review and none would be made if asked again."""
