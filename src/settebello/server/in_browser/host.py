"""Runs an ASGI application for one page, which sends messages instead of requests over a network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Literal, NamedTuple
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.protocol.close_codes import CloseCode
from settebello.server.edge.http.responses import error_response
from settebello.server.edge.socket.messages import MAX_MESSAGE_BYTES
from settebello.wording import error_text

HOST_NAME = "localhost"
MAX_REQUESTS = 100
"""The most requests that are answered at the same time."""
MAX_SOCKETS = 50
"""The most open sockets."""
MAX_UNREAD_MESSAGES = 1000
"""The most messages of a socket that the application has not received yet. With more the socket is closed."""
MAX_TEXT = 4 * MAX_MESSAGE_BYTES
"""The most characters of a message. A longer one closes the socket, as under a server."""
STOP_TIMEOUT = 3.0
"""Seconds that requests and sockets have when the host is stopped."""
NORMAL = 1000
"""The close code of a socket that is not needed any more (RFC 6455, section 7.4.1)."""
GOING_AWAY = 1001
"""The close code of a socket whose host is being stopped."""
TOO_LONG = 1009
"""The close code of a socket with a message that is too long."""

SocketEvent = Literal["open", "message", "close"]
SocketListener = Callable[[SocketEvent, str, int], object]
"""Is called with what happened on a socket: ``open``, ``message`` with the text, or ``close`` with reason and code."""

log = logging.getLogger(__name__)


class HostError(SettebelloError):
    """The application is not running, or has not started."""


class PageResponse(NamedTuple):
    """The response to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


class BrowserHost:
    """Runs an application for one page, as uvicorn does for many clients.

    The page sends whole requests and messages, so nothing limits the speed of a client here. The application limits
    the size of bodies and the rate of messages.

    Args:
        app: the application.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._lifespan = _Lifespan(app)
        self._running = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._requests = 0
        self._sockets: set[PageSocket] = set()

    async def start(self) -> None:
        """Start the application.

        Raises:
            HostError: it has not started.
        """
        await self._lifespan.start()
        self._running = True

    async def stop(self) -> None:
        """End all sockets and requests, and the application. Do nothing if it is not running."""
        if not self._running:
            return
        self._running = False
        for socket in [*self._sockets]:
            socket.close(GOING_AWAY)
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=STOP_TIMEOUT)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self._lifespan.stop()

    async def fetch(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: str | bytes = b""
    ) -> PageResponse:
        """The response to a request.

        Args:
            method: such as ``GET``.
            path: the path with its query, percent-encoded.
            headers: the headers of the request.
            body: the whole body.

        Raises:
            HostError: the application is not running.
        """
        self._check_running()
        scope = {**_scope("http", path, headers or {}), "method": method}
        if self._requests >= MAX_REQUESTS:
            return _refused()
        exchange = _Exchange(self._app, scope, body.encode() if isinstance(body, str) else bytes(body))
        self._requests += 1
        self._spawn(exchange.run()).add_done_callback(self._end_request)
        return await exchange.response

    def connect(self, path: str, listener: SocketListener) -> PageSocket:
        """Open a socket.

        Args:
            path: the path with its query, percent-encoded.
            listener: is called with what happens on it.

        Raises:
            HostError: the application is not running, or too many sockets are open.
        """
        self._check_running()
        if len(self._sockets) >= MAX_SOCKETS:
            raise HostError(refusals.TOO_MANY_CONNECTIONS())
        socket = PageSocket(self._app, _scope("websocket", path, {}), listener)
        self._sockets.add(socket)
        self._spawn(socket.run()).add_done_callback(lambda _: self._sockets.discard(socket))
        return socket

    def _check_running(self) -> None:
        if not self._running:
            raise HostError("The application is not running.")

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _end_request(self, _: asyncio.Task[None]) -> None:
        self._requests -= 1


class _Lifespan:
    """The start and the end of an application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._events: asyncio.Queue[Message] = asyncio.Queue()
        self._answers: asyncio.Queue[Message] = asyncio.Queue()
        self._serving: asyncio.Task[None] | None = None

    async def start(self) -> None:
        scope = {"type": "lifespan", "asgi": _ASGI, "state": {}}
        self._serving = asyncio.ensure_future(_run(self._app(scope, self._events.get, self._answers.put)))
        await self._tell("startup")

    async def stop(self) -> None:
        assert self._serving is not None
        await self._tell("shutdown")
        await self._serving

    async def _tell(self, what: Literal["startup", "shutdown"]) -> None:
        """Tell the application, and wait for its answer.

        Raises:
            HostError: it has failed.
        """
        assert self._serving is not None
        self._events.put_nowait({"type": f"lifespan.{what}"})
        answering = asyncio.ensure_future(self._answers.get())
        await asyncio.wait((answering, self._serving), return_when=asyncio.FIRST_COMPLETED)
        answer = answering.result() if answering.done() else {"type": "ended"}
        answering.cancel()
        if answer["type"] != f"lifespan.{what}.complete":
            raise HostError(f"The {what} of the application has failed: {answer.get('message') or answer['type']}.")


class _Exchange:
    """A request and its response."""

    def __init__(self, app: ASGIApp, scope: Scope, body: bytes) -> None:
        self._app = app
        self._scope = scope
        self._unread: bytes | None = body
        self._start: Message | None = None
        self._body = bytearray()
        self.response: asyncio.Future[PageResponse] = asyncio.get_running_loop().create_future()
        """The response, once it is complete."""

    async def run(self) -> None:
        try:
            await _run(self._app(self._scope, self._receive, self._send))
        finally:
            self._respond(PageResponse(500, {"content-type": "text/plain"}, b"Internal Server Error"))

    async def _receive(self) -> Message:
        if self._unread is None:
            await asyncio.shield(self.response)
            return {"type": "http.disconnect"}
        body, self._unread = self._unread, None
        return {"type": "http.request", "body": body, "more_body": False}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            return
        assert self._start is not None
        self._body += message.get("body", b"")
        if not message.get("more_body", False):
            self._respond(PageResponse(self._start["status"], _decoded(self._start["headers"]), bytes(self._body)))

    def _respond(self, response: PageResponse) -> None:
        if not self.response.done():
            self.response.set_result(response)


class PageSocket:
    """The page's end of a socket."""

    def __init__(self, app: ASGIApp, scope: Scope, listener: SocketListener) -> None:
        self._app = app
        self._scope = scope
        self._listener = listener
        self._unread: asyncio.Queue[Message] = asyncio.Queue()
        self._unread.put_nowait({"type": "websocket.connect"})
        self._closed = False

    def send(self, text: str) -> None:
        """Send a message. It is lost if the socket is closed."""
        if self._closed:
            return
        if len(text) > MAX_TEXT:
            self.close(TOO_LONG)
        elif self._unread.qsize() >= MAX_UNREAD_MESSAGES:
            self.close(CloseCode.TOO_MANY, error_text(refusals.TOO_MANY_MESSAGES(), "en"))
        else:
            self._unread.put_nowait({"type": "websocket.receive", "text": text})

    def close(self, code: int = NORMAL, reason: str = "") -> None:
        """Close the socket. The listener is told at once, and nothing after that."""
        if self._end(code, reason):
            self._unread.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})

    async def run(self) -> None:
        """Run the application for this socket. If it ends without closing the socket, it has failed."""
        try:
            await _run(self._app(self._scope, self._unread.get, self._send))
        finally:
            self._end(CloseCode.INTERNAL_ERROR, "")

    async def _send(self, message: Message) -> None:
        match message["type"]:
            case "websocket.accept" if not self._closed:
                self._listener("open", "", 0)
            case "websocket.send" if not self._closed:
                self._listener("message", message["text"], 0)
            case "websocket.close":
                self._end(message.get("code", NORMAL), message.get("reason") or "")

    def _end(self, code: int, reason: str) -> bool:
        """Tell the listener that the socket is closed. Return False if it was closed before."""
        if self._closed:
            return False
        self._closed = True
        self._listener("close", reason, code)
        return True


_ASGI = {"version": "3.0", "spec_version": "2.4"}


def _scope(kind: Literal["http", "websocket"], path: str, headers: Mapping[str, str]) -> Scope:
    path, _, query = path.partition("?")
    lines = {"host": HOST_NAME, **headers}
    return {
        "type": kind,
        "asgi": _ASGI,
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in lines.items()],
        "client": ("127.0.0.1", 0),
        "server": (HOST_NAME, 80),
        "state": {},
        "subprotocols": [],
    }


async def _run(work: Awaitable[None]) -> None:
    """Run the application. Whatever happens to one request, the others go on."""
    try:
        await work
    except Exception:
        log.exception("The application has failed.")


def _decoded(headers: list[tuple[bytes, bytes]]) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in headers}


def _refused() -> PageResponse:
    response = error_response(refusals.TOO_MANY_REQUESTS(), 429, "en")
    return PageResponse(response.status_code, _decoded(response.raw_headers), bytes(response.body))
