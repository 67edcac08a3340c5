"""The WebSocket protocol of uvicorn, with limits on control frames, message fragments and unread data.

An ASGI application sees only whole messages: no pings, no fragments, and not which data a client has not read. The
limits need uvicorn's own class, of exactly the version that ``pyproject.toml`` names, as in
:mod:`settebello.server.edge.http.http_protocol`.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import ClassVar

from starlette.types import Message
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from settebello.server.edge.http.connection_limiter import ConnectionLimiter
from settebello.server.edge.socket.connection import MORE
from settebello.server.limits.limits import Limits
from settebello.server.limits.stall_timer import StallTimer
from settebello.server.limits.token_buckets import TokenBucket
from settebello.server.metrics import RefusalReason

CLOSE_TIMEOUT = 15.0
"""Seconds that a client has to read the last messages and to close."""

MAX_HELD_BYTES = 16_384
"""The most bytes that are held back, to be written together."""

KEEPALIVE_GRACE = 30.0
"""Seconds after an overload during which nobody is dropped for not answering a ping."""


class LimitedWebSocketProtocol(StallTimer, WebSocketsSansIOProtocol):
    """Limits the rate of control frames and fragments, and drops clients that do not read.

    The library queues an answer to each ping in memory, even if the client does not read the answers.
    """

    limiter: ClassVar[ConnectionLimiter | None] = None
    """The limiter that counts the connections, if any."""
    _frames: TokenBucket | None = None
    _close_timer: asyncio.TimerHandle | None = None
    _held_bytes = 0

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
        if not self._count_frame():
            self.conn.data_to_send()  # discard the answers
        elif self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the buffer is full, so only a later ping is answered (RFC 6455, section 5.5.3)

    def handle_pong(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._count_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._count_frame():
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        if self.limiter is not None and self.limiter.was_overloaded(KEEPALIVE_GRACE):
            self.pong_timer = self.pending_ping_payload = None
            self.schedule_ping()  # the server was too late to know whether the client is there, so it asks again
            return
        super().keepalive_timeout()
        self._drop("unread")  # closing would wait for the client to read

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                self._close_timer = self.loop.call_later(CLOSE_TIMEOUT, self._drop, "unread")

    def send_receive_event_to_app(self) -> None:
        paused = self.read_paused
        self.read_paused = paused or self.queue.empty()  # let one message wait, since pausing costs a system call
        super().send_receive_event_to_app()
        if not paused and self.queue.qsize() <= 1:
            self.read_paused = False

    async def send(self, message: Message) -> None:  # type: ignore[override]  # uvicorn's own type is private
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self._drop("unread")  # the buffer is full and the client does not read
        if not self._hold(message):
            await super().send(message)  # type: ignore[arg-type]  # the same
            self._held_bytes = 0

    def _hold(self, message: Message) -> bool:
        """Hold a message back if another follows at once, so that both are written together. Return whether it was held
        back.

        Each write is a system call, which takes longer than everything else about a short message. Nothing may be held
        back while a task waits, because :meth:`handle_ping` may discard it.
        """
        takes = self.handshake_complete and not self.close_sent and not self.disconnected and self.writable.is_set()
        if message["type"] != "websocket.send" or not message.get(MORE) or not takes:
            return False
        if self._held_bytes > MAX_HELD_BYTES:
            return False
        text = str(message["text"]).encode()
        try:
            self.conn.send_text(text)
        except InvalidState:  # the client is closing the connection
            return False
        self._held_bytes += len(text)
        return True

    def _count_frame(self) -> bool:
        """Count a frame that is not a whole message. Return False if there are too many, and drop the connection."""
        if self.transport.is_closing():
            return False
        if self._frames is not None and not self._frames.take(self.loop.time()):
            self._drop("frames")
            return False
        return True

    def _drop(self, reason: RefusalReason) -> None:
        if self.limiter is not None and not self.disconnected:
            self.limiter.count_refusal(reason)
        self.transport.abort()


def limited_websocket_protocol(limiter: ConnectionLimiter) -> type[LimitedWebSocketProtocol]:
    """The protocol whose connections ``limiter`` counts."""
    return type("LimitedWebSocketProtocol", (LimitedWebSocketProtocol,), {"limiter": limiter})
