"""Who is connected, counted from the first byte on: by address, and all together."""

from __future__ import annotations

import resource
from collections import Counter

from settebello.server.http.client_address import LOOPBACK_HOSTS, TrustedProxies, rate_limit_key
from settebello.server.limits.rate_limiter import Limits
from settebello.server.metrics import Metrics

RESERVED_FILES = 64
"""Open files that are kept for what the server itself needs: databases, the page, the processes that think."""


class ConnectionLimiter:
    """Lets so many connections in from one address, whether they say anything or not.

    Args:
        limits: how many.
        proxies: ``--proxies``: their connections are others', so that they are not counted by address.
        most: how many in all; None: any number.
        metrics: count who is refused.
    """

    def __init__(self, limits: Limits, metrics: Metrics, *, proxies: str = "", most: int | None = None) -> None:
        self._limits = limits
        self._metrics = metrics
        self._most = most
        self._proxies = TrustedProxies(proxies)
        self._own: tuple[str, ...] = () if proxies else LOOPBACK_HOSTS
        self._counts: Counter[str] = Counter()
        self._all = 0
        metrics.add_gauge(
            "settebello_network_connections", "Network connections, silent ones included.", lambda: self._all
        )

    @property
    def limits(self) -> Limits:
        return self._limits

    def enter(self, address: str) -> bool:
        """Whether one more connection may come in from there; it then stays until it leaves."""
        name = rate_limit_key(address)
        if self._most is not None and self._all >= self._most:
            return self._refused("all-connections")
        if self._counts[name] >= self._limits.connections and not self._is_free(address):
            return self._refused("connections")
        self._all += 1
        self._counts[name] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that had entered has ended."""
        name = rate_limit_key(address)
        self._all -= 1
        self._counts[name] -= 1
        if not self._counts[name]:
            del self._counts[name]

    def count_refusal(self, why: str) -> None:
        """A connection was ended for that reason."""
        self._metrics.count_refusal(why)

    def _refused(self, why: str) -> bool:
        self.count_refusal(why)
        return False

    def _is_free(self, address: str) -> bool:
        return address in self._own or address in self._proxies


def raise_file_limit() -> int | None:
    """Raise the limit of open files as far as this process may, and say where it is then; None: it is not known.

    A shell's usual 1,024 is for programs that watch many files in an old way; a connection needs one each.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    if hard != resource.RLIM_INFINITY and soft < hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # some systems allow less than they say
            return soft
        return hard
    return soft


def max_connections() -> int | None:
    """How many connections there are files for; None: that is not known."""
    files = raise_file_limit()
    return None if files is None else max(files - RESERVED_FILES, 1)
