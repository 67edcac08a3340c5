"""Transactions that are written once for both databases.

A script is a generator: it yields queries, receives their rows, and returns a result. SQLite and PostgreSQL run the
same scripts, each in its own transaction. Queries have ``?`` for values, and use SQL that both understand.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Generator, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from settebello.server.store.postgres.pool import RetryingPool
    from settebello.server.store.sqlite.kept_games import Read
    from settebello.server.store.sqlite.writer import Writer

    Database = Any  # the types of asyncpg are too loose to be checked

WRITE_LOCK = 7_777_041
"""The advisory lock for scripts that write to PostgreSQL, one at a time, as in SQLite."""

T = TypeVar("T")


class Query(NamedTuple):
    """A query with its values."""

    sql: str
    values: tuple[str | int | float | None, ...] = ()


Rows = Sequence[tuple[Any, ...]]
Script = Generator[Query, Rows, T]


def marks(values: Collection[str]) -> str:
    """Return a placeholder for each value."""
    return ", ".join("?" * len(values))


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


class SqliteScripts:
    """Runs scripts on the SQLite file."""

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
        query = next(script)
        while True:
            query = script.send(database.execute(query.sql, query.values).fetchall())
    except StopIteration as end:
        done: T = end.value
        return done


class PostgresScripts:
    """Runs scripts on PostgreSQL."""

    def __init__(self, pool: RetryingPool) -> None:
        self._pool = pool

    async def read(self, script: Callable[[], Script[T]]) -> T:
        return await self._pool.run(lambda database: run_on_postgres(database, script()))

    async def write(self, script: Callable[[], Script[T]]) -> T:
        async def job(database: Database) -> T:
            async with database.transaction():
                await database.execute("SELECT pg_advisory_xact_lock($1)", WRITE_LOCK)
                return await run_on_postgres(database, script())

        return await self._pool.run(job)


async def run_on_postgres(database: Database, script: Script[T]) -> T:
    """Run a script on a connection."""
    fetch: Callable[..., Awaitable[Sequence[Any]]] = database.fetch
    try:
        query = next(script)
        while True:
            rows = await fetch(_numbered(query.sql), *query.values)
            query = script.send([tuple(row) for row in rows])
    except StopIteration as end:
        done: T = end.value
        return done


def _numbered(sql: str) -> str:
    """The query with ``$1``, ``$2`` … for values.

    >>> _numbered("SELECT 1 WHERE a = ? AND b = ?")
    'SELECT 1 WHERE a = $1 AND b = $2'
    """
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)
