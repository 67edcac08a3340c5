"""Loads items in batches: simultaneous requests of many callers share one query."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Generic, TypeVar

from settebello.errors import SettebelloError
from settebello.protocol.refusals import STORE_AWAY

MAX_BATCH = 50
"""The most keys in a query. Batches are small so that the first results can be used while the next are loaded."""

T = TypeVar("T")


class BatchLoader(Generic[T]):
    """Loads single items by their keys. Calls that come while a query is running share the next one.

    Args:
        load: returns the items with some keys, leaving out keys without an item.
    """

    def __init__(self, load: Callable[[Collection[str]], Awaitable[Mapping[str, T]]]) -> None:
        self._load = load
        self._waiting: list[tuple[str, asyncio.Future[T | None]]] = []
        self._running: asyncio.Task[None] | None = None

    async def get(self, key: str) -> T | None:
        """The item with that key, or None if there is none.

        Raises:
            Exception: any error of the query.
        """
        answer: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((key, answer))
        if self._running is None:
            self._running = asyncio.create_task(self._load_all())
        return await answer

    async def _load_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                await self._load_batch([(key, answer) for key, answer in batch if not answer.done()])
        finally:
            self._running = None

    async def _load_batch(self, batch: list[tuple[str, asyncio.Future[T | None]]]) -> None:
        try:
            found = await self._load({key for key, _ in batch})
        except Exception as error:
            if len(batch) > 1 and not _is_away(error):  # perhaps only one key causes it
                await asyncio.gather(*(self._load_batch([one]) for one in batch))
                return
            for _, answer in batch:
                if not answer.done():
                    answer.set_exception(error)
            return
        for key, answer in batch:
            if not answer.done():
                answer.set_result(found.get(key))


def _is_away(error: Exception) -> bool:
    return isinstance(error, SettebelloError) and error.code == STORE_AWAY.key
