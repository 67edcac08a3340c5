"""The lobby in PostgreSQL. Writes of seeks take a lock, so that only one process writes at a time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any

from settebello.server.clock import CLOCK
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
from settebello.server.store.new_tables import note_new_table
from settebello.server.store.postgres.pool import RetryingPool
from settebello.server.store.scripts import run_on_postgres
from settebello.server.store.table_rows import COLUMNS, table_to_row

if TYPE_CHECKING:
    Database = Any  # the types of asyncpg are too loose to be checked

LOCK = 7_777_041
"""The advisory lock for writing seeks."""
LOCK_TIMEOUT = 3_000
"""Milliseconds that a stopped process may hold that lock, less than a query may take."""


class PostgresLobby:
    """The lobby (:class:`~settebello.server.store.lobby.LobbyStore`)."""

    def __init__(self, pool: RetryingPool) -> None:
        self._pool = pool

    async def put(self, seeks: Sequence[StoredSeek], lease: float) -> None:
        rows = [(seek.key, seek.device, seek.name, seek.wish, seek.address) for seek in seeks]
        columns = [*map(list, zip(*rows, strict=True))] if rows else [[] for _ in range(5)]

        async def job(database: Database) -> None:
            async with _one_writer(database):
                await database.execute(_REPLACE, *columns[:2], REPLACED_KEPT)
                await database.execute(_PUT, *columns, lease)

        await self._pool.run(job)

    async def renew(self, keys: Collection[str], lease: float) -> None:
        query = f"UPDATE seeks SET until = {_NOW} + $2 WHERE key = ANY($1) AND state = 'waiting'"

        async def job(database: Database) -> None:
            async with _one_writer(database):
                await database.execute(query, [*keys], lease)

        await self._pool.run(job)

    async def waiting(self) -> Sequence[StoredSeek]:
        async def job(database: Database) -> Sequence[StoredSeek]:
            rows = await database.fetch(_WAITING, MAX_WAITING)
            return [StoredSeek(key=key, device=device, name=name, wish=wish) for key, device, name, wish in rows]

        return await self._pool.run(job)

    async def seat(self, pairings: Sequence[Pairing]) -> Collection[str]:
        async def job(database: Database) -> Collection[str]:
            async with _one_writer(database):
                return await _seat(database, pairings)

        return await self._pool.run(job)

    async def dissolve(self, dissolution: Dissolution, lease: float) -> None:
        now = CLOCK.now()

        async def job(database: Database) -> None:
            async with _one_writer(database):
                await run_on_postgres(database, dissolve(dissolution, now, lease))

        await self._pool.run(job)

    async def misses(self, device: str, address: str) -> Misses:
        now = CLOCK.now()
        return await self._pool.run(lambda database: run_on_postgres(database, count_misses(device, address, now)))

    async def results(self, keys: Collection[str]) -> dict[str, SeekResult]:
        async def job(database: Database) -> dict[str, SeekResult]:
            query = "SELECT key, state, table_id, seat, found FROM seeks WHERE key = ANY($1)"
            rows = await database.fetch(query, [*keys])
            return {row[0]: SeekResult(state=row[1], table=row[2], seat=row[3], found=row[4]) for row in rows}

        return await self._pool.run(job)

    async def cancel(self, key: str) -> bool:
        async def job(database: Database) -> bool:
            async with _one_writer(database):
                query = "DELETE FROM seeks WHERE key = $1 AND state = 'waiting' RETURNING key"
                return await database.fetchval(query, key) is not None

        return await self._pool.run(job)

    async def list_tables(self, rows: Sequence[ListedRow], gone: Collection[str], lease: float) -> None:
        tables, abouts = [row.table for row in rows], [row.about for row in rows]

        async def job(database: Database) -> None:
            async with _one_writer(database):
                await database.execute("DELETE FROM listed_tables WHERE table_id = ANY($1)", [*gone])
                await database.execute(_LIST, tables, abouts, lease)

        await self._pool.run(job)

    async def listed(self) -> Sequence[ListedRow]:
        async def job(database: Database) -> Sequence[ListedRow]:
            rows = await database.fetch(_LISTED, MAX_LISTED)
            return [ListedRow(table=table, about=about) for table, about in rows]

        return await self._pool.run(job)

    async def sweep(self) -> int:
        async def job(database: Database) -> int:
            async with _one_writer(database):
                rows = await database.fetch(f"DELETE FROM seeks WHERE until < {_NOW} RETURNING state")
                await database.execute(f"DELETE FROM listed_tables WHERE until < {_NOW}")
                return sum(state == "waiting" for (state,) in rows)

        return await self._pool.run(job)


@asynccontextmanager
async def _one_writer(database: Database) -> AsyncIterator[None]:
    """A transaction during which no other process writes seeks."""
    async with database.transaction():
        await database.execute(f"SET LOCAL idle_in_transaction_session_timeout = {LOCK_TIMEOUT}")
        await database.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        yield


async def _seat(database: Database, pairings: Sequence[Pairing]) -> list[str]:
    wanted = [*chain.from_iterable(pairing.keys for pairing in pairings)]
    query = "SELECT key FROM seeks WHERE key = ANY($1) AND state = 'waiting'"
    free = {key for (key,) in await database.fetch(query, wanted)}
    opened = []
    for pairing in pairings:
        if free.issuperset(pairing.keys):
            free.difference_update(pairing.keys)
            opened.append(pairing)
    if opened:
        rows = [table_to_row(pairing.table) for pairing in opened]
        places = ", ".join(f"${n}" for n in range(1, len(rows[0]) + 1))
        await database.executemany(f"INSERT INTO tables ({COLUMNS}) VALUES ({places})", rows)
        for pairing in opened:
            await run_on_postgres(database, note_new_table(pairing.table))
        seated = [
            (key, pairing.table.id, seat, pairing.found) for pairing in opened for seat, key in enumerate(pairing.keys)
        ]
        await database.execute(_SEAT, *map(list, zip(*seated, strict=True)), SEATED_KEPT)
    return [pairing.table.id for pairing in opened]


_NOW = "extract(epoch FROM clock_timestamp())"
_REPLACE = f"""
    UPDATE seeks SET state = 'replaced', until = {_NOW} + $3
    FROM unnest($1::text[], $2::text[]) AS n (key, device)
    WHERE seeks.device = n.device AND seeks.state = 'waiting'
      AND NOT EXISTS (SELECT 1 FROM seeks AS own WHERE own.key = n.key)
"""
_PUT = f"""
    INSERT INTO seeks (key, device, name, wish, address, since, until)
    SELECT n.key, n.device, n.name, n.wish, n.address, {_NOW}, {_NOW} + $6
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) AS n (key, device, name, wish, address)
    ON CONFLICT (key) DO UPDATE
        SET name = excluded.name, wish = excluded.wish, address = excluded.address, until = excluded.until
    WHERE seeks.state = 'waiting'
"""
_WAITING = f"""
    SELECT key, device, name, wish FROM seeks WHERE state = 'waiting' AND until > {_NOW} ORDER BY since, key LIMIT $1
"""
_SEAT = f"""
    UPDATE seeks SET state = 'seated', until = {_NOW} + $5, table_id = n.table_id, seat = n.seat, found = n.found
    FROM unnest($1::text[], $2::text[], $3::int[], $4::text[]) AS n (key, table_id, seat, found)
    WHERE seeks.key = n.key
"""
_LIST = f"""
    INSERT INTO listed_tables (table_id, about, since, until)
    SELECT n.table_id, n.about, {_NOW}, {_NOW} + $3 FROM unnest($1::text[], $2::text[]) AS n (table_id, about)
    ON CONFLICT (table_id) DO UPDATE SET about = excluded.about, until = excluded.until
"""
_LISTED = f"""
    SELECT table_id, about FROM listed_tables WHERE until > {_NOW} ORDER BY since, table_id LIMIT $1
"""
