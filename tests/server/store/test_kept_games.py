"""Finished games and their reviews, kept by both stores beyond the expiry of their tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.server.store.backup import backup
from settebello.server.store.base import StoreError
from settebello.server.store.kept_games import GameNotFound, GameTakenDown, KeptGame, ReviewJob
from settebello.server.store.sqlite.file import DATABASE_FILE
from settebello.server.store.sqlite.store import SqliteStore
from tests.support.finished_tables import finished_table
from tests.support.stores import KINDS, run, two_processes


def game_of(table: str, game: str = "") -> KeptGame:
    return KeptGame(
        id=game or f"game-of-{table}",
        table=table,
        title="Casa «Rossi» ♥",
        record="[Event]\n1. 7D\n",
        keys=("aa", None),
        created=1700000000,
    )


def job_of(game: str, precision: str = "usual", owner: str = "one", at: float = 100.5) -> ReviewJob:
    return ReviewJob(game=game, judge=f"judge-1 {precision}", precision=precision, state="waiting", owner=owner, at=at)


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_kept_once(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            await one.ping()
            game = game_of(f"once-{kind}")
            asked = [
                store.games.keep(replace(game, id=f"{kind}-{n}"), n % 2) for n in range(6) for store in (one, other)
            ]
            (kept,) = set(await asyncio.gather(*asked))
            assert await other.games.load(kept) == replace(game, id=kept)
            assert await one.games.keep(replace(game, id="late", keys=("bb", None)), 1) == kept
            assert (await other.games.load(kept)).keys == ("bb", None), "a key may have been renewed meanwhile"
            for missing in ("late", "", "none"):
                with pytest.raises(GameNotFound):
                    await one.games.load(missing)
                with pytest.raises(GameNotFound):
                    await one.games.take_down(missing, 0)

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_taken_down_stays_down(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            game = game_of(f"down-{kind}")
            await one.games.keep(game, 0)
            job = await one.reviews.acquire(job_of(game.id), stale_before=0)
            await other.games.take_down(game.id, 1)
            for store in (one, other):
                for refused in (
                    store.games.load(game.id),
                    store.games.take_down(game.id, 0),
                    store.games.keep(replace(game, id="again"), 0),
                    store.reviews.acquire(job_of(game.id), stale_before=0),
                ):
                    with pytest.raises(GameTakenDown):
                        await refused
            assert not await one.reviews.update(replace(job, state="done"), "{}")
            assert (await one.reviews.jobs(game.id), await one.reviews.load(game.id, job.judge)) == ([], None)
            again = replace(game, id=f"again-{kind}")
            assert await one.games.keep(again, 1) == again.id, "by the person who took it down"
            assert await other.games.load(again.id) == again
            with pytest.raises(GameNotFound):
                await one.games.load(game.id)

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_kept_game_outlives_its_table(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (store, _):
            setup, entries = finished_table(f"expires-{kind}")
            await store.create(setup, *entries)
            game = game_of(setup.id)
            await store.games.keep(game, 0)
            while await store.expire(5000, gathering_before=5000):
                pass
            assert await store.load_heads([setup.id]) == {}
            assert await store.games.load(game.id) == game

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_one_review_of_a_game_at_a_time(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            game = game_of(f"reviewed-{kind}")
            await one.games.keep(game, 0)
            asked = [
                store.reviews.acquire(job_of(game.id, owner=f"{name}-{n}"), stale_before=50.0)
                for n in range(5)
                for name, store in (("one", one), ("other", other))
            ]
            first, *rest = await asyncio.gather(*asked)
            assert rest == [first] * len(rest)
            thorough = job_of(game.id, "thorough", owner="other")
            assert await other.reviews.acquire(thorough, stale_before=50.0) == first, "nor by another judge"
            half = replace(first, state="running", percent=50, at=120.25)
            assert await one.reviews.update(half)
            assert await other.reviews.jobs(game.id) == [half]
            assert not await other.reviews.update(replace(half, owner="another"))
            done = replace(half, state="done", percent=100, at=130.0)
            assert await one.reviews.update(done, '{"format":1,"è":"♥"}')
            assert not await one.reviews.update(half), "a report that was overtaken undoes nothing"
            assert await other.reviews.load(game.id, first.judge) == '{"format":1,"è":"♥"}'
            assert await other.reviews.acquire(job_of(game.id, at=140.0), stale_before=135.0) == done
            assert await other.reviews.acquire(thorough, stale_before=50.0) == thorough
            assert await one.reviews.jobs(game.id) == [done, thorough]
            assert await one.reviews.load(game.id, "judge-1 thorough") is None

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_job_whose_process_has_died_is_taken_over(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            game = game_of(f"dead-{kind}")
            await one.games.keep(game, 0)
            dead = await one.reviews.acquire(job_of(game.id, owner="dead"), stale_before=0)
            mine = job_of(game.id, owner="mine", at=200.0)
            assert await other.reviews.acquire(mine, stale_before=150.0) == mine
            assert not await one.reviews.update(replace(dead, state="done"), "{}")
            failed = replace(mine, state="failed", at=201.0)
            assert await other.reviews.update(failed)
            again = replace(mine, owner="again", at=202.0)
            assert await one.reviews.acquire(again, stale_before=150.0) == again, "one that failed may be tried again"

    run(kind, go())


def test_a_backup_has_the_kept_games(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path / "games")
        game = game_of("backed-up")
        await store.games.keep(game, 0)
        (tmp_path / "restored").mkdir()
        backup(tmp_path / "games", tmp_path / "restored" / DATABASE_FILE)
        await store.close()
        restored = SqliteStore(tmp_path / "restored")
        assert await restored.games.load(game.id) == game
        await restored.close()

    asyncio.run(go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_that_cannot_be_written_is_not_kept(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (store, _):
            game = replace(game_of(f"unfit-{kind}"), title="\ud800")
            with pytest.raises(StoreError):
                await store.games.keep(game, 0)
            with pytest.raises(GameNotFound):
                await store.games.load(game.id)

    run(kind, go())
