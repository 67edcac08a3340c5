"""Connections that flood a server with control frames and pieces of messages are cut off."""

from __future__ import annotations

import json
import re
import socket
from contextlib import AbstractContextManager

import pytest
from websockets.sync.client import connect

from tests.support.flooding import EMPTY_PIECE, FIRST_PIECE, PING, memory_of, raw_socket, until_hung_up
from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table
from tests.support.socket_client import Client


def refused_frames(server: ServerProcess) -> float:
    """How many connections the server has cut off for their frames."""
    counted = re.search(
        r'^settebello_refused_total\{reason="frames"\} (\S+)', http.get(f"{server.url}/metrics").text, re.M
    )
    return float(counted[1]) if counted else 0


def at_a_table(server: ServerProcess) -> AbstractContextManager[socket.socket]:
    """A WebSocket at a seat of a new table."""
    ticket = open_table(server)
    return raw_socket(server, f"/api/tables/{ticket['table']}/socket", f'{{"type":"join","key":"{ticket["key"]}"}}')


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "flood"), [(b"", PING * 4000), (FIRST_PIECE, EMPTY_PIECE * 4000)], ids=["pings", "pieces of one message"]
)
def test_who_floods_and_never_reads_is_cut_off(server: ServerProcess, first: bytes, flood: bytes) -> None:
    with at_a_table(server) as raw:
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


@pytest.mark.slow
def test_a_flood_at_one_table_leaves_another_playable(server: ServerProcess) -> None:
    playing = Client(server, open_table(server))
    with at_a_table(server) as raw:
        until_hung_up(raw, PING * 4000)
        playing.move()
    playing.close()
