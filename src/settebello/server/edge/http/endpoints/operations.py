"""Operations endpoints (health, readiness, metrics) and the tasks that delete abandoned tables and profiles."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from settebello.protocol.http import HealthResponse, ReadinessResponse
from settebello.server.clock import Clock
from settebello.server.edge.http.app_state import metrics_of, tables_of
from settebello.server.edge.http.responses import NO_STORE, json_response
from settebello.server.live.table_registry import TableRegistry
from settebello.server.metrics import Metrics
from settebello.server.store.base import Store, StoreError

DAY = 86_400.0
EXPIRE_EVERY = 3600.0
"""Seconds between two searches for expired data."""
GROUP_KEPT_DAYS = 60
"""Days for which a group is kept that no member looks at."""

log = logging.getLogger(__name__)


async def health(_: Request) -> Response:
    """``GET /health``: the server runs."""
    return json_response(HealthResponse())


async def ready(request: Request) -> Response:
    """``GET /ready``: games can be stored. Without the bus the server is slower, but ready."""
    tables = tables_of(request)
    bus: Literal["ok", "away", "none"] = "none" if tables.bus.local else "ok" if tables.bus.connected else "away"
    try:
        await tables.store.ping()
    except StoreError:
        return json_response(ReadinessResponse(status="away", store="away", bus=bus), 503)
    return json_response(ReadinessResponse(status="ok", store="ok", bus=bus))


async def metrics(request: Request) -> Response:
    """``GET /metrics``: the metrics in the Prometheus text format."""
    known = metrics_of(request)
    return PlainTextResponse(known.text(), headers=NO_STORE, media_type="text/plain; version=0.0.4")


def add_table_gauges(metrics: Metrics, tables: TableRegistry) -> None:
    """Report tables, connections and the state of the bus."""
    metrics.add_gauge("settebello_tables", "Tables live in this process.", lambda: len(tables))
    metrics.add_gauge(
        "settebello_connections",
        "Connections to tables of this process, including spectators.",
        lambda: sum(len(table.presence) for table in tables.live),
    )
    metrics.add_gauge("settebello_bus_works", "Whether messages reach the bus.", lambda: tables.bus.connected)


async def delete_abandoned_tables(
    store: Store,
    keep_days: float,
    keep_gathering_days: float,
    *,
    clock: Clock,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Delete abandoned tables again and again, if the system time has been steady for a day.

    Args:
        keep_days: days until an idle table is deleted, or 0 to keep it forever.
        keep_gathering_days: the same for tables whose game has not begun.
    """

    async def expire(now: float) -> int:
        return await store.expire(
            now - keep_days * DAY if keep_days else 0.0,
            gathering_before=now - keep_gathering_days * DAY if keep_gathering_days else 0.0,
        )

    if keep_days or keep_gathering_days:
        await _keep_expiring("Abandoned tables", expire, clock, sleep)


async def delete_unplayed_profiles(
    store: Store,
    keep_days: float,
    *,
    clock: Clock,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Delete unused profiles that have never played a round, again and again, if the system time has been steady for a
    day.

    Args:
        keep_days: days until such a profile is deleted, or 0 to keep it forever.
    """
    if keep_days:
        await _keep_expiring(
            "Unplayed profiles", lambda now: store.profiles.expire(now - keep_days * DAY), clock, sleep
        )


async def delete_unused_groups(
    store: Store, *, clock: Clock, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Delete groups for the daily game that no member has looked at for :data:`GROUP_KEPT_DAYS`, again and again, if
    the system time has been steady for a day."""
    await _keep_expiring(
        "Unused groups", lambda now: store.daily_groups.expire(now - GROUP_KEPT_DAYS * DAY), clock, sleep
    )


async def _keep_expiring(
    what: str, expire: Callable[[float], Awaitable[int]], clock: Clock, sleep: Callable[[float], Awaitable[None]]
) -> None:
    """Call ``expire`` forever, to delete expired data in batches."""
    while True:
        number = 0
        if clock.settled:
            try:
                number = await expire(clock.now())
            except StoreError as error:
                log.warning("%s could not be deleted: %s", what, error)
        if number:
            log.info("%s were deleted: %d.", what, number)
        await sleep(1.0 if number else EXPIRE_EVERY)
