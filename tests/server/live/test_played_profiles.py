"""A profile keeps its name for good once a round is dealt at its table, however the table deals it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest
from msgspec.structs import replace

from settebello.protocol.room import Ready
from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_registry import TableRegistry
from settebello.server.model import Entry, Profile, TableSetup
from settebello.server.store.base import StoreError
from settebello.server.store.profiles import ProfileDevice
from tests.support.live_tables import Person, opened_table
from tests.support.memory_store import MemoryStore

NAMES = ("Rosa", "Pina", "Olga")


async def make_profiles(store: MemoryStore) -> TableSetup:
    """The profiles of three people, of whom the first two have seats at a table that gathers."""
    for name in NAMES:
        device = ProfileDevice(key=name, kind="Firefox", since=1)
        await store.profiles.create(Profile(id=name, name=name, created=1), device, f"phrase {name}", [name])
    setup = opened_table()
    places = [replace(place, profile=name, key=name) for place, name in zip(setup.places, NAMES, strict=False)]
    return replace(setup, places=tuple(places), gathers=True)


async def kept(store: MemoryStore) -> Collection[str]:
    """The profiles that are left once all that never played have expired."""
    await store.profiles.expire(2.0)
    return set(await store.profiles.load(NAMES))


async def get_ready(table: LiveTable) -> None:
    for seat in range(2):
        await table.submit(Person(seat), Ready(id=f"ready-{seat}", ready=True))


def test_a_deal_at_a_table_that_gathers() -> None:
    async def go() -> None:
        store = MemoryStore()
        setup = await make_profiles(store)
        await store.create(setup)
        table = LiveTable(store, *await store.load(setup.id))
        await get_ready(table)
        await table.advance()
        assert table.dealt
        assert await kept(store) == {"Rosa", "Pina"}

    asyncio.run(go())


def test_a_table_that_gathers_in_vain() -> None:
    async def go() -> None:
        store = MemoryStore()
        setup = await make_profiles(store)
        await store.create(setup)
        table = LiveTable(store, *await store.load(setup.id))
        await table.submit(Person(0), Ready(id="ready", ready=True))
        assert not table.dealt
        assert await kept(store) == set()

    asyncio.run(go())


def test_a_deal_as_the_table_is_opened() -> None:
    async def go() -> None:
        store = MemoryStore()
        setup = await make_profiles(store)
        registry = TableRegistry(store)
        await registry.create(replace(setup, gathers=False), Entry(kind="round", text=bytes(32).hex()))
        assert await kept(store) == {"Rosa", "Pina"}
        await registry.close()

    asyncio.run(go())


def test_a_deal_stands_although_nothing_could_be_noted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(profiles: Collection[str]) -> None:
        raise StoreError("The disk is full.")

    async def go() -> None:
        store = MemoryStore()
        setup = await make_profiles(store)
        await store.create(setup)
        table = LiveTable(store, *await store.load(setup.id))
        monkeypatch.setattr(store.profiles, "note_played", fail)
        await get_ready(table)
        await table.advance()
        assert table.dealt

    asyncio.run(go())
    assert "The disk is full." in caplog.text
