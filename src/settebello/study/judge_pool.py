"""Judges of one game, one in each thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from types import TracebackType
from typing import TypeVar

from settebello.players.judge import PRECISIONS, Judge, PrecisionName
from settebello.rules import Rules

Item = TypeVar("Item")
Result = TypeVar("Result")


class JudgePool:
    """Judges of one game, one in each thread. What a judge says does not depend on what it was asked before.

    Args:
        rules: of the game.
        precision: how finely actions are told apart.
        threads: how many judges there are; the search does not hold Python's lock.
    """

    def __init__(self, rules: Rules, precision: PrecisionName, threads: int = 1) -> None:
        judges = [Judge(rules, PRECISIONS[precision]) for _ in range(threads)]
        self.identity = judges[0].identity
        """Which judge it is: its version, weights and precision."""
        self._idle: SimpleQueue[Judge] = SimpleQueue()
        for judge in judges:
            self._idle.put(judge)
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None

    def map(self, ask: Callable[[Judge, Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        """``ask`` for each item with one of the judges; the results in the order of the items."""

        def asked(item: Item) -> Result:
            judge = self._idle.get()
            try:
                return ask(judge, item)
            finally:
                self._idle.put(judge)

        return map(asked, items) if self._threads is None else self._threads.map(asked, items)

    def __enter__(self) -> JudgePool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the threads; what they have not begun is left."""
        if self._threads is not None:
            self._threads.shutdown(cancel_futures=True)
