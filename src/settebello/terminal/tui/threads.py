"""Blocking work outside the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

T = TypeVar("T")


async def run_in_thread(work: Callable[[], T]) -> T:
    """Run blocking work in a daemon thread, which does not keep the program from ending."""
    loop = asyncio.get_running_loop()
    result: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        try:
            returned = work()
        except Exception as error:
            _deliver(loop, result, partial(result.set_exception, error))
        else:
            _deliver(loop, result, partial(result.set_result, returned))

    threading.Thread(target=run, daemon=True).start()
    return await result


def _deliver(loop: asyncio.AbstractEventLoop, result: asyncio.Future[T], set_result: Callable[[], None]) -> None:
    """Set the future's result from another thread, unless it has been cancelled meanwhile."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(lambda: None if result.done() else set_result())
