"""The socket of the lobby, which reads the messages of a client and carries them out."""

from __future__ import annotations

from starlette.types import Scope

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.protocol.close_codes import CloseCode
from settebello.protocol.lobby import LobbyClientMessage, Seek, SeekCancelled, SeekStored
from settebello.server.credentials import hash_key
from settebello.server.edge.http.rate_limiter import ConnectionQuota, RateLimiter
from settebello.server.edge.http.responses import preferred_language
from settebello.server.edge.socket.connection import Connection, SocketDisconnected, WebSocket
from settebello.server.edge.socket.messages import decode_message, error_message, refusal_reason
from settebello.server.limits.processor_time import pause_if_in_debt
from settebello.server.limits.token_buckets import RateLimited
from settebello.server.people.lobby.lobby import Lobby, Visitor
from settebello.wording import error_text


async def serve_lobby(socket: WebSocket, lobby: Lobby, limiter: RateLimiter, scope: Scope) -> None:
    """Serve a connection to the lobby until it ends."""
    connection = Connection(socket, None, lang=preferred_language(scope))
    visitor, quota = Visitor(connection, limiter.address(scope)), limiter.quota(scope)
    try:
        await socket.accept()
        if (overload := limiter.overload()) is not None:
            await socket.close(CloseCode.OVERLOADED, error_text(overload, connection.lang))
            return
        lobby.enter(visitor)
        while True:
            received = await socket.receive()
            await pause_if_in_debt()
            if not await _handle(received, lobby, visitor, quota, limiter, scope):
                await socket.close(CloseCode.TOO_MANY, error_text(refusals.TOO_MANY_MESSAGES(), connection.lang))
                return
    except SocketDisconnected:
        pass
    finally:
        lobby.leave(visitor)
        await connection.close()


async def _handle(
    received: str | bytes, lobby: Lobby, visitor: Visitor, quota: ConnectionQuota, limiter: RateLimiter, scope: Scope
) -> bool:
    """Carry out one message, or send the reason for refusing it. Return False if the client keeps sending too many."""
    try:
        quota.count_message()
        message: LobbyClientMessage = decode_message(received, LobbyClientMessage)  # type: ignore[arg-type]  # a union
        if isinstance(message, Seek):
            _check_seek(message, visitor, limiter, scope)
        await _dispatch(message, lobby, visitor)
    except RateLimited as error:
        visitor.connection.send(error_message(received, error, visitor.connection.lang))
        return quota.tolerates_excess()
    except SettebelloError as error:
        quota.count_refusal(refusal_reason(error))
        visitor.connection.send(error_message(received, error, visitor.connection.lang))
    return True


def _check_seek(message: Seek, visitor: Visitor, limiter: RateLimiter, scope: Scope) -> None:
    """Check that a seek is within the limits.

    Raises:
        RateLimited: too many seeks came from this address, or the seek is new and the server is overloaded.
    """
    is_new = visitor.seek is None or visitor.seek.key != hash_key(message.key)
    if is_new and (overload := limiter.overload()) is not None:
        raise overload
    limiter.count_seek(scope)


async def _dispatch(message: LobbyClientMessage, lobby: Lobby, visitor: Visitor) -> None:
    if isinstance(message, Seek):
        await lobby.seek(visitor, message)
        visitor.connection.send(SeekStored(id=message.id))
    elif visitor.seek is None or await lobby.cancel(visitor):
        visitor.connection.send(SeekCancelled(id=message.id))
