"""A queue in which the tables take turns, so that a busy table does not make the others wait."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class TableQueue(Generic[T]):
    """A bounded queue. At one table the first to come is the first to go.

    Args:
        most: items that wait at most, all tables together.
        at_once: items of one table that are under way at the same time, at most.
    """

    def __init__(self, most: int, at_once: int) -> None:
        self._most = most
        self._at_once = at_once
        self._waiting = 0
        self._tables: OrderedDict[str, deque[T]] = OrderedDict()
        """The items that wait; the table whose turn is next comes first."""
        self._under_way: Counter[str] = Counter()
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        """How many items wait."""
        return self._waiting

    def put(self, table: str, item: T) -> bool:
        """Queue an item; whether one was dropped because the queue is full: the oldest of the table that has the most,
        or the new one if no table has more than one."""
        full = self._waiting == self._most
        loser = self._busiest(table) if full else None
        if full and loser is None:
            return True
        self._tables.setdefault(table, deque()).append(item)
        self._waiting += 1
        if loser is not None:
            self._pop(loser)
        self._changed.set()
        return full

    @asynccontextmanager
    async def take(self) -> AsyncIterator[T]:
        """The next item, once there is one of a table whose turn it is; it is under way until the block ends."""
        while (table := self._next_table()) is None:
            self._changed.clear()
            await self._changed.wait()
        item = self._pop(table)
        if table in self._tables:
            self._tables.move_to_end(table)
        self._under_way[table] += 1
        try:
            yield item
        finally:
            self._under_way[table] -= 1
            if not self._under_way[table]:
                del self._under_way[table]
            self._changed.set()

    def _next_table(self) -> str | None:
        return next((table for table in self._tables if self._under_way[table] < self._at_once), None)

    def _busiest(self, table: str) -> str | None:
        """The table that loses an item to a new one of ``table``: itself unless another has more."""
        own = len(self._tables.get(table, ()))
        busiest = max(self._tables, key=lambda other: len(self._tables[other]))
        if len(self._tables[busiest]) > own + 1:
            return busiest
        return table if own else None

    def _pop(self, table: str) -> T:
        queue = self._tables[table]
        item = queue.popleft()
        self._waiting -= 1
        if not queue:
            del self._tables[table]
        return item
