"""Operations endpoints: metrics and readiness."""

from __future__ import annotations

import asyncio

import httpx

from settebello.server.edge.app import make_app
from tests.support.memory_store import MemoryStore
from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table
from tests.support.socket_client import Client


def test_it_counts_what_it_does_and_names_nobody(server: ServerProcess) -> None:
    ticket = open_table(server, name="Secretissima")
    client = Client(server, ticket)
    client.move()
    text = http.get(f"{server.url}/metrics").text
    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(numbers["settebello_entries_total"]) >= 1
    assert float(numbers["settebello_connections"]) >= 1
    assert float(numbers["settebello_append_seconds_count"]) >= 1
    assert 0 < float(numbers["settebello_append_seconds_sum"]) < TIMEOUT
    for secret in (ticket["table"], ticket["key"], "Secretissima"):
        assert secret not in text
    client.close()


def test_it_is_ready_when_games_can_be_kept(server: ServerProcess) -> None:
    assert http.get(f"{server.url}/ready").json() == {"status": "ok", "store": "ok", "bus": "none"}

    async def go() -> None:
        store = MemoryStore()
        store.full = True
        transport = httpx.ASGITransport(app=make_app(store))
        async with httpx.AsyncClient(transport=transport, base_url="http://there.example") as client:
            assert (await client.get("/ready")).status_code == 503

    asyncio.run(go())
