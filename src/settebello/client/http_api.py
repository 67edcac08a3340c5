"""The HTTP requests to a server; ``lang`` is the language of its refusals."""

from __future__ import annotations

import json
import secrets
from http.client import HTTPException
from typing import NamedTuple, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from msgspec import Struct

from settebello.client.errors import (
    NO_SERVER,
    SERVER_NOT_OURS,
    SERVER_OTHER_VERSION,
    ClientError,
    FalseRecord,
    NoServer,
    Refused,
    VersionError,
)
from settebello.client.links import TableLink, game_link, read_game_link
from settebello.client.sanitizer import decode_sanitized, sanitize_text
from settebello.errors import SettebelloError
from settebello.record import Record, read
from settebello.record.model import FORMAT
from settebello.untrusted_text import TextError, decode_text

HTTP_TIMEOUT = 15.0
"""Seconds within which a server must answer."""
MAX_RESPONSE_BYTES = 8 * 1024 * 1024
T = TypeVar("T")


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table as seen before sitting down: the part of the server's response that the client needs."""

    title: str
    open: tuple[int, ...]
    """The seats that can be taken."""
    begun: bool
    closed: bool
    may_watch: bool


class SeatTicket(Struct, frozen=True, kw_only=True):
    """A seat that was taken, and its secret: the part of the server's response that the client needs."""

    table: str
    key: str
    seat: int


class Response(NamedTuple):
    """A server's answer."""

    status: int
    content: bytes


class _TableId(Struct, frozen=True):
    table: str


class _GameId(Struct, frozen=True):
    game: str


class _Refusal(Struct, frozen=True):
    message: str
    code: str = ""


def find_table(link: TableLink, *, lang: str = "en") -> str:
    """The id of the table that a link or its code leads to.

    Raises:
        ClientError: there is no server, or no such code.
    """
    if link.table:
        return link.table
    return fetch(link.server, f"/api/codes/{quote(link.code)}", _TableId, lang).table


def fetch_table_summary(server: str, table: str, *, key: str | None = None, lang: str = "en") -> TableSummary:
    """An outsider's view of a table.

    Raises:
        ClientError: there is no server, or no such table.
    """
    return fetch(server, f"/api/tables/{quote(table)}", TableSummary, lang, key=key)


def take_seat(
    server: str,
    table: str,
    name: str,
    seat: int | None = None,
    *,
    device: str | None = None,
    profile_key: str | None = None,
    lang: str = "en",
) -> SeatTicket:
    """Take a seat at a table; the client makes its secret.

    Args:
        device: this device's permanent id, which keeps out a person who was sent away.
        profile_key: this device's key to a profile, whose name the seat gets.

    Raises:
        ClientError: there is no server, no such table, no free seat, or the name is not allowed.
    """
    path = f"/api/tables/{quote(table)}/seats"
    fields = {"name": name, "seat": seat, "key": secrets.token_urlsafe(24)}
    fields |= {"device": device, "profile_key": profile_key}
    return fetch(server, path, SeatTicket, lang, fields)


def report_person(server: str, table: str, key: str, seat: int, *, lang: str = "en") -> None:
    """Report the person at another seat to the people who run the server.

    Args:
        key: the secret of a seat there.

    Raises:
        ClientError: there is no server, or it refuses.
    """
    send_request(server, f"/api/tables/{quote(table)}/seats/report", lang, {"seat": seat}, key=key)


def fetch_record(server: str, table: str, *, key: str | None = None, lang: str = "en") -> Record:
    """The record of a table: its rules, and the rounds that are over.

    Args:
        key: the secret of a seat there; needed if nobody may watch.

    Raises:
        ClientError: there is no server or no such table, the record is not open to us, or this program does not
            know the rules.
    """
    return _decode_record(send_request(server, f"/api/tables/{quote(table)}/record", lang, key=key).content, server)


def keep_game(server: str, table: str, key: str, *, lang: str = "en") -> str:
    """Have the server keep a finished game, and return its link, which outlives the table. Asked again, it returns the
    same link.

    Args:
        key: the secret of a seat there.

    Raises:
        ClientError: there is no server or no such table, the game is not over, or the server refuses.
    """
    found = fetch(server, f"/api/tables/{quote(table)}/game", _GameId, lang, {}, key=key)
    return game_link(server, found.game)


def fetch_game(link: str, *, lang: str = "en") -> Record:
    """The record of a kept game.

    Args:
        link: ``https://HOST/game/ID``.

    Raises:
        ClientError: the link leads nowhere, the game was taken down, or this program does not know the rules.
    """
    found = read_game_link(link)
    return _decode_record(send_request(found.server, f"/api/games/{quote(found.game)}", lang).content, found.server)


def take_down_game(link: str, key: str, *, lang: str = "en") -> None:
    """Take a kept game down, for everybody.

    Args:
        link: ``https://HOST/game/ID``.
        key: the secret of a seat at that game.

    Raises:
        ClientError: the link leads nowhere, or the key is nobody's there.
    """
    found = read_game_link(link)
    send_request(found.server, f"/api/games/{quote(found.game)}", lang, key=key, method="DELETE")


def _decode_record(response: bytes, server: str) -> Record:
    try:
        text = decode_text(response)
    except SettebelloError as error:
        raise version_error(server) from error
    try:
        found = read(text)
        found.names = tuple(map(sanitize_text, found.names))
        return found
    except SettebelloError as error:
        if not text.startswith(f"[Settebello {FORMAT}]\n"):
            raise version_error(server) from error
        raise FalseRecord(SERVER_OTHER_VERSION(server=server), text, error.problem) from error


def fetch(server: str, path: str, kind: type[T], lang: str, body: object = None, *, key: str | None = None) -> T:
    """The answer to a request, as a struct. Arguments and errors as for :func:`send_request`."""
    try:
        return decode_sanitized(send_request(server, path, lang, body, key=key).content, kind)
    except TextError as error:
        raise version_error(server) from error


def send_request(
    server: str, path: str, lang: str, body: object = None, *, key: str | None = None, method: str | None = None
) -> Response:
    """The response to a request that the server has granted.

    Args:
        method: GET, or POST with a body, unless it is given.

    Raises:
        ClientError: there is no server, or it refuses.
    """
    data = None if body is None else json.dumps(body).encode()
    headers = {"Accept-Language": lang} | ({"Content-Type": "application/json"} if data else {})
    headers |= {"Authorization": f"Bearer {key}"} if key else {}  # not in the address, which servers log
    try:
        with urlopen(Request(server + path, data, headers, method=method), timeout=HTTP_TIMEOUT) as response:
            return Response(response.status, response.read(MAX_RESPONSE_BYTES))
    except HTTPError as error:
        raise _refusal(server, error) from error
    except (URLError, OSError, HTTPException, ValueError) as error:
        raise server_unreachable(server, error) from error


def _refusal(server: str, error: HTTPError) -> ClientError:
    with error:
        try:
            refusal = decode_sanitized(error.read(MAX_RESPONSE_BYTES), _Refusal)
            return Refused(refusal.message, refusal.code)
        except (TextError, OSError, HTTPException):
            return NoServer(SERVER_NOT_OURS(server=server))


def server_unreachable(server: str, error: Exception) -> NoServer:
    """The error for a server that does not answer, with the reason."""
    cause = error.reason if isinstance(error, URLError) else error
    reason = cause.strerror or str(cause) if isinstance(cause, OSError) else str(cause)
    return NoServer(NO_SERVER(server=server, reason=sanitize_text(reason).rstrip(".")))


def version_error(server: str) -> VersionError:
    """The error for a server that answers something that this program does not understand."""
    return VersionError(SERVER_OTHER_VERSION(server=server))
