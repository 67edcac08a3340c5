"""A scripted person at a table of a server process."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from settebello.protocol.game import ErrorMessage
from tests.support.server_process import TIMEOUT, ServerProcess


class Client:
    """A scripted person at a table: plays random legal cards from a seed."""

    def __init__(self, server: ServerProcess, ticket: dict[str, Any], seed: int = 1, *, gathers: bool = False) -> None:
        self._gathers = gathers
        self._address = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket"
        self._ticket = ticket
        self._open = ExitStack()
        self._random = random.Random(seed)
        self.sent = 0
        self.updates: list[dict[str, Any]] = []
        self.room: dict[str, Any] | None = None
        self.join()

    def join(self) -> None:
        """Connect, or connect again."""
        self.close()
        self.socket: ClientConnection = self._open.enter_context(connect(self._address, open_timeout=TIMEOUT))
        self.say({"type": "join", "key": self._ticket["key"]})
        self.table = self.hear("table")
        if not self._gathers:
            self.hear("update")

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of that type; updates on the way are kept."""
        until = time.monotonic() + TIMEOUT
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=until - time.monotonic()))
            if message["type"] == "update":
                self.updates.append(message)
            elif message["type"] == "room":
                self.room = message
            if message["type"] == kind:
                return message

    def until_room(self, so: Callable[[dict[str, Any]], bool]) -> None:
        """Until the people at the table are as they should be."""
        while self.room is None or not so(self.room):
            self.hear("room")

    @property
    def last(self) -> dict[str, Any]:
        return self.updates[-1]

    @property
    def over(self) -> bool:
        return self.last["sheet"] is not None and self.last["sheet"]["winners"] != []

    def wait_for_turn(self) -> None:
        """Until it is this seat's turn, or the round is over."""
        while not self.last["view"]["legal"] and self.last["sheet"] is None:
            self.hear("update")

    def move(self) -> dict[str, Any]:
        """Ask for the next round, or play a card; the answer."""
        self.wait_for_turn()
        self.sent += 1
        message = {"id": f"c{self.sent}", "version": self.last["version"]}
        if self.last["sheet"] is None:
            message |= {"type": "act", "action": self._random.choice(self.last["view"]["legal"])}
        else:
            message |= {"type": "next"}
        self.say(message)
        answer = self.hear("ok")
        while self.last["version"] < answer["version"]:
            self.hear("update")
        return answer

    def close(self) -> None:
        self._open.close()


def error_of(text: str | bytes) -> ErrorMessage:
    return msgspec.json.decode(text, type=ErrorMessage)
