"""Serves the built page and its files."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from settebello.server.edge.http.link_preview import preview_tags
from settebello.server.edge.http.responses import NO_STORE, REVALIDATE

STATIC = Path(__file__).parents[2] / "static"
NOT_BUILT = "The page has not been built: run `make play`, or `npm run build` in web/.\n"

IMMUTABLE = {"cache-control": "public, max-age=31536000, immutable"}
"""The headers for files whose names change with their content."""
HASHED = ("assets/", "python/")
"""The folders of such files: the page's, and Python's, if the server has them (``docs/static-site.md``)."""
ENDINGS = {"br": ".br", "gzip": ".gz"}
"""The endings of files that the build has compressed (``web/dev/compressed.ts``), best first."""
NEVER = re.compile(r"q=0(\.0*)?")
FEATURES_TAG = "settebello-features"
PYTHON_FILES = "python.json"
"""The list of Python's files."""
SERVICE_WORKER = "service-worker.js"
WHOLE_SITE = {"service-worker-allowed": "/"}
"""The header that lets the service worker serve every page, even if a proxy moves its script."""


class StaticBundle(StaticFiles):
    """The files of the bundle. Files in some folders have a digest in their names and may be cached forever."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if "\0" in path:
            raise HTTPException(404)  # no file has such a name, and the system calls would fail
        encoding = self._best_encoding(path, Headers(scope=scope))
        response = await super().get_response(path + ENDINGS.get(encoding, ""), scope)
        if encoding:
            response.headers["content-encoding"] = encoding
        response.headers.add_vary_header("Accept-Encoding")
        response.headers.update(IMMUTABLE if path.startswith(HASHED) else REVALIDATE)
        if path == SERVICE_WORKER:
            response.headers.update(WHOLE_SITE)
        return response

    def _best_encoding(self, path: str, headers: Headers) -> str:
        """The best compression of a file that the build has made and the client accepts, or empty."""
        given = headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
        accepted = {name for name, _, weight in (one.partition(";") for one in given) if not NEVER.fullmatch(weight)}
        made = (name for name in ENDINGS if name in accepted and self.has(path + ENDINGS[name]))
        return next(made, "")

    def has(self, path: str) -> bool:
        """Whether the bundle has this file."""
        try:
            return self.lookup_path(path)[1] is not None
        except OSError:  # such as a name that is too long
            return False


class IndexPage:
    """``index.html`` for every address that the page routes itself. Its head has the link preview and the features of
    this server, so that the page shows no others; ``offline`` if the bundle has Python's files.

    Args:
        files: the bundle.
        features: the features in addition to tables: ``lobby``, ``profiles``, ``ratings``.
    """

    def __init__(self, files: StaticBundle, features: Sequence[str] = ()) -> None:
        self.files = files
        self._page = Path(str(files.directory)) / "index.html"
        offline = ["offline"] if files.has(PYTHON_FILES) else []
        self._features = f'<meta name="{FEATURES_TAG}" content="{" ".join([*features, *offline])}" />\n'

    async def respond(self, request: Request, status: int = 200) -> Response:
        try:
            text = self._page.read_text()
        except OSError:
            return PlainTextResponse(NOT_BUILT, 503, NO_STORE)
        body = text.replace("</head>", f"{self._features}{await preview_tags(request)}</head>", 1)
        etag = f'"{hashlib.sha256(body.encode()).hexdigest()[:32]}"'
        headers = {**REVALIDATE, "etag": etag, "vary": "accept-language"}
        if status == 200 and etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return HTMLResponse(body, status, headers)
