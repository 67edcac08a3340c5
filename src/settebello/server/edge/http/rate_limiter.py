"""Rate limits of connections and addresses."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from settebello.errors import Problem, Sentence
from settebello.protocol import refusals
from settebello.protocol.http import LOOPBACK_HOSTS
from settebello.server.clock import Clock
from settebello.server.edge.http.client_address import rate_limit_key
from settebello.server.edge.http.responses import error_response, preferred_language
from settebello.server.limits.limits import Limits
from settebello.server.limits.load_monitor import LoadMonitor
from settebello.server.limits.processor_time import ProcessorTime, ProcessorTimeSpent
from settebello.server.limits.token_buckets import AddressBuckets, RateLimited, TokenBucket
from settebello.server.metrics import Metrics, RefusalReason

LIMITED_PATHS = ("/ready", "/metrics")
"""Limited paths in addition to ``/api/``."""
POST_PATHS: Mapping[RefusalReason, re.Pattern[str]] = {
    "tables": re.compile(r"/api/(tables|practice|matches)/?"),
    "daily": re.compile(r"/api/daily/?"),
    "groups": re.compile(r"/api/daily/groups/?"),
    "games": re.compile(r"/api/tables/[^/]+/game/?"),
    "reports": re.compile(r"/api/tables/[^/]+/seats/report/?"),
    "reviews": re.compile(r"/api/games/[^/]+/review/?"),
    "profiles": re.compile(r"/api/profiles(/restore|/own/name|/own/phrase)?/?"),
    "friends": re.compile(r"/api/profiles/own/friends/?"),
}
"""The paths whose ``POST`` requests have a limit of their own, by its name."""
NEWCOMER_PATHS = re.compile(
    r"/api/(tables|practice|daily|daily/groups|daily/groups/[^/]+/members|matches|tables/[^/]+/seats|profiles|profiles/restore|replays|replays/variation"
    r"|games/[^/]+/review)/?"
)
"""The paths of newcomers, who can wait while the server is overloaded. People at tables are still served."""
OVERLOAD_RETRY = "10"
"""Seconds until a refused newcomer may try again."""


class ConnectionQuota:
    """The rate limits of one connection.

    Args:
        limits: the limits.
        metrics: count the refusals.
        monotonic: a monotonic clock, in seconds.
        may_command: counts a command against the limit of the address. Returns False if it is over the limit.
    """

    __slots__ = ("_excess", "_may_command", "_messages", "_metrics", "_monotonic", "_phrases", "watchers")

    def __init__(
        self,
        limits: Limits,
        metrics: Metrics,
        monotonic: Callable[[], float],
        may_command: Callable[[], bool] = lambda: True,
    ) -> None:
        now = monotonic()
        self._may_command = may_command
        self._monotonic = monotonic
        self.watchers = limits.watchers
        self._metrics = metrics
        self._messages = TokenBucket(limits.messages, 30 * limits.messages, now)
        self._phrases = TokenBucket(limits.phrases, max(6 * limits.phrases, 1), now)
        self._excess = TokenBucket(limits.messages, 3 * limits.messages, now)

    def count_message(self) -> None:
        """Count a message.

        Raises:
            RateLimited: it is over the limit and is not handled.
        """
        self._metrics.messages.inc()
        if not self._messages.take(self._monotonic()):
            self.count_refusal("messages")
            raise RateLimited(refusals.TOO_MANY_MESSAGES())

    def count_command(self) -> None:
        """Count a command to a table.

        Raises:
            RateLimited: it is over the limit of the address and is not carried out.
        """
        if not self._may_command():
            self.count_refusal("commands")
            raise RateLimited(refusals.TOO_MANY_COMMANDS())

    def count_phrase(self) -> None:
        """Count a phrase.

        Raises:
            RateLimited: it is over the limit and is not sent.
        """
        if not self._phrases.take(self._monotonic()):
            self.count_refusal("phrases")
            raise RateLimited(refusals.TOO_MANY_PHRASES())

    def count_refusal(self, reason: RefusalReason) -> None:
        """Count a message that was refused."""
        self._metrics.count_refusal(reason)

    def tolerates_excess(self) -> bool:
        """Count a message over the limit. Return False if there are too many, so the client must be disconnected."""
        return self._excess.take(self._monotonic())


class RateLimiter:
    """ASGI middleware that refuses requests over the limits. The socket handler calls :meth:`enter` and :meth:`leave`.

    Args:
        limits: the limits.
        trusted: whether connections from this machine are unlimited, which is wrong behind a proxy.
        metrics: count the refusals.
        clock: tells the time.
        processor_time: the budgets of the addresses.
        load: detects overload, during which newcomers are refused.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        limits: Limits,
        trusted: bool,
        metrics: Metrics,
        clock: Clock,
        processor_time: ProcessorTime,
        load: LoadMonitor | None = None,
    ) -> None:
        self._app = app
        self._clock = clock
        self._load = load
        self._limits = limits
        self._trusted = trusted
        self._metrics = metrics
        buckets = partial(AddressBuckets, monotonic=clock.monotonic)
        self._requests = buckets(limits.requests, 4 * limits.requests)
        hourly: Mapping[RefusalReason, float] = {
            "tables": limits.tables,
            "games": limits.games,
            "reports": limits.reports,
            "reviews": limits.reviews,
            "profiles": limits.profiles,
            "friends": limits.friends,
        }
        self._posts = {name: buckets(limit / 3600, max(limit / 2, 1)) for name, limit in hourly.items()}
        daily: Mapping[RefusalReason, float] = {"daily": limits.daily, "groups": limits.groups}
        self._posts |= {name: buckets(limit / 86_400, max(limit, 1)) for name, limit in daily.items()}
        self._codes = buckets(limits.codes / 60, max(limits.codes / 2, 1))
        self._replays = buckets(limits.replays / 60, max(limits.replays, 1))
        self._variations = buckets(limits.variations / 60, max(limits.variations, 1))
        self._joins = buckets(limits.joins / 60, max(limits.joins / 2, 1))
        self._seeks = buckets(limits.seeks / 60, max(limits.seeks, 1))
        self._commands = buckets(limits.commands / 3600, max(limits.commands, 1))
        self._processor_time = processor_time
        self._sockets: Counter[str | None] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        else:
            await self.charge(scope, self._answer(scope, receive, send))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._app if (refusal := self._refusal(scope)) is None else refusal
        await app(scope, receive, send)

    def _refusal(self, scope: Scope) -> ASGIApp | None:
        """The response to a request that is over a limit, or None if it is not."""
        lang = preferred_language(scope)
        if _is_newcomer(scope) and (overload := self.overload()) is not None:
            return error_response(overload, 503, lang, {"retry-after": OVERLOAD_RETRY})
        try:
            self._processor_time.check(self.address(scope))
        except ProcessorTimeSpent as error:
            return spent_response(error, lang)
        if (limit := self._exceeded_limit(scope)) is None:
            return None
        self._metrics.count_refusal(limit)
        return error_response(_REFUSALS[limit](), 429, lang, {"retry-after": "30"})

    def charge(self, scope: Scope, work: Awaitable[None]) -> Awaitable[None]:
        """The same work for a client, charged to the budget of its address."""
        return self._processor_time.charge(self.address(scope), work)

    def enter(self, scope: Scope) -> Problem | None:
        """Count a socket until it leaves, or return the reason to refuse it."""
        address = self.address(scope)
        if address is not None and self._sockets[address] >= self._limits.sockets:
            self._metrics.count_refusal("sockets")
            return _REFUSALS["sockets"]()
        if address is not None and not self._joins.has(address):
            self._metrics.count_refusal("joins")
            return _REFUSALS["requests"]()
        self._sockets[address] += 1
        return None

    def overload(self) -> RateLimited | None:
        """The refusal of a newcomer if the server is overloaded, otherwise None."""
        if self._load is None or not self._load.is_overloaded:
            return None
        self._metrics.count_refusal("overload")
        return RateLimited(refusals.OVERLOADED())

    def leave(self, scope: Scope) -> None:
        """Stop counting a socket that was closed."""
        address = self.address(scope)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def count_failed_join(self, scope: Scope) -> None:
        """Count a failed join: a wrong key, or an unknown table."""
        address = self.address(scope)
        if address is not None:
            self._joins.take(address)

    def count_seek(self, scope: Scope) -> None:
        """Count a seek.

        Raises:
            RateLimited: too many seeks came from this address.
        """
        if not _may_take(self._seeks, self.address(scope)):
            self._metrics.count_refusal("seeks")
            raise RateLimited(refusals.TOO_MANY_SEEKS())

    def quota(self, scope: Scope) -> ConnectionQuota:
        """The limits of a new connection."""
        address = self.address(scope)
        may_command = partial(_may_take, self._commands, address)
        return ConnectionQuota(self._limits, self._metrics, self._clock.monotonic, may_command)

    def address(self, scope: Scope) -> str | None:
        """The key for the client's limits, or None if it has no limits."""
        address: str = (scope.get("client") or ("unknown", 0))[0]
        return None if self._trusted and address in LOOPBACK_HOSTS else rate_limit_key(address)

    def _exceeded_limit(self, scope: Scope) -> RefusalReason | None:
        address, path, method = self.address(scope), scope["path"], scope["method"]
        if address is None or not path.startswith(("/api/", *LIMITED_PATHS)):
            return None
        if path.startswith("/api/codes/") and not self._codes.take(address):
            return "codes"
        for name, posted in POST_PATHS.items():
            if method == "POST" and posted.fullmatch(path) and not self._posts[name].take(address):
                return name
        if path.startswith("/api/replays/variation"):
            return None if self._variations.take(address) else "variations"
        if path.startswith("/api/replays") and not self._replays.take(address):
            return "replays"
        return None if self._requests.take(address) else "requests"


def spent_response(error: ProcessorTimeSpent, lang: str) -> Response:
    """The response to a request from an address that has used its budget."""
    return error_response(error, 429, lang, {"retry-after": str(error.retry_after)})


_REFUSALS: dict[RefusalReason, Sentence] = {
    "codes": refusals.TOO_MANY_CODES,
    "tables": refusals.TOO_MANY_TABLES,
    "daily": refusals.TOO_MANY_DAILY,
    "groups": refusals.TOO_MANY_GROUPS,
    "games": refusals.TOO_MANY_GAMES,
    "reports": refusals.TOO_MANY_REPORTS,
    "reviews": refusals.TOO_MANY_REVIEWS,
    "profiles": refusals.TOO_MANY_PROFILES,
    "friends": refusals.TOO_MANY_FRIENDS,
    "requests": refusals.TOO_MANY_REQUESTS,
    "replays": refusals.TOO_MANY_REQUESTS,
    "variations": refusals.TOO_MANY_REQUESTS,
    "sockets": refusals.TOO_MANY_CONNECTIONS,
}


def _may_take(buckets: AddressBuckets, address: str | None) -> bool:
    """Take a token from an address, if it has limits. Return False if it has no token left."""
    return address is None or buckets.take(address)


def _is_newcomer(scope: Scope) -> bool:
    """Whether the request can wait while the server is overloaded."""
    is_post = scope["type"] == "http" and scope["method"] == "POST"
    return is_post and NEWCOMER_PATHS.fullmatch(scope["path"]) is not None
