"""What a server answers beside the socket of a table; ``lang`` is the language in which it says no."""

from __future__ import annotations

import json
import secrets
from http.client import HTTPException
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from settebello.client.errors import NO_SERVER, NOT_OURS, OTHER_VERSION, ClientError, NoServer, Refused, VersionError
from settebello.client.links import Link
from settebello.client.sanitizer import decoded, printable
from settebello.errors import SettebelloError
from settebello.record import Record, read

WITHIN = 15.0
"""Seconds in which a server must answer."""
LONGEST_ANSWER = 8 * 1024 * 1024
T = TypeVar("T")


class Invitation(Struct, frozen=True, kw_only=True):
    """A table before one sits down at it."""

    title: str
    open: tuple[int, ...]
    """The seats that can be taken."""
    begun: bool
    closed: bool
    may_watch: bool


class Ticket(Struct, frozen=True, kw_only=True):
    """A seat that was taken."""

    table: str
    key: str
    seat: int


class _Found(Struct, frozen=True):
    table: str


class _Refusal(Struct, frozen=True):
    message: str


def find_table(link: Link, *, lang: str = "en") -> str:
    """The name of the table to which a link or its code leads.

    Raises:
        ClientError: there is no server, or no such code.
    """
    if link.table:
        return link.table
    return _got(link.server, f"/api/codes/{quote(link.code)}", _Found, lang).table


def invitation(server: str, table: str, *, key: str | None = None, lang: str = "en") -> Invitation:
    """What there is to be seen of a table from outside.

    Raises:
        ClientError: there is no server, or no such table.
    """
    return _got(server, f"/api/tables/{quote(table)}", Invitation, lang, key=key)


def take_seat(
    server: str, table: str, name: str, seat: int | None = None, *, device: str | None = None, lang: str = "en"
) -> Ticket:
    """Sit down at a table; the secret is made here.

    Args:
        device: this device's own lasting name: who was sent away from a table stays out with it.

    Raises:
        ClientError: there is no server, no such table, no free seat, or the name does not do.
    """
    path = f"/api/tables/{quote(table)}/seats"
    asked = {"name": name, "seat": seat, "key": secrets.token_urlsafe(24)}
    if device is None:
        return _got(server, path, Ticket, lang, asked)
    try:
        return _got(server, path, Ticket, lang, asked | {"device": device})
    except Refused as error:
        if "`device`" not in str(error):
            raise
        return _got(server, path, Ticket, lang, asked)  # an older server takes no field that it does not know


def record(server: str, table: str, *, key: str | None = None, lang: str = "en") -> Record:
    """The rules of a table, and its rounds that are over.

    Args:
        key: the secret of a seat there; needed where nobody may watch.

    Raises:
        ClientError: there is no server or no such table, it is not for us, or it plays by rules that are not known
            here.
    """
    text = _asked(server, f"/api/tables/{quote(table)}/record", lang, key=key)
    try:
        found = read(text.decode())
        found.names = tuple(map(printable, found.names))
        return found
    except (SettebelloError, UnicodeDecodeError) as error:
        raise _other_version(server) from error


def _got(server: str, path: str, kind: type[T], lang: str, asked: object = None, *, key: str | None = None) -> T:
    try:
        return decoded(_asked(server, path, lang, asked, key=key), kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _other_version(server) from error


def _asked(server: str, path: str, lang: str, asked: object = None, *, key: str | None = None) -> bytes:
    body = None if asked is None else json.dumps(asked).encode()
    headers = {"Accept-Language": lang} | ({"Content-Type": "application/json"} if body else {})
    headers |= {"Authorization": f"Bearer {key}"} if key else {}  # not in the address, which logs have
    try:
        with urlopen(Request(server + path, body, headers), timeout=WITHIN) as answer:
            text: bytes = answer.read(LONGEST_ANSWER)
            return text
    except HTTPError as error:
        raise _refusal(server, error) from error
    except (URLError, OSError, HTTPException, ValueError) as error:
        raise no_server(server, error) from error


def _refusal(server: str, error: HTTPError) -> ClientError:
    with error:
        try:
            return Refused(decoded(error.read(LONGEST_ANSWER), _Refusal).message)
        except (msgspec.MsgspecError, UnicodeDecodeError, OSError, HTTPException):
            return NoServer(NOT_OURS(server=server))


def no_server(server: str, error: Exception) -> NoServer:
    """Nobody answers, and why."""
    cause = error.reason if isinstance(error, URLError) else error
    reason = cause.strerror or str(cause) if isinstance(cause, OSError) else str(cause)
    return NoServer(NO_SERVER(server=server, reason=printable(reason).rstrip(".")))


def _other_version(server: str) -> VersionError:
    return VersionError(OTHER_VERSION(server=server))
