"""The store in PostgreSQL, for any number of server processes (``pip install settebello[postgres]``).

Like the SQLite store, it writes in batches: entries that come while a transaction waits for the disk go into the next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

import asyncpg

from settebello.protocol import refusals
from settebello.server.clock import CLOCK, Clock
from settebello.server.model import Entry, TableSetup
from settebello.server.store import tables
from settebello.server.store.base import EntryConflict, StoreError, TableNotFound
from settebello.server.store.batch_loader import BatchLoader
from settebello.server.store.daily import DailyGames
from settebello.server.store.daily_groups import DailyGroups
from settebello.server.store.friends import Friends
from settebello.server.store.kept_games import KeptGames, Reviews
from settebello.server.store.lobby import LobbyStore
from settebello.server.store.matches import Matches
from settebello.server.store.postgres.migration import check_format
from settebello.server.store.postgres.pool import RETRY_TIMEOUT, RetryingPool, UnstorableData, error_reason
from settebello.server.store.profiles import Profiles
from settebello.server.store.ratings import Ratings
from settebello.server.store.scripts import Lock, PostgresScripts, run_on_postgres
from settebello.server.store.subscriptions import Subscriptions
from settebello.server.store.tables import COLUMNS, entry_from_row, table_from_row
from settebello.server.store.wake_ups import WakeUps

if TYPE_CHECKING:
    Database = Any  # the types of asyncpg are too loose to be checked

MAX_BATCH = 512
"""The most entries in one transaction."""
CLOSE_TIMEOUT = 2.0
"""Seconds that closing the store waits for a write in progress."""
LOOKUP_TIMEOUT = 1.0
"""Seconds for checking whether entries were stored after all."""
MAINTENANCE_TIMEOUT = 60.0
"""Seconds for queries that nobody waits for."""


class PostgresStore:
    """The store for many processes.

    Args:
        url: ``postgresql://…``, a database that :func:`prepare_database` has migrated.
        retry_timeout: seconds for which queries are retried while the database is away.
        clock: the time by which the lobby's leases run out.
    """

    def __init__(self, url: str, retry_timeout: float = RETRY_TIMEOUT, clock: Clock = CLOCK) -> None:
        self._pool = RetryingPool(url, retry_timeout)
        self._loads = BatchLoader(self._load_tables)
        self._scripts = PostgresScripts(self._pool, None)
        people = PostgresScripts(self._pool, Lock.PEOPLE)
        self.games, self.reviews = KeptGames(people), Reviews(people)
        self.profiles, self.ratings = Profiles(people), Ratings(people)
        self.friends = Friends(people)
        self.daily = DailyGames(self._scripts)
        self.daily_groups = DailyGroups(people)
        self.matches = Matches(self._scripts)
        self.wake_ups = WakeUps(self._scripts)
        self.subscriptions = Subscriptions(people)
        self.lobby = LobbyStore(PostgresScripts(self._pool, Lock.LOBBY), clock)
        self._waiting: list[_Waiting] = []
        self._flushing: asyncio.Task[None] | None = None

    async def create(self, table: TableSetup, *entries: Entry) -> None:
        attempts = count()
        await self._scripts.write(lambda: tables.create_table(table, entries, again=next(attempts) > 0))

    async def append(self, table: str, seq: int, *entries: Entry) -> int:
        waiting = _Waiting(table, seq, entries)
        self._waiting.append(waiting)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        try:
            async with asyncio.timeout(self._pool.retry_timeout):
                return await waiting.done
        except TimeoutError as error:
            raise StoreError(refusals.STORE_AWAY()) from error

    async def load(self, table: str) -> tuple[TableSetup, Sequence[Entry]]:
        found = None if "\x00" in table else await self._loads.get(table)  # PostgreSQL refuses NUL in a query
        if found is None:
            raise TableNotFound(refusals.NO_TABLE())
        row, entries = found
        return table_from_row(row), entries

    async def _load_tables(self, names: Collection[str]) -> Mapping[str, tuple[Sequence[Any], Sequence[Entry]]]:
        async def job(database: Database) -> Mapping[str, tuple[Sequence[Any], Sequence[Entry]]]:
            rows = await database.fetch(f"SELECT {COLUMNS} FROM tables WHERE id = ANY($1)", list(names))
            found: dict[str, tuple[Sequence[Any], list[Entry]]] = {row[0]: (tuple(row), []) for row in rows}
            for row in await database.fetch(_ENTRIES_OF, list(found)):
                found[row[0]][1].append(entry_from_row(row[1:]))
            return found

        return await self._pool.run(job)

    async def load_entries(self, table: str, after: int) -> Sequence[Entry]:
        return await self._scripts.read(lambda: tables.load_entries(table, after))

    async def load_entry(self, table: str, seq: int) -> Entry:
        return await self._scripts.read(lambda: tables.load_entry(table, seq))

    async def load_heads(self, names: Collection[str]) -> Mapping[str, int]:
        async def job(database: Database) -> Mapping[str, int]:
            return {row[0]: row[1] for row in await database.fetch(_HEADS, list(names)) if row[1] is not None}

        return await self._pool.run(job)

    async def find_by_code(self, code: str) -> str:
        return await self._scripts.read(lambda: tables.find_by_code(code))

    async def expire(self, before: float, *, gathering_before: float) -> int:
        async def job(database: Database) -> int:
            return await run_on_postgres(database, tables.expire(before, gathering_before))

        return await self._pool.run(job, retry_timeout=MAINTENANCE_TIMEOUT, timeout=MAINTENANCE_TIMEOUT)

    async def ping(self) -> None:
        async def job(database: Database) -> None:
            await check_format(database)
            if not await database.fetchval(_TAKES_ENTRIES):
                raise StoreError("The database takes no entries: it is a copy of another, or may only be read.")
            await run_on_postgres(database, tables.probe())

        await self._pool.run(job, retry_timeout=2.0)

    async def close(self) -> None:
        if (flushing := self._flushing) is not None:
            await asyncio.wait([flushing], timeout=CLOSE_TIMEOUT)
            flushing.cancel()
            await asyncio.gather(flushing, return_exceptions=True)
        await self._pool.close()

    # writing in batches

    async def _flush(self) -> None:
        while batch := self._next_batch():
            try:
                await self._append_batch(batch)
            except StoreError as error:
                _fail(batch, error)
            except Exception as error:  # whatever it is, other entries wait
                _fail(batch, StoreError(refusals.TABLE_NOT_SAVED_AWAY(detail=error_reason(error))))
            except asyncio.CancelledError:
                _fail([*batch, *self._waiting], StoreError(refusals.STORE_AWAY()))
                raise
        self._flushing = None

    async def _append_batch(self, batch: list[_Waiting]) -> None:
        """Append a batch. If this fails, append each half by itself, until only the faulty entries fail."""
        try:
            await self._pool.run(lambda database: _append_all(database, batch))
        except UnstorableData as error:
            if len(batch) == 1:
                _fail(batch, _conflict_or(error))
                return
            half = len(batch) // 2
            await self._append_batch(batch[:half])
            await self._append_batch(batch[half:])
        except StoreError as error:
            if error.code == refusals.STORE_AWAY.key:
                await self._resolve_after_outage(batch)
            raise

    async def _resolve_after_outage(self, batch: list[_Waiting]) -> None:
        """Resolve entries that were stored although the connection was lost at the commit."""

        async def job(database: Database) -> None:
            _resolve_stored(batch, await _find_stored(database, batch))

        with suppress(StoreError):
            await self._pool.run(job, retry_timeout=LOOKUP_TIMEOUT)

    def _next_batch(self) -> list[_Waiting]:
        """The next entries to append. They have no number twice, since it would be unknown which entry won."""
        batch: list[_Waiting] = []
        later: list[_Waiting] = []
        numbers: set[tuple[str, int]] = set()
        for waiting in filter(_Waiting.is_wanted, self._waiting):
            if len(batch) == MAX_BATCH or not numbers.isdisjoint(waiting.numbers):
                later.append(waiting)
            else:
                batch.append(waiting)
                numbers.update(waiting.numbers)
        self._waiting = later
        return sorted(batch, key=_Waiting.place)  # the same order in every process avoids deadlocks


class _Waiting:
    """Entries to be appended together, and the future of the first one's number, which its caller may cancel."""

    def __init__(self, table: str, seq: int, entries: Sequence[Entry]) -> None:
        self.table = table
        self.seq = seq
        self.entries = entries
        self.numbers = [(table, seq + n) for n in range(len(entries))]
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def is_wanted(self) -> bool:
        """Whether the caller is still waiting."""
        return not self.done.done()

    def place(self) -> tuple[str, int]:
        """The table and the number of the first entry."""
        return self.table, self.seq


def _conflict_or(error: UnstorableData) -> StoreError:
    """The error for refused entries. It is a conflict if the number of one of them was taken."""
    taken = isinstance(error.__cause__, asyncpg.UniqueViolationError)
    return EntryConflict("There is no room for one of the entries.") if taken else error


def _fail(batch: Sequence[_Waiting], error: StoreError) -> None:
    for waiting in filter(_Waiting.is_wanted, batch):
        waiting.done.set_exception(error)


async def _append_all(database: Database, batch: Sequence[_Waiting]) -> None:
    batch = [*filter(_Waiting.is_wanted, batch)]
    if not batch:
        return
    rows = [
        (w.table, seq, w.seq, e.kind, e.text, e.client_id, e.at)
        for w in batch
        for seq, e in enumerate(w.entries, w.seq)
    ]
    columns = map(list, zip(*rows, strict=True))
    inserted = {(row[0], row[1]) for row in await database.fetch(_INSERT, *columns)}
    others = [waiting for waiting in batch if waiting.place() not in inserted]
    known = await _find_stored(database, others) if others else {}
    _resolve_stored(batch, known)
    for waiting in filter(_Waiting.is_wanted, batch):
        if waiting.place() in inserted:
            waiting.done.set_result(waiting.seq)
        else:
            waiting.done.set_exception(EntryConflict(f"There is no room for an entry {waiting.seq}."))


def _resolve_stored(batch: Sequence[_Waiting], known: Mapping[tuple[str, str | None], tuple[int, Entry]]) -> None:
    for waiting in filter(_Waiting.is_wanted, batch):
        if (first := known.get((waiting.table, waiting.entries[0].client_id))) is None:
            continue
        if first[1] == waiting.entries[0]:
            waiting.done.set_result(first[0])
        else:
            waiting.done.set_exception(EntryConflict("Another entry has that client id."))


async def _find_stored(
    database: Database, batch: Sequence[_Waiting]
) -> dict[tuple[str, str | None], tuple[int, Entry]]:
    """The first entries that were already stored, with their numbers, by table and client id."""
    tables, clients = [w.table for w in batch], [w.entries[0].client_id for w in batch]
    rows = await database.fetch(_KNOWN, tables, clients)
    return {(row[0], row[2]): (row[4], Entry(kind=row[1], client_id=row[2], text=row[3], at=row[5])) for row in rows}


_TAKES_ENTRIES = """
    SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'
       AND has_table_privilege('tables', 'INSERT') AND has_table_privilege('entries', 'INSERT')
"""
_INSERT = """
    WITH new AS (
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::float8[])
                      AS n (table_id, seq, first, kind, text, client_id, at)
    ), firsts AS (
        INSERT INTO entries (table_id, seq, kind, text, client_id, at)
        SELECT new.table_id, new.seq, new.kind, new.text, new.client_id, new.at
        FROM new JOIN tables ON tables.id = new.table_id
        WHERE new.seq = new.first
        ORDER BY new.table_id, new.seq
        ON CONFLICT DO NOTHING
        RETURNING table_id, seq
    ), others AS (
        INSERT INTO entries (table_id, seq, kind, text, client_id, at)
        SELECT new.table_id, new.seq, new.kind, new.text, new.client_id, new.at
        FROM new JOIN firsts ON firsts.table_id = new.table_id AND firsts.seq = new.first
        WHERE new.seq > new.first
    )
    SELECT table_id, seq FROM firsts
"""
"""Inserts the first entry of each group unless its number is taken, and then the others of that group. If the number of
one of the others is taken, the statement fails and inserts nothing."""
_KNOWN = """
    SELECT entries.table_id, entries.kind, entries.client_id, entries.text, entries.seq, entries.at
    FROM entries JOIN unnest($1::text[], $2::text[]) AS n (table_id, client_id)
         ON entries.table_id = n.table_id AND entries.client_id = n.client_id
"""
_ENTRIES_OF = """
    SELECT table_id, kind, text, client_id, at FROM entries WHERE table_id = ANY($1) ORDER BY table_id, seq
"""
_HEADS = """
    SELECT name, (SELECT max(seq) FROM entries WHERE table_id = name) FROM unnest($1::text[]) AS requested (name)
"""
