"""The stores that keep the same contract, and the event loops in which they run."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from settebello.server.store.base import Store
from settebello.server.store.postgres.store import PostgresStore
from settebello.server.store.sqlite.store import SqliteStore
from tests.support.bare_host import run_on_bare_host
from tests.support.database_servers import Postgres
from tests.support.server_process import TIMEOUT

KINDS = [
    pytest.param("sqlite"),
    pytest.param("without-threads"),
    pytest.param("postgresql", marks=pytest.mark.databases),
]
DATABASE = pytest.StashKey[Postgres]()
"""The database of a test that needs one, which was started before the test's loop."""


@asynccontextmanager
async def opened_store(kind: str, folder: Path, request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """A store of that kind."""
    store: Store
    if kind == "sqlite":
        store = SqliteStore(folder)
    elif kind == "without-threads":
        store = SqliteStore(folder, threads=False, journal_mode="delete")
    else:
        store = PostgresStore(request.node.stash[DATABASE].url, retry_timeout=TIMEOUT)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def two_processes(kind: str, folder: Path, request: pytest.FixtureRequest) -> AsyncIterator[tuple[Store, Store]]:
    """The same store, opened twice."""
    async with opened_store(kind, folder, request) as one, opened_store(kind, folder, request) as other:
        yield one, other


def run(kind: str, test: Coroutine[object, object, None]) -> None:
    """Run a test in the event loop of its store."""
    if kind == "without-threads":
        run_on_bare_host(test)
    else:
        asyncio.run(test)
