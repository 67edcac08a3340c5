"""Profiles over HTTP: names kept without an account, on several devices, until they are deleted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import httpx
import pytest

from settebello.server.credentials import new_key
from settebello.server.edge.config import Config
from settebello.server.limits.limits import Limits
from settebello.server.store.profiles import MAX_DEVICES
from tests.server.edge.http.endpoints.test_games import refusal, served
from tests.support.memory_store import MemoryStore

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0"


def run(
    go: Callable[[httpx.AsyncClient], Awaitable[None]], *, config: Config | None = None, client: str = "127.0.0.1"
) -> None:
    async def do() -> None:
        async with served(MemoryStore(), config, client) as here:
            await go(here)

    asyncio.run(do())


async def made(here: httpx.AsyncClient, name: str, key: str | None = None) -> tuple[str, Any]:
    """The key of a new profile's device, and the response."""
    key = key or new_key()
    answer = await here.post("/api/profiles", json={"name": name, "key": key}, headers={"user-agent": FIREFOX})
    assert answer.status_code == 201, answer.text
    return key, answer.json()


def bearer(key: str) -> Mapping[str, str]:
    return {"authorization": f"Bearer {key}"}


async def own(here: httpx.AsyncClient, key: str) -> httpx.Response:
    return await here.get("/api/profiles/own", headers=bearer(key))


def test_a_profile_is_made_and_read_by_its_device() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        key, told = await made(here, " Nonna\u200b Pina ")
        assert len(told["phrase"].split()) == 12
        profile = told["profile"]
        assert (profile["name"], profile["program"], profile["blocked"]) == ("Nonna Pina", False, [])
        assert [(device["kind"], device["own"]) for device in profile["devices"]] == [("Firefox", True)]
        assert (await own(here, key)).json() == profile
        shown = (await here.get(f"/api/profiles/{profile['id']}")).json()
        assert shown == {"id": profile["id"], "name": "Nonna Pina", "program": False, "ratings": []}
        assert key not in json.dumps(told)

    run(go)


def test_a_lost_response_is_asked_for_again() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        key, first = await made(here, "Rosa")
        _, again = await made(here, "Rosa", key)
        assert again["profile"] == first["profile"]
        assert again["phrase"] != first["phrase"]
        lost = {"phrase": first["phrase"], "key": new_key()}
        assert await refusal(here.post("/api/profiles/restore", json=lost)) == (404, "no-profile-of-phrase")
        other = {"name": "Pina", "key": key}
        assert await refusal(here.post("/api/profiles", json=other)) == (409, "profile-here")

    run(go)


@pytest.mark.parametrize(
    "name",
    [
        "Rosa",
        "ROSA",
        "R\N{CYRILLIC SMALL LETTER O}sa",
        "\u202eRosa",
        "Ro\u200bsa",
        "\N{FULLWIDTH LATIN CAPITAL LETTER R}osa",
        "\u2066Rosa\u2069",
    ],
)
def test_nobody_takes_a_name_that_looks_like_somebodys(name: str) -> None:
    async def go(here: httpx.AsyncClient) -> None:
        await made(here, "Rosa")
        wanted = {"name": name, "key": new_key()}
        assert await refusal(here.post("/api/profiles", json=wanted)) == (409, "profile-name-taken")
        key, _ = await made(here, "Pina")
        renamed = here.post("/api/profiles/own/name", json={"name": name}, headers=bearer(key))
        assert await refusal(renamed) == (409, "profile-name-taken")
        assert (await own(here, key)).json()["name"] == "Pina"

    run(go)


@pytest.mark.parametrize("name", ["", " ", "\u202e\u202d", "\u200b\u2060", "a" * 31, "\u0301\u0301"])
def test_names_that_nobody_can_have(name: str) -> None:
    async def go(here: httpx.AsyncClient) -> None:
        wanted = {"name": name, "key": new_key()}
        assert await refusal(here.post("/api/profiles", json=wanted)) == (400, "name-length")

    run(go)


def test_an_emoji_is_a_name_as_it_is_at_tables() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        family = "\N{WOMAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
        assert (await made(here, family))[1]["profile"]["name"] == family

    run(go)


def test_a_profile_is_renamed_and_the_old_name_is_free() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        key, _ = await made(here, "Rosa")
        renamed = await here.post("/api/profiles/own/name", json={"name": "Rosalia"}, headers=bearer(key))
        assert (renamed.status_code, renamed.json()["name"]) == (200, "Rosalia")
        same = await here.post("/api/profiles/own/name", json={"name": "ROSALIA"}, headers=bearer(key))
        assert same.json()["name"] == "ROSALIA", "one's own name is not somebody else's"
        await made(here, "Rosa")

    run(go)


def test_the_phrase_brings_the_profile_to_another_device_which_can_be_removed() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        key, told = await made(here, "Rosa")
        typed = "1) " + told["phrase"].upper().replace(" ", ",\n ")
        phone = new_key()
        restored = await here.post("/api/profiles/restore", json={"phrase": typed, "key": phone})
        assert restored.status_code == 201, restored.text
        assert [device["own"] for device in restored.json()["devices"]].count(True) == 1
        again = await here.post("/api/profiles/restore", json={"phrase": typed, "key": phone})
        assert len(again.json()["devices"]) == 2, "the same device once"
        lost = next(device["id"] for device in (await own(here, key)).json()["devices"] if not device["own"])
        gone = await here.delete(f"/api/profiles/own/devices/{lost}", headers=bearer(key))
        assert gone.status_code == 204
        assert await refusal(own(here, phone)) == (404, "no-profile")
        assert (await own(here, key)).status_code == 200

    run(go)


def test_a_new_phrase_replaces_the_old_one() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        key, told = await made(here, "Rosa")
        fresh = (await here.post("/api/profiles/own/phrase", headers=bearer(key))).json()["phrase"]
        old = {"phrase": told["phrase"], "key": new_key()}
        assert await refusal(here.post("/api/profiles/restore", json=old)) == (404, "no-profile-of-phrase")
        assert (await here.post("/api/profiles/restore", json={"phrase": fresh, "key": new_key()})).status_code == 201

    run(go)


@pytest.mark.parametrize(
    ("phrase", "code"),
    [
        ("", "phrase-length"),
        ("legal winner thank year wave sausage worth useful legal winner thank", "phrase-length"),
        ("legal winner thank year wave sausage worth useful legal winner thank yelow", "phrase-word-near"),
        ("legal winner thank year wave sausage worth useful legal winner thank zzzzzz", "phrase-word"),
        ("winner legal thank year wave sausage worth useful legal winner thank yellow", "phrase-mistyped"),
        ("legal winner thank year wave sausage worth useful legal winner thank year", "phrase-mistyped"),
        ("\u202e\u0000" * 12, "phrase-length"),
    ],
)
def test_a_mistyped_phrase_is_told_as_mistyped(phrase: str, code: str) -> None:
    async def go(here: httpx.AsyncClient) -> None:
        wanted = {"phrase": phrase, "key": new_key()}
        assert await refusal(here.post("/api/profiles/restore", json=wanted)) == (400, code)

    run(go)


def test_a_profile_has_so_many_devices_at_most() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        _, told = await made(here, "Rosa")
        for _ in range(MAX_DEVICES - 1):
            await here.post("/api/profiles/restore", json={"phrase": told["phrase"], "key": new_key()})
        more = {"phrase": told["phrase"], "key": new_key()}
        assert await refusal(here.post("/api/profiles/restore", json=more)) == (409, "profile-devices")

    run(go)


def test_a_deleted_profile_is_gone_and_its_name_is_free() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        key, told = await made(here, "Rosa")
        other, _ = await made(here, "Pina")
        await here.post(f"/api/profiles/own/blocks/{told['profile']['id']}", headers=bearer(other))
        assert (await here.delete("/api/profiles/own", headers=bearer(key))).status_code == 204
        assert await refusal(own(here, key)) == (404, "no-profile")
        assert await refusal(here.get(f"/api/profiles/{told['profile']['id']}")) == (404, "no-profile")
        wanted = {"phrase": told["phrase"], "key": new_key()}
        assert await refusal(here.post("/api/profiles/restore", json=wanted)) == (404, "no-profile-of-phrase")
        assert (await own(here, other)).json()["blocked"] == []
        assert (await made(here, "Rosa", key))[1]["profile"]["id"] != told["profile"]["id"]

    run(go)


def test_a_profile_sits_down_under_its_name() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        nonna, told = await made(here, "Nonna")
        opened = {"against": ["open", "open"], "seats": 3, "name": "Somebody", "profile_key": nonna}
        ticket = (await here.post("/api/tables", json=opened)).json()
        rosa, rosas = await made(here, "Rosa")
        address = f"/api/tables/{ticket['table']}"
        key = new_key()
        seat = {"name": "Pirate", "profile_key": rosa, "key": key}
        first, again = [(await here.post(f"{address}/seats", json=seat)).json() for _ in range(2)]
        assert first == again
        await here.post(f"{address}/seats", json={"name": "Pina"})
        shown = (await here.get(address)).json()["seats"]
        expected = [("Nonna", told["profile"]["id"]), ("Rosa", rosas["profile"]["id"]), ("Pina", "")]
        assert [(seat["name"], seat["profile"]) for seat in shown] == expected

    run(go)


def test_one_profile_sits_at_one_seat_of_a_table() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        key, _ = await made(here, "Nonna")
        opened = {"against": ["open", "open"], "seats": 3, "profile_key": key}
        ticket = (await here.post("/api/tables", json=opened)).json()
        sitting = here.post(f"/api/tables/{ticket['table']}/seats", json={"name": "x", "profile_key": key})
        assert await refusal(sitting) == (400, "profile-seated")

    run(go)


def test_a_key_of_no_profile_seats_nobody() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        assert await refusal(here.post("/api/tables", json={"profile_key": new_key()})) == (404, "no-profile")
        assert await refusal(here.post("/api/tables", json={"profile_key": ""})) == (404, "no-profile")

    run(go)


@pytest.mark.parametrize("blocks", [0, 1])
def test_who_has_blocked_the_other_does_not_sit_with_them(blocks: int) -> None:
    async def go(here: httpx.AsyncClient) -> None:
        people = [await made(here, name) for name in ("Nonna", "Rosa")]
        blocker, other = people[blocks], people[1 - blocks]
        blocked = f"/api/profiles/own/blocks/{other[1]['profile']['id']}"
        for _ in range(2):
            assert (await here.post(blocked, headers=bearer(blocker[0]))).status_code == 204
        told = (await own(here, blocker[0])).json()["blocked"]
        assert [profile["name"] for profile in told] == [other[1]["profile"]["name"]]
        ticket = (await here.post("/api/tables", json={"against": ["open"], "profile_key": people[0][0]})).json()
        seats, wanted = f"/api/tables/{ticket['table']}/seats", {"name": "x", "profile_key": people[1][0]}
        assert await refusal(here.post(seats, json=wanted)) == (403, "kept-apart")
        assert (await here.delete(blocked, headers=bearer(blocker[0]))).status_code == 204
        assert (await here.post(seats, json=wanted)).status_code == 201

    run(go)


def test_blocks_that_make_no_sense() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        key, told = await made(here, "Nonna")
        for other, refused in (
            (told["profile"]["id"], (409, "block-self")),
            ("nobody", (409, "person-gone")),
            ("%00", (404, "no-profile")),
            ("x" * 65, (404, "no-profile")),
        ):
            asked = here.post(f"/api/profiles/own/blocks/{other}", headers=bearer(key))
            assert await refusal(asked) == refused

    run(go)


def test_nobody_acts_for_a_profile_without_its_key() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        _, told = await made(here, "Nonna")
        for headers in ({}, bearer(new_key()), bearer(told["profile"]["id"]), {"authorization": "Bearer "}):
            for method, path in (
                ("GET", ""),
                ("DELETE", ""),
                ("POST", "/phrase"),
                ("POST", "/name"),
                ("DELETE", f"/devices/{told['profile']['devices'][0]['id']}"),
                ("POST", f"/blocks/{told['profile']['id']}"),
            ):
                asked = here.request(method, f"/api/profiles/own{path}", headers=headers)
                assert await refusal(asked) == (404, "no-profile"), (method, path)

    run(go)


def test_a_server_without_profiles() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        wanted = {"name": "Rosa", "key": new_key()}
        assert await refusal(here.post("/api/profiles", json=wanted)) == (403, "no-profiles")
        assert await refusal(own(here, new_key())) == (403, "no-profiles")
        assert await refusal(here.get("/api/profiles/abcdefgh")) == (403, "no-profiles")
        assert await refusal(here.post("/api/tables", json={"profile_key": new_key()})) == (403, "no-profiles")
        assert (await here.post("/api/tables", json={})).status_code == 201

    run(go, config=Config(profiles=False))


def test_a_flood_of_profiles_from_one_address() -> None:
    async def go(here: httpx.AsyncClient) -> None:
        codes = []
        for number in range(4):
            wanted = {"name": f"Rosa {number}", "key": new_key()}
            answer = await here.post("/api/profiles", json=wanted)
            codes.append(answer.status_code)
        assert codes == [201, 201, 429, 429]
        assert answer.json()["code"] == "too-many-profiles"
        wanted = {"phrase": "guess " * 12, "key": new_key()}
        assert (await here.post("/api/profiles/restore", json=wanted)).status_code == 429

    run(go, config=Config(limits=Limits(profiles=4)), client="192.0.2.1")
