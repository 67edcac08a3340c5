"""If one person has blocked another, the two never meet at a listed table, whoever comes first, with or without a
profile, from one process or from two."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from settebello.server.credentials import hash_key, hash_lobby_device, new_key
from settebello.server.edge.config import Config
from settebello.server.live.live_table import LiveTable
from settebello.server.model import PERSON, Place
from settebello.server.store.profiles import Profiles
from settebello.server.tables.bans import AccessDenied
from tests.server.edge.http.endpoints.test_games import refusal, served
from tests.server.edge.http.endpoints.test_profiles import bearer, made
from tests.server.live.waiting_rooms import gathering
from tests.support.memory_store import MemoryStore

ROSAS, PINAS = "device-of-rosa-1", "device-of-pina-1"
KEPT_APART = (403, "kept-apart")


class Guests:
    """Rosa, who has a profile, met Pina, who has none, at a listed table and blocked her there."""

    def __init__(self, here: httpx.AsyncClient) -> None:
        self.here = here
        self.rosa: dict[str, Any] = {"name": "x", "device": ROSAS}
        self.pina: dict[str, Any] = {"name": "Pina", "device": PINAS}
        self.block = ""

    async def meet(self) -> None:
        key, _ = await made(self.here, "Rosa")
        self.rosa["profile_key"] = key
        table = await self.open(self.rosa)
        assert (await self.sit(table, self.pina)).status_code == 201
        blocked = await self.here.post(
            "/api/profiles/own/blocks", json={"table": table, "seat": 1}, headers=bearer(key)
        )
        assert (blocked.status_code, blocked.json()["name"]) == (201, "Pina")
        self.block = blocked.json()["id"]

    async def open(self, person: dict[str, Any], *, listed: bool = True) -> str:
        wanted = {"against": ["open", "open"], "seats": 3, "listed": listed, **person}
        opened = await self.here.post("/api/tables", json=wanted)
        assert opened.status_code == 201, opened.text
        table: str = opened.json()["table"]
        return table

    async def sit(self, table: str, person: dict[str, Any]) -> httpx.Response:
        return await self.here.post(f"/api/tables/{table}/seats", json=person)


def run(go: Callable[[Guests, MemoryStore], Awaitable[None]]) -> None:
    async def do() -> None:
        store = MemoryStore()
        async with served(store, Config(lobby=True)) as here:
            guests = Guests(here)
            await guests.meet()
            await go(guests, store)

    asyncio.run(do())


@pytest.mark.parametrize("first", ["rosa", "pina"])
@pytest.mark.parametrize("opens", ["first", "another"])
def test_a_blocked_pair_does_not_meet_whoever_comes_first(first: str, opens: str) -> None:
    async def go(guests: Guests, store: MemoryStore) -> None:
        one, other = (guests.rosa, guests.pina)[:: 1 if first == "rosa" else -1]
        if opens == "first":
            table = await guests.open(one)
        else:
            table = await guests.open({"name": "Olga", "device": "device-of-olga-1"})
            assert (await guests.sit(table, one)).status_code == 201
        assert await refusal(guests.sit(table, other)) == KEPT_APART
        lifted = f"/api/profiles/own/blocks/{guests.block}"
        await guests.here.delete(lifted, headers=bearer(guests.rosa["profile_key"]))
        assert (await guests.sit(table, other)).status_code == 201

    run(go)


def test_neither_another_name_nor_a_profile_hides_a_device_that_is_blocked() -> None:
    async def go(guests: Guests, store: MemoryStore) -> None:
        key, _ = await made(guests.here, "Filippa")
        for other in ({**guests.pina, "name": "Olga"}, {**guests.pina, "profile_key": key}):
            assert await refusal(guests.sit(await guests.open(guests.rosa), other)) == KEPT_APART
            assert await refusal(guests.sit(await guests.open(other), guests.rosa)) == KEPT_APART

    run(go)


def test_a_seat_that_somebody_has_keeps_out_only_others() -> None:
    """A resent request, and a person's own link, are not a new meeting."""

    async def go(guests: Guests, store: MemoryStore) -> None:
        table, key = await guests.open(guests.rosa), new_key()
        stranger = {"name": "Olga", "device": "device-of-olga-1", "key": key}
        first, again = [(await guests.sit(table, stranger)).json() for _ in range(2)]
        assert first == again
        profile = (await guests.here.get("/api/profiles/own", headers=bearer(guests.rosa["profile_key"]))).json()["id"]
        await store.profiles.block_device(profile, hash_lobby_device("device-of-olga-1"), "Olga", 1)
        assert (await guests.sit(table, stranger)).json() == first

    run(go)


def test_a_private_table_does_not_store_by_what_the_lobby_knows_a_device() -> None:
    async def go(guests: Guests, store: MemoryStore) -> None:
        for listed in (True, False):
            table = await guests.open({"name": "Olga", "device": "device-of-olga-1"}, listed=listed)
            await guests.sit(table, guests.pina)
            setup, entries = await store.load(table)
            known = [setup.places[0].device, *(entry.text for entry in entries)]
            for device in ("device-of-olga-1", PINAS):
                assert any(hash_lobby_device(device) in text for text in known) == listed
                assert not any(device in text for text in known)

    run(go)


def test_who_cannot_be_blocked_at_a_private_table_is_told_so() -> None:
    async def go(guests: Guests, store: MemoryStore) -> None:
        table = await guests.open(guests.rosa, listed=False)
        assert (await guests.sit(table, {"name": "Olga", "device": "device-of-olga-1"})).status_code == 201
        asked = guests.here.post(
            "/api/profiles/own/blocks", json={"table": table, "seat": 1}, headers=bearer(guests.rosa["profile_key"])
        )
        assert await refusal(asked) == (400, "not-blockable")

    run(go)


class SlowProfiles(Profiles):
    """Takes a moment to say whether people may meet."""

    async def may_meet(self, one: Place, others: Sequence[Place]) -> bool:
        may = await super().may_meet(one, others)
        await asyncio.sleep(0.01)
        return may


@pytest.mark.parametrize("processes", [1, 2])
def test_of_a_blocked_pair_that_comes_at_once_one_is_seated(processes: int) -> None:
    async def go(guests: Guests, store: MemoryStore) -> None:
        store.profiles = SlowProfiles(store.profiles._scripts)
        table, _, setup = await gathering(store, ("open", "open"), listed=True)
        others = [LiveTable(store, *await store.load(setup.id)) for _ in range(processes - 1)]
        profile = (await guests.here.get("/api/profiles/own", headers=bearer(guests.rosa["profile_key"]))).json()["id"]
        pina = Place(name="Pina", player=PERSON, key=hash_key("p" * 32), device=hash_lobby_device(PINAS))
        rosa = replace(pina, name="Rosa", key=hash_key("r" * 32), device=hash_lobby_device(ROSAS), profile=profile)
        answers = await asyncio.gather(
            table.take_seat(pina), [table, *others][-1].take_seat(rosa), return_exceptions=True
        )
        assert [answer for answer in answers if not isinstance(answer, AccessDenied)] == [1]
        _, entries = await store.load(setup.id)
        assert len(entries) == 1

    run(go)
