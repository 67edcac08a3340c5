"""Somebody at a table who plays through everything: connections are cut and come back, messages are sent twice, late
and in the wrong order, and whatever was answered is written down."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]


class Player:
    """One device at a seat, or a spectator's (no key). ``servers`` are ports, any of which it connects to."""

    def __init__(self, servers: list[int], ticket: Message, chance: random.Random, name: str) -> None:
        self.servers = servers
        self.ticket = ticket
        self.name = name
        self.acknowledged: dict[str, tuple[int, str | None]] = {}
        """By message id: the version and the action, as answered."""
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
        await socket.send(json.dumps({"type": "join", "key": key, "version": version} if key else {"type": "watch"}))
        if self._pending is not None:
            await socket.send(json.dumps(self._pending))
        async for text in socket:
            if self.slow:
                await asyncio.sleep(self.slow)
            self._hear(json.loads(text))
            await self._act(socket)

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
        answer = (message["version"], sent.get("action"))
        if self.acknowledged.setdefault(message["id"], answer) != answer:
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
