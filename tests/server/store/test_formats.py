"""Games kept by every format can be continued. The files in formats/ have a game between Nonna and Rosa, nine actions
old, in the SQL that both databases take. A new format adds a file."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from settebello.record import read
from settebello.server.store.schema import MIGRATIONS
from settebello.server.store.sqlite.file import DATABASE_FILE, open_in_memory
from tests.support.database_servers import Postgres, require
from tests.support.server_process import ServerProcess, http, server_process
from tests.support.socket_client import Client

FORMATS = Path(__file__).parent / "formats"
NUMBERS = range(1, len(MIGRATIONS) + 1)
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


KEPT_GAME = "kept-game-0123456789abcd"
"""It has Nonna's key; another game was taken down."""


def has_its_kept_games(server: ServerProcess) -> None:
    """The finished game is read and taken down, and what was taken down stays so."""
    address = f"{server.url}/api/games/{KEPT_GAME}"
    assert read(http.get(address).text).replay().outcome is not None
    assert http.get(f"{server.url}/api/games/taken-down-game-01234567").status_code == 410
    assert http.delete(address, headers={"authorization": f"Bearer {KEY}"}).status_code == 204
    assert http.get(address).status_code == 410


PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow"
"""The recovery phrase of Nonna's profile."""


def has_its_profiles(server: ServerProcess) -> None:
    """Nonna's device has its profile, which has blocked a device and Rosa's profile; its phrase brings it to another
    device."""
    own = http.get(f"{server.url}/api/profiles/own", headers={"authorization": f"Bearer {KEY}"}).json()
    assert (own["name"], [person["name"] for person in own["blocked"]]) == ("Nonna", ["Straniera", "Rosa"])
    wanted = {"phrase": PHRASE, "key": f"{KEY}-phone"}
    assert http.post(f"{server.url}/api/profiles/restore", json=wanted).json()["id"] == own["id"]
    taken = http.post(f"{server.url}/api/profiles", json={"name": "NONNA", "key": f"{KEY}-other"})
    assert taken.json()["code"] == "profile-name-taken"


def has_its_ratings(server: ServerProcess) -> None:
    """Nonna has won her only rated game, and can be deleted."""
    own = {"authorization": f"Bearer {KEY}"}
    (rating,) = http.get(f"{server.url}/api/profiles/own", headers=own).json()["ratings"]
    assert (rating["pool"], rating["rating"], rating["games"], rating["won"]) == ("basic/2", 1590, 1, 1)
    assert http.delete(f"{server.url}/api/profiles/own", headers=own).status_code == 204


def test_every_format_has_its_file() -> None:
    """The newest too: it will be old one day."""
    assert {file.name for file in FORMATS.iterdir()} == {f"{number}.sql" for number in NUMBERS}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_file_of_every_format_is_played_on(number: int, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        database.executescript((FORMATS / f"{number}.sql").read_text(encoding="utf-8"))
        database.execute(f"PRAGMA user_version = {number}")
    with server_process(tmp_path) as server:
        is_played_on(server)
        has_its_kept_games(server)
        has_its_profiles(server)
        has_its_ratings(server)
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        with closing(open_in_memory()) as new:
            assert schema_of(database) == schema_of(new)


def schema_of(database: sqlite3.Connection) -> list[tuple[str, ...]]:
    """The columns of each table, and the indexes."""
    columns = """
        SELECT tables.name, columns.name, columns.type, columns."notnull", columns.dflt_value, columns.pk
        FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' ORDER BY 1, 2
    """
    indexes = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"
    return database.execute(columns).fetchall() + database.execute(indexes).fetchall()


@pytest.mark.databases
@pytest.mark.parametrize("number", NUMBERS)
def test_a_database_of_every_format_is_played_on(number: int, tmp_path: Path) -> None:
    require()
    postgres = Postgres()
    try:
        asyncio.run(_fill(postgres.url, number))
        with server_process(tmp_path, flags=["--database", postgres.url]) as server:
            is_played_on(server)
            has_its_kept_games(server)
            has_its_profiles(server)
            has_its_ratings(server)
    finally:
        postgres.close()


async def _fill(url: str, number: int) -> None:
    import asyncpg

    database = await asyncpg.connect(url)
    script = (FORMATS / f"{number}.sql").read_text(encoding="utf-8")
    await database.execute(script.replace(" WITHOUT ROWID", ""))
    await database.execute("CREATE TABLE settebello_format (version integer NOT NULL)")
    await database.execute("INSERT INTO settebello_format (version) VALUES ($1)", number)
    await database.close()
