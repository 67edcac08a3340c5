"""The WebSocket protocol over a real connection: messages queued together are written together, none is lost."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import ClassVar

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from settebello.protocol.game import Ok
from settebello.server.edge.http.connection_limiter import ConnectionLimiter
from settebello.server.edge.http.http_protocol import LimitedHttpProtocol
from settebello.server.edge.socket.connection import Connection, SocketDisconnected, WebSocket
from settebello.server.edge.socket.websocket_protocol import MAX_HELD_BYTES, LimitedWebSocketProtocol
from settebello.server.limits.limits import Limits
from settebello.server.metrics import Metrics
from tests.support.server_process import TIMEOUT

Serve = Callable[[WebSocket], Awaitable[None]]
Visit = Callable[[ClientConnection], Awaitable[None]]


class Protocol(LimitedWebSocketProtocol):
    """Counts what costs system calls."""

    writes: list[int]
    pauses: list[None]
    latest: ClassVar[Protocol]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self.writes, self.pauses = [], []
        Protocol.latest = self
        write, pause = transport.write, transport.pause_reading

        def noted_write(data: bytes) -> None:
            self.writes.append(len(data))
            write(data)

        def noted_pause() -> None:
            self.pauses.append(None)
            pause()

        transport.write = noted_write  # type: ignore[method-assign, assignment]
        transport.pause_reading = noted_pause  # type: ignore[method-assign]


async def serve(served: Serve, visit: Visit) -> Protocol:
    """The protocol of one visit, after it."""
    made: list[Protocol] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(receive, send)
        await socket.accept()
        await served(socket)

    def protocol() -> Protocol:
        made.append(Protocol(config, ServerState(), {}))
        return made[-1]

    config = Config(app, ws_per_message_deflate=False, log_config=None)
    Protocol.limiter = ConnectionLimiter(Limits(), Metrics())
    server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
    async with server, connect(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}", compression=None) as client:
        await visit(client)
    return made[0]


async def until_gone(socket: WebSocket) -> None:
    try:
        while True:
            await socket.receive()
    except SocketDisconnected:
        pass


@pytest.mark.parametrize("number", [1, 2, 40])
def test_what_is_sent_at_once_is_written_at_once_and_in_order(number: int) -> None:
    async def served(socket: WebSocket) -> None:
        connection = Connection(socket, 0)
        for version in range(number):
            connection.send(Ok(id="a", version=version))
        await until_gone(socket)

    async def visit(client: ClientConnection) -> None:
        heard = [await asyncio.wait_for(client.recv(), TIMEOUT) for _ in range(number)]
        assert heard == [f'{{"type":"ok","id":"a","version":{version}}}' for version in range(number)]

    made = asyncio.run(serve(served, visit))
    assert len(made.writes) == 3, "the handshake, the messages, the end"


def test_not_more_than_a_buffer_is_held_back() -> None:
    long = "x" * (MAX_HELD_BYTES // 2)

    async def served(socket: WebSocket) -> None:
        for number in range(10):
            await socket.send(f"{number}{long}", more=True)
        await socket.send("end")
        await until_gone(socket)

    async def visit(client: ClientConnection) -> None:
        assert [(await asyncio.wait_for(client.recv(), TIMEOUT))[:3] for _ in range(11)] == [
            *(f"{number}xx" for number in range(10)),
            "end",
        ]

    assert max(asyncio.run(serve(served, visit)).writes) < 2.5 * MAX_HELD_BYTES


def test_messages_before_the_end_arrive_before_it() -> None:
    async def served(socket: WebSocket) -> None:
        await socket.send("one", more=True)
        await socket.send("two", more=True)
        await socket.close(4404, "There is no such table.")

    async def visit(client: ClientConnection) -> None:
        assert [await client.recv(), await client.recv()] == ["one", "two"]
        with pytest.raises(ConnectionClosedError, match="no such table"):
            await client.recv()

    asyncio.run(serve(served, visit))


def test_reading_is_paused_only_while_several_messages_wait() -> None:
    async def served(socket: WebSocket) -> None:
        for _ in range(5):
            await socket.send(str(await socket.receive()))
        while not Protocol.latest.pauses:
            await asyncio.sleep(0.01)
        for _ in range(3):
            await socket.send(str(await socket.receive()))
        await until_gone(socket)

    async def visit(client: ClientConnection) -> None:
        for number in range(5):
            await client.send(str(number))
            assert await client.recv() == str(number)
        for number in range(3):
            await client.send(str(number))
        assert [await asyncio.wait_for(client.recv(), TIMEOUT) for _ in range(3)] == ["0", "1", "2"]

    assert len(asyncio.run(serve(served, visit)).pauses) == 1


def test_the_http_protocol_of_an_upgraded_connection_is_freed_at_once() -> None:
    made: list[weakref.ref[LimitedHttpProtocol]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(receive, send)
        await socket.accept()
        await socket.send("hello")
        await until_gone(socket)

    async def go() -> None:
        config = Config(app, ws=LimitedWebSocketProtocol, log_config=None, lifespan="off")
        config.load()

        def protocol() -> LimitedHttpProtocol:
            http = LimitedHttpProtocol(config, ServerState(), {})
            made.append(weakref.ref(http))
            return http

        server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
        async with server, connect(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}") as client:
            assert await asyncio.wait_for(client.recv(), TIMEOUT) == "hello"
            assert made[0]() is None

    gc.disable()
    try:
        asyncio.run(go())
    finally:
        gc.enable()
