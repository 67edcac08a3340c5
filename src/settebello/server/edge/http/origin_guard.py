"""Checks the Host and Origin of requests, and adds the security headers to responses."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from settebello.errors import Problem
from settebello.protocol import refusals
from settebello.protocol.addresses import DEFAULT_PORTS, AddressError, Origin, split_host
from settebello.server.edge.http.responses import error_response, preferred_language

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'self'",
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
    """ASGI middleware that refuses requests from pages of other sites. The socket handler calls :meth:`refusal` itself.

    Args:
        hosts: the host names of this server in their normal form, or None for any. They protect against DNS rebinding,
            which lets a page reach a server on the user's own machine or network.
        addresses: whether IP addresses are also accepted as hosts. They cannot be rebound.
        origins: other sites whose pages may send requests and open sockets, such as ``https://example.org``.
        proxied: whether requests come through a proxy, which may add a port to the ``Host`` header or drop it. Then
            pages of this site are recognized by their host alone.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        hosts: Collection[str] | None = None,
        addresses: bool = False,
        origins: Collection[str] = (),
        proxied: bool = False,
    ) -> None:
        self._origins = frozenset(map(Origin.parse, origins))
        self._app = _cors(app, self._origins) if origins else app
        self._hosts = hosts
        self._addresses = addresses
        self._proxied = proxied

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif (refusal := self.refusal(scope)) is not None:
            response = error_response(refusal, 403, preferred_language(scope))
            await response(scope, receive, _with_security_headers(send, scope))
        else:
            await self._app(scope, receive, _with_security_headers(send, scope))

    def refusal(self, scope: Scope) -> Problem | None:
        """The reason to refuse a request or socket, or None to accept it."""
        headers = Headers(scope=scope)
        header, origin = headers.get("host", ""), headers.get("origin")
        try:
            host, port = split_host(header) if header else ("", None)  # probes of load balancers send none
        except AddressError:
            return refusals.OTHER_HOST(host=header)
        if not self._accepts_host(host):
            return refusals.OTHER_HOST(host=header)
        reads_only = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if origin is None or reads_only or self._accepts_origin(origin, host, port):
            return None
        return refusals.OTHER_ORIGIN(origin=origin)

    def _accepts_host(self, host: str) -> bool:
        return self._hosts is None or host in self._hosts or (self._addresses and _is_address(host))

    def _accepts_origin(self, header: str, host: str, port: int | None) -> bool:
        """Whether a page may use the server at that host and port: a page of the server itself, or of a named site."""
        try:
            origin = Origin.parse(header)
        except AddressError:
            return False
        same_port = self._proxied or origin.port == (port or DEFAULT_PORTS[origin.scheme])
        return origin in self._origins or (origin.host == host and same_port)


def _cors(app: ASGIApp, origins: Collection[Origin]) -> ASGIApp:
    """Add CORS for these sites: their pages may send requests and read the responses."""
    return CORSMiddleware(
        app,
        allow_origins=[*map(str, origins)],
        allow_methods=["GET", "POST", "DELETE"],
        allow_headers=["authorization", "content-type"],
        max_age=600,
    )


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _with_security_headers(send: Send, scope: Scope) -> Send:
    """Add the security headers to a response. After TLS, here or at a proxy, browsers require TLS for a year."""
    headers = SECURITY_HEADERS | HSTS_HEADER if scope.get("scheme") == "https" else SECURITY_HEADERS

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(headers)
        await send(message)

    return send_with_headers
