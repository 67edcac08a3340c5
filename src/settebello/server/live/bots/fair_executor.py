"""Runs players behind a fair queue: the tables take turns, so no table makes the others wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from settebello.players.recommendation import Recommendation
from settebello.rules import Rules
from settebello.server.clock import Clock
from settebello.server.limits.fair_queue import FairQueue
from settebello.server.live.bots.player_executor import TIME_BUDGET, PlayerExecutor
from settebello.server.metrics import Metrics
from settebello.view import View

MIN_BUDGET = 0.02
"""The least budget of a player, in seconds of search: as much as the strongest level takes by itself."""
QUEUE_TARGET = 5.0
"""The target time for serving all waiting players, in seconds. Budgets shrink to meet it."""


class FairExecutor:
    """A fair queue in front of another player executor.

    Args:
        executor: the executor behind the queue.
        metrics: report how many players wait, and for how long.
        clock: tells the time.
    """

    def __init__(self, executor: PlayerExecutor, metrics: Metrics, clock: Clock) -> None:
        self._executor = executor
        self._clock = clock
        self._metrics = metrics
        self._turns = FairQueue(executor.capacity)
        self.capacity = executor.capacity
        metrics.add_gauge(
            "settebello_thoughts_waiting", "Players and advisers waiting to think.", lambda: self._turns.waiting
        )

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> str:
        async with self._turn(table, within) as left:
            return await self._executor.choose(player, view, rules, left, table=table, budget=min(budget, self._share))

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> Recommendation:
        async with self._turn(table, within) as left:
            return await self._executor.advise(view, rules, left, table=table, budget=min(budget, self._share))

    async def close(self) -> None:
        await self._executor.close()

    @property
    def _share(self) -> float:
        """The time budget for the next player, in seconds. It shrinks if many wait."""
        return max(MIN_BUDGET, min(TIME_BUDGET, QUEUE_TARGET * self.capacity / (self._turns.waiting + 1)))

    @asynccontextmanager
    async def _turn(self, table: str, within: float) -> AsyncIterator[float]:
        """Wait for the table's turn for at most ``within`` seconds, and yield the seconds left."""
        requested = self._clock.monotonic()
        async with AsyncExitStack() as place:
            async with asyncio.timeout(within):
                await place.enter_async_context(self._turns.turn(table))
            started = self._clock.monotonic()
            self._metrics.thought_wait_seconds.observe(started - requested)
            try:
                yield max(within - (started - requested), 0.0)
            finally:
                self._metrics.thought_seconds.observe(self._clock.monotonic() - started)
