"""Servers that a bench starts for itself, and what they use of the machine."""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

TICK = os.sysconf("SC_CLK_TCK")


class Server:
    """A process that serves tables on loopback, as soon as it says so; ``python`` has Settebello installed."""

    def __init__(self, folder: str, flags: Sequence[str], port: int = 0, python: str = sys.executable) -> None:
        command = [python, "-m", "settebello.server", "--port", str(port), "--data", folder, *flags]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1])

    def stay_on(self, core: int) -> None:
        """Run on that core alone, with every thread."""
        for thread in os.listdir(f"/proc/{self._process.pid}/task"):
            os.sched_setaffinity(int(thread), {core})

    def kill(self) -> None:
        """End it with no chance to do anything more."""
        self._process.kill()
        self._process.wait()

    @property
    def memory(self) -> float:
        """Resident kilobytes."""
        with open(f"/proc/{self._process.pid}/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize() / 1024

    @property
    def cpu(self) -> float:
        """Seconds of processor time."""
        with open(f"/proc/{self._process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK


def store_options(parser: argparse.ArgumentParser) -> None:
    """Where the games are kept."""
    parser.add_argument("--database", metavar="URL", help="keep games in this PostgreSQL")
    parser.add_argument("--bus", metavar="URL", help="tell other processes over this Redis")
    parser.add_argument(
        "--databases", action="store_true", help="start a PostgreSQL (fsync on) and a Redis, and use them"
    )


@contextmanager
def store_flags(given: argparse.Namespace) -> Iterator[list[str]]:
    """The options of the servers, while the databases named in them run."""
    with ExitStack() as stack:
        if given.databases:
            from serving.databases import databases

            given.database, given.bus = stack.enter_context(databases())
        urls = {"--database": given.database, "--bus": given.bus}
        yield [word for flag, url in urls.items() if url for word in (flag, url)]


@contextmanager
def servers(number: int, flags: Sequence[str]) -> Iterator[list[Server]]:
    """So many servers that share their tables, by a folder or by ``flags``."""
    with tempfile.TemporaryDirectory(prefix="settebello-bench-") as folder:
        running: list[Server] = []
        try:
            for _ in range(number):
                running.append(Server(folder, flags))
            yield running
        finally:
            for server in running:
                server.kill()


@contextmanager
def busy_core(running: Sequence[Server]) -> Iterator[None]:
    """Have another program keep a core of the servers busy, while this process runs on the other cores."""
    core, *others = sorted(os.sched_getaffinity(0))
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        os.sched_setaffinity(busy.pid, {core})
        for server in running:
            server.stay_on(core)
        os.sched_setaffinity(0, others or {core})
        yield
    finally:
        busy.kill()
        busy.wait()


def many_files() -> None:
    """Let this process and those it starts have as many connections as the machine allows."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def percentile(times: Sequence[float], percent: int) -> float | None:
    """In milliseconds."""
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 1) if ordered else None


def load_average() -> float:
    """The mean load of the machine in the last minute, this bench included."""
    return round(os.getloadavg()[0], 1)
