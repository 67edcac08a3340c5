"""A copy of the database, made while people play."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from settebello.server.store.backup import backup
from settebello.server.store.base import StoreError
from settebello.server.store.sqlite.file import DATABASE_FILE
from tests.support.server_process import TIMEOUT, environment, http, open_table, server_process
from tests.support.socket_client import Client

pytestmark = pytest.mark.slow


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
