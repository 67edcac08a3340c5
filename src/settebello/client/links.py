"""Links to tables, as people send them to each other.

>>> read_link("https://scopa.example.org/table/x7Yf-q2").table
'x7Yf-q2'
>>> read_link("abd-2346", "scopa.example.org").code
'ABD2346'
"""

from __future__ import annotations

import re
from urllib.parse import SplitResult, parse_qs, urlsplit

from msgspec import Struct

from settebello.client.errors import LINK_KEY, LINK_LONG, LINK_NOWHERE, LINK_SERVER, LinkError
from settebello.protocol.http import CODE_LENGTH

HERE = "http://127.0.0.1:7777"
"""The server that a code is for, unless another is named: one on this machine."""
LONGEST = 500
_TABLE = re.compile(r"/table/([A-Za-z0-9_-]{1,64})/?")
_KEY = re.compile(r"[A-Za-z0-9_-]{1,64}")
_LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Link(Struct, frozen=True, kw_only=True):
    """Where a table is: by its name, or by a short code."""

    server: str
    """Such as ``https://scopa.example.org``."""
    table: str = ""
    code: str = ""
    key: str | None = None
    """The secret of a seat, in a link that somebody has kept for themselves."""


def read_link(text: str, server: str | None = None) -> Link:
    """What a link says: ``https://HOST/table/NAME``, with ``#seat=SECRET`` for one's own seat, or a code of seven
    letters and digits, which ``server`` knows (default: one on this machine).

    Raises:
        LinkError: it is none of them.
    """
    text = text.strip()
    if len(text) > LONGEST:
        raise LinkError(LINK_LONG(longest=LONGEST, length=len(text)))
    code = "".join(filter(str.isalnum, text)).upper()
    if "/" not in text and "." not in text and len(code) == CODE_LENGTH and code.isascii():
        return Link(server=server_of(HERE if server is None else server), code=code)
    parts = _split(text)
    found = _TABLE.fullmatch(parts.path)
    if found is None:
        raise LinkError(LINK_NOWHERE(text=_short(text)))
    return Link(server=_server(parts), table=found[1], key=_key(parts.fragment))


def server_of(text: str) -> str:
    """The address of a server, such as ``https://scopa.example.org``.

    Raises:
        LinkError: it is no address.
    """
    return _server(_split(text.strip()))


def own_link(server: str, table: str, key: str | None) -> str:
    """The link by which whoever has that secret comes back to their seat."""
    return f"{server}/table/{table}" + (f"#seat={key}" if key else "")


def _split(text: str) -> SplitResult:
    try:
        parts = urlsplit(text if "://" in text else f"{_usual_scheme(text)}://{text}")
        named = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        named = False
    if not named or parts.scheme not in ("http", "https") or "@" in parts.netloc or not text.isprintable():
        raise LinkError(LINK_SERVER(text=_short(text)))
    return parts


def _usual_scheme(text: str) -> str:
    return "http" if text.startswith(_LOOPBACK) else "https"


def _server(parts: SplitResult) -> str:
    return f"{parts.scheme}://{parts.netloc}"


def _key(fragment: str) -> str | None:
    """``seat=SECRET``, as the page writes it, or the secret alone."""
    key = parse_qs(fragment).get("seat", [fragment])[0]
    if key and not _KEY.fullmatch(key):
        raise LinkError(LINK_KEY())
    return key or None


def _short(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text[:60])
