"""Connections outlive a test unless they are closed. During all later tests the client's threads would try to reconnect
to a server that is gone, and those of sockets would draw random numbers for their pings, which Hypothesis forbids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from settebello.client.connection import Connection


@pytest.fixture(autouse=True)
def close_connections(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close the connections that a test leaves open."""
    connections: list[Connection] = []
    sockets: list[ClientConnection] = []
    monkeypatch.setattr(Connection, "open", _remembering(Connection.open, connections))
    monkeypatch.setattr(ClientConnection, "__enter__", _remembering(ClientConnection.__enter__, sockets))
    yield
    for connection in connections:
        connection.close()
    for socket in sockets:
        socket.close()


def _remembering(usual: Callable[[Any], Any], opened: list[Any]) -> Callable[[Any], Any]:
    def remember(connection: Any) -> Any:
        opened.append(connection)
        return usual(connection)

    return remember
