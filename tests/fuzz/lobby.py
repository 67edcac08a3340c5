"""Messages of every type to the lobby, from two people at once; each is answered."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import httpx
from hypothesis import strategies as st
from msgspec import inspect as types
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from settebello.protocol.lobby import LobbyClientMessage
from settebello.server.credentials import new_key
from tests.fuzz import values
from tests.fuzz.messages import Control, Text, controls, must_have_a_reason
from tests.fuzz.values import anything, broken, faults, struct, words, written
from tests.support.server_process import TIMEOUT

ANSWERS = {"waiting", "cancelled", "seated", "error"}


def kinds() -> list[types.StructType]:
    """The types of all messages that a client may send to the lobby."""
    union = types.type_info(LobbyClientMessage)
    assert isinstance(union, types.UnionType)
    return [info for info in union.types if isinstance(info, types.StructType)]


right = st.one_of(*map(struct, kinds()))
messages: st.SearchStrategy[Text] = st.one_of(
    right,
    right,
    st.tuples(right.map(written), faults).map(lambda both: broken(both[0], *both[1])),
    anything.map(written),
    words,
    st.binary(max_size=30),
)
scenes = st.lists(
    st.tuples(st.integers(0, 1), st.one_of(messages, messages, messages, controls)), min_size=1, max_size=10
)
"""Who sends what."""


class Visitor:
    """A connection that comes back when it was ended, and waits for the answer to whatever it sends."""

    def __init__(self, port: int) -> None:
        self._address = f"ws://127.0.0.1:{port}/api/lobby/socket"
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self._key = new_key()
        self._marks = 0

    def send(self, sent: Text | Control) -> None:
        """Send it, and see that it is answered; the connection may be ended with a reason."""
        try:
            if self._socket is None:
                self._socket = self._open.enter_context(connect(self._address, close_timeout=1, max_size=None))
            if isinstance(sent, Control):
                (self._socket.ping if sent.kind == "ping" else self._socket.pong)(sent.payload)
            else:
                self._socket.send(written(self._apt(sent)) if isinstance(sent, dict) else sent)
            heard = self._until_answered(self._socket)
        except ConnectionClosed as closed:
            must_have_a_reason(closed, sent)
            self.close()
            return
        assert isinstance(sent, Control) or heard & ANSWERS, f"not answered: {sent!r}"

    def _apt(self, sent: dict[str, Any]) -> dict[str, Any]:
        return {name: self._key if value == values.NEW_KEY else value for name, value in sent.items()}

    def _until_answered(self, socket: ClientConnection) -> set[str]:
        """Everything heard until the answer to a mark, which is not a message and changes nothing."""
        self._marks += 1
        mark = f"mark {self._marks}"
        socket.send(json.dumps({"type": "seek", "id": mark}))
        heard: set[str] = set()
        while True:
            answer = json.loads(socket.recv(timeout=TIMEOUT))
            if answer.get("id") == mark and answer["type"] == "error":
                return heard
            heard.add(answer["type"])

    def close(self) -> None:
        self._open.close()
        self._socket = None


def any_message_is_answered(client: httpx.Client, port: int, scene: list[tuple[int, Text | Control]]) -> int:
    """Play a scene; how many messages were sent."""
    visitors = [Visitor(port), Visitor(port)]
    try:
        for who, sent in scene:
            visitors[who].send(sent)
    finally:
        for visitor in visitors:
            visitor.close()
    assert client.get("/health").status_code == 200
    return len(scene)
