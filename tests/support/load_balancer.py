"""One address for several server processes, like a load balancer's."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

from tests.support.database_servers import free_port
from tests.support.server_process import ServerProcess

CHUNK = 65_536


class LoadBalancer:
    """Brings each connection to the next process that takes it, and ends it when either side does. It runs in a thread
    of its own until it is closed."""

    def __init__(self, servers: Sequence[ServerProcess]) -> None:
        self.port = free_port()
        self._ports = [server.port for server in servers]
        self._turns = count()
        self._loop = asyncio.new_event_loop()
        self._ends = asyncio.Event()
        self._listens = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),))
        self._thread.start()
        assert self._listens.wait(10)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._ends.set)
        self._thread.join()
        self._loop.close()

    async def _serve(self) -> None:
        async with await asyncio.start_server(self._connect, "127.0.0.1", self.port):
            self._listens.set()
            await self._ends.wait()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        turn = next(self._turns)
        for number in range(len(self._ports)):
            with suppress(OSError):
                port = self._ports[(turn + number) % len(self._ports)]
                from_server, to_server = await asyncio.open_connection("127.0.0.1", port)
                break
        else:
            writer.close()
            return
        both = [asyncio.create_task(_pass_on(reader, to_server)), asyncio.create_task(_pass_on(from_server, writer))]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            for end in (writer, to_server):
                end.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
