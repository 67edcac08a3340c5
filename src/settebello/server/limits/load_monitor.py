"""Notices when the server has more to do than it can: its event loop is late."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from settebello.server.metrics import Metrics

SAMPLE_INTERVAL = 0.1
"""Seconds between two measurements."""
SAMPLES = 5
"""Measurements in a row that all have to be late: one pause, as of the garbage collector, is no overload."""


class LoadMonitor:
    """Measures how late the event loop wakes a sleeper, which is how long everything else waits there too.

    Args:
        most: seconds of lateness from which newcomers are refused; 0: they never are.
        metrics: report the lateness.
        clock: seconds that only go forward.
    """

    def __init__(
        self, most: float, metrics: Metrics | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._clock = clock
        self._lags: deque[float] = deque(maxlen=SAMPLES)
        self._overloaded_at: float | None = None
        if metrics is not None:
            metrics.add_gauge("settebello_lag_seconds", "How late the event loop is at least.", lambda: self.lag)

    async def run(self) -> None:
        """Measure until cancelled."""
        while True:
            began = self._clock()
            await asyncio.sleep(SAMPLE_INTERVAL)
            self.note(self._clock() - began - SAMPLE_INTERVAL)

    def note(self, lag: float) -> None:
        """Take a measurement into account, in seconds."""
        self._lags.append(lag)
        if self.is_overloaded:
            self._overloaded_at = self._clock()

    @property
    def lag(self) -> float:
        """The least of the last measurements, in seconds; 0 until there are enough of them."""
        return max(0.0, min(self._lags)) if len(self._lags) == SAMPLES else 0.0

    @property
    def is_overloaded(self) -> bool:
        """Whether newcomers are refused now."""
        return 0 < self._most < self.lag

    def was_overloaded(self, within: float) -> bool:
        """Whether that was so at some time in the last ``within`` seconds."""
        return self._overloaded_at is not None and self._clock() - self._overloaded_at <= within
