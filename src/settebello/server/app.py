"""The server's addresses, put together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from settebello.errors import SettebelloError
from settebello.server import api, composing, seats, watching
from settebello.server.bus import Bus
from settebello.server.config import Config
from settebello.server.doors import Doors
from settebello.server.limits import Turnstile
from settebello.server.metrics import MeasuredStore, Metrics
from settebello.server.pages import STATIC, Files, Page
from settebello.server.store import Store
from settebello.server.tables import Tables
from settebello.server.thinking import Thinker
from settebello.server.watching import forget_abandoned, gauges_of
from settebello.server.wire import serve_socket


def make_app(
    store: Store,
    *,
    hosts: Collection[str] | None = None,
    origins: Collection[str] = (),
    static: Path = STATIC,
    bus: Bus | None = None,
    thinker: Thinker | None = None,
    config: Config | None = None,
) -> Starlette:
    """The application; it closes ``store`` when it ends.

    Args:
        store: where the games are kept.
        hosts, origins: who may come in (:class:`~settebello.server.doors.Doors`).
        static: the folder with the built page.
        bus: what other processes are told.
        thinker: where players think.
        config: limits, and how long tables are kept.
    """
    config, metrics = config or Config(), Metrics()
    store = MeasuredStore(store, metrics, time.monotonic)
    tables = Tables(store, bus=bus, thinker=thinker)
    gauges_of(metrics, tables)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await tables.start()
        forgetting = asyncio.create_task(forget_abandoned(store, config.keep_days, config.keep_gathering_days))
        try:
            yield
        finally:
            forgetting.cancel()
            await tables.close()
            await store.close()

    page = Page(Files(static))
    app = Starlette(
        routes=_routes(page),
        middleware=[
            Middleware(Doors, hosts=hosts, origins=origins),
            Middleware(
                Turnstile,
                limits=config.limits,
                trusted=not config.proxies,
                refused=lambda why: metrics.count("settebello_refused_total", why),
            ),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={SettebelloError: api.refused, HTTPException: _not_so},
        lifespan=lifespan,
    )
    app.state.store, app.state.tables, app.state.page = store, tables, page
    app.state.metrics, app.state.limits = metrics, config.limits
    return app


def _routes(page: Page) -> list[Route | Mount]:
    return [
        Route("/", page.answer),
        Route("/table/{table}", page.answer),
        Route("/lesson", page.answer),
        Route("/rules", page.answer),
        Route("/yours", page.answer),
        Route("/health", watching.health),
        Route("/ready", watching.ready),
        Route("/metrics", watching.counted),
        Mount("/api", routes=_API),
        Mount("/", page.files),
    ]


_API = [
    Route("/variants", composing.list_variants),
    Route("/players", composing.list_players),
    Route("/options", composing.list_options),
    Route("/rules", composing.compose, methods=["POST"]),
    Route("/house-rules", composing.read_house_rules, methods=["POST"]),
    Route("/captures", api.list_captures, methods=["POST"]),
    Route("/tables", api.open_table, methods=["POST"]),
    Route("/tables/{table}", seats.show_table),
    Route("/tables/{table}/seats", seats.take_seat, methods=["POST"]),
    Route("/tables/{table}/record", api.read_record),
    Route("/codes/{code}", seats.find_table),
    WebSocketRoute("/tables/{table}/socket", serve_socket),
]


async def _not_so(request: Request, error: Exception) -> Response:
    """No such address, or not in this way."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    sentence = _SENTENCES.get(status, "This cannot be done.")
    if request.url.path.startswith("/api/"):
        return JSONResponse({"message": sentence}, status, api.FRESH)
    if status == 404 and "text/html" in request.headers.get("accept", ""):
        page: Page = request.app.state.page
        return await page.answer(request, 404)  # which says so in the reader's language
    return PlainTextResponse(sentence + "\n", status, api.FRESH)


_SENTENCES = {
    404: "There is nothing at this address.",
    405: "This address cannot be used in this way.",
}
