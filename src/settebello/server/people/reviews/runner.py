"""Makes one review: in a worker process, or in this process."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec

from settebello.errors import SettebelloError
from settebello.server.job_runner import JobRunner
from settebello.server.people.reviews.messages import ReviewLine, ReviewTask
from settebello.server.people.reviews.worker import make_review
from settebello.server.worker_process import start_worker_process

WORKER = "settebello.server.people.reviews.worker"
MAX_LINE_BYTES = 64 << 20
SILENCE_TIMEOUT = 600.0
"""The longest time that a worker may take to judge a decision, in seconds."""


class ReviewRunner(Protocol):
    """Makes a review, as JSON text: :func:`review_in_worker` or :class:`LocalReviewRunner`."""

    def __call__(self, task: ReviewTask, progress: Callable[[int], None], /) -> Awaitable[str]:
        """Make a review.

        Args:
            task: the task.
            progress: called with the percentage of judged decisions.

        Raises:
            WorkerDied: no review was made, but a second attempt may succeed.
            NotReviewable: the game cannot be reviewed.
        """
        ...


class WorkerDied(SettebelloError):
    """The worker has ended, or stopped responding, before the review was done."""


class NotReviewable(SettebelloError):
    """The game cannot be reviewed, not even at a second attempt."""


class LocalReviewRunner:
    """Reviews games in this process, for hosts without processes.

    Args:
        run_job: runs a review.
    """

    def __init__(self, run_job: JobRunner) -> None:
        self._run_job = run_job

    async def __call__(self, task: ReviewTask, progress: Callable[[int], None], /) -> str:
        try:
            return await self._run_job(lambda: make_review(task, lambda done, total: progress(percentage(done, total))))
        except SettebelloError as error:
            raise NotReviewable(f"{type(error).__name__}: {error}") from error


async def review_in_worker(task: ReviewTask, progress: Callable[[int], None], /, *, module: str = WORKER) -> str:
    """Review a game in its own process, which has ended afterwards.

    Args:
        module: the worker's module.
    """
    process = await start_worker_process(module, MAX_LINE_BYTES)
    try:
        return await _converse(process, task, progress)
    except NotReviewable:
        raise
    except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:  # a line that is too long is a ValueError
        raise WorkerDied(f"The worker of a review ended early ({type(error).__name__}).") from error
    finally:
        await _end(process)


async def _end(process: Process) -> None:
    """End a process and close its pipes, even if the caller is cancelled again in the meantime."""
    with suppress(ProcessLookupError):
        process.kill()
    ending = asyncio.ensure_future(process.communicate())  # reads to the end, so that no pipe stays open
    try:
        await asyncio.shield(ending)
    except asyncio.CancelledError:
        await ending
        raise


async def _converse(process: Process, task: ReviewTask, progress: Callable[[int], None]) -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(task) + b"\n")
    await process.stdin.drain()
    while True:
        async with asyncio.timeout(SILENCE_TIMEOUT):
            text = await process.stdout.readline()
        if not text.endswith(b"\n"):
            raise EOFError
        line = msgspec.json.decode(text, type=ReviewLine)
        if line.error:
            raise NotReviewable(line.error)
        if bytes(line.review):
            return bytes(line.review).decode()
        progress(percentage(line.done, line.total))


def percentage(done: int, total: int) -> int:
    return 100 * done // max(total, 1)
