"""The bus over Redis (``pip install settebello[redis]``). Nothing is stored in Redis."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from settebello.server.live.cluster.bus import BusMessage, MessageHandler
from settebello.server.store.base import StoreError

try:
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError
except ImportError as error:  # pragma: no cover
    raise StoreError("Redis needs its driver: pip install 'settebello[redis]'.") from error

if TYPE_CHECKING:
    PubSub = Any  # the types of redis are too loose to be checked

PREFIX = "settebello:"
IDLE_CHANNEL = PREFIX + "all"
"""A channel without messages, which keeps the connection open while no table is subscribed."""
RETRY_DELAY = 0.3
"""Seconds between two attempts to reconnect."""
PING_INTERVAL = 3.0
"""Seconds without messages until the connection is checked."""
MAX_QUEUED = 10_000
"""The most messages that wait to be sent. More are dropped."""
LEASE_TIMEOUT = 1.0
"""The longest time for acquiring a lease, in seconds."""

log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[BusMessage] = msgspec.json.Decoder(BusMessage)


class RedisBus:
    """A bus with a channel for each table that is live in this process.

    Args:
        url: ``redis://…``.

    Raises:
        StoreError: the address is not a Redis address.
    """

    local = False

    def __init__(self, url: str) -> None:
        try:
            self._redis: Any = Redis.from_url(
                url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=2, socket_timeout=None
            )
        except ValueError as error:
            raise StoreError("The address of the bus is wrong: it must begin with redis:// or rediss://.") from error
        self.connected = False
        self._watched: set[str] = set()
        self._changes: asyncio.Queue[tuple[str, bool]] = asyncio.Queue()
        self._line: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MAX_QUEUED)
        self._chores: list[asyncio.Task[None]] = []
        self._restored: Callable[[], None] = lambda: None
        self._handler: MessageHandler = lambda _, __: None

    async def start(self, handler: MessageHandler, restored: Callable[[], None]) -> None:
        self._handler, self._restored = handler, restored
        self._chores = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]

    def subscribe(self, table: str) -> None:
        self._watched.add(table)
        self._changes.put_nowait((table, True))

    def unsubscribe(self, table: str) -> None:
        self._watched.discard(table)
        self._changes.put_nowait((table, False))

    def publish(self, table: str, message: BusMessage) -> None:
        with suppress(asyncio.QueueFull):  # the comparison with the store makes up for it
            self._line.put_nowait((PREFIX + table, msgspec.json.encode(message)))

    async def acquire_lease(self, work: str, seconds: float) -> bool:
        try:
            done = self._redis.set(f"{PREFIX}lease:{work}", b"1", nx=True, px=int(seconds * 1000))
            return bool(await asyncio.wait_for(done, LEASE_TIMEOUT))
        except (RedisError, OSError, TimeoutError):
            return True

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channels:
                    await self._follow(channels)
            except (RedisError, OSError, TimeoutError) as error:
                self._note_lost_connection(error)
                await asyncio.sleep(RETRY_DELAY)

    def _note_lost_connection(self, error: Exception) -> None:
        if self.connected:
            log.warning("The bus is away (%s): comparing tables with the store instead.", type(error).__name__)
        self.connected = False

    async def _follow(self, channels: PubSub) -> None:
        while not self._changes.empty():
            self._changes.get_nowait()
        await channels.subscribe(IDLE_CHANNEL, *(PREFIX + table for table in self._watched))
        await channels.ping()
        self.connected = True
        self._restored()
        following = asyncio.create_task(self._follow_changes(channels))
        try:
            while not following.done():
                message = await channels.get_message(timeout=PING_INTERVAL)
                if message is None:
                    await asyncio.wait_for(channels.ping(), PING_INTERVAL)
                elif message["type"] == "message":
                    self._read(message["channel"].decode(), message["data"])
            following.result()
        finally:
            following.cancel()

    async def _follow_changes(self, channels: PubSub) -> None:
        while True:
            table, wanted = await self._changes.get()
            if wanted == (table in self._watched):  # otherwise a later change reverts it
                await (channels.subscribe if wanted else channels.unsubscribe)(PREFIX + table)

    def _read(self, channel: str, data: bytes) -> None:
        try:
            news = _decoder.decode(data)
        except msgspec.MsgspecError:
            log.warning("Ignored a bus message that this release does not understand.")
            return
        self._handler(channel.removeprefix(PREFIX), news)

    async def _send(self) -> None:
        while True:
            waiting = [await self._line.get()]
            while not self._line.empty() and len(waiting) < 200:
                waiting.append(self._line.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for channel, data in waiting:
                        pipeline.publish(channel, data)
                    await asyncio.wait_for(pipeline.execute(), PING_INTERVAL)
            except (RedisError, OSError, TimeoutError):
                await asyncio.sleep(RETRY_DELAY)
