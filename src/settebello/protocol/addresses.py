"""Host names and origins in one normal form, the one that browsers send. Only normal forms are compared.

>>> normal_host("Trésor.example"), normal_host("[2001:DB8:0::1]")
('xn--trsor-csa.example', '2001:db8::1')
>>> str(Origin.parse("HTTPS://Blog.example.org:443/"))
'https://blog.example.org'
"""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import ip_address

from msgspec import Struct

from settebello.errors import SettebelloError

DEFAULT_PORTS = {"http": 80, "https": 443}
MAX_PORT = 65535
MAX_HOST_LENGTH = 253
_LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)")
_HOST_PORT = re.compile(r"(\[[^\[\]]*\]|[^\[\]:]*)(?::([0-9]{0,5}))?")
_URL = re.compile(r"(?:([A-Za-z][A-Za-z0-9+.-]*)://)?([^/?#]*)(.*)", re.DOTALL)


class AddressError(SettebelloError):
    """A text that is not a host name or an origin."""


class Origin(Struct, frozen=True):
    """The origin of a page (RFC 6454): scheme, host and port."""

    scheme: str
    """``http`` or ``https``."""
    host: str
    """In its normal form."""
    port: int

    @classmethod
    def parse(cls, text: str) -> Origin:
        """Read an origin; a slash at its end is ignored.

        Raises:
            AddressError: the text is not an origin. The sentence shows the origin that it contains, if there is one.
        """
        scheme, place, rest = _split(text)
        scheme = scheme.lower()
        found = cls._from_parts(scheme or "https", place)
        if found is not None and scheme and rest in ("", "/"):
            return found
        right = found or "a site such as https://example.org"
        raise AddressError(f"{_quoted(text)} is not an origin: write {right}.")

    @classmethod
    def _from_parts(cls, scheme: str, place: str) -> Origin | None:
        try:
            host, port = split_host(place)
        except AddressError:
            return None
        default = DEFAULT_PORTS.get(scheme)
        return None if default is None or port == 0 else cls(scheme, host, port or default)

    def __str__(self) -> str:
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{name}" + ("" if self.port == DEFAULT_PORTS[self.scheme] else f":{self.port}")


def normal_host(text: str) -> str:
    """The normal form of a host name or IP address: lower case, punycode, without brackets and a dot at the end.

    Raises:
        AddressError: the text is something else. The sentence shows the host that it contains, if there is one.
    """
    try:
        return _normal_host(text)
    except ValueError:
        pass
    try:
        right = split_host(_split(text)[1])[0]
    except AddressError:
        right = "a name or an IP address, such as scopa.example.org"
    raise AddressError(f"{_quoted(text)} is not a host name: write {right}.")


@lru_cache(maxsize=1024)
def split_host(header: str) -> tuple[str, int | None]:
    """The normal host and the port of a ``Host`` header.

    >>> split_host("Scopa.example.org:8443"), split_host("[::1]")
    (('scopa.example.org', 8443), ('::1', None))

    Raises:
        AddressError: the text is not a host with or without a port.
    """
    found = _HOST_PORT.fullmatch(header)
    try:
        if found is None or int(found[2] or 0) > MAX_PORT:
            raise ValueError
        return _normal_host(found[1]), int(found[2]) if found[2] else None
    except ValueError as error:
        raise AddressError(f"{_quoted(header)} is not a host.") from error


def _normal_host(text: str) -> str:
    if len(text) > MAX_HOST_LENGTH:
        raise ValueError
    bare = text[1:-1] if text.startswith("[") and text.endswith("]") else text
    if ":" in bare or bare is not text:
        return str(ip_address(bare))
    mapped = text.lower() if text.isascii() else _browser_mapping(text)
    labels = [_ascii_label(label) for label in mapped.removesuffix(".").split(".")]
    name = ".".join(labels)
    if labels[-1].isdecimal():  # browsers read such a name as an IPv4 address
        return str(ip_address(name))
    if len(name) > MAX_HOST_LENGTH or not all(map(_LABEL.fullmatch, labels)):
        raise ValueError
    return name


def _browser_mapping(text: str) -> str:
    """Lower case and composed letters, as browsers write them (UTS 46)."""
    import idna  # large tables, which few names need

    return idna.uts46_remap(text, std3_rules=False)


def _ascii_label(label: str) -> str:
    return label if label.isascii() else "xn--" + label.encode("punycode").decode("ascii")


def _split(text: str) -> tuple[str, str, str]:
    """Scheme, place, and the rest of an address; the scheme may be missing."""
    found = _URL.fullmatch(text.strip())
    return ("", "", text) if found is None else (found[1] or "", found[2], found[3])


def _quoted(text: str) -> str:
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:60])
    return f"'{shown}'"
