"""Servers, people at tables, and one fault after the other; afterwards the record is compared with what people saw."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import subprocess
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec

from settebello.server.store.base import Store
from settebello.variants import variant
from tests.faults.resilient_client import ResilientClient
from tests.faults.tally import Tally, check_table
from tests.support.database_servers import Postgres, RedisServer
from tests.support.server_process import ServerProcess

CRASHING_SERVER = "tests.faults.crashing_server"
"""A server that may end by itself after any entry."""
SETTLE = 90.0
"""Seconds for everybody to be together again."""
STEPS = (0, 3600, -3600, 8 * 86_400, -8 * 86_400)
"""Seconds by which a machine's time of day is off."""
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
RULES = variant("scopa").rules(3)
FULL = 8192
"""Bytes that a file may have on a full disk."""


class Scenario:
    """Everything that can go wrong, and what must be true afterwards."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        *,
        processes: int,
        tables: int,
        open_store: Callable[[], Store],
        postgres: Postgres | None = None,
        redis: RedisServer | None = None,
    ) -> None:
        self.chance = random.Random(seed)
        self.tally = Tally(faults=Counter())
        self.postgres = postgres
        self.redis = redis
        self._folder = folder
        self._open_store = open_store
        self._tables = tables
        flags = ["--workers", "0"]
        if postgres is not None:
            flags += ["--database", postgres.url]
        if redis is not None:
            flags += ["--bus", redis.url]
        self.servers = [ServerProcess(folder, module=CRASHING_SERVER, flags=flags) for _ in range(processes)]
        self.ports = [server.port for server in self.servers]
        self.players: list[ResilientClient] = []
        self._killed: set[int] = set()
        self._ends = False
        self._watching: asyncio.Task[None] | None = None

    # the people

    async def begin(self) -> None:
        self._watching = asyncio.create_task(self._restart_the_dead())
        for number in range(self._tables):
            await self._open(number)

    async def _open(self, number: int) -> None:
        wanted = {"seats": 3, "against": ["open", "greedy"], "name": "A", "pace": 0, "grace": 3600}
        host = await self._post("/api/tables", wanted)
        key = f"guestkey-{number}-0123456789abcdef"
        guest = await self._post(f"/api/tables/{host['table']}/seats", {"name": "B", "key": key})
        for name, ticket in (("a", host), ("b", guest)):
            self._add(f"{name}{number}", ticket)
        self._add(f"second{number}", host)  # another device at the host's seat
        self._add(f"watcher{number}", {"table": host["table"], "key": None, "seat": None})
        for ticket in (host, guest):
            await self._ready(ticket)

    def _add(self, name: str, ticket: dict[str, Any]) -> None:
        self.players.append(ResilientClient(self.ports, ticket, RULES, random.Random(self.chance.random()), name))

    async def _ready(self, ticket: dict[str, Any]) -> None:
        from websockets.asyncio.client import connect

        while True:
            try:
                address = f"ws://127.0.0.1:{self.chance.choice(self.ports)}/api/tables/{ticket['table']}/socket"
                async with connect(address, open_timeout=3) as socket:
                    await socket.send(msgspec.json.encode({"type": "join", "key": ticket["key"]}).decode())
                    await socket.send('{"type": "ready", "id": "ready", "ready": true}')
                    async for text in socket:
                        if msgspec.json.decode(text)["type"] == "ok":
                            return
            except Exception:  # the server has died: again, at another
                await asyncio.sleep(0.05)

    async def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask until it is answered; a table opened and not heard of does no harm."""
        async with httpx.AsyncClient(timeout=20) as client:
            while True:
                try:
                    answer = await client.post(f"http://127.0.0.1:{self.chance.choice(self.ports)}{path}", json=body)
                    if answer.status_code == 201:
                        ticket: dict[str, Any] = answer.json()
                        return ticket
                    assert answer.status_code != 400, answer.text
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)

    # the faults

    async def suffer(self, faults: int, kinds: list[str]) -> None:
        """So many faults, at random moments."""
        for _ in range(faults):
            await asyncio.sleep(self.chance.uniform(0.03, 0.5))
            kind = self.chance.choice(kinds)
            self.tally.faults[kind] += 1
            fault: Callable[[], Awaitable[None]] = getattr(self, f"_{kind}")
            await fault()

    async def play_on(self, least: int) -> None:
        """Until so many more actions have been answered, or for a while: the games may be over."""
        most = self._answered() + least
        until = asyncio.get_running_loop().time() + SETTLE
        while self._answered() < most and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)

    def _answered(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def _kill_one(self) -> None:
        self._kill(self.chance.choice(self.servers))

    def _kill(self, server: ServerProcess) -> None:
        if server.process.poll() is None:
            self._killed.add(server.process.pid)
            server.process.kill()

    async def _kill_all(self) -> None:
        for server in self.servers:
            self._kill(server)

    async def _cut(self) -> None:
        for player in self.chance.sample(self.players, max(1, len(self.players) // 2)):
            await player.cut()

    async def _slow(self) -> None:
        player = self.chance.choice(self.players)
        player.slow = 0.2
        await asyncio.sleep(0.4)
        player.slow = 0.0

    async def _silent(self) -> None:
        """Somebody commits and does not reveal, for a moment."""
        player = self.chance.choice(self.players)
        player.withholds = True
        await asyncio.sleep(self.chance.uniform(0.2, 2.0))
        player.withholds = False

    async def _postgres_away(self) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.chance.uniform(0.0, 0.8))
        await asyncio.to_thread(self.postgres.start)

    async def _postgres_silent(self) -> None:
        """It says nothing for a while, and closes no connection."""
        assert self.postgres is not None
        with self.postgres.silent():
            await asyncio.sleep(self.chance.uniform(0.1, 1.5))

    async def _postgres_full(self) -> None:
        """No file of the database may grow any more, for a moment. It may end over that, and is started again."""
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.limit_files, FULL)
        await asyncio.sleep(self.chance.uniform(0.1, 0.8))
        await asyncio.to_thread(self.postgres.limit_files, "unlimited")
        await asyncio.to_thread(self.postgres.start_if_ended)

    async def _kill_everything(self) -> None:
        """All processes and both databases at once."""
        assert self.postgres is not None
        assert self.redis is not None
        await self._kill_all()
        await asyncio.gather(*(asyncio.to_thread(program.stop) for program in (self.postgres, self.redis)))
        await asyncio.gather(*(asyncio.to_thread(program.start) for program in (self.postgres, self.redis)))

    async def _redis_away(self) -> None:
        assert self.redis is not None
        await asyncio.to_thread(self.redis.stop)
        await asyncio.sleep(self.chance.uniform(0.0, 1.2))
        await asyncio.to_thread(self.redis.start)

    async def _clock_step(self) -> None:
        """Every process's time of day makes a step, or is right again."""
        (self._folder / "clock-step").write_text(str(self.chance.choice(STEPS)))

    async def _pings(self) -> None:
        """Somebody sends pings and reads no answer, until they are cut off."""
        table = self.chance.choice(self.players).ticket["table"]
        await self._shouted(UPGRADE.format(table=table).encode(), b"\x89\x80\x00\x00\x00\x00" * 2000, times=50)

    async def _half_headers(self) -> None:
        """Many connect and say half a request, or nothing."""
        halves = [b"", b"GET /health HTTP/1.1\r\nHost: ", b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
        await asyncio.gather(*(self._shouted(self.chance.choice(halves), b"", times=3) for _ in range(20)))

    async def _shouted(self, first: bytes, again: bytes, *, times: int) -> None:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.chance.choice(self.ports))
        except OSError:
            return  # it is dead just now
        try:
            writer.write(first)
            for _ in range(times):
                writer.write(again)
                await asyncio.wait_for(writer.drain(), 0.1)
                await asyncio.sleep(0.02)
        except (OSError, TimeoutError):
            pass
        finally:
            writer.transport.abort()

    async def _disk_full(self) -> None:
        """No file of the first server may grow any more, for a moment."""
        process = self.servers[0].process
        try:
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (FULL, resource.RLIM_INFINITY))
            await asyncio.sleep(self.chance.uniform(0.1, 0.5))
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        except ProcessLookupError:
            pass

    async def _restart_the_dead(self) -> None:
        while not self._ends:
            for server in self.servers:
                code = server.process.poll()
                if code is not None:
                    if code == -signal.SIGKILL and server.process.pid not in self._killed:
                        self.tally.faults["killed_between_append_and_send"] += 1
                    await asyncio.to_thread(_start_again, server)
            await asyncio.sleep(0.02)

    # what must be true

    async def settle(self) -> None:
        """Everybody stops playing, is answered, and sees the same."""
        for player in self.players:
            player.paused, player.slow = True, 0.0
        until = asyncio.get_running_loop().time() + SETTLE
        while not await self._together():
            assert asyncio.get_running_loop().time() < until, "people have not come together again: " + self._state()
            await asyncio.sleep(0.1)

    def _state(self) -> str:
        return str([(p.name, p.quiet, p.update and p.update["version"]) for p in self.players])

    async def _together(self) -> bool:
        if not all(player.quiet and player.update is not None for player in self.players):
            return False
        store = self._open_store()
        try:
            played = {table: await _played(store, table) for table in {p.ticket["table"] for p in self.players}}
        finally:
            await store.close()
        return all(
            player.update["version"] >= played[player.ticket["table"]] for player in self.players if player.update
        )

    async def check(self) -> None:
        """Nothing that was acknowledged is lost or done twice, and everybody saw what the record says."""
        store = self._open_store()
        try:
            for table in {player.ticket["table"] for player in self.players}:
                setup, entries = await store.load(table)
                check_table(self.tally, setup, entries, [p for p in self.players if p.ticket["table"] == table])
        finally:
            await store.close()
        trouble = [sentence for player in self.players for sentence in player.trouble]
        wrong = self.tally.lost, self.tally.twice, self.tally.unequal, self.tally.broken, trouble
        assert wrong == (0, 0, 0, [], []), f"{self.tally} {trouble}"

    async def end(self) -> None:
        self._ends = True
        if self._watching is not None:  # not cancelled: it may be starting a server, which would be left behind
            await asyncio.gather(self._watching, return_exceptions=True)
        await asyncio.gather(*(player.close() for player in self.players))
        for server in self.servers:
            server.process.kill()
            server.process.communicate()


async def _played(store: Store, table: str) -> int:
    """The last version in which the game went on, and not only the shuffle of the next round."""
    _, entries = await store.load(table)
    return max((number for number, entry in enumerate(entries, 1) if entry.kind != "step"), default=0)


def _start_again(server: ServerProcess) -> None:
    """It may be killed while it starts, or find its database away: again, then."""
    server.process.communicate()
    try:
        server.restart()
    except (AssertionError, subprocess.SubprocessError):
        server.process.kill()
