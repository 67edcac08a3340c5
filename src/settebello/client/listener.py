"""Who wants to know at once what happens at a table on a server."""

from __future__ import annotations

from typing import Protocol

from settebello.client.connection import LineState
from settebello.errors import Problem
from settebello.protocol.room import PhraseSaid, RoomInfo


class Listener(Protocol):
    """Who wants to know what happens, at once. Everything is called in the thread of the line."""

    def line_changed(self, state: LineState) -> None: ...

    def put_off(self) -> None:
        """The server cannot keep just now what was asked for, which is sent again by itself; told once of each."""

    def room_changed(self, before: RoomInfo | None, now: RoomInfo) -> None: ...

    def said(self, said: PhraseSaid) -> None: ...

    def promise_broken(self, problem: Problem) -> None:
        """A promise about the shuffle was broken before the cards were dealt; told once of each."""

    def updated(self) -> None: ...
