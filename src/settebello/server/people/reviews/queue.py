"""Reviews kept games: a few at a time, each once, while the others wait.

The jobs are in the store, so any server process knows the progress of each, and takes over jobs of a process that has
ended (:class:`~settebello.server.store.kept_games.Reviews`).
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from uuid import uuid4

from msgspec.structs import replace

from settebello.errors import SettebelloError
from settebello.players.precision import PrecisionName
from settebello.protocol import refusals
from settebello.server.clock import Clock
from settebello.server.credentials import log_label
from settebello.server.metrics import Metrics
from settebello.server.people.reviews.messages import ReviewTask
from settebello.server.people.reviews.runner import NotReviewable, ReviewRunner, WorkerDied
from settebello.server.store.base import StoreError
from settebello.server.store.kept_games import KeptGame, ReviewJob, Reviews

MAX_WAITING = 20
"""The most reviews that wait for a worker."""
ATTEMPTS = 2
"""The number of attempts at a review if its worker dies."""
REPORT_INTERVAL = 1.0
"""Seconds between two checks of a review's progress."""
HEARTBEAT_INTERVAL = 10.0
"""Seconds until a job is written again even without progress."""
STALE_AFTER = 60.0
"""Seconds without a sign of a job's owner until the job is dead."""
CLOSE_TIMEOUT = 2.0
"""Seconds that a stopping server may take to mark its jobs as dead."""
SAVE_ATTEMPTS = 5
"""The number of attempts to store a finished review."""
SAVE_DELAY = 1.0
"""Seconds before the second attempt. The wait doubles with each further attempt."""

log = logging.getLogger(__name__)


class ReviewRefused(SettebelloError):
    """This game cannot be reviewed now."""


class NoReviews(ReviewRefused):
    """This server does not review games."""


class ReviewBusy(ReviewRefused):
    """Another review of the same game is being made."""


class ReviewQueue:
    """The reviews that this process makes.

    Args:
        reviews: the store of reviews.
        workers: the number of reviews made at the same time, or 0 for no reviews.
        metrics: count the reviews.
        clock: tells the time.
        runner: makes the reviews.
    """

    def __init__(
        self,
        reviews: Reviews,
        *,
        workers: int,
        metrics: Metrics,
        clock: Clock,
        runner: ReviewRunner,
    ) -> None:
        self._reviews = reviews
        self._workers = workers
        self._metrics = metrics
        self._clock = clock
        self._runner = runner
        self._turns = asyncio.Semaphore(workers)
        self._tasks: set[asyncio.Task[None]] = set()
        metrics.add_gauge(
            "settebello_reviews_pending", "Reviews that wait or run in this process.", lambda: len(self._tasks)
        )

    async def ask(self, game: KeptGame, precision: PrecisionName) -> ReviewJob:
        """Request a review of a game, and return its job, which is the existing one if it was already requested.

        Raises:
            ReviewRefused: there are no reviews here, a different review of this game is pending, too many wait, or the
                judge is not known.
            StoreError: the job could not be stored.
        """
        if not self._workers:
            raise NoReviews(refusals.NO_REVIEWS())
        task = ReviewTask(record=game.record, precision=precision)
        try:
            judge = await self._runner.identify(task)
        except WorkerDied as error:
            raise ReviewRefused(refusals.REVIEW_FAILED()) from error
        now = self._clock.now()
        job = ReviewJob(game=game.id, judge=judge, precision=precision, state="waiting", owner=uuid4().hex, at=now)
        if len(self._tasks) >= self._workers + MAX_WAITING and not await self._is_known(job):
            raise ReviewRefused(refusals.REVIEWS_FULL())
        stored = await self._reviews.acquire(job, stale_before=job.at - STALE_AFTER)
        if stored.judge != judge:
            raise ReviewBusy(refusals.REVIEW_BUSY())
        if stored.owner == job.owner:
            self._start(job, task)
        return stored

    async def close(self) -> None:
        """End all work. The jobs of this process are dead at once, so that another process can start them again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _is_known(self, job: ReviewJob) -> bool:
        """Whether an existing job would be in the way of this one."""
        return any(
            (known.pending and not is_dead(known, job.at)) or (known.judge == job.judge and known.state == "done")
            for known in await self._reviews.jobs(job.game)
        )

    def _start(self, job: ReviewJob, task: ReviewTask) -> None:
        making = _Work(job, self._reviews, self._metrics, self._clock, self._runner)
        work = asyncio.create_task(making.run(self._turns, task))
        self._tasks.add(work)
        work.add_done_callback(self._tasks.discard)


def is_dead(job: ReviewJob, now: float) -> bool:
    """Whether the owner of a pending job has ended."""
    return job.pending and job.at < now - STALE_AFTER


class _Work:
    """The work on one job."""

    def __init__(self, job: ReviewJob, reviews: Reviews, metrics: Metrics, clock: Clock, runner: ReviewRunner) -> None:
        self._job = job
        self._written = job
        self._reviews = reviews
        self._metrics = metrics
        self._clock = clock
        self._runner = runner

    async def run(self, turns: asyncio.Semaphore, task: ReviewTask) -> None:
        """Wait for a turn, make the review, and store it. Stop early if this owner has lost the job."""
        making = asyncio.create_task(self._make(turns, task))
        reporting = asyncio.create_task(self._report())
        try:
            await asyncio.wait((making, reporting), return_when=asyncio.FIRST_COMPLETED)
            if making.done():
                await self._save(making.result())
        except asyncio.CancelledError:
            with suppress(StoreError, TimeoutError):
                async with asyncio.timeout(CLOSE_TIMEOUT):
                    await self._reviews.update(replace(self._job, at=0.0))
            raise
        except Exception:
            log.exception("The review of game %s has failed.", log_label(self._job.game))
        finally:
            making.cancel()
            reporting.cancel()
            await asyncio.gather(making, reporting, return_exceptions=True)

    async def _make(self, turns: asyncio.Semaphore, task: ReviewTask) -> str | None:
        """The review, or None if it cannot be made."""
        async with turns:
            for _ in range(ATTEMPTS):
                self._job = replace(self._job, state="running", percent=0)
                try:
                    return await self._runner.run(task, self._progress)
                except WorkerDied as error:
                    log.warning("Game %s: %s", log_label(self._job.game), error)
                except NotReviewable as error:
                    log.error("Game %s cannot be reviewed: %s", log_label(self._job.game), error)
                    return None
        return None

    def _progress(self, percent: int) -> None:
        self._job = replace(self._job, percent=percent)

    async def _report(self) -> None:
        """Store the progress of the job again and again, until this owner has lost the job."""
        written_at = self._clock.monotonic()
        while True:
            await asyncio.sleep(REPORT_INTERVAL)
            if self._job == self._written and self._clock.monotonic() - written_at < HEARTBEAT_INTERVAL:
                continue
            now = self._job
            with suppress(StoreError):  # the next round tries again
                if not await self._reviews.update(replace(now, at=self._clock.now())):
                    return
                self._written, written_at = now, self._clock.monotonic()

    async def _save(self, review: str | None) -> None:
        """Store the review, or the failure if there is none."""
        (self._metrics.reviews_failed if review is None else self._metrics.reviews_done).inc()
        ended = replace(self._job, state="failed") if review is None else replace(self._job, state="done", percent=100)
        for attempt in range(SAVE_ATTEMPTS):
            job = replace(ended, at=self._clock.now())
            try:
                await self._reviews.update(job, review)
                return
            except StoreError as error:
                log.warning("The review of game %s could not be stored: %s", log_label(job.game), error)
                await asyncio.sleep(SAVE_DELAY * 2**attempt)
