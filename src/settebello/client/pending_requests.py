"""What the server was asked and has not answered yet: sent until it is, over as many connections as that takes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, InvalidStateError
from concurrent.futures import TimeoutError as NotYet
from contextlib import suppress
from typing import Protocol

from msgspec import Struct

from settebello.client.errors import LATE, Gone, Refused
from settebello.protocol.game import Advice, ErrorMessage, Ok
from settebello.protocol.refusals import AWAY
from settebello.view import encode

AGAIN = 2.0
"""Seconds until what the server could not keep is sent again."""

Answer = Ok | Advice


class Request(Protocol):
    """A message that is answered under its id."""

    @property
    def id(self) -> str: ...


class _Asked(Struct):
    text: bytes
    answer: Future[Answer]
    put_off: bool = False


class PendingRequests:
    """Every one has its own future.

    Args:
        send: over the connection that there is now, if there is one.
        put_off: called when the server cannot keep something just now; once of each request.
    """

    def __init__(self, send: Callable[[bytes], object], put_off: Callable[[], None]) -> None:
        self._send = send
        self._tell_put_off = put_off
        self._asked: dict[str, _Asked] = {}
        self._lock = threading.Lock()
        self._closed = False

    def ask(self, message: Request, timeout: float | None, why_closed: Callable[[], str]) -> Answer:
        """Send a message until it is taken or refused.

        Raises:
            Refused: the server refuses it.
            Gone: the connection has ended, which ``why_closed`` explains, or no answer came in time.
        """
        asked = _Asked(encode(message), Future())
        with self._lock:
            if self._closed:
                raise Gone(why_closed())
            self._asked[message.id] = asked
        self._send(asked.text)
        try:
            return asked.answer.result(timeout)
        except CancelledError as error:
            raise Gone(why_closed()) from error
        except NotYet as error:
            raise Gone(LATE()) from error
        finally:
            self._asked.pop(message.id, None)

    def answered(self, message: Ok | Advice | ErrorMessage) -> None:
        """The server has answered something, or has put it off."""
        if isinstance(message, ErrorMessage) and message.code == AWAY.key:
            self._put_off(message.id or "")
            return
        asked = self._asked.get(message.id or "")
        if asked is None:
            return
        with suppress(InvalidStateError):
            if isinstance(message, ErrorMessage):
                asked.answer.set_exception(Refused(message.message))
            else:
                asked.answer.set_result(message)

    def _put_off(self, name: str) -> None:
        """The games cannot be reached: send it again in a while, under the same name."""
        asked = self._asked.get(name)
        if asked is None:
            return
        later = threading.Timer(AGAIN, self._send_again, [name])
        later.daemon = True
        later.start()
        if not asked.put_off:
            asked.put_off = True
            self._tell_put_off()

    def send_all_again(self) -> None:
        """There is a new connection."""
        self._send_again(*self._asked.copy())

    def _send_again(self, *names: str) -> None:
        for name in names:
            asked = self._asked.get(name)
            if asked is not None:
                self._send(asked.text)

    def close(self) -> None:
        """No answer will come any more."""
        with self._lock:
            self._closed = True
            for asked in self._asked.copy().values():
                asked.answer.cancel()
