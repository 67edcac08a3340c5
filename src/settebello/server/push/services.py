"""Which addresses notifications may go to: clients choose them, and the server must not be made to ask others."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from settebello.errors import SettebelloError
from settebello.protocol import refusals

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
"""The push services of the known browsers: Chrome and those built on it, Firefox, Edge, Safari."""


class RefusedSubscription(SettebelloError):
    """A subscription whose address or keys cannot be used."""


def check_endpoint(endpoint: str, services: Collection[str] = PUSH_SERVICES) -> None:
    """Check that an address belongs to one of the push services.

    >>> check_endpoint("https://updates.push.services.mozilla.com/wpush/v2/abc")

    Args:
        endpoint: the address that a browser has given for a subscription.
        services: host names, which may begin with ``*.``, of services with TLS at the usual port; or an origin, such as
            ``http://127.0.0.1:9000``, for a service of one's own.

    Raises:
        RefusedSubscription: it does not.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise RefusedSubscription(refusals.OTHER_PUSH_SERVICE()) from error
    plain = endpoint.isascii() and endpoint.isprintable() and not {" ", "\\", "#"} & {*endpoint}
    if not plain or parts.username is not None or parts.password is not None:
        raise RefusedSubscription(refusals.OTHER_PUSH_SERVICE())
    if f"{parts.scheme}://{parts.netloc}" in services:
        return
    if parts.scheme != "https" or port not in (None, 443) or not any(_is_of(host, name) for name in services):
        raise RefusedSubscription(refusals.OTHER_PUSH_SERVICE())


def _is_of(host: str, name: str) -> bool:
    return host.endswith(name[1:]) if name.startswith("*.") else host == name


def origin_of(endpoint: str) -> str:
    """The origin of an address, for which a request is signed."""
    parts = urlsplit(endpoint)
    return f"{parts.scheme}://{parts.netloc}"
