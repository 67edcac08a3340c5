"""Every rated game changes the ratings once: with two processes, retries, crashes and 500 faults."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from settebello.server.clock import Clock
from settebello.server.live.table_registry import TableRegistry
from settebello.server.metrics import Metrics
from settebello.server.people.rating_keeper import CREATION, GIVE_UP, RatingKeeper
from settebello.server.ratings.model import Rating, rate
from settebello.server.ratings.rated_games import rating_pool
from settebello.server.ratings.weights import least_weight
from settebello.server.store.base import StoreError
from settebello.server.store.ratings import DAY, Ratings
from settebello.server.store.sqlite.store import SqliteStore
from settebello.server.tables.rated_game import game_result
from tests.server.ratings.rated_tables import (
    NOW,
    assert_rated_once,
    expect_rating,
    make_profile,
    rated_table,
    set_rating,
)
from tests.support.interrupted_scripts import InterruptedScripts, Moment
from tests.support.memory_store import MemoryStore

POOL = "basic/2"
FAULTS = 500


class FixedClock(Clock):
    """Says one time."""

    def __init__(self, now: float) -> None:
        super().__init__()
        self._fixed = now

    def now(self) -> float:
        return self._fixed


FAULT_CHANCES: dict[Moment, float] = {"read": 0.1, "before": 0.2, "within": 0.06, "after": 0.3}


class Faults:
    """Faults at random: a connection is lost, or a process dies within a transaction."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.suffered: Counter[Moment] = Counter()

    def __call__(self, moment: Moment) -> None:
        if self._chance.random() < FAULT_CHANCES[moment]:
            self.suffered[moment] += 1
            raise (RuntimeError("The process dies.") if moment == "within" else StoreError("The connection is lost."))


def test_ratings_change_once_in_spite_of_500_faults(tmp_path: Path) -> None:
    """Two processes look at the same tables; one is replaced by a fresh one now and then, as after a crash."""

    async def go() -> None:
        chance = Random(7)
        stores = [SqliteStore(tmp_path) for _ in range(2)]
        names = [f"p{number}" for number in range(6)]
        for name in names:
            await make_profile(stores[0], name)
        faults, exact = Faults(chance), stores[0].ratings
        for store in stores:
            store.ratings = Ratings(InterruptedScripts(store.ratings._scripts, faults))
        keepers = [_keeper(store) for store in stores]
        played, round_ = 0, 0
        while faults.suffered.total() < FAULTS:
            pair = chance.sample(names, 2)
            setup, entries = rated_table(f"table-{played}", pair, ended=played * 2 * DAY)
            await stores[0].create(setup, *entries)
            played += 1
            for keeper in keepers:
                await _try(keeper)
            await asyncio.gather(*(_try(keeper) for keeper in keepers))
            round_ += 1
            if round_ % 10 == 0:
                keepers[round_ // 10 % 2] = _keeper(stores[round_ // 10 % 2])
        for store in stores:
            store.ratings = exact
        await asyncio.gather(*(_keeper(store).look() for store in stores))
        await assert_rated_once(stores[0], names, played)
        assert all(faults.suffered[moment] > 20 for moment in FAULT_CHANCES)
        for store in stores:
            await store.close()

    asyncio.run(go())


def _keeper(store: SqliteStore) -> RatingKeeper:
    return RatingKeeper(TableRegistry(store, clock=FixedClock(NOW)), Metrics())


async def _try(keeper: RatingKeeper) -> None:
    try:
        await keeper.look()
    except StoreError:
        return


def test_a_game_is_rated_by_the_model_and_a_second_time_not_at_all() -> None:
    async def go() -> None:
        store = MemoryStore()
        for name in ("rosa", "pina"):
            await make_profile(store, name)
        setup, entries = rated_table("t", ("rosa", "pina"))
        result = game_result(setup, entries, NOW)
        assert result is not None
        assert rating_pool(setup.rules, setup.rated) == POOL
        assert [await store.ratings.apply("t", POOL, result) for _ in range(3)] == [True, False, False]
        expected = rate([[Rating()], [Rating()]], result.places, [[least_weight(0)]] * 2)
        for name, side in (("rosa", 0), ("pina", 1)):
            (known,) = await store.ratings.of(name)
            assert (known.rating, known.games) == (expected[side][0], 1)
            assert known.won == int(result.places[side] == 0)

    asyncio.run(go())


def test_games_between_the_same_two_count_less_and_less_in_a_day() -> None:
    async def go() -> None:
        store, means = MemoryStore(), [1500.0]
        for name in ("rosa", "pina"):
            await make_profile(store, name)
        setup, entries = rated_table("t", ("rosa", "pina"))
        result = game_result(setup, entries, NOW)
        assert result is not None
        won = "rosa" if result.places[0] == 0 else "pina"
        for number in range(30):
            await store.ratings.apply(f"t{number}", POOL, result)
            means.append((await store.ratings.of(won))[0].rating.mean)
        gains = [after - before for before, after in pairwise(means)]
        assert sum(gains[3:]) < 0.2 * gains[0]
        tomorrow = replace(result, ended=result.ended + 86_401)
        await store.ratings.apply("tomorrow", POOL, tomorrow)
        assert (await store.ratings.of(won))[0].rating.mean - means[-1] > 10 * gains[-1]

    asyncio.run(go())


@pytest.mark.parametrize("deleted", [False, True])
def test_the_deletion_of_a_profile_takes_no_result_back(deleted: bool) -> None:
    async def go() -> None:
        store, strong = MemoryStore(), Rating(mean=1900.0, deviation=60.0)
        for name in ("rosa", "pina"):
            await make_profile(store, name)
        await set_rating(store, "pina", POOL, strong)
        setup, entries = rated_table("t", ("rosa", "pina"))
        result = game_result(setup, entries, NOW)
        assert result is not None
        if deleted:
            await store.profiles.delete("pina")
            assert await store.ratings.of("pina") == []
        await store.ratings.apply("t", POOL, replace(result, places=(0, 1)))
        (known,) = await store.ratings.of("rosa")
        expected = rate([[Rating()], [strong]], (0, 1), [[least_weight(0)]] * 2)
        assert (known.rating, known.games) == (expected[0][0], 1)

    asyncio.run(go())


@pytest.mark.parametrize("age", [CREATION - 1, CREATION + 1, GIVE_UP + 1])
def test_what_is_expected_in_vain_is_forgotten(age: float) -> None:
    async def go() -> None:
        store = MemoryStore()
        setup, entries = rated_table("t", ("rosa", "pina"), drop=1)
        await store.create(setup, *entries)
        for table in ("t", "never-stored"):
            await expect_rating(store, table, NOW)
        keeper = RatingKeeper(TableRegistry(store, clock=FixedClock(NOW + age)), Metrics())
        await keeper.look()
        left = {table for table, _ in await store.ratings.expected()}
        assert left == ({"t", "never-stored"} if age < CREATION else {"t"} if age < GIVE_UP else set())

    asyncio.run(go())
