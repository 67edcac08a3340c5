"""Profiles, ratings and the lobby: nobody is told a secret of somebody else, in an answer, a message or a log line.

Everybody comes from an address of their own. The names of the secrets that were found are what a failing test shows.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from websockets.sync.client import ClientConnection, connect

from settebello.server.credentials import hash_key, new_key
from settebello.server.people.recovery_phrase import hash_phrase, new_phrase
from settebello.server.store.profiles import DEVICE_ID_LENGTH
from tests.support.server_process import TIMEOUT, ServerProcess, http, server_process

pytestmark = pytest.mark.slow

RATED = {"clock": 60, "rated": True}
CARD = re.compile(r'"(10|[1-9])[DCSB]"')
"""A card in a message."""
FLAGS = ["--lobby", "true", "--proxies", "1", "--log", "json", "--limit", "requests=10000", "--limit", "profiles=100"]


class Person(Struct):
    """Somebody with a profile, and all that they have been told."""

    server: ServerProcess
    number: int
    name: str
    key: str
    """Of their device, which acts for the profile."""
    seat_key: str
    device: str
    """The lasting name of their device."""
    phrase: str = ""
    profile: str = ""
    told: list[str] = []

    @property
    def address(self) -> str:
        return f"203.0.113.{self.number}"

    def secrets(self) -> Mapping[str, str]:
        """Secrets that nobody else may learn, by kind."""
        keys = {"key": self.key, "seat's key": self.seat_key, "device": self.device}
        hashes = {f"hash of the {what}": hash_key(key) for what, key in keys.items()}
        return {
            **keys,
            **hashes,
            "id of the device": hash_key(self.key)[:DEVICE_ID_LENGTH],
            "hash of the device in the lobby": hash_key(f"lobby {self.device}"),
            "phrase": self.phrase,
            "half of the phrase": " ".join(self.phrase.split()[:6]),
            "hash of the phrase": hash_phrase(self.phrase),
            "address": self.address,
        }

    def ask(self, method: str, path: str, body: object = None, *, key: str | None = None) -> Any:
        """Ask the server, with the key of the profile unless another is given; what it says is noted."""
        headers = {"x-forwarded-for": self.address, "authorization": f"Bearer {self.key if key is None else key}"}
        answer = http.request(method, f"{self.server.url}{path}", json=body, headers=headers)
        self.told.append(f"{dict(answer.headers)} {answer.text}")
        return answer.json() if answer.text.startswith("{") else {}

    def connect(self, path: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}{path}"
        return connect(address, additional_headers={"x-forwarded-for": self.address})

    def hear(self, socket: ClientConnection, *kinds: str) -> Any:
        """Everything up to a message of one of these types."""
        while True:
            text = socket.recv(timeout=TIMEOUT)
            self.told.append(str(text))
            message = json.loads(text)
            if message["type"] in kinds:
                return message

    def hear_what_came(self, socket: ClientConnection) -> None:
        while True:
            try:
                self.told.append(str(socket.recv(timeout=0.3)))
            except TimeoutError:
                return


def _people(server: ServerProcess) -> list[Person]:
    people = []
    for number, name in enumerate(("Serafina", "Bartolomeo", "Crocefissa"), 11):
        keys = {"key": new_key(), "seat_key": new_key(), "device": f"device-of-{number}"}
        person = Person(server=server, number=number, name=name, told=[], **keys)
        made = person.ask("POST", "/api/profiles", {"name": name, "key": person.key})
        person.phrase, person.profile = made["phrase"], made["profile"]["id"]
        people.append(person)
    return people


def _try_every_door(person: Person, others: Sequence[Person], table: str) -> None:
    """Whatever may be asked about profiles, ratings and the lobby, rightly and wrongly."""
    person.ask("GET", "/api/profiles/own")
    person.ask("GET", "/api/profiles/own", key="nobody")
    person.ask("GET", "/api/ratings?pool=basic/2")
    person.ask("GET", "/api/lobby")
    for seat in range(2):
        person.ask("POST", "/api/profiles/own/blocks", {"table": table, "seat": seat})
    person.ask("GET", "/api/profiles/own")
    person.ask("GET", "/metrics")
    person.ask("GET", "/ready")
    person.ask("POST", "/api/profiles/restore", {"phrase": new_phrase(), "key": new_key()})
    person.ask("POST", "/api/profiles/restore", {"phrase": "abandon " * 12, "key": new_key()})
    for other in others:
        person.ask("GET", f"/api/profiles/{other.profile}")
        person.ask("GET", "/api/profiles/own", key=other.profile)
        person.ask("POST", "/api/profiles", {"name": other.name, "key": new_key()})
        person.ask("POST", "/api/profiles/own/name", {"name": other.name})
        person.ask("DELETE", f"/api/profiles/own/devices/{other.profile}")
        person.ask("POST", f"/api/profiles/own/blocks/{other.profile}")
        person.ask("GET", "/api/profiles/own")
        person.ask("DELETE", f"/api/profiles/own/blocks/{other.profile}")


def _meet(
    people: Sequence[Person], sockets: Sequence[ClientConnection], connections: ExitStack
) -> Sequence[ClientConnection]:
    """Look for a rated game in the lobby, sit down and begin: their connections to the table."""
    tables = []
    for person, socket in zip(people, sockets, strict=True):
        seek = {"type": "seek", "id": "s", "key": person.seat_key, "name": person.name, "device": person.device}
        socket.send(json.dumps({**seek, **RATED, "profile_key": person.key}))
        person.hear(socket, "waiting", "seated")
    for person, socket in zip(people, sockets, strict=True):
        seated = person.hear(socket, "seated")
        table = connections.enter_context(person.connect(f"/api/tables/{seated['table']}/socket"))
        table.send(json.dumps({"type": "join", "key": person.seat_key, "device": person.device}))
        table.send(json.dumps({"type": "ready", "id": "r", "ready": True}))
        tables.append(table)
    for person, table in zip(people, tables, strict=True):
        person.hear(table, "update")
    return tables


def _play_and_tell(server: ServerProcess) -> list[Person]:
    """Two people meet, play a rated game and block each other, and a third looks on: what all were told."""
    people = _people(server)
    one, other, onlooker = people
    with ExitStack() as connections:
        lobby = [connections.enter_context(person.connect("/api/lobby/socket")) for person in people]
        onlooker.ask("GET", "/api/lobby")
        tables = _meet((one, other), lobby[:2], connections)
        table = json.loads(next(text for text in one.told if '"seated"' in text))["table"]
        for person in people:
            began = len(person.told)
            _try_every_door(person, [another for another in people if another is not person], table)
            assert not [text for text in person.told[began:] if CARD.search(text)]
        one.ask("POST", f"/api/profiles/own/blocks/{other.profile}")
        tables[1].send(json.dumps({"type": "leave", "id": "l"}))
        while not other.ask("GET", "/api/profiles/own")["ratings"]:
            time.sleep(0.2)
        for person, socket in zip(people, lobby, strict=True):
            person.hear_what_came(socket)
        for person, socket in zip(people, tables, strict=False):
            person.hear_what_came(socket)
        for person in people:
            _try_every_door(person, [another for another in people if another is not person], table)
            assert not [text for text in person.told if CARD.search(text)] or person is not onlooker
    return people


def _found(people: Sequence[Person], log: str) -> Iterator[str]:
    """The secrets that somebody else was told, or that are in the log."""
    for person in people:
        for what, secret in person.secrets().items():
            yield from (
                f"{what} told to another" for other in people if other is not person and secret in str(other.told)
            )
            if secret in log:
                yield f"{what} in the log"


def _secrets_told(folder: Path, module: str) -> Sequence[str]:
    server = ServerProcess(folder, module=module, flags=FLAGS)
    try:
        people = _play_and_tell(server)
    finally:
        log = server.stop()
    return [*_found(people, log)]


def test_nobody_is_told_a_secret_of_somebody_else(tmp_path: Path) -> None:
    assert _secrets_told(tmp_path, "settebello.server") == []


def test_nobody_learns_who_has_blocked_them(tmp_path: Path) -> None:
    with server_process(tmp_path, flags=["--lobby", "true", "--proxies", "1"]) as server:
        _block_and_look(server)


def _block_and_look(server: ServerProcess) -> None:
    one, other, third = _people(server)
    for person in (one, other, third):
        for another in (one, other, third):
            person.ask("GET", f"/api/profiles/{another.profile}")
    before = [*other.told]
    one.ask("POST", f"/api/profiles/own/blocks/{other.profile}")
    other.told.clear()
    other.ask("GET", "/api/profiles/own")
    other.ask("GET", f"/api/profiles/{one.profile}")
    assert all(_without_date(text) in [_without_date(known) for known in before] for text in other.told[1:])
    assert one.profile not in other.told[0]


@pytest.mark.parametrize(
    ("leak", "what"),
    [
        ("devices", "id of the device told to another"),
        ("addresses", "address told to another"),
        ("opponents", "hash of the device in the lobby told to another"),
        ("log", "seat's key in the log"),
    ],
)
def test_what_leaks_is_seen(leak: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself is tried with servers that tell too much."""
    monkeypatch.setenv("SETTEBELLO_TEST_LEAK", leak)
    assert what in _secrets_told(tmp_path, "tests.leaks.leaking_server")


def _without_date(text: str) -> str:
    return re.sub(r"'date': '[^']*'", "", text)
