"""Connections that send or read nothing more are closed in time."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from settebello.server.edge.http import http_protocol as http_module
from settebello.server.edge.http.connection_limiter import ConnectionLimiter
from settebello.server.edge.http.http_protocol import LimitedHttpProtocol
from settebello.server.edge.socket.websocket_protocol import LimitedWebSocketProtocol
from settebello.server.limits import stall_timer
from settebello.server.limits.limits import Limits
from settebello.server.metrics import Metrics
from tests.support.flooding import PING
from tests.support.server_process import TIMEOUT, http, server_process


class Wire(asyncio.Transport):
    """A connection whose other end reads only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = self.closed = False
        self.written = bytearray()
        self.protocol: asyncio.BaseProtocol | None = None

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("203.0.113.9", 5) if name == "peername" else default

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self.protocol is not None
        return self.protocol

    def is_closing(self) -> bool:
        return self.aborted or self.closed

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.written += bytes(data)

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True


def protocol_on(
    kind: type[LimitedHttpProtocol] | type[LimitedWebSocketProtocol], limits: Limits | None = None
) -> tuple[Any, Wire, Metrics]:
    import uvicorn
    from uvicorn.server import ServerState

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive()).get("more_body"):
            pass
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
            await send({"type": "http.response.body", "body": b""})

    metrics = Metrics()
    made = type("Counted", (kind,), {"limiter": ConnectionLimiter(limits or Limits(), metrics)})
    config = uvicorn.Config(app, log_config=None)
    config.load()
    protocol, wire = made(config=config, server_state=ServerState(), app_state={}), Wire()
    wire.protocol = protocol
    protocol.connection_made(wire)
    return protocol, wire, metrics


HALVES: list[tuple[str, bytes]] = [
    ("says nothing", b""),
    ("half a head", b"GET /health HTTP/1.1\r\nHost: x\r\n"),
    ("half a body", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"),
    ("half a head after an answer", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"),
]


@pytest.mark.parametrize(("name", "half"), HALVES, ids=[name for name, _ in HALVES])
def test_half_a_request_ends_in_time_however_slowly_it_comes(
    name: str, half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_module, "HEAD_TIMEOUT", 0.2)
    monkeypatch.setattr(http_module, "BODY_TIMEOUT", 0.2)

    async def go() -> None:
        protocol, wire, metrics = protocol_on(LimitedHttpProtocol)
        if half:
            protocol.data_received(half)
        while not wire.aborted:
            await asyncio.sleep(0.02)
            if half and not wire.aborted:
                protocol.data_received(b"x")  # a little more puts nothing off
        assert 'settebello_refused_total{reason="slow"} 1' in metrics.text()
        protocol.connection_lost(None)

    asyncio.run(asyncio.wait_for(go(), TIMEOUT))


@pytest.mark.parametrize("line", [b"X-A: b\r\n", b"x"], ids=["many headers", "one header"])
def test_a_head_that_does_not_end_is_refused(line: bytes) -> None:
    async def go() -> None:
        protocol, wire, _ = protocol_on(LimitedHttpProtocol)
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n" + (b"" if line.endswith(b"\n") else b"X-A: "))
        for _ in range(2 * http_module.MAX_HEAD_BYTES // 1000):
            if wire.closed:
                break
            protocol.data_received(line * (1000 // len(line)))
        assert wire.closed
        assert wire.written.startswith(b"HTTP/1.1 400 ")
        protocol.connection_lost(None)

    asyncio.run(go())


def test_a_long_body_is_no_head() -> None:
    async def go() -> None:
        protocol, wire, _ = protocol_on(LimitedHttpProtocol)
        size = 3 * http_module.MAX_HEAD_BYTES
        request = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size + size * b"x"
        for start in range(0, len(request), 5000):
            protocol.data_received(request[start : start + 5000])
            await asyncio.sleep(0)
        protocol.data_received(b"GET / HTTP/1.1\r\nHo")
        protocol.data_received(b"st: x\r\n\r\n")
        while wire.written.count(b"HTTP/1.1 200 ") < 2:
            await asyncio.sleep(0.01)
        assert not wire.closed
        protocol.connection_lost(None)

    asyncio.run(asyncio.wait_for(go(), TIMEOUT))


def test_what_is_not_http_ends_a_request_in_its_middle() -> None:
    async def go() -> None:
        protocol, wire, _ = protocol_on(LimitedHttpProtocol)
        protocol.data_received(
            b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nno length\r\n"
        )
        while not wire.closed:
            await asyncio.sleep(0.01)
        assert wire.written.count(b"HTTP/1.1 ") == 1
        assert wire.written.startswith(b"HTTP/1.1 400 ")
        protocol.connection_lost(None)

    asyncio.run(go())


@pytest.mark.parametrize("kind", [LimitedHttpProtocol, LimitedWebSocketProtocol])
def test_who_does_not_take_what_lies_ready_is_dropped(
    kind: type[LimitedHttpProtocol] | type[LimitedWebSocketProtocol], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stall_timer, "STALL_TIMEOUT", 0.1)

    async def go() -> None:
        protocol, wire, metrics = protocol_on(kind)
        if kind is LimitedHttpProtocol:
            protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        else:
            protocol.limiter.enter("203.0.113.9")
        protocol.pause_writing()
        protocol.resume_writing()
        await asyncio.sleep(0.2)
        assert not wire.aborted, "it has read"
        protocol.pause_writing()
        while not wire.aborted:
            await asyncio.sleep(0.01)
        assert 'settebello_refused_total{reason="unread"} 1' in metrics.text()
        protocol.connection_lost(None)

    asyncio.run(asyncio.wait_for(go(), TIMEOUT))


def test_pings_are_not_answered_into_a_full_buffer() -> None:
    async def go() -> None:
        protocol, wire, _ = protocol_on(LimitedWebSocketProtocol, Limits(frames=1000))
        protocol.limiter.enter("203.0.113.9")
        protocol.data_received(
            b"GET /s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        await protocol.send({"type": "websocket.accept"})
        protocol.data_received(PING)
        assert wire.written.endswith(b"\x8a\x00")
        before = len(wire.written)
        protocol.pause_writing()
        protocol.data_received(PING * 100)
        assert len(wire.written) == before
        protocol.resume_writing()
        protocol.data_received(PING)
        assert bytes(wire.written[before:]) == b"\x8a\x00", "one answer, to the last"
        protocol.connection_lost(None)

    asyncio.run(go())


def test_half_a_body_is_no_reason_to_complain(tmp_path: Path) -> None:
    """The fixture fails where the server has said something."""
    with server_process(tmp_path) as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as half:
            half.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                b"Content-Length: 99\r\n\r\n{"
            )
        assert http.get(f"{server.url}/health").status_code == 200
