"""Transactions that are written once for both databases.

A script is a generator: it yields statements, is sent their rows, and returns a result. SQLite and PostgreSQL run the
same scripts, each in its own transaction; statements have ``?`` for values, and are in the SQL that both understand.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Generator, Iterator, Sequence
from enum import IntEnum
from functools import lru_cache
from itertools import chain, count
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from settebello.server.store.postgres.pool import RetryingPool
    from settebello.server.store.sqlite.writer import Writer

    Database = Any  # the types of asyncpg are too loose to be checked

MAX_MARKS = 500
"""The largest number of placeholders for lists and rows in a statement; older releases of SQLite allow 999 in all."""


class Lock(IntEnum):
    """The advisory locks of PostgreSQL. Of all connections, one at a time holds each lock."""

    MIGRATION = 7_777_040
    """Migrates the database."""
    LOBBY = 7_777_041
    """Writes seeks and listed tables."""
    PEOPLE = 7_777_042
    """Writes profiles, ratings, kept games, subscriptions and groups."""


LOCK_TIMEOUT = 3_000
"""Milliseconds for which a process that has stopped may hold a lock; less than a query may take."""

T = TypeVar("T")
Values = tuple[str | int | float | None, ...]


class Query(NamedTuple):
    """A statement with its values."""

    sql: str
    values: Values = ()


class BulkQuery(NamedTuple):
    """A statement that is executed once for each tuple of values, and returns nothing."""

    sql: str
    rows: Sequence[Values]


Rows = Sequence[tuple[Any, ...]]
Script = Generator[Query | BulkQuery, Rows, T]


def marks(values: Collection[object]) -> str:
    """A placeholder for each value."""
    return ", ".join("?" * len(values))


def insert_rows(insert: str, rows: Sequence[Values], end: str = "") -> Script[list[tuple[Any, ...]]]:
    """Insert rows, many with one statement, and return what the statements return.

    Args:
        insert: the statement up to its values.
        rows: the values.
        end: the statement after its values.
    """
    returned: list[tuple[Any, ...]] = []
    most = MAX_MARKS // len(rows[0]) if rows else 1
    for begin in range(0, len(rows), most):
        part = rows[begin : begin + most]
        places = ", ".join(f"({marks(row)})" for row in part)
        returned += yield Query(f"{insert} VALUES {places} {end}", tuple(chain.from_iterable(part)))
    return returned


def in_parts(values: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The values, a few hundred at a time: as many as fit into one query."""
    for begin in range(0, len(values), MAX_MARKS):
        yield tuple(values[begin : begin + MAX_MARKS])


class Scripts(Protocol):
    """Runs scripts. Each is passed as a function, since it may have to be restarted."""

    async def read(self, script: Callable[[], Script[T]]) -> T:
        """Run a script that only reads.

        Raises:
            StoreError: raised by the script, or the database cannot be read.
        """
        ...

    async def write(self, script: Callable[[], Script[T]]) -> T:
        """Run a script in a transaction, and wait until its writes are durable. A script may raise a
        :class:`~settebello.server.store.base.StoreError` only before its first write. After a lost connection it may
        run again although it was committed, so it must have the same effect then.

        Raises:
            StoreError: raised by the script, or the database cannot be written.
        """
        ...


class Read(Protocol):
    """Runs a job on the SQLite connection that reads."""

    def __call__(self, job: Callable[[sqlite3.Connection], T]) -> Awaitable[T]: ...


class SqliteScripts:
    """Runs scripts on the SQLite file, which one connection writes: they write one after the other."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def read(self, script: Callable[[], Script[T]]) -> T:
        return await self._read(lambda database: run_on_sqlite(database, script()))

    async def write(self, script: Callable[[], Script[T]]) -> T:
        return await self._writer.do(lambda database: run_on_sqlite(database, script()))


def run_on_sqlite(database: sqlite3.Connection, script: Script[T]) -> T:
    """Run a script on a connection."""
    try:
        asked = next(script)
        while True:
            asked = script.send(_execute_on_sqlite(database, asked))
    except StopIteration as end:
        done: T = end.value
        return done


def _execute_on_sqlite(database: sqlite3.Connection, asked: Query | BulkQuery) -> Rows:
    if isinstance(asked, BulkQuery):
        database.executemany(asked.sql, asked.rows)
        return ()
    return database.execute(asked.sql, asked.values).fetchall()


class PostgresScripts:
    """Runs scripts on PostgreSQL.

    Args:
        pool: the connections.
        lock: held by scripts that write, which then run one after the other, as in SQLite; or None if they may run at
            the same time.
    """

    def __init__(self, pool: RetryingPool, lock: Lock | None) -> None:
        self._pool = pool
        self._lock = lock

    async def read(self, script: Callable[[], Script[T]]) -> T:
        return await self._pool.run(lambda database: run_on_postgres(database, script()))

    async def write(self, script: Callable[[], Script[T]]) -> T:
        async def job(database: Database) -> T:
            async with database.transaction():
                if self._lock is not None:
                    await database.execute(_TAKE_LOCK, str(LOCK_TIMEOUT), self._lock)
                return await run_on_postgres(database, script())

        return await self._pool.run(job)


_TAKE_LOCK = "SELECT set_config('idle_in_transaction_session_timeout', $1, true), pg_advisory_xact_lock($2)"


async def run_on_postgres(database: Database, script: Script[T]) -> T:
    """Run a script on a connection."""
    try:
        asked = next(script)
        while True:
            asked = script.send(await _execute_on_postgres(database, asked))
    except StopIteration as end:
        done: T = end.value
        return done


async def _execute_on_postgres(database: Database, asked: Query | BulkQuery) -> Rows:
    if isinstance(asked, BulkQuery):
        if asked.rows:
            await database.executemany(_numbered(asked.sql), asked.rows)
        return ()
    return [tuple(row) for row in await database.fetch(_numbered(asked.sql), *asked.values)]


@lru_cache(maxsize=256)
def _numbered(sql: str) -> str:
    """The statement with ``$1``, ``$2`` … for values.

    >>> _numbered("SELECT 1 WHERE a = ? AND b = ?")
    'SELECT 1 WHERE a = $1 AND b = $2'
    """
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)
