"""The clocks of a table: the turns of people, and the waits of the shuffle."""

from __future__ import annotations

from collections.abc import Callable, Collection

from settebello.protocol.http import BY_DAY
from settebello.server.clock import Clock
from settebello.server.tables.exchange import ExchangeWait

MAX_NEWS_DELAY = 5.0
"""The longest delay, in seconds, until an entry of another process is known here."""
MIN_TIME_AFTER_LOAD = 5.0
"""The least time, in seconds, that a person has after the table was loaded: a restart must not cost anybody their
turn."""
MIN_TIME_BY_DAY = 6 * 3600.0
"""The same in a game by the day, but counted from the start of the process or from an accepted jump of the time of day,
since such a table is loaded again and again."""
REVEAL_TIMEOUT = 10.0
"""Seconds to reveal a share once the list is fixed."""
RECOMMIT_TIMEOUT = 3.0
"""Seconds to commit again after an aborted exchange."""


class TurnClock:
    """Runs from the start of a turn. It follows the dates of entries if they are plausible.

    Args:
        seconds: the time for each turn, or None if there is no limit.
        clock: tells the time.
    """

    def __init__(self, seconds: float | None, clock: Clock) -> None:
        self._seconds = seconds
        self._clock = clock
        self._from = self._at = 0.0
        self._loaded: float | None = None

    def load(self) -> None:
        """Note that the stored entries have been applied. From now on entries are applied as they happen."""
        self._loaded = self._clock.monotonic()
        self._from = self._loaded - self._since(self._at, self._seconds or 0.0)

    def start(self, at: float) -> None:
        """Start a turn at a date. After loading, an entry has just happened, even if its date differs: another
        machine's clock may be wrong, and an adjusted clock must not give or cost anybody time."""
        if self._seconds is None:
            return
        if self._loaded is None:
            self._at = at
        else:
            self._from = self._clock.monotonic() - self._since(at, MAX_NEWS_DELAY)

    def _since(self, at: float, most: float) -> float:
        """Seconds since a date, between 0 and ``most``."""
        return min(max(self._clock.now() - at, 0.0), most)

    @property
    def deadline(self) -> float | None:
        """The time when the turn must be over, on the monotonic clock, or None if there is no limit."""
        if self._seconds is None:
            return None
        return max(self._from + self._seconds, self._earliest(self._seconds))

    @property
    def seconds_left(self) -> float | None:
        """Seconds until the turn must be over, or None if there is no limit."""
        return None if self.deadline is None else self.deadline - self._clock.monotonic()

    def _earliest(self, seconds: float) -> float:
        """The earliest time when the turn may be over."""
        if seconds >= BY_DAY:
            return self._clock.accepted_at + MIN_TIME_BY_DAY
        assert self._loaded is not None
        return self._loaded + min(MIN_TIME_AFTER_LOAD, seconds)


class ExchangeDeadline:
    """Measures a wait in this process while somebody is connected to the table."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._wait: ExchangeWait | None = None
        self._since = 0.0

    def seconds_left(self, wait: ExchangeWait | None, connected: Collection[int]) -> float | None:
        """Seconds until ``wait`` is over, which is 0 or negative afterwards, or None if there is nothing to wait for.

        Args:
            wait: the wait of the shuffle, if any.
            connected: the connected seats. Commitments are awaited only from these.
        """
        if wait is None or not connected:
            self._wait = None
            return None
        if self._wait is None or not _is_same_wait(self._wait, wait):
            self._since = self._monotonic()
        self._wait = wait
        if wait.what == "commit" and not set(wait.seats) & set(connected):
            return 0.0
        return self._since + (REVEAL_TIMEOUT if wait.what == "reveal" else RECOMMIT_TIMEOUT) - self._monotonic()


def _is_same_wait(one: ExchangeWait, other: ExchangeWait) -> bool:
    """Whether both wait for the same list, perhaps for fewer seats."""
    return (one.round, one.exchange, one.what) == (other.round, other.exchange, other.what)
