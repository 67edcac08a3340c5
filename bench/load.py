"""How many people a server carries: ``python bench/load.py --connections 1000``.

Starts servers of its own on loopback, opens tables of four, and has somebody at each table act once a second. Measured
are the times from sending an action to its receipt by the last of the four, the memory of a connection and the
processor time of an action. Everybody is played by this process, which takes its share of the machine. It ends by
itself.

``--processes 2 --database postgresql://… --bus redis://…`` measures several servers that share their tables.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec import Struct

SEATS = 4
EVERY = 1.0
"""Seconds between two actions at a table."""
AT_ONCE = 32
"""Tables opened at the same time."""
TICK = os.sysconf("SC_CLK_TCK")


class Seen(Struct):
    """What a player needs to know of a view."""

    legal: list[str]


class Sheet(Struct):
    winners: list[int]


class Message(Struct):
    """Any message, as far as it matters here."""

    type: str
    version: int = 0
    view: Seen | None = None
    sheet: Sheet | None = None


_decode = msgspec.json.Decoder(Message).decode


class Socket(asyncio.Protocol):
    """As little of a WebSocket as is needed, so that the measuring takes little."""

    def __init__(self, table: Table, path: str, key: str) -> None:
        self.table = table
        self.version = 0
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._key = key
        self._read = bytearray()
        self._open = False
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def say(self, message: dict[str, object]) -> None:
        payload = json.dumps(message).encode()
        length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self._transport.write(b"\x81" + length + b"\0\0\0\0" + payload)  # a mask of zeros changes nothing

    def data_received(self, data: bytes) -> None:
        self._read += data
        if not self._open:
            end = self._read.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self._read[:20], bytes(self._read[:80])
            del self._read[: end + 4]
            self._open = True
            self.say({"type": "join", "key": self._key})
            self.say({"type": "ready", "id": "ready", "ready": True})
        for payload in self._frames():
            self.table.hear(self, payload)

    def _frames(self) -> Iterator[bytes]:
        while len(self._read) >= 2:
            length, start = self._read[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(self._read[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(self._read[2:10], "big"), 10
            if len(self._read) < start + length:
                return
            kind, payload = self._read[0] & 15, bytes(self._read[start : start + length])
            del self._read[: start + length]
            if kind == 1:
                yield payload

    def close(self) -> None:
        self._transport.abort()


class Table:
    """Four people; the one on turn acts, once a second."""

    def __init__(self, times: list[float]) -> None:
        self.sockets: list[Socket] = []
        self.actions = 0
        self.refused = 0
        self.over = False
        self._times = times
        self._mover: tuple[Socket, dict[str, object]] | None = None
        self._sent: tuple[float, int] | None = None
        self._heard: set[Socket] = set()

    @property
    def dealt(self) -> bool:
        return len(self.sockets) == SEATS and all(socket.version for socket in self.sockets)

    def hear(self, socket: Socket, payload: bytes) -> None:
        if not payload.startswith(b'{"type":"update"'):
            self.refused += payload.startswith(b'{"type":"error"')
            return
        message = _decode(payload)
        socket.version = message.version
        self._note_receipt(socket, message.version)
        if message.view is not None and message.view.legal:
            action = random.choice(message.view.legal)
            self._mover = socket, {"type": "act", "version": message.version, "action": action}
        elif message.sheet is not None and socket is self.sockets[0]:
            self.over = bool(message.sheet.winners)
            self._mover = None if self.over else (socket, {"type": "next", "version": message.version})

    def _note_receipt(self, socket: Socket, version: int) -> None:
        if self._sent is None or version < self._sent[1]:
            return
        self._heard.add(socket)
        if len(self._heard) == len(self.sockets):
            self._times.append(time.perf_counter() - self._sent[0])
            self._sent = None

    def act(self) -> None:
        if self._mover is None or self._sent is not None:
            return
        socket, message = self._mover
        self._mover = None
        self._heard.clear()
        self.actions += 1
        self._sent = time.perf_counter(), int(str(message["version"])) + 1
        socket.say({**message, "id": f"a{self.actions}"})


async def _posted(port: int, path: str, body: dict[str, object]) -> dict[str, str]:
    payload = json.dumps(body)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n"
        f"Content-Length: {len(payload)}\r\n\r\n{payload}".encode()
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    assert b" 201 " in head[:20], head + answer
    ticket: dict[str, str] = json.loads(answer)
    return ticket


async def _opened(ports: Sequence[int], gate: asyncio.Semaphore, times: list[float]) -> Table:
    async with gate:
        asked = {"seats": SEATS, "against": ["open"] * (SEATS - 1), "name": "P0", "settings": {"target": "99"}}
        tickets = [await _posted(ports[0], "/api/tables", asked)]
        for number in range(1, SEATS):
            path = f"/api/tables/{tickets[0]['table']}/seats"
            tickets.append(await _posted(ports[number % len(ports)], path, {"name": f"P{number}"}))
        table, loop = Table(times), asyncio.get_running_loop()
        for number, ticket in enumerate(tickets):
            socket = Socket(table, f"/api/tables/{ticket['table']}/socket", ticket["key"])
            table.sockets.append(socket)
            await loop.create_connection(lambda socket=socket: socket, "127.0.0.1", ports[number % len(ports)])
        until = time.monotonic() + 30
        while not table.dealt:
            assert time.monotonic() < until, "no round was dealt"
            await asyncio.sleep(0.02)
        return table


async def _measured(ports: Sequence[int], pids: Sequence[int], connections: int, seconds: float) -> dict[str, object]:
    times: list[float] = []
    before = [_memory(pid) for pid in pids]
    gate, begun = asyncio.Semaphore(AT_ONCE), time.monotonic()
    tables = await asyncio.gather(*(_opened(ports, gate, times) for _ in range(connections // SEATS)))
    opening = time.monotonic() - begun
    people = sum(len(table.sockets) for table in tables)
    playing = [asyncio.create_task(_play(table, seconds + 2)) for table in tables]
    await asyncio.sleep(2)
    times.clear()
    actions, cpu, own = sum(table.actions for table in tables), [_cpu(pid) for pid in pids], time.process_time()
    await asyncio.sleep(seconds)
    done = sum(table.actions for table in tables) - actions
    used, own = sum(_cpu(pid) for pid in pids) - sum(cpu), time.process_time() - own
    memory = [_memory(pid) for pid in pids]
    await asyncio.gather(*playing)
    lost = sum(socket.lost for table in tables for socket in table.sockets)
    for table in tables:
        for socket in table.sockets:
            socket.close()
    return {
        "connections": people,
        "processes": len(pids),
        "seconds": seconds,
        "actions_per_second": round(done / seconds, 1),
        "p50_ms": _percentile(times, 50),
        "p95_ms": _percentile(times, 95),
        "p99_ms": _percentile(times, 99),
        "kB_per_connection": round((sum(memory) - sum(before)) / people, 1),
        "server_cpu_ms_per_action": round(1000 * used / max(done, 1), 3),
        "server_cpu": round(used / seconds, 2),
        "own_cpu": round(own / seconds, 2),
        "opening_seconds": round(opening, 1),
        "refused": sum(table.refused for table in tables),
        "connections_lost": lost,
    }


async def _play(table: Table, seconds: float) -> None:
    until = time.monotonic() + seconds
    await asyncio.sleep(random.random() * EVERY)
    while time.monotonic() < until:
        table.act()
        await asyncio.sleep(EVERY)


def _percentile(times: list[float], percent: int) -> float | None:
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 1) if ordered else None


def _memory(pid: int) -> float:
    """Resident kilobytes."""
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 1024


def _cpu(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


@contextmanager
def _servers(number: int, flags: Sequence[str]) -> Iterator[list[tuple[int, int]]]:
    """Port and process of each."""
    with tempfile.TemporaryDirectory(prefix="settebello-load-") as folder:
        command = [sys.executable, "-m", "settebello.server", "--port", "0", "--data", folder, "--workers", "0", *flags]
        running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(number)]
        try:
            places = []
            for process in running:
                assert process.stdout is not None
                places.append((int(process.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1]), process.pid))
            yield places
        finally:
            for process in running:
                process.kill()
                process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/load.py", description="How many people a server carries.")
    parser.add_argument("--connections", type=int, default=200, help="people, four to a table (200)")
    parser.add_argument("--seconds", type=float, default=15, help="how long is measured (15)")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the tables (1)")
    parser.add_argument("--database", metavar="URL", help="PostgreSQL, for several processes")
    parser.add_argument("--bus", metavar="URL", help="Redis, for several processes")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    flags = [
        part for flag in ("database", "bus") if getattr(given, flag) for part in (f"--{flag}", getattr(given, flag))
    ]
    with _servers(given.processes, flags) as places:
        ports, pids = [port for port, _ in places], [pid for _, pid in places]
        print(json.dumps(asyncio.run(_measured(ports, pids, given.connections, given.seconds))))


if __name__ == "__main__":
    main()
