"""The sockets of tables, which admit a client, read its messages and carry them out, and the socket of the lobby."""

from __future__ import annotations

import asyncio
import logging
import re

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from settebello.errors import IllegalAction, SettebelloError
from settebello.protocol import refusals
from settebello.protocol.close_codes import CloseCode
from settebello.protocol.game import Advice, ClientMessage, ErrorMessage, Hint, Join, Ok
from settebello.protocol.room import CatchUp, LeaveTable, PageVisible, ReadTexts, SayPhrase, SayText, Watch
from settebello.server.credentials import hash_key, log_label, seat_of
from settebello.server.edge.http.origin_guard import OriginGuard
from settebello.server.edge.http.rate_limiter import ConnectionQuota, RateLimiter
from settebello.server.edge.http.responses import preferred_language
from settebello.server.edge.socket.connection import Connection, SocketDisconnected, WebSocket
from settebello.server.edge.socket.device_kind import device_kind
from settebello.server.edge.socket.lobby import serve_lobby
from settebello.server.edge.socket.messages import MessageError, decode_message, error_message, refusal_reason
from settebello.server.limits.processor_time import pause_if_in_debt
from settebello.server.limits.token_buckets import RateLimited
from settebello.server.live.bots.hints import give_hint
from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_registry import TableRegistry
from settebello.server.people.lobby.lobby import Lobby
from settebello.server.store.base import TableNotFound
from settebello.server.tables.commands import StaleVersion
from settebello.wording import error_text

JOIN_TIMEOUT = 10.0
"""Seconds that a client has to send the first message."""

_PATH = re.compile("/api/tables/([^/]+)/socket")
LOBBY_PATH = "/api/lobby/socket"

log = logging.getLogger(__name__)


class SocketHandler:
    """The ASGI application of ``/api/tables/{table}/socket?lang=`` and ``/api/lobby/socket?lang=``.

    It is not a route of the HTTP application: a connection lasts for hours, and would keep the stack of all middleware
    alive for that time.
    """

    def __init__(
        self, tables: TableRegistry, origin_guard: OriginGuard, rate_limiter: RateLimiter, lobby: Lobby | None = None
    ) -> None:
        self._tables = tables
        self._lobby = lobby
        self._origin_guard = origin_guard
        self._rate_limiter = rate_limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, socket = _PATH.fullmatch(scope["path"]), WebSocket(receive, send)
        lobby = self._lobby if scope["path"] == LOBBY_PATH else None
        lang = preferred_language(scope)
        if path is None and lobby is None:
            await socket.close(CloseCode.REFUSED, error_text(refusals.NO_ADDRESS(), lang))
        elif (refusal := self._origin_guard.refusal(scope)) is not None:
            await socket.close(CloseCode.REFUSED, error_text(refusal, lang))
        elif (refusal := self._rate_limiter.enter(scope)) is not None:
            await socket.close(CloseCode.TOO_MANY, error_text(refusal, lang))
        else:
            try:
                if lobby is not None:
                    served = serve_lobby(socket, lobby, self._rate_limiter, scope)
                elif path is not None:
                    served = self._serve(socket, path[1], scope)
                await self._rate_limiter.charge(scope, served)
            finally:
                self._rate_limiter.leave(scope)

    async def _serve(self, socket: WebSocket, name: str, scope: Scope) -> None:
        """Serve a connection to a table. The table need not exist before the first message, since a client that opens a
        table may connect while its request is in progress."""
        await socket.accept()
        lang = preferred_language(scope)
        try:
            first = await _first_message(socket)
            if first is None:
                await socket.close(CloseCode.NOT_A_JOIN, error_text(refusals.NO_JOIN(), lang))
                return
            await pause_if_in_debt()
            async with self._tables.use(name) as table:
                kind = device_kind(Headers(scope=scope).get("user-agent", ""))
                quota = self._rate_limiter.quota(scope)
                if not await _admit(socket, table, first, lang, self._rate_limiter, quota, kind):
                    self._rate_limiter.count_failed_join(scope)
        except TableNotFound as error:
            self._rate_limiter.count_failed_join(scope)
            await socket.close(CloseCode.NO_SUCH_TABLE, error_text(error, lang))
        except SettebelloError as error:
            log.error("Table %s: %s", log_label(name), error)
            await socket.close(CloseCode.INTERNAL_ERROR, error_text(error, lang))
        except SocketDisconnected:
            pass


async def _first_message(socket: WebSocket) -> Join | Watch | None:
    """The message that asks for admission, or None if there is none in time."""
    try:
        async with asyncio.timeout(JOIN_TIMEOUT):
            received = await socket.receive()
        first: ClientMessage = decode_message(received, ClientMessage)  # type: ignore[arg-type]  # a union
    except (MessageError, TimeoutError):
        return None
    return first if isinstance(first, Join | Watch) else None


async def _admit(
    socket: WebSocket,
    table: LiveTable,
    first: Join | Watch,
    lang: str,
    limiter: RateLimiter,
    quota: ConnectionQuota,
    kind: str,
) -> bool:
    """Admit the client if its first message allows it. Return False if its key does not belong to this table."""
    if table.full:
        await socket.close(CloseCode.REFUSED, error_text(refusals.TABLE_FULL(), lang))
    elif isinstance(first, Watch) and (overload := limiter.overload()) is not None:
        await socket.close(CloseCode.OVERLOADED, error_text(overload, lang))
    elif isinstance(first, Watch) and table.setup.watchers and table.presence.watchers < quota.watchers:
        watcher = Connection(socket, None, lang=lang)
        await _serve_connection(socket, table, watcher, first, quota)
    elif isinstance(first, Watch):
        why = refusals.TOO_MANY_WATCHERS() if table.setup.watchers else refusals.NO_WATCHING()
        await socket.close(CloseCode.WRONG_KEY, error_text(why, lang))
    elif (seat := seat_of(first.key, table.room.places)) is not None:
        key, since = hash_key(first.key), int(table.clock.now())
        connection = Connection(socket, seat, key, lang=lang, device=first.device, kind=kind, since=since)
        await _serve_connection(socket, table, connection, first, quota)
    else:
        why = table.room.bans.refusal_for(hash_key(first.key)) or refusals.WRONG_KEY()
        await socket.close(CloseCode.WRONG_KEY, error_text(why, lang))
        return False
    return True


async def _serve_connection(
    socket: WebSocket, table: LiveTable, connection: Connection, first: Join | Watch, quota: ConnectionQuota
) -> None:
    table.join(connection, first.version if isinstance(first, Join) else None)
    try:
        if isinstance(first, Join) and first.share is not None:
            await _submit_share(first.share, table, connection, quota)
        while True:
            received = await socket.receive()
            await pause_if_in_debt()
            try:
                quota.count_message()
            except RateLimited as error:
                if not quota.tolerates_excess():
                    await socket.close(CloseCode.TOO_MANY, error_text(error, connection.lang))
                    return
                connection.send(error_message(received, error, connection.lang))
            else:
                await _handle_message(received, table, connection, quota)
    finally:
        table.leave(connection)
        await connection.close()


async def _submit_share(share: str, table: LiveTable, connection: Connection, quota: ConnectionQuota) -> None:
    """Submit the share that came with the first message. A client that reconnects may send a known share."""
    try:
        await table.submit_share(connection, share)
    except SettebelloError as error:
        quota.count_refusal(refusal_reason(error))
        connection.send(ErrorMessage(id=None, code=error.code, message=error_text(error, connection.lang)))


async def _handle_message(
    received: str | bytes, table: LiveTable, connection: Connection, quota: ConnectionQuota
) -> None:
    """Carry out one message. If this is impossible, send the reason and change nothing."""
    try:
        message: ClientMessage = decode_message(received, ClientMessage)  # type: ignore[arg-type]  # a union
        if isinstance(message, SayPhrase | SayText):
            quota.count_phrase()
        await _dispatch(message, table, connection, quota)
    except RateLimited as error:
        connection.send(error_message(received, error, connection.lang))
    except SettebelloError as error:
        quota.count_refusal(refusal_reason(error))
        connection.send(error_message(received, error, connection.lang))
        if isinstance(error, StaleVersion):
            table.send_state(connection)


async def _dispatch(message: ClientMessage, table: LiveTable, connection: Connection, quota: ConnectionQuota) -> None:
    if isinstance(message, Join | Watch):
        raise MessageError(refusals.HERE_ALREADY())
    if connection not in table.presence:
        raise IllegalAction(refusals.LEFT())  # a client that has left gets no more messages
    if isinstance(message, Hint):
        connection.send(await _hint(table, connection.seat, message))
    elif isinstance(message, CatchUp):
        table.send_state(connection, message.version)
    elif isinstance(message, PageVisible):
        table.note_visibility(connection, visible=message.visible)
        connection.send(Ok(id=message.id, version=table.version))
    elif isinstance(message, ReadTexts):
        table.note_reader(connection, reads_texts=message.on)
        connection.send(Ok(id=message.id, version=table.version))
    elif isinstance(message, SayPhrase):
        table.say(connection, message)
    elif isinstance(message, SayText):
        await table.say_text(connection, message)
    elif isinstance(message, LeaveTable) and table.room.started:
        await _leave_table(message, table, connection)
    else:
        quota.count_command()
        await table.submit(connection, message)


async def _leave_table(message: LeaveTable, table: LiveTable, connection: Connection) -> None:
    """Disconnect from the table before leaving the game, since a connected person would count as back at once."""
    table.leave(connection)
    try:
        await table.submit(connection, message)
    except SettebelloError:
        table.join(connection)
        raise


async def _hint(table: LiveTable, seat: int | None, message: Hint) -> Advice:
    if seat is None or not table.room.may_have_hints:
        raise IllegalAction(refusals.NO_ADVICE())
    return await give_hint(table.executor, table.view(seat), table.rules, message, table.setup.id)
