"""Events at a table on a server that are not steps of the game, as notices."""

from __future__ import annotations

from collections.abc import Callable

from settebello.client import ConnectionState, OnlineTable, PhraseSaid, RoomInfo
from settebello.errors import Problem
from settebello.terminal.session.notices import Notice, NoticeQueue
from settebello.terminal.session.online.room_notices import joining_notices, room_notices
from settebello.terminal.session.online.shuffle_report import ShuffleReport


class OnlineListener:
    """A :class:`~settebello.client.TableListener` that queues notices. The client calls it in the connection's thread.

    Args:
        table: the connection to the table, open.
        notices: where the notices go.
        shuffle_report: reports broken promises about the shuffle.
        is_muted: whether the phrases of the person at a seat are not shown.
        on_rated: called when a rated game is decided.
    """

    def __init__(
        self,
        table: OnlineTable,
        notices: NoticeQueue,
        shuffle_report: ShuffleReport,
        is_muted: Callable[[int], bool] = lambda _: False,
        on_rated: Callable[[], None] = lambda: None,
    ) -> None:
        self._table = table
        self._notices = notices
        self._shuffle_report = shuffle_report
        self._is_muted = is_muted
        self._on_rated = on_rated
        self._broken = False

    def start(self) -> None:
        """Listen, and report what has already happened."""
        self._table.listener = self
        for notice in joining_notices(self._table.room):
            self._notices.put(notice)
        for problem in self._table.shuffle.broken_promises:
            self.promise_broken(problem)

    def connection_changed(self, state: ConnectionState) -> None:
        if state == "broken" and not self._broken:
            self._notices.put(Notice("line-broken"))
        elif state == "open" and self._broken:
            self._notices.put(Notice("line-open"))
        self._broken = state == "broken"
        self._notices.wake()

    def request_deferred(self) -> None:
        self._notices.put(Notice("put-off"))

    def room_changed(self, before: RoomInfo | None, now: RoomInfo) -> None:
        for notice in room_notices(before, now):
            self._notices.put(notice)
        if before is not None and _is_decided(now) and not _is_decided(before):
            self._on_rated()
        self._notices.wake()

    def phrase_said(self, said: PhraseSaid) -> None:
        if not self._is_muted(said.seat):
            self._notices.put(Notice("said", {"seat": said.seat, "phrase": said.phrase}))

    def promise_broken(self, problem: Problem) -> None:
        for notice in self._shuffle_report.report_broken_promise(problem):
            self._notices.put(notice)

    def update_received(self) -> None:
        self._notices.wake()


def _is_decided(room: RoomInfo) -> bool:
    """Whether a rated game is."""
    return room.rated and (room.phase == "over" or room.forfeited_to is not None)
