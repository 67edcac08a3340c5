"""Sends notifications to push services, a few at a time, from a bounded queue that is fair to all tables."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable

import httpx
from msgspec import Struct

from settebello.protocol.push import PushNotification
from settebello.server.metrics import Metrics
from settebello.server.people.push.encryption import PushKey, encrypted
from settebello.server.people.push.table_queue import TableQueue
from settebello.server.store.base import StoreError
from settebello.server.store.subscriptions import SubscribedBrowser
from settebello.view import encode

MAX_QUEUED = 1000
"""The most notifications that wait to be sent. Further ones are dropped and counted."""
SENDERS = 8
"""The most requests in progress."""
SENDERS_OF_A_TABLE = 2
"""The most requests in progress for one table, so that a push service without an answer does not block the others."""
TIMEOUT = 10.0
"""The longest time for a request, in seconds."""
GONE = (404, 410)
"""The statuses for a browser that has unsubscribed."""

log = logging.getLogger(__name__)


class Outgoing(Struct, frozen=True, kw_only=True):
    """A notification on its way to one browser."""

    to: SubscribedBrowser
    notification: PushNotification
    seconds: int
    """Seconds that the push service keeps it for a browser that is not running."""
    urgent: bool
    """Whether a device in power-saving mode should show it at once."""


class PushSender:
    """Sends the notifications in its queue.

    Args:
        key: signs the requests.
        forget: called with the address of a subscription that no longer exists.
        metrics: count the notifications, sent or not.
    """

    def __init__(self, key: PushKey, forget: Callable[[str], Awaitable[None]], metrics: Metrics) -> None:
        self._key = key
        self._forget = forget
        self._metrics = metrics
        self._queue: TableQueue[Outgoing] = TableQueue(MAX_QUEUED, SENDERS_OF_A_TABLE)
        self._tasks: list[asyncio.Task[None]] = []
        self._client: httpx.AsyncClient | None = None

    @property
    def waiting(self) -> int:
        """The number of notifications that wait to be sent."""
        return len(self._queue)

    def start(self) -> None:
        """Start sending."""
        limits = httpx.Limits(max_connections=SENDERS, max_keepalive_connections=SENDERS)
        self._client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, limits=limits)
        self._tasks = [asyncio.create_task(self._send_forever(self._client)) for _ in range(SENDERS)]

    async def close(self) -> None:
        """Stop, and drop the queue."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()

    def queue(self, outgoing: Outgoing) -> None:
        """Queue a notification. This never blocks or fails."""
        if self._queue.put(outgoing.notification.table, outgoing):
            self._metrics.count_push("dropped")

    async def _send_forever(self, client: httpx.AsyncClient) -> None:
        while True:
            async with self._queue.take() as outgoing:
                await self._try_to_send(client, outgoing)

    async def _try_to_send(self, client: httpx.AsyncClient, outgoing: Outgoing) -> None:
        try:
            await self._send(client, outgoing)
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError) as error:
            self._metrics.count_push("failed")
            log.info("Could not reach a push service (%s).", type(error).__name__)
        except StoreError as error:
            log.warning("Could not remove an expired subscription: %s", error)
        except Exception:  # no subscription may affect the others
            self._metrics.count_push("failed")
            log.exception("Could not send a notification.")

    async def _send(self, client: httpx.AsyncClient, outgoing: Outgoing) -> None:
        to = outgoing.to
        body = encrypted(encode(outgoing.notification), to.p256dh, to.auth)
        headers = {
            **self._key.headers(to.endpoint),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(outgoing.seconds),
            "urgency": "high" if outgoing.urgent else "normal",
            "topic": _topic(outgoing.notification.table),
        }
        async with (
            asyncio.timeout(TIMEOUT),
            client.stream("POST", to.endpoint, content=body, headers=headers) as answer,
        ):
            status = answer.status_code  # the body is not read
        if status in GONE:
            self._metrics.count_push("gone")
            await self._forget(to.endpoint)
        elif status >= 300:
            self._metrics.count_push("failed")
            log.info("A push service answered with status %d.", status)
        else:
            self._metrics.count_push("sent")


def _topic(table: str) -> str:
    """The topic of a table's notifications. The push service keeps only the last undelivered one of a topic."""
    return urlsafe_b64encode(hashlib.sha256(f"settebello topic {table}".encode()).digest())[:32].decode()
