"""An event loop with virtual time: when nothing else is left to do, time jumps to the next timer."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Coroutine
from typing import NoReturn

from settebello.server.clock import Clock

WEEK = 7 * 86_400.0


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """An event loop whose time jumps to the next timer. Nothing may run in a thread: time would not wait for it."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.began = time.time() - self.now
        super().__init__(_JumpingSelector(self))

    def time(self) -> float:
        return self.now

    def run_in_executor(self, *_: object) -> NoReturn:
        raise AssertionError("In virtual time, jobs run at once (settebello.server.job_runner.run_at_once).")


class _JumpingSelector(selectors.DefaultSelector):
    def __init__(self, loop: VirtualTimeLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found:
            assert timeout is not None, "nothing will ever happen any more"
            self._loop.now += max(timeout, 0.0)
        return found


def run_in_virtual_time(test: Coroutine[object, object, None]) -> None:
    """Run ``test``, which fails after a week of virtual time."""
    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        runner.run(asyncio.wait_for(test, WEEK))


def loop_clock() -> Clock | None:
    """The clock of the running loop, if its time is virtual."""
    loop = asyncio.get_running_loop()
    if not isinstance(loop, VirtualTimeLoop):
        return None
    return Clock(wall=lambda: loop.began + loop.time(), monotonic=loop.time)
