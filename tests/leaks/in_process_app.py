"""The whole application without a network: sockets and requests that go through every door of the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
from msgspec import Struct
from starlette.types import ASGIApp, Message

from tests.support.server_process import TIMEOUT

SCOPE: dict[str, Any] = {"scheme": "http", "http_version": "1.1", "root_path": "", "query_string": b""}
CLIENT = ("127.0.0.1", 5)


class _Shown(Struct, frozen=True):
    legal: tuple[str, ...] = ()


class _Head(Struct):
    """The parts of a frame that are needed to continue."""

    type: str
    id: str | None = None
    version: int = 0
    view: _Shown = _Shown()
    revealed: tuple[int, ...] = ()


class Line:
    """A socket at a table; ``frames`` is all that was sent on it."""

    def __init__(self, app: ASGIApp, table: str, first: dict[str, object]) -> None:
        self.frames: list[str] = []
        self.version = 0
        self.legal: tuple[str, ...] = ()
        self.revealed: tuple[int, ...] = ()
        self._answered: set[str | None] = set()
        self._heard = asyncio.Event()
        self._sending: asyncio.Queue[Message] = asyncio.Queue()
        self._sending.put_nowait({"type": "websocket.connect"})
        self.say(first)
        scope = {**SCOPE, "type": "websocket", "path": f"/api/tables/{table}/socket", "headers": [], "client": CLIENT}
        serving = app({**scope, "subprotocols": []}, self._sending.get, self._take)
        self._task = asyncio.ensure_future(serving)

    async def _take(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            return
        assert message["type"] == "websocket.send", message
        head = msgspec.json.decode(message["text"], type=_Head)
        self.frames.append(message["text"])
        if head.type == "update":
            self.version, self.legal = head.version, head.view.legal
        elif head.type == "shuffle":
            self.revealed = head.revealed
        elif head.type in ("ok", "error", "advice"):
            self._answered.add(head.id)
        self._heard.set()

    def say(self, message: dict[str, object]) -> None:
        self._sending.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def answered(self, name: str | None) -> None:
        """Until the answer to the message with that name has come, or None for one that has no answer."""
        while name not in self._answered:
            await self._next_frame()
        self._answered.discard(name)

    async def seen(self, version: int) -> None:
        while self.version < version:
            await self._next_frame()

    async def knows_share_of(self, seat: int) -> None:
        """Until it has been told that this seat has revealed its share, or the round has been dealt from all shares."""
        while seat not in self.revealed and not self.version:
            await self._next_frame()

    async def _next_frame(self) -> None:
        self._heard.clear()
        await asyncio.wait_for(self._heard.wait(), TIMEOUT)

    async def close(self) -> None:
        self._sending.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


async def asked(app: ASGIApp, method: str, path: str, body: bytes = b"", key: str = "") -> str:
    """Status, headers and body of an answer; ``key``: the key of a seat, sent along."""
    parts: list[object] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        parts.extend(message[name] for name in ("status", "headers", "body") if name in message)

    headers = [(b"content-type", b"application/json"), (b"host", b"127.0.0.1")]
    headers += [(b"authorization", f"Bearer {key}".encode())] if key else []
    scope = {**SCOPE, "type": "http", "method": method, "path": path, "raw_path": path.encode(), "client": CLIENT}
    await app({**scope, "headers": headers}, receive, send)
    return repr(parts)
