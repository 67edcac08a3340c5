"""Operations endpoints (health, readiness, metrics) and the task that deletes abandoned tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from settebello.protocol.http import HealthResponse, ReadinessResponse
from settebello.server.clock import CLOCK, Clock
from settebello.server.http.responses import NO_STORE, json_response
from settebello.server.metrics import Metrics
from settebello.server.store.base import Store, StoreError
from settebello.server.table.registry import TableRegistry

DAY = 86_400.0
EXPIRE_EVERY = 3600.0
"""Seconds between two searches for abandoned tables."""

log = logging.getLogger(__name__)


async def health(_: Request) -> Response:
    """``GET /health``: the server runs."""
    return json_response(HealthResponse())


async def ready(request: Request) -> Response:
    """``GET /ready``: games can be stored. Without the bus the server is slower, but ready."""
    tables: TableRegistry = request.app.state.tables
    bus: Literal["ok", "away", "none"] = "none" if tables.bus.alone else "ok" if tables.bus.works else "away"
    try:
        await tables.store.ping()
    except StoreError:
        return json_response(ReadinessResponse(status="away", store="away", bus=bus), 503)
    return json_response(ReadinessResponse(status="ok", store="ok", bus=bus))


async def counted(request: Request) -> Response:
    """``GET /metrics``: the text form of Prometheus."""
    metrics: Metrics = request.app.state.metrics
    return PlainTextResponse(metrics.text(), headers=NO_STORE, media_type="text/plain; version=0.0.4")


def gauges_of(metrics: Metrics, tables: TableRegistry) -> None:
    """Have the metrics say how many are there now."""
    metrics.gauges["settebello_tables"] = "Tables live in this process.", lambda: len(tables)
    metrics.gauges["settebello_connections"] = (
        "Connections at tables of this process, spectators included.",
        lambda: sum(len(table.presence) for table in tables.live),
    )
    metrics.gauges["settebello_bus_works"] = "Whether the bus carries news.", lambda: tables.bus.works


async def forget_abandoned(
    store: Store,
    keep_days: float,
    keep_gathering_days: float,
    *,
    clock: Clock = CLOCK,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Again and again: forget tables that nobody has come back to, as long as the time of day has been plausible for a
    day. 0: never."""
    while keep_days or keep_gathering_days:
        now = clock.now()
        if not clock.settled:
            await sleep(EXPIRE_EVERY)
            continue
        try:
            number = await store.expire(
                now - keep_days * DAY if keep_days else 0.0,
                gathering_before=now - keep_gathering_days * DAY if keep_gathering_days else 0.0,
            )
        except StoreError as error:
            log.warning("Abandoned tables could not be forgotten: %s", error)
            number = 0
        if number:
            log.info("%d abandoned tables were forgotten.", number)
        await sleep(1.0 if number else EXPIRE_EVERY)
