"""PostgreSQL and Redis for the tests: started in a temporary folder on a free port of this machine, and ended."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

WITHOUT = "These tests need PostgreSQL and Redis (Debian: apt-get install postgresql redis-server)."
USER = "nobody"
"""The user who runs PostgreSQL if the tests run as root, which it refuses."""


def programs() -> Path | None:
    """The folder of the newest PostgreSQL."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    on_path = shutil.which("initdb")
    return folders[-1] if folders else Path(on_path).parent if on_path else None


def pgbouncer() -> str | None:
    """PgBouncer, which Debian installs for administrators."""
    return shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def require() -> None:
    """Skip the test if they are missing."""
    if programs() is None or not shutil.which("redis-server"):
        pytest.skip(WITHOUT)


class Program:
    """A program that listens at a port, and can be stopped and started."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="settebello-"))
        self.port = free_port()
        self.prepare()
        self._process = self._started()

    def prepare(self) -> None: ...

    def command(self) -> Sequence[str]:
        raise NotImplementedError

    def stop(self) -> None:
        """End it at once, as a crash would."""
        self._process.send_signal(self.crash)
        self._process.wait(60)

    crash = signal.SIGKILL

    def start(self) -> None:
        self._process = self._started()

    def start_if_ended(self) -> None:
        if self._process.poll() is not None:
            self.start()

    def fall_silent(self) -> None:
        """Stop answering, and keep every connection open."""
        self._signal(signal.SIGSTOP)

    def speak_again(self) -> None:
        self._signal(signal.SIGCONT)

    @contextmanager
    def silent(self) -> Iterator[None]:
        """It answers nobody meanwhile."""
        self.fall_silent()
        try:
            yield
        finally:
            self.speak_again()

    def _signal(self, what: signal.Signals) -> None:
        for process in (self._process.pid, *_children(self._process.pid)):
            with suppress(ProcessLookupError):  # one may have ended meanwhile
                os.kill(process, what)

    def limit_files(self, most: int | str) -> None:
        """Limit the size of the files that it writes, in bytes, as on a full disk; ``unlimited`` lifts the limit."""
        for process in (self._process.pid, *_children(self._process.pid)):  # one may have ended meanwhile
            limit = ["prlimit", f"--pid={process}", f"--fsize={most}:unlimited"]
            subprocess.run(limit, capture_output=True, check=False, user=self._user())

    def close(self) -> None:
        if self._process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _started(self) -> subprocess.Popen[bytes]:
        log = (self.folder.parent / f"{self.folder.name}.log").open("ab")
        with log:
            process = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=self.folder, user=self._user())
        wait_for(lambda: self.is_ready() or process.poll() is not None)
        return process

    def is_ready(self) -> bool:
        """Whether it does its work, which is more than listening."""
        return answers(self.port)

    def _user(self) -> str | None:
        return USER if os.getuid() == 0 else None


class Postgres(Program):
    """A cluster with one database. What it has committed survives its processes, which is all that is tested here."""

    crash = signal.SIGQUIT  # immediate: no checkpoint, and recovery at the next start
    settings: Sequence[str] = ("fsync=off", "shared_buffers=16MB", "max_connections=60")

    def prepare(self) -> None:
        if os.getuid() == 0:
            shutil.chown(self.folder, USER)
        found = programs()
        assert found is not None
        self._programs = found
        make = [str(found / "initdb"), "-D", str(self.folder / "data"), "-U", "settebello", "-A", "trust", "-N"]
        subprocess.run(make, check=True, capture_output=True, cwd=self.folder, user=self._user())

    def command(self) -> Sequence[str]:
        places = ("listen_addresses=127.0.0.1", f"port={self.port}", f"unix_socket_directories={self.folder}")
        options = [word for setting in (*places, *self.settings) for word in ("-c", setting)]
        return [str(self._programs / "postgres"), "-D", str(self.folder / "data"), *options]

    def is_ready(self) -> bool:
        asked = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    @property
    def url(self) -> str:
        return f"postgresql://settebello@127.0.0.1:{self.port}/postgres"


class PgBouncer(Program):
    """A pooler in transaction mode in front of a cluster: each transaction may run on a different connection.

    Args:
        database: the cluster.
        mode: ``transaction``, ``session`` or ``statement``.
        connections: the number of connections to the database.
    """

    crash = signal.SIGTERM

    def __init__(self, database: Postgres, mode: str = "transaction", connections: int = 2) -> None:
        self._database = database
        self._connections = connections
        self._mode = mode
        super().__init__()

    def prepare(self) -> None:
        lines = [
            "[databases]",
            f"postgres = host=127.0.0.1 port={self._database.port} user=settebello",
            "[pgbouncer]",
            "listen_addr = 127.0.0.1",
            f"listen_port = {self.port}",
            "unix_socket_dir =",
            "auth_type = any",
            f"pool_mode = {self._mode}",
            f"default_pool_size = {self._connections}",
            "max_client_conn = 100",
            "server_login_retry = 1",
        ]
        file = self.folder / "pgbouncer.ini"
        file.write_text("\n".join(lines) + "\n")
        if os.getuid() == 0:
            shutil.chown(self.folder, USER)
            shutil.chown(file, USER)

    def command(self) -> Sequence[str]:
        program = pgbouncer()
        assert program is not None
        return [program, str(self.folder / "pgbouncer.ini")]

    @property
    def url(self) -> str:
        return f"postgresql://settebello@127.0.0.1:{self.port}/postgres"


class RedisServer(Program):
    """A server that keeps nothing."""

    def command(self) -> Sequence[str]:
        program = shutil.which("redis-server")
        assert program is not None
        return [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def _user(self) -> str | None:
        if os.getuid() == 0:
            shutil.chown(self.folder, USER)
        return super()._user()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


def _children(process: int) -> list[int]:
    """None of a process that has ended."""
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def free_port() -> int:
    """A port that nobody uses. It is outside the range that the system assigns ports from: one of those may be taken
    by the time that the program listens there, or is restarted. Nor is it one that browsers refuse (10080)."""
    while True:
        port = random.randrange(10_100, 32_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 0.5).close()
    except OSError:
        return False
    return True


def wait_for(so: Callable[[], object], within: float = 180) -> None:
    until = time.monotonic() + within
    while not so():
        assert time.monotonic() < until, "it has not come about"
        time.sleep(0.05)
