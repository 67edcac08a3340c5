"""How long the person on turn still has."""

from __future__ import annotations

from settebello.server.clock import Clock

MAX_NEWS_DELAY = 5.0
"""Seconds that what another process has kept takes to be known here, at most."""
MIN_TIME_AFTER_LOAD = 5.0
"""Seconds that a person has at least after the table was loaded: a restart must not cost a turn."""


class TurnClock:
    """Runs from when the turn began, by the dates of entries as far as they can be true.

    Args:
        seconds: for each turn; None: as long as people like.
        clock: the time.
    """

    def __init__(self, seconds: float | None, clock: Clock) -> None:
        self._seconds = seconds
        self._clock = clock
        self._from = self._at = 0.0
        self._loaded: float | None = None

    def load(self) -> None:
        """What has happened before is known; what comes from now on happens while we look."""
        self._loaded = self._clock.monotonic()
        self._from = self._loaded - self._since(self._at, self._seconds or 0.0)

    def start(self, at: float) -> None:
        """The time of who is on turn runs from then on. What happens while we look has happened just now, whatever its
        date says: another machine's time may be wrong, and a step of ours must not give or cost anybody time."""
        if self._loaded is None:
            self._at = at
        else:
            self._from = self._clock.monotonic() - self._since(at, MAX_NEWS_DELAY)

    def _since(self, at: float, most: float) -> float:
        """Seconds since then, as far as that can be."""
        return min(max(self._clock.now() - at, 0.0), most)

    @property
    def deadline(self) -> float | None:
        """When the turn must be over, by the time gone by; None: whenever they like."""
        if self._seconds is None:
            return None
        assert self._loaded is not None
        return max(self._from + self._seconds, self._loaded + min(MIN_TIME_AFTER_LOAD, self._seconds))
