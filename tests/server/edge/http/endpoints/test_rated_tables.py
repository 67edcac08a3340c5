"""Rated tables over HTTP: who may open one, who may sit down, and what becomes of the result."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from settebello.server.credentials import new_key
from settebello.server.edge.config import Config
from tests.server.edge.http.endpoints.test_games import refusal
from tests.server.edge.http.endpoints.test_profiles import bearer, made, own, run
from tests.support.server_process import ServerProcess, http, server_process
from tests.support.socket_client import Client

RATED: dict[str, Any] = {"against": ["open"], "clock": 60, "rated": True}


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"clock": None}, "rated-clock"),
        ({"clock": 86_400}, "rated-clock"),
        ({"against": ["piccolo"]}, "rated-computers"),
        ({"against": None}, "rated-computers"),
        ({"seats": 3, "against": ["open", "piccolo"]}, "rated-computers"),
        ({"settings": {"optional": "on"}}, "rated-rules"),
        ({"settings": {"target": "1"}}, "rated-rules"),
        ({"profile_key": None}, "rated-profile"),
    ],
)
def test_what_cannot_be_rated(changed: dict[str, object], code: str) -> None:
    async def go(here: httpx.AsyncClient) -> None:
        key, _ = await made(here, "Nonna")
        assert await refusal(here.post("/api/tables", json={**RATED, "profile_key": key, **changed})) == (400, code)
        assert (await here.post("/api/tables", json={**RATED, "profile_key": key})).status_code == 201

    run(go)


def test_only_profiles_of_the_same_kind_sit_down() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        person, _ = await made(here, "Nonna")
        program = new_key()
        await here.post("/api/profiles", json={"name": "Robot", "key": program, "program": True})
        other = new_key()
        await here.post("/api/profiles", json={"name": "Robot 2", "key": other, "program": True})
        for host, guest, stranger in ((person, (await made(here, "Rosa"))[0], program), (program, other, person)):
            ticket = (await here.post("/api/tables", json={**RATED, "profile_key": host})).json()
            address = f"/api/tables/{ticket['table']}"
            assert (await here.get(address)).json()["rated"] is True
            seats = f"{address}/seats"
            assert await refusal(here.post(seats, json={"name": "x"})) == (403, "rated-profile")
            wrong = here.post(seats, json={"name": "x", "profile_key": stranger})
            assert await refusal(wrong) == (403, "rated-kind")
            assert await refusal(here.post(seats, json={"name": "x", "profile_key": host})) == (400, "profile-seated")
            assert (await here.post(seats, json={"name": "x", "profile_key": guest})).status_code == 201
            marks = [seat["program"] for seat in (await here.get(address)).json()["seats"]]
            assert marks == [host == program] * 2, "programs are marked as such"

    run(go)


@pytest.mark.parametrize("config", [Config(ratings=False), Config(profiles=False)])
def test_a_server_without_ratings(config: Config) -> None:
    async def go(here: httpx.AsyncClient) -> None:
        assert await refusal(here.post("/api/tables", json=RATED)) == (403, "no-ratings")

    run(go, config=config)


def test_nobody_is_listed_before_enough_games() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        key, _ = await made(here, "Nonna")
        told = (await here.get("/api/ratings", params={"pool": "basic/2'; --"})).json()
        assert (told["pools"], told["best"]) == ([], [])
        assert (told["games"], told["days"], told["opponents"]) == (15, 5, 8)
        told = (await own(here, key)).json()
        assert (told["ratings"], told["results"], told["people_met"]) == ([], [], 0)

    run(go)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with server_process(tmp_path) as running:
        yield running


def test_leaving_a_rated_game_loses_it_and_the_host_cannot_help_it(server: ServerProcess) -> None:
    """Two people at a real server: no computer, no closing, and the result once."""
    keys = {name: new_key() for name in ("Nonna", "Rosa")}
    for name, key in keys.items():
        assert http.post(f"{server.url}/api/profiles", json={"name": name, "key": key}).status_code == 201
    opened = http.post(f"{server.url}/api/tables", json={**RATED, "profile_key": keys["Nonna"]}).json()
    nonna = Client(server, opened, gathers=True)
    computers: tuple[dict[str, Any], ...] = ({"type": "start"}, {"type": "fill", "seat": 1, "player": "piccolo"})
    for number, message in enumerate(computers):
        nonna.say({**message, "id": f"computer {number}"})
        assert nonna.hear("error")["code"] == "rated-computers"
    seat = {"name": "x", "profile_key": keys["Rosa"]}
    taken = http.post(f"{server.url}/api/tables/{opened['table']}/seats", json=seat)
    rosa = Client(server, taken.json(), gathers=True)
    for client in (nonna, rosa):
        client.say({"type": "ready", "id": "r", "ready": True})
    for client in (nonna, rosa):
        client.hear("update")
        assert client.room is not None
        assert (client.room["rated"], client.room["pool"]) == (True, "basic/2")
    nonna.say({"type": "close", "id": "close"})
    assert nonna.hear("error")["code"] == "rated-close"
    nonna.say({"type": "leave", "id": "leave"})
    nonna.hear("ok")
    lost = asyncio.run(_rated(server, keys["Nonna"]))
    assert (lost["games"], lost["won"]) == (1, 0)
    assert lost["low"] < lost["rating"] < 1500 < lost["high"]
    told = {name: http.get(f"{server.url}/api/profiles/own", headers=bearer(key)).json() for name, key in keys.items()}
    assert told["Rosa"]["ratings"] == [], "nobody gains before a round is over"
    for name, opponent, after in (("Nonna", "Rosa", lost["rating"]), ("Rosa", "Nonna", 1500)):
        (result,) = told[name]["results"]
        assert time.time() - 600 < result.pop("ended") <= time.time()
        last = {"table": opened["table"], "pool": "basic/2", "before": 1500, "after": after}
        assert result == {**last, "won": name == "Rosa", "others": [opponent]}
        assert told[name]["people_met"] == 1
    phrase = http.post(f"{server.url}/api/profiles/own/phrase", headers=bearer(keys["Nonna"])).json()["phrase"]
    elsewhere = {"phrase": phrase, "key": new_key()}
    restored = http.post(f"{server.url}/api/profiles/restore", json=elsewhere).json()
    assert restored["ratings"] == [lost], "another device shows them at once"
    other = {"name": "Nonna Nera"}
    renamed = http.post(f"{server.url}/api/profiles/own/name", json=other, headers=bearer(keys["Nonna"])).json()
    assert (renamed["ratings"], renamed["results"]) == (restored["ratings"], restored["results"])
    assert http.delete(f"{server.url}/api/profiles/own", headers=bearer(keys["Nonna"])).status_code == 204
    for client in (nonna, rosa):
        client.close()


async def _rated(server: ServerProcess, key: str) -> dict[str, Any]:
    """The only rating of a profile, once there is one."""
    async with httpx.AsyncClient(base_url=server.url) as here:
        for _ in range(200):
            ratings: list[dict[str, Any]] = (await own(here, key)).json()["ratings"]
            if ratings:
                (rating,) = ratings
                return rating
            await asyncio.sleep(0.1)
    raise AssertionError("The game was not rated.")
