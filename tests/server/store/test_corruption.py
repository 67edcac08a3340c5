"""Damage on the disk gives a sentence, and stops nothing else."""

from __future__ import annotations

import asyncio
import os
import pwd
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from settebello.server.credentials import log_label, new_table_id
from settebello.server.model import Entry
from settebello.server.store.backup import backup
from settebello.server.store.base import StoreError
from settebello.server.store.sqlite.file import DATABASE_FILE
from settebello.server.store.sqlite.store import SqliteStore
from tests.support.database_servers import USER
from tests.support.live_tables import opened_table
from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table
from tests.support.socket_client import Client

pytestmark = pytest.mark.slow

JOIN = '{"type": "join", "key": "any"}'
DAMAGE = [
    "UPDATE tables SET rules = '{'",
    """UPDATE tables SET rules = '{"pack": 5}'""",
    "UPDATE tables SET places = '[]'",
    "UPDATE tables SET places = 'null'",
    "UPDATE tables SET title = x'00ff'",
    "UPDATE tables SET title = CAST(x'ff' AS TEXT)",
    "UPDATE tables SET dealer = 'nobody'",
    "UPDATE tables SET dealer = 99",
    "UPDATE tables SET lobby = 'nonsense'",
    "UPDATE tables SET watchers = 7",
    "UPDATE tables SET clock = 'noon'",
    "UPDATE entries SET text = 'zz'",
    "UPDATE entries SET text = ''",
    "UPDATE entries SET text = x'00ff'",
    "UPDATE entries SET text = CAST(x'ff' AS TEXT)",
    "UPDATE entries SET kind = 'nonsense'",
    "UPDATE entries SET kind = 'claim', text = '9'",
    "UPDATE entries SET kind = 'action', text = '7D'",
    "UPDATE entries SET kind = 'step'",
]


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Path]]:
    folder = tmp_path_factory.mktemp("damaged")
    server = ServerProcess(folder, flags=["--workers", "0"])
    yield server, folder
    server.stop()


def stored_table(folder: Path) -> str:
    """The id of a table that is only on the disk: the server has not seen it yet."""
    setup = replace(opened_table(), id=new_table_id())

    async def store() -> None:
        kept = SqliteStore(folder)
        await kept.create(setup, Entry(kind="round", text="00" * 32))
        await kept.close()

    asyncio.run(store())
    return setup.id


@pytest.mark.parametrize("statement", DAMAGE, ids=[statement[7:45] for statement in DAMAGE])
def test_a_damaged_table_says_so(statement: str, damaged: tuple[ServerProcess, Path]) -> None:
    server, folder = damaged
    bad, good = stored_table(folder), open_table(server)
    column = "table_id" if "entries" in statement else "id"
    with closing(sqlite3.connect(folder / DATABASE_FILE, isolation_level=None, timeout=TIMEOUT)) as database:
        database.execute(f"{statement} WHERE {column} = ?", (bad,))
    for path in ("", "/record"):
        answer = http.get(f"{server.url}/api/tables/{bad}{path}")
        assert (answer.status_code, answer.json()["message"][-1]) == (503, ".")
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{bad}/socket") as socket:
        socket.send(JOIN)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=TIMEOUT)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason.startswith("Th")) == (1011, True)
    client = Client(server, good)
    client.move()
    client.close()
    assert http.get(f"{server.url}/ready").status_code == 200


def test_a_damaged_table_fails_alone(tmp_path: Path) -> None:
    """Also if it was requested together with others."""

    async def go() -> None:
        store = SqliteStore(tmp_path)
        names = [f"t{number}" for number in range(9)]
        for name in names:
            await store.create(replace(opened_table(), id=name), Entry(kind="round", text="00" * 32))
        with closing(sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)) as database:
            database.execute("UPDATE tables SET title = x'00ff' WHERE id = 't3'")
            database.execute("UPDATE entries SET text = CAST(x'ff' AS TEXT) WHERE table_id = 't5'")
        loaded = await asyncio.gather(*(store.load(name) for name in names), return_exceptions=True)
        assert [name for name, found in zip(names, loaded, strict=True) if isinstance(found, Exception)] == ["t3", "t5"]
        assert all(isinstance(loaded[number], StoreError) for number in (3, 5))
        await store.close()

    asyncio.run(go())


def test_a_damaged_table_is_not_named_in_the_log(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, flags=["--log", "json", "--workers", "0"])
    table = stored_table(tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None, timeout=TIMEOUT)) as database:
        database.execute("UPDATE tables SET rules = '{'")
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
        socket.send(JOIN)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=TIMEOUT)
    said = server.stop()
    assert log_label(table) in said
    assert table not in said


def test_a_copy_of_damaged_games_says_so(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        await store.create(opened_table(), *(Entry(kind="round", text="00" * 32) for _ in range(500)))
        await store.close()

    asyncio.run(go())
    file = tmp_path / DATABASE_FILE
    text = bytearray(file.read_bytes())
    text[8192:12288] = b"\xff" * 4096
    file.write_bytes(text)
    with pytest.raises(StoreError, match=r"^The games in .* are damaged \(.*\): go back to an older copy\.$"):
        backup(tmp_path, tmp_path / "copy")
    assert sorted(found.name for found in tmp_path.iterdir() if "copy" in found.name) == []


@contextmanager
def as_nobody() -> Iterator[None]:
    """Who runs the tests as root may write everywhere: not for a moment."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(pwd.getpwnam(USER).pw_uid)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("whole", [True, False])
def test_a_copy_is_made_from_a_disk_that_may_only_be_read(whole: bool, tmp_path: Path) -> None:
    """Even if the server was killed, and the last writes are in the log next to the file."""

    async def go() -> None:
        store = SqliteStore(tmp_path)
        await store.create(opened_table(), Entry(kind="round", text="00" * 32))
        if whole:
            await store.close()
        for file in tmp_path.iterdir():
            if not file.name.endswith("-shm"):
                (games / file.name).write_bytes(file.read_bytes())
                (games / file.name).chmod(0o444)
        if not whole:
            await store.close()

    with tempfile.TemporaryDirectory(prefix="settebello-") as place:
        games, out = Path(place) / "games", Path(place) / "out"
        for folder in (games, out):
            folder.mkdir()
        asyncio.run(go())
        for folder, mode in ((Path(place), 0o755), (games, 0o555), (out, 0o777)):
            folder.chmod(mode)
        target = out / "copy.sqlite3"
        with as_nobody():
            assert backup(games, target) == 1
        with closing(sqlite3.connect(target)) as copy:
            assert copy.execute("SELECT count(*) FROM entries").fetchone() == (1,)
        assert [file.name for file in out.iterdir()] == [target.name]
        games.chmod(0o755)
