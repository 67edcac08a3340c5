"""Secrets of seats: long, kept as hashes only, and repeated nowhere. Names are shown as they are, and never run."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from settebello.server.credentials import WeakKey, hash_key, new_key, new_table_id, validate_key
from settebello.shuffle import new_seed
from tests.fuzz.requests import PLACES
from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table, server_process
from tests.support.socket_client import Client

ROOT = Path(__file__).parents[2]
OWN = "Own-key_of-this-device-0123456789"


def bits(text: str) -> int:
    return 8 * len(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))


def test_secrets_are_long_and_never_the_same() -> None:
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    assert min(map(bits, keys)) >= 128
    assert bits(new_table_id()) >= 96
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(new_seed()) == 32


@pytest.mark.parametrize(
    "key", ["", "short", "a" * 40, "abcdefgh" * 2, "x" * 21, "key with spaces, long enough", "é" * 30]
)
def test_a_secret_of_ones_own_must_be_long_too(key: str) -> None:
    with pytest.raises(WeakKey) as refused:
        validate_key(key)
    assert not key or key not in str(refused.value)


@pytest.mark.slow
def test_only_hashes_of_secrets_are_on_the_disk(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        ticket = open_table(server, seats=3, against=["open", "greedy"])
        body = {"name": "Rosa", "key": OWN}
        assert http.post(f"{server.url}/api/tables/{ticket['table']}/seats", json=body).status_code == 201
        kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    for key in (ticket["key"], OWN):
        assert hash_key(key).encode() in kept
        assert key.encode() not in kept


@pytest.mark.slow
def test_a_secret_in_the_wrong_place_is_not_repeated(tmp_path: Path) -> None:
    """Neither in an error nor in the log nor among the numbers, however it is sent."""
    server = ServerProcess(tmp_path, flags=["--log", "json"])
    ticket = open_table(server)
    key, table = ticket["key"], f"{server.url}/api/tables/{ticket['table']}"
    said = [
        http.post(f"{table}/seats", json={"name": "Rosa", "key": key + "x" * 60}).text,
        http.post(f"{table}/seats", json={"name": "Rosa", "seat": key}).text,
        http.get(f"{table}/record", headers={"authorization": key, "cookie": key}).text,
        http.get(f"{server.url}/metrics").text,
    ]
    for message in ({"type": "join", "key": key + "x"}, {"type": "join", "key": key, "version": "one"}, {"type": key}):
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket") as socket:
            socket.send(json.dumps(message))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=TIMEOUT)
        said.append(str(closed.value))
    client = Client(server, ticket)
    for message in ({"type": "act", "id": "a", "version": 1, "action": key}, {"type": "say", "id": "a", "phrase": key}):
        client.say(message)
        client.hear("error")
    client.close()
    said.append(server.stop())
    assert not [text for text in said if key in text]


@pytest.mark.slow
def test_only_known_origins_open_a_socket(tmp_path: Path) -> None:
    with server_process(tmp_path, flags=["--origins", "https://friend.example"]) as server:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{open_table(server)['table']}/socket"
        for origin in ("https://friend.example", server.url):
            with connect(address, origin=Origin(origin)):
                pass
        for origin in ("https://friend.example.evil.example", "http://friend.example", "null", "file://"):
            with pytest.raises(InvalidStatus) as refusal:
                connect(address, origin=Origin(origin)).__enter__()
            assert refusal.value.response.status_code == 403


def test_a_name_is_text_wherever_it_goes(server: ServerProcess) -> None:
    """It goes out as JSON, never as a page; and the page shows text as text."""
    name = "<img src=x onerror=a()>"
    ticket = open_table(server, name=name)
    answer = http.get(f"{server.url}/api/tables/{ticket['table']}")
    assert answer.json()["seats"][0]["name"] == name
    assert answer.headers["content-type"] == "application/json"
    record = http.get(f"{server.url}/api/tables/{ticket['table']}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    for text in (answer, record):
        assert text.headers["x-content-type-options"] == "nosniff"


def test_the_page_runs_no_text() -> None:
    runs = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function")
    sources = [file for kind in ("*.svelte", "*.ts") for file in (ROOT / "web" / "src").rglob(kind)]
    assert len(sources) > 20
    assert [str(file) for file in sources if runs.search(file.read_text(encoding="utf-8"))] == []


def test_no_address_has_room_for_a_secret() -> None:
    """Addresses name tables, matches, groups, profiles, days and codes: a proxy's log or a browser's referrer never
    contains the secret of a seat, a member or a profile. A device is named by its own number, not by its key."""
    holes = {hole for path, _ in PLACES for hole in re.findall(r"{(\w+)", path)}
    assert holes <= {"table", "game", "code", "path", "profile", "device", "match", "day", "group"}
