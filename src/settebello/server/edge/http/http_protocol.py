"""The HTTP protocol of uvicorn, with time limits, for clients that are slow, silent or break the rules.

``uvicorn.Config`` takes any protocol class, but the base classes are private to uvicorn. They are needed because an
ASGI application sees a request only once its head is complete, and no setting limits the time for a head or a body, or
the size of a head. So ``pyproject.toml`` names one version of uvicorn. Before a change of version, compare it with this
module and :mod:`settebello.server.edge.socket.websocket_protocol`.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from settebello.protocol import refusals
from settebello.server.edge.http.connection_limiter import ConnectionLimiter
from settebello.server.edge.http.origin_guard import SECURITY_HEADERS
from settebello.server.edge.http.responses import error_response
from settebello.server.limits.stall_timer import StallTimer
from settebello.server.metrics import RefusalReason

HEAD_TIMEOUT = 10.0
"""Seconds that a client has to send the head of a request, from the start of the connection or the previous
response."""
BODY_TIMEOUT = 30.0
"""Seconds that a client has to send the body of a request."""
MAX_HEAD_BYTES = 65_536
"""The most bytes of a head after its first packet."""

RequestPart = Literal["head", "body"]


class LimitedHttpProtocol(StallTimer, HttpToolsProtocol):
    """Ends a request, and discards its response, if the client sends something other than HTTP during it. Drops clients
    that send or read too slowly, and refuses endless heads.

    ``uvicorn.Config`` takes such a class as ``http``.
    """

    limiter: ClassVar[ConnectionLimiter | None] = None
    """The limiter that counts the connections, if any."""
    _caller: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _phase: tuple[RequestPart | None, RequestResponseCycle | None] | None = None
    """The purpose of the deadline: a part of the request, and the request before it."""
    _expected: RequestPart | None = "head"
    """The part of a request that the client has to send, or None while it waits for the response."""
    _head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's does
        super().connection_made(transport)
        address = self.client[0] if self.client else "unknown"
        if self.limiter is not None:
            if not self.limiter.enter(address):
                transport.abort()
                return
            self._caller = address
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        if self.limiter is not None and self._caller is not None:
            self.limiter.leave(self._caller)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._expected == "head":
            self._head_bytes += len(data)
        super().data_received(data)
        if self._expected == "head" and self._head_bytes > MAX_HEAD_BYTES and not self.transport.is_closing():
            self._refuse(f"its head is longer than {MAX_HEAD_BYTES} bytes")
        self._set_deadline()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expected, self._head_bytes = "head", 0

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._expected = "body"

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expected = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._expected is None:
            self._expected = "head"
        if self.parser is not None:  # otherwise the connection is lost
            self._set_deadline()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timers()  # the WebSocket protocol takes over the connection
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to this object

    def _set_deadline(self) -> None:
        """Set a deadline for the expected part of a request. Receiving some of it does not extend the deadline."""
        phase = self._expected, self.cycle
        if phase == self._phase or self.transport.get_protocol() is not self:
            return
        self._phase = phase
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        seconds = {"head": HEAD_TIMEOUT, "body": BODY_TIMEOUT, None: None}[self._expected]
        if self.transport.is_closing():
            seconds = HEAD_TIMEOUT  # to read the last response
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._drop, "slow")

    def _drop(self, reason: RefusalReason) -> None:
        if self.limiter is not None:
            self.limiter.count_refusal(reason)
        self.transport.abort()

    def _stop_timers(self) -> None:
        self._stop_stall_timer()
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def send_400_response(self, msg: str) -> None:
        """Refuse data that is not HTTP, or an unknown method. uvicorn's ``msg`` has no more information."""
        self._refuse("it is not HTTP")

    def _refuse(self, detail: str) -> None:
        """Close the connection, after a sentence if one can still be sent."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        answerable = True
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            answerable = not cycle.response_started and cycle.scope["method"] != "HEAD"  # whose response has no body
        if answerable:
            self.transport.write(_bad_request(detail))
        self.transport.close()


def _bad_request(detail: str) -> bytes:
    """A complete response to a request that does not reach the application."""
    response = error_response(
        refusals.NOT_READABLE(detail=detail), 400, "en", {**SECURITY_HEADERS, "connection": "close"}
    )
    head = b"".join(name + b": " + value + b"\r\n" for name, value in response.raw_headers)
    return b"HTTP/1.1 400 Bad Request\r\n" + head + b"\r\n" + bytes(response.body)


def limited_http_protocol(limiter: ConnectionLimiter) -> type[LimitedHttpProtocol]:
    """The protocol whose connections ``limiter`` counts."""
    return type("LimitedHttpProtocol", (LimitedHttpProtocol,), {"limiter": limiter})
