"""The server's addresses, put together."""

from __future__ import annotations

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
from settebello.server import api
from settebello.server.doors import Doors
from settebello.server.pages import STATIC, Files, Page
from settebello.server.store import Store
from settebello.server.tables import Tables
from settebello.server.wire import serve_socket


def make_app(
    store: Store,
    *,
    hosts: Collection[str] | None = None,
    origins: Collection[str] = (),
    static: Path = STATIC,
) -> Starlette:
    """The application; it closes ``store`` when it ends.

    Args:
        store: where the games are kept.
        hosts, origins: who may come in (:class:`~settebello.server.doors.Doors`).
        static: the folder with the built page.
    """

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        await store.close()

    app = Starlette(
        routes=_routes(Files(static)),
        middleware=[
            Middleware(Doors, hosts=hosts, origins=origins),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={SettebelloError: api.refused, HTTPException: _not_so},
        lifespan=lifespan,
    )
    app.state.store, app.state.tables = store, Tables(store)
    return app


def _routes(files: Files) -> list[Route | Mount]:
    page = Page(files)
    return [
        Route("/", page.answer),
        Route("/table/{table}", page.answer),
        Route("/health", api.health),
        Mount("/api", routes=_API),
        Mount("/", files),
    ]


_API = [
    Route("/variants", api.list_variants),
    Route("/tables", api.open_table, methods=["POST"]),
    Route("/tables/{table}/record", api.read_record),
    WebSocketRoute("/tables/{table}/socket", serve_socket),
]


async def _not_so(request: Request, error: Exception) -> Response:
    """No such address, or not in this way."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    sentence = _SENTENCES.get(status, "This cannot be done.")
    if request.url.path.startswith("/api/"):
        return JSONResponse({"message": sentence}, status, api.FRESH)
    return PlainTextResponse(sentence + "\n", status, api.FRESH)


_SENTENCES = {
    404: "There is nothing at this address.",
    405: "This address cannot be used in this way.",
}
