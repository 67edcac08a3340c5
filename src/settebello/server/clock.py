"""A clock that ignores jumps of the system time.

Durations are measured with the monotonic clock (:func:`time.monotonic`). The time of day, which is written into
entries, follows small corrections of the system time. If the system time jumps, the old time continues until the new
time has been steady for a day.
"""

from __future__ import annotations

import time
from collections.abc import Callable

PLAUSIBLE_AFTER = 86_400.0
"""Seconds that a new time of day must be steady before it is accepted."""
MAX_DRIFT = 5.0
"""The largest difference, in seconds, that is corrected at once. A larger one is a jump."""


class Clock:
    """A monotonic clock, and the time of day.

    Args:
        wall: the system time, in seconds since 1970.
        monotonic: a monotonic clock, in seconds.
    """

    def __init__(
        self, wall: Callable[[], float] = lambda: time.time(), monotonic: Callable[[], float] = lambda: time.monotonic()
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._anchor = wall() - monotonic()
        self._steady_since = self._accepted_at = monotonic()
        self._step: tuple[float, float] | None = None
        """The offset of the system time after a jump, and the time when the jump was noticed."""

    def monotonic(self) -> float:
        """Seconds since a fixed moment, for durations."""
        return self._monotonic()

    def now(self) -> float:
        """Seconds since 1970, for timestamps. It ignores jumps of the system time."""
        self._update()
        return self._anchor + self._monotonic()

    @property
    def accepted_at(self) -> float:
        """The start of the present time of day, on the monotonic clock: when the process started, or when a jump of the
        system time was last accepted."""
        self._update()
        return self._accepted_at

    @property
    def settled(self) -> bool:
        """Whether the time of day has been steady for long enough to delete expired data by it."""
        self._update()
        return self._step is None and self._monotonic() - self._steady_since >= PLAUSIBLE_AFTER

    def _update(self) -> None:
        now = self._monotonic()
        off = self._wall() - now - self._anchor
        if abs(off) <= MAX_DRIFT:
            self._anchor += off
            if self._step is not None:
                self._step, self._steady_since = None, now
        elif self._step is None or abs(off - self._step[0]) > MAX_DRIFT:
            self._step = off, now
        elif now - self._step[1] >= PLAUSIBLE_AFTER:
            self._anchor += off
            self._steady_since, self._step, self._accepted_at = self._step[1], None, now


CLOCK = Clock()
"""The clock of this process."""
