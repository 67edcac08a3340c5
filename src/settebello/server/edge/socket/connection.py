"""One accepted WebSocket, and its queue of messages."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from starlette.types import Receive, Send

from settebello.errors import Problem
from settebello.protocol.close_codes import CloseCode
from settebello.protocol.game import ErrorMessage, ServerMessage
from settebello.protocol.lobby import LobbyServerMessage
from settebello.view import encode
from settebello.wording import error_text

MAX_QUEUED_BYTES = 256 * 1024
"""The most bytes queued for a slow client, not counting the last message, before it is disconnected. It can reconnect
with the version that it has seen, and gets everything that it has missed at once."""
MORE = "settebello.more"
"""The key in ``websocket.send`` for whether another message follows at once."""
MAX_REASON_BYTES = 123
"""Size limit of the reason in a close frame (RFC 6455, section 5.5)."""


class SocketDisconnected(Exception):
    """The client has disconnected."""


class WebSocket:
    """An accepted WebSocket of ASGI."""

    __slots__ = ("_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        """Accept the connection.

        Raises:
            SocketDisconnected: the client has already gone.
        """
        if (await self._receive())["type"] != "websocket.connect":
            raise SocketDisconnected
        await self._send({"type": "websocket.accept"})

    async def receive(self) -> str | bytes:
        """The next message.

        Raises:
            SocketDisconnected: the client has disconnected.
        """
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise SocketDisconnected
        text = event.get("text")
        return text if isinstance(text, str) else bytes(event["bytes"])

    async def send(self, text: str, *, more: bool = False) -> None:
        """Send a message. It is lost if the client has gone.

        Args:
            text: the message.
            more: whether another message follows at once. The server may then write both together
                (:class:`~settebello.server.edge.socket.websocket_protocol.LimitedWebSocketProtocol`).
        """
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.send", "text": text, MORE: more})

    async def close(self, code: int, reason: str = "") -> None:
        """Close the connection. The reason is cut to the size of a frame."""
        reason = reason.encode()[:MAX_REASON_BYTES].decode(errors="ignore")
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


class Connection:
    """A connection of a seat or a spectator (a :class:`~settebello.server.live.presence.Member`), or to the lobby. A
    task delivers the messages in its queue."""

    __slots__ = (
        "_closed",
        "_end_reason",
        "_queue",
        "_queued_bytes",
        "_sender",
        "_socket",
        "device",
        "key",
        "kind",
        "lang",
        "reads_texts",
        "seat",
        "since",
        "visible",
    )

    def __init__(
        self,
        socket: WebSocket,
        seat: int | None,
        key: str | None = None,
        *,
        since: int = 0,
        lang: str = "en",
        device: str | None = None,
        kind: str = "",
    ) -> None:
        self.seat = seat
        self.key = key
        self.lang = lang
        self.device = device
        self.kind = kind
        self.since = since
        self.visible = True
        self.reads_texts = False
        self._socket = socket
        self._end_reason: str | None = None
        """The reason to close once the queue is delivered, or None to stay connected."""
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._sender: asyncio.Task[None] | None = None
        self._closed = False

    def send(self, message: ServerMessage | LobbyServerMessage) -> None:
        """Queue a message. A client that reads too slowly is disconnected."""
        if self._closed or self._end_reason is not None:
            return
        if self._queued_bytes >= MAX_QUEUED_BYTES:
            self._drop_slow_client()
            return
        text = encode(message)
        self._queue.append(text)
        self._queued_bytes += len(text)
        if self._sender is None:
            self._sender = asyncio.create_task(self._deliver())

    def end(self, why: Problem) -> None:
        """Send the reason, and close once the queue is delivered."""
        sentence = error_text(why, self.lang)
        self.send(ErrorMessage(id=None, code=why.key, message=sentence))
        self._end_reason = sentence

    async def close(self) -> None:
        """Stop delivering."""
        self._closed = True
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.wait([self._sender])
            self._sender = None  # it keeps the traceback of its end, which refers to this connection

    async def _deliver(self) -> None:
        while self._queue:
            text = self._queue.popleft()
            self._queued_bytes -= len(text)
            await self._socket.send(text.decode(), more=bool(self._queue))
        if self._end_reason is not None:
            await self._socket.close(CloseCode.WRONG_KEY, self._end_reason)
        self._sender = None

    def _drop_slow_client(self) -> None:
        assert self._sender is not None, "messages are queued, so a task delivers them"
        self._closed = True
        self._queue.clear()
        self._sender.cancel()
        self._sender = asyncio.create_task(self._socket.close(CloseCode.TOO_SLOW))
