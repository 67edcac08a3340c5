"""The address of a client, even behind proxies, and the key for its limits."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

from settebello.protocol.addresses import AddressError

IPV6_PREFIX_BITS = 64
"""The bits of an IPv6 address that identify a site (RFC 6177). A site has one limit."""
ANY_ADDRESS = "*"

Network = IPv4Network | IPv6Network


@lru_cache(maxsize=4096)
def rate_limit_key(address: str) -> str:
    """The key for the limits of an address: for IPv6 its first 64 bits. IPv4 in IPv6 notation counts as IPv4.

    >>> rate_limit_key("2001:db8:1:2:3:4:5:6"), rate_limit_key("::ffff:192.0.2.1"), rate_limit_key("192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(known) if known.is_loopback else str(ip_network((known, IPV6_PREFIX_BITS), strict=False))


def proxy_count(proxies: str) -> int:
    """The number of chained proxies if ``--proxies`` gives it, or 0 if it gives names or nothing. ``*`` is one proxy,
    whatever its address.

    >>> proxy_count("2"), proxy_count("*"), proxy_count("127.0.0.1, 10.0.0.0/8"), proxy_count("")
    (2, 1, 0, 0)
    """
    return 1 if proxies.strip() == ANY_ADDRESS else int(proxies) if proxies.strip().isdecimal() else 0


def normal_proxies(proxies: str) -> str:
    """The normal form of ``--proxies``: the networks of the proxies, separated by commas, or their number.

    >>> normal_proxies("127.0.0.1, 10.0.0.5/8"), normal_proxies("*")
    ('127.0.0.1/32,10.0.0.0/8', '1')

    Raises:
        AddressError: it names a proxy by something other than its address.
    """
    return str(proxy_count(proxies) or ",".join(map(str, _networks(proxies))))


class TrustedProxies:
    """The addresses of trusted proxies, as given by ``--proxies``.

    Raises:
        AddressError: it names a proxy by something other than its address.
    """

    def __init__(self, proxies: str) -> None:
        self._all = proxy_count(proxies) > 0
        self._networks = [] if self._all else _networks(proxies)

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            known = ip_address(address)
        except ValueError:
            return False
        mapped = known.ipv4_mapped if isinstance(known, IPv6Address) else None
        return any((mapped or known) in network for network in self._networks)


def _networks(proxies: str) -> list[Network]:
    return [_parse_network(name) for part in proxies.split(",") if (name := part.strip())]


def _parse_network(name: str) -> Network:
    try:
        return ip_network(name, strict=False)
    except ValueError as error:
        right = "an IP address, a network such as 10.0.0.0/8, or only the number of proxies"
        raise AddressError(f"{name!r} is not the address of a proxy: write {right}.") from error


class ForwardedAddressMiddleware:
    """ASGI middleware that takes the client's address from ``X-Forwarded-For``. Each proxy appends the address that
    connected to it. Anything further to the left may be forged.

    Args:
        hops: the number of chained proxies, 1 or more.
    """

    def __init__(self, app: ASGIApp, hops: int) -> None:
        self._app = app
        self._hops = hops

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            named = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            addresses = b",".join(named).decode("latin-1").split(",") if named else []
            if len(addresses) >= self._hops:
                scope["client"] = _without_port(addresses[-self._hops].strip()), 0
            scheme = next((value for name, value in scope["headers"] if name == b"x-forwarded-proto"), b"").strip()
            if scheme in (b"http", b"https"):
                secure = scheme == b"https"
                scope["scheme"] = ("wss" if secure else "ws") if scope["type"] == "websocket" else scheme.decode()
        await self._app(scope, receive, send)


def _without_port(address: str) -> str:
    """
    >>> [_without_port(text) for text in ("[2001:db8::1]:80", "192.0.2.1:80", "2001:db8::1", "192.0.2.1")]
    ['2001:db8::1', '192.0.2.1', '2001:db8::1', '192.0.2.1']
    """
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address
