"""Sends notifications to push services, a few at a time, from a queue that cannot grow and is fair to all tables."""

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
from settebello.server.store.subscriptions import Subscription
from settebello.view import encode

MAX_QUEUED = 1000
"""Notifications that wait to be sent; further ones are dropped, and counted."""
SENDERS = 8
"""Requests under way at a time."""
SENDERS_OF_A_TABLE = 2
"""Those for one table: a push service that does not answer it must not stop the others."""
TIMEOUT = 10.0
"""Seconds that a request may take."""
GONE = (404, 410)
"""The statuses that say that a browser has unsubscribed."""

log = logging.getLogger(__name__)


class Outgoing(Struct, frozen=True, kw_only=True):
    """A notification on its way to one browser."""

    to: Subscription
    notification: PushNotification
    seconds: int
    """How long the push service keeps it for a browser that is switched off."""
    urgent: bool
    """Whether a device that saves power is to show it at once."""


class PushSender:
    """Sends what is queued.

    Args:
        key: signs the requests.
        forget: is given the address of a subscription that is gone.
        metrics: count what was sent, and what was not.
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
        """How many notifications wait to be sent."""
        return len(self._queue)

    def start(self) -> None:
        """Begin to send."""
        limits = httpx.Limits(max_connections=SENDERS, max_keepalive_connections=SENDERS)
        self._client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, limits=limits)
        self._tasks = [asyncio.create_task(self._send_forever(self._client)) for _ in range(SENDERS)]

    async def close(self) -> None:
        """Stop; what is queued is dropped."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()

    def queue(self, outgoing: Outgoing) -> None:
        """Send a notification as soon as there is time. Neither waits nor fails."""
        if self._queue.put(outgoing.to.table, outgoing):
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
            log.info("A push service was not reached (%s).", type(error).__name__)
        except StoreError as error:
            log.warning("A subscription that has gone could not be removed: %s", error)
        except Exception:  # whatever one subscription does, the others are served
            self._metrics.count_push("failed")
            log.exception("A notification could not be sent.")

    async def _send(self, client: httpx.AsyncClient, outgoing: Outgoing) -> None:
        to = outgoing.to
        body = encrypted(encode(outgoing.notification), to.p256dh, to.auth)
        headers = {
            **self._key.headers(to.endpoint),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(outgoing.seconds),
            "urgency": "high" if outgoing.urgent else "normal",
            "topic": _topic(to.table),
        }
        async with (
            asyncio.timeout(TIMEOUT),
            client.stream("POST", to.endpoint, content=body, headers=headers) as answer,
        ):
            status = answer.status_code  # what it says besides is not read
        if status in GONE:
            self._metrics.count_push("gone")
            await self._forget(to.endpoint)
        elif status >= 300:
            self._metrics.count_push("failed")
            log.info("A push service has answered with status %d.", status)
        else:
            self._metrics.count_push("sent")


def _topic(table: str) -> str:
    """Of a table's notifications that have not been delivered, the push service keeps the last one only."""
    return urlsafe_b64encode(hashlib.sha256(f"settebello topic {table}".encode()).digest())[:32].decode()
