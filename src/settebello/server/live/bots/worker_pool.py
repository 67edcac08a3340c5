"""Runs players in worker processes.

A worker is ``python -m settebello.server.live.bots.worker``. It reads a request as a line of JSON and answers with a
line of JSON. It exits at the end of its input, so it never outlives the server.
"""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from contextlib import suppress

import msgspec

from settebello.players.recommendation import Recommendation
from settebello.rules import Rules
from settebello.server.live.bots.messages import WorkerRequest, WorkerResponse
from settebello.server.live.bots.player_executor import TIME_BUDGET, PlayerFailed
from settebello.server.worker_process import start_worker_process
from settebello.view import View

MAX_LINE_BYTES = 1 << 20


class WorkerPool:
    """Runs players in up to ``count`` worker processes, which are started when needed."""

    def __init__(self, count: int) -> None:
        self.capacity = count
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._all = [_Worker() for _ in range(count)]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> str:
        async with asyncio.timeout(within):
            return (await self._answer(WorkerRequest.of(player, view, rules, budget))).chosen

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> Recommendation:
        async with asyncio.timeout(within):
            return (await self._answer(WorkerRequest.of(None, view, rules, budget))).recommendation

    async def _answer(self, request: WorkerRequest) -> WorkerResponse:
        line = msgspec.json.encode(request)
        worker = await self._free.get()
        try:
            answer = await worker.ask(line) or await worker.ask(line)  # if the process was killed, ask a new one
        except BaseException:
            worker.end()  # otherwise its response would answer the next request
            raise
        finally:
            self._free.put_nowait(worker)
        if answer is None:
            raise PlayerFailed("The worker has ended.")
        return answer

    async def close(self) -> None:
        ended = [worker.end() for worker in self._all]
        await asyncio.gather(*(process.wait() for process in ended if process is not None))


class _Worker:
    """A worker process, which handles one request at a time."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, line: bytes) -> WorkerResponse | None:
        """The response, or None if the process has ended. The next request then starts a new process."""
        process = await self._ensure_process()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line + b"\n")
            await process.stdin.drain()
            answer = await process.stdout.readline()
            return msgspec.json.decode(answer, type=WorkerResponse)
        except (OSError, msgspec.MsgspecError):
            self.end()
            return None

    async def _ensure_process(self) -> Process:
        if self._process is None:
            self._process = await start_worker_process("settebello.server.live.bots.worker", MAX_LINE_BYTES)
        return self._process

    def end(self) -> Process | None:
        """Kill the process, and return it if there was one."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
        return process
