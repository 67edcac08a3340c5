"""A run of fuzzing against one server process: what was sent, and what memory it took."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from msgspec import Struct

from settebello.server.credentials import new_key
from tests.fuzz import lobby, messages, requests
from tests.support.server_process import TIMEOUT, ServerProcess, open_table

FLAGS = ["--limit", "messages=1000000", "--lobby", "true"]
KIB_GROWN = 16 * 1024
"""How much the memory may grow after the first third of a run."""
MOST_SILENT = 20
"""Connections that keep the server waiting at once."""
BATCH = 100
"""Examples of one kind between two looks at the memory."""


class Tally(Struct):
    """The output of a run."""

    scenes: int = 0
    messages: int = 0
    requests: int = 0
    bytes: int = 0
    memory: list[int] = []
    """KiB that the server and its workers had after each batch."""

    @property
    def grown(self) -> int:
        """KiB, since the first third of the run."""
        return self.memory[-1] - self.memory[len(self.memory) // 3]

    def __str__(self) -> str:
        return (
            f"answered: {self.messages} messages in {self.scenes} scenes, {self.requests} requests, "
            f"{self.bytes} runs of bytes; memory {self.memory[0]} KiB at first, "
            f"{self.memory[len(self.memory) // 3]} after a third, {self.memory[-1]} at the end"
        )


@contextmanager
def listened_to(server: ServerProcess) -> Iterator[ServerProcess]:
    """The server, ended at the end.

    Raises:
        AssertionError: it has complained of something.
    """
    said: list[str] = []
    assert server.process.stderr is not None
    assert server.process.stdout is not None
    listening = threading.Thread(target=said.extend, args=(server.process.stderr,))
    listening.start()
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.wait(TIMEOUT)
        listening.join()
        server.process.stderr.close()
        server.process.stdout.close()
        assert not said, "".join(said[:200])


class Fuzzing:
    """Sends to ``server`` whatever comes to mind."""

    def __init__(self, server: ServerProcess, first_seed: int) -> None:
        self._server = server
        self._chance = random.Random(first_seed)
        alone = httpx.Limits(max_keepalive_connections=0)  # one kept open may be closed just as it is used again
        self._client = httpx.Client(base_url=server.url, timeout=TIMEOUT, trust_env=False, limits=alone)
        self._silent: deque[socket.socket] = deque()
        self._known = self._made()
        self.tally = Tally()

    def run(self, seconds: float) -> Tally:
        """So long, and each kind once at least.

        Raises:
            AssertionError: something was not answered, or not as it should be.
        """
        until = time.monotonic() + seconds
        while not self.tally.memory or time.monotonic() < until:
            self._some(messages.scenes, self._scene, BATCH)
            self._some(lobby.scenes, self._lobby, BATCH // 4)
            self._known = self._made()  # the last profile may have been deleted
            self._some(requests.requests, self._request, BATCH)
            self._some(requests.raw, self._bytes, BATCH // 10)
            self.tally.memory.append(resident(self._server.process.pid))
        self._client.close()
        if seconds >= TIMEOUT:
            self._hang_up_all_but(0)
        for connection in self._silent:
            connection.close()
        return self.tally

    def _made(self) -> requests.Known:
        """A new table, and a new profile."""
        table, key = open_table(self._server), new_key()
        name = f"Nonna {self._chance.randrange(2**32)}"
        answer = self._client.post("/api/profiles", json={"name": name, "key": key})
        profile = answer.raise_for_status().json()["profile"]
        return requests.Known(
            table=table["table"],
            seat_key=table["key"],
            profile=profile["id"],
            profile_key=key,
            device=profile["devices"][0]["id"],
        )

    def _some(self, strategy: st.SearchStrategy[Any], what: Callable[[Any], None], number: int) -> None:
        usual = settings(
            max_examples=number,
            deadline=None,
            database=None,
            phases=[Phase.generate],  # what fails is shown as it was, and the time is bounded
            suppress_health_check=list(HealthCheck),
        )
        seed(self._chance.randrange(2**32))(usual(given(strategy)(what)))()

    def _scene(self, scene: tuple[Any, Any, Any]) -> None:
        self.tally.messages += messages.any_message_is_answered(self._client, self._server.port, scene)
        self.tally.scenes += 1

    def _lobby(self, scene: list[Any]) -> None:
        self.tally.messages += lobby.any_message_is_answered(self._client, self._server.port, scene)
        self.tally.scenes += 1

    def _request(self, asked: dict[str, Any]) -> None:
        requests.any_request_is_answered(self._client, self._known, asked)
        self.tally.requests += 1

    def _bytes(self, sent: Any) -> None:
        silent = requests.any_bytes_end(self._server.port, self._known.table, sent)
        if silent is not None:
            self._silent.append(silent)
        self._hang_up_all_but(MOST_SILENT)
        self.tally.bytes += 1

    def _hang_up_all_but(self, most: int) -> None:
        """See that the server has hung up on those that have been silent longest."""
        while len(self._silent) > most:
            with self._silent.popleft() as connection:
                requests.hung_up(connection)


def resident(process: int) -> int:
    """KiB in memory, of a process and those that it has started; none of one that has ended meanwhile."""
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        own = int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return own + sum(resident(int(child)) for child in children)
