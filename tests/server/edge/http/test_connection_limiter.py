"""How many network connections an address and the whole server may have."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

from settebello.server.edge.http.connection_limiter import ConnectionLimiter, raise_file_limit
from settebello.server.limits.limits import Limits
from settebello.server.metrics import Metrics
from tests.support.server_process import SOURCES, TIMEOUT, server_process


def test_silent_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    """A second address is not touched by the first one's silence."""
    flags = ["--host", "0.0.0.0", "--proxies", "192.0.2.1", "--limit", "connections=5"]
    with server_process(tmp_path, flags=flags) as server, ExitStack() as open_ones:
        for _ in range(5):
            open_ones.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        one_more = open_ones.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT))
        with suppress(ConnectionResetError):
            assert one_more.recv(1) == b"", "it is hung up"
        with socket.create_connection(
            ("127.0.0.1", server.port), timeout=TIMEOUT, source_address=("127.0.0.2", 0)
        ) as other:
            other.sendall(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            text = b""
            while got := other.recv(65536):
                text += got
        assert b'settebello_refused_total{reason="connections"} 1' in text
        assert b"settebello_network_connections 6" in text


def test_there_are_never_more_connections_than_files() -> None:
    metrics = Metrics()
    limiter = ConnectionLimiter(Limits(), metrics, most=2)
    assert [limiter.enter(f"192.0.2.{n}") for n in range(3)] == [True, True, False]
    assert 'settebello_refused_total{reason="all-connections"} 1' in metrics.text()
    limiter.leave("192.0.2.0")
    assert limiter.enter("192.0.2.9")


def test_the_soft_limit_of_files_is_raised() -> None:
    code = (
        "import resource\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))\n"
        "from settebello.server.edge.http.connection_limiter import raise_file_limit\n"
        "assert raise_file_limit() == hard == resource.getrlimit(resource.RLIMIT_NOFILE)[0], hard\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    files = raise_file_limit()
    assert files is None or files > 0


def test_proxies_connect_for_others_and_are_not_counted() -> None:
    limiter = ConnectionLimiter(Limits(connections=1), Metrics(), proxies="10.0.0.0/8, 2001:db8::1")
    assert all(limiter.enter(address) for address in ["10.1.2.3"] * 3 + ["2001:db8::1"] * 3)
    assert [limiter.enter("192.0.2.1") for _ in range(2)] == [True, False]
    assert [limiter.enter("127.0.0.1") for _ in range(2)] == [True, False], "behind proxies this machine is anybody"
    free = ConnectionLimiter(Limits(connections=1), Metrics())
    assert all(free.enter("127.0.0.1") for _ in range(3))
