"""A server in a process of its own, and requests to it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

import settebello
from tests.support.database_servers import free_port

SOURCES = Path(settebello.__file__).parents[1]
TIMEOUT = 180.0
"""Seconds until something has failed to happen; machines that build and test are busy."""
http = httpx.Client(timeout=TIMEOUT, trust_env=False, limits=httpx.Limits(max_keepalive_connections=0))
"""Asks a server, and waits for a busy one; keeps no connection to one that may be killed meanwhile."""


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
        """End it properly, and return its complaints."""
        if self.process.poll() is None:
            self.process.terminate()
        return self._ended()

    def _ended(self) -> str:
        return self.process.communicate(timeout=TIMEOUT)[1]


def environment() -> dict[str, str]:
    """The configuration of a server that tolerates a machine kept busy by many tests."""
    return {"SETTEBELLO_LIMIT_LAG": "0", **os.environ, "PYTHONPATH": str(SOURCES)}


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
