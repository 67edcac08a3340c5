"""What time it is, as far as that can be trusted.

The time that goes by is counted by the machine's own counter (:func:`time.monotonic`), which nobody sets. The time of
day, which is written into entries, follows the system's while the two agree; when the system's time makes a step, what
is written goes on as if it had not, until the new time has been plausible for a day.
"""

from __future__ import annotations

import time
from collections.abc import Callable

PLAUSIBLE_AFTER = 86_400.0
"""Seconds for which a new time of day must have gone on steadily before it is believed."""
MAX_DRIFT = 5.0
"""Seconds by which the time of day may be put right at once: more is a step."""


class Clock:
    """The time gone by, and the time of day.

    Args:
        wall: the system's time of day, in seconds since 1970.
        gone: the time gone by.
    """

    def __init__(
        self, wall: Callable[[], float] = lambda: time.time(), gone: Callable[[], float] = lambda: time.monotonic()
    ) -> None:
        self._wall = wall
        self._gone = gone
        self._anchor = wall() - gone()
        self._steady_since = gone()
        self._odd: tuple[float, float] | None = None
        """By how much the system's time is off, and since when."""

    def monotonic(self) -> float:
        """Seconds from a moment that stays the same: for whatever is waited for."""
        return self._gone()

    def now(self) -> float:
        """Seconds since 1970: for whatever is written down. It never goes back or forth by a step of the system's."""
        self._look()
        return self._anchor + self._gone()

    @property
    def settled(self) -> bool:
        """Whether the time of day has been plausible for so long that things may be thrown away by it."""
        self._look()
        return self._odd is None and self._gone() - self._steady_since >= PLAUSIBLE_AFTER

    def _look(self) -> None:
        gone = self._gone()
        off = self._wall() - gone - self._anchor
        if abs(off) <= MAX_DRIFT:
            self._anchor += off
            if self._odd is not None:
                self._odd, self._steady_since = None, gone
        elif self._odd is None or abs(off - self._odd[0]) > MAX_DRIFT:
            self._odd = off, gone
        elif gone - self._odd[1] >= PLAUSIBLE_AFTER:
            self._anchor += off
            self._steady_since, self._odd = self._odd[1], None


CLOCK = Clock()
"""This process's."""
