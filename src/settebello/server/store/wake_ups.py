"""When games by the day are looked at next, though nobody is connected to them.

The time stored for a table is never later than the moment at which something has to be done there. It may be earlier: a
turn that was taken in time begins the next one, and nothing is written for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from settebello.server.model import TableSetup
from settebello.server.store.scripts import Query, Script, Scripts


def first_wake_up(table: TableSetup) -> float:
    """When a new game by the day is looked at first, in seconds since 1970."""
    return table.created + (table.clock or 0.0) - table.reminder


class WakeUps(Protocol):
    """The wake-ups of a store. A table that is deleted has none."""

    async def due(self, now: float, most: int) -> Sequence[str]:
        """The tables whose time has come, in seconds since 1970, the earliest first; at most so many."""
        ...

    async def schedule(self, table: str, at: float | None) -> None:
        """Look at a table at that time; None: never again, its game is over."""
        ...


class StoredWakeUps:
    """The wake-ups in a database."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def due(self, now: float, most: int) -> Sequence[str]:
        def script() -> Script[Sequence[str]]:
            rows = yield Query("SELECT table_id FROM wake_ups WHERE at <= ? ORDER BY at LIMIT ?", (now, most))
            return [table for (table,) in rows]

        return await self._scripts.read(script)

    async def schedule(self, table: str, at: float | None) -> None:
        await self._scripts.write(lambda: schedule(table, at))


def schedule(table: str, at: float | None) -> Script[None]:
    """Set or remove the wake-up of a table; nothing happens if the table is gone."""
    if at is None:
        yield Query("DELETE FROM wake_ups WHERE table_id = ?", (table,))
    else:
        yield Query(_SCHEDULE, (at, table))


_SCHEDULE = """
    INSERT INTO wake_ups (table_id, at) SELECT id, CAST(? AS double precision) FROM tables WHERE id = ?
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at
"""
