"""The socket, at a real server: a whole game, and everything that a client can do wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from settebello.commit_reveal import share_commitment, table_name
from settebello.errors import CardError, IllegalAction, SettebelloError
from settebello.record import read
from settebello.server.credentials import new_table_id
from settebello.server.edge.socket.messages import MessageError, refusal_reason
from settebello.server.live.bots.player_executor import PlayerFailed
from settebello.server.store.base import TableNotFound
from settebello.server.tables.commands import StaleVersion
from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table
from tests.support.socket_client import Client


@pytest.mark.parametrize(
    "wanted", [{"seats": 2}, {"seats": 4, "against": ["random"] * 3}, {"variant": "chkobba"}], ids=str
)
def test_a_whole_game(wanted: dict[str, Any], server: ServerProcess) -> None:
    ticket = open_table(server, **wanted)
    client = Client(server, ticket)
    versions = [client.last["version"]]
    while not client.over:
        client.move()
        client.wait_for_turn()
    versions = [update["version"] for update in client.updates]
    assert versions == sorted(set(versions)), "every version once, in order; steps of the shuffle are between them"
    sheet = client.last["sheet"]
    assert max(sheet["game"]) >= client.table["target"]
    assert sheet["game"][sheet["winners"][0]] == max(sheet["game"])
    kept = read(http.get(f"{server.url}/api/tables/{ticket['table']}/record").text)
    game = kept.replay()
    assert (game.state, game.totals) == ("over", tuple(sheet["game"]))
    assert sum(len(played.actions) + 1 for played in kept.rounds) == len(versions)
    client.close()


WRONG: list[tuple[str | bytes, str | None, str]] = [
    ("seven of coins", None, "This is not a message of the protocol: JSON is malformed"),
    ("", None, "This is not a message of the protocol: Input data was truncated."),
    ("[]", None, "This is not a message of the protocol: Expected `object`, got `array`."),
    ("{}", None, "This is not a message of the protocol: Object missing required field `type`."),
    ('{"type": "shout"}', None, "This is not a message of the protocol: Invalid value 'shout'"),
    (b"\x00\xff", None, "This is not a message of the protocol"),
    (
        '{"type": "act", "id": "a", "version": "1", "action": "7D"}',
        "a",
        "This is not a message of the protocol: Expected",
    ),
    ('{"type": "act", "id": "a", "version": 1}', "a", "This is not a message of the protocol: Object missing required"),
    ('{"type": "act", "id": 7, "version": 1, "action": "7D"}', None, "This is not a message of the protocol: Expected"),
    (
        '{"type": "next", "id": "a", "version": 1, "more": 1}',
        "a",
        "This is not a message of the protocol: Object contains",
    ),
    (
        '{"type": "next", "id": "%s", "version": 1}' % ("a" * 65),
        "a" * 65,
        "This is not a message of the protocol: Expected",
    ),
    ('{"type": "next", "id": "\\u0000", "version": 1}', "\x00", "This is not a message of the protocol: Expected"),
    (
        '{"type": "act", "id": "a", "version": 1, "action": "%s"}' % ("x" * 5000),
        None,
        "A message has at most 4096 characters",
    ),
    ('{"type": "act", "id": "a", "version": 99999999999999999999999999, "action": ""}', "a", "The game has moved on"),
    ('{"type": "join", "key": "again"}', None, "You are already at this table."),
    (
        '{"type": "commit", "id": "a", "round": 1, "exchange": 1, "commitment": "%s\\n"}' % ("ab" * 32),
        "a",
        "This is not a message of the protocol: Expected `str` matching regex",
    ),
    (
        '{"type": "reveal", "id": "a", "round": 1, "exchange": 1, "share": "%s\\n"}' % ("ab" * 32),
        "a",
        "This is not a message of the protocol: Expected `str` matching regex",
    ),
    ("[" * 3000, None, "This is not a message of the protocol"),
    ('{"x": ' + "[" * 2000 + ', "type": "act"}', None, "This is not a message of the protocol"),
]


@pytest.mark.parametrize(("message", "name", "sentence"), WRONG, ids=[str(case[0])[:40] for case in WRONG])
def test_what_is_no_message_is_said_and_changes_nothing(
    message: str | bytes, name: str | None, sentence: str, server: ServerProcess
) -> None:
    client = Client(server, open_table(server))
    client.wait_for_turn()
    before = client.last["version"]
    client.say(message)
    error = client.hear("error")
    assert (error["id"], error["message"][: len(sentence)]) == (name, sentence)
    assert client.move()["version"] == before + 1, "the game goes on"
    client.close()


def test_stale_and_illegal_actions(server: ServerProcess) -> None:
    client = Client(server, open_table(server))
    client.wait_for_turn()
    now = client.last
    for action in ("7D", "9Cx4S5B", "declare", "seven"):
        if action not in now["view"]["legal"]:
            client.say({"type": "act", "id": action, "version": now["version"], "action": action})
            assert client.hear("error")["id"] == action
    client.say({"type": "act", "id": "old", "version": now["version"] - 1, "action": now["view"]["legal"][0]})
    assert client.hear("error")["message"].startswith("The game has moved on")
    fresh = client.hear("update")
    assert fresh == {**now, "events": []}
    client.close()


def test_the_same_action_again(server: ServerProcess) -> None:
    client = Client(server, open_table(server))
    client.wait_for_turn()
    message = {"type": "act", "id": "a", "version": client.last["version"], "action": client.last["view"]["legal"][0]}
    client.say(message)
    first = client.hear("ok")
    client.say(message)
    assert client.hear("ok") == first
    client.join()
    client.say(message)
    assert client.hear("ok") == first
    client.close()


def test_a_message_far_too_long_ends_the_connection_and_not_the_game(server: ServerProcess) -> None:
    client = Client(server, open_table(server))
    client.say("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        client.hear("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    client.join()
    client.move()
    client.close()


def closing(server: ServerProcess, table: str, *messages: object) -> int:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
        for message in messages:
            socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=TIMEOUT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason.endswith("."), "a sentence"
    return closed.value.rcvd.code


def test_who_may_not_sit_down(server: ServerProcess) -> None:
    table, key = (open_table(server)[field] for field in ("table", "key"))
    assert closing(server, "none", {"type": "join", "key": key}) == 4404
    assert closing(server, "none", {"type": "watch"}) == 4404
    assert closing(server, "none", "hello") == 4400
    assert closing(server, table, {"type": "join", "key": "wrong"}) == 4403
    assert closing(server, table, {"type": "join", "key": ""}) == 4403
    assert closing(server, table, {"type": "join", "key": "clé"}) == 4403
    assert closing(server, open_table(server)["table"], {"type": "join", "key": key}) == 4403
    assert closing(server, table, {"type": "next", "id": "a", "version": 1}) == 4400
    assert closing(server, table, "hello") == 4400
    assert closing(server, table, b"\xff") == 4400
    assert closing(server, table, '{"x": ' + "[" * 2000) == 4400


def test_other_sites_may_not_open_a_socket(server: ServerProcess) -> None:
    table = open_table(server)["table"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refusal, connect(address, origin=Origin("https://evil.example")):
        pass
    assert refusal.value.response.status_code == 403
    with connect(address, origin=Origin(server.url)):
        pass


def test_two_devices_at_one_seat_see_the_same(server: ServerProcess) -> None:
    ticket = open_table(server)
    one, other = Client(server, ticket), Client(server, ticket)
    one.wait_for_turn()
    one.move()
    one.wait_for_turn()
    while other.last["version"] < one.last["version"]:
        other.hear("update")
    assert other.last == one.last
    one.close()
    other.close()


def test_a_share_in_the_first_message_deals_at_once(server: ServerProcess) -> None:
    """Opening with a commitment fixes the list, so the table waits for nothing else."""
    name, share = new_table_id(), bytes([7] * 32)
    bound = share_commitment(table_name(name), round_number=1, exchange=1, seat=0, share=share).hex()
    ticket = open_table(server, table=name, commitment=bound)
    assert ticket["shuffle"]["transcript"]["commitments"] == [bound, None]
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket") as socket:
        socket.send(json.dumps({"type": "join", "key": ticket["key"], "share": share.hex()}))
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1]["type"] != "update":
            heard.append(json.loads(socket.recv(timeout=TIMEOUT)))
    assert len(heard[-1]["view"]["hand"]) == 3, "no message more was needed"
    told = [message for message in heard if message["type"] == "shuffle"]
    assert told[-1]["last"] == ticket["shuffle"]["transcript"]


def test_a_client_may_connect_while_the_table_is_opened(server: ServerProcess) -> None:
    name = new_table_id()
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket") as socket:
        ticket = open_table(server, table=name)
        socket.send(json.dumps({"type": "join", "key": ticket["key"]}))
        heard = [json.loads(socket.recv(timeout=TIMEOUT))]
        while heard[-1]["type"] != "update":
            heard.append(json.loads(socket.recv(timeout=TIMEOUT)))
    assert heard[0]["type"] == "table"


def test_a_wrong_share_in_the_first_message_deals_nothing(server: ServerProcess) -> None:
    name = new_table_id()
    bound = share_commitment(table_name(name), round_number=1, exchange=1, seat=0, share=bytes(32)).hex()
    key = open_table(server, table=name, commitment=bound)["key"]
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket") as socket:
        socket.send(json.dumps({"type": "join", "key": key, "share": "11" * 32}))
        socket.send(json.dumps({"type": "reveal", "id": "r", "round": 1, "exchange": 1, "share": "22" * 32}))
        heard = [json.loads(socket.recv(timeout=TIMEOUT))]
        while heard[-1].get("id") != "r":
            heard.append(json.loads(socket.recv(timeout=TIMEOUT)))
    assert heard[-1]["code"] == "other-share"
    assert "update" not in {message["type"] for message in heard}


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (MessageError, "invalid-message"),
        (IllegalAction, "illegal-action"),
        (StaleVersion, "stale-version"),
        (PlayerFailed, "player-failed"),
        (TableNotFound, "store-error"),
        (CardError, "invalid-value"),
    ],
)
def test_a_refusal_is_counted_by_its_reason(error: type[SettebelloError], reason: str) -> None:
    assert refusal_reason(error("No.")) == reason
