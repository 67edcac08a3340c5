"""The worker that thinks, without a worker: a thinker in the same event loop, which can hang and be replaced."""

from __future__ import annotations

import asyncio

import msgspec

from settebello.server.in_browser.messages import ThinkerMessage, ThinkerRequest
from settebello.server.in_browser.remote_thinker import RemoteThinker
from settebello.server.in_browser.thinker import Thinker


class ThinkingWorker:
    """Connects a remote thinker with a thinker."""

    def __init__(self) -> None:
        self.remote = RemoteThinker(self._deliver, self.replace)
        self.asked: list[ThinkerRequest] = []
        self.told: list[ThinkerMessage] = []
        self.replaced = 0
        self._start()

    def hang(self) -> None:
        """Do nothing any more, like a worker in an endless loop."""
        self._running.cancel()

    def replace(self) -> None:
        """Put another thinker in its place."""
        self.replaced += 1
        self._running.cancel()
        self._start()

    async def stop(self) -> None:
        self._running.cancel()
        await asyncio.wait([self._running])

    def _start(self) -> None:
        self.thinker = thinker = Thinker(lambda text: self._tell(thinker, text))
        self._running = asyncio.ensure_future(thinker.run())

    def _deliver(self, text: str) -> None:
        self.asked.append(msgspec.json.decode(text, type=ThinkerRequest))
        asyncio.get_running_loop().call_soon(self.thinker.hear, text)

    def _tell(self, thinker: Thinker, text: str) -> None:
        if thinker is self.thinker:
            self.told.append(msgspec.json.decode(text, type=ThinkerMessage))
            asyncio.get_running_loop().call_soon(self.remote.hear, text)
