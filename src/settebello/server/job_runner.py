"""Runs long jobs: in a thread, or at once on a host without threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class JobRunner(Protocol):
    """Runs a job and returns its result: :func:`run_in_thread` or :func:`run_at_once`."""

    def __call__(self, job: Callable[[], T], /) -> Coroutine[Any, Any, T]: ...


async def run_in_thread(job: Callable[[], T], /) -> T:
    """Run a job in a thread of this process, while the event loop continues."""
    return await asyncio.to_thread(job)


async def run_at_once(job: Callable[[], T], /) -> T:
    """Run a job in the event loop, which waits for it."""
    return job()
