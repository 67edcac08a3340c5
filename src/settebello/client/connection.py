"""The connection to a table: it comes back by itself when it breaks."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Literal

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from settebello.client.errors import (
    HUNG_UP,
    OTHER_VERSION,
    SHUT_OUT,
    STAYED_AWAY,
    ClientError,
    Gone,
    NoServer,
    Refused,
    VersionError,
)
from settebello.client.http_api import no_server
from settebello.client.sanitizer import decoded, printable
from settebello.protocol.close_codes import CloseCode
from settebello.protocol.game import ServerMessage
from settebello.view import cards_from_text

PATIENCE = 120.0
"""Seconds for which a server that is away is tried again, before it is given up."""
FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0
"""Seconds before the first and before the later attempts to come back; each is up to twice the one before."""
OPEN_WITHIN = 10.0
FINAL = (CloseCode.NOT_A_JOIN, CloseCode.WRONG_KEY, CloseCode.NO_SUCH_TABLE)
"""Codes with which a server closes a socket for good."""

LineState = Literal["open", "broken", "ended"]


class _Tagged(msgspec.Struct):
    type: str


_KNOWN = {"table", "room", "shuffle", "update", "ok", "said", "advice", "error"}


class Line:
    """A thread that connects, reads, and connects again.

    Args:
        server: the server's address, ``http…``.
        path: of the socket.
        hello: the first message of each connection.
        simpler: is asked where the server does not understand it: whether it says it more simply now.
        hear: takes what the server sends, in that thread.
        otherwise: whether the first message is another one next time, after the server would not have us.
        changed: is told in that thread that the line is open (the first message has been sent), broken, or ended.
        patience: seconds for which it tries to come back.
    """

    def __init__(
        self,
        server: str,
        path: str,
        *,
        hello: Callable[[], bytes],
        simpler: Callable[[], bool] = lambda: False,
        otherwise: Callable[[], bool] = lambda: False,
        hear: Callable[[ServerMessage], None],
        changed: Callable[[LineState], None],
        patience: float = PATIENCE,
    ) -> None:
        self.server = server
        self.why: ClientError | None = None
        """Why the line has ended, if it was not closed from here."""
        self._address = "ws" + server.removeprefix("http") + path
        self._hello = hello
        self._simpler = simpler
        self._otherwise = otherwise
        self._hear = hear
        self._changed = changed
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="settebello line", daemon=True)

    def open(self) -> None:
        """Begin."""
        self._thread.start()

    def send(self, message: bytes) -> None:
        """Send it if the line is open; who wants it answered sends it again when it has been broken."""
        socket = self._socket
        if socket is not None:
            with suppress(ConnectionClosed, OSError):
                socket.send(message.decode())

    def close(self) -> None:
        """End it from here."""
        self._closing.set()
        socket = self._socket
        if socket is not None:
            socket.close()
        if self._thread is not threading.current_thread() and self._thread.is_alive():
            self._thread.join(5)

    def _run(self) -> None:
        try:
            self._keep_open()
        except ClientError as error:
            self.why = error
        finally:
            self._changed("ended")

    def _keep_open(self) -> None:
        """Connect again and again, until closed from here.

        Raises:
            ClientError: it is no use any more.
        """
        given_up, wait = time.monotonic() + self._patience, FIRST_WAIT
        first = True
        while not self._closing.is_set():
            began = time.monotonic()
            try:
                self._converse()
                given_up, first = time.monotonic() + self._patience, False
                wait = FIRST_WAIT if time.monotonic() > began + LONGEST_WAIT else wait
            except NoServer as error:
                if first:
                    raise
                if time.monotonic() > given_up:
                    raise Gone(STAYED_AWAY(seconds=round(self._patience))) from error
            if not self._closing.is_set():
                self._changed("broken")
                self._closing.wait(wait * random.uniform(0.5, 1.0))
                wait = min(2 * wait, LONGEST_WAIT)

    def _converse(self) -> None:
        """One connection, from its first message to its last.

        Raises:
            NoServer: there was none.
            ClientError: the server will not have us, or speaks otherwise.
        """
        with self._connected() as socket:
            try:
                socket.send(self._hello().decode())
                self._socket = socket  # from now on others may send, and close it
                if self._closing.is_set():
                    return
                self._changed("open")
                for received in socket:
                    self._take(received)
            except ConnectionClosed:
                pass  # the code says why
            finally:
                self._socket = None
            if socket.close_code == CloseCode.NOT_A_JOIN and self._simpler():
                return
            if socket.close_code in FINAL and not self._otherwise():
                raise Refused(printable(socket.close_reason or "") or HUNG_UP())

    def _connected(self) -> ClientConnection:
        try:
            return connect(self._address, open_timeout=OPEN_WITHIN, max_size=None)
        except InvalidStatus as error:
            if error.response.status_code == 403:
                raise NoServer(SHUT_OUT(server=self.server)) from error
            raise no_server(self.server, error) from error
        except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
            raise no_server(self.server, error) from error

    def _take(self, received: str | bytes) -> None:
        try:
            message: ServerMessage = decoded(received, ServerMessage, cards_from_text)  # type: ignore[arg-type]  # a union
        except (msgspec.MsgspecError, ValueError) as error:
            if _is_unknown(received):
                return  # a newer server has more to say; what is known here is enough to play
            raise VersionError(OTHER_VERSION(server=self.server)) from error
        self._hear(message)


def _is_unknown(received: str | bytes) -> bool:
    """Whether it is a message of a kind that this program does not know."""
    try:
        return msgspec.json.decode(received, type=_Tagged).type not in _KNOWN
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return False
