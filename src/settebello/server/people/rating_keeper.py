"""Rates every rated game once: checks the tables with rated games until each game is decided."""

from __future__ import annotations

import asyncio
import logging

from settebello.server.credentials import log_label
from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_registry import TableRegistry
from settebello.server.metrics import Metrics
from settebello.server.ratings.rated_games import rating_pool
from settebello.server.store.base import StoreError, TableNotFound
from settebello.server.tables.rated_game import game_result

INTERVAL = 2.0
"""Seconds between two checks of the expected tables."""
RECHECK = 600.0
"""Seconds until an unchanged table is read again, since somebody may have been away for too long."""
GIVE_UP = 30 * 86_400.0
"""Seconds after the opening of a table until an undecided game is no longer rated."""
CREATION = 3600.0
"""Seconds until a table that does not exist is no longer expected. Until then it may be about to be stored."""

log = logging.getLogger(__name__)


class RatingKeeper:
    """Rates games. Any number of processes may do so at the same time, and any may die, since the store rates each game
    once.

    Args:
        registry: the tables.
        metrics: count the rated games.
    """

    def __init__(self, registry: TableRegistry, metrics: Metrics) -> None:
        self._registry = registry
        self._metrics = metrics
        self._clock = registry.clock
        self._read: dict[str, tuple[int, float]] = {}
        """The version at which each table was last read, and the time."""

    async def run(self) -> None:
        """Check the expected tables again and again."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.look()
            except StoreError as error:
                log.warning("Could not rate games; will try again: %s", error)

    async def look(self) -> None:
        """Rate the decided games.

        Raises:
            StoreError: the store could not be read or written.
        """
        store = self._registry.store
        expected = await store.ratings.expected()
        heads = await store.load_heads([table for table, _ in expected]) if expected else {}
        live = {table.setup.id: table for table in self._registry.live}
        self._read = {table: read for table, read in self._read.items() if table in heads}
        for table, since in expected:
            age = self._clock.now() - since
            if age > GIVE_UP or (age > CREATION and table not in heads):
                await store.ratings.drop(table)
            elif table in heads and self._is_due(table, heads[table], live.get(table)):
                await self._try_to_rate(table, heads[table])

    def _is_due(self, table: str, head: int, live: LiveTable | None) -> bool:
        read, when = self._read.get(table, (0, 0.0))
        if self._clock.now() - when > RECHECK:
            return True
        return head != read and (live is None or live.over or bool(live.room.left))

    async def _try_to_rate(self, table: str, head: int) -> None:
        try:
            await self._rate(table)
        except TableNotFound:
            return
        except StoreError as error:  # a damaged table must not keep the others waiting
            log.warning("Could not rate the game of table %s; will try again: %s", log_label(table), error)
            return
        self._read[table] = head, self._clock.now()

    async def _rate(self, table: str) -> None:
        store = self._registry.store
        setup, entries = await store.load(table)
        result = game_result(setup, entries, self._clock.now())
        if result is not None and await store.ratings.apply(table, rating_pool(setup.rules, setup.rated), result):
            self._metrics.games_rated.inc()
