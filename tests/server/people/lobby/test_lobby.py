"""People who look for opponents at one process, over its socket."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from settebello.server.credentials import new_key
from settebello.server.people.lobby.lobby import PARTING_LEASE
from tests.support.database_servers import wait_for
from tests.support.lobby_client import LobbyClient
from tests.support.server_process import ServerProcess, http, open_table, server_process
from tests.support.socket_client import Client

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("lobby"), flags=["--lobby", "true"]) as running:
        yield running


@pytest.fixture
def empty(place: ServerProcess) -> ServerProcess:
    """The server, once nobody of the test before waits any more. Whoever a table brought back to waiting as it was
    dissolved may still appear: the tests of that seek games of their own."""
    wait_for(lambda: http.get(f"{place.url}/api/lobby").json()["waiting"] == 0)
    return place


def metric(server: ServerProcess, name: str) -> float:
    lines = http.get(f"{server.url}/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(name + " "))


def test_two_strangers_meet_and_play(empty: ServerProcess) -> None:
    seated = metric(empty, "settebello_lobby_seated_total")
    ada = LobbyClient(empty, "Ada", game={"variant": "scopa", "settings": {"target": "16"}}, clock=30)
    assert ada.hear("lobby") == {"type": "lobby", "waiting": 0, "tables": [], "here": 1, "latest": []}
    ada.seek()
    assert ada.hear("lobby")["waiting"] == 1
    bruno = LobbyClient(empty, "Bruno", lang="it")
    bruno.seek()
    tickets = [ada.ticket(), bruno.ticket()]
    assert tickets[0]["table"] == tickets[1]["table"]
    assert [ticket["seat"] for ticket in tickets] == [0, 1]
    assert bruno.heard[-1]["names"] == ["Ada", "Bruno"]
    players = [Client(empty, ticket, gathers=True) for ticket in tickets]
    for player in players:
        player.until_room(lambda room: all(seat["here"] for seat in room["seats"]))
        assert player.room is not None
        assert player.room["matched"]
        assert player.room["clock"] == 30
        player.say({"type": "ready", "id": "r", "ready": True})
    for player in players:
        player.hear("update")
    assert players[0].table["target"] == 16
    while players[0].last["sheet"] is None:
        answer = players[players[0].last["view"]["turn"]].move()
        for player in players:
            while player.last["version"] < answer["version"]:
                player.hear("update")
    for player in players:
        player.close()
    ada.close()
    bruno.close()
    assert metric(empty, "settebello_lobby_seated_total") == seated + 2


def test_nobody_opened_the_table_so_nobody_closes_it(empty: ServerProcess) -> None:
    people = [LobbyClient(empty, name) for name in ("Ada", "Bruno")]
    for one in people:
        one.seek()
    players = [Client(empty, one.ticket(), gathers=True) for one in people]
    players[0].say({"type": "close", "id": "c"})
    assert players[0].hear("error")["code"] == "matched-stays"
    for player in players:
        player.close()
    for one in people:
        one.close()


def test_a_cancelled_seek_meets_nobody(empty: ServerProcess) -> None:
    abandoned = metric(empty, "settebello_lobby_abandoned_total")
    ada, bruno = LobbyClient(empty, "Ada"), LobbyClient(empty, "Bruno")
    ada.seek()
    ada.say({"type": "cancel", "id": "c"})
    assert ada.hear("cancelled") == {"type": "cancelled", "id": "c"}
    ada.say({"type": "cancel", "id": "again"})
    assert ada.hear("cancelled")["id"] == "again"
    bruno.seek()
    bruno.hear_nothing_of("seated", 1.0)
    assert metric(empty, "settebello_lobby_abandoned_total") == abandoned + 1
    bruno.say({"type": "cancel", "id": "c"})
    bruno.hear("cancelled")
    for client in (ada, bruno):
        client.close()


def test_who_vanishes_meets_nobody_and_who_comes_back_waits_on(empty: ServerProcess) -> None:
    vanished, returned = (LobbyClient(empty, name, game={"variant": "scopone"}) for name in ("Vera", "Rita"))
    for one in (vanished, returned):
        one.seek()
        one.close()
    returned.connect()
    returned.seek()
    time.sleep(PARTING_LEASE + 1)
    assert http.get(f"{empty.url}/api/lobby").json()["waiting"] == 1
    returned.say({"type": "cancel", "id": "c"})
    returned.hear("cancelled")
    returned.close()


def test_the_same_seek_twice_is_one_seat(empty: ServerProcess) -> None:
    phone, laptop = LobbyClient(empty, "Ada", device="phone"), LobbyClient(empty, "Ada", device="laptop")
    laptop.key = phone.key
    for device in (phone, laptop, phone):
        device.seek()
    phone.hear_nothing_of("seated", 0.5)
    bruno = LobbyClient(empty, "Bruno")
    bruno.seek()
    assert phone.ticket() == laptop.ticket()
    assert bruno.ticket()["seat"] == 1
    laptop.seek(wait=False)
    assert laptop.hear("seated")["table"] == bruno.ticket()["table"], "asked again, it is the same seat"
    for client in (phone, laptop, bruno):
        client.close()


def test_a_second_seek_of_a_device_takes_the_place_of_the_first(empty: ServerProcess) -> None:
    first, second = LobbyClient(empty, "Ada", device="one"), LobbyClient(empty, "Ada", device="one")
    first.seek()
    second.seek()
    assert first.hear("cancelled") == {"type": "cancelled", "id": None}
    second.hear_nothing_of("seated", 0.5)
    second.say({"type": "cancel", "id": "c"})
    second.hear("cancelled")
    for client in (first, second):
        client.close()


def test_a_seek_with_a_profile_has_its_name_and_keeps_its_blocks(empty: ServerProcess) -> None:
    keys = [new_key() for _ in range(2)]
    made = [
        http.post(f"{empty.url}/api/profiles", json={"name": name, "key": key}).json()["profile"]["id"]
        for name, key in zip(("Serafina", "Bartolomeo"), keys, strict=True)
    ]
    own = {"authorization": f"Bearer {keys[0]}"}
    assert http.post(f"{empty.url}/api/profiles/own/blocks/{made[1]}", headers=own).status_code < 300
    people = [LobbyClient(empty, "Nobody", profile_key=key) for key in keys]
    for one in people:
        one.seek()
    people[1].hear_nothing_of("seated", 1.0)
    stranger = LobbyClient(empty, "Ada")
    stranger.seek(wait=False)
    assert people[0].hear("seated")["names"] == ["Serafina", "Ada"]
    unknown = LobbyClient(empty, "Ada", profile_key=new_key())
    unknown.seek(wait=False)
    refusal = unknown.hear("error")
    assert (refusal["code"], refusal["message"][-1]) == ("no-profile", ".")
    people[1].say({"type": "cancel", "id": "c"})
    people[1].hear("cancelled")
    for client in (*people, stranger, unknown):
        client.close()


def test_a_person_without_a_profile_is_blocked_by_their_device(empty: ServerProcess) -> None:
    key = new_key()
    http.post(f"{empty.url}/api/profiles", json={"name": "Settimia", "key": key})
    own = {"authorization": f"Bearer {key}"}
    people = [LobbyClient(empty, "Nobody", profile_key=key), LobbyClient(empty, "Ada", device="ada's phone")]
    for one in people:
        one.seek(wait=False)
    ticket = people[0].ticket()
    blocks, wanted = f"{empty.url}/api/profiles/own/blocks", {"table": ticket["table"], "seat": 1 - ticket["seat"]}
    made = [http.post(blocks, json=wanted, headers=own) for _ in range(2)]
    assert [answer.status_code for answer in made] == [201, 201]
    assert made[0].json() == made[1].json()
    assert http.post(blocks, json=wanted, headers={"authorization": f"Bearer {people[1].key}"}).status_code == 404
    again = [LobbyClient(empty, "Nobody", profile_key=key), LobbyClient(empty, "Dea", device="ada's phone")]
    for one in again:
        one.seek()
    again[0].hear_nothing_of("seated", 1.0)
    told = http.get(f"{empty.url}/api/profiles/own", headers=own).json()["blocked"]
    assert told == [{"id": made[0].json()["id"], "name": "Ada", "program": False}]
    opened = open_table(empty, against=["open"], profile_key=key)
    wanted_seat = {"name": "Dea", "device": "ada's phone"}
    refused = http.post(f"{empty.url}/api/tables/{opened['table']}/seats", json=wanted_seat)
    assert (refused.status_code, refused.json()["code"]) == (403, "kept-apart")
    assert http.delete(f"{blocks}/{told[0]['id']}", headers=own).status_code == 204
    again[0].say({"type": "cancel", "id": "c"})
    again[0].hear("cancelled")
    third = LobbyClient(empty, "Nobody", profile_key=key)
    third.seek(wait=False)
    assert third.hear("seated")["names"] == ["Dea", "Settimia"]
    for client in (*people, *again, third):
        client.close()


def test_who_cannot_be_blocked(empty: ServerProcess) -> None:
    """Yourself, somebody unknown, an empty seat, and anybody at other people's table."""
    keys = [new_key(), new_key()]
    for name, key in zip(("Ottavia", "Nonia"), keys, strict=True):
        http.post(f"{empty.url}/api/profiles", json={"name": name, "key": key})
    people = [LobbyClient(empty, "Nobody", profile_key=keys[0]), LobbyClient(empty, "Ada")]
    for one in people:
        one.seek(wait=False)
    ticket = people[0].ticket()

    def refusal(key: str, seat: int, table: str = ticket["table"]) -> str:
        wanted, own = {"table": table, "seat": seat}, {"authorization": f"Bearer {key}"}
        code: str = http.post(f"{empty.url}/api/profiles/own/blocks", json=wanted, headers=own).json()["code"]
        return code

    assert refusal(keys[0], ticket["seat"]) == "block-self"
    assert refusal(keys[0], 1 - ticket["seat"]) == "not-blockable"
    assert refusal(keys[0], 5) == "not-blockable"
    assert refusal(keys[1], ticket["seat"]) == "not-blockable"
    assert refusal(keys[0], 0, "nowhere") == "no-table"
    for client in people:
        client.close()


def test_a_rated_game_is_sought_and_its_result_counts(empty: ServerProcess) -> None:
    keys = {name: new_key() for name in ("Fiammetta", "Gaspare", "Automa")}
    for name, key in keys.items():
        asked = {"name": name, "key": key, "program": name == "Automa"}
        assert http.post(f"{empty.url}/api/profiles", json=asked).status_code == 201
    program = LobbyClient(empty, "x", profile_key=keys["Automa"], rated=True, program=True, programs=True)
    casual = LobbyClient(empty, "Ada")
    for one in (program, casual):
        one.seek()
    people = [LobbyClient(empty, "x", profile_key=keys[name], rated=True) for name in ("Fiammetta", "Gaspare")]
    for one in people:
        one.seek()
    tickets = [one.ticket() for one in people]
    players = [Client(empty, ticket, gathers=True) for ticket in tickets]
    for player in players:
        player.say({"type": "ready", "id": "r", "ready": True})
    for player in players:
        player.hear("update")
        assert player.room is not None
        assert (player.room["rated"], player.room["clock"]) == (True, 60)
    players[0].say({"type": "leave", "id": "leave"})
    players[0].hear("ok")

    def ratings(name: str) -> list[dict[str, int]]:
        own = {"authorization": f"Bearer {keys[name]}"}
        found: list[dict[str, int]] = http.get(f"{empty.url}/api/profiles/own", headers=own).json()["ratings"]
        return found

    wait_for(lambda: bool(ratings("Fiammetta")))
    assert [(one["games"], one["won"]) for one in ratings("Fiammetta")] == [(1, 0)]
    assert [ratings(name) for name in ("Gaspare", "Automa")] == [[], []], "no round was finished"
    for one in (program, casual):
        one.say({"type": "cancel", "id": "c"})
        one.hear("cancelled")
    for player in players:
        player.close()
    for client in (program, casual, *people):
        client.close()


def test_a_program_plays_no_rated_game_as_a_person(empty: ServerProcess) -> None:
    key = new_key()
    assert http.post(f"{empty.url}/api/profiles", json={"name": "Domitilla", "key": key}).status_code == 201
    client = LobbyClient(empty, "x", profile_key=key, rated=True, program=True)
    client.seek(wait=False)
    assert client.hear("error")["code"] == "rated-program"
    client.close()


REFUSED = [
    ({"game": {"variant": "bridge"}}, ""),
    ({"game": {"variant": "scopa", "seats": 5}}, ""),
    ({"game": {"variant": "scopa", "settings": {"target": "-1"}}}, ""),
    ({"name": "\u202e"}, "name-length"),
    ({"name": "N" * 31}, "name-length"),
    ({"key": "short"}, "weak-key"),
    ({"clock": 1}, "no-message"),
    ({"clock": "never"}, "no-message"),
    ({"device": ""}, "no-message"),
    ({"rated": True}, "rated-profile"),
    ({"rated": "yes"}, "no-message"),
    ({"ranked": True}, "no-message"),
    ({"name": "N" * 5000}, "message-long"),
]


@pytest.mark.parametrize(("fields", "code"), REFUSED)
def test_a_seek_that_cannot_be_is_refused_in_a_sentence(
    empty: ServerProcess, fields: dict[str, object], code: str
) -> None:
    client = LobbyClient(empty)
    client.say({"type": "seek", "id": "s", "key": client.key, "name": "Ada", **fields})
    answer = client.hear("error", "waiting")
    assert answer["type"] == "error"
    assert not code or answer["code"] == code
    assert answer["message"].endswith(".")
    assert answer["id"] == ("s" if code != "message-long" else None)
    client.close()


def test_an_open_table_is_listed_while_seats_are_open(empty: ServerProcess) -> None:
    ticket = open_table(
        empty, variant="scopa", against=["open"], name="Nonna", listed=True, title="Call 555-0100", clock=60
    )
    watcher = LobbyClient(empty, lang="de")
    assert watcher.hear("lobby")["tables"] == [], "its host has not come yet"
    host = Client(empty, ticket, gathers=True)
    (listed,) = watcher.hear("lobby")["tables"]
    assert listed["table"] == ticket["table"]
    assert (listed["host"], listed["seats"], listed["taken"], listed["clock"]) == ("Nonna", 2, 1, 60)
    assert "555" not in listed["title"], "nobody has checked what the host calls it"
    guest = http.post(f"{empty.url}/api/tables/{ticket['table']}/seats", json={"name": "Rosa"})
    assert guest.status_code == 201
    assert watcher.hear("lobby")["tables"] == []
    host.say({"type": "fill", "id": "f", "seat": 1, "player": None})
    assert len(watcher.hear("lobby")["tables"]) == 1
    host.say({"type": "close", "id": "c"})
    assert watcher.hear("lobby")["tables"] == []
    host.close()
    watcher.close()


def test_a_table_that_is_not_listed_is_nobodys_business(empty: ServerProcess) -> None:
    host = Client(empty, open_table(empty, against=["open"], name="Nonna"), gathers=True)
    watcher = LobbyClient(empty)
    watcher.hear("lobby")
    watcher.hear_nothing_of("lobby", 2.5)
    host.close()
    watcher.close()


def test_a_process_is_killed_while_people_wait(tmp_path: Path) -> None:
    with server_process(tmp_path, flags=["--lobby", "true"]) as server:
        people = [LobbyClient(server, f"P{n}", game={"variant": "scopone"}) for n in range(3)]
        for one in people:
            one.seek()
        server.kill()
        server.restart()
        last = LobbyClient(server, "P3", game={"variant": "scopone"})
        last.seek()
        for one in people:
            one.connect()
            one.seek(wait=False)
        tickets = [one.ticket() for one in (*people, last)]
        assert len({ticket["table"] for ticket in tickets}) == 1
        assert sorted(ticket["seat"] for ticket in tickets) == [0, 1, 2, 3]
        people[0].connect()
        people[0].seek(wait=False)
        assert people[0].hear("seated")["table"] == tickets[0]["table"], "nobody is seated twice"
        for client in (*people, last):
            client.close()


def test_without_a_lobby_there_is_no_trace_of_it(server: ServerProcess) -> None:
    assert http.get(f"{server.url}/api/lobby").status_code == 404
    assert http.get(f"{server.url}/api/lobby?optional=yes").status_code == 204
    assert "lobby" not in http.get(f"{server.url}/metrics").text
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{server.port}/api/lobby/socket")
    asked = http.post(f"{server.url}/api/tables", json={"against": ["open"], "listed": True})
    assert (asked.status_code, asked.json()["code"]) == (403, "no-lobby")


def test_those_who_came_are_first_again_when_somebody_does_not(empty: ServerProcess) -> None:
    """The table is dissolved, and they seek again with their keys."""
    ada, missing = (LobbyClient(empty, name) for name in ("Ada", "Missing"))
    for one in (ada, missing):
        one.seek()
    ticket = ada.ticket()
    assert missing.ticket()["table"] == ticket["table"]
    at_table = Client(empty, ticket, gathers=True)
    at_table.say({"type": "ready", "id": "r", "ready": True})
    at_table.until_room(lambda room: room["phase"] == "closed")
    assert at_table.room is not None
    assert at_table.room["dissolved"]
    ada.seek(wait=False)
    assert ada.hear("waiting", "seated")["type"] == "waiting"
    carla = LobbyClient(empty, "Carla")
    carla.seek()
    assert ada.hear("seated")["table"] == carla.ticket()["table"] != ticket["table"]
    at_table.close()
    for client in (ada, missing, carla):
        client.close()


def test_those_who_came_are_first_at_once_when_somebody_leaves(empty: ServerProcess) -> None:
    wish = {"variant": "re-bello", "seats": 2}
    people = [LobbyClient(empty, name, game=wish) for name in ("Ada", "Bruno")]
    for one in people:
        one.seek()
    ada, bruno = (Client(empty, one.ticket(), gathers=True) for one in people)
    ada.say({"type": "ready", "id": "r", "ready": True})
    ada.hear("ok")
    bruno.say({"type": "leave", "id": "l"})
    ada.until_room(lambda room: room["dissolved"])
    for player in (ada, bruno):
        player.close()
    for one in people:
        one.close()


def test_somebody_on_the_way_to_a_table_is_not_to_blame_when_another_leaves(empty: ServerProcess) -> None:
    wish = {"variant": "napola", "seats": 2}
    people = [LobbyClient(empty, name, game=wish) for name in ("Ada", "Bruno")]
    for one in people:
        one.seek()
    ada, bruno = people
    bruno.ticket()
    leaving = Client(empty, ada.ticket(), gathers=True)
    leaving.say({"type": "leave", "id": "l"})
    leaving.hear("ok")
    late = Client(empty, bruno.ticket(), gathers=True)
    late.until_room(lambda room: room["dissolved"])
    bruno.seek(wait=False)
    assert bruno.hear("waiting", "error")["type"] == "waiting"
    for player in (leaving, late, ada, bruno):
        player.close()
