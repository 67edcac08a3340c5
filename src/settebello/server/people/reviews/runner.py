"""Makes reviews, each in a worker process."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec

from settebello.errors import SettebelloError
from settebello.record import read
from settebello.server.limits.processor_time import compute
from settebello.server.people.reviews.messages import ReviewLine, ReviewTask
from settebello.server.worker_process import start_worker_process

WORKER = "settebello.server.people.reviews.worker"
MAX_LINE_BYTES = 64 << 20
SILENCE_TIMEOUT = 600.0
"""The longest time that a worker may take to judge a decision, in seconds."""


class ReviewRunner(Protocol):
    """Makes reviews."""

    def identify(self, task: ReviewTask, /) -> Awaitable[str]:
        """The identity of the judge that the review will have
        (:func:`~settebello.study.review.reviewer_identity`).

        Raises:
            WorkerDied: it is not known; a second attempt may succeed.
        """
        ...

    def run(self, task: ReviewTask, progress: Callable[[int], None], /) -> Awaitable[str]:
        """Make a review, as JSON text.

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


class ProcessReviewRunner:
    """Reviews each game in its own process, which has ended afterwards.

    Args:
        module: the worker's module.
    """

    def __init__(self, module: str = WORKER) -> None:
        self._module = module

    async def identify(self, task: ReviewTask, /) -> str:
        from settebello.study.review import reviewer_identity  # the judge takes a while to load

        return await compute(lambda: reviewer_identity(read(task.record).rules, task.precision))

    async def run(self, task: ReviewTask, progress: Callable[[int], None], /) -> str:
        process = await start_worker_process(self._module, MAX_LINE_BYTES)
        try:
            return await _converse(process, task, progress)
        except NotReviewable:
            raise
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:  # a line that is too long: a ValueError
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
        progress(line.percent)
