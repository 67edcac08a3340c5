"""Checks the Host and Origin of requests, and adds the security headers to responses."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from settebello.errors import Problem
from settebello.protocol import refusals
from settebello.server.http.responses import error_response, preferred_language

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

HSTS_HEADER = {"strict-transport-security": "max-age=31536000"}


class OriginGuard:
    """ASGI middleware: refuses requests from pages of other sites. The socket handler calls :meth:`refusal` itself.

    Args:
        hosts: the host names of this server; None: any. This is the protection against DNS rebinding, by which a page
            could reach a server on the user's own machine or network.
        addresses: whether IP addresses are accepted as hosts too; they cannot be rebound.
        origins: other sites whose pages may send requests and open sockets, such as ``https://example.org``.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        hosts: Collection[str] | None = None,
        addresses: bool = False,
        origins: Collection[str] = (),
    ) -> None:
        self._app = _cors(app, origins) if origins else app
        self._hosts = hosts
        self._addresses = addresses
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif (refusal := self.refusal(scope)) is not None:
            response = error_response(refusal, 403, preferred_language(scope))
            await response(scope, receive, _with_security_headers(send, scope))
        else:
            await self._app(scope, receive, _with_security_headers(send, scope))

    def refusal(self, scope: Scope) -> Problem | None:
        """Why a request or socket is refused; None: it is not."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self._accepts_host(_host_name(host)):
            return refusals.OTHER_HOST(host=host)
        reads_only = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if origin is None or reads_only or origin in self._origins or _origin_host(origin) == host:
            return None
        return refusals.OTHER_ORIGIN(origin=origin)

    def _accepts_host(self, name: str | None) -> bool:
        return self._hosts is None or name in self._hosts or (self._addresses and _is_address(name))


def _cors(app: ASGIApp, origins: Collection[str]) -> ASGIApp:
    """CORS for these sites: their pages may send requests and read the responses."""
    return CORSMiddleware(
        app,
        allow_origins=[*origins],
        allow_methods=["GET", "POST", "DELETE"],
        allow_headers=["authorization", "content-type"],
        max_age=600,
    )


def _is_address(name: str | None) -> bool:
    try:
        ip_address(name or "")
    except ValueError:
        return False
    return True


def _host_name(host: str) -> str | None:
    """The name in a Host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _origin_host(origin: str) -> str | None:
    """The Host header of requests to that origin."""
    scheme, _, place = origin.partition("://")
    return place if scheme in ("http", "https") else None


def _with_security_headers(send: Send, scope: Scope) -> Send:
    """Add the security headers to a response. After TLS, here or at a proxy, browsers insist on it for a year."""
    headers = SECURITY_HEADERS | HSTS_HEADER if scope.get("scheme") == "https" else SECURITY_HEADERS

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(headers)
        await send(message)

    return send_with_headers
