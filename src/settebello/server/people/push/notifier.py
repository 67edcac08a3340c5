"""Notifies people who are wanted at a table while its page is not visible."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import Literal

from msgspec.structs import asdict

from settebello.protocol.push import Attention, PushNotification, SubscribeRequest
from settebello.server.clock import Clock
from settebello.server.live.live_table import LiveTable
from settebello.server.metrics import Metrics
from settebello.server.model import TableSetup
from settebello.server.people.push.encryption import PushKey, check_keys
from settebello.server.people.push.sender import Outgoing, PushSender
from settebello.server.people.push.services import check_endpoint
from settebello.server.store.base import StoreError
from settebello.server.store.subscriptions import SubscribedBrowser, Subscription, Subscriptions
from settebello.server.tables.info_messages import title_of
from settebello.wording.catalogue import message

DELAY = 2.0
"""Seconds before somebody is notified, which is enough to reload a page."""
LONGEST_KEPT = 86_400
"""The longest time that a push service keeps a notification, in seconds."""
MAX_PENDING = 5000
"""The most notifications in their delay. Further ones are dropped and counted."""

_MESSAGES: dict[Attention, Literal["push-turn", "push-filled", "push-hurry", "push-round"]] = {
    "turn": "push-turn",
    "filled": "push-filled",
    "hurry": "push-hurry",
    "round": "push-round",
}

log = logging.getLogger(__name__)


class Notifier:
    """Sends notifications to the browsers of people who have asked for them.

    Args:
        key: the server's key.
        services: the allowed push services (:func:`~settebello.server.people.push.services.check_endpoint`).
        subscriptions: the stored subscriptions.
        metrics: count the notifications, sent or not.
        clock: tells the time.
        delay: seconds before somebody is notified.
    """

    def __init__(
        self,
        key: PushKey,
        services: Collection[str],
        subscriptions: Subscriptions,
        metrics: Metrics,
        clock: Clock,
        delay: float = DELAY,
    ) -> None:
        self.public_key = key.public
        self._services = services
        self._subscriptions = subscriptions
        self._metrics = metrics
        self._clock = clock
        self._delay = delay
        self._sender = PushSender(key, subscriptions.forget, metrics)
        self._pending: dict[tuple[str, str, Attention], asyncio.Task[None]] = {}
        """The delayed notifications, by table, key and reason. A person has one of a kind at a time, so that fast play
        does not fill the queue."""
        metrics.add_gauge("settebello_push_waiting", "Notifications waiting to be sent.", lambda: self._sender.waiting)

    def start(self) -> None:
        """Start sending."""
        self._sender.start()

    async def close(self) -> None:
        """Stop, and drop everything that has not been sent."""
        pending = [*self._pending.values()]
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        await self._sender.close()

    async def subscribe(self, table: str, key: str, wanted: SubscribeRequest, lang: str) -> None:
        """Start notifying a browser about the seat with that hashed key.

        Raises:
            RefusedSubscription: its address does not belong to a push service, or its keys are invalid.
            StoreError: the subscription could not be stored.
        """
        browser = self._browser(wanted, lang)
        await self._subscriptions.put(Subscription(table=table, key=key, **asdict(browser)))

    async def unsubscribe(self, table: str, key: str, endpoint: str) -> None:
        """Stop notifying a browser.

        Raises:
            StoreError: the subscription could not be removed.
        """
        await self._subscriptions.remove(table, key, endpoint)

    async def subscribe_device(self, key: str, wanted: SubscribeRequest, lang: str) -> None:
        """Start notifying the device with that hashed key of invitations to its profile.

        Raises:
            RefusedSubscription: its address does not belong to a push service, or its keys are invalid.
            StoreError: the subscription could not be stored.
        """
        await self._subscriptions.put_device(key, self._browser(wanted, lang))

    async def unsubscribe_device(self, key: str) -> None:
        """Stop notifying the device with that hashed key of invitations.

        Raises:
            StoreError: the subscription could not be removed.
        """
        await self._subscriptions.remove_device(key)

    def _browser(self, wanted: SubscribeRequest, lang: str) -> SubscribedBrowser:
        check_endpoint(wanted.endpoint, self._services)
        check_keys(wanted.p256dh, wanted.auth)
        return SubscribedBrowser(
            endpoint=wanted.endpoint, p256dh=wanted.p256dh, auth=wanted.auth, lang=lang, since=int(self._clock.now())
        )

    async def invite(self, profile: str, setup: TableSetup, host: str, seconds: float) -> None:
        """Tell a profile that a friend has invited it to a table. This never fails.

        Args:
            profile: the id of the invited profile.
            setup: the table.
            host: the name of the friend.
            seconds: how long the invitation lasts.
        """
        try:
            browsers = await self._subscriptions.of_profile(profile)
        except StoreError as error:
            log.warning("Could not notify anybody: %s", error)
            return
        for browser in browsers:
            words = message(browser.lang, "push-invited", {"name": host, "table": title_of(setup, browser.lang)})
            self._sender.queue(_outgoing(setup.id, words, browser, seconds, urgent=not setup.by_day))

    def call(self, table: LiveTable, why: Attention, seat: int) -> None:
        """Notify the person at a seat after a delay, unless the table is visible to them now or then. Another call in
        the meantime restarts the delay. This never blocks or fails."""
        key = table.room.places[seat].key
        if key is None or seat in table.presence.visible_seats:
            return
        name = table.setup.id, key, why
        if (earlier := self._pending.pop(name, None)) is not None:
            earlier.cancel()
        if len(self._pending) >= MAX_PENDING:
            self._metrics.count_push("dropped")
            return
        task = asyncio.get_running_loop().create_task(self._call_later(table, why, seat, key))
        self._pending[name] = task
        task.add_done_callback(lambda done: self._forget(name, done))

    def _forget(self, name: tuple[str, str, Attention], done: asyncio.Task[None]) -> None:
        if self._pending.get(name) is done:
            del self._pending[name]

    def remind(self, table: LiveTable) -> None:
        """Tell the person on turn that their time is running out."""
        if table.turn is not None:
            self.call(table, "hurry", table.turn)

    async def _call_later(self, table: LiveTable, why: Attention, seat: int, key: str) -> None:
        await asyncio.sleep(self._delay)
        if not _is_wanted(table, why, seat, key):
            return
        try:
            browsers = await self._subscriptions.of_seat(table.setup.id, key)
        except StoreError as error:
            log.warning("Could not notify anybody: %s", error)
            return
        for browser in browsers:
            self._sender.queue(_call(table, why, browser))


def _is_wanted(table: LiveTable, why: Attention, seat: int, key: str) -> bool:
    """Whether the person is still wanted, and the table is still not visible to them."""
    if table.room.closed or table.over or table.room.places[seat].key != key:
        return False
    if seat in table.presence.visible_seats:
        return False
    return table.turn == seat if why in ("turn", "hurry") else True


def _call(table: LiveTable, why: Attention, browser: Subscription) -> Outgoing:
    setup, left = table.setup, table.seconds_left
    words = message(browser.lang, _MESSAGES[why], {"table": title_of(setup, browser.lang)})
    return _outgoing(setup.id, words, browser, left, urgent=not setup.by_day or why == "hurry")


def _outgoing(table: str, words: str, browser: SubscribedBrowser, seconds: float | None, *, urgent: bool) -> Outgoing:
    return Outgoing(
        to=browser,
        notification=PushNotification(title="Settebello", body=words, table=table, lang=browser.lang),
        seconds=LONGEST_KEPT if seconds is None else max(60, min(int(seconds), LONGEST_KEPT)),
        urgent=urgent,
    )
