"""Serves the built page and its files."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from settebello.server.http.responses import NO_STORE, REVALIDATE

STATIC = Path(__file__).parents[1] / "static"
NOT_BUILT = "The page has not been built: run `make play`, or `npm run build` in web/.\n"

IMMUTABLE = {"cache-control": "public, max-age=31536000, immutable"}
"""For files whose names change with their content."""


class StaticBundle(StaticFiles):
    """The files of the bundle. Those in ``assets`` have a digest in their names, and may be cached for ever."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(IMMUTABLE if path.startswith("assets/") else REVALIDATE)
        return response


class IndexPage:
    """``index.html``, served at every address that the page routes itself."""

    def __init__(self, files: StaticBundle) -> None:
        self.files = files

    async def respond(self, request: Request, status: int = 200) -> Response:
        try:
            response = await self.files.get_response("index.html", request.scope)
        except HTTPException:
            return PlainTextResponse(NOT_BUILT, 503, NO_STORE)
        if status != 200 and response.status_code == 200:
            response.status_code = status
        return response
