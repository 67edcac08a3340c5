"""Looks for opponents in the lobby of a server."""

from __future__ import annotations

import secrets
import threading
from typing import Literal
from uuid import uuid4

import msgspec

from settebello.client.connection import RECONNECT_TIMEOUT, Connection, ConnectionState
from settebello.client.errors import SEARCH_REPLACED, ClientError, ConnectionEnded, Refused
from settebello.client.http_api import send_request
from settebello.client.links import parse_server, seat_link
from settebello.client.pending_requests import RESEND_DELAY
from settebello.client.profiles import OnlineProfile
from settebello.client.table import OnlineTable
from settebello.protocol.game import ErrorMessage
from settebello.protocol.lobby import (
    CancelSeek,
    LobbyInfo,
    LobbyServerMessage,
    Seated,
    Seek,
    SeekCancelled,
    SoughtGame,
)
from settebello.protocol.refusals import STORE_AWAY

ANSWER_TIMEOUT = 20.0
"""Seconds to wait for the answer to a cancellation."""


def new_search_key() -> str:
    """A new secret of a seat, for :class:`OpponentSearch`."""
    return secrets.token_urlsafe(24)


class OpponentSearch:
    """A search for opponents. It goes on after a lost connection, until it is cancelled or closed::

        with OpponentSearch("https://scopa.example.org", "Ada", variant="scopa") as search:
            table = search.wait()

    Args:
        server: the server's address.
        name: the name to use at the table.
        variant: the game, or None for any.
        seats: the number of players, or None for the usual number.
        settings: house rules, by option key.
        clock: seconds for an action; None for no limit; ``any`` for whatever the opponents want.
        program: whether a program plays here, which the others are told.
        programs: whether programs are welcome as opponents.
        device: this device's lasting id; a device has one search at a time.
        profile: the profile to play with; its name is used instead.
        rated: look for a rated game, which needs a profile, a clock, and the rules of a named game.
        key: the secret of the future seat, or None for a new one. With the key of a seat at a table that was dissolved
            (:attr:`settebello.client.RoomInfo.dissolved`), the search goes on in front of younger ones.
        lang: the language of the server's sentences.
        reconnect_timeout: how long to try to reach a server that is away, in seconds.

    Raises:
        ClientError: there is no server, or it has no lobby.
    """

    def __init__(
        self,
        server: str,
        name: str,
        *,
        variant: str | None = None,
        seats: int | None = None,
        settings: dict[str, str] | None = None,
        clock: float | Literal["any"] | None = "any",
        program: bool = True,
        programs: bool = True,
        device: str | None = None,
        profile: OnlineProfile | None = None,
        rated: bool = False,
        key: str | None = None,
        lang: str = "en",
        reconnect_timeout: float = RECONNECT_TIMEOUT,
    ) -> None:
        self.server = parse_server(server)
        self.others = 0
        """How many people are looking for opponents, this one included, by the last message."""
        self._key, self._lang, self._reconnect_timeout = key or new_search_key(), lang, reconnect_timeout
        game = None if variant is None else SoughtGame(variant=variant, seats=seats, settings=settings or {})
        self._seek = Seek(
            id=uuid4().hex,
            key=self._key,
            name=name,
            device=device,
            game=game,
            clock=clock,
            program=program,
            programs=programs,
            profile_key=None if profile is None else profile.key,
            rated=rated,
        )
        self._cancellation: CancelSeek | None = None
        self._changed = threading.Condition()
        self._seated: Seated | None = None
        self._failure: ClientError | None = None
        self._over = False
        send_request(self.server, "/api/lobby", lang)
        self._connection = Connection(
            self.server,
            f"/api/lobby/socket?lang={lang}",
            first_message=lambda: msgspec.json.encode(self._seek),
            on_message=self._receive,
            on_state_change=self._connection_changed,
            messages=LobbyServerMessage,
            reconnect_timeout=reconnect_timeout,
        )
        self._connection.open()

    def wait(self, timeout: float | None = None) -> OnlineTable | None:
        """Wait for opponents, and join the table with them. Returns None if there are none after ``timeout`` seconds,
        or the search was cancelled.

        Raises:
            ClientError: the server refuses the search, or cannot be reached any more.
        """
        if not self._wait_for_seat(timeout) or self._seated is None:
            return None
        self.close()
        table = OnlineTable(
            self.server, self._seated.table, self._key, lang=self._lang, reconnect_timeout=self._reconnect_timeout
        )
        return table.open()

    def wait_for_link(self, timeout: float | None = None) -> str | None:
        """The same without joining the table: returns the link of the seat."""
        if not self._wait_for_seat(timeout) or self._seated is None:
            return None
        self.close()
        return seat_link(self.server, self._seated.table, self._key)

    def cancel(self) -> bool:
        """End the search. Returns False if opponents were already found; :meth:`wait` then returns the table."""
        self._cancellation = CancelSeek(id=uuid4().hex)
        self._connection.send(msgspec.json.encode(self._cancellation))
        self._wait_for_seat(ANSWER_TIMEOUT)
        if self._seated is None:
            self.close()
        return self._seated is None

    def close(self) -> None:
        """Disconnect. A search that goes on ends by itself."""
        self._connection.close()

    def __enter__(self) -> OpponentSearch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _wait_for_seat(self, timeout: float | None) -> bool:
        """Whether the search is over."""
        with self._changed:
            over = self._changed.wait_for(lambda: self._over, timeout)
        if self._failure is not None:
            raise self._failure
        return over

    def _receive(self, message: LobbyServerMessage) -> None:
        with self._changed:
            if isinstance(message, LobbyInfo):
                self.others = message.waiting
            elif isinstance(message, Seated):
                self._seated, self._over = message, True
            elif isinstance(message, SeekCancelled):
                self._failure = ConnectionEnded(SEARCH_REPLACED()) if message.id is None else None
                self._over = True
            elif isinstance(message, ErrorMessage) and message.code == STORE_AWAY.key:
                self._resend_later()
            elif isinstance(message, ErrorMessage):
                self._failure, self._over = Refused(message.message, message.code), True
            self._changed.notify_all()

    def _resend_later(self) -> None:
        """Send the seek or its cancellation again in a moment: the server could not store it."""
        timer = threading.Timer(RESEND_DELAY, self._resend)
        timer.daemon = True
        timer.start()

    def _resend(self) -> None:
        if not self._over:
            self._connection.send(msgspec.json.encode(self._cancellation or self._seek))

    def _connection_changed(self, state: ConnectionState) -> None:
        with self._changed:
            if state == "ended" and not self._over:
                self._failure, self._over = self._connection.failure, True
            self._changed.notify_all()


def find_opponent(
    server: str,
    name: str,
    *,
    variant: str | None = None,
    seats: int | None = None,
    clock: float | Literal["any"] | None = "any",
    profile: OnlineProfile | None = None,
    rated: bool = False,
    lang: str = "en",
) -> OnlineTable:
    """Look for opponents for a program, and join the table with them. Arguments and errors as for
    :class:`OpponentSearch`, which can be cancelled and takes more of them."""
    with OpponentSearch(
        server, name, variant=variant, seats=seats, clock=clock, profile=profile, rated=rated, lang=lang
    ) as search:
        table = search.wait()
        assert table is not None, "it is neither cancelled nor limited in time"
        return table
