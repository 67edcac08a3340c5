"""The limits of a whole server: requests, sockets, messages and failed attempts of an address."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.limits.limits import Limits
from settebello.server.limits.token_buckets import AddressBuckets, TokenBucket
from tests.support.memory_store import MemoryStore
from tests.support.server_process import TIMEOUT, http, open_table, server_process
from tests.support.socket_client import Client


def test_a_bucket_fills_again() -> None:
    now = 0.0
    asked = AddressBuckets(rate=2.0, most=3, monotonic=lambda: now)
    assert [asked.take("a") for _ in range(4)] == [True, True, True, False]
    assert asked.take("b"), "another address has its own"
    now = 0.5
    assert [asked.take("a"), asked.take("a")] == [True, False]


def strangers(**limits: float) -> httpx.AsyncClient:
    """A client from afar, at a server with these limits."""
    config = Config(limits=Limits(**limits))  # type: ignore[arg-type]
    app = make_app(MemoryStore(), config=config)
    transport = httpx.ASGITransport(app=app, client=("203.0.113.9", 5))
    return httpx.AsyncClient(transport=transport, base_url="http://there.example")


@pytest.mark.parametrize(
    ("limits", "method", "path", "word"),
    [
        ({"tables": 4.0}, "POST", "/api/tables", "tables have been opened"),
        ({"codes": 4.0}, "GET", "/api/codes/ABCDEFG", "codes have been tried"),
        ({"requests": 0.5}, "GET", "/api/variants", "have come from here"),
    ],
)
def test_an_address_may_ask_for_so_much(limits: dict[str, float], method: str, path: str, word: str) -> None:
    async def go() -> None:
        async with strangers(**limits) as client:
            answers = [await client.request(method, path, json={} if method == "POST" else None) for _ in range(9)]
            assert [answer.status_code for answer in answers][-1] == 429
            assert answers[0].status_code != 429
            assert word in answers[-1].json()["message"]
            assert answers[-1].headers["retry-after"] == "30"
            assert (await client.get("/health")).status_code == 200

    asyncio.run(go())


@pytest.mark.slow
def test_an_address_may_have_so_many_connections(tmp_path: Path) -> None:
    flags = ["--proxies", "127.0.0.1", "--limit", "sockets=2", "--limit", "watchers=1"]
    with server_process(tmp_path, flags=flags) as server:
        ticket = open_table(server)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket"
        with connect(address) as one, connect(address) as two:
            with pytest.raises(InvalidStatus):
                connect(address).__enter__()
            with connect(address, additional_headers={"x-forwarded-for": "203.0.113.7"}):
                pass
            one.send('{"type": "watch"}')
            assert json.loads(one.recv(timeout=TIMEOUT))["watching"] is True
            two.send('{"type": "watch"}')
            with pytest.raises(ConnectionClosed):
                two.recv(timeout=TIMEOUT)
        counted = http.get(f"{server.url}/metrics").text
        assert 'settebello_refused_total{reason="sockets"} 1' in counted


def _shout(client: Client) -> None:
    for _ in range(400):
        client.say("[]")
    client.hear("never")


@pytest.mark.slow
def test_who_sends_too_much_is_told_and_then_cut_off(tmp_path: Path) -> None:
    with server_process(tmp_path, flags=["--limit", "messages=2"]) as server:
        client = Client(server, open_table(server))
        with pytest.raises(ConnectionClosed) as closed:
            _shout(client)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        client.join()
        client.close()


@pytest.mark.slow
def test_what_fails_again_and_again_to_join_is_not_let_in(tmp_path: Path) -> None:
    flags = ["--proxies", "127.0.0.1", "--limit", "joins=4"]
    with server_process(tmp_path, flags=flags) as server:
        ticket = open_table(server)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket"
        from websockets.exceptions import ConnectionClosed, InvalidStatus

        def tries(network: str, path: str = address) -> None:
            with connect(path, additional_headers={"x-forwarded-for": f"2001:db8:0:{network}"}) as guess:
                with suppress(ConnectionClosed):  # if there is no table, perhaps it is closed already
                    guess.send('{"type": "join", "key": "AAAAAAAAAAAAAAAAAAAAAA"}')
                with pytest.raises(ConnectionClosed):
                    guess.recv(timeout=TIMEOUT)

        tries("1::1")
        tries("1::2", address.replace(ticket["table"], "none"))
        with pytest.raises(InvalidStatus):
            tries("1::3")
        tries("2::1")
        assert 'settebello_refused_total{reason="joins"} 1' in http.get(f"{server.url}/metrics").text


def test_asking_whether_there_is_room_takes_none() -> None:
    now = 0.0
    asked = AddressBuckets(rate=1.0, most=1, monotonic=lambda: now)
    assert [asked.has("a"), asked.has("a"), asked.take("a"), asked.has("a")] == [True, True, True, False]
    assert TokenBucket(1.0, 1, 0.0).has(0.0)
