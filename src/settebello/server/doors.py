"""What may come in and under which headers answers go out."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from settebello.errors import Problem
from settebello.server import refusals
from settebello.server.speaking import refused, wanted_language

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Doors:
    """Refuses requests that other sites' pages send, and locks every answer's headers. Sockets ask for themselves.

    Args:
        hosts: the names under which this server may be addressed; None: any. It keeps pages of other sites away from
            a server on the user's own machine, to which such a page could lead a name of its own.
        origins: other sites whose pages may come in, such as ``https://example.org``.
    """

    def __init__(self, app: ASGIApp, *, hosts: Collection[str] | None = None, origins: Collection[str] = ()) -> None:
        self._app = app
        self._hosts = hosts
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif (refusal := self.refusal(scope)) is not None:
            await refused(refusal, 403, wanted_language(scope))(scope, receive, _locked(send))
        else:
            await self._app(scope, receive, _locked(send))

    def refusal(self, scope: Scope) -> Problem | None:
        """Why a request or a socket may not come in; None: it may."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if self._hosts is not None and _name_in(host) not in self._hosts:
            return refusals.HOST(host=host)
        reads_only = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if origin is None or reads_only or origin in self._origins or _place_of(origin) == host:
            return None
        return refusals.ORIGIN(origin=origin)


def _name_in(host: str) -> str | None:
    """The name in a Host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _place_of(origin: str) -> str | None:
    """What the Host header says in requests to that origin."""
    scheme, _, place = origin.partition("://")
    return place if scheme in ("http", "https") else None


def _locked(send: Send) -> Send:
    async def locked(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return locked
