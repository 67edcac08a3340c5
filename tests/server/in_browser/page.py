"""A page of a browser, without the browser: it sends messages to a host."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from settebello.server.in_browser.host import BrowserHost, PageSocket, SocketEvent
from settebello.server.in_browser.table_worker import Tables
from settebello.study.model import Review, decode_review

Json = dict[str, Any]

TIMEOUT = 180.0
"""Seconds until something has failed to happen. Not that of server processes, which a browser cannot import."""


class SocketOfPage:
    """The page's end of a socket, with what has happened on it."""

    def __init__(self, host: BrowserHost | Tables, path: str) -> None:
        self._events: asyncio.Queue[tuple[SocketEvent, str, int]] = asyncio.Queue()
        self.socket: PageSocket = host.connect(path, lambda *event: self._events.put_nowait(event))

    def say(self, message: dict[str, object] | str) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def next_event(self) -> tuple[SocketEvent, str, int]:
        return await asyncio.wait_for(self._events.get(), TIMEOUT)

    async def hear(self, kind: str) -> Json:
        """The next message of that type."""
        while True:
            event, text, _ = await self.next_event()
            assert event != "close", text
            if event == "message" and (message := json.loads(text))["type"] == kind:
                found: Json = message
                return found

    async def closed(self) -> tuple[int, str]:
        """The code and the reason with which the socket is closed."""
        while True:
            event, text, code = await self.next_event()
            if event == "close":
                return code, text

    async def take_turns(self, enough: Callable[[Json], bool]) -> Json:
        """Take the first legal action whenever it is this seat's turn, and the next round after each, until an update
        is enough. Returns that update."""
        while not enough(update := await self.hear("update")):
            version = update["version"]
            message: dict[str, object] = {"id": f"{update['view']['seat']}-{version}", "version": version}
            if update["view"]["legal"]:
                self.say({**message, "type": "act", "action": update["view"]["legal"][0]})
            elif update["sheet"] is not None:
                self.say({**message, "type": "next"})
        return update


class Page:
    """Sends requests to a host, and opens sockets."""

    def __init__(self, host: BrowserHost | Tables) -> None:
        self.host = host

    async def get(self, path: str, *, key: str | None = None) -> Any:
        return await self._fetch("GET", path, key=key)

    async def post(self, path: str, body: object = None, *, key: str | None = None) -> Any:
        return await self._fetch("POST", path, json.dumps(body or {}), key=key)

    async def _fetch(self, method: str, path: str, body: str = "", *, key: str | None) -> Any:
        """The JSON of a response that is not an error."""
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
        response = await self.host.fetch(method, path, headers, body)
        assert response.status < 400, response
        return json.loads(response.body)

    async def open_table(self, **wanted: object) -> Json:
        """Open a table against computers that play at once."""
        ticket: Json = await self.post("/api/tables", {"against": ["greedy"], "pace": 0, **wanted})
        return ticket

    def join(self, ticket: Json, **first: object) -> SocketOfPage:
        """The socket of the seat that the ticket is for."""
        socket = SocketOfPage(self.host, f"/api/tables/{ticket['table']}/socket?lang=en")
        socket.say({"type": "join", "key": ticket["key"], **first})
        return socket

    async def review(self, ticket: Json) -> Review:
        """Keep a game that is over, and have it reviewed."""
        game = (await self.post(f"/api/tables/{ticket['table']}/game", key=ticket["key"]))["game"]
        review = f"/api/games/{game}/review"
        await self.post(review, {"precision": "quick"}, key=ticket["key"])
        while (answer := await self.host.fetch("GET", review)).status == 202:
            await asyncio.sleep(0.01)
        return decode_review(answer.body)


def is_own_turn(update: Json) -> bool:
    """Whether the seat of the update may act."""
    return bool(update["view"]["legal"])


def is_over(update: Json) -> bool:
    """Whether the game is over."""
    return bool(update["sheet"] and update["sheet"]["winners"])
