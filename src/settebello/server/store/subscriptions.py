"""The browsers that are notified about a seat, or of invitations to a profile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from settebello.server.store.scripts import Query, Script, Scripts

MAX_SUBSCRIPTIONS = 5
"""The most browsers notified for one seat. Beyond that, a new one replaces the oldest."""


class SubscribedBrowser(Struct, frozen=True, kw_only=True):
    """A browser that is notified."""

    endpoint: str
    """The address at the browser's push service."""
    p256dh: str
    auth: str
    """The browser's keys, used to encrypt notifications."""
    lang: str
    """The language of its person."""
    since: int
    """Seconds since 1970."""


class Subscription(SubscribedBrowser, frozen=True, kw_only=True):
    """A browser that is notified about a seat."""

    table: str
    key: str
    """The hash of the seat's key."""


class Subscriptions:
    """The subscriptions in a database. They are deleted with their table, or with the device of a profile."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def put(self, subscription: Subscription) -> None:
        """Store a subscription. It replaces an earlier one of the same browser for this seat."""

        def script() -> Script[None]:
            one = subscription
            yield Query(_REMOVE, (one.table, one.key, one.endpoint))
            values = one.table, one.key, one.endpoint, one.p256dh, one.auth, one.lang, one.since
            yield Query(_PUT, values)
            rows = yield Query(_ENDPOINTS, (one.table, one.key))
            others = [endpoint for (endpoint,) in rows if endpoint != one.endpoint]
            for endpoint in others[MAX_SUBSCRIPTIONS - 1 :]:
                yield Query(_REMOVE, (one.table, one.key, endpoint))

        await self._scripts.write(script)

    async def of_seat(self, table: str, key: str) -> Sequence[Subscription]:
        """The subscriptions for the seat with that hashed key."""

        def script() -> Script[Sequence[Subscription]]:
            rows = yield Query(_OF_SEAT, (table, key))
            return [Subscription(table=table, key=key, **_browser_fields(row)) for row in rows]

        return await self._scripts.read(script)

    async def remove(self, table: str, key: str, endpoint: str) -> None:
        """Stop notifying a browser about that seat."""

        def script() -> Script[None]:
            yield Query(_REMOVE, (table, key, endpoint))

        await self._scripts.write(script)

    async def put_device(self, key: str, browser: SubscribedBrowser) -> None:
        """Notify the browser that is the device with that hashed key of invitations to its profile. It replaces an
        earlier subscription of the device."""

        def script() -> Script[None]:
            yield Query(_REMOVE_DEVICE, (key,))
            values = browser.endpoint, browser.p256dh, browser.auth, browser.lang, browser.since
            yield Query(_PUT_DEVICE, (*values, key))

        await self._scripts.write(script)

    async def of_profile(self, profile: str) -> Sequence[SubscribedBrowser]:
        """The devices of a profile that are notified of invitations."""

        def script() -> Script[Sequence[SubscribedBrowser]]:
            rows = yield Query(_OF_PROFILE, (profile,))
            return [SubscribedBrowser(**_browser_fields(row)) for row in rows]

        return await self._scripts.read(script)

    async def remove_device(self, key: str) -> None:
        """Stop notifying the device with that hashed key of invitations."""

        def script() -> Script[None]:
            yield Query(_REMOVE_DEVICE, (key,))

        await self._scripts.write(script)

    async def forget(self, endpoint: str) -> None:
        """Remove every subscription with an address that no longer exists."""

        def script() -> Script[None]:
            yield Query("DELETE FROM push_subscriptions WHERE endpoint = ?", (endpoint,))
            yield Query("DELETE FROM device_push_subscriptions WHERE endpoint = ?", (endpoint,))

        await self._scripts.write(script)


def _browser_fields(row: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(SubscribedBrowser.__struct_fields__, row, strict=True))


_BROWSER = "endpoint, p256dh, auth, lang, since"
_COLUMNS = f"table_id, seat_key, {_BROWSER}"
_PUT = f"""
    INSERT INTO push_subscriptions ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id, seat_key, endpoint) DO NOTHING
"""
_OF_SEAT = f"SELECT {_BROWSER} FROM push_subscriptions WHERE table_id = ? AND seat_key = ?"
_ENDPOINTS = "SELECT endpoint FROM push_subscriptions WHERE table_id = ? AND seat_key = ? ORDER BY since DESC, endpoint"
_PUT_DEVICE = f"""
    INSERT INTO device_push_subscriptions ({_BROWSER}, device_key)
    SELECT ?, ?, ?, ?, ?, device_key FROM profile_devices WHERE device_key = ?
"""
_OF_PROFILE = f"""
    SELECT {_BROWSER.replace("since", "subscribed.since")} FROM device_push_subscriptions AS subscribed
    JOIN profile_devices ON profile_devices.device_key = subscribed.device_key WHERE profile_id = ?
"""
_REMOVE_DEVICE = "DELETE FROM device_push_subscriptions WHERE device_key = ?"
_REMOVE = "DELETE FROM push_subscriptions WHERE table_id = ? AND seat_key = ? AND endpoint = ?"
