"""Profiles in both stores, from two processes at once."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.server.model import PERSON, Place, Profile
from settebello.server.store.backup import backup
from settebello.server.store.base import Store, StoreError
from settebello.server.store.profiles import EXPIRE_BATCH, USED_EVERY, ProfileDevice, ProfileNotFound, ProfileRefused
from settebello.server.store.sqlite.file import DATABASE_FILE
from settebello.server.store.sqlite.store import SqliteStore
from settebello.server.tables.display_name import looks_of
from tests.support.stores import KINDS, run, two_processes

MADE = 1_700_000_000
"""When the profiles of these tests are made."""


def device(name: str) -> ProfileDevice:
    return ProfileDevice(key=f"{name}-key".ljust(64, "0"), kind="Firefox", since=MADE)


async def make(store: Store, name: str, at: str = "") -> Profile:
    profile = Profile(id=f"id-{name}-{at}", name=name, created=MADE)
    return await store.profiles.create(profile, device(f"{name}{at}"), f"phrase-{name}{at}", looks_of(name))


@pytest.mark.parametrize("kind", KINDS)
def test_a_profile_from_its_making_to_its_deletion(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            rosa, pina = await make(one, "Rosa"), await make(one, "Pina")
            assert await other.profiles.find(device("Rosa").key, MADE) == rosa
            assert await other.profiles.load(["id-Rosa-", "nobody"]) == {rosa.id: rosa}
            assert await other.profiles.load([]) == {}
            await other.profiles.add_device("phrase-Rosa", device("phone"))
            assert len(await one.profiles.devices(rosa.id)) == 2
            await one.profiles.remove_device(rosa.id, device("phone").id)
            assert await one.profiles.devices(rosa.id) == [device("Rosa")]
            renamed = await one.profiles.rename(rosa, "Rosalia", looks_of("Rosalia"))
            assert await other.profiles.find(device("Rosa").key, MADE) == renamed
            await one.profiles.block(pina.id, rosa.id, 1700000001)
            assert [(who.id, who.name) for who in await other.profiles.blocked(pina.id)] == [(rosa.id, "Rosalia")]
            await one.profiles.delete(rosa.id)
            await one.profiles.delete(rosa.id)
            with pytest.raises(ProfileNotFound):
                await other.profiles.find(device("Rosa").key, MADE)
            with pytest.raises(ProfileNotFound):
                await other.profiles.rename(renamed, "Again", looks_of("Again"))
            assert await other.profiles.blocked(pina.id) == []
            await make(other, "Rosa", "again")

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_one_of_many_gets_a_name(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as stores:
            asked = [make(stores[number % 2], "LUCA" if number % 3 else "Luca", str(number)) for number in range(12)]
            results = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(result, Profile) for result in results) == 1
            assert sum(isinstance(result, ProfileRefused) for result in results) == 11

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_profile_that_has_never_played_expires(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            while await one.profiles.expire(MADE + 1):
                pass  # other tests' profiles
            names = ("Never", "Plays", "Reads", "Restores", "Asks again", "Late")
            made = {name: await make(one, name) for name in names}
            await other.profiles.block(made["Plays"].id, made["Never"].id, MADE)
            await other.profiles.note_played([made["Plays"].id, "nobody"])
            await other.profiles.note_played([])
            back = MADE + 10 * int(USED_EVERY)
            await other.profiles.find(device("Reads").key, back)
            await other.profiles.add_device("phrase-Restores", replace(device("tablet"), since=back))
            again = replace(device("Asks again"), since=back)
            await other.profiles.create(made["Asks again"], again, "phrase", looks_of("Asks again"))
            await other.profiles.find(device("Late").key, MADE + USED_EVERY)
            assert await one.profiles.expire(MADE) == 0
            assert await one.profiles.expire(back) == 2
            assert await one.profiles.expire(back) == 0
            left = await other.profiles.load([profile.id for profile in made.values()])
            assert {profile.name for profile in left.values()} == {"Plays", "Reads", "Restores", "Asks again"}
            assert await other.profiles.blocked(made["Plays"].id) == []
            await make(other, "Never", "again")
            assert await one.profiles.expire(back + 1) == 4
            assert await one.profiles.expire(back * 2) == 0
            assert await other.profiles.load([made["Plays"].id]) == {made["Plays"].id: made["Plays"]}

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_many_profiles_expire_a_few_at_a_time(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            while await one.profiles.expire(MADE + 1):
                pass  # other tests' profiles
            for number in range(EXPIRE_BATCH + 3):
                await make(one, f"Squatter {number}", "many")
            assert await other.profiles.expire(MADE + 1) == EXPIRE_BATCH
            assert await other.profiles.expire(MADE + 1) == 3

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_may_meet(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            made = [await make(one, name, "meets") for name in ("Rosa2", "Pina2", "Olga2")]
            rosa, pina, olga = (person(profile=profile.id) for profile in made)
            nobody = person()
            await one.profiles.block(rosa.profile, pina.profile, 1)
            assert not await other.profiles.may_meet(rosa, [pina])
            assert not await other.profiles.may_meet(pina, [nobody, olga, rosa])
            for pair in ((rosa, olga), (olga, pina), (nobody, rosa), (rosa, nobody), (nobody, nobody)):
                assert await other.profiles.may_meet(pair[0], [pair[1]])
            await other.profiles.unblock(rosa.profile, pina.profile)
            assert await one.profiles.may_meet(pina, [rosa])

    run(kind, go())


def person(profile: str = "", device: str = "") -> Place:
    return Place(name="", player=PERSON, profile=profile, device=device)


@pytest.mark.parametrize("kind", KINDS)
def test_a_device_is_blocked_by_a_profile(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            made = [await make(one, name, "blocks") for name in ("Rosa3", "Pina3")]
            rosa, pina = (person(profile=profile.id) for profile in made)
            stranger, third = person(device="hash-of-a-phone"), person(device="hash-of-another")
            known = await one.profiles.block_device(rosa.profile, stranger.device, "Ida", 1)
            assert await other.profiles.block_device(rosa.profile, stranger.device, "Ida", 2) == known
            assert not await other.profiles.may_meet(rosa, [third, stranger])
            assert not await other.profiles.may_meet(stranger, [pina, rosa])
            assert not await other.profiles.may_meet(person(pina.profile, stranger.device), [rosa]), (
                "with a profile too"
            )
            for pair in ((pina, stranger), (stranger, pina), (rosa, third), (third, rosa), (stranger, third)):
                assert await one.profiles.may_meet(pair[0], [pair[1]])
            assert await other.profiles.avoided(rosa.profile) == [stranger.device]
            assert [(who.id, who.name) for who in await other.profiles.blocked(rosa.profile)] == [(known, "Ida")]
            assert stranger.device not in known
            assert await one.profiles.block_device(pina.profile, stranger.device, "Ida", 1) != known
            await other.profiles.unblock(pina.profile, known)
            assert await other.profiles.blocked(rosa.profile) != []
            await other.profiles.unblock(rosa.profile, known)
            assert await one.profiles.may_meet(rosa, [stranger])
            await one.profiles.delete(pina.profile)
            assert await other.profiles.may_meet(stranger, [pina])
            with pytest.raises(ProfileNotFound):
                await one.profiles.block_device(pina.profile, stranger.device, "Ida", 1)

    run(kind, go())


def test_a_backup_has_the_profiles_and_after_deletion_nothing_of_them(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        rosa = await make(store, "Rosa")
        await make(store, "Pina")
        await store.profiles.block(rosa.id, "id-Pina-", 1)
        backup(tmp_path, tmp_path / "before.sqlite3")
        await store.profiles.delete(rosa.id)
        backup(tmp_path, tmp_path / "after.sqlite3")
        await store.close()

    asyncio.run(go())
    assert _mentions(tmp_path / "before.sqlite3", "osa") > 3
    assert _mentions(tmp_path / "after.sqlite3", "osa") == 0


def _mentions(file: Path, text: str) -> int:
    database = sqlite3.connect(file)
    dump = "\n".join(database.iterdump())
    database.close()
    return sum(text in line for line in dump.splitlines() if line.startswith("INSERT"))


def test_a_failed_disk_makes_no_profile(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        lock = sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)
        lock.execute("DROP TABLE profile_devices")
        with pytest.raises(StoreError):
            await make(store, "Rosa")
        assert lock.execute("SELECT count(*) FROM profiles").fetchone() == (0,)
        lock.close()
        await store.close()

    asyncio.run(go())


def test_a_deleted_name_is_overwritten_in_the_file(tmp_path: Path) -> None:
    name = "Zenobia of Palmyra"

    async def go() -> None:
        store = SqliteStore(tmp_path)
        profile = await make(store, name)
        checkpoint(tmp_path)
        assert name.encode() in (tmp_path / DATABASE_FILE).read_bytes()
        await store.profiles.delete(profile.id)
        checkpoint(tmp_path)
        assert name.encode() not in (tmp_path / DATABASE_FILE).read_bytes()
        await store.close()

    asyncio.run(go())


def checkpoint(folder: Path) -> None:
    """Write the log into the file."""
    database = sqlite3.connect(folder / DATABASE_FILE)
    assert database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    database.close()
