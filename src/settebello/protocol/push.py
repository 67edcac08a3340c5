"""What is said about notifications: the requests of the page, and what a push service brings to its service worker."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Attention = Literal["turn", "filled", "hurry", "round"]
"""Why somebody is notified: it is their turn; the table has filled; their time is running out; the next round waits for
their device."""
Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]


class PushInfo(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/push``."""

    key: str | None
    """The public key of the server, for which a browser subscribes; null: this server sends no notifications."""


class SubscribeRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{table}/seats/push``: where to send notifications, as the browser's `PushSubscription`
    says. The seat is that of the key in the header ``Authorization``."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    lang: Annotated[str, Meta(max_length=10)] = "en"
    """The language of the notifications."""


class UnsubscribeRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``DELETE /api/tables/{table}/seats/push``."""

    endpoint: Endpoint


class PushNotification(Struct, frozen=True, kw_only=True):
    """What the service worker shows. It is encrypted for one browser, and says nothing of the game."""

    title: str
    body: str
    table: str
    """The id of the table, which a click opens."""
    lang: str
