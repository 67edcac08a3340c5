"""A minimal WebSocket client: measuring takes little time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator

TEXT, PING, PONG = 1, 9, 10
_HELLO = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
Reader = Callable[[int, bytes], None]


def table_path(table: str) -> str:
    """The path of a table's socket."""
    return f"/api/tables/{table}/socket"


class Socket(asyncio.Protocol):
    """A connection to the socket at that path: ``read`` is called with each frame's kind and content, and ``opening``
    is done once the server has accepted it."""

    def __init__(
        self,
        path: str,
        first: dict[str, object] | None,
        read: Reader,
        opening: asyncio.Future[None] | None = None,
    ) -> None:
        self._opening = opening
        self.open = False
        self.lost = False
        self._path = path
        self._first = first
        self._read = read
        self._come = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(_HELLO.format(path=self._path).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def say(self, message: dict[str, object]) -> None:
        self._send(0x81, json.dumps(message).encode())

    def ping(self) -> None:
        self._send(0x89, b"")

    def _send(self, kind: int, payload: bytes) -> None:
        length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self._transport.write(bytes([kind]) + length + b"\0\0\0\0" + payload)  # a mask of zeros changes nothing

    def data_received(self, data: bytes) -> None:
        self._come += data
        if not self.open:
            end = self._come.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self._come[:20], bytes(self._come[:80])
            del self._come[: end + 4]
            self.open = True
            if self._opening is not None:
                self._opening.set_result(None)
            if self._first is not None:
                self.say(self._first)
        for kind, payload in self._frames():
            if kind == PING:  # a client that does not answer counts as lost
                self._send(0x8A, payload)
            else:
                self._read(kind, payload)

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        while len(self._come) >= 2:
            length, start = self._come[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(self._come[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(self._come[2:10], "big"), 10
            if len(self._come) < start + length:
                return
            kind, payload = self._come[0] & 15, bytes(self._come[start : start + length])
            del self._come[: start + length]
            yield kind, payload

    def close(self) -> None:
        self._transport.abort()


class TurnedAway(Exception):
    """The server has too much to do."""


async def posted(port: int, path: str, body: dict[str, object]) -> dict[str, str]:
    """The ticket that the server answers with.

    Raises:
        TurnedAway: the server refuses newcomers, in a sentence.
    """
    payload = json.dumps(body)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n"
        f"Content-Length: {len(payload)}\r\n\r\n{payload}".encode()
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if b" 503 " in head[:20] and b'"overloaded"' in answer:
        raise TurnedAway
    assert b" 201 " in head[:20], head + answer
    ticket: dict[str, str] = json.loads(answer)
    return ticket


async def metrics_of(port: int) -> dict[str, float]:
    """The numbers of the server that have no label, by name."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    answer = (await reader.read()).decode()
    writer.close()
    lines = (line.split(" ") for line in answer.splitlines() if line.startswith("settebello_") and "{" not in line)
    return {name: float(value) for name, value in lines}
