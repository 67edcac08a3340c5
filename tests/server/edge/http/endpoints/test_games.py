"""Permanent links: who may make one, who may read it, who may take the game down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from settebello.record import read
from settebello.server.credentials import hash_key, new_game_id
from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.limits.limits import Limits
from settebello.server.model import PERSON
from settebello.server.people.reviews.runner import ReviewRunner
from settebello.server.store.sqlite.store import SqliteStore
from settebello.server.tables.room_events import KeyRenewed, stamp
from tests.support.finished_tables import finished_table, key_of
from tests.support.memory_store import MemoryStore
from tests.support.server_process import ServerProcess, http

TABLE = "finished"


@asynccontextmanager
async def served(
    store: MemoryStore | SqliteStore,
    config: Config | None = None,
    client: str = "127.0.0.1",
    review_runner: ReviewRunner | None = None,
) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(make_app(store, config=config, review_runner=review_runner), client=(client, 5))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as here:
        yield here


def bearer(seat: int | str) -> dict[str, str]:
    return {"authorization": f"Bearer {key_of(seat) if isinstance(seat, int) else seat}"}


def run(
    go: Callable[[httpx.AsyncClient, MemoryStore], Awaitable[None]],
    *,
    players: Sequence[str] = (PERSON, PERSON),
    drop: int = 0,
    config: Config | None = None,
    client: str = "127.0.0.1",
) -> None:
    """With a table whose game is over, unless its last ``drop`` actions are missing."""

    async def do() -> None:
        store = MemoryStore()
        setup, entries = finished_table(TABLE, players=players, drop=drop, watchers=False)
        await store.create(setup, *entries)
        async with served(store, config, client) as here:
            await go(here, store)

    asyncio.run(do())


async def kept(here: httpx.AsyncClient, seat: int = 0) -> str:
    answer = await here.post(f"/api/tables/{TABLE}/game", headers=bearer(seat))
    assert answer.status_code == 200, answer.text
    game: str = answer.json()["game"]
    return game


async def refusal(answer: Awaitable[httpx.Response]) -> tuple[int, str]:
    done = await answer
    return done.status_code, done.json()["code"]


def test_everybody_with_the_link_reads_the_whole_game() -> None:
    async def go(here: httpx.AsyncClient, store: MemoryStore) -> None:
        game = await kept(here)
        answer = await here.get(f"/api/games/{game}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert answer.headers["cache-control"] == "no-store"
        record = read(answer.text)
        assert record.replay().outcome is not None
        assert len(record.rounds) == sum(entry.kind == "round" for entry in store.entries(TABLE))
        own = await here.get(f"/api/tables/{TABLE}/record", headers=bearer(0))
        assert own.text == answer.text

    run(go)


def test_a_link_is_made_once_whoever_asks() -> None:
    async def go(here: httpx.AsyncClient, _: MemoryStore) -> None:
        assert len({await kept(here, seat) for seat in (0, 1, 0)}) == 1

    run(go)


def test_its_address_cannot_be_guessed() -> None:
    games = {new_game_id() for _ in range(1000)}
    assert len(games) == 1000
    assert {len(game) for game in games} == {24}, "18 random bytes"


@pytest.mark.parametrize("drop", [1, 7])
def test_a_game_in_progress_has_no_link(drop: int) -> None:
    async def go(here: httpx.AsyncClient, _: MemoryStore) -> None:
        asked = here.post(f"/api/tables/{TABLE}/game", headers=bearer(0))
        assert await refusal(asked) == (409, "game-not-over")

    run(go, drop=drop)


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({}, "game-seated"),
        ({"authorization": "Basic eDp5"}, "game-seated"),
        ({"authorization": "Bearer "}, "game-seated"),
        (bearer("somebody-elses-key-0123456789"), "game-not-yours"),
        (bearer(hash_key(key_of(0))), "game-not-yours"),
        (bearer(1), "game-not-yours"),
    ],
)
def test_only_who_sat_there_makes_a_link_and_takes_the_game_down(headers: dict[str, str], code: str) -> None:
    """Nobody has the key of a computer's seat."""

    async def go(here: httpx.AsyncClient, store: MemoryStore) -> None:
        assert await refusal(here.post(f"/api/tables/{TABLE}/game", headers=headers)) == (403, code)
        game = await kept(here)
        assert await refusal(here.delete(f"/api/games/{game}", headers=headers)) == (403, code)
        store.execute("DELETE FROM tables WHERE id = ?", TABLE)
        assert await refusal(here.delete(f"/api/games/{game}", headers=headers)) == (403, code)
        assert (await here.get(f"/api/games/{game}")).status_code == 200

    run(go, players=(PERSON, "greedy"))


@pytest.mark.parametrize("expired", [False, True])
def test_each_of_them_can_take_it_down(expired: bool) -> None:
    async def go(here: httpx.AsyncClient, store: MemoryStore) -> None:
        game = await kept(here, 0)
        if expired:
            store.execute("DELETE FROM tables WHERE id = ?", TABLE)
        answer = await here.delete(f"/api/games/{game}", headers=bearer(1))
        assert (answer.status_code, answer.content) == (204, b"")
        for asked in (here.get(f"/api/games/{game}"), here.delete(f"/api/games/{game}", headers=bearer(0))):
            assert await refusal(asked) == (410, "game-taken-down")

    run(go)


def test_only_who_took_it_down_brings_it_back_at_another_address() -> None:
    async def go(here: httpx.AsyncClient, _: MemoryStore) -> None:
        game = await kept(here, 0)
        await here.delete(f"/api/games/{game}", headers=bearer(1))
        assert await refusal(here.post(f"/api/tables/{TABLE}/game", headers=bearer(0))) == (410, "game-stays-down")
        again = await kept(here, 1)
        assert again != game
        assert (await here.get(f"/api/games/{again}")).status_code == 200
        assert await refusal(here.get(f"/api/games/{game}")) == (404, "no-game")

    run(go)


def test_a_renewed_key_counts_and_the_old_one_does_not() -> None:
    new = "New-key_of-this-seat-0123456789"

    async def go(here: httpx.AsyncClient, store: MemoryStore) -> None:
        game = await kept(here, 0)
        renewed = stamp(KeyRenewed(seat=0, key=hash_key(new)), "k", 1000.0)
        await store.append(TABLE, len(store.entries(TABLE)) + 1, renewed)
        assert await refusal(here.delete(f"/api/games/{game}", headers=bearer(0))) == (403, "game-not-yours")
        assert (await here.post(f"/api/tables/{TABLE}/game", headers=bearer(new))).json()["game"] == game
        assert (await here.delete(f"/api/games/{game}", headers=bearer(new))).status_code == 204

    run(go)


@pytest.mark.parametrize("game", ["nowhere", "a" * 65, "%00", "%ED%A0%80", "..%2Fx", "a b"])
def test_an_unknown_game_is_said(server: ServerProcess, game: str) -> None:
    answer = http.get(f"{server.url}/api/games/{game}?lang=it")
    assert answer.status_code == 404
    if "%2F" not in game:
        assert answer.json() == {"code": "no-game", "message": "Questa partita non esiste: controlla il link."}


def test_a_link_to_an_unknown_table_is_not_made(server: ServerProcess) -> None:
    answer = http.post(f"{server.url}/api/tables/nowhere/game", headers=bearer(0))
    assert (answer.status_code, answer.json()["code"]) == (404, "no-table")


def test_a_server_can_be_set_up_without_links() -> None:
    """Games kept earlier can be read and taken down."""
    without = Config(keep_games=False)

    async def go(here: httpx.AsyncClient, store: MemoryStore) -> None:
        assert await refusal(here.post(f"/api/tables/{TABLE}/game", headers=bearer(0))) == (403, "no-links")
        async with served(store) as before:
            game = await kept(before)
        assert (await here.get(f"/api/games/{game}")).status_code == 200
        assert (await here.delete(f"/api/games/{game}", headers=bearer(0))).status_code == 204

    run(go, config=without)


def test_links_are_limited_by_address() -> None:
    async def go(here: httpx.AsyncClient, _: MemoryStore) -> None:
        game = await kept(here)
        assert [await kept(here) for _ in range(2)] == [game] * 2
        answer = await here.post(f"/api/tables/{TABLE}/game", headers=bearer(0))
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-games")
        assert answer.headers["retry-after"] == "30"
        assert (await here.get(f"/api/games/{game}")).status_code == 200
        metrics = (await here.get("/metrics")).text
        assert 'settebello_refused_total{reason="games"} 1.0' in metrics
        assert "settebello_games_kept_total 3.0" in metrics
        assert game not in metrics

    run(go, config=Config(limits=Limits(games=6)), client="192.0.2.1")


def test_pages_of_allowed_origins_may_take_a_game_down() -> None:
    async def go() -> httpx.Response:
        app = make_app(MemoryStore(), origins=["https://friend.example"])
        asks = {
            "origin": "https://friend.example",
            "access-control-request-method": "DELETE",
            "access-control-request-headers": "authorization",
        }
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as here:
            return await here.options("/api/games/g", headers=asks)

    assert asyncio.run(go()).status_code == 200


def test_a_link_outlives_a_restart_and_the_table(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        setup, entries = finished_table(TABLE)
        await store.create(setup, *entries)
        async with served(store) as here:
            game = await kept(here)
        await store.expire(1e12, gathering_before=1e12)
        await store.close()
        again = SqliteStore(tmp_path)
        async with served(again) as here:
            assert (await here.get(f"/api/tables/{TABLE}")).status_code == 404
            assert read((await here.get(f"/api/games/{game}")).text).replay().outcome is not None
            assert (await here.delete(f"/api/games/{game}", headers=bearer(1))).status_code == 204
        await again.close()

    asyncio.run(go())


def test_nobody_opens_a_forgotten_table_again_to_get_at_its_kept_game(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        setup, entries = finished_table("forgotten-table0")
        await store.create(setup, *entries)
        async with served(store) as here:
            kept_game = (await here.post(f"/api/tables/{setup.id}/game", headers=bearer(0))).json()["game"]
            await store.expire(1e12, gathering_before=1e12)
            wanted = {"variant": "scopa", "name": "Mallory", "table": setup.id}
            assert await refusal(here.post("/api/tables", json=wanted)) == (400, "table-taken")
            assert (await here.get(f"/api/games/{kept_game}")).status_code == 200
        await store.close()

    asyncio.run(go())
