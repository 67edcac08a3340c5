"""Connections: a client that does not read is disconnected, and harms nobody else."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import MutableMapping
from typing import Any

from settebello.protocol.close_codes import CloseCode
from settebello.protocol.game import Ok
from settebello.server.edge.socket.connection import MAX_QUEUED_BYTES, Connection, WebSocket
from settebello.view import encode
from tests.support.virtual_time import run_in_virtual_time


class Stuck:
    """A socket that takes nothing."""

    def __init__(self) -> None:
        self.closed: int | None = None

    async def send(self, _: str, *, more: bool) -> None:
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None:
        self.closed = code


def test_a_connection_that_is_too_slow_is_given_up() -> None:
    async def go() -> None:
        socket = Stuck()
        connection = Connection(socket, seat=0)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        for version in range(MAX_QUEUED_BYTES // len(encode(Ok(id="a", version=0))) + 2):
            connection.send(Ok(id="a", version=version))
        await asyncio.sleep(0.01)
        assert socket.closed == CloseCode.TOO_SLOW
        connection.send(Ok(id="a", version=0))  # goes nowhere, and fails in no way
        await connection.close()

    run_in_virtual_time(go())


def test_the_queue_is_limited_by_bytes() -> None:
    async def go() -> None:
        socket = Stuck()
        connection = Connection(socket, seat=0)  # type: ignore[arg-type]
        half = Ok(id="a" * (MAX_QUEUED_BYTES // 2), version=0)
        connection.send(half)
        await asyncio.sleep(0.01)  # it is being sent, and no longer in the queue
        for _ in range(2):
            connection.send(half)
        await asyncio.sleep(0.01)
        assert socket.closed is None
        connection.send(half)
        await asyncio.sleep(0.01)
        assert socket.closed == CloseCode.TOO_SLOW
        await connection.close()

    run_in_virtual_time(go())


def test_a_connection_that_is_closed_says_nothing_more() -> None:
    async def go() -> None:
        socket = Stuck()
        connection = Connection(socket, seat=0)  # type: ignore[arg-type]
        connection.send(Ok(id="a", version=1))
        await connection.close()
        assert socket.closed is None

    run_in_virtual_time(go())


def test_the_memory_of_a_closed_connection_is_free_at_once() -> None:
    async def go() -> None:
        socket = Stuck()
        kept = weakref.ref(socket)
        connection = Connection(socket, seat=0)  # type: ignore[arg-type]
        connection.send(Ok(id="a", version=1))
        await asyncio.sleep(0.01)
        await connection.close()
        del socket, connection
        assert kept() is None

    gc.disable()
    try:
        run_in_virtual_time(go())
    finally:
        gc.enable()


def test_a_reason_fits_into_the_frame_that_ends_a_connection() -> None:
    sent: list[MutableMapping[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    async def receive() -> MutableMapping[str, Any]:
        return {}

    asyncio.run(WebSocket(receive, send).close(4404, "طاولة " * 30))
    assert len(sent[0]["reason"].encode()) <= 123
    assert ("طاولة " * 30).startswith(sent[0]["reason"])
