"""Tables where people play, every one of them a connection that takes part in the shuffle, as the page does."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from serving.client import TEXT, Socket, TurnedAway, posted, table_path
from settebello.commit_reveal import share_commitment, table_name

EVERY = 1.0
"""Seconds between two actions at a table."""
AT_ONCE = 32
"""Tables opened at the same time."""


class _Seen(Struct):
    """The parts of a view that a player needs."""

    legal: list[str]
    round: int
    history: list[msgspec.Raw]


class _Sheet(Struct):
    winners: list[int]


class _Message(Struct):
    """Any message, reduced to the fields that matter here."""

    type: str
    version: int = 0
    view: _Seen | None = None
    sheet: _Sheet | None = None


class _List(Struct):
    commitments: list[str | None]


class _Shuffle(Struct):
    """The state of the shuffle, as far as a device must know it."""

    round: int
    exchange: int
    open: bool
    committed: list[int]
    transcript: _List | None
    revealed: list[int]


decode = msgspec.json.Decoder(_Message).decode
decode_shuffle = msgspec.json.Decoder(_Shuffle).decode


class Person:
    """A person at a seat, and the last thing they have seen."""

    def __init__(self, table: Table, key: str, seat: int) -> None:
        self.table = table
        self.key = key
        self.seat = seat
        self.version = 0
        self.place = (0, 0)
        """The round that was seen last, and how much of it has been played."""
        self.committed = False
        """Whether a commitment was ever sent."""
        self._name = table_name(table.name)
        self._share: tuple[int, int, bytes] = (0, 0, b"")
        """For a round and its exchange."""
        self._said: set[tuple[str, int, int]] = set()
        self.seen_at = 0.0
        self.socket: Socket | None = None

    async def connect(self, port: int) -> None:
        """Come to the table, or back to it."""
        first: dict[str, object] = {"type": "join", "key": self.key}
        self._said.clear()
        if self.version:
            first["version"] = self.version
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(table_path(self.table.name), first, self._read), "127.0.0.1", port
        )

    def _read(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.table.hear(self, payload)

    def say(self, message: dict[str, object]) -> None:
        assert self.socket is not None
        self.socket.say(message)

    def take_part(self, now: _Shuffle) -> None:
        """Commit as soon as that can be done, and reveal upon a list with that commitment."""
        if now.transcript is None:
            if now.open and self.seat not in now.committed:
                if self._share[:2] != (now.round, now.exchange):
                    self._share = now.round, now.exchange, os.urandom(32)
                self._say_once("commit", now, {"commitment": self._commitment})
                self.committed = True
        elif now.transcript.commitments[self.seat] == self._commitment and self.seat not in now.revealed:
            self._say_once("reveal", now, {"share": self._share[2].hex()})

    def _say_once(self, what: str, now: _Shuffle, more: dict[str, object]) -> None:
        said = what, now.round, now.exchange
        if said not in self._said:
            self._said.add(said)
            name = f"{what}{now.round}-{now.exchange}"
            self.say({"type": what, "id": name, "round": now.round, "exchange": now.exchange, **more})

    @property
    def _commitment(self) -> str:
        number, exchange, share = self._share
        made = share_commitment(self._name, round_number=number, exchange=exchange, seat=self.seat, share=share)
        return made.hex()


class Table:
    """The one on turn acts, once a second. ``times``: seconds from sending an action to its receipt by the last."""

    def __init__(self, name: str, times: list[float]) -> None:
        self.name = name
        self.people: list[Person] = []
        self.actions = 0
        self.behind = 0
        """How often an action was due and the one before had not reached everybody yet."""
        self.refused = 0
        self.over = False
        self._times = times
        self._mover: tuple[Person, dict[str, object]] | None = None
        self._sent: tuple[float, int] | None = None
        self._heard: set[Person] = set()

    @property
    def dealt(self) -> bool:
        return all(person.version for person in self.people)

    @property
    def waits(self) -> bool:
        """Whether an action has not reached everybody yet."""
        return self._sent is not None

    def hear(self, person: Person, payload: bytes) -> None:
        if payload.startswith(b'{"type":"shuffle"'):
            person.take_part(decode_shuffle(payload))
            return
        if not payload.startswith(b'{"type":"update"'):
            self.refused += payload.startswith(b'{"type":"error"')
            return
        message = decode(payload)
        person.version, person.seen_at = message.version, time.perf_counter()
        self._note_receipt(person, message.version)
        if message.view is not None:
            person.place = message.view.round, len(message.view.history)
        if message.view is not None and message.view.legal:
            action = random.choice(message.view.legal)
            self._mover = person, {"type": "act", "version": message.version, "action": action}
        elif message.sheet is not None and person is self.people[0]:
            self.over = bool(message.sheet.winners)
            self._mover = None if self.over else (person, {"type": "next", "version": message.version})

    def _note_receipt(self, person: Person, version: int) -> None:
        if self._sent is None or version < self._sent[1]:
            return
        self._heard.add(person)
        if len(self._heard) == len(self.people):
            self._times.append(person.seen_at - self._sent[0])
            self._sent = None

    def act(self) -> None:
        if self._mover is None or self._sent is not None:
            self.behind += not self.over
            return
        person, message = self._mover
        self._mover = None
        self._heard.clear()
        self.actions += 1
        self._sent = time.perf_counter(), int(str(message["version"])) + 1
        person.say({**message, "id": f"a{self.actions}"})

    async def play(self, seconds: float) -> None:
        """Act once a second."""
        until = time.monotonic() + seconds
        await asyncio.sleep(random.random() * EVERY)
        while time.monotonic() < until:
            self.act()
            await asyncio.sleep(EVERY)


class Opening:
    """The outcome of opening the tables."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        """Those where everybody has come, is ready, and has cards."""
        self.turned_away = 0
        """Those that the server refused in a sentence, until time was up."""
        self.refusals = 0
        """How often it did."""
        self.stuck = 0
        """Those that were opened and had no cards in time."""


async def opened(
    ports: Sequence[int], number: int, seats: int, times: list[float], within: float = float("inf")
) -> Opening:
    """Open this number of tables. Anyone who is turned away tries again, for ``within`` seconds from now."""
    gate, until, opening = asyncio.Semaphore(AT_ONCE), time.monotonic() + within, Opening()
    await asyncio.gather(*(_open(ports, seats, gate, times, until, opening) for _ in range(number)))
    return opening


async def _open(
    ports: Sequence[int], seats: int, gate: asyncio.Semaphore, times: list[float], until: float, opening: Opening
) -> None:
    async with gate:
        while True:
            try:
                opening.tables.append(await _opened(ports, seats, times))
            except TurnedAway:
                opening.refusals += 1
                if time.monotonic() < until:
                    await asyncio.sleep(1)
                    continue
                opening.turned_away += 1
            except TimeoutError:
                opening.stuck += 1
            return


async def _opened(ports: Sequence[int], seats: int, times: list[float]) -> Table:
    asked = {"seats": seats, "against": ["open"] * (seats - 1), "name": "P0", "settings": {"target": "99"}}
    tickets = [await posted(ports[0], "/api/tables", asked)]
    table = Table(tickets[0]["table"], times)
    for number in range(1, seats):
        path = f"/api/tables/{table.name}/seats"
        tickets.append(await posted(ports[number % len(ports)], path, {"name": f"P{number}"}))
    table.people = [Person(table, ticket["key"], seat) for seat, ticket in enumerate(tickets)]
    for number, person in enumerate(table.people):
        await person.connect(ports[number % len(ports)])
    await _until(lambda: all(person.committed for person in table.people))
    for person in table.people:
        person.say({"type": "ready", "id": "ready", "ready": True})
    await _until(lambda: table.dealt)
    return table


async def _until(so: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not so():
        if time.monotonic() > until:
            raise TimeoutError("no round was dealt")
        await asyncio.sleep(0.02)
