"""Work beside the screen."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

T = TypeVar("T")


async def in_thread(decide: Callable[[], T]) -> T:
    """Run it beside the screen, in a thread that keeps nobody from leaving."""
    loop = asyncio.get_running_loop()
    decided: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        try:
            made = decide()
        except Exception as error:
            _hand_over(loop, decided, partial(decided.set_exception, error))
        else:
            _hand_over(loop, decided, partial(decided.set_result, made))

    threading.Thread(target=run, daemon=True).start()
    return await decided


def _hand_over(loop: asyncio.AbstractEventLoop, decided: asyncio.Future[T], take: Callable[[], None]) -> None:
    """Give what a thread made to who waits for it; who no longer waits needs nothing."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(lambda: None if decided.done() else take())
