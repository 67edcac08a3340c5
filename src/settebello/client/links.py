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

from settebello.client.errors import GAME_LINK_NOWHERE, LINK_KEY, LINK_LONG, LINK_NOWHERE, LINK_SERVER, LinkError
from settebello.protocol.addresses import AddressError, Origin
from settebello.protocol.http import CODE_LENGTH, LOOPBACK_HOSTS

LOCAL_SERVER = "http://127.0.0.1:7777"
"""The server on this machine, which a code is for unless another server is named."""
MAX_LINK_LENGTH = 500
_TABLE = re.compile(r"/table/([A-Za-z0-9_-]{1,64})/?")
_GAME = re.compile(r"/game/([A-Za-z0-9_-]{1,64})/?")
_KEY = re.compile(r"[A-Za-z0-9_-]{1,64}")


class TableLink(Struct, frozen=True, kw_only=True):
    """The place of a table: its id, or a short code."""

    server: str
    """Such as ``https://scopa.example.org``."""
    table: str = ""
    code: str = ""
    key: str | None = None
    """The secret of a seat; only in a person's own link."""


class GameLink(Struct, frozen=True, kw_only=True):
    """The place of a kept game."""

    server: str
    """Such as ``https://scopa.example.org``."""
    game: str


def read_game_link(text: str) -> GameLink:
    """Read the permanent link of a finished game, ``https://HOST/game/ID``. What follows a ``#`` is left out.

    >>> read_game_link("https://scopa.example.org/game/x7Yf-q2#3.14").game
    'x7Yf-q2'

    Raises:
        LinkError: the text is not such a link.
    """
    parts = _split_url(text.strip())
    found = _GAME.fullmatch(parts.path)
    if found is None or len(text) > MAX_LINK_LENGTH:
        raise LinkError(GAME_LINK_NOWHERE(text=_excerpt(text)))
    return GameLink(server=_server(parts), game=found[1])


def game_link(server: str, game: str) -> str:
    """The permanent link of a kept game."""
    return f"{server}/game/{game}"


def read_link(text: str, server: str | None = None) -> TableLink:
    """Read a link or a code.

    Args:
        text: ``https://HOST/table/ID``, with ``#seat=SECRET`` for your own seat, or a code of seven letters and
            digits.
        server: the server that knows the code, or None for the one on this machine.

    Raises:
        LinkError: it is neither a link nor a code.
    """
    text = text.strip()
    if len(text) > MAX_LINK_LENGTH:
        raise LinkError(LINK_LONG(longest=MAX_LINK_LENGTH, length=len(text)))
    code = "".join(filter(str.isalnum, text)).upper()
    if "/" not in text and "." not in text and len(code) == CODE_LENGTH and code.isascii():
        return TableLink(server=parse_server(LOCAL_SERVER if server is None else server), code=code)
    parts = _split_url(text)
    found = _TABLE.fullmatch(parts.path)
    if found is None:
        raise LinkError(LINK_NOWHERE(text=_excerpt(text)))
    return TableLink(server=_server(parts), table=found[1], key=_key_of_fragment(parts.fragment))


def parse_server(text: str) -> str:
    """The address of a server in its full form, such as ``https://scopa.example.org``.

    Raises:
        LinkError: it is not an address.
    """
    return _server(_split_url(text.strip()))


def seat_link(server: str, table: str, key: str | None) -> str:
    """The link to a table; with a key, the link that brings its owner back to their seat."""
    return f"{server}/table/{table}" + (f"#seat={key}" if key else "")


def _split_url(text: str) -> SplitResult:
    try:
        parts = urlsplit(text if "://" in text else f"https://{text}")
        if "://" not in text and parts.hostname in LOOPBACK_HOSTS:
            parts = parts._replace(scheme="http")
        named = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        named = False
    if not named or parts.scheme not in ("http", "https") or "@" in parts.netloc or not text.isprintable():
        raise LinkError(LINK_SERVER(text=_excerpt(text)))
    return parts


def _server(parts: SplitResult) -> str:
    try:
        return str(Origin.parse(f"{parts.scheme}://{parts.netloc}"))
    except AddressError as error:
        raise LinkError(LINK_SERVER(text=_excerpt(parts.netloc))) from error


def _key_of_fragment(fragment: str) -> str | None:
    """``seat=SECRET``, as the page writes it, or the secret alone."""
    key = parse_qs(fragment).get("seat", [fragment])[0]
    if key and not _KEY.fullmatch(key):
        raise LinkError(LINK_KEY())
    return key or None


def _excerpt(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text[:60])
