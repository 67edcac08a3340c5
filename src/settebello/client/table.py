"""A table on a server, as somebody who sits at it or watches it."""

from __future__ import annotations

import secrets
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Literal
from uuid import uuid4

import msgspec

from settebello.client.connection import PATIENCE, Line, LineState
from settebello.client.errors import CLOSED_HERE, OLDER_SERVER, SEAT_GIVEN, SILENT, STANDS_STILL, Gone
from settebello.client.http_api import record
from settebello.client.links import own_link
from settebello.client.listener import Listener
from settebello.client.pending_requests import Answer, PendingRequests, Request
from settebello.client.shuffle_device import ShuffleCheck, ShuffleDevice
from settebello.errors import Problem
from settebello.protocol.game import (
    Act,
    Advice,
    ErrorMessage,
    Hint,
    Join,
    NextRound,
    Ok,
    ServerMessage,
    TableInfo,
    Update,
)
from settebello.protocol.refusals import CLOSED
from settebello.protocol.room import (
    Admit,
    CloseTable,
    DisconnectDevice,
    FillSeat,
    LeaveTable,
    MakeHost,
    Phrase,
    Ready,
    Rematch,
    RenewKey,
    RoomInfo,
    SayPhrase,
    StartGame,
    SwapSeats,
    Watch,
)
from settebello.protocol.shuffle import ShuffleInfo
from settebello.record import Record
from settebello.rules import Rules

ANSWERED_WITHIN = 20.0
"""Seconds for which the first words of a server are waited for."""


class OnlineTable:
    """A place at a table on a server. Open one with :func:`~settebello.client.sit_down` or its like.

    What the server sends is read by a thread of its own; everything here may be called from any other. The updates wait
    in line until :meth:`take` takes them, so that no move is missed; :attr:`room` is always the newest.

    Args:
        server: its address.
        name: the table's.
        key: the secret of the seat; None: to watch.
        lang: the language of score sheets, and of what the server says.
        patience: seconds for which a server that is away is tried again.
    """

    def __init__(
        self, server: str, name: str, key: str | None, *, lang: str = "en", patience: float = PATIENCE
    ) -> None:
        self.server = server
        self.name = name
        self.key = key
        self.lang = lang
        self.rules: Rules = record(server, name, key=key, lang=lang).rules
        self.listener: Listener | None = None
        self.about: TableInfo | None = None
        self.room: RoomInfo | None = None
        self.newest: Update | None = None
        """The last update that came; those taken may be older."""
        self._patience = patience
        self._deadline: float | None = None
        """When the time of the person on turn is over, on this machine's own clock."""
        self._device = _id()
        self._waiting: deque[Update] = deque()
        self._new_key: str | None = None
        """The secret that was sent last to be the seat's: the server may have taken it before the connection broke."""
        self._takes_part = True
        """Whether the server knows of the shuffle as it is now; an older one hears nothing of it."""
        self.shuffle = ShuffleDevice(name, self.rules, lambda message: self._line.send(message))
        self._changed = threading.Condition()
        self._line = Line(
            server,
            f"/api/tables/{name}/socket?lang={lang}",
            hello=self._hello,
            simpler=self._speak_simpler,
            otherwise=self._try_the_other_key,
            hear=self._hear,
            changed=self._line_changed,
            patience=patience,
        )
        self._requests = PendingRequests(self._line.send, self._put_off)
        self._ended = False

    def open(self) -> OnlineTable:
        """Connect, and wait until the server has said how things stand.

        Raises:
            ClientError: there is no server, or it will not have us.
        """
        self._line.open()
        with self._changed:
            answered = self._changed.wait_for(lambda: self.room is not None or self._ended, ANSWERED_WITHIN)
        if not answered or self._ended:
            self.close()
            raise self._line.why or Gone(SILENT(server=self.server))
        return self

    def close(self) -> None:
        """Hang up. The seat stays ours: by :attr:`link` one comes back to it."""
        self._line.close()

    def __enter__(self) -> OnlineTable:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # how it stands

    @property
    def seat(self) -> int | None:
        """Where we sit now; None: we watch."""
        return None if self.room is None else self.room.seat

    @property
    def left(self) -> float | None:
        """Seconds that the person on turn still has; None: there is no clock for them."""
        return None if self._deadline is None else max(0.0, self._deadline - time.monotonic())

    @property
    def link(self) -> str:
        """One's own link, with the secret of the seat."""
        return own_link(self.server, self.name, self.key)

    @property
    def invitation(self) -> str:
        """The link for others."""
        return own_link(self.server, self.name, None)

    @property
    def ended(self) -> bool:
        """Whether the connection has ended for good."""
        return self._ended

    @property
    def why_ended(self) -> str:
        """Why it has, in a sentence."""
        return self._line.why.problem if self._line.why is not None else CLOSED_HERE()

    @property
    def pending(self) -> bool:
        """Whether there is an update that nobody has taken."""
        return bool(self._waiting)

    # what happens

    def peek(self, timeout: float | None = None) -> Update | None:
        """The next update, waited for; it stays in line. None: none came in time.

        Raises:
            Gone: none will come any more.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._ended, timeout)
            if self._waiting:
                return self._waiting[0]
            if self._ended:
                raise Gone(self.why_ended)
            return None

    def take(self, timeout: float | None = None) -> Update | None:
        """The same, and it leaves the line."""
        update = self.peek(timeout)
        if update is not None:
            with self._changed:
                self._waiting.popleft()
        return update

    def wait_for_room(self, so: Callable[[RoomInfo], bool], timeout: float | None = None) -> RoomInfo:
        """Wait until the people at the table are so.

        Raises:
            Gone: it has ended, or has not come about in time.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._ended or (self.room is not None and so(self.room)), timeout)
            if self.room is not None and so(self.room):
                return self.room
        raise Gone(self.why_ended if self._ended else STANDS_STILL())

    def wait_for_shuffle(self, so: Callable[[ShuffleInfo], bool], timeout: float | None = None) -> ShuffleInfo:
        """Wait until the shuffle of the round to come stands so. Raises as :meth:`wait_for_room`."""
        with self._changed:
            self._changed.wait_for(lambda: self._ended or ((now := self.shuffle.now) is not None and so(now)), timeout)
            now = self.shuffle.now
        if now is not None and so(now):
            return now
        raise Gone(self.why_ended if self._ended else STANDS_STILL())

    def faults(self) -> tuple[Problem, ...]:
        """Every promise about the shuffle that was broken in the rounds that are over, each a sentence; none: with this
        device's share in them, nobody can have chosen the cards."""
        return self.check_shuffle().faults

    def check_shuffle(self) -> ShuffleCheck:
        """The same, with the record and what this device saw: the evidence, if a promise was broken."""
        with self._changed:
            seen = self.shuffle.witness.copy()
        return self.shuffle.compare(self.record(), seen)

    @property
    def older_server(self) -> str | None:
        """That the server is older than this program and its shuffle, in a sentence; None: it is not."""
        return None if self._takes_part else OLDER_SERVER(server=self.server)

    def record(self) -> Record:
        """The rounds that are over."""
        return record(self.server, self.name, key=self.key, lang=self.lang)

    # what one does: each waits until the server has answered

    def act(self, version: int, action: str, timeout: float | None = None) -> int:
        """Take an action upon the version seen; the version that it made.

        Raises:
            Refused: it is not allowed, or the game has gone on.
            Gone: the connection has ended.
        """
        return self._done(Act(id=_id(), version=version, action=action), timeout)

    def deal_next(self, version: int, timeout: float | None = None) -> int:
        """The score sheet has been read: have the next round dealt; the version that it made. Raises as :meth:`act`."""
        return self._done(NextRound(id=_id(), version=version), timeout)

    def hint(self, version: int, timeout: float | None = None) -> Advice:
        """What a good player would do. Raises as :meth:`act`."""
        answer = self._ask(Hint(id=_id(), version=version), timeout)
        assert isinstance(answer, Advice)
        return answer

    def ready(self, *, ready: bool = True) -> None:
        """Say that one is ready to begin, or not any more. Raises as :meth:`act`, as do the following."""
        self._done(Ready(id=_id(), ready=ready))

    def start(self) -> None:
        """As the host: begin; players sit down at the open seats."""
        self._done(StartGame(id=_id()))

    def fill(self, seat: int, player: str | None) -> None:
        """As the host: put a player at a seat, or open it (None)."""
        self._done(FillSeat(id=_id(), seat=seat, player=player))

    def swap(self, seat: int, to: int) -> None:
        """Before the start: exchange two seats."""
        self._done(SwapSeats(id=_id(), seat=seat, to=to))

    def make_host(self, seat: int) -> None:
        """As the host: the person at that seat is the host from now on."""
        self._done(MakeHost(id=_id(), seat=seat))

    def leave(self, timeout: float | None = None) -> None:
        """Stand up; a player goes on in a game that has begun, until one comes back."""
        self._done(LeaveTable(id=_id()), timeout)

    def close_table(self) -> None:
        """As the host: nothing more is played at this table."""
        self._done(CloseTable(id=_id()))

    def admit(self, name: str) -> None:
        """As the host: let somebody in again who was sent away under that name (:attr:`RoomInfo.removed`)."""
        self._done(Admit(id=_id(), name=name))

    def renew_link(self) -> str:
        """Give the seat a new secret, which is :attr:`key` from now on, and its link, which is returned. The old one
        works no more, and other devices at the seat are disconnected."""
        key = self._new_key = secrets.token_urlsafe(24)
        try:
            self._done(RenewKey(id=_id(), key=key, device=self._device))
        finally:
            self._new_key = None
        self.key = key
        return self.link

    def send_away(self, device: str) -> None:
        """Disconnect another device at this seat, by its ``id`` in :attr:`RoomInfo.connected`. Anyone who has the link
        can come back with it."""
        self._done(DisconnectDevice(id=_id(), device=device))

    def say(self, phrase: Phrase) -> None:
        """Say a phrase to everybody."""
        self._done(SayPhrase(id=_id(), phrase=phrase))

    def rematch(self) -> OnlineTable:
        """Another game with the same people, at a table of its own: open already, this one closed."""
        if self.room is None or self.room.rematch is None:
            self._done(Rematch(id=_id()))
        room = self.wait_for_room(lambda now: now.rematch is not None, ANSWERED_WITHIN)
        assert room.rematch is not None
        again = OnlineTable(self.server, room.rematch, self.key, lang=self.lang, patience=self._patience).open()
        self.close()
        return again

    def _done(self, message: Request, timeout: float | None = None) -> int:
        return self._ask(message, timeout).version

    def _ask(self, message: Request, timeout: float | None) -> Answer:
        return self._requests.ask(message, timeout, lambda: self.why_ended)

    # what the line brings, in its own thread

    def _hello(self) -> bytes:
        version = None if self.newest is None else self.newest.version
        part: Literal[2] | None = 2 if self._takes_part else None
        if self.key is None:
            return _without_null(Watch(shuffle=part))
        return _without_null(Join(key=self.key, device=self._device, version=version, shuffle=part))

    def _speak_simpler(self) -> bool:
        """The server does not understand who comes: it may be one from before the shuffle as it is now."""
        simpler, self._takes_part = self._takes_part, False
        return simpler

    def _try_the_other_key(self) -> bool:
        """The server will not have us: it may have taken the new secret, though its answer was lost."""
        if self._new_key is None:
            return False
        self.key, self._new_key = self._new_key, None
        return True

    def _line_changed(self, state: LineState) -> None:
        if state == "ended":
            with self._changed:
                self._ended = True
                self._changed.notify_all()
            self._requests.close()
        elif state == "open":
            self._requests.send_all_again()
        if self.listener is not None:
            self.listener.line_changed(state)

    def _hear(self, message: ServerMessage) -> None:
        if isinstance(message, ShuffleInfo):
            self._hear_shuffle(message)
        elif isinstance(message, Ok | ErrorMessage) and self.shuffle.answered(message):
            pass
        elif isinstance(message, Ok | Advice | ErrorMessage):
            self._requests.answered(message)
        elif isinstance(message, Update):
            self._hear_update(message)
        elif isinstance(message, RoomInfo):
            self._hear_room(message)
        elif isinstance(message, TableInfo):
            self.about = message
        elif self.listener is not None:
            self.listener.said(message)

    def _hear_shuffle(self, message: ShuffleInfo) -> None:
        about = self.about
        assert about is not None, "it is told first"
        people = [seat for seat, other in enumerate(about.seats) if other.player == PERSON]
        known = len(self.shuffle.broken)
        with self._changed:
            self.shuffle.hear(message, None if about.watching else about.seat, people)
            self._changed.notify_all()
        for problem in self.shuffle.broken[known:]:
            if self.listener is not None:
                self.listener.promise_broken(problem)

    def _put_off(self) -> None:
        if self.listener is not None:
            self.listener.put_off()

    def _hear_update(self, message: Update) -> None:
        """Keep what is new; a connection that came back is told the state again, even where nothing has happened."""
        last = self.newest
        self._deadline = None if message.left is None else time.monotonic() + message.left
        with self._changed:
            self.shuffle.saw(message)
            if last is None or message.events or (message.view, message.sheet) != (last.view, last.sheet):
                self.newest = message
                self._waiting.append(message)
            self._changed.notify_all()
        if self.listener is not None:
            self.listener.updated()

    def _hear_room(self, message: RoomInfo) -> None:
        with self._changed:
            before, self.room = self.room, message
            self._changed.notify_all()
        if self.listener is not None:
            self.listener.room_changed(before, message)
        if message.phase == "closed":
            self._end(CLOSED())
        elif self.key is not None and message.seat is None:
            self._end(SEAT_GIVEN())

    def _end(self, why: str) -> None:
        self._line.why = Gone(why)
        self._line.close()


PERSON = "person"


def _without_null(message: Join | Watch) -> bytes:
    """An older server takes no field that it does not know."""
    fields = {name: value for name, value in msgspec.to_builtins(message).items() if value is not None}
    return msgspec.json.encode(fields)


def _id() -> str:
    return uuid4().hex


__all__ = ["Listener", "OnlineTable"]
