"""Connections that flood: control frames, pieces of messages, half requests, silence, and addresses of every kind."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from websockets.sync.client import connect

from settebello.server.app import make_app
from settebello.server.config import Config
from settebello.server.http import http_protocol as http_module
from settebello.server.http.client_address import ForwardedAddressMiddleware, TrustedProxies, rate_limit_key
from settebello.server.http.http_protocol import LimitedHttpProtocol
from settebello.server.limits import stall_timer
from settebello.server.limits.connection_limiter import ConnectionLimiter, raise_file_limit
from settebello.server.limits.rate_limiter import AddressBuckets, Limits, TokenBucket
from settebello.server.metrics import Metrics
from settebello.server.socket.websocket_protocol import LimitedWebSocketProtocol
from tests.support.memory_store import MemoryStore
from tests.support.server_process import SOURCES, TIMEOUT, ServerProcess, http, open_table, server_process
from tests.support.socket_client import Client

PING = b"\x89\x80" + bytes(4)
"""An empty ping with a mask, as clients send it."""
EMPTY_PIECE = b"\x00\x80" + bytes(4)
FIRST_PIECE = b"\x01\x80" + bytes(4)


def memory_of(server: ServerProcess) -> int:
    """Bytes of memory that a server has now."""
    with open(f"/proc/{server.process.pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def refused_frames(server: ServerProcess) -> float:
    """How many connections the server has cut off for their frames."""
    counted = re.search(
        r'^settebello_refused_total\{reason="frames"\} (\S+)', http.get(f"{server.url}/metrics").text, re.M
    )
    return float(counted[1]) if counted else 0


@contextmanager
def raw_socket(server: ServerProcess, ticket: dict[str, Any]) -> Iterator[socket.socket]:
    """A WebSocket at that seat, of which only the handshake is read."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        raw.sendall(
            f"GET /api/tables/{ticket['table']}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        got = b""
        while b"\r\n\r\n" not in got:
            got += raw.recv(1)
        assert b" 101 " in got
        join = f'{{"type":"join","key":"{ticket["key"]}"}}'.encode()
        raw.sendall(b"\x81" + bytes([0x80 | len(join)]) + bytes(4) + join)
        yield raw


def until_hung_up(raw: socket.socket, flood: bytes) -> int:
    """Send until the other end is gone; how many bytes it took."""
    sent = 0
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        try:
            sent += raw.send(flood)
        except OSError:
            return sent
    raise AssertionError("it was never cut off")


@pytest.mark.parametrize(
    ("first", "flood"), [(b"", PING * 4000), (FIRST_PIECE, EMPTY_PIECE * 4000)], ids=["pings", "pieces of one message"]
)
def test_who_floods_and_never_reads_is_cut_off(server: ServerProcess, first: bytes, flood: bytes) -> None:
    with raw_socket(server, open_table(server)) as raw:
        memory, refused = memory_of(server), refused_frames(server)
        raw.sendall(first)
        until_hung_up(raw, flood)
        assert memory_of(server) - memory < 20_000_000
    assert refused_frames(server) == refused + 1


def test_who_pings_now_and_then_is_answered(server: ServerProcess) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{open_table(server)['table']}/socket") as polite:
        for _ in range(20):
            assert polite.ping().wait(TIMEOUT)


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


def test_silent_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    """A second address is not touched by the first one's silence."""
    flags = ["--host", "0.0.0.0", "--proxies", "192.0.2.1", "--limit", "connections=5"]
    with server_process(tmp_path, flags=flags) as server, ExitStack() as open_ones:
        for _ in range(5):
            open_ones.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        one_more = open_ones.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT))
        with suppress(ConnectionResetError):
            assert one_more.recv(1) == b"", "it is hung up"
        with socket.create_connection(
            ("127.0.0.1", server.port), timeout=TIMEOUT, source_address=("127.0.0.2", 0)
        ) as other:
            other.sendall(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            text = b""
            while got := other.recv(65536):
                text += got
        assert b'settebello_refused_total{reason="connections"} 1' in text
        assert b"settebello_network_connections 6" in text


def test_half_a_body_is_no_reason_to_complain(tmp_path: Path) -> None:
    """The fixture fails where the server has said something."""
    with server_process(tmp_path) as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as half:
            half.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                b"Content-Length: 99\r\n\r\n{"
            )
        assert http.get(f"{server.url}/health").status_code == 200


def test_there_are_never_more_connections_than_files() -> None:
    metrics = Metrics()
    limiter = ConnectionLimiter(Limits(), metrics, most=2)
    assert [limiter.enter(f"192.0.2.{n}") for n in range(3)] == [True, True, False]
    assert 'settebello_refused_total{reason="all-connections"} 1' in metrics.text()
    limiter.leave("192.0.2.0")
    assert limiter.enter("192.0.2.9")


def test_the_soft_limit_of_files_is_raised() -> None:
    code = (
        "import resource\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))\n"
        "from settebello.server.limits.connection_limiter import raise_file_limit\n"
        "assert raise_file_limit() == hard == resource.getrlimit(resource.RLIMIT_NOFILE)[0], hard\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    files = raise_file_limit()
    assert files is None or files > 0


def test_proxies_connect_for_others_and_are_not_counted() -> None:
    limiter = ConnectionLimiter(Limits(connections=1), Metrics(), proxies="10.0.0.0/8, 2001:db8::1")
    assert all(limiter.enter(address) for address in ["10.1.2.3"] * 3 + ["2001:db8::1"] * 3)
    assert [limiter.enter("192.0.2.1") for _ in range(2)] == [True, False]
    assert [limiter.enter("127.0.0.1") for _ in range(2)] == [True, False], "behind proxies this machine is anybody"
    free = ConnectionLimiter(Limits(connections=1), Metrics())
    assert all(free.enter("127.0.0.1") for _ in range(3))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "testclient", True),
    ],
)
def test_an_ipv6_network_is_one_address(one: str, other: str, *, same: bool) -> None:
    assert (rate_limit_key(one) == rate_limit_key(other)) == same


Asks = Callable[[httpx.AsyncClient], Any]


@pytest.mark.parametrize("path", ["/api/variants", "/ready", "/metrics", "/api/codes/ABCDEFG"])
def test_the_addresses_of_a_network_share_what_they_may_ask(path: str) -> None:
    async def go() -> None:
        app = make_app(MemoryStore(), config=Config(limits=Limits(requests=0.5, codes=4.0)))
        codes = []
        for number in range(9):
            transport = httpx.ASGITransport(app=app, client=(f"2001:db8::{number}", 5))
            async with httpx.AsyncClient(transport=transport, base_url="http://there.example") as client:
                codes.append((await client.get(path)).status_code)
        assert codes[0] != 429
        assert codes[-1] == 429
        other = httpx.ASGITransport(app=app, client=("2001:db8:0:1::1", 5))
        async with httpx.AsyncClient(transport=other, base_url="http://there.example") as client:
            assert (await client.get(path)).status_code != 429

    asyncio.run(go())


def test_what_fails_again_and_again_to_join_is_not_let_in(tmp_path: Path) -> None:
    flags = ["--proxies", "127.0.0.1", "--limit", "joins=4"]
    with server_process(tmp_path, flags=flags) as server:
        ticket = open_table(server)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket"
        from websockets.exceptions import ConnectionClosed, InvalidStatus

        def tries(network: str, path: str = address) -> None:
            with connect(path, additional_headers={"x-forwarded-for": f"2001:db8:0:{network}"}) as guess:
                with suppress(ConnectionClosed):  # where there is no table, perhaps it is closed already
                    guess.send('{"type": "join", "key": "AAAAAAAAAAAAAAAAAAAAAA"}')
                with pytest.raises(ConnectionClosed):
                    guess.recv(timeout=TIMEOUT)

        tries("1::1")
        tries("1::2", address.replace(ticket["table"], "none"))
        with pytest.raises(InvalidStatus):
            tries("1::3")
        tries("2::1")
        assert 'settebello_refused_total{reason="joins"} 1' in http.get(f"{server.url}/metrics").text


FORWARDED = [
    (1, ["203.0.113.9"], "203.0.113.9"),
    (1, ["1.1.1.1, 203.0.113.9"], "203.0.113.9"),
    (1, ["1.1.1.1", "203.0.113.9"], "203.0.113.9"),
    (2, ["1.1.1.1, 203.0.113.9, 10.0.0.1"], "203.0.113.9"),
    (2, ["203.0.113.9"], "192.0.2.1"),
    (1, ["[2001:db8::1]:4711"], "2001:db8::1"),
    (1, ["203.0.113.9:4711"], "203.0.113.9"),
    (1, [], "192.0.2.1"),
]


@pytest.mark.parametrize(("hops", "named", "client"), FORWARDED)
def test_of_many_addresses_the_one_counts_that_the_own_proxies_wrote(hops: int, named: list[str], client: str) -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["client"][0])

    async def go() -> None:
        headers = [(b"x-forwarded-for", value.encode()) for value in named]
        scope = {"type": "http", "client": ("192.0.2.1", 5), "headers": headers}
        await ForwardedAddressMiddleware(app, hops)(scope, None, None)  # type: ignore[arg-type]  # nothing is received or sent

    asyncio.run(go())
    assert seen == [client]


def test_a_made_up_address_before_the_proxys_own_frees_nobody(tmp_path: Path) -> None:
    for proxies in ("*", "1", "127.0.0.1"):
        with server_process(tmp_path / proxies.replace("*", "any"), flags=["--proxies", proxies]) as server:
            asked = [
                http.get(
                    f"{server.url}/api/codes/ABCDEFG", headers={"x-forwarded-for": f"198.51.100.{n}, 203.0.113.9"}
                ).status_code
                for n in range(30)
            ]
            assert asked[-1] == 429, proxies


def test_proxies_are_found_by_name_and_by_network() -> None:
    assert "192.0.2.1" in TrustedProxies("*")
    assert "10.9.9.9" in TrustedProxies("10.0.0.0/8")
    assert "::ffff:10.9.9.9" in TrustedProxies("10.0.0.0/8")
    assert "192.0.2.1" not in TrustedProxies("10.0.0.0/8, nonsense")


def test_asking_whether_there_is_room_takes_none() -> None:
    now = 0.0
    asked = AddressBuckets(rate=1.0, most=1, clock=lambda: now)
    assert [asked.has("a"), asked.has("a"), asked.take("a"), asked.has("a")] == [True, True, True, False]
    assert TokenBucket(1.0, 1, 0.0).has(0.0)


def test_a_flood_at_one_table_leaves_another_playable(server: ServerProcess) -> None:
    playing = Client(server, open_table(server))
    with raw_socket(server, open_table(server)) as raw:
        until_hung_up(raw, PING * 4000)
        playing.move()
    playing.close()
