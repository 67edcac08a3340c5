"""Duplicate matches: their results so far, and their end.

A match closes when all tables have finished, when its host closes it, or after a week. Then its tables are closed, its
result is stored, and its seed is opened.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_registry import TableRegistry
from settebello.server.model import Place
from settebello.server.store.base import TableNotFound
from settebello.server.store.matches import StoredMatch
from settebello.server.tables.commands import StaleVersion
from settebello.server.tables.match_table import SEATS
from settebello.server.tables.room_events import TableClosed

MOST_SECONDS = 7 * 86_400
"""Seconds after which a match closes."""


class TableProgress(Struct, frozen=True, kw_only=True):
    """What is known about a table of a match."""

    id: str
    margins: tuple[int | None, ...]
    """By board, the points of side 0 minus those of side 1, or None if it is not finished."""
    places: tuple[Place, ...] = ()
    """The people at its seats; empty if the table is gone."""
    open: tuple[int, ...] = ()
    """The seats that somebody may take."""
    begun: bool = False
    ended: bool = True
    """Whether nobody can play there any more."""


async def watch_match(registry: TableRegistry, match: StoredMatch) -> tuple[StoredMatch, list[TableProgress]]:
    """The match and its tables as they are now. A match is closed as soon as all tables have ended, or after a week.

    Raises:
        StoreError: a table cannot be read, or the result cannot be stored.
    """
    tables = [await _progress(registry, match, table) for table in match.tables]
    late = registry.clock.now() >= match.created + MOST_SECONDS
    if not match.closed and (late or all(table.ended for table in tables)):
        return await close_match(registry, match)
    return match, tables


async def close_match(registry: TableRegistry, match: StoredMatch) -> tuple[StoredMatch, list[TableProgress]]:
    """Close a match: first its tables, so that nothing is played any more, then the match itself.

    Raises:
        StoreError: it could not be stored. Closing it again continues.
    """
    if match.closed:
        return await watch_match(registry, match)
    for table in match.tables:
        await _close_table(registry, table)
    tables = [await _progress(registry, match, table) for table in match.tables]
    margins = tuple(table.margins for table in tables)
    await registry.store.matches.close(match.id, margins)
    return replace(match, margins=margins), tables


async def _close_table(registry: TableRegistry, name: str) -> None:
    try:
        async with registry.use(name) as table:
            while not (table.over or table.room.closed):
                try:
                    await table.append_event(TableClosed())
                except StaleVersion:
                    continue  # the table has advanced in the meantime
    except TableNotFound:
        return


async def _progress(registry: TableRegistry, match: StoredMatch, name: str) -> TableProgress:
    try:
        async with registry.use(name) as table:
            if not match.closed:
                await table.catch_up()  # another process may have advanced it
            return _progress_of(table, match.boards)
    except TableNotFound:  # nobody has played there for a long time
        return TableProgress(id=name, margins=(None,) * match.boards)


def _progress_of(table: LiveTable, boards: int) -> TableProgress:
    finished = tuple(first - second for first, second in table.round_points)
    room = table.room
    return TableProgress(
        id=table.setup.id,
        margins=(*finished, *(None,) * (boards - len(finished))),
        places=tuple(room.places[:SEATS]),
        open=() if room.started or room.closed else tuple(room.open_seats),
        begun=table.dealt,
        ended=table.over or room.closed,
    )
