"""Friends over HTTP: asked at the end of a game, invited to a table, and the ways to abuse that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest
from msgspec.structs import replace

from settebello.server.credentials import new_key
from settebello.server.edge.config import Config
from settebello.server.limits.limits import Limits
from settebello.server.model import PERSON
from tests.server.edge.http.endpoints.test_games import refusal, served
from tests.server.edge.http.endpoints.test_profiles import bearer, made
from tests.support.finished_tables import finished_table
from tests.support.memory_store import MemoryStore

FRIENDS = "/api/profiles/own/friends"
MET = "met"
"""The table at which Rosa (0), Pina (1) and a guest without a profile (2) have played."""


class People:
    """Rosa and Pina, who have profiles and have played together."""

    def __init__(self, here: httpx.AsyncClient, store: MemoryStore) -> None:
        self.here, self.store = here, store
        self.keys: dict[str, str] = {}
        self.ids: dict[str, str] = {}

    async def make(self, name: str) -> None:
        self.keys[name], told = await made(self.here, name)
        self.ids[name] = told["profile"]["id"]

    async def meet(self, *names: str, table: str = MET, drop: int = 0) -> None:
        """Have these people play a game at a table, without its last ``drop`` actions."""
        setup, entries = finished_table(table, players=[PERSON] * len(names), drop=drop)
        seated = zip(setup.places, names, strict=True)
        places = tuple(replace(place, name=name, profile=self.ids.get(name, "")) for place, name in seated)
        await self.store.create(replace(setup, places=places), *entries)

    async def add(self, name: str, seat: int, table: str = MET) -> httpx.Response:
        return await self.here.post(FRIENDS, json={"table": table, "seat": seat}, headers=bearer(self.keys[name]))

    async def agree(self, name: str, other: str) -> httpx.Response:
        return await self.here.post(f"{FRIENDS}/{self.ids[other]}", headers=bearer(self.keys[name]))

    async def remove(self, name: str, other: str) -> httpx.Response:
        return await self.here.delete(f"{FRIENDS}/{self.ids[other]}", headers=bearer(self.keys[name]))

    async def invite(self, name: str, other: str, table: str) -> httpx.Response:
        address = f"{FRIENDS}/{self.ids[other]}/invitation"
        return await self.here.post(address, json={"table": table}, headers=bearer(self.keys[name]))

    async def block(self, name: str, other: str) -> None:
        address = f"/api/profiles/own/blocks/{self.ids[other]}"
        assert (await self.here.post(address, headers=bearer(self.keys[name]))).status_code == 204

    async def known(self, name: str) -> list[tuple[str, str, bool, str]]:
        answer = await self.here.get(FRIENDS, headers=bearer(self.keys[name]))
        assert answer.status_code == 200, answer.text
        fields = ("name", "friendship", "here", "invitation")
        return [tuple(friend[field] for field in fields) for friend in answer.json()["friends"]]

    async def befriend(self) -> None:
        assert (await self.add("Rosa", 1)).status_code == 204
        assert (await self.agree("Pina", "Rosa")).status_code == 204


def run(go: Callable[[People], Awaitable[None]], *, limits: Limits | None = None, client: str = "127.0.0.1") -> None:
    async def do() -> None:
        store = MemoryStore()
        config = Config(limits=limits or Limits(), proxies="" if client == "127.0.0.1" else "1")
        async with served(store, config, client) as here:
            people = People(here, store)
            for name in ("Rosa", "Pina"):
                await people.make(name)
            await people.meet("Rosa", "Pina", "Ospite")
            await go(people)

    asyncio.run(do())


def test_both_agree_and_see_each_other() -> None:
    async def go(people: People) -> None:
        assert (await people.add("Rosa", 1)).status_code == 204
        assert await people.known("Rosa") == [("Pina", "asked", False, "")]
        assert await people.known("Pina") == [("Rosa", "asking", False, "")]
        assert (await people.agree("Pina", "Rosa")).status_code == 204
        assert await people.known("Pina") == [("Rosa", "friends", True, "")]
        assert await people.known("Rosa") == [("Pina", "friends", True, "")]
        assert (await people.remove("Rosa", "Pina")).status_code == 204
        assert await people.known("Rosa") == await people.known("Pina") == []

    run(go)


def test_two_who_add_each_other_at_the_table_are_friends() -> None:
    async def go(people: People) -> None:
        await people.add("Rosa", 1)
        assert (await people.add("Pina", 0)).status_code == 204
        assert [friend[1] for friend in await people.known("Rosa")] == ["friends"]

    run(go)


NOT_NOW = (400, "not-a-friend-to-be")


def test_only_people_with_profiles_who_have_played_together_can_be_added() -> None:
    async def go(people: People) -> None:
        for seat in (0, 2, 5):  # herself, a guest, nobody
            assert (await refusal(people.add("Rosa", seat)))[1] == NOT_NOW[1]
        await people.make("Olga")
        assert await refusal(people.add("Olga", 0)) == NOT_NOW, "she did not play"
        await people.meet("Olga", "Rosa", table="running", drop=1)
        assert await refusal(people.add("Olga", 1, "running")) == NOT_NOW, "the game is not over"
        assert await refusal(people.add("Olga", 1, "nowhere")) == (404, "no-table")
        assert await refusal(people.agree("Olga", "Rosa")) == (409, "no-friend"), "nobody has asked"
        assert await people.known("Rosa") == []

    run(go)


def test_blocked_is_blocked() -> None:
    async def go(people: People) -> None:
        await people.add("Rosa", 1)
        await people.block("Pina", "Rosa")
        assert await people.known("Pina") == await people.known("Rosa") == []
        assert await refusal(people.add("Rosa", 1)) == (403, "kept-apart")
        assert await refusal(people.add("Pina", 0)) == (403, "kept-apart")
        assert await refusal(people.agree("Pina", "Rosa")) == (409, "no-friend")

    run(go)


def test_a_deleted_friend_is_gone_and_the_name_is_not_the_friend() -> None:
    async def go(people: People) -> None:
        await people.befriend()
        deleted = await people.here.delete("/api/profiles/own", headers=bearer(people.keys["Pina"]))
        assert deleted.status_code == 204
        assert await people.known("Rosa") == []
        await people.make("Pina")  # somebody else takes the free name
        assert await people.known("Rosa") == []
        assert await refusal(people.invite("Rosa", "Pina", MET)) == (400, "no-invitation")
        assert (await people.remove("Rosa", "Pina")).status_code == 204

    run(go)


def test_a_look_alike_of_a_friend_has_no_profile_to_be_added() -> None:
    async def go(people: People) -> None:
        await people.befriend()
        wanted = {"name": "P\u0456na", "key": new_key()}
        assert await refusal(people.here.post("/api/profiles", json=wanted)) == (409, "profile-name-taken")
        await people.meet("Rosa", "P\u0456na", table="again")
        assert await refusal(people.add("Rosa", 1, "again")) == NOT_NOW

    run(go)


def test_two_devices_of_one_person_have_the_same_friends() -> None:
    async def go(people: People) -> None:
        _, told = await made(people.here, "Olga", key := new_key())
        people.keys["Olga"], people.ids["Olga"] = key, told["profile"]["id"]
        phone = new_key()
        restored = await people.here.post("/api/profiles/restore", json={"phrase": told["phrase"], "key": phone})
        assert restored.status_code == 201
        people.keys["phone"] = phone
        await people.meet("Rosa", "Olga", table="second")
        await people.add("Rosa", 1, "second")
        assert await people.known("phone") == [("Rosa", "asking", False, "")]
        assert (await people.agree("phone", "Rosa")).status_code == 204
        assert [friend[:2] for friend in await people.known("Olga")] == [("Rosa", "friends")]
        assert await people.known("Rosa") == [("Olga", "friends", True, "")]
        assert (await refusal(people.add("phone", 1, "second")))[1] == NOT_NOW[1], "nobody adds themselves"

    run(go)


async def opened(people: People, name: str, **wanted: object) -> str:
    asked = {"against": ["open"], "seats": 2, "name": "x", "profile_key": people.keys[name], **wanted}
    answer = await people.here.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


@pytest.mark.parametrize("wanted", [{}, {"clock": 86_400.0}])
def test_a_friend_is_invited_to_a_table_now_or_by_the_day(wanted: dict[str, object]) -> None:
    async def go(people: People) -> None:
        table = await opened(people, "Rosa", **wanted)
        assert await refusal(people.invite("Rosa", "Pina", table)) == (409, "no-friend")
        await people.befriend()
        assert (await people.invite("Rosa", "Pina", table)).status_code == 204
        assert [friend[3] for friend in await people.known("Pina")] == [table]
        assert [friend[3] for friend in await people.known("Rosa")] == [""]
        for other in (MET, await opened(people, "Pina")):
            assert await refusal(people.invite("Rosa", "Pina", other)) == (400, "no-invitation")
        await people.remove("Pina", "Rosa")
        assert await people.known("Pina") == []

    run(go)


def test_requests_are_limited_by_address() -> None:
    async def go(people: People) -> None:
        answers = [(await people.add("Rosa", 1)).status_code for _ in range(4)]
        assert answers == [204, 204, 429, 429]
        assert (await people.here.get(FRIENDS, headers=bearer(people.keys["Rosa"]))).status_code == 200

    run(go, limits=Limits(friends=4.0), client="203.0.113.9")


@pytest.mark.parametrize("key", [None, "unknown-key-0123456789abcdef"])
def test_friends_are_told_to_nobody_else(key: str | None) -> None:
    async def go(people: People) -> None:
        await people.befriend()
        headers = {} if key is None else bearer(key)
        assert await refusal(people.here.get(FRIENDS, headers=headers)) == (404, "no-profile")
        assert await refusal(people.here.get("/api/profiles/friends", headers=headers)) == (404, "no-profile")

    run(go)


def test_without_profiles_there_are_no_friends() -> None:
    async def go() -> None:
        async with served(MemoryStore(), Config(profiles=False)) as here:
            assert await refusal(here.get(FRIENDS, headers=bearer(new_key()))) == (403, "no-profiles")

    asyncio.run(go())
