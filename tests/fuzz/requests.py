"""Requests to every address, rightly and wrongly; each is answered, and never by a failure of the server."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import quote

import httpx
from hypothesis import strategies as st
from msgspec import inspect as types
from starlette.routing import BaseRoute, Mount, Route

from settebello.server.api import Question
from settebello.server.app import routes_of
from settebello.server.composing import Chosen, File
from settebello.server.doors import HEADERS
from settebello.server.opening import Wanted
from settebello.server.pages import STATIC, Files, Page
from settebello.server.seats import WantedSeat
from tests.fuzz.values import anything, broken, faults, struct, words, written
from tests.server.support import PATIENCE

BODIES: dict[str, type] = {
    "/api/tables": Wanted,
    "/api/tables/{table}/seats": WantedSeat,
    "/api/captures": Question,
    "/api/rules": Chosen,
    "/api/house-rules": File,
}
"""What is sent to each address that takes something."""
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"]


def addresses(routes: Sequence[BaseRoute] | None = None, before: str = "") -> Iterator[tuple[str, str]]:
    """Every address of the server, with the methods that it takes."""
    for route in routes_of(Page(Files(STATIC))) if routes is None else routes:
        if isinstance(route, Mount) and route.routes:
            yield from addresses(route.routes, before + route.path)
        elif isinstance(route, Route):
            yield from ((before + route.path, method) for method in sorted(route.methods or ()))
        elif isinstance(route, Mount):  # files
            yield before + route.path + "/assets/x.js", "GET"


SOCKET = "/api/tables/{table}/socket"
PLACES = sorted({*addresses(), (SOCKET, "GET")})
names = words.filter(bool) | st.text(min_size=1, max_size=12) | st.sampled_from([".", "..", "../..", "a/b", "known"])
texts = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30).map(str.strip)
headers = st.fixed_dictionaries(
    {},
    optional={
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
    st.sampled_from(["lang", "x"]), st.sampled_from(["it", "ar", "xx", "\x00"]) | words, max_size=2
)


def _bodies(path: str) -> st.SearchStrategy[bytes]:
    right = struct(types.type_info(BODIES[path])) if path in BODIES else anything
    whole = right.map(written).map(str.encode)
    damaged = st.tuples(right.map(written), faults).map(lambda both: broken(both[0], *both[1]))
    return st.one_of(whole, whole, whole, damaged, anything.map(written).map(str.encode), st.binary(max_size=50))


def _asked(place: tuple[str, str]) -> st.SearchStrategy[dict[str, Any]]:
    path, method = place
    return st.fixed_dictionaries(
        {
            "path": names.map(
                lambda name: path.replace("{table}", quote(name, safe="")).replace("{code}", quote(name))
            ),
            "method": st.sampled_from([method] * 9 + METHODS),
            "query": queries,
            "headers": st.one_of(st.just({}), st.just({}), headers),
            "body": _bodies(path) if method == "POST" else st.just(b"") | st.binary(max_size=20),
        }
    )


requests = st.sampled_from(PLACES).flatmap(_asked)


def any_request_is_answered(client: httpx.Client, table: str, asked: dict[str, Any]) -> None:
    """``table`` is one that exists: its name takes the place of ``known``."""
    path, method = asked["path"].replace("known", table), asked["method"]
    sent = {"content-type": "application/json", **asked["headers"]}
    answer = client.request(method, path, params=asked["query"], content=asked["body"], headers=sent)
    assert answer.status_code < 500, (method, path, asked, answer.text)
    assert "set-cookie" not in answer.headers
    for name, value in HEADERS.items():
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
raw = st.tuples(st.sampled_from(METHODS), names, st.lists(st.sampled_from(LINES), max_size=6), faults)
"""What is hardly a request any more."""


def any_bytes_end(port: int, sent: tuple[str, str, list[str], tuple[float, str]]) -> None:
    """The server answers or closes; it does not keep who has nothing more to say waiting."""
    method, name, lines, fault = sent
    text = "\r\n".join([f"{method} /api/tables/{quote(name)} HTTP/1.1", *lines, "", "{}"])
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
        connection.sendall(broken(text, *fault))
        connection.shutdown(socket.SHUT_WR)
        connection.settimeout(PATIENCE)
        try:
            while connection.recv(65536):
                pass
        except ConnectionResetError:
            pass
