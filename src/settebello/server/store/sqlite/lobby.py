"""The lobby in the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from itertools import chain

from settebello.server.clock import CLOCK
from settebello.server.store.base import EntryConflict
from settebello.server.store.lobby import (
    MAX_LISTED,
    MAX_WAITING,
    REPLACED_KEPT,
    SEATED_KEPT,
    Dissolution,
    ListedRow,
    Misses,
    Pairing,
    SeekResult,
    StoredSeek,
    count_misses,
    dissolve,
)
from settebello.server.store.scripts import run_on_sqlite
from settebello.server.store.sqlite.inserts import create_table
from settebello.server.store.sqlite.kept_games import Read
from settebello.server.store.sqlite.writer import Writer


class SqliteLobby:
    """The lobby (:class:`~settebello.server.store.lobby.LobbyStore`). One thread writes, so writes are serial."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def put(self, seeks: Sequence[StoredSeek], lease: float) -> None:
        now = CLOCK.now()
        await self._writer.do(lambda database: _put(database, seeks, now, lease))

    async def renew(self, keys: Collection[str], lease: float) -> None:
        rows = [(CLOCK.now() + lease, key) for key in keys]
        query = "UPDATE seeks SET until = ? WHERE key = ? AND state = 'waiting'"
        await self._writer.do(lambda database: _do_many(database, query, rows))

    async def waiting(self) -> Sequence[StoredSeek]:
        now = CLOCK.now()
        rows = await self._read(lambda database: database.execute(_WAITING, (now, MAX_WAITING)).fetchall())
        return [StoredSeek(key=key, device=device, name=name, wish=wish) for key, device, name, wish in rows]

    async def seat(self, pairings: Sequence[Pairing]) -> Collection[str]:
        now = CLOCK.now()
        return await self._writer.do(lambda database: _seat(database, pairings, now))

    async def dissolve(self, dissolution: Dissolution, lease: float) -> None:
        now = CLOCK.now()
        await self._writer.do(lambda database: run_on_sqlite(database, dissolve(dissolution, now, lease)))

    async def misses(self, device: str, address: str) -> Misses:
        now = CLOCK.now()
        return await self._read(lambda database: run_on_sqlite(database, count_misses(device, address, now)))

    async def results(self, keys: Collection[str]) -> dict[str, SeekResult]:
        return await self._read(lambda database: _results(database, [*keys]))

    async def cancel(self, key: str) -> bool:
        query = "DELETE FROM seeks WHERE key = ? AND state = 'waiting'"
        return await self._writer.do(lambda database: database.execute(query, (key,)).rowcount == 1)

    async def list_tables(self, rows: Sequence[ListedRow], gone: Collection[str], lease: float) -> None:
        now = CLOCK.now()
        await self._writer.do(lambda database: _list_tables(database, rows, gone, now, lease))

    async def listed(self) -> Sequence[ListedRow]:
        now = CLOCK.now()
        query = "SELECT table_id, about FROM listed_tables WHERE until > ? ORDER BY since, table_id LIMIT ?"
        rows = await self._read(lambda database: database.execute(query, (now, MAX_LISTED)).fetchall())
        return [ListedRow(table=table, about=about) for table, about in rows]

    async def sweep(self) -> int:
        now = CLOCK.now()
        return await self._writer.do(lambda database: _sweep(database, now))


def _do_many(database: sqlite3.Connection, query: str, rows: Sequence[tuple[object, ...]]) -> None:
    database.executemany(query, rows)


def _put(database: sqlite3.Connection, seeks: Sequence[StoredSeek], now: float, lease: float) -> None:
    replaced = [(now + REPLACED_KEPT, seek.device, seek.key) for seek in seeks]
    database.executemany(_REPLACE, replaced)
    rows = [(seek.key, seek.device, seek.name, seek.wish, seek.address, now, now + lease) for seek in seeks]
    database.executemany(_PUT, rows)


def _seat(database: sqlite3.Connection, pairings: Sequence[Pairing], now: float) -> list[str]:
    wanted = [*chain.from_iterable(pairing.keys for pairing in pairings)]
    free = {key for key, result in _results(database, wanted).items() if result.state == "waiting"}
    opened = []
    for pairing in pairings:
        if not free.issuperset(pairing.keys):
            continue
        try:
            create_table(database, pairing.table, ())
        except EntryConflict:  # its code is taken; the next attempt has a different one
            continue
        free.difference_update(pairing.keys)
        until, table, found = now + SEATED_KEPT, pairing.table.id, pairing.found
        database.executemany(_SEAT, [(until, table, seat, found, key) for seat, key in enumerate(pairing.keys)])
        opened.append(pairing.table.id)
    return opened


def _results(database: sqlite3.Connection, keys: Sequence[str]) -> dict[str, SeekResult]:
    found = {}
    for begin in range(0, len(keys), _MOST_PARAMETERS):
        part = keys[begin : begin + _MOST_PARAMETERS]
        query = f"SELECT key, state, table_id, seat, found FROM seeks WHERE key IN ({', '.join('?' * len(part))})"
        for key, state, table, seat, about in database.execute(query, part).fetchall():
            found[key] = SeekResult(state=state, table=table, seat=seat, found=about)
    return found


def _list_tables(
    database: sqlite3.Connection, rows: Sequence[ListedRow], gone: Collection[str], now: float, lease: float
) -> None:
    database.executemany("DELETE FROM listed_tables WHERE table_id = ?", [(table,) for table in gone])
    database.executemany(_LIST, [(row.table, row.about, now, now + lease) for row in rows])


def _sweep(database: sqlite3.Connection, now: float) -> int:
    abandoned = database.execute("DELETE FROM seeks WHERE until < ? AND state = 'waiting'", (now,)).rowcount
    database.execute("DELETE FROM seeks WHERE until < ?", (now,))
    database.execute("DELETE FROM listed_tables WHERE until < ?", (now,))
    return abandoned


_MOST_PARAMETERS = 500
"""The most keys in one query. Older releases of SQLite allow 999 parameters."""
_REPLACE = """
    UPDATE seeks SET state = 'replaced', until = ? WHERE device = ? AND state = 'waiting'
        AND NOT EXISTS (SELECT 1 FROM seeks AS own WHERE own.key = ?)
"""
_PUT = """
    INSERT INTO seeks (key, device, name, wish, address, since, until) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (key) DO UPDATE
        SET name = excluded.name, wish = excluded.wish, address = excluded.address, until = excluded.until
    WHERE state = 'waiting'
"""
_WAITING = """
    SELECT key, device, name, wish FROM seeks WHERE state = 'waiting' AND until > ? ORDER BY since, key LIMIT ?
"""
_SEAT = "UPDATE seeks SET state = 'seated', until = ?, table_id = ?, seat = ?, found = ? WHERE key = ?"
_LIST = """
    INSERT INTO listed_tables (table_id, about, since, until) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET about = excluded.about, until = excluded.until
"""
