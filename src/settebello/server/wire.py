"""A table's socket: joins, reads messages, and delivers what the table sends."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from settebello.errors import SettebelloError
from settebello.server.keys import seat_of
from settebello.server.protocol import ClientMessage, Error, Join, ServerMessage
from settebello.server.store import NoSuchTable
from settebello.server.table import Stale, Table
from settebello.server.tables import Tables
from settebello.view import encode

NOT_A_JOIN, WRONG_KEY, NO_SUCH_TABLE, TROUBLE, TOO_SLOW = 4400, 4403, 4404, 1011, 4408
"""Why a socket is closed."""

LONGEST_MESSAGE = 4096
"""Bytes of a message that is read; a longer one is refused. Four times as much ends the connection."""
MOST_WAITING = 256
"""Messages that may wait for a slow connection before it is given up: it can come back and be shown how things are."""
JOIN_WITHIN = 10.0
"""Seconds."""

log = logging.getLogger(__name__)
_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class MessageError(SettebelloError):
    """Something received that is no message."""


class Connection:
    """Somebody connected at a seat; messages wait in line here until the socket takes them."""

    def __init__(self, socket: WebSocket, seat: int) -> None:
        self.seat = seat
        self._socket = socket
        self._line: asyncio.Queue[ServerMessage] = asyncio.Queue(MOST_WAITING)
        self._sender = asyncio.create_task(self._deliver())

    def send(self, message: ServerMessage) -> None:
        if self._sender.done():
            return
        try:
            self._line.put_nowait(message)
        except asyncio.QueueFull:
            self._sender.cancel("too slow")

    async def close(self) -> None:
        """Deliver nothing more."""
        self._sender.cancel()
        await asyncio.wait([self._sender])

    async def _deliver(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # it is gone; whoever reads from it hears so too
            try:
                while True:
                    await self._socket.send_text(encode(await self._line.get()).decode())
            except asyncio.CancelledError as why:
                if why.args == ("too slow",):
                    await self._socket.close(TOO_SLOW)


async def serve_socket(socket: WebSocket) -> None:
    """``/api/tables/{table}/socket``: what the protocol says, from the first message to the last."""
    await socket.accept()
    tables: Tables = socket.app.state.tables
    try:
        async with tables.use(socket.path_params["table"]) as table:
            await _attend(socket, table)
    except NoSuchTable as error:
        await _end(socket, NO_SUCH_TABLE, str(error))
    except SettebelloError as error:
        log.error("Table %s: %s", socket.path_params["table"], error)
        await _end(socket, TROUBLE, str(error))
    except WebSocketDisconnect:
        pass


async def _attend(socket: WebSocket, table: Table) -> None:
    try:
        join = _message(await asyncio.wait_for(_received(socket), JOIN_WITHIN))
    except (MessageError, TimeoutError):
        join = None
    seat = seat_of(join.key, table.opened.places) if isinstance(join, Join) else None
    if seat is not None:
        await _play(socket, table, seat)
    elif isinstance(join, Join):
        await _end(socket, WRONG_KEY, "This is not the key of a seat at this table: use the link of your seat.")
    else:
        await _end(socket, NOT_A_JOIN, "The first message on this socket must be join, with the key of a seat.")


async def _play(socket: WebSocket, table: Table, seat: int) -> None:
    connection = Connection(socket, seat)
    table.join(connection)
    try:
        while True:
            await _answer(await _received(socket), table, connection)
    finally:
        table.leave(connection)
        await connection.close()


async def _answer(received: str | bytes, table: Table, connection: Connection) -> None:
    """Do what one message asks; if it cannot be done, say why, and change nothing."""
    try:
        message = _message(received)
        if isinstance(message, Join):
            raise MessageError("You are at this table already.")
        await table.submit(connection, message)
    except SettebelloError as error:
        connection.send(Error(id=_id_of(received), message=str(error)))
        if isinstance(error, Stale):
            connection.send(table.update(connection.seat))


async def _received(socket: WebSocket) -> str | bytes:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event["code"])
    text = event.get("text")
    return text if isinstance(text, str) else bytes(event["bytes"])


def _message(received: str | bytes) -> ClientMessage:
    if len(received) > LONGEST_MESSAGE:
        raise MessageError(f"A message has at most {LONGEST_MESSAGE} letters, and this one has {len(received)}.")
    try:
        return _messages.decode(received)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise MessageError(f"This is not a message of the protocol: {str(error).rstrip('.')}.") from error


class _Named(Struct):
    id: str | None = None


def _id_of(received: str | bytes) -> str | None:
    """The id of a message, as far as it can be read."""
    try:
        return msgspec.json.decode(received, type=_Named).id if len(received) <= LONGEST_MESSAGE else None
    except (msgspec.MsgspecError, UnicodeError):
        return None


async def _end(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, reason[:120])
