"""The wake-ups of games by the day, at which the server looks at them even if nobody is connected.

A stored wake-up is never later than the next due step of the table. It may be earlier: after a turn taken in time the
next step is due later, but nothing is written.
"""

from __future__ import annotations

from collections.abc import Sequence

from settebello.server.model import TableSetup
from settebello.server.store.scripts import Query, Script, Scripts


def first_wake_up(table: TableSetup) -> float:
    """The first wake-up of a new game by the day, in seconds since 1970."""
    return table.created + (table.clock or 0.0) - table.reminder


class WakeUps:
    """The wake-ups in a database. A table that is deleted has none."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def due(self, now: float, most: int) -> Sequence[str]:
        """The tables whose time has come, in seconds since 1970, the earliest first; at most so many."""
        return await self._scripts.read(lambda: _due(now, most))

    async def schedule(self, table: str, at: float | None) -> None:
        """Wake a table at that time, or never again if it is None, since its game is over."""
        await self._scripts.write(lambda: schedule(table, at))


def _due(now: float, most: int) -> Script[Sequence[str]]:
    rows = yield Query("SELECT table_id FROM wake_ups WHERE at <= ? ORDER BY at LIMIT ?", (now, most))
    return [table for (table,) in rows]


def schedule(table: str, at: float | None) -> Script[None]:
    """Set or remove the wake-up of a table. Do nothing if the table is gone."""
    if at is None:
        yield Query("DELETE FROM wake_ups WHERE table_id = ?", (table,))
    else:
        yield Query(_SCHEDULE, (at, table))


_SCHEDULE = """
    INSERT INTO wake_ups (table_id, at) SELECT id, CAST(? AS double precision) FROM tables WHERE id = ?
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at
"""
