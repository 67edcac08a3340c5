"""Whatever is sent, the server answers in a sentence and goes on; its own complaints are looked at when it is stopped.

A plain run is short; ``SETTEBELLO_FUZZ=20000`` tries so many of each.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import inspect as types
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from settebello.server.app import _API
from settebello.server.protocol import ClientMessage
from tests.server.support import ServerProcess, open_table, server_process

EXAMPLES = int(os.environ.get("SETTEBELLO_FUZZ", "100"))
USUAL = settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],  # what fails is shown as it was, and the time is bounded
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    derandomize="SETTEBELLO_FUZZ" not in os.environ,
)

words = st.sampled_from(
    ["", "7D", "9Cx4S5B", "declare", "claim", "keep", "open", "greedy", "person", "hello", "\x00", "é"]
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def _fitting(info: types.Type) -> st.SearchStrategy[Any]:
    """Values that a field of a message may have."""
    if isinstance(info, types.IntType):
        return st.integers(-2, 200)
    if isinstance(info, types.BoolType):
        return st.booleans()
    if isinstance(info, types.LiteralType):
        return st.sampled_from(list(info.values))
    if isinstance(info, types.UnionType):
        return st.one_of(*map(_fitting, info.types))
    if isinstance(info, types.StrType):
        return st.from_regex(info.pattern, fullmatch=True) if info.pattern else words
    return st.none()


def _messages() -> Iterator[st.SearchStrategy[dict[str, Any]]]:
    """Every message of the protocol, right or with a field that does not fit."""
    union = types.type_info(ClientMessage)
    assert isinstance(union, types.UnionType)
    for info in union.types:
        assert isinstance(info, types.StructType)
        fields = {field.encode_name: _fitting(field.type) | anything for field in info.fields}
        fields = {name: st.one_of(good, good, good, anything) for name, good in fields.items()}
        yield st.fixed_dictionaries({"type": st.just(info.tag)}, optional=fields)
        right = {field.encode_name: _fitting(field.type) for field in info.fields}
        yield st.fixed_dictionaries({"type": st.just(info.tag), **right})


messages = (
    st.one_of(*_messages()).map(json.dumps) | anything.map(json.dumps) | st.text(max_size=30) | st.binary(max_size=30)
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("fuzzed"), flags=["--limit", "messages=100000"]) as running:
        yield running


def _memory(server: ServerProcess) -> int:
    """Resident pages."""
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])


@USUAL
@given(sent=st.lists(messages, min_size=1, max_size=8), first=st.booleans())
def test_any_message_is_answered(fuzzed: ServerProcess, sent: list[str | bytes], first: bool) -> None:
    ticket = open_table(fuzzed, against=["open"] if first else ["greedy"])
    address = f"ws://127.0.0.1:{fuzzed.port}/api/tables/{ticket['table']}/socket"
    with suppress(ConnectionClosed), connect(address, close_timeout=1) as socket:
        if first:  # whatever comes first, it is answered or the connection closed
            socket.send(sent[0])
        socket.send(json.dumps({"type": "join", "key": ticket["key"]}))
        for message in sent:
            socket.send(message)
        socket.send('{"type": "say", "id": "the end", "phrase": "hello"}')
        while json.loads(socket.recv(timeout=10)).get("id") != "the end":
            pass
    assert httpx.get(f"{fuzzed.url}/health").status_code == 200


FIELDS = ("variant", "seats", "against", "name", "pace", "settings", "grace", "clock", "key", "text")
PATHS = sorted({(route.path, method) for route in _API for method in getattr(route, "methods", None) or {"GET"}})


@USUAL
@given(
    place=st.sampled_from(PATHS),
    name=st.text(min_size=1, max_size=12) | st.just("known"),
    body=anything.map(json.dumps).map(str.encode)
    | st.binary(max_size=50)
    | st.fixed_dictionaries(
        {},
        optional=dict.fromkeys(FIELDS, words | anything),
    )
    .map(json.dumps)
    .map(str.encode),
)
def test_any_request_is_answered(fuzzed: ServerProcess, place: tuple[str, str], name: str, body: bytes) -> None:
    path, method = place
    for hole in ("{table}", "{code}"):
        path = path.replace(hole, quote(name, safe=""))
    answer = httpx.request(
        method, f"{fuzzed.url}/api{path}", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code < 500, (place, name, body, answer.text)
    if answer.status_code >= 400 and method != "HEAD":
        assert answer.json()["message"].endswith("."), "a sentence"


def test_fuzzing_has_left_no_memory_behind(fuzzed: ServerProcess) -> None:
    """The same again and again: the second half needs no more than the first."""
    ticket = open_table(fuzzed)
    address = f"ws://127.0.0.1:{fuzzed.port}/api/tables/{ticket['table']}/socket"

    def much() -> int:
        for _ in range(20):
            with connect(address) as socket:
                socket.send(json.dumps({"type": "join", "key": ticket["key"]}))
                for number in range(30):
                    socket.send(json.dumps({"type": "act", "id": str(number), "version": -1, "action": "7D"}))
                    while json.loads(socket.recv(timeout=5)).get("id") != str(number):
                        pass
        return _memory(fuzzed)

    much()
    first = much()
    assert much() - first < 1500, "pages"
