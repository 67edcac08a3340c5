"""Floods from one address, and what is counted of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from settebello.protocol.close_codes import CloseCode
from tests.support.flooding import EMPTY_PIECE, FIRST_PIECE, PING, memory_of, raw_socket, until_hung_up
from tests.support.lobby_client import LobbyClient
from tests.support.server_process import ServerProcess, http, server_process
from tests.support.socket_client import Client

pytestmark = pytest.mark.slow

LIMITS = {"seeks": 12, "waiting": 3, "sockets": 6, "messages": 5}


class FromAddress(LobbyClient):
    """Somebody in the lobby, at an address that a proxy reports."""

    def __init__(self, server: ServerProcess, address: str, **wish: Any) -> None:
        self._address = address
        super().__init__(server, **wish)

    def connect(self, server: ServerProcess | None = None) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/lobby/socket"
        self.socket = self._open.enter_context(connect(url, additional_headers={"x-forwarded-for": self._address}))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = [word for name, most in LIMITS.items() for word in ("--limit", f"{name}={most}")]
    with server_process(
        tmp_path_factory.mktemp("limits"), flags=["--proxies", "1", "--hosts", "127.0.0.1", *limits]
    ) as running:
        yield running


def refused(server: ServerProcess, reason: str) -> float:
    text = http.get(f"{server.url}/metrics", headers={"x-forwarded-for": "10.9.9.9"}).text
    start = f'settebello_refused_total{{reason="{reason}"}} '
    return next((float(line[len(start) :]) for line in text.splitlines() if line.startswith(start)), 0)


def test_so_many_people_of_an_address_wait_at_once(place: ServerProcess) -> None:
    """Others are not affected."""
    with ExitStack() as stack:
        here = [FromAddress(place, "10.0.0.1", game={"variant": "scopa", "seats": 6}) for _ in range(4)]
        elsewhere = FromAddress(place, "10.0.0.2", game={"variant": "scopa"})
        for one in (*here, elsewhere):
            stack.callback(one.close)
        for one in here[:-1]:
            one.seek()
        here[-1].seek(wait=False)
        assert here[-1].hear("error", "waiting")["code"] == "too-many-seeks"
        elsewhere.seek()
        here[0].say({"type": "cancel", "id": "c"})
        here[0].hear("cancelled")
        here[-1].seek()
    assert refused(place, "seeks") == 1


def test_seeks_that_come_too_often(place: ServerProcess) -> None:
    client = FromAddress(place, "10.0.1.1", game={"variant": "dante"})
    answer = {"type": "waiting"}
    for _ in range(3 * LIMITS["seeks"]):
        if answer["type"] == "waiting":
            client.seek(wait=False)
            answer = client.hear("error", "waiting")
    assert answer["code"] == "too-many-seeks"
    assert answer["message"].endswith(".")
    client.say({"type": "cancel", "id": "c"})
    client.hear("cancelled")
    client.close()


def test_a_flood_of_messages_ends_the_connection(place: ServerProcess) -> None:
    client = FromAddress(place, "10.0.2.1")
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012  # it may come at any of them
        for number in range(10_000):
            client.say({"type": "cancel", "id": f"c{number}"})
        while True:
            client.hear("cancelled", "error")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.TOO_MANY
    client.close()


@pytest.mark.parametrize(
    ("first", "flood"), [(b"", PING * 4000), (FIRST_PIECE, EMPTY_PIECE * 4000)], ids=["pings", "pieces of one message"]
)
def test_who_floods_the_lobby_and_never_reads_is_cut_off(place: ServerProcess, first: bytes, flood: bytes) -> None:
    with raw_socket(place, "/api/lobby/socket", '{"type":"cancel","id":"c"}') as raw:
        memory, before = memory_of(place), refused(place, "frames")
        raw.sendall(first)
        until_hung_up(raw, flood)
        assert memory_of(place) - memory < 20_000_000
    assert refused(place, "frames") == before + 1


def test_so_many_sockets_of_an_address(place: ServerProcess) -> None:
    with ExitStack() as stack:
        for _ in range(LIMITS["sockets"]):
            stack.callback(FromAddress(place, "10.0.3.1").close)
        with pytest.raises(InvalidStatus):
            FromAddress(place, "10.0.3.1")


def test_a_server_for_others_has_a_lobby_unless_it_is_switched_off(tmp_path: Path, place: ServerProcess) -> None:
    assert http.get(f"{place.url}/api/lobby").status_code == 200
    with server_process(tmp_path, flags=["--hosts", "127.0.0.1", "--lobby", "false"]) as server:
        assert http.get(f"{server.url}/api/lobby").status_code == 404


def test_somebody_who_does_not_come_cools_down(place: ServerProcess) -> None:
    """From any device of that address; others are not affected, and those who came are not either."""
    wish = {"game": {"variant": "escoba", "seats": 2}}
    ada, missing = FromAddress(place, "10.0.7.1", **wish), FromAddress(place, "10.0.7.2", **wish)
    for one in (ada, missing):
        one.seek()
    ticket = ada.ticket()
    assert missing.ticket()["table"] == ticket["table"]
    at_table = Client(place, ticket, gathers=True)
    at_table.say({"type": "ready", "id": "r", "ready": True})
    at_table.until_room(lambda room: room["dissolved"])
    other_device = FromAddress(place, "10.0.7.2", **wish)
    other_device.seek(wait=False)
    refusal = other_device.hear("error", "waiting")
    assert (refusal["code"], "1 min" in refusal["message"]) == ("missed-table", True)
    ada.seek(wait=False)
    assert ada.hear("waiting")
    stranger = FromAddress(place, "10.0.7.3", **wish)
    stranger.seek()
    assert stranger.ticket()["table"] == ada.hear("seated")["table"]
    for client in (at_table, ada, missing, other_device, stranger):
        client.close()
