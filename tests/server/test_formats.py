"""Games kept by every format there has been are played on. The files in formats/ are what each format wrote, and are
never written anew: a game between Nonna and Rosa, nine actions old. A new format adds a file."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from settebello.record import read
from settebello.server.postgres_schema import MIGRATIONS as POSTGRES_MIGRATIONS
from settebello.server.schema import MIGRATIONS
from settebello.server.sqlite import FILE
from tests.server.databases import Postgres, require
from tests.server.support import Client, ServerProcess, http, server_process

FORMATS = Path(__file__).parent / "formats"
TABLE, KEY = "old-table", "key-of-the-old-table-0123456789"
PLAYED = ["5S", "2S", "9Dx3C6S", "7Dx2S5S", "10Sx10C", "7C", "2B", "3D", "8Dx2B6B"]


def is_played_on(server: ServerProcess) -> None:
    """Both come back with their keys, find their game and finish the round."""
    nonna, rosa = (Client(server, {"table": TABLE, "key": key}) for key in (KEY, f"{KEY}-rosa"))
    assert [move["action"] for move in nonna.last["view"]["history"]] == PLAYED
    assert [seat["name"] for seat in nonna.table["seats"]] == ["Nonna", "Rosa"]
    while nonna.last["sheet"] is None:
        answer = (nonna, rosa)[nonna.last["view"]["turn"]].move()
        for client in (nonna, rosa):
            while client.last["version"] < answer["version"]:
                client.hear("update")
    kept = read(http.get(f"{server.url}/api/tables/{TABLE}/record").text)
    assert [str(action) for action in kept.rounds[0].actions][: len(PLAYED)] == PLAYED
    assert len(kept.rounds) == 1
    for client in (nonna, rosa):
        client.close()


def test_every_format_has_its_file() -> None:
    """The newest too: it will be old one day."""
    for kind, migrations in (("sqlite", MIGRATIONS), ("postgresql", POSTGRES_MIGRATIONS)):
        expected = {f"{kind}-{number}.sql" for number in range(1, len(migrations) + 1)}
        assert {file.name for file in FORMATS.glob(f"{kind}-*.sql")} == expected


@pytest.mark.parametrize("number", range(1, len(MIGRATIONS) + 1))
def test_a_file_of_an_older_format_is_played_on(number: int, tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / FILE)
    database.executescript((FORMATS / f"sqlite-{number}.sql").read_text(encoding="utf-8"))
    database.close()
    with server_process(tmp_path) as server:
        is_played_on(server)
    database = sqlite3.connect(tmp_path / FILE)
    assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


@pytest.mark.databases
@pytest.mark.parametrize("number", range(1, len(POSTGRES_MIGRATIONS) + 1))
def test_a_database_of_an_older_format_is_played_on(number: int, tmp_path: Path) -> None:
    require()
    postgres = Postgres()
    try:
        asyncio.run(_filled(postgres.url, FORMATS / f"postgresql-{number}.sql"))
        with server_process(tmp_path, flags=["--database", postgres.url]) as server:
            is_played_on(server)
    finally:
        postgres.close()


async def _filled(url: str, file: Path) -> None:
    import asyncpg

    database = await asyncpg.connect(url)
    await database.execute(file.read_text(encoding="utf-8"))
    await database.close()
