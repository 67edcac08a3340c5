"""How much one connection and one address may ask for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from msgspec import Struct
from starlette.types import ASGIApp, Receive, Scope, Send

from settebello.errors import Problem, Sentence, SettebelloError
from settebello.protocol import refusals
from settebello.server.http.client_address import LOOPBACK_HOSTS, rate_limit_key
from settebello.server.http.responses import error_response, preferred_language
from settebello.server.metrics import Metrics

LIMITED_PATHS = ("/ready", "/metrics")
"""What asks for more than a file, beside ``/api/``."""
MAX_ADDRESSES = 20_000
"""Addresses of which is kept in mind what they have asked."""


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The limits, each a number that may be set."""

    messages: float = 20.0
    """Messages a second on one connection."""
    phrases: float = 0.5
    """Phrases a second on one connection."""
    requests: float = 10.0
    """Requests a second from one address that ask for more than a file."""
    tables: float = 60.0
    """Tables an hour from one address."""
    codes: float = 20.0
    """Codes tried a minute from one address."""
    joins: float = 20.0
    """Keys and tables tried in vain a minute from one address."""
    sockets: int = 50
    """Connections from one address to tables."""
    connections: int = 100
    """Connections from one address in all, those with them that say nothing."""
    frames: float = 20.0
    """Pings and pieces of messages a second on one connection."""
    watchers: int = 50
    """Spectators at one table."""


class TokenBucket:
    """So many at once, and ``rate`` a second."""

    __slots__ = ("_left", "_most", "_rate", "_seen")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._seen = now

    def take(self, now: float) -> bool:
        """Whether one more may be had."""
        if not self.has(now):
            return False
        self._left -= 1
        return True

    def has(self, now: float) -> bool:
        """Whether one more could be had now."""
        self._left = min(self._most, self._left + (now - self._seen) * self._rate)
        self._seen = now
        return self._left >= 1


class AddressBuckets:
    """Buckets by address."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = lambda: time.monotonic()) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._known(address)
        return bucket.take(self._clock())

    def has(self, address: str) -> bool:
        """Whether one more could be taken now."""
        return self._known(address).has(self._clock())

    def _known(self, address: str) -> TokenBucket:
        bucket = self._buckets.pop(address, None) or TokenBucket(self._rate, self._most, self._clock())
        self._buckets[address] = bucket  # the one asked of last is at the end
        if len(self._buckets) > MAX_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class RateLimited(SettebelloError):
    """More than one connection may ask for."""


class ConnectionQuota:
    """How much one connection has asked for."""

    __slots__ = ("_messages", "_metrics", "_patience", "_phrases", "watchers")

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        now = time.monotonic()
        self.watchers = limits.watchers
        self._metrics = metrics
        self._messages = TokenBucket(limits.messages, 30 * limits.messages, now)
        self._phrases = TokenBucket(limits.phrases, max(6 * limits.phrases, 1), now)
        self._patience = TokenBucket(limits.messages, 3 * limits.messages, now)

    def count_message(self) -> None:
        """One more message came.

        Raises:
            RateLimited: it is not read.
        """
        self._metrics.messages.inc()
        if not self._messages.take(time.monotonic()):
            self.count_refusal("messages")
            raise RateLimited(refusals.MESSAGES())

    def count_phrase(self) -> None:
        """One more phrase is to be said."""
        if not self._phrases.take(time.monotonic()):
            self.count_refusal("phrases")
            raise RateLimited(refusals.PHRASES())

    def count_refusal(self, why: str) -> None:
        self._metrics.count_refusal(why)

    @property
    def exhausted(self) -> bool:
        """Whether it goes on in spite of being refused."""
        return not self._patience.take(time.monotonic())


class RateLimiter:
    """Refuses what is more than its share. Sockets enter and leave by themselves.

    Args:
        limits: how much that is.
        trusted: whether connections from this machine are its own user's: not so behind a proxy on it.
        metrics: count what was refused.
    """

    def __init__(self, app: ASGIApp, *, limits: Limits, trusted: bool, metrics: Metrics) -> None:
        self._app = app
        self._limits = limits
        self._trusted = trusted
        self._metrics = metrics
        self._requests = AddressBuckets(limits.requests, 4 * limits.requests)
        self._tables = AddressBuckets(limits.tables / 3600, max(limits.tables / 2, 1))
        self._codes = AddressBuckets(limits.codes / 60, max(limits.codes / 2, 1))
        self._joins = AddressBuckets(limits.joins / 60, max(limits.joins / 2, 1))
        self._sockets: Counter[str | None] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        why = self._too_much(scope) if scope["type"] == "http" else None
        if why is None:
            await self._app(scope, receive, send)
        else:
            self._metrics.count_refusal(why)
            answer = error_response(_SENTENCES[why](), 429, preferred_language(scope), {"retry-after": "30"})
            await answer(scope, receive, send)

    def enter(self, scope: Scope) -> Problem | None:
        """One more socket, until it leaves; or why it may not come in."""
        address = self._address(scope)
        if address is not None and self._sockets[address] >= self._limits.sockets:
            self._metrics.count_refusal("sockets")
            return _SENTENCES["sockets"]()
        if address is not None and not self._joins.has(address):
            self._metrics.count_refusal("joins")
            return _SENTENCES["requests"]()
        self._sockets[address] += 1
        return None

    def leave(self, scope: Scope) -> None:
        """A socket that had entered is closed."""
        address = self._address(scope)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def count_failed_join(self, scope: Scope) -> None:
        """A socket that had entered was not let to its table: no such key, or no such table."""
        address = self._address(scope)
        if address is not None:
            self._joins.take(address)

    def quota(self) -> ConnectionQuota:
        """For one more connection."""
        return ConnectionQuota(self._limits, self._metrics)

    def _address(self, scope: Scope) -> str | None:
        """Whose limits count; None: nobody's."""
        address: str = (scope.get("client") or ("unknown", 0))[0]
        return None if self._trusted and address in LOOPBACK_HOSTS else rate_limit_key(address)

    def _too_much(self, scope: Scope) -> str | None:
        address, path, method = self._address(scope), scope["path"], scope["method"]
        if address is None or not path.startswith(("/api/", *LIMITED_PATHS)):
            return None
        if path.startswith("/api/codes/") and not self._codes.take(address):
            return "codes"
        if method == "POST" and path.rstrip("/") == "/api/tables" and not self._tables.take(address):
            return "tables"
        return None if self._requests.take(address) else "requests"


_SENTENCES: dict[str, Sentence] = {
    "codes": refusals.CODES,
    "tables": refusals.TABLES,
    "requests": refusals.REQUESTS,
    "sockets": refusals.SOCKETS,
}
