"""How much one connection and one address may ask for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from msgspec import Struct
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

LOOPBACK = ("127.0.0.1", "::1", "localhost")
MOST_ADDRESSES = 20_000
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
    sockets: int = 50
    """Connections from one address."""
    watchers: int = 50
    """Spectators at one table."""


class Bucket:
    """So many at once, and ``rate`` a second."""

    __slots__ = ("_left", "_most", "_rate", "_seen")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._seen = now

    def take(self, now: float) -> bool:
        """Whether one more may be had."""
        self._left = min(self._most, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Counted:
    """Buckets by address."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._most, self._clock())
        self._buckets[address] = bucket  # the one asked of last is at the end
        if len(self._buckets) > MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(self._clock())


class Turnstile:
    """Refuses what is more than its share.

    Args:
        limits: how much that is.
        trusted: whether connections from this machine are its own user's: not so behind a proxy on it.
        refused: is called with the reason.
    """

    def __init__(
        self, app: ASGIApp, *, limits: Limits, trusted: bool, refused: Callable[[str], None] = lambda _: None
    ) -> None:
        self._app = app
        self._limits = limits
        self._trusted = trusted
        self._refused = refused
        self._requests = Counted(limits.requests, 4 * limits.requests)
        self._tables = Counted(limits.tables / 3600, max(limits.tables / 2, 1))
        self._codes = Counted(limits.codes / 60, max(limits.codes / 2, 1))
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = self._address(scope)
        if address is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._count_socket(address, scope, receive, send)
        elif (why := self._too_much(address, scope)) is not None:
            self._refused(why)
            answer = JSONResponse({"message": _SENTENCES[why]}, 429, {"retry-after": "30", "cache-control": "no-store"})
            await answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _address(self, scope: Scope) -> str | None:
        """Whose limits count; None: nobody's."""
        if scope["type"] not in ("http", "websocket"):
            return None
        address: str = (scope.get("client") or ("unknown", 0))[0]
        return None if self._trusted and address in LOOPBACK else address

    def _too_much(self, address: str, scope: Scope) -> str | None:
        path, method = scope["path"], scope["method"]
        if not path.startswith("/api/"):
            return None
        if path.startswith("/api/codes/") and not self._codes.take(address):
            return "codes"
        if method == "POST" and path.rstrip("/") == "/api/tables" and not self._tables.take(address):
            return "tables"
        return None if self._requests.take(address) else "requests"

    async def _count_socket(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        if self._sockets[address] >= self._limits.sockets:
            self._refused("sockets")
            await send({"type": "websocket.close", "code": 4429, "reason": _SENTENCES["sockets"]})
            return
        self._sockets[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


_SENTENCES = {
    "codes": "Too many codes have been tried from here: wait a minute, or ask for the link.",
    "tables": "Too many tables have been opened from here: wait a while.",
    "requests": "Too much has been asked from here at once: wait a moment.",
    "sockets": "Too many connections come from here: close some.",
}
