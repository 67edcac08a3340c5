"""Drops clients that do not read their messages."""

from __future__ import annotations

import asyncio

from settebello.server.metrics import RefusalReason

STALL_TIMEOUT = 30.0
"""Seconds that a client has to read a full buffer, about 50 kB."""


class StallTimer(asyncio.Protocol):
    """A mixin for uvicorn protocols: it calls :meth:`_drop` when writing has been paused for :data:`STALL_TIMEOUT`."""

    loop: asyncio.AbstractEventLoop
    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Start the timer: the buffer is full."""
        super().pause_writing()
        self._stalled = self.loop.call_later(STALL_TIMEOUT, self._drop, "unread")

    def resume_writing(self) -> None:
        """Stop the timer: the client has read."""
        super().resume_writing()
        self._stop_stall_timer()

    def _stop_stall_timer(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _drop(self, reason: RefusalReason) -> None:
        """End the connection at once."""
        raise NotImplementedError
