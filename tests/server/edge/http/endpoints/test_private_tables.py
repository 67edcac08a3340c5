"""An outsider's access to a table where nobody may watch: the invitation, the record, the socket."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table, server_process
from tests.support.socket_client import Client

NEW = "New-key_of-this-seat-0123456789"


def _bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def _record(server: ServerProcess, table: str, **headers: str) -> httpx.Response:
    return http.get(f"{server.url}/api/tables/{table}/record", headers=headers)


def _seen(server: ServerProcess, table: str, **headers: str) -> httpx.Response:
    return http.get(f"{server.url}/api/tables/{table}", headers=headers)


def _sat(server: ServerProcess, table: str, name: str, **wanted: str) -> dict[str, Any]:
    answer = http.post(f"{server.url}/api/tables/{table}/seats", json={"name": name, **wanted})
    assert answer.status_code == 201, answer.text
    ticket: dict[str, Any] = answer.json()
    return ticket


def _refused(server: ServerProcess, table: str, first: object) -> str:
    """Why the socket was closed that began so."""
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps(first))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=TIMEOUT)
    assert closed.value.rcvd is not None
    return f"{closed.value.rcvd.code} {closed.value.rcvd.reason}"


def test_the_record_is_for_who_sits_there(server: ServerProcess) -> None:
    ticket = open_table(server, watchers=False)
    table = ticket["table"]
    assert _record(server, table, **_bearer(ticket["key"])).status_code == 200
    assert _record(server, table, authorization=f"bearer  {ticket['key']}").status_code == 200
    nobody: list[dict[str, str]] = [{}, {"authorization": ticket["key"]}, {"authorization": "Bearer"}]
    for headers in (*nobody, _bearer("a" * 32)):
        answer = _record(server, table, **headers)
        code = "record-seated" if headers in nobody else "wrong-key"
        assert (answer.status_code, answer.json()["code"]) == (403, code)
        assert answer.headers["cache-control"] == "no-store"
    german = _record(server, table, **{"accept-language": "de"}).json()["message"]
    assert german.startswith("An diesem Tisch darf niemand zusehen")


def test_the_record_of_a_table_that_may_be_watched_is_for_everybody(server: ServerProcess) -> None:
    assert _record(server, open_table(server)["table"]).status_code == 200


def test_a_key_in_an_address_opens_nothing(server: ServerProcess) -> None:
    ticket = open_table(server, watchers=False)
    address = f"{server.url}/api/tables/{ticket['table']}/record"
    assert http.get(address, params={"key": ticket["key"]}).status_code == 403


def test_an_invitation_names_nobody_to_others_once_the_game_has_begun(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna", watchers=False)
    table = ticket["table"]
    assert _seen(server, table).json()["seats"][0]["name"] == "Nonna", "who is invited sees who invites"
    rosa = _sat(server, table, "Rosa")
    clients = [Client(server, one, gathers=True) for one in (ticket, rosa)]
    for client in clients:
        client.say({"type": "ready", "id": "r", "ready": True})
    for client in clients:
        client.hear("update")
    shown = _seen(server, table).json()
    assert ([seat["name"] for seat in shown["seats"]], shown["begun"]) == (["", ""], True)
    shown = _seen(server, table, **_bearer(rosa["key"])).json()
    assert [seat["name"] for seat in shown["seats"]] == ["Nonna", "Rosa"]
    for client in clients:
        client.close()


def test_who_was_removed_is_told_so_wherever_they_come(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open", "open"], seats=3, name="Nonna", watchers=False)
    table = ticket["table"]
    rosa = _sat(server, table, "Rosa", device="the-phone-of-Rosa")
    nonna, phone = Client(server, ticket, gathers=True), Client(server, rosa, gathers=True)
    nonna.until_room(lambda room: room["seats"][1]["here"])
    nonna.say({"type": "fill", "id": "f", "seat": 1, "player": None})
    error = phone.hear("error")
    assert (error["id"], error["code"]) == (None, "removed")
    with pytest.raises(ConnectionClosed) as closed:
        phone.hear("room")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, error["message"])
    assert _seen(server, table, **_bearer(rosa["key"])).json()["code"] == "removed"
    assert _record(server, table, **_bearer(rosa["key"])).json()["code"] == "removed"
    assert "sent you away" in _refused(server, table, {"type": "join", "key": rosa["key"]})
    for wanted in ({"key": rosa["key"]}, {"device": "the-phone-of-Rosa"}):
        answer = http.post(f"{server.url}/api/tables/{table}/seats", json={"name": "Rosina", **wanted})
        assert (answer.status_code, answer.json()["code"]) == (400, "removed")
    nonna.until_room(lambda room: room["removed"] == ["Rosa"])
    nonna.say({"type": "admit", "id": "a", "name": "Rosa"})
    nonna.until_room(lambda room: room["removed"] == [])
    assert _sat(server, table, "Rosa", key=rosa["key"], device="the-phone-of-Rosa")["key"] == rosa["key"]
    nonna.close()
    phone.close()


def test_a_device_is_kept_as_a_hash_that_is_another_at_every_table(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        for _ in range(2):
            _sat(server, open_table(server, against=["open"])["table"], "Rosa", device="the-phone-of-Rosa")
        kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert b"the-phone-of-Rosa" not in kept
    hashes = re.findall(rb'"device":"([0-9a-f]{64})"', kept)
    assert len(set(hashes)) == 2


def test_who_left_before_the_game_is_closed_and_may_sit_down_again(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna", watchers=False)
    rosa = _sat(server, ticket["table"], "Rosa")
    client = Client(server, rosa, gathers=True)
    client.say({"type": "leave", "id": "l"})
    assert client.hear("ok")["id"] == "l", "it is answered first"
    assert client.hear("error")["code"] == "left"
    with pytest.raises(ConnectionClosed):
        client.hear("room")
    client.close()
    assert _record(server, ticket["table"], **_bearer(rosa["key"])).json()["code"] == "wrong-key"
    assert _sat(server, ticket["table"], "Rosa", key=rosa["key"])["seat"] == 1


def test_who_has_left_a_game_is_told_nothing_more_on_that_socket(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna", watchers=False)
    rosa = Client(server, _sat(server, ticket["table"], "Rosa"), gathers=True)
    nonna = Client(server, ticket, gathers=True)
    for client in (nonna, rosa):
        client.say({"type": "ready", "id": "r", "ready": True})
    for client in (nonna, rosa):
        client.hear("update")
    rosa.say({"type": "leave", "id": "l"})
    assert rosa.hear("ok")["id"] == "l"
    seen = len(rosa.updates)
    for message in (
        {"type": "missed", "id": "m", "version": 0},
        {"type": "say", "id": "s", "phrase": "hello"},
        {"type": "hint", "id": "h", "version": rosa.last["version"]},
    ):
        rosa.say(message)
        assert rosa.hear("error")["code"] == "left"
    assert len(rosa.updates) == seen
    nonna.close()
    rosa.close()


def test_a_link_is_renewed_and_the_old_one_works_nowhere(server: ServerProcess) -> None:
    ticket = open_table(server, watchers=False)
    table, old = ticket["table"], ticket["key"]
    client, other = Client(server, ticket), Client(server, ticket)
    client.socket.send(json.dumps({"type": "rekey", "id": "k", "key": NEW}))
    assert client.hear("ok")["id"] == "k"
    for one in (client, other):  # the first has not named its device, and comes back with the new one
        assert one.hear("error")["code"] == "key-renewed"
        with pytest.raises(ConnectionClosed):
            one.hear("room")
        one.close()
    assert "new link" in _refused(server, table, {"type": "join", "key": old})
    assert _record(server, table, **_bearer(old)).json()["code"] == "key-renewed"
    assert _seen(server, table, **_bearer(old)).json()["code"] == "key-renewed"
    assert _record(server, table, **_bearer(NEW)).status_code == 200
    again = Client(server, {**ticket, "key": NEW})
    again.close()


@pytest.mark.parametrize(
    ("agent", "kind"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36", "Chrome"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge"),
        ("Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1", "Safari"),
        ("<script>", ""),
    ],
)
def test_a_device_is_called_by_the_family_of_its_browser(agent: str, kind: str, server: ServerProcess) -> None:
    ticket = open_table(server)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket"
    with connect(address, user_agent_header=agent) as socket:
        socket.send(json.dumps({"type": "join", "key": ticket["key"], "device": "d"}))
        told = next(message for message in map(json.loads, socket) if message["type"] == "room")
    assert [(one["kind"], one["own"]) for one in told["connected"]] == [(kind, True)]
