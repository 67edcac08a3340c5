"""A lobby that two processes share, with PostgreSQL and Redis."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.database_servers import Postgres, RedisServer, require
from tests.support.lobby_client import LobbyClient
from tests.support.server_process import ServerProcess, http, open_table
from tests.support.socket_client import Client

pytestmark = pytest.mark.databases


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    require()
    server = RedisServer()
    yield server
    server.close()


@pytest.fixture
def two(postgres: Postgres, redis: RedisServer, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    flags = ["--database", postgres.url, "--bus", redis.url, "--lobby", "true"]
    servers = [ServerProcess(tmp_path, flags=flags) for _ in range(2)]
    yield servers
    complaints = [line for server in servers for line in server.stop().splitlines()]
    assert not [line for line in complaints if " is away " not in line and " is back" not in line], complaints


def meet(people: list[LobbyClient], seats: int) -> dict[str, list[int]]:
    """The seats that were given at each table."""
    tables: dict[str, list[int]] = {}
    for one in people:
        ticket = one.ticket()
        tables.setdefault(ticket["table"], []).append(ticket["seat"])
    for taken in tables.values():
        assert sorted(taken) == list(range(seats)), "each seat once"
    return tables


def test_people_at_two_processes_meet_and_play(two: list[ServerProcess]) -> None:
    people = [LobbyClient(two[n % 2], f"P{n}", game={"variant": "scopa"}) for n in range(20)]
    for one in people:
        one.seek(wait=False)
    assert len(meet(people, 2)) == 10
    first = next(one for one in people[1:] if one.ticket()["table"] == people[0].ticket()["table"])
    players = [Client(one.server, one.ticket(), gathers=True) for one in (people[0], first)]
    for player in players:
        player.say({"type": "ready", "id": "r", "ready": True})
    for player in players:
        player.hear("update")
    for player in players:
        player.close()
    for one in people:
        one.close()


def test_a_process_is_killed_while_people_wait(two: list[ServerProcess]) -> None:
    """They go to the other process, and keep waiting; people that it had seated are told so there."""
    people = [LobbyClient(two[n % 2], f"P{n}", game={"variant": "scopone"}) for n in range(7)]
    for one in people[:3]:
        one.seek()
    two[0].kill()
    for one in people[0:3:2]:
        one.connect(two[1])
        one.seek(wait=False)
    people[3].seek(wait=False)
    assert len(meet(people[:4], 4)) == 1
    people[0].connect()
    people[0].seek(wait=False)
    assert people[0].hear("seated")["table"] == people[1].ticket()["table"], "nobody is seated twice"
    two[0].restart()
    for one in people:
        one.close()


def test_the_bus_is_away(two: list[ServerProcess], redis: RedisServer) -> None:
    redis.stop()
    try:
        people = [LobbyClient(two[n % 2], f"P{n}", game={"variant": "dante"}) for n in range(4)]
        for one in people:
            one.seek(wait=False)
        assert len(meet(people, 2)) == 2
    finally:
        redis.start()
    for one in people:
        one.close()


def test_the_database_is_away_for_a_moment(two: list[ServerProcess], postgres: Postgres) -> None:
    people = [LobbyClient(two[n % 2], f"P{n}", game={"variant": "escoba"}) for n in range(4)]
    people[0].seek()
    postgres.stop()
    for one in people[1:]:
        one.seek(wait=False)
    postgres.start()
    assert len(meet(people, 2)) == 2
    for one in people:
        one.close()


def test_the_device_seeks_at_another_process(two: list[ServerProcess]) -> None:
    one, other = (LobbyClient(process, "Ada", device="phone", game={"variant": "scopone"}) for process in two)
    one.seek()
    other.seek()
    assert one.hear("cancelled") == {"type": "cancelled", "id": None}
    other.say({"type": "cancel", "id": "c"})
    assert other.hear("cancelled")["id"] == "c"
    for client in (one, other):
        client.close()


def test_a_table_is_listed_at_both(two: list[ServerProcess]) -> None:
    ticket = open_table(two[0], variant="scopa", against=["open"], name="Nonna", listed=True)
    host, watcher = Client(two[0], ticket, gathers=True), LobbyClient(two[1])
    while not (tables := watcher.hear("lobby")["tables"]):
        pass
    guest = http.post(f"{two[1].url}/api/tables/{tables[0]['table']}/seats", json={"name": "Rosa"})
    assert guest.status_code == 201
    while watcher.hear("lobby")["tables"]:
        pass
    host.close()
    watcher.close()
