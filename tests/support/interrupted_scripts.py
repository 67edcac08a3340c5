"""Interrupts scripts of a store, as a lost connection or a killed process would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar

from settebello.server.store.scripts import Script, Scripts

T = TypeVar("T")
Moment = Literal["read", "before", "within", "after"]
"""Before a script that reads; before a transaction, after one of its queries, or when it is durable and nobody has
heard of it."""


class InterruptedScripts:
    """Runs scripts (:class:`~settebello.server.store.scripts.Scripts`).

    Args:
        scripts: run them.
        interrupt: is called at each moment when there may be a fault: it may raise, or end the process.
    """

    def __init__(self, scripts: Scripts, interrupt: Callable[[Moment], None]) -> None:
        self._scripts = scripts
        self._interrupt = interrupt

    async def read(self, script: Callable[[], Script[T]]) -> T:
        self._interrupt("read")
        return await self._scripts.read(script)

    async def write(self, script: Callable[[], Script[T]]) -> T:
        self._interrupt("before")
        done = await self._scripts.write(lambda: self._step(script()))
        self._interrupt("after")
        return done

    def _step(self, script: Script[T]) -> Script[T]:
        rows = None
        while True:
            try:
                query = script.send(rows) if rows is not None else next(script)
            except StopIteration as end:
                done: T = end.value
                return done
            rows = yield query
            self._interrupt("within")
