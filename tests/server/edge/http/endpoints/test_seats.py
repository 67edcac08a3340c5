"""Sitting down over HTTP, and what a spectator gets at a real server."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.sync.client import connect

from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table
from tests.support.socket_client import Client


def sit(server: ServerProcess, table: str, **wanted: object) -> httpx.Response:
    return http.post(f"{server.url}/api/tables/{table}/seats", json=wanted)


def test_a_table_by_link_and_by_code(server: ServerProcess) -> None:
    ticket = open_table(server, seats=4, against=["open", "greedy", "open"], name="Nonna", grace=30, clock=60)
    code = ticket["code"]
    for written in (code, code.lower(), f"{code[:3]}-{code[3:]}"):
        assert http.get(f"{server.url}/api/codes/{written}").json() == {"table": ticket["table"]}
    shown = http.get(f"{server.url}/api/tables/{ticket['table']}").json()
    assert (shown["open"], shown["begun"], shown["clock"]) == ([1, 3], False, 60.0)
    assert [seat["name"] for seat in shown["seats"]] == ["Nonna", "", "Ada", ""]
    assert '"key"' not in json.dumps(shown)
    assert shown["rule_headings"][0]["before"] == 0
    assert shown["rule_examples"][0]["card"] == "6D"
    answer = sit(server, ticket["table"], name="Rosa", seat=3)
    assert (answer.status_code, answer.json()["seat"], answer.json()["code"]) == (201, 3, code)
    rosa = Client(server, answer.json(), gathers=True)
    rosa.until_room(lambda room: room["seat"] == 3)
    rosa.say({"type": "ready", "id": "r", "ready": True})
    nonna = Client(server, ticket, gathers=True)
    nonna.until_room(lambda room: room["seats"][3]["ready"])
    nonna.say({"type": "start", "id": "s"})
    for client in (nonna, rosa):
        client.hear("update")
        assert client.last["left"] is None or 0 < client.last["left"] <= 60
    shown = http.get(f"{server.url}/api/tables/{ticket['table']}").json()
    assert (shown["open"], shown["begun"]) == ([], True)
    assert sit(server, ticket["table"], name="Pino").json()["message"] == "All seats at this table are taken."
    again = Client(server, answer.json())
    while rosa.last["version"] < again.last["version"]:
        rosa.hear("update")
    while again.last["version"] < rosa.last["version"]:
        again.hear("update")
    assert again.last["view"] == rosa.last["view"], "another device, the same seat"
    for client in (nonna, rosa, again):
        client.close()


def test_what_is_told_of_the_rules(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], grace=30)
    address = f"{server.url}/api/tables/{ticket['table']}"
    told = http.get(address, params={"lang": "it"}).json()
    assert told["grace"] == 30
    assert any("scopa" in words.lower() for words in told["rule_sheet"])
    assert http.get(address).json()["rule_sheet"] != told["rule_sheet"]
    assert "There are no words in the language" in http.get(address, params={"lang": "xx"}).json()["message"]


def test_whoever_leaves_a_game_is_played_for_though_still_connected(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna")
    nonna = Client(server, ticket, gathers=True)
    rosa = Client(server, sit(server, ticket["table"], name="Rosa").json(), gathers=True)
    for client in (nonna, rosa):
        client.say({"type": "ready", "id": "r", "ready": True})
    for client in (nonna, rosa):
        client.hear("update")
    rosa.say({"type": "leave", "id": "l"})
    assert rosa.hear("ok")["id"] == "l"
    nonna.until_room(lambda room: room["seats"][1]["stand_in"])
    for _ in range(2):
        nonna.move()
    nonna.wait_for_turn()
    assert nonna.room is not None
    assert (nonna.room["seats"][1]["stand_in"], nonna.room["seats"][1]["here"]) == (True, False)
    for client in (nonna, rosa):
        client.close()


def test_the_same_key_again_is_the_same_seat(server: ServerProcess) -> None:
    ticket = open_table(server, seats=3, against=["open", "open"])
    key = "Abcdefgh_ijklmnop-1234567890"
    first, second = (sit(server, ticket["table"], name="Rosa", key=key) for _ in range(2))
    assert first.json() == second.json()
    assert first.json()["key"] == key


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"name": ""}, "A name has 1 to 30 characters"),
        ({"name": "Rosa", "key": "short"}, "A key has 22 to 64 random letters"),
        ({"name": "Rosa", "key": "a" * 30}, "A key has 22 to 64 random letters"),
        ({"name": "Rosa", "seat": 0}, "This seat is taken"),
        ({"name": "Rosa", "seat": 9}, "This request cannot be read"),
        ({}, "This request cannot be read"),
    ],
)
def test_who_cannot_sit_down(wanted: dict[str, object], sentence: str, server: ServerProcess) -> None:
    answer = sit(server, open_table(server, against=["open"])["table"], **wanted)
    assert answer.status_code == 400
    assert answer.json()["message"].startswith(sentence)


def test_a_code_that_leads_nowhere(server: ServerProcess) -> None:
    for code in ("ABCDEFG", "x", "%00"):
        answer = http.get(f"{server.url}/api/codes/{code}")
        assert (answer.status_code, "There is no table with this code" in answer.json()["message"]) == (404, True)


def test_a_spectator(server: ServerProcess) -> None:
    ticket = open_table(server)
    client = Client(server, ticket)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket") as socket:
        socket.send('{"type": "watch"}')
        told = {(message := json.loads(socket.recv(timeout=TIMEOUT)))["type"]: message for _ in range(4)}
        table, room, update = told["table"], told["room"], told["update"]
        assert (table["watching"], table["hints"], room["seat"], update["view"]["hand"]) == (True, False, None, [])
        for asked in ({"type": "act", "version": update["version"], "action": "7D"}, {"type": "next", "version": 1}):
            socket.send(json.dumps({**asked, "id": "x"}))
            answer = {"type": ""}
            while answer["type"] != "error":
                answer = json.loads(socket.recv(timeout=TIMEOUT))
            assert answer["message"] == "You are watching this table: sit down to play."
        client.until_room(lambda room: room["watchers"] == 1)
    client.close()


def test_a_table_that_nobody_may_watch(server: ServerProcess) -> None:
    ticket = open_table(server, watchers=False)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket") as socket:
        socket.send('{"type": "watch"}')
        with pytest.raises(Exception, match="Watching is not allowed"):
            socket.recv(timeout=TIMEOUT)
