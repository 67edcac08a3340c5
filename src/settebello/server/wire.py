"""A table's socket: joins, reads messages, and delivers what the table sends."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from settebello.errors import IllegalAction, SettebelloError
from settebello.server.bodies import UNREADABLE
from settebello.server.hints import advice, may_be_advised
from settebello.server.keys import hashed, label, seat_of
from settebello.server.limits import Bucket, Limits
from settebello.server.metrics import Metrics
from settebello.server.protocol import Advice, ClientMessage, Error, Hint, Join, ServerMessage
from settebello.server.protocol_room import Missed, Say, Watch
from settebello.server.store import NoSuchTable
from settebello.server.table import Stale, Table
from settebello.server.tables import Tables
from settebello.view import encode
from settebello.wording.catalogue import LanguageError, language

NOT_A_JOIN, WRONG_KEY, NO_SUCH_TABLE, TROUBLE, TOO_SLOW, TOO_FAST = 4400, 4403, 4404, 1011, 4408, 4429
"""Why a socket is closed."""

LONGEST_MESSAGE = 4096
"""Bytes of a message that is read; a longer one is refused. Four times as much ends the connection."""
MOST_WAITING = 256
"""Messages that may wait for a slow connection before it is given up: it can come back and be shown how things are."""
JOIN_WITHIN = 10.0
"""Seconds."""

_FULL = "There are as many spectators at this table as there may be."

log = logging.getLogger(__name__)
_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class TooMuch(SettebelloError):
    """More than one connection may ask for."""


class MessageError(SettebelloError):
    """Something received that is no message."""


class Connection:
    """Somebody connected at a seat, or watching; messages wait in line here until the socket takes them."""

    def __init__(self, socket: WebSocket, seat: int | None, key: str | None = None) -> None:
        self.seat = seat
        self.key = key
        self.lang = _language(socket)
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


def _language(socket: WebSocket) -> str:
    """The language that the address asks for, where there are words in it; else English."""
    try:
        return language(socket.query_params.get("lang", "en"))
    except LanguageError:
        return "en"


async def serve_socket(socket: WebSocket) -> None:
    """``/api/tables/{table}/socket?lang=``: what the protocol says, from the first message to the last."""
    await socket.accept()
    tables: Tables = socket.app.state.tables
    try:
        async with tables.use(socket.path_params["table"]) as table:
            await _attend(socket, table, _Measure(socket.app.state.limits, socket.app.state.metrics))
    except NoSuchTable as error:
        await _end(socket, NO_SUCH_TABLE, str(error))
    except SettebelloError as error:
        log.error("Table %s: %s", label(socket.path_params["table"]), error)
        await _end(socket, TROUBLE, str(error))
    except WebSocketDisconnect:
        pass


class _Measure:
    """How much one connection has asked for."""

    __slots__ = ("_messages", "_metrics", "_patience", "_phrases", "watchers")

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        now = time.monotonic()
        self.watchers = limits.watchers
        self._metrics = metrics
        self._messages = Bucket(limits.messages, 30 * limits.messages, now)
        self._phrases = Bucket(limits.phrases, max(6 * limits.phrases, 1), now)
        self._patience = Bucket(limits.messages, 3 * limits.messages, now)

    def message(self) -> None:
        """One more message came.

        Raises:
            TooMuch: it is not read.
        """
        self._metrics.count("settebello_messages_total")
        if not self._messages.take(time.monotonic()):
            self.refused("messages")
            raise TooMuch("You send too much at once: wait a moment.")

    def phrase(self) -> None:
        """One more phrase is to be said."""
        if not self._phrases.take(time.monotonic()):
            self.refused("phrases")
            raise TooMuch("You say too much at once: wait a moment.")

    def refused(self, why: str) -> None:
        self._metrics.count("settebello_refused_total", why)

    @property
    def exhausted(self) -> bool:
        """Whether it goes on in spite of being refused."""
        return not self._patience.take(time.monotonic())


async def _attend(socket: WebSocket, table: Table, measure: _Measure) -> None:
    try:
        first = _message(await asyncio.wait_for(_received(socket), JOIN_WITHIN))
    except (MessageError, TimeoutError):
        first = None
    if isinstance(first, Watch) and table.opened.watchers and table.watchers < measure.watchers:
        await _stay(socket, table, Connection(socket, None), None, measure)
    elif isinstance(first, Watch):
        await _end(socket, WRONG_KEY, "Nobody may watch this table." if not table.opened.watchers else _FULL)
    elif not isinstance(first, Join):
        await _end(socket, NOT_A_JOIN, "The first message on this socket must be join, with the key of a seat.")
    elif (seat := seat_of(first.key, table.room.places)) is not None:
        await _stay(socket, table, Connection(socket, seat, hashed(first.key)), first.version, measure)
    else:
        await _end(socket, WRONG_KEY, "This is not the key of a seat at this table: use the link of your seat.")


async def _stay(socket: WebSocket, table: Table, connection: Connection, since: int | None, measure: _Measure) -> None:
    table.join(connection, since)
    try:
        while True:
            received = await _received(socket)
            try:
                measure.message()
            except TooMuch as error:
                if measure.exhausted:
                    await _end(socket, TOO_FAST, str(error))
                    return
                connection.send(Error(id=_id_of(received), message=str(error)))
            else:
                await _answer(received, table, connection, measure)
    finally:
        table.leave(connection)
        await connection.close()


async def _answer(received: str | bytes, table: Table, connection: Connection, measure: _Measure) -> None:
    """Do what one message asks; if it cannot be done, say why, and change nothing."""
    try:
        message = _message(received)
        if isinstance(message, Say):
            measure.phrase()
        await _do(message, table, connection)
    except SettebelloError as error:
        measure.refused(type(error).__name__)
        connection.send(Error(id=_id_of(received), message=str(error)))
        if isinstance(error, Stale) and table.dealt:
            connection.send(table.worded(table.update(connection.seat), connection.lang))


async def _do(message: ClientMessage, table: Table, connection: Connection) -> None:
    if isinstance(message, Join | Watch):
        raise MessageError("You are at this table already.")
    if isinstance(message, Hint):
        connection.send(await _advised(table, connection.seat, message))
    elif isinstance(message, Missed):
        if table.dealt:
            connection.send(table.worded(table.missed(connection.seat, message.version), connection.lang))
    elif isinstance(message, Say):
        table.say(connection, message)
    else:
        await table.submit(connection, message)


async def _advised(table: Table, seat: int | None, message: Hint) -> Advice:
    if seat is None or not may_be_advised(table.room.places):
        raise IllegalAction("Nobody is advised at a table where people play each other.")
    return await advice(table.view(seat), table.rules, message)


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
    except UNREADABLE as error:
        raise MessageError(f"This is not a message of the protocol: {str(error).rstrip('.')}.") from error


class _Named(Struct):
    id: str | None = None


def _id_of(received: str | bytes) -> str | None:
    """The id of a message, as far as it can be read."""
    try:
        return msgspec.json.decode(received, type=_Named).id if len(received) <= LONGEST_MESSAGE else None
    except UNREADABLE:
        return None


async def _end(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, reason[:120])
