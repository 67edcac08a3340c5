"""People play at a server, alone and while a stranger floods it: how long they wait, and what the server needs."""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import quantiles

from msgspec import Struct
from websockets.sync.client import connect

from tests.floods.stranger import flood
from tests.support.server_process import ServerProcess, http, server_process
from tests.support.socket_client import Client

PEOPLE = 4
PAUSE = 0.25
"""Seconds between an answer and the next action of a person."""


class Visit(Struct, frozen=True):
    """What people saw in a while."""

    waited: tuple[float, ...]
    """Seconds from each action to its answer."""
    memory: int
    """The most bytes that the server had."""
    answers: Counter[str]
    """What the stranger was answered, by kind and status."""

    @property
    def p99(self) -> float:
        return quantiles(self.waited, n=100)[98]


class Person(Client):
    """A person with an address of their own."""

    def __init__(self, server: ServerProcess, number: int) -> None:
        self._headers = {"x-forwarded-for": f"198.51.100.{number}"}
        wanted = {"against": ["piccolo"], "pace": 0, "settings": {"target": "300"}}
        ticket = http.post(f"{server.url}/api/tables", json=wanted, headers=self._headers).json()
        super().__init__(server, ticket, seed=number)

    def join(self) -> None:
        self.close()
        self.socket = self._open.enter_context(connect(self._address, additional_headers=self._headers))
        self.say({"type": "join", "key": self._ticket["key"]})
        self.table = self.hear("table")
        self.hear("update")


def run(folder: Path, seconds: float, addresses: int = 1) -> tuple[Visit, Visit]:
    """People alone, and people with the stranger, who has so many addresses.

    Raises AssertionError if an action was lost."""
    flags = ["--proxies", "1", "--hosts", "127.0.0.1"]
    with (
        server_process(folder, flags=flags) as server,
        ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool,
    ):
        people = [Person(server, number) for number in range(1, PEOPLE + 1)]
        alone = _visit(server, people, seconds, Counter())
        flooding = pool.submit(flood, server.url, seconds + 2, addresses)
        time.sleep(2)  # the stranger needs a moment to begin
        flooded = _visit(server, people, seconds, Counter())
        flooded = Visit(flooded.waited, flooded.memory, flooding.result())
        versions = [person.last["version"] for person in people]
        server.kill()
        server.restart()
        for person, version in zip(people, versions, strict=True):
            person.join()
            assert person.last["version"] >= version, "an action was lost"
            person.close()
    return alone, flooded


def _visit(server: ServerProcess, people: list[Person], seconds: float, answers: Counter[str]) -> Visit:
    waited: list[float] = []
    until = time.monotonic() + seconds
    threads = [threading.Thread(target=_play, args=(person, until, waited)) for person in people]
    for thread in threads:
        thread.start()
    memory = 0
    while any(thread.is_alive() for thread in threads):
        memory = max(memory, _memory(server.process.pid))
        time.sleep(0.2)
    return Visit(tuple(waited), memory, answers)


def _play(person: Person, until: float, waited: list[float]) -> None:
    while time.monotonic() < until and not person.over:
        person.wait_for_turn()
        began = time.monotonic()
        person.move()
        waited.append(time.monotonic() - began)
        time.sleep(PAUSE)


def _memory(process: int) -> int:
    """Resident bytes of a process."""
    status = Path(f"/proc/{process}/status").read_text()
    return 1024 * int(status.split("VmRSS:")[1].split()[0])
