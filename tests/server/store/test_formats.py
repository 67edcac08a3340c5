"""Games kept by every format can be continued. The files in formats/ have a game between Nonna and Rosa, nine actions
old. A new format adds a file."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from settebello.record import read
from settebello.server.store.postgres.schema import MIGRATIONS as POSTGRES_MIGRATIONS
from settebello.server.store.sqlite.schema import MIGRATIONS
from settebello.server.store.sqlite.store import DATABASE_FILE
from tests.support.database_servers import Postgres, require
from tests.support.server_process import ServerProcess, http, server_process
from tests.support.socket_client import Client

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
    for kind, migrations in (("sqlite", MIGRATIONS), ("postgresql", POSTGRES_MIGRATIONS)):
        expected = {f"{kind}-{number}.sql" for number in range(1, len(migrations) + 1)}
        assert {file.name for file in FORMATS.glob(f"{kind}-*.sql")} == expected


@pytest.mark.parametrize("number", range(1, len(MIGRATIONS) + 1))
def test_a_file_of_every_format_is_played_on(number: int, tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / DATABASE_FILE)
    database.executescript((FORMATS / f"sqlite-{number}.sql").read_text(encoding="utf-8"))
    database.close()
    with server_process(tmp_path) as server:
        is_played_on(server)
        has_its_kept_games(server)
        has_its_profiles(server)
        has_its_ratings(server)
    database = sqlite3.connect(tmp_path / DATABASE_FILE)
    assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


@pytest.mark.databases
@pytest.mark.parametrize("number", range(1, len(POSTGRES_MIGRATIONS) + 1))
def test_a_database_of_every_format_is_played_on(number: int, tmp_path: Path) -> None:
    require()
    postgres = Postgres()
    try:
        asyncio.run(_filled(postgres.url, FORMATS / f"postgresql-{number}.sql"))
        with server_process(tmp_path, flags=["--database", postgres.url]) as server:
            is_played_on(server)
            has_its_kept_games(server)
            has_its_profiles(server)
            has_its_ratings(server)
    finally:
        postgres.close()


async def _filled(url: str, file: Path) -> None:
    import asyncpg

    database = await asyncpg.connect(url)
    await database.execute(file.read_text(encoding="utf-8"))
    await database.close()
