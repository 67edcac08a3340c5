"""One server process for all tests that do not kill it, and a database for each module that needs one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from settebello.server.store.postgres.migration import prepare_database
from tests.support.connections import close_connections
from tests.support.database_servers import Postgres, require
from tests.support.server_process import ServerProcess, server_process

__all__ = ["close_connections", "postgres", "server"]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    require()
    database = Postgres()
    asyncio.run(prepare_database(database.url))
    yield database
    database.close()
