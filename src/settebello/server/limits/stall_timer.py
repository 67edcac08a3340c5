"""Drops clients that do not read what is sent to them."""

from __future__ import annotations

import asyncio

from settebello.server.metrics import RefusalReason

STALL_TIMEOUT = 30.0
"""Seconds within which a client must read what lies ready for it, about 50 kB."""


class StallTimer(asyncio.Protocol):
    """Mixin for a protocol of uvicorn: calls :meth:`_drop` when writing has been paused for :data:`STALL_TIMEOUT`."""

    loop: asyncio.AbstractEventLoop
    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The buffer is full: from now on the client has limited time to read."""
        super().pause_writing()
        self._stalled = self.loop.call_later(STALL_TIMEOUT, self._drop, "unread")

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self._stop_stall_timer()

    def _stop_stall_timer(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _drop(self, reason: RefusalReason) -> None:
        """End the connection at once."""
        raise NotImplementedError
