"""A server that can be left alone: settings, limits, what it says of itself, copies, records that prove themselves."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from settebello.server import logs
from settebello.server.app import make_app
from settebello.server.config import Config, ConfigError, load_config
from settebello.server.credentials import log_label
from settebello.server.limits.rate_limiter import AddressBuckets, Limits
from settebello.server.store.backup import backup
from settebello.server.store.base import StoreError
from settebello.server.store.sqlite.store import DATABASE_FILE
from tests.support.memory_store import MemoryStore
from tests.support.server_process import TIMEOUT, ServerProcess, environment, http, open_table, server_process
from tests.support.socket_client import Client


def test_flags_count_more_than_the_environment_and_that_more_than_a_file(tmp_path: Path) -> None:
    file = tmp_path / "settebello.toml"
    file.write_text(
        'port = 1\nhost = "0.0.0.0"\nlog = "json"\norigins = ["https://a.example"]\n[limits]\nsockets = 5\n'
    )
    environment = {"SETTEBELLO_PORT": "2", "SETTEBELLO_LOG": "text", "SETTEBELLO_LIMIT_TABLES": "7", "HOME": "x"}
    found = load_config({"port": "3", "data": None, "hosts": "a.example, b.example"}, environment, file)
    assert (found.port, found.log, found.host) == (3, "text", "0.0.0.0")
    assert (found.hosts, found.origins) == (("a.example", "b.example"), ("https://a.example",))
    assert (found.limits.sockets, found.limits.tables, found.limits.codes) == (5, 7.0, Limits().codes)


@pytest.mark.parametrize(
    ("flags", "environment"),
    [({"port": "many"}, {}), ({}, {"SETTEBELLO_LIMIT_NOTHING": "1"}), ({"log": "loud"}, {}), ({"workers": "-1"}, {})],
)
def test_a_setting_that_cannot_be(flags: Mapping[str, object], environment: Mapping[str, str]) -> None:
    with pytest.raises(ConfigError, match=r"^The server cannot be set up so: .*\.$"):
        load_config(flags, environment)


def test_a_file_of_settings_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("port =")
    for file in (tmp_path / "none.toml", tmp_path / "bad.toml"):
        with pytest.raises(ConfigError, match="cannot be read as settings"):
            load_config({}, {}, file)


def test_a_bucket_fills_again() -> None:
    now = 0.0
    asked = AddressBuckets(rate=2.0, most=3, clock=lambda: now)
    assert [asked.take("a") for _ in range(4)] == [True, True, True, False]
    assert asked.take("b"), "another address has its own"
    now = 0.5
    assert [asked.take("a"), asked.take("a")] == [True, False]


def strangers(**limits: float) -> httpx.AsyncClient:
    """A client from afar, at a server with these limits."""
    config = Config(limits=Limits(**limits))  # type: ignore[arg-type]
    app = make_app(MemoryStore(), config=config)
    transport = httpx.ASGITransport(app=app, client=("203.0.113.9", 5))
    return httpx.AsyncClient(transport=transport, base_url="http://there.example")


@pytest.mark.parametrize(
    ("limits", "method", "path", "word"),
    [
        ({"tables": 4.0}, "POST", "/api/tables", "tables have been opened"),
        ({"codes": 4.0}, "GET", "/api/codes/ABCDEFG", "codes have been tried"),
        ({"requests": 0.5}, "GET", "/api/variants", "have come from here"),
    ],
)
def test_an_address_may_ask_for_so_much(limits: dict[str, float], method: str, path: str, word: str) -> None:
    async def go() -> None:
        async with strangers(**limits) as client:
            answers = [await client.request(method, path, json={} if method == "POST" else None) for _ in range(9)]
            assert [answer.status_code for answer in answers][-1] == 429
            assert answers[0].status_code != 429
            assert word in answers[-1].json()["message"]
            assert answers[-1].headers["retry-after"] == "30"
            assert (await client.get("/health")).status_code == 200

    asyncio.run(go())


def test_an_address_may_have_so_many_connections(tmp_path: Path) -> None:
    flags = ["--proxies", "127.0.0.1", "--limit", "sockets=2", "--limit", "watchers=1"]
    with server_process(tmp_path, flags=flags) as server:
        ticket = open_table(server)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket"
        with connect(address) as one, connect(address) as two:
            with pytest.raises(InvalidStatus):
                connect(address).__enter__()
            with connect(address, additional_headers={"x-forwarded-for": "203.0.113.7"}):
                pass
            one.send('{"type": "watch"}')
            assert json.loads(one.recv(timeout=TIMEOUT))["watching"] is True
            two.send('{"type": "watch"}')
            with pytest.raises(ConnectionClosed):
                two.recv(timeout=TIMEOUT)
        counted = http.get(f"{server.url}/metrics").text
        assert 'settebello_refused_total{reason="sockets"} 1' in counted


def _shout(client: Client) -> None:
    for _ in range(400):
        client.say("[]")
    client.hear("never")


def test_who_sends_too_much_is_told_and_then_cut_off(tmp_path: Path) -> None:
    with server_process(tmp_path, flags=["--limit", "messages=2"]) as server:
        client = Client(server, open_table(server))
        with pytest.raises(ConnectionClosed) as closed:
            _shout(client)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        client.join()
        client.close()


def test_it_counts_what_it_does_and_names_nobody(server: ServerProcess) -> None:
    ticket = open_table(server, name="Secretissima")
    client = Client(server, ticket)
    client.move()
    text = http.get(f"{server.url}/metrics").text
    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(numbers["settebello_entries_total"]) >= 1
    assert float(numbers["settebello_connections"]) >= 1
    assert float(numbers["settebello_append_seconds_count"]) >= 1
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


def test_what_is_logged_is_json_without_secrets(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, flags=["--log", "json"])
    ticket = open_table(server, name="Secretissima")
    client = Client(server, ticket)
    client.say({"type": "join", "key": ticket["key"]})
    client.hear("error")
    with pytest.raises(httpx.HTTPStatusError):
        http.get(f"{server.url}/api/tables/{ticket['table']}x/record").raise_for_status()
    client.close()
    said = server.stop()
    for line in said.splitlines():
        assert {"time", "level", "where", "message"} <= set(json.loads(line))
    for secret in (ticket["table"], ticket["key"], "Secretissima"):
        assert secret not in said


def test_a_line_of_the_log() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonFormatter())
    record = logging.LogRecord("settebello.x", logging.WARNING, "f", 1, "Table %s", (log_label("t"),), None)
    handler.emit(record)
    line: dict[str, Any] = json.loads(stream.getvalue())
    assert (line["level"], line["message"]) == ("warning", f"Table {log_label('t')}")
    assert "t" not in line["message"].split()[1:], "a label, not the name"


def test_a_copy_is_made_while_people_play(tmp_path: Path) -> None:
    with server_process(tmp_path / "games") as server:
        client = Client(server, open_table(server))
        stop = threading.Event()

        def play() -> None:
            while not stop.is_set() and not client.over:
                client.move()
                client.wait_for_turn()

        playing = threading.Thread(target=play)
        playing.start()
        target = tmp_path / "copy.sqlite3"
        command = [sys.executable, "-m", "settebello", "backup", str(target), "--data", str(tmp_path / "games")]
        done = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=TIMEOUT, check=True)
        stop.set()
        playing.join(TIMEOUT)
        assert done.stdout == f"1 tables are in {target}.\n"
        client.close()
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    copy = sqlite3.connect(target)
    numbers = [row[0] for row in copy.execute("SELECT seq FROM entries ORDER BY seq")]
    assert numbers == list(range(1, len(numbers) + 1))
    copy.close()
    again = tmp_path / "again"
    again.mkdir()
    (again / DATABASE_FILE).write_bytes(target.read_bytes())
    with server_process(again) as server:
        assert http.get(f"{server.url}/ready").status_code == 200


def test_a_copy_that_cannot_be_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There are no games in"):
        backup(tmp_path, tmp_path / "copy")
    (tmp_path / DATABASE_FILE).write_text("no database")
    with pytest.raises(StoreError, match="are damaged"):
        backup(tmp_path, tmp_path / "copy")
    with pytest.raises(StoreError, match="could not be copied"):
        backup(tmp_path, tmp_path / "nowhere" / "copy")
    assert not (tmp_path / "copy").exists()


def settebello(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "settebello", *arguments]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=TIMEOUT, check=False)


def test_a_record_proves_its_cards(server: ServerProcess, tmp_path: Path) -> None:
    ticket = open_table(server)
    client = Client(server, ticket)
    while client.room is None or client.last["sheet"] is None:
        client.move()
        client.wait_for_turn()
    text = http.get(f"{server.url}/api/tables/{ticket['table']}/record").text
    client.close()
    file = tmp_path / "game.txt"
    file.write_text(text)
    said = settebello("verify", str(file), "--json")
    proof = json.loads(said.stdout)["rounds"][0]
    assert (said.returncode, proof["shares"]) == (0, 0), "this client takes no part"
    lines = text.splitlines()
    seed, shares = (next(line for line in lines if line.startswith(name)) for name in ("[ServerSeed", "[Shares"))
    for false in (
        text.replace(seed, seed[:13] + ("00" if seed[13:15] != "00" else "11") + seed[15:]),
        text.replace(shares, f'[Shares ["{"00" * 32}", null]]'),
        text.replace(shares, "[Shares 5]"),
        text.replace(seed, "[ServerSeed 5]"),
    ):
        file.write_text(false)
        said = settebello("verify", str(file))
        assert (said.returncode, said.stderr.count("\n"), said.stdout) == (2, 1, "")
        assert said.stderr.startswith("settebello: Round 1")
