"""Attempts at the daily game in every kind of store, from two processes at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.server.store.daily import DailyAttempt
from tests.server.store.test_profiles import make
from tests.support.stores import KINDS, run, two_processes

DAY = "2026-11-28"


def attempt(name: str, day: str = DAY, profile: str = "") -> DailyAttempt:
    return DailyAttempt(table=f"{name}-{day}", day=day, device=name, profile=profile, key=f"key of {name}", begun=1.5)


@pytest.mark.parametrize("kind", KINDS)
def test_processes_have_one_secret_which_stays(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            first, second = await asyncio.gather(one.daily.secret(), other.daily.secret())
            assert first == second
            assert len(first) == 32
        async with two_processes(kind, tmp_path, request) as (one, _):
            assert await one.daily.secret() == first

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_the_first_attempt_of_a_device_or_profile_counts(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            rosa = await make(one, f"Rosa {kind}")
            ada = attempt(f"ada {kind}")
            again = [replace(ada, table=f"{n} {kind}") for n in range(4)]
            racing = [store.daily.begin(each) for each in again for store in (one, other)]
            begun = await asyncio.gather(*racing)
            assert len({first.table for first in begun}) == 1
            assert await other.daily.find(DAY, ada.device, "") == begun[0]
            own = attempt(f"phone {kind}", profile=rosa.id)
            assert await one.daily.begin(own) == own
            assert await other.daily.begin(attempt(f"laptop {kind}", profile=rosa.id)) == own
            assert await other.daily.begin(attempt(f"phone {kind}", "2026-11-29", rosa.id)) != own
            assert await one.daily.find(DAY, f"nobody {kind}", "") is None
            await one.profiles.delete(rosa.id)
            assert await other.daily.of_table(own.table) == replace(own, profile="")

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_result_is_stored_once(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    day = f"day {kind}"

    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            begun = [await one.daily.begin(attempt(f"{n} {kind}", day)) for n in range(4)]

            async def unsettled() -> set[str]:
                return {found.table for found in await other.daily.unsettled(day, 100) if found.day == day}

            assert await unsettled() == {found.table for found in begun}
            assert len(await other.daily.unsettled(day, 2)) == 2
            for points, found in zip((3, 3, -1), begun, strict=False):
                settled = replace(found, points=points, ranked=points > 0, result="{}")
                plays = [("p1", "7D"), ("p2", f"{points}")]
                await asyncio.gather(*(store.daily.settle(settled, plays) for store in (one, other)))
                await one.daily.settle(replace(settled, points=50), [])
                assert await other.daily.of_table(found.table) == settled
            assert await one.daily.points(day) == [(3, 2)]
            assert await other.daily.results(day, 10) == ["{}"] * 2
            assert await other.daily.results(day, 1) == ["{}"]
            assert await one.daily.plays(day, ["p1", "p2", "p3"]) == {"p1": {"7D": 3}, "p2": {"3": 2, "-1": 1}}
            assert await unsettled() == {begun[3].table}
            await one.daily.drop(begun[3].table)
            assert await unsettled() == set()
            await other.daily.forget_plays(f"{day}a")
            assert await one.daily.plays(day, ["p1"]) == {}

    run(kind, go())
