"""Requests to every address, rightly and wrongly; each is answered, and never by a failure of the server."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from contextlib import suppress
from struct import pack as pack
from typing import Any
from urllib.parse import quote

import httpx
from hypothesis import strategies as st
from msgspec import Struct
from msgspec import inspect as types
from starlette.routing import BaseRoute, Mount, Route

from settebello.protocol.http import (
    CapturesRequest,
    ComposeRulesRequest,
    JoinDailyGroupRequest,
    MakeDailyGroupRequest,
    OpenDailyRequest,
    OpenMatchRequest,
    OpenTableRequest,
    ParseHouseRulesRequest,
    ReportRequest,
    ReviewRequest,
    ScoreRequest,
    TakeSeatRequest,
)
from settebello.protocol.positions import PositionRequest
from settebello.protocol.profiles import (
    AddFriendRequest,
    BlockPersonRequest,
    CreateProfileRequest,
    InviteFriendRequest,
    RenameProfileRequest,
    RestoreProfileRequest,
)
from settebello.protocol.push import SubscribeRequest
from settebello.protocol.replays import PracticeRequest, ReplayRequest, VariationRequest
from settebello.server.edge.app import page_routes
from settebello.server.edge.http.origin_guard import SECURITY_HEADERS
from settebello.server.edge.http.static_files import STATIC, IndexPage, StaticBundle
from tests.fuzz.values import anything, broken, faults, struct, words, written
from tests.support.server_process import TIMEOUT


class NoBody(Struct):
    """The body for an address that reads only the headers."""


class Known(Struct, frozen=True, kw_only=True):
    """Things that exist on the server: a table, and a profile with its first device; and the keys of both."""

    table: str
    seat_key: str
    profile: str
    profile_key: str
    device: str


BODIES: dict[str, type] = {
    "/api/tables": OpenTableRequest,
    "/api/daily": OpenDailyRequest,
    "/api/daily/groups": MakeDailyGroupRequest,
    "/api/daily/groups/{group}/members": JoinDailyGroupRequest,
    "/api/matches": OpenMatchRequest,
    "/api/matches/{match}/close": NoBody,
    "/api/tables/{table}/seats": TakeSeatRequest,
    "/api/tables/{table}/seats/push": SubscribeRequest,
    "/api/tables/{table}/seats/report": ReportRequest,
    "/api/tables/{table}/game": NoBody,
    "/api/games/{game}/review": ReviewRequest,
    "/api/replays": ReplayRequest,
    "/api/replays/variation": VariationRequest,
    "/api/practice": PracticeRequest,
    "/api/positions": PositionRequest,
    "/api/positions/recorded": VariationRequest,
    "/api/profiles": CreateProfileRequest,
    "/api/profiles/restore": RestoreProfileRequest,
    "/api/profiles/own/name": RenameProfileRequest,
    "/api/profiles/own/phrase": NoBody,
    "/api/profiles/own/push": SubscribeRequest,
    "/api/profiles/own/blocks": BlockPersonRequest,
    "/api/profiles/own/blocks/{profile}": NoBody,
    "/api/profiles/own/friends": AddFriendRequest,
    "/api/profiles/own/friends/{profile}": NoBody,
    "/api/profiles/own/friends/{profile}/invitation": InviteFriendRequest,
    "/api/captures": CapturesRequest,
    "/api/score": ScoreRequest,
    "/api/rules": ComposeRulesRequest,
    "/api/house-rules": ParseHouseRulesRequest,
}
"""The bodies for each address that takes one."""
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"]


def addresses(routes: Sequence[BaseRoute] | None = None, before: str = "") -> Iterator[tuple[str, str]]:
    """Every address of the server, with the methods that it takes."""
    for route in page_routes(IndexPage(StaticBundle(STATIC))) if routes is None else routes:
        if isinstance(route, Mount) and route.routes:
            yield from addresses(route.routes, before + route.path)
        elif isinstance(route, Route):
            yield from ((before + route.path, method) for method in sorted(route.methods or ()))
        elif isinstance(route, Mount):  # files
            yield before + route.path + "/assets/x.js", "GET"


SOCKET = "/api/tables/{table}/socket"
PLACES = sorted({*addresses(), (SOCKET, "GET"), ("/api/lobby/socket", "GET")})
names = words.filter(bool) | st.text(min_size=1, max_size=12) | st.sampled_from([".", "..", "../..", "a/b", "known"])
texts = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30).map(str.strip)
SEAT_KEY, PROFILE_KEY = "the key of the seat", "the key of the profile"
"""Placeholders for the attributes of :class:`Known`."""
credentials = st.fixed_dictionaries(
    {"authorization": st.sampled_from([f"Bearer {key}" for key in (SEAT_KEY, PROFILE_KEY, PROFILE_KEY)])}
)
headers = st.fixed_dictionaries(
    {},
    optional={
        "authorization": st.sampled_from([f"bearer  {PROFILE_KEY}", "Bearer", "Basic eDp5"]) | texts,
        "accept": st.sampled_from(["text/html", "*/*", "application/json;q=x"]) | texts,
        "accept-encoding": st.sampled_from(["gzip", "identity", "br;q=1.0, gzip;q=0"]) | texts,
        "content-type": st.sampled_from(["application/json; charset=utf-7", "text/plain", "application/JSON"]) | texts,
        "host": st.sampled_from(["localhost", "evil.example", "[::1", "127.0.0.1:99999"]) | texts,
        "if-none-match": texts,
        "origin": st.sampled_from(["null", "https://evil.example", "http://[", "http://127.0.0.1"]) | texts,
        "range": st.sampled_from(["bytes=0-1", "bytes=-5", "bytes=9-1", "bytes=0-0,2-3,x"]) | texts,
        "x-forwarded-for": texts,
    },
)
queries = st.dictionaries(
    st.sampled_from(["lang", "seats", "seed", "kind", "x"]),
    st.sampled_from(["it", "ar", "xx", "\x00", "-1", "sevens"]) | words,
    max_size=2,
)


def _bodies(path: str) -> st.SearchStrategy[bytes]:
    right = struct(types.type_info(BODIES[path])) if path in BODIES else anything
    whole = right.map(written).map(str.encode)
    damaged = st.tuples(right.map(written), faults).map(lambda both: broken(both[0], *both[1]))
    return st.one_of(whole, whole, whole, damaged, anything.map(written).map(str.encode), st.binary(max_size=50))


def _filled_in(path: str, name: str) -> str:
    """An address with that name in it."""
    for hole in ("{table}", "{match}", "{game}", "{group}", "{day}", "{profile}", "{device}"):
        path = path.replace(hole, quote(name, safe=""))
    return path.replace("{code}", quote(name))


def _asked(place: tuple[str, str]) -> st.SearchStrategy[dict[str, Any]]:
    path, method = place
    return st.fixed_dictionaries(
        {
            "path": names.map(lambda name: _filled_in(path, name)),
            "method": st.sampled_from([method] * 9 + METHODS),
            "query": queries,
            "headers": st.one_of(st.just({}), credentials, credentials, headers),
            "body": _bodies(path) if method == "POST" else st.just(b"") | st.binary(max_size=20),
        }
    )


requests = st.sampled_from(PLACES).flatmap(_asked)


def _addressed(path: str, known: Known) -> str:
    for before, name in (("/profiles/", known.profile), ("/blocks/", known.profile), ("/devices/", known.device)):
        path = path.replace(f"{before}known", before + name)
    return path.replace("known", known.table)


def any_request_is_answered(client: httpx.Client, known: Known, asked: dict[str, Any]) -> None:
    """Parts of an address called ``known`` are the existing things."""
    path, method = _addressed(asked["path"], known), asked["method"]
    sent = {"content-type": "application/json", **asked["headers"]}
    if "authorization" in sent:
        by_name = sent["authorization"].replace(SEAT_KEY, known.seat_key)
        sent["authorization"] = by_name.replace(PROFILE_KEY, known.profile_key)
    answer = client.request(method, path, params=asked["query"], content=asked["body"], headers=sent)
    assert answer.status_code < 500, (method, path, asked, answer.text)
    assert "set-cookie" not in answer.headers
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers.get(name) == value, (method, path, asked, name)
    if answer.status_code >= 400 and method != "HEAD" and answer.request.url.path.startswith("/api/"):
        assert answer.json()["message"].endswith("."), "a sentence"


LINES = [
    "Host: 127.0.0.1",
    "Content-Length: -1",
    "Content-Length: 5",
    "Transfer-Encoding: chunked",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    "Expect: 100-continue",
    ": x",
]


def _request(sent: tuple[str, str, list[str], tuple[float, str]]) -> bytes:
    method, name, lines, fault = sent
    text = "\r\n".join([f"{method} /api/tables/{quote(name)} HTTP/1.1", *lines, "", "{}"])
    return broken(text, *fault)


HANDSHAKE = "\r\n".join(
    [
        "GET /api/tables/known/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "",
        "",
    ]
)


def _frame(sent: tuple[int, int, bytes]) -> bytes:
    """A WebSocket frame, which may say another length than it has (RFC 6455, section 5.2)."""
    first, length, payload = sent
    return bytes([first, 0x80 | length]) + bytes(4) + payload


frames = st.tuples(
    st.sampled_from([0x81, 0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8A]) | st.integers(0, 255),
    st.sampled_from([0, 16, 125, 126, 127]) | st.integers(0, 125),
    st.sampled_from([b"", b'{"type":"watch"}', b"\x00\x10" + b'{"type":"watch"}', b"\xff" * 8])
    | st.binary(max_size=30),
).map(_frame)
raw = st.fixed_dictionaries(
    {
        "bytes": st.tuples(st.sampled_from(METHODS), names, st.lists(st.sampled_from(LINES), max_size=6), faults).map(
            _request
        )
        | st.lists(frames, max_size=8).map(lambda sent: HANDSHAKE.encode() + b"".join(sent)),
        "cuts": st.lists(st.floats(0, 1), max_size=4),
        "end": st.sampled_from(["finished", "finished", "cut off", "silent"]),
    }
)
"""Data that is hardly a request, or hardly a socket; it comes in pieces, and ends in one way or another."""
RESET = pack("ii", 1, 0)
"""For SO_LINGER: closing does not wait for anything."""


def any_bytes_end(port: int, table: str, sent: dict[str, Any]) -> socket.socket | None:
    """The server answers or closes; it does not keep who has nothing more to say waiting. The connection, if it says
    nothing more and keeps the server waiting: the server must hang up by itself (:func:`hung_up`)."""
    text = sent["bytes"].replace(b"/known/", f"/{table}/".encode())
    connection = socket.create_connection(("127.0.0.1", port), TIMEOUT)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if sent["end"] == "cut off":
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    try:
        _send_in_pieces(connection, text, sent["cuts"])
        if sent["end"] == "silent":
            return connection
        if sent["end"] == "finished":
            connection.shutdown(socket.SHUT_WR)
    except OSError:
        pass  # it has hung up already
    if sent["end"] == "finished":
        hung_up(connection)
    connection.close()
    return None


def _send_in_pieces(connection: socket.socket, text: bytes, cuts: list[float]) -> None:
    places = sorted(int(cut * len(text)) for cut in cuts)
    for start, end in zip([0, *places], [*places, len(text)], strict=True):
        connection.sendall(text[start:end])


def hung_up(connection: socket.socket) -> None:
    """Read until the server hangs up.

    Raises:
        TimeoutError: it does not.
    """
    connection.settimeout(TIMEOUT)
    with suppress(ConnectionResetError):
        while connection.recv(65536):
            pass
