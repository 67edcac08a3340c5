"""``POST /api/practice``: a table that begins at a position of a submitted record."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from settebello.record import read, write
from settebello.record.fairness import proofs
from settebello.rules import Rules
from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.limits.limits import Limits
from settebello.server.tables.submitted_records import MAX_RECORD_BYTES
from tests.server.edge.http.endpoints.test_replays import NoStore
from tests.support.memory_store import MemoryStore
from tests.support.recorded_games import random_game
from tests.support.server_process import ServerProcess, http
from tests.support.socket_client import Client

GAME = random_game(Rules())
TEXT = write(GAME)


def test_a_round_is_played_on_against_a_computer_and_the_next_one_is_dealt(server: ServerProcess) -> None:
    body = {"record": TEXT, "position": "2.5", "seat": 1, "level": "greedy", "name": "Ada", "pace": 0}
    answer = http.post(f"{server.url}/api/practice", json=body)
    assert answer.status_code == 201, answer.text
    ticket = answer.json()
    client = Client(server, ticket)
    assert (client.table["practice"], client.table["seat"], ticket["seat"]) == (True, 1, 1)
    assert [seat["player"] for seat in client.table["seats"]] == ["greedy", "person"]
    assert [move["action"] for move in client.last["view"]["history"]][:5] == [
        str(action) for action in GAME.rounds[1].actions[:5]
    ]
    for _ in range(100):
        if client.last["view"]["round"] == 3:
            break
        client.move()
        client.wait_for_turn()
    assert client.last["view"]["round"] == 3
    record = read(http.get(f"{server.url}/api/tables/{ticket['table']}/record").text)
    client.close()
    assert [proof.promise for proof in proofs(record)] == ["practice", "practice"]
    assert record.names[1] == "Ada"


def ask(body: object, lang: str = "en") -> httpx.Response:
    async def go() -> httpx.Response:
        transport = httpx.ASGITransport(make_app(NoStore(), addresses=True))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return await client.post("/api/practice", json=body, headers={"accept-language": lang})

    return asyncio.run(go())


def test_it_comes_from_the_record_alone() -> None:
    """No stored table is read: nothing about a running game is available."""
    assert ask({"record": TEXT, "position": "1.4"}).status_code == 201
    assert ask({"table": "t", "position": "1.4"}).status_code == 400


@pytest.mark.parametrize(
    ("body", "status", "code", "italian"),
    [
        ({"record": TEXT, "position": "7.99"}, 400, "replay-no-position", "«7.99»"),
        (
            {"record": TEXT, "position": f"{len(GAME.rounds)}.{len(GAME.rounds[-1].actions)}"},
            400,
            "practice-over",
            "la partita è finita",
        ),
        ({"record": TEXT.replace('"scopa"', '"x"'), "position": "1"}, 400, "record-line", "Riga"),
        ({"record": TEXT, "position": "1", "seat": 5}, 400, "no-seat", "5"),
        ({"record": TEXT, "position": "1", "seat": 6}, 400, "not-readable", "richiesta"),
        ({"record": "x" * MAX_RECORD_BYTES, "position": "1"}, 413, "too-long", "byte"),
    ],
    ids=["turn", "over", "rules", "seat", "no seat", "long"],
)
def test_what_cannot_be_played_on_is_refused_in_one_sentence(
    body: object, status: int, code: str, italian: str
) -> None:
    answer = ask(body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert italian in ask(body, "it").json()["message"]


def test_it_counts_as_opening_a_table() -> None:
    async def go() -> None:
        app = make_app(MemoryStore(), config=Config(limits=Limits(tables=4.0)))
        transport = httpx.ASGITransport(app, client=("203.0.113.9", 5))
        async with httpx.AsyncClient(transport=transport, base_url="http://there.example") as client:
            body = {"record": TEXT, "position": "1.4"}
            first, *_, last = [await client.post("/api/practice", json=body) for _ in range(4)]
            assert (first.status_code, last.status_code) == (201, 429)
            assert (await client.post("/api/tables", json={})).status_code == 429

    asyncio.run(go())
