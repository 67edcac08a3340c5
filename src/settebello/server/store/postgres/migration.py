"""Waits for the PostgreSQL database when the server starts, and brings it up to date."""

from __future__ import annotations

import asyncio
import logging
import ssl
from typing import TYPE_CHECKING, Any

import asyncpg

from settebello.server.store import schema
from settebello.server.store.base import StoreError
from settebello.server.store.postgres.pool import connect, error_reason
from settebello.server.store.schema import MIGRATIONS, missing_migrations
from settebello.server.store.scripts import Lock

if TYPE_CHECKING:
    Database = Any  # asyncpg describes its own types too loosely to be checked

log = logging.getLogger(__name__)
CONNECT_TIMEOUT = 5.0
"""Seconds for one attempt to reach the database when the server starts."""
WAIT_DELAY = 1.0
"""Seconds between these attempts."""
NOT_THERE_ERRORS = (
    asyncpg.CannotConnectNowError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.PostgresConnectionError,
    asyncpg.TargetServerAttributeNotMatched,
    asyncpg.TooManyConnectionsError,
    OSError,
    TimeoutError,
)
"""Errors of a database that may be there soon."""
ADDRESS_ERRORS = OSError, OverflowError, ValueError
"""The driver's errors for an address that cannot be right, or a certificate that is not."""


async def prepare_database(url: str) -> None:
    """Wait until the database is there, and migrate it to the current format.

    Raises:
        StoreError: the address or the password is wrong, or a newer release has written the database.
    """
    try:
        database = await _connect_when_there(url)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, *ADDRESS_ERRORS) as error:
        raise _unusable_database(error) from error
    try:
        await bring_up_to_date(database)
    except asyncpg.PostgresError as error:
        raise _unusable_database(error) from error
    finally:
        await database.close()


async def _connect_when_there(url: str) -> Database:
    """A connection to the database. While it does not exist or has not started, say so in the log and try again."""
    told = ""
    while True:
        try:
            database = await connect(url, timeout=CONNECT_TIMEOUT)
        except ssl.SSLError:
            raise  # waiting would not help
        except NOT_THERE_ERRORS as error:
            reason = error_reason(error)
            if reason != told:
                log.warning("The database is not there yet (%s): waiting for it.", reason)
            told = reason
            await asyncio.sleep(WAIT_DELAY)
        else:
            if told:
                log.warning("The database is there.")
            return database


def _unusable_database(error: Exception) -> StoreError:
    return StoreError(f"The database cannot be used ({error_reason(error)}): see to it, or to --database.")


async def bring_up_to_date(database: Database, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Migrate the database to the current format, in one transaction.

    Raises:
        StoreError: a newer release has written it.
    """
    async with database.transaction():
        await database.execute("SELECT pg_advisory_xact_lock($1)", Lock.MIGRATION)
        await database.execute("CREATE TABLE IF NOT EXISTS settebello_format (version integer NOT NULL)")
        missing = missing_migrations(await _version(database), migrations)
        for script in missing:
            await database.execute(script.replace(" WITHOUT ROWID", ""))
        if missing:
            await database.execute("INSERT INTO settebello_format (version) VALUES ($1)", len(migrations))


async def check_format(database: Database) -> None:
    """Check the format of the database.

    Raises:
        StoreError: it is not the current one.
    """
    schema.check_format(await _version(database))


async def _version(database: Database) -> int:
    return await database.fetchval("SELECT max(version) FROM settebello_format") or 0
