"""Messages of every type to tables of every kind, from everybody who may be there; each is answered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from hypothesis import strategies as st
from msgspec import Struct
from msgspec import inspect as types
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from settebello.commit_reveal import share_commitment, table_name
from settebello.protocol.close_codes import CloseCode
from settebello.protocol.game import ClientMessage
from settebello.server.credentials import new_key, new_table_id
from settebello.shuffle import new_seed
from settebello.variants import VARIANTS
from tests.fuzz import values
from tests.fuzz.values import LEGAL, NOW, anything, broken, faults, struct, words, written
from tests.support.server_process import TIMEOUT


class Control(Struct, frozen=True):
    """A ping, or a pong that nobody asked for."""

    kind: str
    payload: bytes


class Pieces(Struct, frozen=True):
    """A message in pieces, cut at places from 0 to 1."""

    message: dict[str, Any]
    cuts: list[float]

    def of(self, text: str) -> list[str]:
        places = sorted(int(cut * len(text)) for cut in self.cuts)
        return [text[start:end] for start, end in zip([0, *places], [*places, len(text)], strict=True)]


Text = str | bytes | dict[str, Any]
Sent = Text | Control | Pieces
LEADING = {"commit", "reveal", "ready", "next", "act"}
"""The step from one state of a table to the next."""
WHO = ("host", "guest", "spectator")
CLOSED = {1000, 1007, 1009, CloseCode.NOT_A_JOIN, CloseCode.WRONG_KEY, CloseCode.TOO_MANY}
"""Why the server may end a connection that was sent such things."""
LONGEST = 4096


def kinds() -> list[types.StructType]:
    """The types of all messages that a client may send."""
    union = types.type_info(ClientMessage)
    assert isinstance(union, types.UnionType)
    return [info for info in union.types if isinstance(info, types.StructType)]


leading = st.one_of(*(struct(kind) for kind in kinds() if kind.tag in LEADING))
messages: st.SearchStrategy[Text] = st.one_of(
    st.one_of(*map(struct, kinds())),
    st.one_of(*map(struct, kinds())),
    leading,
    leading,
    st.tuples(st.one_of(*map(struct, kinds())).map(written), faults).map(lambda both: broken(both[0], *both[1])),
    anything.map(written),
    words,
    st.binary(max_size=30),
)
controls = st.builds(Control, st.sampled_from(["ping", "pong"]), st.binary(max_size=100))
pieces = st.builds(Pieces, st.one_of(*map(struct, kinds())), st.lists(st.floats(0, 1), max_size=6))
tables = st.fixed_dictionaries(
    {
        "variant": st.sampled_from(list(VARIANTS)),
        "against": st.sampled_from(["open", "greedy"]),
        "grace": st.sampled_from([1, 60]),
        "clock": st.sampled_from([None, None, 1]),
        "watchers": st.booleans(),
        "begun": st.booleans(),
        "opens": st.booleans(),
        "committed": st.booleans(),
    }
)
scenes = st.tuples(
    tables,
    st.none() | messages,
    st.lists(
        st.tuples(st.sampled_from(WHO), st.one_of(messages, messages, messages, controls, pieces)),
        min_size=1,
        max_size=12,
    ),
)
"""A table, what may come before a join, and who sends what."""


def _type_of(text: str | bytes) -> object:
    """The type that a message claims to have, or None if it claims none."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return message.get("type") if isinstance(message, dict) else None


class Device:
    """A connection that comes back when it was ended, and waits for the answer to whatever it sends."""

    def __init__(self, port: int, table: str, join: dict[str, Any], share: bytes) -> None:
        self._address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self._table = table_name(table)
        self._join = join
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._marks = 0
        self._share = share
        self._round = self._exchange = 1
        self._room: dict[str, Any] = {}
        self.version, self.legal = 0, [""]

    def send(self, sent: Sent) -> None:
        """Send it, and see that it is answered; the connection may be ended with a reason, and is opened again."""
        try:
            if self._socket is None:
                self._socket = self._open.enter_context(connect(self._address, close_timeout=1, max_size=None))
                self._socket.send(json.dumps(self._join))
            text = self._send(self._socket, sent)
            answers = self._until_answered(self._socket)
        except ConnectionClosed as closed:
            must_have_a_reason(closed, sent)
            self.close()
            return
        if text is None or _type_of(text) == "missed":  # answered with how the game stands, once there is one
            return
        assert answers & {"ok", "error", "advice"}, f"not answered: {text!r}"
        if _type_of(text) == "rekey" and "ok" in answers and "key" in (renewed := json.loads(text)):
            self._join = {**self._join, "key": renewed["key"]}

    def _send(self, socket: ClientConnection, sent: Sent) -> str | bytes | None:
        """The message sent, as it was written, or None if it wants no answer."""
        if isinstance(sent, Control):
            payload = str(self._marks).encode() + sent.payload  # never wait for two equal ones at once
            (socket.ping if sent.kind == "ping" else socket.pong)(payload)
            return None
        if isinstance(sent, Pieces):
            text = written(self._apt(sent.message))
            socket.send(sent.of(text))
            return text
        if isinstance(sent, dict):
            sent = written(self._apt(sent))
        socket.send(sent)
        return sent

    def _apt(self, sent: dict[str, Any]) -> dict[str, Any]:
        devices, removed = self._room.get("connected", []), self._room.get("removed", [])
        known: dict[object, Any] = {
            NOW: self.version,
            LEGAL: self.legal[self.version % len(self.legal)],
            values.ROUND: self._round,
            values.EXCHANGE: self._exchange,
            values.COMMITMENT: self.commitment(),
            values.SHARE: self._share.hex(),
            values.NEW_KEY: new_key(),
            values.DEVICE: devices[-1]["id"] if devices else values.DEVICE,
            values.SENT_AWAY: removed[0] if removed else values.SENT_AWAY,
        }
        return {
            name: known.get(value, value) if isinstance(value, int | str) else value for name, value in sent.items()
        }

    def commitment(self) -> str:
        """This device's, in the last exchange that it was told about."""
        seat = self._room.get("seat") or 0
        made = share_commitment(
            self._table, round_number=self._round, exchange=self._exchange, seat=seat, share=self._share
        )
        return made.hex()

    def _until_answered(self, socket: ClientConnection) -> set[str]:
        """Everything heard until the answer to a mark, which is not a message and changes nothing."""
        self._marks += 1
        mark = f"mark {self._marks}"
        socket.send(json.dumps({"type": "act", "id": mark}))
        heard: set[str] = set()
        while True:
            answer = json.loads(socket.recv(timeout=TIMEOUT))
            if answer.get("id") == mark and answer["type"] == "error":
                return heard
            heard.add(answer["type"])
            self._note(answer)

    def _note(self, answer: dict[str, Any]) -> None:
        if answer["type"] == "update":
            self.version, self.legal = answer["version"], answer["view"]["legal"] or [""]
        elif answer["type"] == "shuffle":
            self._round, self._exchange = answer["round"], answer["exchange"]
        elif answer["type"] == "room":
            self._room = answer

    def close(self) -> None:
        self._open.close()
        self._socket = None


COURSE: dict[str, dict[str, Any]] = {
    "committed": {
        "type": "commit",
        "round": values.ROUND,
        "exchange": values.EXCHANGE,
        "commitment": values.COMMITMENT,
    },
    "begun": {"type": "ready", "ready": True},
}
"""The first messages of host and guest, at some tables."""


@contextmanager
def at_a_table(client: httpx.Client, port: int, wanted: dict[str, Any]) -> Iterator[tuple[str, dict[str, Device]]]:
    """The address of the socket of a new table, and three devices for it."""
    asked = {"variant": wanted["variant"], "pace": 0, "grace": wanted["grace"], "clock": wanted["clock"]}
    seats = VARIANTS[wanted["variant"]].default_seats
    others = [wanted["against"], *["greedy"] * (seats - 2)]
    table, share = new_table_id(), new_seed()
    if wanted["opens"]:
        bound = share_commitment(table_name(table), round_number=1, exchange=1, seat=0, share=share).hex()
        asked |= {"table": table, "commitment": bound}
    host = client.post("/api/tables", json={**asked, "against": others, "watchers": wanted["watchers"]}).json()
    guest = client.post(f"/api/tables/{host['table']}/seats", json={"name": "Rosa"}).json()
    joins = {
        "host": {"type": "join", "key": host["key"], "share": share.hex() if wanted["opens"] else None},
        "guest": {"type": "join", "key": guest.get("key", "nobody's")},
        "spectator": {"type": "watch"},
    }
    devices = {who: Device(port, host["table"], join, share) for who, join in joins.items()}
    for step, said in COURSE.items():
        for who in ("host", "guest") if wanted[step] else ():
            devices[who].send({"id": step, **said})
    try:
        yield f"ws://127.0.0.1:{port}/api/tables/{host['table']}/socket", devices
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


def _begins_with(address: str, first: Text) -> None:
    """Whatever comes first, it is answered or the connection ended with a reason."""
    with connect(address, close_timeout=1) as socket:
        try:
            socket.send(written(first) if isinstance(first, dict) else first)
            socket.recv(timeout=TIMEOUT)
        except ConnectionClosed as closed:
            must_have_a_reason(closed, first)


def must_have_a_reason(closed: ConnectionClosed, sent: Sent) -> None:
    """
    Raises:
        AssertionError: the server has ended the connection without one.
    """
    assert closed.rcvd is not None, f"cut off without a word after {sent!r}"
    assert closed.rcvd.code in CLOSED, f"{closed.rcvd} after {sent!r}"
