"""Ratings in both stores: two processes rate the same games at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest

from settebello.server.model import GameResult
from settebello.server.ratings.model import YEAR, Rating
from settebello.server.ratings.weights import MANY_OPPONENTS, SETTLED_DAYS, SETTLED_GAMES, Experience
from settebello.server.store.base import Store
from settebello.server.store.ratings import DAY, MONTH_GAMES
from settebello.server.store.scripts import Query, Script
from settebello.server.store.sqlite.store import SqliteStore
from tests.server.ratings.rated_tables import expect_rating, make_profile, set_rating
from tests.support.memory_store import MemoryStore
from tests.support.stores import KINDS, run, two_processes

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
                for n in range(25)
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
            loser, winner = NAMES[len(games) % 3], NAMES[(len(games) - 1) % 3]
            last, before = await stores[1].ratings.played(loser, 2)
            assert (last.table, last.pool, last.after) == (f"rated-{len(games) - 1}", POOL, known[loser].rating.mean)
            assert (last.won, last.others, last.ended) == (False, (winner,), games[-1].ended)
            assert before.after == last.before
            assert await stores[1].ratings.people_met(loser) == 2
            await stores[0].profiles.delete(winner)
            assert (await stores[1].ratings.played(loser, 1))[0].others == ()
            assert await stores[1].ratings.played("nobody", 2) == []
            assert await stores[1].ratings.people_met("nobody") == 0

    run(kind, go())


PEOPLE = tuple(f"ratable-{number}" for number in range(MANY_OPPONENTS + 2))


def rounds(people: Sequence[str]) -> Iterator[list[tuple[str, str]]]:
    """Rounds in which everybody plays once, with another opponent each time until all have met."""
    first, *others = people
    while True:
        order = [first, *others]
        yield [(order[n], order[-n - 1]) for n in range(len(order) // 2)]
        others = [*others[1:], others[0]]


async def play_days(store: Store, kind: str, days: int, games: int) -> None:
    """All people play on so many days, so many games in all; the first of a pair wins."""
    for number, pairs in enumerate(islice(rounds(PEOPLE), games)):
        ended = (100 + number * days // games) * DAY + 1000 + number
        for one, other in pairs:
            result = GameResult(profiles=((one,), (other,)), places=(0, 1), ended=ended)
            assert await store.ratings.apply(f"{kind} {days} {number} {one}", POOL, result)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("days", "listed"), [(1, False), (SETTLED_DAYS - 1, False), (SETTLED_DAYS + 1, True)], ids=str)
def test_people_are_listed_once_they_have_met_many_who_are_settled(
    kind: str, days: int, listed: bool, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (store, other):
            await store.ratings._scripts.write(_forget_all)
            for name in PEOPLE:
                await make_profile(store, name)
            await play_days(store, kind, days, SETTLED_GAMES + MANY_OPPONENTS)
            assert await other.ratings.pools() == ([POOL] if listed else [])
            best = await other.ratings.best(POOL)
            assert {one.profile for one in best} == ({*PEOPLE} if listed else set())
            assert [one.rating.mean for one in best] == sorted((one.rating.mean for one in best), reverse=True)
            assert await other.ratings.best_since(POOL, 0.0) == best
            last_day = (100 + days - 1) * DAY
            lately = {one.profile: (one.games, one.won) for one in await other.ratings.best_since(POOL, last_day)}
            assert lately == (await _played_since(store, last_day) if listed else {})
            assert await other.ratings.best_since(POOL, last_day + DAY) == []
            latest = await other.ratings.latest(3)
            assert [(len(game.winners), len(game.others), game.pool) for game in latest] == [(1, 1, POOL)] * 3
            await store.profiles.delete(PEOPLE[0])
            assert {one.profile for one in await other.ratings.best(POOL)} == ({*PEOPLE[1:]} if listed else set())
            for name in PEOPLE[1:]:
                await store.profiles.delete(name)
            assert await other.ratings.pools() == []

    run(kind, go())


async def _played_since(store: Store, since: float) -> dict[str, tuple[int, int]]:
    """The games, and those won, of each profile that has played enough since then."""

    def script() -> Script[dict[str, tuple[int, int]]]:
        rows = yield Query(
            "SELECT profile_id, place FROM rated_seats JOIN rated_games USING (table_id) WHERE ended >= ?", (since,)
        )
        games = Counter(profile for profile, _ in rows)
        won = Counter(profile for profile, place in rows if place == 0)
        return {profile: (number, won[profile]) for profile, number in games.items() if number >= MONTH_GAMES}

    return await store.ratings._scripts.read(script)


def test_the_latest_games_name_nobody_who_is_gone() -> None:
    async def go() -> None:
        store = MemoryStore()
        for name in ("Rosa", "Pina", "Olga"):
            await make_profile(store, name)
        for number, (one, other) in enumerate([("Rosa", "Pina"), ("Pina", "Olga"), ("Olga", "Rosa")]):
            result = GameResult(profiles=((one,), (other,)), places=(0, 1), ended=1000.0 + number)
            await store.ratings.apply(f"table-{number}", POOL, result)
        given_up = GameResult(profiles=(("Rosa",), ("Pina",)), places=(0, 1), ended=2000.0, spared=frozenset({"Rosa"}))
        await store.ratings.apply("given-up", POOL, given_up)

        async def latest(number: int) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
            return [(game.winners, game.others) for game in await store.ratings.latest(number)]

        assert await latest(2) == [(("Olga",), ("Rosa",)), (("Pina",), ("Olga",))]
        await store.profiles.delete("Olga")
        assert await latest(3) == [(("Rosa",), ("Pina",))]

    run("sqlite", go())


def _forget_all() -> Script[None]:
    for table in ("rated_seats", "rated_games", "ratings"):
        yield Query(f"DELETE FROM {table}")


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_gains_by_a_game_that_was_given_up_before_a_round(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (store, _):
            winner, loser = (f"{name} {kind}" for name in ("Stays", "Leaves"))
            for name in (winner, loser):
                await make_profile(store, name)
            for number in range(20):
                given_up = GameResult(
                    profiles=((winner,), (loser,)), places=(0, 1), ended=number * DAY, spared=frozenset({winner})
                )
                await store.ratings.apply(f"given up {kind} {number}", POOL, given_up)
            assert await store.ratings.of(winner) == []
            (last,) = await store.ratings.played(winner, 1)
            assert last.before == last.after
            (lost,) = await store.ratings.of(loser)
            assert (lost.games, lost.won, lost.last) == (20, 0, 0.0)
            assert lost.rating.mean < 1400

    run(kind, go())


@pytest.mark.parametrize("idle", [0.0, YEAR])
def test_a_rating_is_less_certain_after_a_year_without_a_game(idle: float, tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        for name in ("Returns", "Waits"):
            await make_profile(store, name)
            settled = Experience(games=100, days=20, opponents=MANY_OPPONENTS)
            await set_rating(store, name, POOL, Rating(deviation=60.0), settled, last=DAY)
        (known,) = await store.ratings.of("Returns")
        assert known.now(DAY + idle).deviation == pytest.approx(152.3 if idle else 60.0, abs=0.1)
        result = GameResult(profiles=(("Returns",), ("Waits",)), places=(0, 1), ended=DAY + idle + 1)
        await store.ratings.apply("back", POOL, result)
        (after,) = await store.ratings.of("Returns")
        gained = after.rating.mean - 1500
        assert gained > 60 if idle else gained < 20
        await store.close()

    asyncio.run(go())
