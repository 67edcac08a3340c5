"""HTTP from clients that break its rules."""

from __future__ import annotations

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle


class PlainHttp(H11Protocol):
    """Ends a request in whose middle the client stops speaking HTTP; what would have been its answer is dropped."""

    def send_400_response(self, msg: str) -> None:
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        answerable = self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE)
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            answerable &= cycle.scope["method"] != "HEAD"  # whose answers have no text
        if answerable:
            super().send_400_response(msg)
        else:
            self.transport.close()
