"""Runs the worker process of one review."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from collections.abc import Callable
from contextlib import suppress

import msgspec

from settebello.errors import SettebelloError
from settebello.server.people.reviews.messages import ReviewLine, ReviewTask
from settebello.server.worker_process import start_worker_process

WORKER = "settebello.server.people.reviews.worker"
MAX_LINE_BYTES = 64 << 20
SILENCE_TIMEOUT = 600.0
"""Seconds within which a worker must have judged another decision."""


class WorkerDied(SettebelloError):
    """The worker has ended or fallen silent before the review was done."""


class NotReviewable(SettebelloError):
    """The game cannot be reviewed, however often that is tried."""


async def run_review(task: ReviewTask, progress: Callable[[int], None], *, module: str = WORKER) -> str:
    """Review a game in a process of its own, which is gone afterwards.

    Args:
        progress: is told the percentage of decisions that are judged.
        module: the worker's module.

    Returns:
        the review as JSON text.

    Raises:
        WorkerDied: it has ended too early.
        NotReviewable: it has said that there can be no review.
    """
    process = await start_worker_process(module, MAX_LINE_BYTES)
    try:
        return await _converse(process, task, progress)
    except NotReviewable:
        raise
    except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:  # a line that is too long is a ValueError
        raise WorkerDied(f"The worker of a review has ended early ({type(error).__name__}).") from error
    finally:
        await _end(process)


async def _end(process: Process) -> None:
    """End a process and close its pipes, even if the caller is cancelled once more meanwhile."""
    with suppress(ProcessLookupError):
        process.kill()
    ending = asyncio.ensure_future(process.communicate())  # to the end of its output, so that no pipe stays open
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
        progress(100 * line.done // max(line.total, 1))
