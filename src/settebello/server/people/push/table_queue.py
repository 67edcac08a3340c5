"""A queue in which tables take turns, so that a busy table does not make the others wait."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class TableQueue(Generic[T]):
    """A bounded queue, first in, first out for each table.

    Args:
        most: the most waiting items, of all tables together.
        at_once: the most items of one table in progress at the same time.
    """

    def __init__(self, most: int, at_once: int) -> None:
        self._most = most
        self._at_once = at_once
        self._waiting = 0
        self._tables: OrderedDict[str, deque[T]] = OrderedDict()
        """The waiting items. The table whose turn is next comes first."""
        self._under_way: Counter[str] = Counter()
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        """The number of waiting items."""
        return self._waiting

    def put(self, table: str, item: T) -> bool:
        """Queue an item. Return whether an item was dropped because the queue is full. This is the oldest item of the
        table with the most items, or the new item if no table has more than one."""
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
        """Wait for the next item of a table whose turn it is. The item is in progress until the block ends."""
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
        """The table that loses an item to a new one of ``table``. It is ``table`` itself, unless another has more."""
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
