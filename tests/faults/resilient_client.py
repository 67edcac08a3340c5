"""Somebody at a table who plays through everything: connections are cut and come back, messages are sent twice, late
and in the wrong order, and whatever was answered is written down. Each takes part in the shuffle, and remembers it."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from settebello.client.shuffle_participant import ShuffleParticipant
from settebello.protocol.game import ErrorMessage, Ok, ServerMessage, TableInfo, Update
from settebello.protocol.shuffle import ShuffleInfo
from settebello.rules import Rules
from settebello.server.model import PERSON
from settebello.view import from_text

Message = dict[str, Any]


class ResilientClient:
    """One device at a seat, or a spectator's (no key). ``servers`` are ports, any of which it connects to."""

    def __init__(self, servers: list[int], ticket: Message, rules: Rules, chance: random.Random, name: str) -> None:
        self.device = ShuffleParticipant(ticket["table"], rules, self._post)
        self.withholds = False
        """It does not say its share."""
        self.servers = servers
        self.ticket = ticket
        self.name = name
        self.acknowledged: dict[str, tuple[int, str | None, int]] = {}
        """By message id: the version and the action, as answered, and the version upon which it was sent."""
        self.update: Message | None = None
        self.seen: dict[int, Message] = {}
        """The view that was shown at each version."""
        self.trouble: list[str] = []
        self.slow = 0.0
        self.paused = False
        self._chance = chance
        self._pending: Message | None = None
        self._sent: list[Message] = []
        self._count = 0
        self._socket: ClientConnection | None = None
        self._about: TableInfo | None = None
        self._loop = asyncio.get_running_loop()
        self._posting: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._run())

    @property
    def quiet(self) -> bool:
        """Nothing that it has sent waits for an answer."""
        return self._pending is None

    async def cut(self) -> None:
        """Lose the connection, without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            port = self._chance.choice(self.servers)
            address = f"ws://127.0.0.1:{port}/api/tables/{self.ticket['table']}/socket"
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(address, open_timeout=3, close_timeout=0.2, compression=None) as socket:
                    self._socket = socket
                    await self._attend(socket)
            self._socket = None
            await asyncio.sleep(self._chance.uniform(0.02, 0.15))

    async def _attend(self, socket: ClientConnection) -> None:
        version = None if self.update is None else self.update["version"]
        key = self.ticket["key"]
        first = {"type": "join", "key": key, "version": version} if key else {"type": "watch"}
        await socket.send(json.dumps(first))
        if self._pending is not None:
            await socket.send(json.dumps(self._pending))
        async for text in socket:
            if self.slow:
                await asyncio.sleep(self.slow)
            if not self._is_of_shuffle(text):
                self._hear(json.loads(text))
            await self._act(socket)

    def _is_of_shuffle(self, text: str | bytes) -> bool:
        """Take part in the shuffle, and remember what is seen."""
        heard = msgspec.json.decode(text, type=ServerMessage, dec_hook=from_text)
        if isinstance(heard, TableInfo):
            self._about = heard
        elif isinstance(heard, ShuffleInfo) and (about := self._about) is not None:
            people = [seat for seat, other in enumerate(about.seats) if other.player == PERSON]
            self.device.receive_state(heard, None if about.watching else about.seat, people)
        elif isinstance(heard, Update):
            self.device.observe(heard)
        elif isinstance(heard, Ok | ErrorMessage):
            return self.device.receive_answer(heard)
        return isinstance(heard, ShuffleInfo)

    def _post(self, text: bytes) -> None:
        """Send what the device says, which may wait in another thread before it says it again."""
        if not (self.withholds and b'"reveal"' in text):
            self._loop.call_soon_threadsafe(self._posted, text.decode())

    def _posted(self, text: str) -> None:
        task = asyncio.create_task(self._say(text))
        self._posting.add(task)
        task.add_done_callback(self._posting.discard)

    async def _say(self, text: str) -> None:
        if self._socket is not None:
            with suppress(OSError, WebSocketException):
                await self._socket.send(text)

    def _hear(self, message: Message) -> None:
        if message["type"] == "update":
            self.update = message
            known = self.seen.setdefault(message["version"], message["view"])
            if known != message["view"]:
                self.trouble.append(f"{self.name} saw two views at version {message['version']}")
        elif message["type"] == "ok":
            self._answered(message)
        elif message["type"] == "error" and self._pending and message["id"] == self._pending["id"]:
            self._pending = None

    def _answered(self, message: Message) -> None:
        sent = next((sent for sent in self._sent if sent["id"] == message["id"]), None)
        if sent is None:
            self.trouble.append(f"{self.name} was answered what it never sent")
            return
        answer = (message["version"], sent.get("action"), sent["version"])
        same = self.acknowledged.setdefault(message["id"], answer) == answer
        if not same and sent["type"] == "act":  # the next round is wanted, and will be whenever it is asked
            self.trouble.append(f"{self.name} was given two answers")
        if self._pending and self._pending["id"] == message["id"]:
            self._pending = None

    async def _act(self, socket: ClientConnection) -> None:
        now = self.update
        if self.paused or now is None or self._pending is not None or self.ticket["key"] is None:
            return
        self._count += 1
        message: Message = {"id": f"{self.name}-{self._count}", "version": now["version"]}
        if now["sheet"] is not None and not now["sheet"]["winners"]:
            message |= {"type": "next"}
        elif now["view"]["legal"]:
            message |= {"type": "act", "action": self._chance.choice(now["view"]["legal"])}
        else:
            return
        self._pending = message
        self._sent.append(message)
        for again in self._mixed(message):
            await socket.send(json.dumps(again))

    def _mixed(self, message: Message) -> list[Message]:
        """The message, now and then twice, and with an old one before or after it."""
        sending = [message] * self._chance.choice((1, 1, 1, 2, 3))
        if self._chance.random() < 0.2:
            sending.insert(self._chance.randrange(len(sending) + 1), self._chance.choice(self._sent))
        return sending
