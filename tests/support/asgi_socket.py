"""A socket of the application without a network, driven by ASGI messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.types import ASGIApp, Message

from settebello.protocol.close_codes import CloseCode
from tests.support.server_process import TIMEOUT


class AsgiSocket:
    """The client's end of a socket."""

    def __init__(self) -> None:
        self.to_server: asyncio.Queue[Message] = asyncio.Queue()
        self.to_server.put_nowait({"type": "websocket.connect"})
        self.from_server: asyncio.Queue[Message] = asyncio.Queue()

    def say(self, message: dict[str, object] | str) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self.to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of that type."""
        while True:
            sent = await self._next()
            assert sent["type"] == "websocket.send", sent
            message: dict[str, Any] = json.loads(sent["text"])
            if message["type"] == kind:
                return message

    async def closed(self) -> tuple[CloseCode, str]:
        """The code and the reason with which the server closes the socket."""
        while (sent := await self._next())["type"] != "websocket.close":
            pass
        return CloseCode(sent["code"]), sent["reason"]

    async def _next(self) -> Message:
        while (sent := await asyncio.wait_for(self.from_server.get(), TIMEOUT))["type"] == "websocket.accept":
            pass
        return sent


@asynccontextmanager
async def asgi_socket(
    app: ASGIApp, path: str, *, lang: str = "en", headers: dict[str, str] | None = None, address: str = "127.0.0.1"
) -> AsyncIterator[AsgiSocket]:
    """A socket that the application serves until the block ends."""
    socket = AsgiSocket()
    sent = {"host": "localhost", **(headers or {})}
    scope = {
        "type": "websocket",
        "scheme": "ws",
        "http_version": "1.1",
        "root_path": "",
        "path": path,
        "query_string": f"lang={lang}".encode(),
        "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
        "client": (address, 5),
        "subprotocols": [],
    }
    serving = asyncio.ensure_future(app(scope, socket.to_server.get, socket.from_server.put))
    try:
        yield socket
    finally:
        socket.to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await serving
