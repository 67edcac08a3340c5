"""Processor time: a budget for each address, and the queue in which requests compute outside the event loop.

Whatever the application does for a request or a socket is measured, step by step, and taken from the budget of its
address. What may take long is given to :func:`compute`.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from functools import partial
from typing import Generic, TypeVar

from msgspec import Struct

from settebello.protocol import refusals
from settebello.server.limits.fair_queue import FairQueue
from settebello.server.limits.token_buckets import AddressBuckets, RateLimited
from settebello.server.metrics import Metrics

SECONDS_AT_ONCE = 20
"""An address may use the budget of so many seconds at once."""
MAX_WAITING = 8
"""Jobs of one address that may wait."""
MAX_JOBS_WAITING = 200
"""Jobs of all addresses that may wait."""
RETRY_WHEN_FULL = 10
"""Seconds after which somebody whose job may not wait should ask again."""

T = TypeVar("T")


class ProcessorTimeSpent(RateLimited):
    """An address has used its budget, or too many jobs wait.

    Args:
        seconds: when to ask again.
    """

    def __init__(self, seconds: float) -> None:
        self.retry_after = max(math.ceil(seconds), 1)
        super().__init__(refusals.TOO_MUCH_COMPUTING(seconds=self.retry_after))


class ProcessorTime:
    """The budgets of all addresses, and the queue of jobs: one runs at a time, and the addresses take turns.

    Args:
        budget: seconds of processor time that one address may use in a second.
        metrics: count the refusals.
    """

    def __init__(self, budget: float, metrics: Metrics) -> None:
        self._budgets = AddressBuckets(budget, SECONDS_AT_ONCE * budget)
        self._metrics = metrics
        self._turns = FairQueue(1)

    def check(self, address: str | None) -> None:
        """Raise ProcessorTimeSpent if the address has used its budget. None: an address without a limit."""
        if address is not None and (seconds := self._budgets.seconds_in_debt(address)) > 0:
            raise self._refusal(seconds)

    def spend(self, address: str | None, seconds: float) -> None:
        """Take processor time from the budget of an address, which may be in debt after that."""
        if address is not None:
            self._budgets.spend(address, seconds)

    def charge(self, address: str | None, work: Awaitable[T]) -> Awaitable[T]:
        """The same work, whose processor time is taken from the budget of an address."""
        return _Charged(_Account(self, address), work)

    async def compute(self, address: str | None, job: Callable[[], T]) -> T:
        """Run a job in a thread, when it is the turn of its address.

        Raises:
            ProcessorTimeSpent: too many jobs wait.
        """
        client = address or ""
        too_many = self._turns.waiting_of(client) >= MAX_WAITING or self._turns.waiting >= MAX_JOBS_WAITING
        if address is not None and too_many:
            raise self._refusal(RETRY_WHEN_FULL)
        used: list[float] = []
        async with self._turns.turn(client):
            try:
                return await asyncio.to_thread(_measured, job, used)
            finally:
                self.spend(address, sum(used))

    async def pause(self, address: str | None) -> None:
        """Wait until the address is out of debt."""
        while address is not None and (seconds := self._budgets.seconds_in_debt(address)) > 0:
            await asyncio.sleep(seconds)

    def _refusal(self, seconds: float) -> ProcessorTimeSpent:
        self._metrics.count_refusal("computing")
        return ProcessorTimeSpent(seconds)


class _Account(Struct, frozen=True):
    """Who pays for what this task does."""

    processor_time: ProcessorTime
    address: str | None


_account: ContextVar[_Account] = ContextVar("account")


async def compute(job: Callable[[], T]) -> T:
    """Run a job that may take long outside the event loop, in its turn, at the expense of the address that this task
    serves.

    Raises:
        ProcessorTimeSpent: too many jobs wait.
    """
    account = _account.get(None)
    if account is None:  # the server's own work
        return await asyncio.to_thread(job)
    return await account.processor_time.compute(account.address, job)


async def pause_if_in_debt() -> None:
    """Wait until the address that this task serves is out of debt."""
    if (account := _account.get(None)) is not None:
        await account.processor_time.pause(account.address)


class _Charged(Generic[T]):
    """An awaitable that measures each step of another one."""

    def __init__(self, account: _Account, work: Awaitable[T]) -> None:
        self._account = account
        self._work = work

    def __await__(self) -> Generator[object, None, T]:
        _account.set(self._account)
        steps = self._work.__await__()
        go_on = partial(next, steps)
        step: Callable[[], object] = go_on
        while True:
            began = time.thread_time()
            try:
                awaited = step()
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._account.processor_time.spend(self._account.address, time.thread_time() - began)
                step = go_on
            try:
                yield awaited
            except BaseException as error:  # cancelled: the work is told
                step = partial(steps.throw, error)


def _measured(job: Callable[[], T], used: list[float]) -> T:
    began = time.thread_time()
    try:
        return job()
    finally:
        used.append(time.thread_time() - began)
