"""A fair queue: clients take turns, so no client makes the others wait."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """A semaphore that serves clients in turn, and the callers of each client in the order in which they came.

    Args:
        capacity: the number of callers that may hold it at the same time.
    """

    def __init__(self, capacity: int) -> None:
        self._free = capacity
        self._clients: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """The number of callers that wait."""
        return sum(map(len, self._clients.values()))

    def waiting_of(self, client: str) -> int:
        """The number of one client's callers that wait."""
        return len(self._clients.get(client, ()))

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """Wait for the client's turn, then hold a place."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(client)
        try:
            yield
        finally:
            self._release()

    async def _wait(self, client: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue = self._clients.setdefault(client, deque())
        queue.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._release()
            elif place in queue:
                self._remove(client, queue, place)
            raise

    def _remove(self, client: str, queue: deque[asyncio.Future[None]], place: asyncio.Future[None]) -> None:
        queue.remove(place)
        if not queue and self._clients.get(client) is queue:
            del self._clients[client]

    def _release(self) -> None:
        """Give a place to the caller of the next client that has waited longest, or leave it free if nobody waits."""
        while self._clients:
            client, queue = self._clients.popitem(last=False)
            place = queue.popleft()
            if queue:
                self._clients[client] = queue  # behind the other clients
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
