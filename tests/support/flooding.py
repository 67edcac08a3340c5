"""Sockets that flood a server."""

from __future__ import annotations

import resource
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.support.server_process import TIMEOUT, ServerProcess

PING = b"\x89\x80" + bytes(4)
"""An empty ping with a mask, as clients send it."""
FIRST_PIECE, EMPTY_PIECE = b"\x01\x80" + bytes(4), b"\x00\x80" + bytes(4)
"""Of a message that never ends."""


def memory_of(server: ServerProcess) -> int:
    """Bytes of memory that a server has now."""
    with open(f"/proc/{server.process.pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


@contextmanager
def raw_socket(server: ServerProcess, path: str, first: str) -> Iterator[socket.socket]:
    """A WebSocket at that path; only its handshake is read.

    Args:
        server: the server.
        path: the path of the address.
        first: a message of at most 125 bytes to send first.
    """
    with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        raw.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        got = b""
        while b"\r\n\r\n" not in got:
            got += raw.recv(1)
        assert b" 101 " in got
        raw.sendall(b"\x81" + bytes([0x80 | len(first)]) + bytes(4) + first.encode())
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
