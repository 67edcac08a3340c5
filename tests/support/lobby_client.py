"""A scripted person in the lobby of a server process."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import connect

from settebello.server.credentials import new_key
from tests.support.server_process import TIMEOUT, ServerProcess


class LobbyClient:
    """A connection to the lobby. ``wish``: the fields of its seek."""

    def __init__(self, server: ServerProcess, name: str = "Ada", *, lang: str = "en", **wish: Any) -> None:
        self.server = server
        self.key = new_key()
        self.name = name
        self.wish = wish
        self.heard: list[dict[str, Any]] = []
        self._lang = lang
        self._open = ExitStack()
        self._sent = 0
        self.connect()

    def connect(self, server: ServerProcess | None = None) -> None:
        """Connect, perhaps to another process."""
        self.close()
        self.server = server or self.server
        address = f"ws://127.0.0.1:{self.server.port}/api/lobby/socket?lang={self._lang}"
        self.socket = self._open.enter_context(connect(address, open_timeout=TIMEOUT))

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def seek(self, *, wait: bool = True) -> str:
        """Send the seek; the id of the message."""
        self._sent += 1
        name = f"s{self._sent}"
        self.say({"type": "seek", "id": name, "key": self.key, "name": self.name, **self.wish})
        if wait:
            self.hear("waiting", "seated")
        return name

    def hear(self, *kinds: str, within: float = TIMEOUT) -> dict[str, Any]:
        """The next message of one of those types."""
        until = time.monotonic() + within
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=until - time.monotonic()))
            self.heard.append(message)
            assert message["type"] != "error" or "error" in kinds, message
            if message["type"] in kinds:
                return message

    def hear_nothing_of(self, kind: str, seconds: float) -> None:
        """Check that no message of that type comes for so long."""
        try:
            message = self.hear(kind, within=seconds)
        except TimeoutError:
            return
        raise AssertionError(message)

    def ticket(self) -> dict[str, Any]:
        """Wait for opponents; the ticket of the seat."""
        seated = next((message for message in self.heard if message["type"] == "seated"), None) or self.hear("seated")
        return {"table": seated["table"], "seat": seated["seat"], "key": self.key}

    def close(self) -> None:
        self._open.close()
