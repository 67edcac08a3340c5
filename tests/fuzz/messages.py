"""Messages of every type to tables of every kind, from whoever may be there; each is answered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from hypothesis import strategies as st
from msgspec import inspect as types
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from settebello.server.protocol import ClientMessage
from settebello.variants import VARIANTS
from tests.fuzz.values import LEGAL, NOW, anything, broken, faults, struct, words, written
from tests.server.support import PATIENCE

Sent = str | bytes | dict[str, Any]
WHO = ("host", "guest", "spectator")
CLOSED = {1000, 1007, 1009, 4400, 4403, 4429}
"""Why the server may end a connection that was sent such things."""
LONGEST = 4096


def kinds() -> list[types.StructType]:
    """The types of all messages that a client may send."""
    union = types.type_info(ClientMessage)
    assert isinstance(union, types.UnionType)
    return [info for info in union.types if isinstance(info, types.StructType)]


messages: st.SearchStrategy[Sent] = st.one_of(
    st.one_of(*map(struct, kinds())),
    st.one_of(*map(struct, kinds())),
    st.tuples(st.one_of(*map(struct, kinds())).map(written), faults).map(lambda both: broken(both[0], *both[1])),
    anything.map(written),
    words,
    st.binary(max_size=30),
)
tables = st.fixed_dictionaries(
    {
        "variant": st.sampled_from(list(VARIANTS)),
        "against": st.sampled_from(["open", "greedy"]),
        "grace": st.sampled_from([1, 60]),
        "clock": st.sampled_from([None, None, 1]),
        "watchers": st.booleans(),
        "begun": st.booleans(),
    }
)
scenes = st.tuples(
    tables, st.none() | messages, st.lists(st.tuples(st.sampled_from(WHO), messages), min_size=1, max_size=12)
)
"""A table, what may come before a join, and who sends what."""


def _type_of(text: str | bytes) -> object:
    """The type that a message says it is; None: it is nothing of the kind."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return message.get("type") if isinstance(message, dict) else None


class Device:
    """A connection that comes back when it was ended, and waits for the answer to whatever it sends."""

    def __init__(self, address: str, key: str | None) -> None:
        self._address = address
        self._join = {"type": "watch"} if key is None else {"type": "join", "key": key}
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._marks = 0
        self.version, self.legal = 0, [""]

    def send(self, sent: Sent) -> None:
        """Send it, and see that it is answered; the connection may be ended with a reason, and is opened again."""
        try:
            if self._socket is None:
                self._socket = self._open.enter_context(connect(self._address, close_timeout=1, max_size=None))
                self._socket.send(json.dumps(self._join))
            text = written(self._apt(sent)) if isinstance(sent, dict) else sent
            self._socket.send(text)
            answers = self._until_answered(self._socket)
        except ConnectionClosed as closed:
            _must_have_a_reason(closed, sent)
            self.close()
            return
        if _type_of(text) != "missed":  # answered with how the game stands, once there is one
            assert answers & {"ok", "error", "advice"}, f"not answered: {text!r}"

    def _apt(self, sent: dict[str, Any]) -> dict[str, Any]:
        legal = self.legal[self.version % len(self.legal)]
        known = {NOW: self.version, LEGAL: legal}
        return {
            name: known.get(value, value) if isinstance(value, int | str) else value for name, value in sent.items()
        }

    def _until_answered(self, socket: ClientConnection) -> set[str]:
        """What is heard until the answer to a mark, which is no message and changes nothing."""
        self._marks += 1
        mark = f"mark {self._marks}"
        socket.send(json.dumps({"type": "act", "id": mark}))
        heard = set()
        while True:
            answer = json.loads(socket.recv(timeout=PATIENCE))
            if answer.get("id") == mark and answer["type"] == "error":
                return heard
            heard.add(answer["type"])
            if answer["type"] == "update":
                self.version, self.legal = answer["version"], answer["view"]["legal"] or [""]

    def close(self) -> None:
        self._open.close()
        self._socket = None


@contextmanager
def at_a_table(client: httpx.Client, port: int, wanted: dict[str, Any]) -> Iterator[tuple[str, dict[str, Device]]]:
    """The address of the socket of a new table, and three devices for it."""
    asked = {"variant": wanted["variant"], "pace": 0, "grace": wanted["grace"], "clock": wanted["clock"]}
    seats = VARIANTS[wanted["variant"]].default_seats
    others = [wanted["against"], *["greedy"] * (seats - 2)]
    host = client.post("/api/tables", json={**asked, "against": others, "watchers": wanted["watchers"]}).json()
    guest = client.post(f"/api/tables/{host['table']}/seats", json={"name": "Rosa"}).json()
    address = f"ws://127.0.0.1:{port}/api/tables/{host['table']}/socket"
    keys = {"host": host["key"], "guest": guest.get("key", "nobody's"), "spectator": None}
    devices = {who: Device(address, key) for who, key in keys.items()}
    if wanted["begun"]:
        for who in ("host", "guest"):
            devices[who].send({"type": "ready", "id": "ready", "ready": True})
    try:
        yield address, devices
    finally:
        for device in devices.values():
            device.close()


def any_message_is_answered(client: httpx.Client, port: int, scene: tuple[Any, Any, Any]) -> int:
    """Play a scene; how many messages were sent."""
    wanted, first, sent = scene
    with at_a_table(client, port, wanted) as (address, devices):
        if first is not None:
            _begins_with(address, first)
        for who, message in sent:
            devices[who].send(message)
    assert client.get("/health").status_code == 200
    return len(sent) + (first is not None)


def _begins_with(address: str, first: Sent) -> None:
    """Whatever comes first, it is answered or the connection ended with a reason."""
    with connect(address, close_timeout=1) as socket:
        try:
            socket.send(written(first) if isinstance(first, dict) else first)
            socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            _must_have_a_reason(closed, first)


def _must_have_a_reason(closed: ConnectionClosed, sent: Sent) -> None:
    assert closed.rcvd is not None, f"cut off without a word after {sent!r}"
    assert closed.rcvd.code in CLOSED, f"{closed.rcvd} after {sent!r}"
