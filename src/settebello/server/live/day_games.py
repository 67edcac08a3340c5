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
"""Seconds between two searches for games by the day whose time has come."""
BATCH = 50
"""Tables looked at in one search."""
RETRY_AFTER = 3600.0
"""Seconds until a table that cannot be read is looked at again."""

log = logging.getLogger(__name__)


async def keep_day_games(
    tables: TableRegistry,
    *,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    remind: Callable[[LiveTable], None] | None = None,
) -> None:
    """Take the steps that are due at games by the day, again and again: the turns of people whose time has run out, and
    deals for which the devices had time enough.

    Args:
        remind: is given each table where the time of a person is running out; None: nobody is reminded.
    """
    while True:
        try:
            found = await look_at_day_games(tables, remind=remind)
        except StoreError as error:
            log.warning("Games by the day could not be looked for: %s", error)
            found = 0
        await sleep(1.0 if found == BATCH else LOOK_EVERY)


async def look_at_day_games(tables: TableRegistry, *, remind: Callable[[LiveTable], None] | None = None) -> int:
    """Take the steps that are due now; how many tables were looked at.

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
        log.error("Table %s cannot be looked at: %s", log_label(name), error)
        return tables.clock.now() + RETRY_AFTER
    wait = seconds_to_wake_up(table)
    if wait is None:
        return None
    left = table.seconds_left
    if remind is not None and left is not None and left <= table.setup.reminder:
        remind(table)
    return tables.clock.now() + max(wait, LOOK_EVERY)


def seconds_to_wake_up(table: LiveTable) -> float | None:
    """Seconds until a game by the day has to be looked at: when a person is to be reminded or their time has run out.
    None: the game is over."""
    if table.over or table.room.closed or table.setup.clock is None:
        return None
    reminder = table.setup.reminder
    wait = table.current_wait
    shares = table.share_seconds_left if wait is not None and wait.round_requested else None
    lefts = [left for left in (table.seconds_left, shares) if left is not None]
    # A turn that begins after this is over, or to be reminded of, later than that.
    return min([left - reminder if left > reminder else left for left in lefts] + [table.setup.clock - reminder])
