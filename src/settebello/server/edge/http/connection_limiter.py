"""Limits network connections, by address and in total, from the moment they are opened."""

from __future__ import annotations

import resource
from collections import Counter

from settebello.protocol.http import LOOPBACK_HOSTS
from settebello.server.edge.http.client_address import TrustedProxies, rate_limit_key
from settebello.server.limits.limits import Limits
from settebello.server.limits.load_monitor import LoadMonitor
from settebello.server.metrics import Metrics, RefusalReason

RESERVED_FILES = 64
"""Open files reserved for the server itself: databases, the page, worker processes."""


class ConnectionLimiter:
    """Limits connections from one address, including idle ones.

    Args:
        limits: the limits.
        metrics: count the refusals.
        proxies: the value of ``--proxies``. Connections from proxies are not limited by address.
        most: the most connections in total, or None if there is no limit.
        load: detects overload.
    """

    def __init__(
        self,
        limits: Limits,
        metrics: Metrics,
        *,
        proxies: str = "",
        most: int | None = None,
        load: LoadMonitor | None = None,
    ) -> None:
        self._limits = limits
        self._load = load
        self._metrics = metrics
        self._most = most
        self._proxies = TrustedProxies(proxies)
        self._own: tuple[str, ...] = () if proxies else LOOPBACK_HOSTS
        self._counts: Counter[str] = Counter()
        self._all = 0
        metrics.add_gauge(
            "settebello_network_connections", "Network connections, including idle ones.", lambda: self._all
        )

    @property
    def limits(self) -> Limits:
        return self._limits

    def was_overloaded(self, within: float) -> bool:
        """Whether the server was overloaded at some time in the last ``within`` seconds. Clients that seemed silent at
        that time may not have been."""
        return self._load is not None and self._load.was_overloaded(within)

    def enter(self, address: str) -> bool:
        """Count a new connection. Return False if it is refused, and then do not count it."""
        name = rate_limit_key(address)
        if self._most is not None and self._all >= self._most:
            self.count_refusal("all-connections")
            return False
        if self._counts[name] >= self._limits.connections and not self._is_free(address):
            self.count_refusal("connections")
            return False
        self._all += 1
        self._counts[name] += 1
        return True

    def leave(self, address: str) -> None:
        """Stop counting a connection that was closed."""
        name = rate_limit_key(address)
        self._all -= 1
        self._counts[name] -= 1
        if not self._counts[name]:
            del self._counts[name]

    def count_refusal(self, reason: RefusalReason) -> None:
        """Count a connection that was closed for that reason."""
        self._metrics.count_refusal(reason)

    def _is_free(self, address: str) -> bool:
        return address in self._own or address in self._proxies


def raise_file_limit() -> int | None:
    """Raise the soft limit of open files to the hard limit, and return it, or None if it is unlimited.

    Each connection needs a file, and the usual soft limit of 1,024 exists for programs that use ``select``.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    if hard != resource.RLIM_INFINITY and soft < hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # some systems allow less than they report
            return soft
        return hard
    return soft


def max_connections() -> int | None:
    """The number of connections that the limit of open files allows, or None if it is unlimited."""
    files = raise_file_limit()
    return None if files is None else max(files - RESERVED_FILES, 1)
