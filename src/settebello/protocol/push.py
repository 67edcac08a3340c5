"""Notifications: the requests of the page, and the messages that a push service delivers to its service worker."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Attention = Literal["turn", "filled", "hurry", "round"]
"""The reason for a notification: it is their turn; the table is full; their time is running out; the next round waits
for their device."""
Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]


class PushInfo(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/push``."""

    key: str | None
    """The server's public key, which a browser needs to subscribe, or null if the server sends no notifications."""


class SubscribeRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{table}/seats/push`` and ``POST /api/profiles/own/push``: where to send notifications,
    as in the browser's `PushSubscription`. The seat, or the device of a profile, is the one whose key is in the header
    ``Authorization``."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    lang: Annotated[str, Meta(max_length=10)] = "en"
    """The language of the notifications."""


class UnsubscribeRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``DELETE /api/tables/{table}/seats/push``."""

    endpoint: Endpoint


class PushNotification(Struct, frozen=True, kw_only=True):
    """A notification for the service worker to show. It is encrypted for one browser, and does not describe the
    game."""

    title: str
    body: str
    table: str
    """The id of the table, which a click opens."""
    lang: str
