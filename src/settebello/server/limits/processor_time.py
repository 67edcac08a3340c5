"""Processor time: a budget for each address, and a queue for work outside the event loop.

All work for a request or a socket is measured step by step and charged to the budget of its address. Work that may take
long goes to :func:`compute`.
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
from settebello.server.clock import Clock
from settebello.server.job_runner import JobRunner, run_at_once
from settebello.server.limits.fair_queue import FairQueue
from settebello.server.limits.token_buckets import AddressBuckets, RateLimited
from settebello.server.metrics import Metrics

SECONDS_AT_ONCE = 20
"""The number of seconds whose budget an address may use at once."""
MAX_WAITING = 8
"""The most waiting jobs of one address."""
MAX_JOBS_WAITING = 200
"""The most waiting jobs of all addresses."""
RETRY_WHEN_FULL = 10
"""Seconds until a client should ask again if the queue is full."""

T = TypeVar("T")

_thread_time: Callable[[], float] = getattr(time, "thread_time", time.process_time)
"""The processor time of this thread, in seconds. A host without threads only has that of the process."""


class ProcessorTimeSpent(RateLimited):
    """An address has used its budget, or too many jobs wait.

    Args:
        seconds: the time until the client may ask again.
    """

    def __init__(self, seconds: float) -> None:
        self.retry_after = max(math.ceil(seconds), 1)
        super().__init__(refusals.TOO_MUCH_COMPUTING(seconds=self.retry_after))


class ProcessorTime:
    """The budgets of all addresses, and the queue of jobs. One job runs at a time, and the addresses take turns.

    Args:
        budget: the processor time that one address may use, in seconds per second.
        metrics: count the refusals.
        clock: tells the time.
        run_job: runs the jobs.
    """

    def __init__(self, budget: float, metrics: Metrics, clock: Clock, run_job: JobRunner) -> None:
        self._budgets = AddressBuckets(budget, SECONDS_AT_ONCE * budget, clock.monotonic)
        self._run_job = run_job
        self._metrics = metrics
        self._turns = FairQueue(1)

    def check(self, address: str | None) -> None:
        """Check that an address has not used its budget. None stands for an address without a limit.

        Raises:
            ProcessorTimeSpent: it has.
        """
        if address is not None and (seconds := self._budgets.seconds_in_debt(address)) > 0:
            raise self._refusal(seconds)

    def spend(self, address: str | None, seconds: float) -> None:
        """Take processor time from the budget of an address, which may then be in debt."""
        if address is not None:
            self._budgets.spend(address, seconds)

    def charge(self, address: str | None, work: Awaitable[T]) -> Awaitable[T]:
        """The same work, charged to the budget of an address."""
        return _Charged(_Account(self, address), work)

    async def compute(self, address: str | None, job: Callable[[], T]) -> T:
        """Run a job when it is the address's turn.

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
                return await self._run_job(lambda: _measured(job, used))
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
    """The address that is charged for the work of a task."""

    processor_time: ProcessorTime
    address: str | None


_account: ContextVar[_Account] = ContextVar("account")


async def compute(job: Callable[[], T], own: JobRunner = run_at_once) -> T:
    """Run a job that may take long. It waits for its turn, and its time is charged to the address that this task
    serves.

    Args:
        own: runs the job if this task serves the server itself and not an address.

    Raises:
        ProcessorTimeSpent: too many jobs wait.
    """
    account = _account.get(None)
    if account is None:
        return await own(job)
    return await account.processor_time.compute(account.address, job)


async def pause_if_in_debt() -> None:
    """Wait until the address that this task serves is out of debt."""
    if (account := _account.get(None)) is not None:
        await account.processor_time.pause(account.address)


class _Charged(Generic[T]):
    """An awaitable that measures each step of other work and charges an account for it."""

    def __init__(self, account: _Account, work: Awaitable[T]) -> None:
        self._account = account
        self._work = work

    def __await__(self) -> Generator[object, None, T]:
        _account.set(self._account)
        steps = self._work.__await__()
        go_on = partial(next, steps)
        step: Callable[[], object] = go_on
        while True:
            began = _thread_time()
            try:
                awaited = step()
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._account.processor_time.spend(self._account.address, _thread_time() - began)
                step = go_on
            try:
                yield awaited
            except BaseException as error:  # pass a cancellation on to the work
                step = partial(steps.throw, error)


def _measured(job: Callable[[], T], used: list[float]) -> T:
    began = _thread_time()
    try:
        return job()
    finally:
        used.append(_thread_time() - began)
