"""Settles the attempts at the daily game: works out their results and stores them.

An attempt is settled when its player asks for the result after its end. The others are settled as they stand when their
day has closed. Any number of processes may do so, since the store keeps the first result.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.record import Record
from settebello.record.daily import day_closing, last_closed_day, parse_day
from settebello.server.credentials import log_label
from settebello.server.job_runner import JobRunner
from settebello.server.limits.processor_time import compute
from settebello.server.live.table_registry import TableRegistry
from settebello.server.model import Entry, TableSetup
from settebello.server.store.base import Store, StoreError, TableNotFound, wrap_table_errors
from settebello.server.store.daily import DailyAttempt
from settebello.server.tables.public_record import public_record

if TYPE_CHECKING:
    from settebello.study.daily import DailyResult
    from settebello.study.settlement import Settlement

T = TypeVar("T")

LOOK_EVERY = 60.0
"""Seconds between two searches for attempts whose day has closed."""
BATCH = 50
"""The most attempts settled after one search."""
LEASE = 600.0
"""Seconds for which one process settles an attempt."""
PLAYS_KEPT = timedelta(days=3)
"""How long it is remembered what people played."""

log = logging.getLogger(__name__)


class DayOpen(SettebelloError):
    """A request for something that is kept secret until the day of a daily game has closed."""


def utc_time(now: float) -> datetime:
    """A time in seconds since 1970, with its time zone."""
    return datetime.fromtimestamp(now, UTC)


def is_closed(day: str, now: float) -> bool:
    """Whether a day has closed at a time in seconds since 1970."""
    return day_closing(parse_day(day)) <= utc_time(now)


def check_closed(day: str, now: float) -> None:
    """Check that a day has closed.

    Args:
        day: the day.
        now: the time, in seconds since 1970.

    Raises:
        DayOpen: it has not.
    """
    if not is_closed(day, now):
        closing = day_closing(parse_day(day))
        raise DayOpen(refusals.DAILY_OPEN(time=f"{closing:%H:%M}", day=closing.date().isoformat()))


async def settle(store: Store, attempt: DailyAttempt, run_job: JobRunner) -> Settlement:
    """Settle an attempt that is over or whose day has closed, and return its settlement.

    Args:
        store: the store.
        attempt: the attempt.
        run_job: runs the computation if it serves no address.

    Raises:
        TableNotFound: its table is gone.
        StoreError: it could not be read or stored.
    """
    if attempt.points is not None:
        return read_settlement(attempt.result)
    setup, entries = await store.load(attempt.table)
    closing = day_closing(parse_day(attempt.day)).timestamp()
    counted = [entry for entry in entries if entry.at < closing]
    found = await compute(lambda: settlement_of(setup, counted), run_job)
    settled = replace(
        attempt, points=found.result.points, ranked=found.ranked, result=msgspec.json.encode(found).decode()
    )
    await store.daily.settle(settled, {position: own.action for position, own in found.decisions_by_position()}.items())
    return found


def settlement_of(setup: TableSetup, entries: Sequence[Entry]) -> Settlement:
    """The settlement of a daily game by the entries of its table."""
    from settebello.study.settlement import settle_record  # loads the search

    return _of_record(settle_record, setup, entries)


def result_of(setup: TableSetup, entries: Sequence[Entry]) -> DailyResult:
    """The result of a daily game by the entries of its table, where nothing is ranked."""
    from settebello.study.daily import result_by_seed  # loads the search

    return _of_record(result_by_seed, setup, entries)


def _of_record(work: Callable[[Record, bytes, str], T], setup: TableSetup, entries: Sequence[Entry]) -> T:
    """What is found of the record of a daily game, its seed and its day."""
    assert setup.day is not None, "a daily game is played there"
    with wrap_table_errors():
        return work(public_record(setup, entries), bytes.fromhex(setup.seed), setup.day)


def read_settlement(result: str) -> Settlement:
    """The settlement of a settled attempt, from its result in the store."""
    from settebello.study.settlement import Settlement  # loads the search

    return msgspec.json.decode(result, type=Settlement)


async def close_days(registry: TableRegistry, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Settle what is left of the days that have closed, again and again."""
    while True:
        try:
            found = await settle_closed_days(registry)
        except StoreError as error:
            log.warning("Daily games could not be settled; will try again: %s", error)
            found = 0
        await sleep(1.0 if found == BATCH else LOOK_EVERY)


async def settle_closed_days(registry: TableRegistry) -> int:
    """Settle attempts of the days that have closed, and return the number of those that were found.

    Raises:
        StoreError: the attempts cannot be read.
    """
    store, last = registry.store, last_closed_day(utc_time(registry.clock.now()))
    found = await store.daily.unsettled(last.isoformat(), BATCH)
    for attempt in found:
        if await registry.bus.acquire_lease(f"daily:{attempt.table}", LEASE):
            await _try_to_settle(registry, attempt)
    await store.daily.forget_plays((last - PLAYS_KEPT).isoformat())
    return len(found)


async def _try_to_settle(registry: TableRegistry, attempt: DailyAttempt) -> None:
    try:
        await settle(registry.store, attempt, registry.run_job)
    except TableNotFound:
        await registry.store.daily.drop(attempt.table)
    except StoreError as error:
        if error.code != refusals.TABLE_UNREADABLE.key:
            raise
        # a damaged table must not keep the others waiting
        log.error("The daily game at table %s could not be settled: %s", log_label(attempt.table), error)
        await registry.store.daily.drop(attempt.table)
