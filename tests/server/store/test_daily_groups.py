"""Groups for the daily game in every kind of store, from two processes at once."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.server.store.base import Store
from settebello.server.store.daily_groups import (
    MAX_MEMBERS,
    USED_EVERY,
    DailyGroup,
    GroupMember,
    GroupNotFound,
    GroupRefused,
)
from settebello.server.tables.display_name import is_taken
from tests.server.store.test_daily import attempt
from tests.server.store.test_profiles import make
from tests.support.stores import KINDS, run, two_processes

DAYS = ("2026-11-27", "2026-11-28")
NOW = 1.0e6


def member(name: str, profile: str = "") -> GroupMember:
    return GroupMember(key=f"key of {name}", device=f"device of {name}", profile=profile, name=name)


def group(kind: str, *members: GroupMember, used: float = NOW) -> DailyGroup:
    return DailyGroup(id=f"group {kind}", title="Bar Sport", used=used, members=members)


async def join(store: Store, made: DailyGroup, member: GroupMember, at: float = NOW) -> GroupMember:
    return await store.daily_groups.join(made.id, member, at, partial(is_taken, member.name))


async def is_gone(store: Store, made: DailyGroup) -> bool:
    try:
        await store.daily_groups.load(made.id)
    except GroupNotFound:
        return True
    return False


@pytest.mark.parametrize("kind", KINDS)
def test_people_join_once_and_leave(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            ada, eva = member("Ada"), member("Eva")
            made = group(kind, ada)
            with pytest.raises(GroupNotFound):
                await join(one, made, eva)
            await one.daily_groups.make(made)
            await one.daily_groups.make(made)
            again = replace(eva, name="Eva again", key="another key")
            await join(one, made, eva, NOW + 1)
            assert await join(other, made, again, NOW) == eva
            assert await other.daily_groups.load(made.id) == replace(made, used=NOW + 1, members=(ada, eva))
            with pytest.raises(GroupRefused, match="already a ADA in this group"):
                await join(other, made, member("ADA"))
            await asyncio.gather(*(store.daily_groups.leave(made.id, ada.key) for store in (one, other)))
            assert (await one.daily_groups.load(made.id)).members == (eva,)
            await one.daily_groups.leave(made.id, eva.key)
            assert await is_gone(other, made)

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_group_is_never_fuller_than_it_may_be(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            made = group(f"full {kind}", *(member(f"Ada {n}") for n in range(MAX_MEMBERS - 1)))
            await one.daily_groups.make(made)
            racing = [(one, member("Eva")), (other, member("Rosa")), (one, member("Pina"))]
            joined = await asyncio.gather(
                *(join(store, made, each, NOW) for store, each in racing), return_exceptions=True
            )
            refused = [answer for answer in joined if isinstance(answer, GroupRefused)]
            assert len(refused) == 2
            assert "at most 50 people" in str(refused[0])
            assert len((await other.daily_groups.load(made.id)).members) == MAX_MEMBERS

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_profile_is_a_member_once_with_its_name(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            rosa = await make(one, f"Rosina {kind}")
            made, own = group(f"profile {kind}", member("Ada")), member("Guest", rosa.id)
            await one.daily_groups.make(made)
            await join(one, made, own)
            laptop = replace(own, device="laptop", key="key of the laptop")
            assert (await join(other, made, laptop)).key == own.key
            assert [one.name for one in (await other.daily_groups.load(made.id)).members] == ["Ada", rosa.name]
            await one.daily_groups.leave(made.id, member("Ada").key)
            await one.profiles.delete(rosa.id)
            assert await is_gone(other, made)

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_the_results_of_members_alone(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            rosa = await make(one, f"Rosalia {kind}")
            names = [f"{name} {kind}" for name in ("ada", "eva", "stranger")]
            ada, eva = (
                GroupMember(key=name, device=name, profile=profile, name=name)
                for name, profile in ((names[0], ""), (names[1], rosa.id))
            )
            made = group(f"results {kind}", ada, eva)
            await one.daily_groups.make(made)
            begun = [attempt(name, day) for name in names for day in DAYS]
            begun.append(attempt(f"laptop {kind}", DAYS[1], rosa.id))  # by the profile, later than on the device
            begun[-1] = replace(begun[-1], begun=2.5)
            begun.append(attempt(f"laptop {kind}", "2026-11-26", rosa.id))
            for number, each in enumerate(begun):
                await one.daily.begin(each)
                if number != 1:
                    settled = replace(each, points=number, ranked=number != 2, result="{}")
                    await one.daily.settle(settled, [])
            found = await other.daily_groups.results(made.id, ("2026-11-26", *DAYS))
            assert {(result.member, result.day, result.points, result.ranked) for result in found} == {
                (ada.key, DAYS[0], 0, True),
                (eva.key, DAYS[0], 2, False),
                (eva.key, DAYS[1], 3, True),
                (eva.key, "2026-11-26", 7, True),
            }
            assert await other.daily_groups.results(made.id, ()) == []

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_an_unused_group_is_deleted(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            used, unused = (group(f"{name} {kind}", member("Ada"), used=0.0) for name in ("used", "unused"))
            for made in (used, unused):
                await one.daily_groups.make(made)
            await one.daily_groups.note_use(used, USED_EVERY)
            await one.daily_groups.note_use(unused, USED_EVERY - 1)
            assert await other.daily_groups.expire(USED_EVERY) >= 1
            assert await is_gone(one, unused)
            assert not await is_gone(one, used)

    run(kind, go())
