"""Time that goes by as soon as nothing else is to be done: what takes an hour is over at once, and took an hour."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine
from typing import Any

from settebello.server.clock import Clock

WEEK = 7 * 86_400.0


class QuickLoop(asyncio.SelectorEventLoop):
    """An event loop whose time jumps to the next timer. Threads are waited for, however long they take."""

    def __init__(self) -> None:
        self.gone = 1000.0
        self.threads = 0
        """How many work now."""
        super().__init__(_Jumping(self))

    def time(self) -> float:
        return self.gone

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        self.threads += 1
        work = super().run_in_executor(executor, func, *args)
        work.add_done_callback(self._ended)
        return work

    async def shutdown_default_executor(self, *args: Any) -> None:
        self.threads += 1
        await super().shutdown_default_executor(*args)

    def _ended(self, _: object) -> None:
        self.threads -= 1


class _Jumping(selectors.DefaultSelector):
    def __init__(self, loop: QuickLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self._loop.threads and timeout != 0:
            return super().select()
        found = super().select(0)
        if not found:
            assert timeout is not None, "nothing will ever happen any more"
            self._loop.gone += max(timeout, 0.0)
        return found


def run_quickly(test: Coroutine[object, object, None]) -> None:
    """Within a week of such time."""
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        runner.run(asyncio.wait_for(test, WEEK))


def clock_here() -> Clock | None:
    """The clock of the loop that runs, where it is a quick one."""
    loop = asyncio.get_running_loop()
    if not isinstance(loop, QuickLoop):
        return None
    began = time.time() - loop.time()
    return Clock(wall=lambda: began + loop.time(), monotonic=loop.time)
