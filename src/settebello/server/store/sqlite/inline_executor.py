"""Runs the jobs of a store in the event loop, for an environment without threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

T = TypeVar("T")


class InlineExecutor(Executor):
    """Runs each job in a turn of the event loop, in the order in which they came. Nothing else runs meanwhile."""

    def submit(self, job: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:  # noqa: ANN401 - as its base
        done: Future[T] = Future()
        asyncio.get_running_loop().call_soon(_run, done, lambda: job(*args, **kwargs))
        return done


def _run(done: Future[T], job: Callable[[], T]) -> None:
    if not done.set_running_or_notify_cancel():
        return
    try:
        done.set_result(job())
    except Exception as error:
        done.set_exception(error)
