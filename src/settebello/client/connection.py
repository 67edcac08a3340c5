"""The connection to a table or to the lobby, which reconnects when it breaks."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, get_args

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from settebello.client.errors import (
    SERVER_CLOSED_CONNECTION,
    SERVER_OTHER_VERSION,
    SERVER_SHUT_OUT,
    SERVER_STAYED_AWAY,
    ClientError,
    ConnectionEnded,
    NoServer,
    Refused,
    VersionError,
)
from settebello.client.http_api import server_unreachable
from settebello.client.sanitizer import decode_sanitized, sanitize_text
from settebello.protocol.close_codes import CloseCode
from settebello.protocol.game import ServerMessage
from settebello.untrusted_text import TextError, decode_json
from settebello.view import from_text

RECONNECT_TIMEOUT = 120.0
"""How long to try to reach a server that is away, in seconds."""
FIRST_RETRY_DELAY, MAX_RETRY_DELAY = 0.25, 8.0
"""Seconds before the first attempt to reconnect, and at most before the later ones; the delay doubles each time."""
CONNECT_TIMEOUT = 10.0
FINAL_CLOSE_CODES = (CloseCode.NOT_A_JOIN, CloseCode.WRONG_KEY, CloseCode.NO_SUCH_TABLE)
"""The close codes that end a connection for good."""

ConnectionState = Literal["open", "broken", "ended"]


class _Envelope(msgspec.Struct):
    type: str


class Connection:
    """A thread that connects, reads, and reconnects. The callbacks are called in that thread.

    Args:
        server: the server's address, ``http…``.
        path: the path of the socket.
        first_message: returns the first message of each connection.
        change_credentials: called when the server refuses us; returns whether the next first message differs.
        on_message: called with each message of the server.
        messages: the types of these messages, a union of tagged structs.
        on_state_change: called when the connection is open (the first message has been sent), broken, or ended.
        reconnect_timeout: how long to try to reconnect, in seconds.
    """

    def __init__(
        self,
        server: str,
        path: str,
        *,
        first_message: Callable[[], bytes],
        change_credentials: Callable[[], bool] = lambda: False,
        on_message: Callable[[Any], None],
        on_state_change: Callable[[ConnectionState], None],
        messages: object = ServerMessage,
        reconnect_timeout: float = RECONNECT_TIMEOUT,
    ) -> None:
        self.server = server
        self.failure: ClientError | None = None
        """Why the connection has ended, if it was not closed from here."""
        self._address = "ws" + server.removeprefix("http") + path
        self._first_message = first_message
        self._change_credentials = change_credentials
        self._on_message = on_message
        self._messages = messages
        self._known_types = {kind.__struct_config__.tag for kind in get_args(messages)}
        self._on_state_change = on_state_change
        self._reconnect_timeout = reconnect_timeout
        self._socket: ClientConnection | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="settebello connection", daemon=True)

    def open(self) -> None:
        """Start connecting."""
        self._thread.start()

    def send(self, message: bytes) -> None:
        """Send a message if the connection is open; else the caller must send it again once it is."""
        socket = self._socket
        if socket is not None:
            with suppress(ConnectionClosed, OSError):
                socket.send(message.decode())

    def close(self) -> None:
        """Close the connection for good."""
        self._closing.set()
        socket = self._socket
        if socket is not None:
            socket.close()
        if self._thread is not threading.current_thread() and self._thread.is_alive():
            self._thread.join(5)

    def _run(self) -> None:
        try:
            self._keep_connected()
        except ClientError as error:
            self.failure = error
        finally:
            self._on_state_change("ended")

    def _keep_connected(self) -> None:
        """Connect again and again, until closed from here.

        Raises:
            ClientError: there is no use in trying again.
        """
        deadline, wait = time.monotonic() + self._reconnect_timeout, FIRST_RETRY_DELAY
        first = True
        while not self._closing.is_set():
            started = time.monotonic()
            try:
                self._run_connection()
                deadline, first = time.monotonic() + self._reconnect_timeout, False
                wait = FIRST_RETRY_DELAY if time.monotonic() > started + MAX_RETRY_DELAY else wait
            except NoServer as error:
                if first:
                    raise
                if time.monotonic() > deadline:
                    raise ConnectionEnded(SERVER_STAYED_AWAY(seconds=round(self._reconnect_timeout))) from error
            if not self._closing.is_set():
                self._on_state_change("broken")
                self._closing.wait(wait * random.uniform(0.5, 1.0))
                wait = min(2 * wait, MAX_RETRY_DELAY)

    def _run_connection(self) -> None:
        """Run one connection, from its first message to its last.

        Raises:
            NoServer: there is no connection.
            ClientError: the server refuses us, or its version differs from ours.
        """
        with self._connect() as socket:
            try:
                socket.send(self._first_message().decode())
                self._socket = socket  # from now on others may send, and close it
                if self._closing.is_set():
                    return
                self._on_state_change("open")
                for received in socket:
                    self._handle(received)
            except ConnectionClosed:
                pass  # the code says why
            finally:
                self._socket = None
            if socket.close_code in FINAL_CLOSE_CODES and not self._change_credentials():
                raise Refused(sanitize_text(socket.close_reason or "") or SERVER_CLOSED_CONNECTION())

    def _connect(self) -> ClientConnection:
        try:
            return connect(self._address, open_timeout=CONNECT_TIMEOUT, max_size=None)
        except InvalidStatus as error:
            if error.response.status_code == 403:
                raise NoServer(SERVER_SHUT_OUT(server=self.server)) from error
            raise server_unreachable(self.server, error) from error
        except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
            raise server_unreachable(self.server, error) from error

    def _handle(self, received: str | bytes) -> None:
        try:
            message: object = decode_sanitized(received, self._messages, from_text)  # type: ignore[arg-type]  # a union
        except TextError as error:
            if self._has_unknown_type(received):
                return  # from a newer server; the known messages are enough to play
            raise VersionError(SERVER_OTHER_VERSION(server=self.server)) from error
        self._on_message(message)

    def _has_unknown_type(self, received: str | bytes) -> bool:
        """Whether it is a message of a type that this program does not know."""
        try:
            return decode_json(received, _Envelope).type not in self._known_types
        except TextError:
            return False
