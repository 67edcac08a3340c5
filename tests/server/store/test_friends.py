"""Friends in every kind of store, from two processes at once."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import pytest

from settebello.server.model import Profile
from settebello.server.store.base import Store
from settebello.server.store.friends import HERE_FOR, MAX_ASKED, MAX_ASKING, MAX_FRIENDS, FriendRefused
from tests.server.store.test_profiles import make
from tests.support.memory_store import MemoryStore
from tests.support.stores import KINDS, run, two_processes

NOW = 1_700_000_100


async def known(store: Store, profile: Profile, at: float = NOW) -> list[tuple[str, str, bool]]:
    """The name of each person that a profile knows, how they stand, and whether that person is here."""
    return [(one.name, one.friendship, one.here) for one in await store.friends.of(profile.id, at)]


async def befriend(store: Store, one: Profile, other: Profile) -> None:
    await store.friends.add(one.id, other.id, NOW)
    await store.friends.agree(other.id, one.id, NOW)


@pytest.mark.parametrize("kind", KINDS)
def test_a_friendship_from_its_beginning_to_its_end(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            rosa, pina = await make(one, "Rosa"), await make(one, "Pina")
            for _ in range(2):
                await one.friends.add(rosa.id, pina.id, NOW)
            assert await known(other, rosa) == [("Pina", "asked", False)]
            assert await known(other, pina) == [("Rosa", "asking", False)]
            for _ in range(2):
                await other.friends.agree(pina.id, rosa.id, NOW)
            assert await known(one, rosa) == [("Pina", "friends", False)]
            assert await known(one, pina) == [("Rosa", "friends", False)]
            mario = await make(one, "Mario")
            await one.friends.add(mario.id, rosa.id, NOW)
            assert await other.friends.among(rosa.id, {pina.id, mario.id, "nobody"}) == {pina.id}
            assert await other.friends.among(mario.id, {rosa.id}) == await other.friends.among("", {rosa.id}) == set()
            await one.friends.remove(mario.id, rosa.id)
            await one.friends.note_here(rosa.id, NOW)
            assert await known(other, pina) == [("Rosa", "friends", True)]
            await one.friends.note_here(rosa.id, NOW + HERE_FOR - 1)
            assert await known(other, pina, NOW + HERE_FOR + 1) == [("Rosa", "friends", True)]
            assert await known(other, pina, NOW + 2 * HERE_FOR) == [("Rosa", "friends", False)]
            await one.friends.invite(rosa.id, pina.id, "table-1", NOW, NOW + 10)
            await one.friends.invite(rosa.id, pina.id, "table-2", NOW, NOW + 10)
            assert [who.invited_to for who in await other.friends.of(pina.id, NOW)] == ["table-2"]
            assert [who.invited_to for who in await other.friends.of(pina.id, NOW + 10)] == [""]
            assert [who.invited_to for who in await other.friends.of(rosa.id, NOW)] == [""]
            await other.friends.remove(pina.id, rosa.id)
            assert await known(one, rosa) == await known(one, pina) == []

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_deleting_a_profile_deletes_its_friendships(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            rosa, pina, olga = [await make(one, name) for name in ("Rosa", "Pina", "Olga")]
            await befriend(one, rosa, pina)
            await one.friends.add(olga.id, rosa.id, NOW)
            await one.friends.note_here(rosa.id, NOW)
            await other.profiles.delete(rosa.id)
            assert await known(one, pina) == await known(one, olga) == []
            with pytest.raises(FriendRefused):
                await one.friends.agree(rosa.id, olga.id, NOW)
            with pytest.raises(FriendRefused, match="has deleted the profile"):
                await one.friends.add(pina.id, rosa.id, NOW)
            await one.friends.note_here(rosa.id, NOW)
            await one.friends.add(rosa.id, pina.id, NOW)
            assert await known(one, pina) == [], "nobody is a friend of somebody who is gone"

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_block_ends_a_friendship(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            rosa, pina = await make(one, "Rosa"), await make(one, "Pina")
            await befriend(one, rosa, pina)
            await other.profiles.block(pina.id, rosa.id, NOW)
            assert await known(one, rosa) == await known(one, pina) == []

    run(kind, go())


def test_only_friends_learn_who_is_here_and_are_invited() -> None:
    async def go() -> None:
        store = MemoryStore()
        rosa, pina = await make(store, "Rosa"), await make(store, "Pina")
        await store.friends.add(pina.id, rosa.id, NOW)
        for profile in (rosa, pina):
            await store.friends.note_here(profile.id, NOW)
            (seen,) = await store.friends.of(profile.id, NOW)
            assert not seen.here
        for one, other in ((rosa, pina), (pina, rosa)):
            with pytest.raises(FriendRefused):
                await store.friends.invite(one.id, other.id, "table", NOW, NOW + 10)
        with pytest.raises(FriendRefused):
            await store.friends.agree(pina.id, rosa.id, NOW)
        with pytest.raises(FriendRefused):
            await store.friends.add(pina.id, pina.id, NOW)

    run("sqlite", go())


def test_nobody_asks_a_hundred_people_nor_is_asked_by_them() -> None:
    async def go() -> None:
        store = MemoryStore()
        rosa, pina = await make(store, "Rosa"), await make(store, "Pina")
        others = [await make(store, f"Other{number}") for number in range(100)]
        for number, other in enumerate(others):
            with nullcontext() if number < MAX_ASKED else pytest.raises(FriendRefused, match="have not answered"):
                await store.friends.add(rosa.id, other.id, NOW)
        assert len(await known(store, rosa)) == MAX_ASKED
        await store.friends.agree(others[0].id, rosa.id, NOW)
        await store.friends.add(rosa.id, others[-1].id, NOW)
        for number, other in enumerate(others):
            with nullcontext() if number < MAX_ASKING else pytest.raises(FriendRefused, match="too many requests"):
                await store.friends.add(other.id, pina.id, NOW)
        assert len(await known(store, pina)) == MAX_ASKING

    run("sqlite", go())


def test_somebody_with_many_friends_removes_one_to_add_another() -> None:
    async def go() -> None:
        store = MemoryStore()
        rosa = await make(store, "Rosa")
        for number in range(MAX_FRIENDS):
            await befriend(store, rosa, await make(store, f"Other{number}"))
        pina = await make(store, "Pina")
        await store.friends.add(pina.id, rosa.id, NOW)
        with pytest.raises(FriendRefused) as refused:
            await store.friends.agree(rosa.id, pina.id, NOW)
        assert refused.value.code == "friends-full"
        await store.friends.remove(rosa.id, "id-Other0-")
        await store.friends.agree(rosa.id, pina.id, NOW)
        assert len(await known(store, rosa)) == MAX_FRIENDS

    run("sqlite", go())
