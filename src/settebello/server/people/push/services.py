"""The addresses that notifications may go to. Clients choose them, so other addresses must be refused."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.protocol.addresses import Origin, normal_host

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
"""The push services of Chrome and browsers built on it, Firefox, Edge, and Safari."""


class RefusedSubscription(SettebelloError):
    """A subscription whose address or keys cannot be used."""


def normal_service(name: str) -> str:
    """The normal form of a push service: a host name, which may begin with ``*.``, or an origin.

    >>> normal_service("*.Push.example.org"), normal_service("http://127.0.0.1:9000/")
    ('*.push.example.org', 'http://127.0.0.1:9000')

    Raises:
        AddressError: it is neither.
    """
    if "://" in name:
        return str(Origin.parse(name))
    return f"*.{normal_host(name[2:])}" if name.startswith("*.") else normal_host(name)


def check_endpoint(endpoint: str, services: Collection[str] = PUSH_SERVICES) -> None:
    """Check that an address belongs to one of the push services.

    >>> check_endpoint("https://updates.push.services.mozilla.com/wpush/v2/abc")

    Args:
        endpoint: the address that a browser has given for a subscription.
        services: the services in their normal forms. A host name, which may begin with ``*.``, is a service with TLS at
            the usual port. An origin, such as ``http://127.0.0.1:9000``, may be your own service.

    Raises:
        RefusedSubscription: it does not.
    """
    try:
        parts = urlsplit(endpoint)
        origin = Origin.parse(f"{parts.scheme}://{parts.netloc}")
    except ValueError as error:
        raise RefusedSubscription(refusals.OTHER_PUSH_SERVICE()) from error
    plain = endpoint.isascii() and endpoint.isprintable() and not {" ", "\\", "#"} & {*endpoint}
    known = origin == Origin("https", origin.host, 443) and any(_is_of(origin.host, name) for name in services)
    if not plain or not (known or str(origin) in services):
        raise RefusedSubscription(refusals.OTHER_PUSH_SERVICE())


def _is_of(host: str, name: str) -> bool:
    return host.endswith(name[1:]) if name.startswith("*.") else host == name


def origin_of(endpoint: str) -> str:
    """The origin of an address. Requests are signed for it."""
    parts = urlsplit(endpoint)
    return str(Origin.parse(f"{parts.scheme}://{parts.netloc}"))
