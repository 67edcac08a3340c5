"""Detects an overloaded server by the lateness of its event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from settebello.server.metrics import Metrics

SAMPLE_INTERVAL = 0.1
"""Seconds between two measurements."""
SAMPLES = 5
"""The number of late measurements in a row that count as overload. A single pause, such as for garbage collection, does
not."""


class LoadMonitor:
    """Measures how late the event loop wakes a sleeping task. Everything else in the loop is late by as much.

    Args:
        most: the lateness in seconds above which newcomers are refused, or 0 to never refuse them.
        monotonic: a monotonic clock, in seconds.
        metrics: report the lateness.
    """

    def __init__(self, most: float, monotonic: Callable[[], float], metrics: Metrics | None = None) -> None:
        self._most = most
        self._monotonic = monotonic
        self._lags: deque[float] = deque(maxlen=SAMPLES)
        self._overloaded_at: float | None = None
        if metrics is not None:
            metrics.add_gauge("settebello_lag_seconds", "How late the event loop is at least.", lambda: self.lag)

    async def run(self) -> None:
        """Measure until cancelled."""
        while True:
            began = self._monotonic()
            await asyncio.sleep(SAMPLE_INTERVAL)
            self.note(self._monotonic() - began - SAMPLE_INTERVAL)

    def note(self, lag: float) -> None:
        """Add a measurement, in seconds."""
        self._lags.append(lag)
        if self.is_overloaded:
            self._overloaded_at = self._monotonic()

    @property
    def lag(self) -> float:
        """The smallest of the last measurements in seconds, or 0 until there are enough of them."""
        return max(0.0, min(self._lags)) if len(self._lags) == SAMPLES else 0.0

    @property
    def is_overloaded(self) -> bool:
        """Whether the server is overloaded now. If so, newcomers are refused."""
        return 0 < self._most < self.lag

    def was_overloaded(self, within: float) -> bool:
        """Whether the server was overloaded at some time in the last ``within`` seconds."""
        return self._overloaded_at is not None and self._monotonic() - self._overloaded_at <= within
