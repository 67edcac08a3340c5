"""The client's connections, which outlive a test unless they are closed: their threads would keep trying to reconnect
to a server that is gone, during all later tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from settebello.client.connection import Connection


@pytest.fixture(autouse=True)
def close_connections(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close the connections that a test leaves open."""
    opened: list[Connection] = []
    usual = Connection.open

    def remember(connection: Connection) -> None:
        opened.append(connection)
        usual(connection)

    monkeypatch.setattr(Connection, "open", remember)
    yield
    for connection in opened:
        connection.close()
