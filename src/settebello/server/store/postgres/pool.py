"""Reaching PostgreSQL: what was asked is tried again while the database is away, and nobody waits for it for ever."""

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
    Pool = Any  # asyncpg describes its own types too loosely to be checked
    Database = Any

RETRY_TIMEOUT = 10.0
"""Seconds for which somebody waits for a database that is away before they are told. One that is started again answers
sooner (``python -m tests.faults --databases``); who waits longer for a card that they have played wants to know why."""
QUERY_TIMEOUT = 4.0
"""Seconds for which a connection may say nothing before another is tried: it may lead to a machine that is gone."""
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
"""What passes: the same again may well work."""
DATA_ERRORS = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.ProgramLimitExceededError,
    ValueError,  # the driver's own
)
"""What is wrong with that which was to be written; the database is well."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class UnstorableData(StoreError):
    """Something that cannot be written, now or later."""


class RetryingPool:
    """A few connections to the database, made when they are needed.

    Args:
        url: ``postgresql://…``.
        patience: seconds for which what is asked is tried.
    """

    def __init__(self, url: str, patience: float = RETRY_TIMEOUT) -> None:
        self.patience = patience
        self._url = url
        self._pool: Pool | None = None
        self._opening = asyncio.Lock()
        self._away = False

    async def run(
        self, job: Callable[[Database], Awaitable[T]], patience: float | None = None, timeout: float = QUERY_TIMEOUT
    ) -> T:
        """Do a job, again and again while the database is away.

        Args:
            job: what is done upon a connection; it may be done more than once.
            patience: seconds for which it is tried; None: the usual.
            timeout: seconds that it may take once it has a connection.

        Raises:
            StoreError: the job's own; or the database would not do it; or it was away for so long, or would not do it
                again after a connection was lost over it, and nobody knows whether it is done (``AWAY``).
        """
        until = time.monotonic() + (self.patience if patience is None else patience)
        unsure = False
        while True:
            try:
                async with asyncio.timeout(until - time.monotonic()):
                    done = await self._done(job, timeout)
                self._note(None)
                return done
            except StoreError:
                raise
            except DATA_ERRORS as error:
                raise UnstorableData(refusals.NOT_SAVED_AWAY(detail=error_reason(error))) from error
            except CONNECTION_ERRORS as error:
                self._note(error)
                unsure = True
                if time.monotonic() + RETRY_DELAY > until:
                    raise StoreError(refusals.AWAY()) from error
                await asyncio.sleep(RETRY_DELAY)
            except asyncpg.PostgresError as error:
                if unsure:
                    raise StoreError(refusals.AWAY()) from error
                raise StoreError(refusals.NOT_SAVED_AWAY(detail=error_reason(error))) from error

    async def close(self) -> None:
        if self._pool is None:
            return
        try:
            await asyncio.wait_for(self._pool.close(), 1.0)
        except (TimeoutError, *CONNECTION_ERRORS):
            self._pool.terminate()

    async def _done(self, job: Callable[[Database], Awaitable[T]], timeout: float) -> T:
        pool = await self._opened()
        database = await pool.acquire()
        try:
            async with asyncio.timeout(timeout):
                return await job(database)
        except (TimeoutError, asyncio.CancelledError):
            database.terminate()  # it is in the middle of something that nobody waits for
            raise
        finally:
            await pool.release(database)

    async def _opened(self) -> Pool:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url, min_size=0, max_size=MAX_CONNECTIONS, timeout=QUERY_TIMEOUT, reset=_no_reset
                )
        return self._pool

    def _note(self, error: BaseException | None) -> None:
        """Say once that it is away, and once that it is back."""
        if self._away != (error is not None):
            self._away = error is not None
            if error is not None:
                log.warning("The database is away (%s): what is asked of it is tried again.", error_reason(error))
            else:
                log.warning("The database is back.")


async def _no_reset(_: Database) -> None:
    """No job sets anything on its connection. To set it back would take as long as the job, and could not be ended."""


def error_reason(error: BaseException) -> str:
    """What went wrong, without the address, which may hold a password."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    text = str(error).splitlines()[0] if str(error) else type(error).__name__
    return type(error).__name__ if "://" in text or "@" in text else text.rstrip(".")
