"""Requests that the server has not answered yet; they are sent again over each new connection."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, InvalidStateError
from concurrent.futures import TimeoutError as ReplyTimeout
from contextlib import suppress
from typing import Protocol

from msgspec import Struct

from settebello.client.errors import ANSWER_LATE, ConnectionEnded, Refused
from settebello.protocol.game import Advice, ErrorMessage, Ok
from settebello.protocol.refusals import STORE_AWAY
from settebello.view import encode

RESEND_DELAY = 2.0
"""Seconds until a request that the server could not save is sent again."""

Reply = Ok | Advice


class Request(Protocol):
    """A message whose answer has the same id."""

    @property
    def id(self) -> str: ...


class _PendingRequest(Struct):
    text: bytes
    reply: Future[Reply]
    deferred: bool = False


class PendingRequests:
    """The requests that wait for an answer, by id.

    Args:
        send: sends over the present connection, if there is one.
        on_deferred: called when the server cannot save a request just now; once for each request.
    """

    def __init__(self, send: Callable[[bytes], object], on_deferred: Callable[[], None]) -> None:
        self._send = send
        self._on_deferred = on_deferred
        self._pending: dict[str, _PendingRequest] = {}
        self._lock = threading.Lock()
        self._closed = False

    def send(self, message: Request, timeout: float | None, end_reason: Callable[[], str]) -> Reply:
        """Send a request until it is granted or refused.

        Raises:
            Refused: the server refuses it.
            ConnectionEnded: the connection has ended (``end_reason`` says why), or no answer came in time.
        """
        request = _PendingRequest(encode(message), Future())
        with self._lock:
            if self._closed:
                raise ConnectionEnded(end_reason())
            self._pending[message.id] = request
        self._send(request.text)
        try:
            return request.reply.result(timeout)
        except CancelledError as error:
            raise ConnectionEnded(end_reason()) from error
        except ReplyTimeout as error:
            raise ConnectionEnded(ANSWER_LATE()) from error
        finally:
            self._pending.pop(message.id, None)

    def receive_answer(self, message: Ok | Advice | ErrorMessage) -> None:
        """Complete or defer the request that the message answers."""
        if isinstance(message, ErrorMessage) and message.code == STORE_AWAY.key:
            self._defer(message.id or "")
            return
        request = self._pending.get(message.id or "")
        if request is None:
            return
        with suppress(InvalidStateError):
            if isinstance(message, ErrorMessage):
                request.reply.set_exception(Refused(message.message, message.code))
            else:
                request.reply.set_result(message)

    def _defer(self, request_id: str) -> None:
        """Send the request again later, under the same id: the server's store is away."""
        request = self._pending.get(request_id)
        if request is None:
            return
        timer = threading.Timer(RESEND_DELAY, self._resend, [request_id])
        timer.daemon = True
        timer.start()
        if not request.deferred:
            request.deferred = True
            self._on_deferred()

    def resend_all(self) -> None:
        """Send every request again, over a new connection."""
        self._resend(*self._pending.copy())

    def _resend(self, *request_ids: str) -> None:
        for request_id in request_ids:
            request = self._pending.get(request_id)
            if request is not None:
                self._send(request.text)

    def close(self) -> None:
        """Fail every request: no answer will come any more."""
        with self._lock:
            self._closed = True
            for request in self._pending.copy().values():
                request.reply.cancel()
