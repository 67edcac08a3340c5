"""Tables that live in three server processes at once, with PostgreSQL and Redis."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from settebello.commit_reveal import share_commitment, table_name
from settebello.record import read
from settebello.record.fairness import exchanges_of, proofs
from settebello.shuffle import new_seed
from tests.support.database_servers import Postgres, RedisServer, require, wait_for
from tests.support.server_process import ServerProcess, http, open_table, server_process
from tests.support.socket_client import Client


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    require()
    server = RedisServer()
    yield server
    server.close()


@pytest.fixture(scope="module")
def three(postgres: Postgres, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    flags = ["--database", postgres.url, "--bus", redis.url]
    with ExitStack() as stack:
        folder = tmp_path_factory.mktemp("three")
        yield [stack.enter_context(server_process(folder, flags=flags)) for _ in range(3)]


def _six(servers: list[ServerProcess]) -> list[Client]:
    """A table of six, two at each process."""
    ticket = open_table(servers[0], seats=6, against=["open"] * 5, name="P0", grace=3600)
    tickets = [ticket]
    for number in range(1, 6):
        address = f"{servers[number % 3].url}/api/tables/{ticket['table']}/seats"
        answer = http.post(address, json={"name": f"P{number}"})
        assert answer.status_code == 201, answer.text
        tickets.append(answer.json())
    return [Client(servers[seat % 3], ticket, gathers=True) for seat, ticket in enumerate(tickets)]


def _play(clients: list[Client], *, rounds: int) -> None:
    """Everybody plays when it is their turn."""
    for client in clients:
        client.say({"type": "ready", "id": "r", "ready": True})
    for client in clients:
        client.hear("update")
    scored = 0
    while scored < rounds and not clients[0].over:
        turn = clients[0].last["view"]["turn"]
        mover = clients[0 if turn is None else turn]
        answer = mover.move()
        for client in clients:
            while client.last["version"] < answer["version"]:
                client.hear("update")
        scored += clients[0].last["sheet"] is not None


@pytest.mark.databases
def test_six_people_at_three_processes(three: list[ServerProcess]) -> None:
    clients = _six(three)
    _play(clients, rounds=1)
    versions = {client.last["version"] for client in clients}
    assert len(versions) == 1
    shown = [{**client.last["view"], "seat": 0, "hand": []} for client in clients]
    assert all(view == shown[0] for view in shown), "after the round everybody sees the same"
    for client in clients:
        client.close()


def test_six_people_at_one_process(server: ServerProcess) -> None:
    clients = _six([server] * 3)
    _play(clients, rounds=1)
    assert len({client.last["version"] for client in clients}) == 1
    for client in clients:
        client.close()


@pytest.mark.databases
def test_presence_phrases_and_bots_across_processes(three: list[ServerProcess]) -> None:
    ticket = open_table(three[0], seats=3, against=["open", "greedy"], name="Nonna", grace=3600)
    guest = http.post(f"{three[1].url}/api/tables/{ticket['table']}/seats", json={"name": "Rosa"}).json()
    nonna = Client(three[0], ticket, gathers=True)
    rosa = Client(three[1], guest, gathers=True)
    nonna.until_room(lambda room: room["seats"][1]["here"])
    rosa.say({"type": "say", "id": "s", "phrase": "good-luck"})
    assert nonna.hear("said") == {"type": "said", "seat": 1, "phrase": "good-luck"}
    for client in (nonna, rosa):
        client.say({"type": "ready", "id": "r", "ready": True})
    for client in (nonna, rosa):
        client.hear("update")
    for _ in range(6):
        for client in (nonna, rosa):
            while client.last["view"]["turn"] == 2:
                client.hear("update")
        mover = (nonna, rosa)[nonna.last["view"]["turn"]]
        answer = mover.move()
        for client in (nonna, rosa):
            while client.last["version"] < answer["version"] or client.last["view"]["turn"] == 2:
                client.hear("update")
        assert nonna.last["version"] == rosa.last["version"]
    rosa.close()
    nonna.until_room(lambda room: not room["seats"][1]["here"])
    nonna.close()


@pytest.mark.databases
def test_another_is_host_at_every_process_and_after_a_restart(three: list[ServerProcess]) -> None:
    ticket = open_table(three[0], against=["open"], name="Nonna", grace=3600)
    guest = http.post(f"{three[1].url}/api/tables/{ticket['table']}/seats", json={"name": "Rosa"}).json()
    nonna, rosa = Client(three[0], ticket, gathers=True), Client(three[1], guest, gathers=True)
    nonna.say({"type": "host", "id": "h", "seat": 1})
    for client in (nonna, rosa):
        client.until_room(lambda room: room["host"] == 1)
    for client in (nonna, rosa):
        client.close()
    three[1].kill()
    three[1].restart()
    again = Client(three[1], guest, gathers=True)
    again.until_room(lambda room: room["host"] == 1)
    again.close()


@pytest.mark.databases
def test_devices_of_one_seat_at_two_processes(three: list[ServerProcess]) -> None:
    ticket = open_table(three[0], against=["open"], name="Nonna", grace=3600)
    here, there = Client(three[0], ticket, gathers=True), Client(three[1], ticket, gathers=True)
    for client in (here, there):
        client.until_room(lambda room: room["devices"] == 2)
    there.close()
    here.until_room(lambda room: room["devices"] == 1)
    here.close()


class _Device(Client):
    """A person whose device takes part in the shuffle, at one process or another."""

    def __init__(self, server: ServerProcess, ticket: dict[str, Any]) -> None:
        self.share = new_seed()
        super().__init__(server, ticket, gathers=True)

    def goes_to(self, server: ServerProcess) -> None:
        self._address = f"ws://127.0.0.1:{server.port}/api/tables/{self._ticket['table']}/socket"
        self.join()

    def commit(self, number: int) -> None:
        bound = share_commitment(
            table_name(self._ticket["table"]),
            round_number=number,
            exchange=1,
            seat=self._ticket["seat"],
            share=self.share,
        )
        self.say({"type": "commit", "id": f"commit{number}", "round": number, "exchange": 1, "commitment": bound.hex()})
        self.hear("ok")

    def fixed_list(self, number: int) -> dict[str, Any]:
        """The list of that round, as soon as it is told."""
        while (told := self.hear("shuffle"))["round"] != number or told["transcript"] is None:
            pass
        listed: dict[str, Any] = told["transcript"]
        return listed

    def reveal(self, number: int) -> None:
        self.say({"type": "reveal", "id": f"reveal{number}", "round": number, "exchange": 1, "share": self.share.hex()})
        self.hear("ok")


def _until_dealt(devices: list[_Device], number: int) -> None:
    for device in devices:
        while not device.updates or device.last["view"]["round"] != number:
            device.hear("update")


def _play_round(devices: list[_Device]) -> None:
    while devices[0].last["sheet"] is None:
        answer = devices[devices[0].last["view"]["turn"]].move()
        for device in devices:
            while device.last["version"] < answer["version"]:
                device.hear("update")


@pytest.mark.databases
def test_an_exchange_goes_on_at_whichever_process_a_device_comes_to(three: list[ServerProcess]) -> None:
    ticket = open_table(three[0], against=["open"], name="Nonna", grace=3600, settings={"target": "21"})
    guest = http.post(f"{three[1].url}/api/tables/{ticket['table']}/seats", json={"name": "Rosa"}).json()
    nonna, rosa = devices = [_Device(three[0], ticket), _Device(three[1], guest)]
    for device in devices:
        device.commit(1)
    nonna.goes_to(three[2])
    for device in devices:
        device.say({"type": "ready", "id": "ready", "ready": True})
    listed = nonna.fixed_list(1)
    assert rosa.fixed_list(1) == listed
    assert None not in listed["commitments"]
    for device in devices:
        device.reveal(1)
    _until_dealt(devices, 1)
    _play_round(devices)
    for device in devices:
        device.commit(2)
    assert nonna.fixed_list(2) == rosa.fixed_list(2)
    for device in devices:  # at two processes at once
        device.say({"type": "next", "id": "next", "version": device.last["version"]})
    for device in devices:
        device.hear("ok")
        device.reveal(2)
    _until_dealt(devices, 2)
    assert nonna.last["version"] == rosa.last["version"], "it was dealt once"
    record = read(http.get(f"{three[1].url}/api/tables/{ticket['table']}/record").text)
    proofs(record)
    (exchange,) = exchanges_of(record, 1)
    assert exchange.shares == (nonna.share, rosa.share)
    for device in devices:
        device.close()


@pytest.mark.databases
def test_it_says_when_its_database_is_away(tmp_path: Path) -> None:
    require()
    with ExitStack() as stack:
        postgres, redis = Postgres(), RedisServer()
        stack.callback(postgres.close)
        stack.callback(redis.close)
        server = ServerProcess(tmp_path, flags=["--database", postgres.url, "--bus", redis.url])
        stack.callback(server.stop)
        wait_for(lambda: http.get(f"{server.url}/ready").json() == {"status": "ok", "store": "ok", "bus": "ok"})
        redis.stop()
        wait_for(lambda: http.get(f"{server.url}/ready").json()["bus"] == "away")
        assert http.get(f"{server.url}/ready").status_code == 200
        client = Client(server, open_table(server))
        client.move()
        client.close()
        redis.start()
        wait_for(lambda: http.get(f"{server.url}/ready").json()["bus"] == "ok")
        postgres.stop()
        answer = http.get(f"{server.url}/ready")
        assert (answer.status_code, answer.json()["store"]) == (503, "away")
        assert http.get(f"{server.url}/health").status_code == 200
        postgres.start()
        wait_for(lambda: http.get(f"{server.url}/ready").status_code == 200)
        assert "Traceback" not in server.stop()
