"""The browsers that are notified about a seat."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from settebello.server.store.scripts import Query, Script, Scripts

MAX_SUBSCRIPTIONS = 5
"""The most browsers notified for one seat. Beyond that, a new one replaces the oldest."""


class Subscription(Struct, frozen=True, kw_only=True):
    """A browser that is notified about a seat."""

    table: str
    key: str
    """The hash of the seat's key."""
    endpoint: str
    """The address at the browser's push service."""
    p256dh: str
    auth: str
    """The browser's keys, used to encrypt notifications."""
    lang: str
    """The language of its person."""
    since: int
    """Seconds since 1970."""


class Subscriptions:
    """The subscriptions in a database. They are deleted with their table."""

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
            names = Subscription.__struct_fields__
            return [Subscription(**dict(zip(names, row, strict=True))) for row in rows]

        return await self._scripts.read(script)

    async def remove(self, table: str, key: str, endpoint: str) -> None:
        """Stop notifying a browser about that seat."""

        def script() -> Script[None]:
            yield Query(_REMOVE, (table, key, endpoint))

        await self._scripts.write(script)

    async def forget(self, endpoint: str) -> None:
        """Remove every subscription with an address that no longer exists."""

        def script() -> Script[None]:
            yield Query("DELETE FROM push_subscriptions WHERE endpoint = ?", (endpoint,))

        await self._scripts.write(script)


_COLUMNS = "table_id, seat_key, endpoint, p256dh, auth, lang, since"
_PUT = f"""
    INSERT INTO push_subscriptions ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id, seat_key, endpoint) DO NOTHING
"""
_OF_SEAT = f"SELECT {_COLUMNS} FROM push_subscriptions WHERE table_id = ? AND seat_key = ?"
_ENDPOINTS = "SELECT endpoint FROM push_subscriptions WHERE table_id = ? AND seat_key = ? ORDER BY since DESC, endpoint"
_REMOVE = "DELETE FROM push_subscriptions WHERE table_id = ? AND seat_key = ? AND endpoint = ?"
