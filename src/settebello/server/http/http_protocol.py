"""The HTTP protocol of uvicorn, with time limits, for clients that are slow, silent or break the rules."""

from __future__ import annotations

import asyncio
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from settebello.server.limits.connection_limiter import ConnectionLimiter
from settebello.server.limits.stall_timer import StallTimer
from settebello.server.metrics import RefusalReason

HEAD_TIMEOUT = 10.0
"""Seconds to send the head of a request, from the start of the connection or the previous response."""
BODY_TIMEOUT = 30.0
"""Seconds to send its body."""


class LimitedHttpProtocol(StallTimer, H11Protocol):
    """Ends a request when the client sends something that is not HTTP in its middle; its response is discarded. Drops
    clients that send or read too slowly.

    ``uvicorn.Config`` takes such a class as ``http``; it reads the states of h11, on which uvicorn's is built.
    """

    limiter: ClassVar[ConnectionLimiter | None] = None
    """Counts the connections; None: nothing does."""
    _caller: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _phase: tuple[object, object] | None = None

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

    def handle_events(self) -> None:
        super().handle_events()
        self._set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_timers()  # the WebSocket protocol takes over the connection
        super().handle_websocket_upgrade(event)

    def _set_deadline(self) -> None:
        """Set a deadline for what the server waits for; receiving a part of it does not extend the deadline."""
        phase = self.conn.their_state, self.cycle
        if phase == self._phase or self.transport.get_protocol() is not self:
            return
        self._phase = phase
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        seconds = {h11.IDLE: HEAD_TIMEOUT, h11.SEND_BODY: BODY_TIMEOUT}.get(self.conn.their_state)
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
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        answerable = self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE)
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            answerable &= cycle.scope["method"] != "HEAD"  # its response has no body
        if answerable:
            super().send_400_response(msg)
        else:
            self.transport.close()


def limited_http_protocol(limiter: ConnectionLimiter) -> type[LimitedHttpProtocol]:
    """The protocol whose connections ``limiter`` counts."""
    return type("LimitedHttpProtocol", (LimitedHttpProtocol,), {"limiter": limiter})
