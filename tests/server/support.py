"""What the server's tests share: a store in memory, people at a table, a server process, a client."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

import settebello
from settebello.errors import Problem
from settebello.protocol.game import Act, ErrorMessage, NextRound, Ok, ServerMessage, Update
from settebello.protocol.room import RoomInfo
from settebello.server.bots.runner import BotRunner
from settebello.server.bots.worker_pool import PlayerExecutor
from settebello.server.cluster.bus import Bus
from settebello.server.shuffle.deadlines import ExchangeDeadline
from settebello.server.store.base import PERSON, Entry, EntryConflict, Place, StoreError, TableNotFound, TableSetup
from settebello.server.table.live_table import LiveTable
from settebello.server.table.observer import NullObserver
from settebello.variants import variant
from settebello.view import encode
from tests.server.databases import free_port
from tests.server.quick import clock_here

SOURCES = Path(settebello.__file__).parents[1]
PATIENCE = 60.0
"""Seconds until something has failed to happen; machines that build and test are busy."""
http = httpx.Client(timeout=PATIENCE, trust_env=False, limits=httpx.Limits(max_keepalive_connections=0))
"""Asks a server, and waits for a busy one; keeps no connection to one that may be killed meanwhile."""


class MemoryStore:
    """A store that forgets; ``full`` makes it refuse, ``log`` says what it was asked in which order."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[TableSetup, list[Entry]]] = {}
        self.full = False

    async def create(self, table: TableSetup, *entries: Entry) -> None:
        self.tables[table.id] = (table, [*entries])

    async def append(self, table: str, seq: int, entry: Entry) -> int:
        if self.full:
            raise StoreError("The disk is full.")
        entries = self.tables[table][1]
        for number, kept in enumerate(entries, 1):
            if kept.client_id is not None and kept.client_id == entry.client_id:
                if kept != entry:
                    raise EntryConflict("Another entry has that client id.")
                return number
        if seq != len(entries) + 1:
            raise EntryConflict("Taken.")
        entries.append(entry)
        return seq

    async def load(self, table: str) -> tuple[TableSetup, Sequence[Entry]]:
        if table not in self.tables:
            raise TableNotFound("There is no such table.")
        setup, entries = self.tables[table]
        return setup, list(entries)

    async def load_entries(self, table: str, after: int) -> Sequence[Entry]:
        return (await self.load(table))[1][after:]

    async def load_entry(self, table: str, seq: int) -> Entry:
        return (await self.load(table))[1][seq - 1]

    async def load_heads(self, tables: Collection[str]) -> Mapping[str, int]:
        return {table: len(self.tables[table][1]) for table in tables if table in self.tables}

    async def find_by_code(self, code: str) -> str:
        for table, _ in self.tables.values():
            if table.code == code:
                return table.id
        raise TableNotFound("There is no such code.")

    async def expire(self, before: float, *, gathering_before: float) -> int:
        return 0

    async def ping(self) -> None:
        if self.full:
            raise StoreError("The disk is full.")

    async def close(self) -> None:
        pass


class Person:
    """Somebody at a table; keeps the frames that were sent, as bytes too."""

    def __init__(self, seat: int | None, key: str | None = None, device: str | None = None) -> None:
        self.seat = seat
        self.key = key
        self.device = device
        self.lang = "en"
        self.kind = "terminal"
        self.since = 0
        self.ended: str | None = None
        """Why the server has hung up."""
        self.shuffle = False
        self.heard: list[ServerMessage] = []
        """What is about the game."""
        self.rooms: list[RoomInfo] = []
        self.frames: list[bytes] = []

    def send(self, message: ServerMessage) -> None:
        if isinstance(message, RoomInfo):
            self.rooms.append(message)
        else:
            self.heard.append(message)
        self.frames.append(encode(message))

    def end(self, why: Problem) -> None:
        self.ended = why.key

    @property
    def last(self) -> Update:
        return next(message for message in reversed(self.heard) if isinstance(message, Update))

    @property
    def oks(self) -> list[Ok]:
        return [message for message in self.heard if isinstance(message, Ok)]


def opened_table(
    name: str = "scopa",
    seats: int | None = None,
    *,
    players: Sequence[str] | None = None,
    dealer: int | None = None,
    settings: dict[str, str] | None = None,
) -> TableSetup:
    """A table of that game; persons everywhere unless ``players`` says otherwise. The last seat deals."""
    rules = variant(name).rules(seats, settings)
    players = players or [PERSON] * rules.seats
    return TableSetup(
        id="t",
        title=name,
        rules=rules,
        places=tuple(Place(name=f"P{seat}", player=player) for seat, player in enumerate(players)),
        dealer=rules.seats - 1 if dealer is None else dealer,
        pace=0,
        created=0,
    )


async def sit(store: MemoryStore, setup: TableSetup, seed: bytes = bytes(32)) -> tuple[LiveTable, list[Person]]:
    """A live table whose first round has that seed, with somebody at every person's seat."""
    await store.create(setup, Entry(kind="round", text=seed.hex()))
    table = LiveTable(store, *await store.load(setup.id), clock=clock_here())
    people = [Person(seat) for seat, place in enumerate(setup.places) if place.player == PERSON]
    for person in people:
        table.join(person)
    return table, people


def shown(table: LiveTable, seat: int) -> Update:
    """The game as somebody who connects at ``seat`` is shown it."""
    person = Person(seat)
    table.send_state(person)
    return person.last


class BotWaker(NullObserver):
    """Wakes the bots of a table whenever it changes."""

    def __init__(self, bots: BotRunner) -> None:
        self._bots = bots

    def table_changed(self) -> None:
        self._bots.wake()


def run_bots(
    table: LiveTable,
    *,
    executor: PlayerExecutor | None = None,
    bus: Bus | None = None,
    deadline: ExchangeDeadline | None = None,
) -> BotRunner:
    """Have bots play at a table that no registry has loaded."""
    bots = BotRunner(table, executor=executor, bus=bus, deadline=deadline)
    table._observer = BotWaker(bots)
    return bots


def act(person: Person, action: str | None = None, *, name: str = "", version: int | None = None) -> Act:
    """That person's next action: the first legal one, on the version seen last."""
    seen = person.last
    return Act(
        id=name or f"m{len(person.heard)}",
        version=seen.version if version is None else version,
        action=seen.view.legal[0] if action is None else action,
    )


def ask_next(person: Person, *, name: str = "next") -> NextRound:
    return NextRound(id=name, version=person.last.version)


class ServerProcess:
    """``python -m settebello.server`` on a free port of this machine, and on the same again when it is restarted."""

    def __init__(self, data: Path, module: str = "settebello.server", flags: Sequence[str] = ()) -> None:
        self.data = data
        self.module = module
        self.flags = flags
        self.port = free_port()
        self.process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        own = ["--port", str(self.port), "--data", str(self.data)]
        command = [sys.executable, "-m", self.module, *own, *self.flags]
        process = subprocess.Popen(
            command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith(f"Settebello is at {self.url}"), line or process.communicate()[1]
        return process

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self._ended()

    def restart(self) -> None:
        self.process = self._start()

    def stop(self) -> str:
        """End it properly; what it had to complain about."""
        if self.process.poll() is None:
            self.process.terminate()
        return self._ended()

    def _ended(self) -> str:
        return self.process.communicate(timeout=PATIENCE)[1]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCES)}


@contextmanager
def server_process(data: Path, module: str = "settebello.server", flags: Sequence[str] = ()) -> Iterator[ServerProcess]:
    server = ServerProcess(data, module=module, flags=flags)
    try:
        yield server
    finally:
        complaints = server.stop()
    assert complaints == "", complaints


def open_table(server: ServerProcess, **wanted: object) -> dict[str, Any]:
    """A ticket for a new table whose bots do not wait."""
    answer = http.post(f"{server.url}/api/tables", json={"pace": 0, **wanted})
    assert answer.status_code == 201, answer.text
    ticket: dict[str, Any] = answer.json()
    return ticket


class Client:
    """A scripted person at a table: plays random legal cards from a seed."""

    def __init__(self, server: ServerProcess, ticket: dict[str, Any], seed: int = 1, *, gathers: bool = False) -> None:
        self._gathers = gathers
        self._address = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket"
        self._ticket = ticket
        self._open = ExitStack()
        self._random = random.Random(seed)
        self.sent = 0
        self.updates: list[dict[str, Any]] = []
        self.room: dict[str, Any] | None = None
        self.join()

    def join(self) -> None:
        """Connect, or connect again."""
        self.close()
        self.socket: ClientConnection = self._open.enter_context(connect(self._address))
        self.say({"type": "join", "key": self._ticket["key"]})
        self.table = self.hear("table")
        if not self._gathers:
            self.hear("update")

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of that type; updates on the way are kept."""
        until = time.monotonic() + PATIENCE
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=until - time.monotonic()))
            if message["type"] == "update":
                self.updates.append(message)
            elif message["type"] == "room":
                self.room = message
            if message["type"] == kind:
                return message

    def until_room(self, so: Callable[[dict[str, Any]], bool]) -> None:
        """Until the people at the table are as they should be."""
        while self.room is None or not so(self.room):
            self.hear("room")

    @property
    def last(self) -> dict[str, Any]:
        return self.updates[-1]

    @property
    def over(self) -> bool:
        return self.last["sheet"] is not None and self.last["sheet"]["winners"] != []

    def wait_for_turn(self) -> None:
        """Until it is this seat's turn, or the round is over."""
        while not self.last["view"]["legal"] and self.last["sheet"] is None:
            self.hear("update")

    def move(self) -> dict[str, Any]:
        """Ask for the next round, or play a card; the answer."""
        self.wait_for_turn()
        self.sent += 1
        message = {"id": f"c{self.sent}", "version": self.last["version"]}
        if self.last["sheet"] is None:
            message |= {"type": "act", "action": self._random.choice(self.last["view"]["legal"])}
        else:
            message |= {"type": "next"}
        self.say(message)
        answer = self.hear("ok")
        while self.last["version"] < answer["version"]:
            self.hear("update")
        return answer

    def close(self) -> None:
        self._open.close()


def error_of(text: str | bytes) -> ErrorMessage:
    return msgspec.json.decode(text, type=ErrorMessage)
