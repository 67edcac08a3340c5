"""How long somebody waits from Play to their cards: ``python bench/first_turn.py``.

Opens one game after another against a computer, as the page does: with a commitment, while the socket connects, and
with the share in the first message. It measures the time from the request until the first cards come, and until it
is the person's turn: the median and the 95th percentile in milliseconds. The network takes ``--delay`` milliseconds
each way (several may be named).

``--python PATH`` measures the server of another installation, such as an older one.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import sys
import tempfile
import time
from contextlib import suppress

from serving.client import TEXT, Socket, table_path
from serving.servers import Server, load_average, percentile
from serving.tables import decode

from settebello.commit_reveal import share_commitment, table_name

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
WARM = 5
"""Games before the measuring begins."""
TIMEOUT = 30.0


class Network:
    """A path to a server that delays everything by ``delay`` seconds in each direction, connecting included."""

    def __init__(self, port: int, delay: float) -> None:
        self._to = port
        self._delay = delay
        self.port = 0

    async def start(self) -> None:
        if not self._delay:
            self.port = self._to
            return
        server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]

    async def connecting(self) -> None:
        """The time that it takes to connect, before anything can be sent."""
        await asyncio.sleep(2 * self._delay)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        on, back = await asyncio.open_connection("127.0.0.1", self._to)
        with suppress(asyncio.CancelledError, OSError):  # at the end
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(on, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65536):
            loop.call_later(self._delay, writer.write, data)
        loop.call_later(self._delay, writer.close)


class Game:
    """One game up to the person's first turn."""

    def __init__(self, network: Network, http: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        self._network = network
        self._reader, self._writer = http
        self._table = base64.urlsafe_b64encode(os.urandom(12)).decode()
        self._share = os.urandom(32)
        self._begun = time.perf_counter()
        self.cards = 0.0
        """Seconds until the first cards came."""
        self._turn: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def play(self) -> float:
        """Seconds until the person's turn."""
        made = share_commitment(table_name(self._table), round_number=1, exchange=1, seat=0, share=self._share).hex()
        connecting = asyncio.create_task(self._connect(self._table))
        ticket = await self._open({"table": self._table, "commitment": made})
        assert ticket["shuffle"]["transcript"]["commitments"][0] == made, "the list has this device's commitment"
        socket = await connecting
        socket.say({"type": "join", "key": ticket["key"], "share": self._share.hex()})
        turn = await asyncio.wait_for(self._turn, TIMEOUT)
        socket.close()
        return turn

    async def _open(self, more: dict[str, object]) -> dict[str, dict[str, dict[str, list[str]]]]:
        """Ask for the table over a connection that is open already, as the page's is; the ticket."""
        asked = {"variant": "scopa", "seats": 2, "against": ["amico"], "name": "Player 1", "pace": 0, **more}
        body = json.dumps(asked)
        head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        self._writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
        answer = await self._reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
        text = await self._reader.readexactly(length)
        assert b" 201 " in answer[:20], text
        ticket: dict[str, dict[str, dict[str, list[str]]]] = json.loads(text)
        return ticket

    async def _connect(self, table: str) -> Socket:
        await self._network.connecting()
        opening: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Socket(table_path(table), None, self._read, opening), "127.0.0.1", self._network.port
        )
        await opening
        return socket

    def _read(self, kind: int, payload: bytes) -> None:
        if kind != TEXT or not payload.startswith(b'{"type":"update"'):
            assert not payload.startswith(b'{"type":"error"'), payload
            return
        passed = time.perf_counter() - self._begun
        self.cards = self.cards or passed
        message = decode(payload)
        if message.view is not None and message.view.legal and not self._turn.done():
            self._turn.set_result(passed)


async def measured(server: Server, delay: float, games: int) -> dict[str, object]:
    """Open so many games, one after the other."""
    network = Network(server.port, delay / 1000)
    await network.start()
    http = await asyncio.open_connection("127.0.0.1", network.port)
    cards: list[float] = []
    turns: list[float] = []
    used = 0.0
    for number in range(WARM + games):
        if number == WARM:
            used = server.cpu
        game = Game(network, http)
        turns.append(await game.play())
        cards.append(game.cards)
        await asyncio.sleep(0.02)  # the table has been left
    return {
        "delay_ms": delay,
        "games": games,
        "cards_ms": [percentile(cards[WARM:], share) for share in (50, 95)],
        "turn_ms": [percentile(turns[WARM:], share) for share in (50, 95)],
        "server_cpu_ms_per_game": round(1000 * (server.cpu - used) / games, 2),
        "load_average": load_average(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/first_turn.py", description="From Play to the first turn.")
    parser.add_argument("--games", type=int, default=100, help="games for each delay (100)")
    parser.add_argument("--delay", type=float, nargs="+", default=[0, 10, 20], help="milliseconds each way (0 10 20)")
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the server's installation")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="settebello-bench-") as folder:
        server = Server(folder, [], python=given.python)
        try:
            for delay in given.delay:
                print(json.dumps(asyncio.run(measured(server, delay, given.games))), flush=True)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
