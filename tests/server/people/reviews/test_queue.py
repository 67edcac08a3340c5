"""Reviews are made once each, a few at a time, and survive what may happen to their workers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.record import write
from settebello.server.clock import Clock
from settebello.server.live.bots import worker as player_worker
from settebello.server.metrics import Metrics
from settebello.server.people.reviews import queue as queue_module
from settebello.server.people.reviews import runner
from settebello.server.people.reviews import worker as review_worker
from settebello.server.people.reviews.queue import (
    STALE_AFTER,
    NoReviews,
    ReviewBusy,
    ReviewQueue,
    ReviewRefused,
    is_dead,
)
from settebello.server.store.base import StoreError
from settebello.server.store.kept_games import KeptGame, ReviewJob, Reviews
from settebello.server.tables.public_record import public_record
from tests.server.people.reviews.scripted_runner import ScriptedRunner
from tests.server.people.reviews.scripted_worker import FOLDER, SCRIPT
from tests.support.finished_tables import finished_table
from tests.support.memory_store import MemoryStore
from tests.support.process_status import is_running
from tests.support.server_process import TIMEOUT

RECORD = write(public_record(*finished_table("reviewed")))


def game_named(name: str) -> KeptGame:
    return KeptGame(id=name, table=name, title="Scopa", record=RECORD, keys=(), created=0)


class Workers:
    """The processes of the scripted worker."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        self._patch = patch
        patch.setenv(FOLDER, str(folder))

    def follow(self, script: str) -> None:
        self._patch.setenv(SCRIPT, script)

    def go_on(self) -> None:
        """Those that wait finish their review."""
        (self._folder / "go").touch()

    @property
    def started(self) -> list[int]:
        """Their process ids."""
        return [int(file.name.partition("-")[2]) for file in self._folder.glob("start-*")]

    @property
    def running(self) -> list[int]:
        return [process for process in self.started if is_running(process)]


@pytest.fixture
def workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    monkeypatch.setattr(queue_module, "REPORT_INTERVAL", 0.02)
    yield (used := Workers(tmp_path, monkeypatch))
    assert used.running == [], "no worker is left hanging"


async def store_of_games() -> MemoryStore:
    """A store of a few games."""
    store = MemoryStore()
    for name in ("a", "b", "c", "d", "g"):
        await store.games.keep(game_named(name), 0)
    return store


def queue_of(store: MemoryStore, *, workers: int = 1, metrics: Metrics | None = None) -> ReviewQueue:
    return ReviewQueue(
        store.reviews,
        workers=workers,
        metrics=metrics or Metrics(),
        clock=Clock(),
        runner=ScriptedRunner(),
    )


def run(go: Callable[[MemoryStore, ReviewQueue], Awaitable[None]], *, workers: int = 1) -> None:
    async def do() -> None:
        store = await store_of_games()
        queue = queue_of(store, workers=workers)
        try:
            async with asyncio.timeout(TIMEOUT):
                await go(store, queue)
        finally:
            await queue.close()

    asyncio.run(do())


async def until(store: MemoryStore, game: str, so: Callable[[ReviewJob], bool]) -> ReviewJob:
    """The newest job of a game, once it is so."""
    while True:
        jobs = await store.reviews.jobs(game)
        if jobs and so(jobs[0]):
            return jobs[0]
        await asyncio.sleep(0.01)


def test_a_review_is_made_and_kept(workers: Workers) -> None:
    async def go(store: MemoryStore, queue: ReviewQueue) -> None:
        asked = await queue.ask(game_named("g"), "quick")
        assert (asked.state, asked.percent, asked.judge, asked.precision) == ("waiting", 0, "judge 1 quick", "quick")
        await until(store, "g", lambda job: (job.state, job.percent) == ("running", 25))
        workers.go_on()
        done = await until(store, "g", lambda job: job.state == "done")
        assert done.percent == 100
        text = await store.reviews.load("g", done.judge)
        assert json.loads(text or "") == {"format": 1, "precision": "quick", "names": "è♥"}
        assert await queue.ask(game_named("g"), "quick") == done, "it is not made again"
        assert len(workers.started) == 1

    workers.follow("wait")
    run(go)


def test_a_review_that_is_asked_for_twice_at_once_is_made_once(workers: Workers) -> None:
    async def go(store: MemoryStore, queue: ReviewQueue) -> None:
        other = queue_of(store)
        asked = [one.ask(game_named("g"), "usual") for _ in range(4) for one in (queue, other)]
        jobs = await asyncio.gather(*asked)
        assert len({job.owner for job in jobs}) == 1
        await until(store, "g", lambda job: job.state == "done")
        assert len(workers.started) == 1
        await other.close()

    workers.follow("succeed")
    run(go, workers=2)


def test_one_review_of_a_game_at_a_time(workers: Workers) -> None:
    async def go(store: MemoryStore, queue: ReviewQueue) -> None:
        await queue.ask(game_named("g"), "quick")
        with pytest.raises(ReviewBusy) as refused:
            await queue.ask(game_named("g"), "thorough")
        assert refused.value.code == "review-busy"
        workers.go_on()
        await until(store, "g", lambda job: job.state == "done")
        await queue.ask(game_named("g"), "thorough")
        await until(store, "g", lambda job: (job.state, job.precision) == ("done", "thorough"))
        assert [job.precision for job in await store.reviews.jobs("g")] == ["thorough", "quick"]

    workers.follow("wait")
    run(go)


@pytest.mark.parametrize(
    ("script", "state", "starts"),
    [("die once", "done", 2), ("die", "failed", 2), ("garbage", "failed", 2), ("refuse", "failed", 1)],
)
def test_a_worker_that_dies_is_replaced_once(script: str, state: str, starts: int, workers: Workers) -> None:
    async def go(store: MemoryStore, queue: ReviewQueue) -> None:
        await queue.ask(game_named("g"), "usual")
        await until(store, "g", lambda job: job.state == state)
        assert len(workers.started) == starts
        workers.follow("succeed")
        await queue.ask(game_named("g"), "usual")
        await until(store, "g", lambda job: job.state == "done")
        assert len(workers.started) == starts + (state == "failed"), "a failed review may be requested again"

    workers.follow(script)
    run(go)


def test_a_worker_that_says_nothing_is_ended(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "SILENCE_TIMEOUT", 0.7)

    async def go(store: MemoryStore, queue: ReviewQueue) -> None:
        await queue.ask(game_named("g"), "usual")
        await until(store, "g", lambda job: job.state == "failed")

    workers.follow("sleep")
    run(go)


def test_so_many_wait_and_no_more(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_module, "MAX_WAITING", 2)

    async def go(store: MemoryStore, queue: ReviewQueue) -> None:
        for name in ("a", "b", "c"):
            await queue.ask(game_named(name), "usual")
        with pytest.raises(ReviewRefused) as refused:
            await queue.ask(game_named("d"), "usual")
        assert refused.value.code == "reviews-full"
        assert await store.reviews.jobs("d") == []
        assert (await queue.ask(game_named("b"), "usual")).pending, "one that waits is asked about, not for"
        await until(store, "a", lambda job: job.percent == 25)
        assert [(await store.reviews.jobs(name))[0].state for name in ("b", "c")] == ["waiting"] * 2
        assert len(workers.started) == 1
        workers.go_on()
        for name in ("a", "b", "c"):
            await until(store, name, lambda job: job.state == "done")
        await asyncio.sleep(0)
        await queue.ask(game_named("d"), "usual")
        await until(store, "d", lambda job: job.state == "done")

    workers.follow("wait")
    run(go)


def test_a_server_can_be_set_up_without_reviews() -> None:
    async def go(store: MemoryStore, queue: ReviewQueue) -> None:
        with pytest.raises(NoReviews):
            await queue.ask(game_named("g"), "usual")

    run(go, workers=0)


def test_work_on_a_game_that_is_taken_down_ends(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_module, "HEARTBEAT_INTERVAL", 0.1)

    async def go(store: MemoryStore, queue: ReviewQueue) -> None:
        await queue.ask(game_named("g"), "usual")
        await until(store, "g", lambda job: job.percent == 25)
        await store.games.take_down("g", 0)
        assert len(workers.running) == 1
        while workers.running:
            await asyncio.sleep(0.01)
        assert await store.reviews.jobs("g") == []

    workers.follow("sleep")
    run(go)


def test_a_server_that_stops_leaves_its_work_to_others(workers: Workers) -> None:
    async def go(store: MemoryStore, queue: ReviewQueue) -> None:
        await queue.ask(game_named("g"), "usual")
        await until(store, "g", lambda job: job.percent == 25)
        await queue.close()
        assert workers.running == []
        (left,) = await store.reviews.jobs("g")
        assert is_dead(left, Clock().now())
        workers.go_on()
        other = queue_of(store)
        await other.ask(game_named("g"), "usual")
        await until(store, "g", lambda job: job.state == "done")
        await other.close()

    workers.follow("wait")
    run(go)


def test_work_of_a_server_that_was_killed_is_taken_over(workers: Workers) -> None:
    async def go(store: MemoryStore, queue: ReviewQueue) -> None:
        fresh = ReviewJob(
            game="g", judge="judge 1 usual", precision="usual", state="running", owner="killed", at=Clock().now()
        )
        await store.reviews.acquire(fresh, stale_before=0)
        assert await queue.ask(game_named("g"), "usual") == fresh
        assert workers.started == []
        await store.reviews.update(replace(fresh, at=fresh.at - STALE_AFTER - 1))
        await queue.ask(game_named("g"), "usual")
        done = await until(store, "g", lambda job: job.state == "done")
        assert done.owner != "killed"

    workers.follow("succeed")
    run(go)


def test_a_review_is_stored_once_the_database_is_back(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    class Away(Reviews):
        refusals = 2

        async def update(self, job: ReviewJob, review: str | None = None) -> bool:
            if job.state == "done" and self.refusals:
                self.refusals -= 1
                raise StoreError("The database is away.")
            return await super().update(job, review)

    async def go() -> None:
        store, metrics = await store_of_games(), Metrics()
        store.reviews = away = Away(store._scripts)
        queue = queue_of(store, metrics=metrics)
        await queue.ask(game_named("g"), "usual")
        async with asyncio.timeout(TIMEOUT):
            await until(store, "g", lambda job: job.state == "done")
        assert away.refusals == 0
        await queue.close()
        assert "settebello_reviews_total 1.0" in metrics.text()
        assert "settebello_reviews_pending 0.0" in metrics.text()

    monkeypatch.setattr(queue_module, "SAVE_DELAY", 0.01)
    workers.follow("succeed")
    asyncio.run(go())


def test_players_come_before_reviews() -> None:
    assert 0 < player_worker.NICENESS < review_worker.NICENESS <= 19
