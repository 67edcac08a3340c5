"""Keeps games by the day going while nobody is connected to them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from settebello.server.credentials import log_label
from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_registry import TableRegistry
from settebello.server.store.base import StoreError, TableNotFound

LOOK_EVERY = 60.0
"""Seconds between two searches for games by the day with due wake-ups."""
BATCH = 50
"""The most tables visited after one search."""
RETRY_AFTER = 3600.0
"""Seconds until a table that cannot be read is tried again."""

log = logging.getLogger(__name__)


async def keep_day_games(
    tables: TableRegistry,
    *,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    remind: Callable[[LiveTable], None] | None = None,
) -> None:
    """Take the due steps of games by the day, again and again: turns of people whose time has run out, and deals that
    the devices have had enough time for.

    Args:
        tables: the live tables.
        sleep: waits between two searches.
        remind: called with each table where a person's time is running out, or None for no reminders.
    """
    while True:
        try:
            found = await look_at_day_games(tables, remind=remind)
        except StoreError as error:
            log.warning("Could not look for due games by the day: %s", error)
            found = 0
        await sleep(1.0 if found == BATCH else LOOK_EVERY)


async def look_at_day_games(tables: TableRegistry, *, remind: Callable[[LiveTable], None] | None = None) -> int:
    """Take the steps that are due now, and return the number of tables visited.

    Raises:
        StoreError: the wake-ups cannot be read or written.
    """
    due = await tables.store.wake_ups.due(tables.clock.now(), BATCH)
    for name in due:
        if await tables.bus.acquire_lease(f"wake-up:{name}", LOOK_EVERY):
            await tables.store.wake_ups.schedule(name, await _next_wake_up(tables, name, remind))
    return len(due)


async def _next_wake_up(tables: TableRegistry, name: str, remind: Callable[[LiveTable], None] | None) -> float | None:
    try:
        table = await tables.take_due_steps(name)
    except TableNotFound:
        return None
    except StoreError as error:
        log.error("Table %s could not be read: %s", log_label(name), error)
        return tables.clock.now() + RETRY_AFTER
    wait = seconds_to_wake_up(table)
    if wait is None:
        return None
    left = table.seconds_left
    if remind is not None and left is not None and left <= table.setup.reminder:
        remind(table)
    return tables.clock.now() + max(wait, LOOK_EVERY)


def seconds_to_wake_up(table: LiveTable) -> float | None:
    """Seconds until a game by the day needs the server, to remind a person or because their time has run out, or None
    if the game is over."""
    if table.over or table.room.closed or table.setup.clock is None:
        return None
    reminder = table.setup.reminder
    wait = table.current_wait
    shares = table.share_seconds_left if wait is not None and wait.round_requested else None
    lefts = [left for left in (table.seconds_left, shares) if left is not None]
    # The reminder and the end of a turn that begins later come even later than that.
    return min([left - reminder if left > reminder else left for left in lefts] + [table.setup.clock - reminder])
