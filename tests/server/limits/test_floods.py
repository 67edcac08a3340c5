"""Connections that flood a server with control frames and pieces of messages are cut off."""

from __future__ import annotations

import json
import re
import resource
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table
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


def test_a_message_in_pieces_is_read(server: ServerProcess) -> None:
    ticket = open_table(server)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket"
    with connect(address) as client:
        client.send(['{"type": "join", ', '"key": ', f'"{ticket["key"]}"', "}"])
        assert json.loads(client.recv(TIMEOUT))["type"] != "error"


def test_a_flood_at_one_table_leaves_another_playable(server: ServerProcess) -> None:
    playing = Client(server, open_table(server))
    with raw_socket(server, open_table(server)) as raw:
        until_hung_up(raw, PING * 4000)
        playing.move()
    playing.close()
