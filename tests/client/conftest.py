"""One server process for all tests that do not kill it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.connections import close_connections
from tests.support.server_process import ServerProcess, server_process

__all__ = ["close_connections", "server"]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("games")) as running:
        yield running
