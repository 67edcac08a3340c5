"""Ratings in both stores: two processes rate the same games at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from settebello.server.ratings.result import GameResult
from settebello.server.ratings.weights import SETTLED_GAMES
from tests.server.ratings.rated_tables import expect_rating, make_profile
from tests.server.store.test_profiles import KINDS, _database, two_processes

__all__ = ["_database"]

POOL = "basic/2"
NAMES = ("Ratio", "Ratiuncula", "Rationale")


@pytest.mark.parametrize("kind", KINDS)
def test_two_processes_rate_each_game_once(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as stores:
            for name in NAMES:
                await make_profile(stores[0], name)
            games = [
                GameResult(profiles=((NAMES[n % 3],), (NAMES[(n + 1) % 3],)), places=(0, 1), ended=1e5 * n)
                for n in range(3 * SETTLED_GAMES // 2 + 3)
            ]
            for number in range(len(games)):
                await expect_rating(stores[0], f"rated-{number}", 1.0)

            async def apply(numbers: range) -> int:
                """How often games were rated that both processes rate at once, in any order."""
                rated = (store.ratings.apply(f"rated-{n}", POOL, games[n]) for n in numbers for store in stores)
                return sum(await asyncio.gather(*rated))

            assert await apply(range(len(games) - 1)) == len(games) - 1
            assert await apply(range(len(games) - 1, len(games))) == 1
            assert await stores[1].ratings.expected() == []
            known = {name: (await stores[1].ratings.of(name))[0] for name in NAMES}
            assert sum(one.games for one in known.values()) == 2 * len(games)
            assert sum(one.won for one in known.values()) == len(games)
            assert await stores[1].ratings.pools() == [POOL]
            last = await stores[1].ratings.last(NAMES[len(games) % 3])
            assert last is not None
            assert (last.table, last.pool, last.after) == (
                f"rated-{len(games) - 1}",
                POOL,
                known[NAMES[len(games) % 3]].rating.mean,
            )
            assert await stores[1].ratings.last("nobody") is None
            best = await stores[1].ratings.best(POOL)
            listed = [name for name in NAMES if known[name].games >= SETTLED_GAMES]
            assert {one.profile for one in best} == {*listed}
            assert [one.rating.mean for one in best] == sorted((one.rating.mean for one in best), reverse=True)
            await stores[0].profiles.delete(listed[0])
            assert {one.profile for one in await stores[1].ratings.best(POOL)} == {*listed[1:]}

    asyncio.run(go())
