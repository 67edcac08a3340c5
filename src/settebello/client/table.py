"""A table on a server, as seen from a seat or by a spectator."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable
from uuid import uuid4

import msgspec

from settebello.client.connection import RECONNECT_TIMEOUT, Connection, ConnectionState
from settebello.client.errors import CONNECTION_CLOSED, SEAT_GIVEN, SERVER_SILENT, ConnectionEnded, FalseRecord
from settebello.client.handshake import Handshake
from settebello.client.http_api import fetch_record, keep_game
from settebello.client.links import seat_link
from settebello.client.listener import TableListener
from settebello.client.pending_requests import PendingRequests, Reply, Request
from settebello.client.shuffle_participant import ShuffleCheck, ShuffleParticipant
from settebello.client.table_replica import TableReplica
from settebello.errors import Problem
from settebello.protocol.game import (
    Act,
    Advice,
    ErrorMessage,
    Hint,
    NextRound,
    Ok,
    ServerMessage,
    TableInfo,
    Update,
)
from settebello.protocol.refusals import CLOSED, DISSOLVED
from settebello.protocol.room import (
    Admit,
    CloseTable,
    DisconnectDevice,
    FillSeat,
    LeaveTable,
    MakeHost,
    Phrase,
    PhraseSaid,
    Ready,
    Rematch,
    RenewKey,
    RoomInfo,
    SayPhrase,
    StartGame,
    SwapSeats,
)
from settebello.protocol.shuffle import ShuffleInfo
from settebello.record import Record
from settebello.rules import Rules

FIRST_MESSAGES_TIMEOUT = 20.0
"""The seconds to wait for the first messages of a server."""


class _Identified(msgspec.Struct):
    """The part of a message that its answer repeats."""

    id: str


class OnlineTable:
    """A connection to a table. Open one with :func:`~settebello.client.sit_down` or :func:`~settebello.client.watch`.

    A separate thread reads the server's messages; every method may be called from any other thread. Updates wait in a
    queue until :meth:`take` takes them, so no move is missed; :attr:`room` is always the latest.

    Args:
        server: the server's address.
        name: the table's id.
        key: the secret of the seat, or None to watch.
        lang: the language of score sheets, and of the server's messages.
        reconnect_timeout: how long to try to reach a server that is away, in seconds.
    """

    def __init__(
        self, server: str, name: str, key: str | None, *, lang: str = "en", reconnect_timeout: float = RECONNECT_TIMEOUT
    ) -> None:
        self.server = server
        self.name = name
        self.lang = lang
        self.rules: Rules = fetch_record(server, name, key=key, lang=lang).rules
        self.listener: TableListener | None = None
        self.shuffle = ShuffleParticipant(name, self.rules, self._send)
        self._reconnect_timeout = reconnect_timeout
        self._handshake = Handshake(key)
        self._sending = threading.Lock()
        self._replica = TableReplica(self.shuffle, lambda: self.end_reason)
        self._connection = Connection(
            server,
            f"/api/tables/{name}/socket?lang={lang}",
            first_message=self._first_message,
            change_credentials=self._handshake.switch_to_new_key,
            on_message=self._receive,
            on_state_change=self._connection_changed,
            reconnect_timeout=reconnect_timeout,
        )
        self._requests = PendingRequests(self._send, self._request_deferred)

    def open(self) -> OnlineTable:
        """Connect, and wait until the server has sent the state of the table.

        Raises:
            ClientError: there is no server, or it refuses the connection.
        """
        self._connection.open()
        if not self._replica.wait_until_known(FIRST_MESSAGES_TIMEOUT):
            self.close()
            raise self._connection.failure or ConnectionEnded(SERVER_SILENT(server=self.server))
        return self

    def close(self) -> None:
        """Disconnect. The seat remains ours: :attr:`link` leads back to it."""
        self._connection.close()

    def __enter__(self) -> OnlineTable:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # The state of the table

    @property
    def key(self) -> str | None:
        """The secret of the seat; None for a spectator."""
        return self._handshake.key

    @property
    def info(self) -> TableInfo | None:
        """The server's description of the table, sent on joining, or None before that."""
        return self._replica.info

    @property
    def room(self) -> RoomInfo | None:
        """The people at the table and the host, according to the last message."""
        return self._replica.room

    @property
    def newest(self) -> Update | None:
        """The last update received; :meth:`take` may return older ones."""
        return self._replica.newest

    @property
    def seat(self) -> int | None:
        """Our seat, or None if we are watching."""
        return None if self.room is None else self.room.seat

    @property
    def seconds_left(self) -> float | None:
        """The seconds that the player on turn has left, or None if there is no time limit."""
        return self._replica.seconds_left

    @property
    def link(self) -> str:
        """Our own link, with the secret of the seat."""
        return seat_link(self.server, self.name, self.key)

    @property
    def invitation(self) -> str:
        """The link for others."""
        return seat_link(self.server, self.name, None)

    @property
    def ended(self) -> bool:
        """Whether the connection has ended for good."""
        return self._replica.ended

    @property
    def end_reason(self) -> str:
        """The reason why the connection has ended, in a sentence."""
        failure = self._connection.failure
        return failure.problem if failure is not None else CONNECTION_CLOSED()

    @property
    def update_ready(self) -> bool:
        """Whether there is an update that has not been taken."""
        return self._replica.update_ready

    # Waiting

    def peek(self, timeout: float | None = None) -> Update | None:
        """Wait for the next update, and leave it in the queue. Returns None if none arrived in time.

        Raises:
            ConnectionEnded: there will be no more updates.
        """
        return self._replica.peek(timeout)

    def take(self, timeout: float | None = None) -> Update | None:
        """Like :meth:`peek`, but remove the update from the queue."""
        return self._replica.take(timeout)

    def wait_for_room(self, condition: Callable[[RoomInfo], bool], timeout: float | None = None) -> RoomInfo:
        """Wait until :attr:`room` satisfies a condition.

        Raises:
            ConnectionEnded: the connection has ended, or the condition was not met in time.
        """
        return self._replica.wait_for_room(condition, timeout)

    def wait_for_shuffle(self, condition: Callable[[ShuffleInfo], bool], timeout: float | None = None) -> ShuffleInfo:
        """Wait until the shuffle of the next round satisfies a condition. Raises the same errors as
        :meth:`wait_for_room`."""
        return self._replica.wait_for_shuffle(condition, timeout)

    # The record and the shuffle

    def record(self) -> Record:
        """The record of the finished rounds.

        Raises:
            ClientError: the server refuses to give it.
        """
        return fetch_record(self.server, self.name, key=self.key, lang=self.lang)

    def keep_game(self) -> str:
        """Ask the server to keep the finished game, and return its permanent link, which outlives the table.

        Raises:
            ClientError: the game is not over, or the server refuses.
        """
        return keep_game(self.server, self.name, self.key or "", lang=self.lang)

    def faults(self) -> tuple[Problem, ...]:
        """Every promise about the shuffle that was broken in the finished rounds, one sentence each.

        If there are none, nobody can have chosen the cards of the rounds that used this device's share.
        """
        return self.check_shuffle().faults

    def check_shuffle(self) -> ShuffleCheck:
        """Like :meth:`faults`, with the record and what this device saw: the evidence of a broken promise."""
        witness = self._replica.copy_witness()
        try:
            record = self.record()
        except FalseRecord as error:
            return self.shuffle.check_false_record(error, witness)
        return self.shuffle.check(record, witness)

    # Requests: each waits until the server has answered

    def act(self, version: int, action: str, timeout: float | None = None) -> int:
        """Take an action at the version seen, and return the next version.

        Raises:
            Refused: the action is not allowed, or the game has moved on.
            ConnectionEnded: the connection has ended.
        """
        return self._request(Act(id=_new_id(), version=version, action=action), timeout)

    def deal_next(self, version: int, timeout: float | None = None) -> int:
        """Ask for the next round to be dealt, after the score, and return the next version. Raises the same errors as
        :meth:`act`."""
        return self._request(NextRound(id=_new_id(), version=version), timeout)

    def hint(self, version: int, timeout: float | None = None) -> Advice:
        """Ask for a hint: a good player's action. Raises the same errors as :meth:`act`."""
        reply = self._send_request(Hint(id=_new_id(), version=version), timeout)
        assert isinstance(reply, Advice)
        return reply

    def ready(self, *, ready: bool = True) -> None:
        """Say that we are ready to begin, or no longer ready. This and all later methods raise the same errors as
        :meth:`act`."""
        self._request(Ready(id=_new_id(), ready=ready))

    def start(self) -> None:
        """As the host: begin; computer players take the open seats."""
        self._request(StartGame(id=_new_id()))

    def fill(self, seat: int, player: str | None) -> None:
        """As the host: put a computer player at a seat, or open the seat (None)."""
        self._request(FillSeat(id=_new_id(), seat=seat, player=player))

    def swap(self, seat: int, to: int) -> None:
        """Before the start: exchange two seats."""
        self._request(SwapSeats(id=_new_id(), seat=seat, to=to))

    def make_host(self, seat: int) -> None:
        """As the host: make the person at that seat the host."""
        self._request(MakeHost(id=_new_id(), seat=seat))

    def leave(self, timeout: float | None = None) -> None:
        """Leave the seat; in a game that has begun, a computer player takes over until we come back."""
        self._request(LeaveTable(id=_new_id()), timeout)

    def close_table(self) -> None:
        """As the host: end the game for everybody."""
        self._request(CloseTable(id=_new_id()))

    def admit(self, name: str) -> None:
        """As the host: let somebody back in who was sent away, by a name in :attr:`RoomInfo.removed`."""
        self._request(Admit(id=_new_id(), name=name))

    def renew_link(self) -> str:
        """Give the seat a new secret, the new :attr:`key`, and return the new link.

        The old link stops working, and other devices at the seat are disconnected.
        """
        key = self._handshake.new_key = secrets.token_urlsafe(24)
        try:
            self._request(RenewKey(id=_new_id(), key=key, device=self._handshake.device))
        finally:
            self._handshake.new_key = None
        self._handshake.key = key
        return self.link

    def send_away(self, device: str) -> None:
        """Disconnect another device at this seat, by its ``id`` in :attr:`RoomInfo.connected`.

        Anyone who has the link can come back with it.
        """
        self._request(DisconnectDevice(id=_new_id(), device=device))

    def say(self, phrase: Phrase) -> None:
        """Say a phrase to everybody."""
        self._request(SayPhrase(id=_new_id(), phrase=phrase))

    def rematch(self) -> OnlineTable:
        """Start another game with the same people, and return its table, open. This one is closed."""
        if self.room is None or self.room.rematch is None:
            self._request(Rematch(id=_new_id()))
        room = self.wait_for_room(lambda room: room.rematch is not None, FIRST_MESSAGES_TIMEOUT)
        assert room.rematch is not None
        timeout = self._reconnect_timeout
        table = OnlineTable(self.server, room.rematch, self.key, lang=self.lang, reconnect_timeout=timeout).open()
        self.close()
        return table

    def _request(self, message: Request, timeout: float | None = None) -> int:
        return self._send_request(message, timeout).version

    def _send_request(self, message: Request, timeout: float | None) -> Reply:
        return self._requests.send(message, timeout, lambda: self.end_reason)

    def _send(self, message: bytes) -> None:
        """Send a message; the shuffle has to know the order of the messages."""
        with self._sending:
            self.shuffle.note_sent(msgspec.json.decode(message, type=_Identified).id)
            self._connection.send(message)

    # Called in the connection's thread

    def _first_message(self) -> bytes:
        return self._handshake.first_message(None if self.newest is None else self.newest.version)

    def _connection_changed(self, state: ConnectionState) -> None:
        if state == "ended":
            self._replica.end()
            self._requests.close()
        elif state == "open":
            self.shuffle.start_connection()
            self._requests.resend_all()
        if self.listener is not None:
            self.listener.connection_changed(state)

    def _receive(self, message: ServerMessage) -> None:
        if isinstance(message, Ok | Advice | ErrorMessage):
            self.shuffle.note_answered(message.id or "")
        if isinstance(message, ShuffleInfo):
            self._receive_shuffle(message)
        elif isinstance(message, Ok | ErrorMessage) and self.shuffle.receive_answer(message):
            pass
        elif isinstance(message, Ok | Advice | ErrorMessage):
            self._requests.receive_answer(message)
        elif isinstance(message, Update):
            self._receive_update(message)
        elif isinstance(message, RoomInfo):
            self._receive_room(message)
        elif isinstance(message, TableInfo):
            self._replica.info = message
        elif isinstance(message, PhraseSaid) and self.listener is not None:  # texts have not been asked for
            self.listener.phrase_said(message)

    def _receive_shuffle(self, message: ShuffleInfo) -> None:
        for problem in self._replica.receive_shuffle(message):
            if self.listener is not None:
                self.listener.promise_broken(problem)

    def _receive_update(self, message: Update) -> None:
        self._replica.receive_update(message)
        if self.listener is not None:
            self.listener.update_received()

    def _receive_room(self, message: RoomInfo) -> None:
        before = self._replica.receive_room(message)
        if self.listener is not None:
            self.listener.room_changed(before, message)
        if message.phase == "closed":
            self._end(DISSOLVED() if message.dissolved else CLOSED())
        elif self.key is not None and message.seat is None:
            self._end(SEAT_GIVEN())

    def _request_deferred(self) -> None:
        if self.listener is not None:
            self.listener.request_deferred()

    def _end(self, reason: str) -> None:
        self._connection.failure = ConnectionEnded(reason)
        self._connection.close()


def _new_id() -> str:
    return uuid4().hex


__all__ = ["OnlineTable", "TableListener"]
