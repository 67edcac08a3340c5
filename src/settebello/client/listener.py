"""The interface for programs that want to learn at once what happens at a table on a server."""

from __future__ import annotations

from typing import Protocol

from settebello.client.connection import ConnectionState
from settebello.errors import Problem
from settebello.protocol.room import PhraseSaid, RoomInfo


class TableListener(Protocol):
    """Called at once when something happens, in the connection's thread."""

    def connection_changed(self, state: ConnectionState) -> None:
        """The connection is open (the first message has been sent), broken, or ended for good."""

    def request_deferred(self) -> None:
        """The server cannot save a request just now; the client sends it again. Called once for each request."""

    def room_changed(self, before: RoomInfo | None, now: RoomInfo) -> None:
        """Something has changed among the people at the table."""

    def phrase_said(self, said: PhraseSaid) -> None:
        """Somebody at the table has said a phrase."""

    def promise_broken(self, problem: Problem) -> None:
        """A promise about the shuffle was broken before the cards were dealt. Called once for each."""

    def update_received(self) -> None:
        """There is a new update."""
