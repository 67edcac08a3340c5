"""Whether a server stays quick while players think: ``python bench/latency_with_bots.py --player maestro``.

Opens tables of two where a person who answers at once plays a player without pauses; the players then think nearly
all the time. Meanwhile a connection sends a WebSocket ping every 10 ms, and the time until each comes back is measured,
first while nobody plays and then while they think.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time

from serving.client import PONG, TEXT, Socket, posted, table_path
from serving.servers import Server, load_average, percentile, servers
from serving.tables import decode

EVERY = 0.01
"""Seconds between two pings."""


class Pings:
    """A connection at a table of its own, and how long its pings take."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self._sent: float | None = None

    def read(self, kind: int, _: bytes) -> None:
        if kind == PONG and self._sent is not None:
            self.times.append(time.perf_counter() - self._sent)
            self._sent = None

    async def go(self, port: int, seconds: float) -> None:
        ticket = await posted(port, "/api/tables", {"against": ["open"]})
        first: dict[str, object] = {"type": "join", "key": ticket["key"]}
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Socket(table_path(ticket["table"]), first, self.read), "127.0.0.1", port
        )
        await asyncio.sleep(0.5)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self._sent is None:
                self._sent = time.perf_counter()
                socket.ping()
            await asyncio.sleep(EVERY)
        socket.close()


class Duel:
    """A person who plays the first legal action at once, against a player."""

    def __init__(self) -> None:
        self.actions = 0

    async def begin(self, port: int, player: str) -> None:
        asked: dict[str, object] = {"against": [player], "pace": 0, "settings": {"target": "99"}}
        ticket = await posted(port, "/api/tables", asked)
        first: dict[str, object] = {"type": "join", "key": ticket["key"]}
        loop = asyncio.get_running_loop()
        _, self._socket = await loop.create_connection(
            lambda: Socket(table_path(ticket["table"]), first, self._read), "127.0.0.1", port
        )

    def _read(self, kind: int, payload: bytes) -> None:
        if kind != TEXT or not payload.startswith(b'{"type":"update"'):
            return
        message = decode(payload)
        answer = {"id": f"a{message.version}", "version": message.version}
        if message.view is not None and message.view.legal:
            self.actions += 1
            self._socket.say({"type": "act", "action": message.view.legal[0], **answer})
        elif message.sheet is not None and not message.sheet.winners:
            self._socket.say({"type": "next", **answer})


async def measured(server: Server, player: str, duels: int, seconds: float) -> dict[str, object]:
    """Ping in peace, then while they think."""
    peace, thinking = Pings(), Pings()
    await peace.go(server.port, seconds / 2)
    playing = [Duel() for _ in range(duels)]
    for duel in playing:
        await duel.begin(server.port, player)
    await thinking.go(server.port, seconds)
    return {
        "player": player,
        "tables": duels,
        "actions": sum(duel.actions for duel in playing),
        **{f"peace_p{percent}_ms": percentile(peace.times, percent) for percent in (50, 99)},
        **{f"thinking_p{percent}_ms": percentile(thinking.times, percent) for percent in (50, 99, 100)},
        "load_average": load_average(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="bench/latency_with_bots.py", description="How quick a server is while players think."
    )
    parser.add_argument("--player", default="maestro", help="the player that thinks (maestro)")
    parser.add_argument("--tables", type=int, default=2, help="at how many tables (2)")
    parser.add_argument("--workers", type=int, default=2, help="processes to think in (2)")
    parser.add_argument("--seconds", type=float, default=20, help="how long is measured (20)")
    given = parser.parse_args()
    with servers(1, ["--workers", str(given.workers), "--limit", "frames=1000"]) as (server,):
        print(json.dumps(asyncio.run(measured(server, given.player, given.tables, given.seconds))))


if __name__ == "__main__":
    main()
