"""How soon people who look for opponents are seated: ``python bench/lobby.py --people 1000``.

Starts its own servers on loopback, connects everybody to their lobby, one person in turn to each server, and has all
of them look for opponents at once. It measures the time from then until each of them knows their seat. At the end it
checks that everybody has a seat, and that no seat was given twice. This process plays all the people, and takes its
share of the machine.

``--processes 2 --databases`` measures several servers that share the lobby over a PostgreSQL and a Redis, which it
starts; ``--database postgresql://… --bus redis://…`` uses those.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import time
from collections.abc import Sequence
from typing import Any

from serving.client import TEXT, Socket
from serving.servers import Server, load_average, many_files, percentile, servers, store_flags, store_options

TIMEOUT = 60.0
"""Seconds until everybody stops waiting."""
GAMES: dict[str, list[dict[str, Any] | None]] = {
    "any": [None],
    "scopa": [{"variant": "scopa"}],
    "mixed": [None, {"variant": "scopa"}, {"variant": "scopone"}, {"variant": "escoba"}],
}
"""The games that people look for, in turn."""


class Person:
    """Somebody in the lobby."""

    def __init__(self, number: int, port: int, game: dict[str, Any] | None) -> None:
        self.seated: asyncio.Future[tuple[str, int]] = asyncio.get_running_loop().create_future()
        self.waited = 0.0
        self._port = port
        self._begun = 0.0
        self._seek: dict[str, object] = {
            "type": "seek",
            "id": "s",
            "key": secrets.token_urlsafe(24),
            "name": f"P{number}",
            "game": game,
        }

    async def connect(self) -> None:
        """Connect, and wait for the first message."""
        self._connected = asyncio.get_running_loop().create_future()
        make = asyncio.get_running_loop().create_connection(
            lambda: Socket("/api/lobby/socket", None, self._read), "127.0.0.1", self._port
        )
        _, self._socket = await make
        await self._connected

    def seek(self) -> None:
        """Look for opponents."""
        self._begun = time.monotonic()
        self._socket.say(self._seek)

    def _read(self, kind: int, payload: bytes) -> None:
        if kind != TEXT:
            return
        if not self._connected.done():
            self._connected.set_result(None)
        message = json.loads(payload)
        if message["type"] == "seated":
            self.waited = time.monotonic() - self._begun
            self.seated.set_result((message["table"], message["seat"]))
        elif message["type"] == "error":
            self.seated.set_exception(RuntimeError(message["message"]))


async def measured(running: Sequence[Server], people: int, games: Sequence[dict[str, Any] | None]) -> dict[str, object]:
    """Look for opponents, and say how it went."""
    everybody = [
        Person(number, running[number % len(running)].port, games[number % len(games)]) for number in range(people)
    ]
    for start in range(0, people, 50):
        await asyncio.gather(*(person.connect() for person in everybody[start : start + 50]))
    await asyncio.sleep(1)
    used, load, begun = [server.cpu for server in running], load_average(), time.monotonic()
    for person in everybody:
        person.seek()
    await asyncio.wait([person.seated for person in everybody], timeout=TIMEOUT)
    took = time.monotonic() - begun
    seats = [person.seated.result() for person in everybody if person.seated.done()]
    assert len({*seats}) == len(seats), "a seat was given twice"
    times = [person.waited for person in everybody if person.seated.done()]
    return {
        "people": people,
        "processes": len(running),
        "seated": len(seats),
        "tables": len({table for table, _ in seats}),
        "p50_ms": percentile(times, 50),
        "p99_ms": percentile(times, 99),
        "most_ms": percentile(times, 100),
        "seconds": round(took, 2),
        "server_cpu": round(sum(server.cpu for server in running) - sum(used), 2),
        "load_average": load,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/lobby.py", description="How soon people are seated.")
    parser.add_argument("--people", type=int, default=1000, help="how many look for opponents at once (1000)")
    parser.add_argument("--games", choices=GAMES, default="any", help="what they look for (any)")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the lobby (1)")
    store_options(parser)
    given = parser.parse_args()
    many_files()
    with (
        store_flags(given) as flags,
        servers(given.processes, ["--lobby", "true", "--workers", "0", *flags]) as running,
    ):
        print(json.dumps(asyncio.run(measured(running, given.people, GAMES[given.games]))))


if __name__ == "__main__":
    main()
