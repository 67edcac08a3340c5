"""Time limits of the shuffle, for commitments and shares."""

from __future__ import annotations

from collections.abc import Callable, Collection

from settebello.server.tables.exchange import ExchangeWait

REVEAL_TIMEOUT = 10.0
"""Seconds to reveal a share once the list is fixed."""
RECOMMIT_TIMEOUT = 3.0
"""Seconds to commit again after an aborted exchange."""


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
