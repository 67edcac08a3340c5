"""WebSocket from clients that flood: with control frames, with pieces of messages, or by never reading."""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import TYPE_CHECKING, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from settebello.server.limits.connection_limiter import ConnectionLimiter
from settebello.server.limits.rate_limiter import Limits, TokenBucket
from settebello.server.limits.stall_timer import StallTimer

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

CLOSE_TIMEOUT = 15.0
"""Seconds for whoever is there to take what was sent last, and to hang up."""


class LimitedWebSocketProtocol(StallTimer, WebSocketsSansIOProtocol):
    """Answers so many pings, puts so many pieces together, and drops whoever does not read.

    The library answers each ping in memory, whether the answers are taken or not.
    """

    limiter: ClassVar[ConnectionLimiter | None] = None
    """Who counts the connections; None: nobody."""
    _frames: TokenBucket | None = None
    _close_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        limits = Limits() if self.limiter is None else self.limiter.limits
        self._frames = TokenBucket(limits.frames, 30 * limits.frames, self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_stall_timer()
        if self._close_timer is not None:
            self._close_timer.cancel()
            self._close_timer = None
        if self.limiter is not None:
            self.limiter.leave(self.client[0] if self.client else "unknown")
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if not self._may_come():
            self.conn.data_to_send()  # forget the answers
        elif self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # there is no room: the next ping is answered again (RFC 6455, section 5.5.3)

    def handle_pong(self, event: Frame) -> None:
        if self._may_come():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._may_come():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._may_come():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._may_come():
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._drop("unread")  # closing would wait for it to read

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                self._close_timer = self.loop.call_later(CLOSE_TIMEOUT, self._drop, "unread")

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self._drop("unread")  # there is no room for the reason, and nobody who reads it
        await super().send(message)

    def _may_come(self) -> bool:
        """Whether one more frame that is no message may come; else the connection is at its end."""
        if self.transport.is_closing():
            return False
        if self._frames is not None and not self._frames.take(self.loop.time()):
            self._drop("frames")
            return False
        return True

    def _drop(self, why: str) -> None:
        if self.limiter is not None and not self.disconnected:
            self.limiter.count_refusal(why)
        self.transport.abort()


def limited_websocket_protocol(limiter: ConnectionLimiter) -> type[LimitedWebSocketProtocol]:
    """The protocol, with somebody who counts its connections."""
    return type("LimitedWebSocketProtocol", (LimitedWebSocketProtocol,), {"limiter": limiter})
