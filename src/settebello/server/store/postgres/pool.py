"""Connections to PostgreSQL. While the database is away, jobs are retried for a limited time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg

from settebello.protocol import refusals
from settebello.server.store.base import StoreError

if TYPE_CHECKING:
    Pool = Any  # the types of asyncpg are too loose to be checked
    Database = Any

RETRY_TIMEOUT = 10.0
"""Seconds that a job is retried while the database is away, before the player gets an error. A restarted database
answers sooner (``python -m tests.faults --databases``)."""
QUERY_TIMEOUT = 4.0
"""Seconds that a query may take before another connection is tried, since the machine may be gone."""
RETRY_DELAY = 0.1
MAX_CONNECTIONS = 4

CONNECTION_ERRORS = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.TransactionRollbackError,
    asyncpg.TooManyConnectionsError,
    OSError,
    TimeoutError,
)
"""Temporary errors, after which the same job may well succeed."""
STATEMENT_ERRORS = (
    asyncpg.InvalidCachedStatementError,
    asyncpg.OutdatedSchemaCacheError,
    asyncpg.InvalidSQLStatementNameError,
    asyncpg.DuplicatePreparedStatementError,
)
"""Errors of prepared statements that no longer fit the database, for example after a newer release has changed a table.
Nothing was done, and a new connection prepares them again."""
DATA_ERRORS = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.ProgramLimitExceededError,
    ValueError,  # raised by the driver itself
)
"""Errors in the data to be written. The database itself is fine."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class UnstorableData(StoreError):
    """Data that cannot be written, now or later."""


class RetryingPool:
    """A few connections to the database, opened when needed, with retries.

    Args:
        url: ``postgresql://…``.
        retry_timeout: seconds that a job is retried.
    """

    def __init__(self, url: str, retry_timeout: float = RETRY_TIMEOUT) -> None:
        self.retry_timeout = retry_timeout
        self._url = url
        self._pool: Pool | None = None
        self._pool_lock = asyncio.Lock()
        self._away = False

    async def run(
        self,
        job: Callable[[Database], Awaitable[T]],
        retry_timeout: float | None = None,
        timeout: float = QUERY_TIMEOUT,
    ) -> T:
        """Run a job, and retry it while the database is away.

        Args:
            job: takes a connection. It may run more than once.
            retry_timeout: seconds that it is retried, by default those of the pool.
            timeout: seconds that one attempt may take once it has a connection.

        Raises:
            StoreError: raised by the job, or the database refused it. With the code of
                :data:`settebello.protocol.refusals.STORE_AWAY` the database was away, and it is unknown whether the job
                was done.
        """
        until = time.monotonic() + (self.retry_timeout if retry_timeout is None else retry_timeout)
        unsure = False
        while True:
            try:
                async with asyncio.timeout(until - time.monotonic()):
                    done = await self._run_once(job, timeout)
                self._note_availability(None)
                return done
            except StoreError:
                raise
            except DATA_ERRORS as error:
                raise UnstorableData(refusals.TABLE_NOT_SAVED_AWAY(detail=error_reason(error))) from error
            except STATEMENT_ERRORS as error:
                if time.monotonic() + RETRY_DELAY > until:
                    raise StoreError(refusals.STORE_AWAY()) from error
                await asyncio.sleep(RETRY_DELAY)
            except CONNECTION_ERRORS as error:
                self._note_availability(error)
                unsure = True
                if time.monotonic() + RETRY_DELAY > until:
                    raise StoreError(refusals.STORE_AWAY()) from error
                await asyncio.sleep(RETRY_DELAY)
            except asyncpg.PostgresError as error:
                if unsure:
                    raise StoreError(refusals.STORE_AWAY()) from error
                raise StoreError(refusals.TABLE_NOT_SAVED_AWAY(detail=error_reason(error))) from error

    async def close(self) -> None:
        if self._pool is None:
            return
        try:
            await asyncio.wait_for(self._pool.close(), 1.0)
        except (TimeoutError, *CONNECTION_ERRORS):
            self._pool.terminate()

    async def _run_once(self, job: Callable[[Database], Awaitable[T]], timeout: float) -> T:
        pool = await self._open_pool()
        database = await pool.acquire()
        try:
            async with asyncio.timeout(timeout):
                return await job(database)
        except (TimeoutError, asyncio.CancelledError, *STATEMENT_ERRORS):
            database.terminate()  # it is in the middle of a query, or has unusable statements
            raise
        finally:
            await pool.release(database)

    async def _open_pool(self) -> Pool:
        async with self._pool_lock:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url,
                    connect=connect,
                    min_size=0,
                    max_size=MAX_CONNECTIONS,
                    timeout=QUERY_TIMEOUT,
                    reset=_no_reset,
                )
        return self._pool

    def _note_availability(self, error: BaseException | None) -> None:
        """Log once that the database is away, and once that it is back."""
        if self._away != (error is not None):
            self._away = error is not None
            if error is not None:
                log.warning("The database is away (%s): retrying queries.", error_reason(error))
            else:
                log.warning("The database is back.")


async def connect(url: str, **options: Any) -> Database:  # noqa: ANN401 - passed on to the driver
    """Connect to the database.

    Through a pooler such as PgBouncer, each transaction may run on a different connection to the database, so none may
    use a statement that another has prepared. A pooler is recognized by its process, which is not the one that runs the
    queries.

    Args:
        url: ``postgresql://…``.
        options: the options of :func:`asyncpg.connect`.
    """
    database = await asyncpg.connect(url, **options)
    try:
        process = await database.prepare("SELECT pg_backend_pid()", name="")
        if await process.fetchval(timeout=QUERY_TIMEOUT) == database.get_server_pid():
            return database
    except BaseException:
        database.terminate()
        raise
    await database.close()
    return await asyncpg.connect(url, **options, statement_cache_size=0)


async def _no_reset(_: Database) -> None:
    """Skip the reset of a connection, since no job changes its settings, and a reset takes as long as a job."""


def error_reason(error: BaseException) -> str:
    """The text of an error, without addresses, which may contain a password."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    text = str(error).splitlines()[0] if str(error) else type(error).__name__
    return type(error).__name__ if "://" in text or "@" in text else text.rstrip(".")
