"""The process: killed in mid-round and started again, stopped, and started where it cannot run."""

from __future__ import annotations

import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from settebello.server.edge import run
from settebello.server.store.sqlite.file import DATABASE_FILE
from tests.support.database_servers import free_port
from tests.support.server_process import TIMEOUT, ServerProcess, environment, http, open_table, server_process
from tests.support.socket_client import Client

pytestmark = pytest.mark.slow


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    """Kill -9 again and again, at random moments of the rounds: no action that was answered is lost."""
    chance = random.Random(3)
    with server_process(tmp_path) as server:
        client = Client(server, open_table(server))
        for _ in range(3):
            for _ in range(chance.randrange(1, 8)):
                answer = client.move()
            seen = client.last
            server.kill()
            server.restart()
            client.join()
            assert client.last["version"] >= max(answer["version"], seen["version"])
            if client.last["version"] == seen["version"]:
                assert client.last == {**seen, "events": []}
        while not client.over:
            client.move()
            client.wait_for_turn()
        client.close()


def test_an_action_that_was_not_answered_may_be_sent_again(tmp_path: Path) -> None:
    """The client cannot know whether it was kept: it sends it again, and it is done once."""
    with server_process(tmp_path) as server:
        client = Client(server, open_table(server))
        client.wait_for_turn()
        version, action = client.last["version"], client.last["view"]["legal"][0]
        message = {"type": "act", "id": "a", "version": version, "action": action}
        client.say(message)
        server.kill()
        server.restart()
        client.join()
        client.say(message)
        assert client.hear("ok")["version"] == version + 1
        while client.last["version"] <= version:
            client.hear("update")
        assert [move["action"] for move in client.last["view"]["history"]].count(action) == 1
        client.close()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_is_quiet_and_clients_hear_of_it(sign: signal.Signals, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    client = Client(server, open_table(server))
    server.process.send_signal(sign)
    assert server.process.wait(TIMEOUT) == (0 if sign == signal.SIGINT else -sign)
    assert server.stop() == ""
    with pytest.raises(ConnectionClosed) as closed:
        client.hear("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_an_address_that_cannot_be_printed_does_not_stop_the_server(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "settebello.server", "--port", str(port), "--data", str(tmp_path)]
    with open("/dev/full", "wb") as full:
        server = subprocess.Popen(command, env=environment(), stdout=full, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stderr is not None
        assert server.stderr.readline() == "WARNING: The address cannot be printed (No space left on device).\n"
        assert http.get(f"http://127.0.0.1:{port}/health").status_code == 200
    finally:
        server.terminate()
        server.communicate(timeout=TIMEOUT)


def started(*arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "settebello.server", *arguments]
    ended = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=TIMEOUT, check=False)
    return ended.returncode, ended.stderr


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, complaint = started("--port", str(port), "--data", str(tmp_path))
    assert (code, complaint.count("\n")) == (2, 1)
    assert complaint.startswith(f"Port {port} of 127.0.0.1 cannot be used (Address already in use): choose another")


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_cannot_be(port: str, tmp_path: Path) -> None:
    code, complaint = started("--port", port, "--data", str(tmp_path))
    assert (code, complaint.count("\n")) == (2, 1)


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, complaint = started("--port", "0", "--data", str(tmp_path / "file"))
    assert (code, complaint.count("\n")) == (2, 1)
    assert complaint.startswith(f"The games cannot be kept in {tmp_path / 'file'}")


def test_the_usual_port_or_a_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(run, "DEFAULT_PORT", taken.getsockname()[1])
        other = run._listener("127.0.0.1", None)
    assert other.getsockname()[1] not in (0, run.DEFAULT_PORT)
    other.close()
    usual = run._listener("127.0.0.1", None)
    assert usual.getsockname()[1] == run.DEFAULT_PORT
    usual.close()


def _left(client: Client) -> tuple[float, float, float]:
    """Reconnect, and return when that began, the seconds left for the action, and when they were known."""
    begun = time.time()
    client.join()
    return begun, client.last["left"], time.time()


def _let_pass(data: Path, seconds: float) -> None:
    """So long ago is now what the server has kept."""
    with closing(sqlite3.connect(data / DATABASE_FILE)) as database, database:
        changed = database.execute("UPDATE entries SET at = at - ?", (seconds,))
        assert changed.rowcount > 0


def test_a_clock_runs_on_through_a_restart(tmp_path: Path) -> None:
    """Who is on turn when the server is killed has what is left of their time, and neither more nor less."""
    with server_process(tmp_path) as server:
        client = Client(server, open_table(server, clock=300, grace=3600))
        client.wait_for_turn()
        begun, left, known = _left(client)
        version = client.last["version"]
        server.kill()
        _let_pass(tmp_path, 100.0)
        server.restart()
        begun_again, left_again, known_again = _left(client)
        gone_at_least, gone_at_most = 100.0 + begun_again - known, 100.0 + known_again - begun
        assert left - gone_at_most - 1.0 <= left_again <= left - gone_at_least + 1.0
        assert client.last["version"] == version, "nobody has played meanwhile"
        client.move()
        client.close()


def test_a_clock_that_ran_out_while_the_server_was_away_leaves_a_moment(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        client = Client(server, open_table(server, clock=2, grace=3600))
        client.wait_for_turn()
        version = client.last["version"]
        server.kill()
        _let_pass(tmp_path, 3600.0)
        server.restart()
        client.join()
        assert client.last["version"] == version
        assert 0 < client.last["left"] <= 2
        client.hear("update")
        assert client.last["version"] > version, "then a player takes the turn"
        client.close()
