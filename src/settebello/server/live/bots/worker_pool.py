"""Runs players: in worker processes, or in this process.

A worker is ``python -m settebello.server.live.bots.worker``. It reads a request as a line of JSON and answers with a
line of JSON. It exits at the end of its input, so it never outlives the server.
"""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.core import Action
from settebello.errors import SettebelloError
from settebello.players import choose_within, make_player
from settebello.players.advice import Reason, Recommendation, recommend
from settebello.rules import Rules, to_json
from settebello.server.job_runner import JobRunner, run_in_thread
from settebello.server.worker_process import start_worker_process
from settebello.view import View, encode

MAX_LINE_BYTES = 1 << 20
TIME_BUDGET = 2.0
"""The default time budget of a player's search, in seconds."""
MAX_THINKING = 4
"""The most players that think at the same time in this process."""


class PlayerFailed(SettebelloError):
    """A player or adviser did not answer, or failed."""


class WorkerRequest(Struct, frozen=True, kw_only=True):
    """A request to a worker. It holds the player's view, and nothing that the view does not show."""

    player: str | None
    """The name of the player, or None for the adviser."""
    rules: str
    """Canonical JSON."""
    view: msgspec.Raw
    budget: float = TIME_BUDGET
    """The time budget of the search, in seconds."""


class WorkerResponse(Struct, frozen=True, kw_only=True):
    """The response of a worker: an action, advice, or an error."""

    action: str | None = None
    reason: Reason = "least"
    cards: tuple[str, ...] = ()
    safe: bool = False
    error: str | None = None


class PlayerExecutor(Protocol):
    """Asks players for actions, and the adviser for hints. They get a view and nothing else."""

    @property
    def capacity(self) -> int:
        """The number of players that can think at the same time."""
        ...

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> str:
        """The action that a player chooses, in text form.

        Args:
            player: the name of the player.
            view: the player's view.
            rules: the rules of the game.
            within: the timeout of the call, in seconds.
            table: the id of the table, for fairness among tables.
            budget: the time limit of a search, in seconds. It ends with the best action found so far.

        Raises:
            TimeoutError: it takes longer than ``within`` seconds.
            Exception: any error of the player.
        """
        ...

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> Recommendation:
        """The adviser's choice, with the reason.

        Raises:
            TimeoutError: it takes longer than ``within`` seconds.
            SettebelloError: the adviser failed.
        """
        ...

    async def close(self) -> None: ...


class LocalExecutor:
    """Runs players in this process: for tests, for small servers, and for hosts without processes.

    Args:
        run_job: runs the search of a player.
    """

    capacity = MAX_THINKING

    def __init__(self, run_job: JobRunner = run_in_thread) -> None:
        self._run_job = run_job

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> str:
        thought = self._run_job(lambda: str(choose_within(make_player(player), view, rules, budget)))
        return await asyncio.wait_for(thought, within)

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> Recommendation:
        return await asyncio.wait_for(self._run_job(lambda: recommend(view, rules, budget)), within)

    async def close(self) -> None:
        pass


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
            action, _ = await self._answer(player, view, rules, budget)
        return action

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> Recommendation:
        async with asyncio.timeout(within):
            action, given = await self._answer(None, view, rules, budget)
        cards = CardSet(map(Card.parse, given.cards))
        return Recommendation(action=Action.parse(action), reason=given.reason, cards=cards, safe=given.safe)

    async def _answer(self, player: str | None, view: View, rules: Rules, budget: float) -> tuple[str, WorkerResponse]:
        """The action, and the whole response."""
        request = WorkerRequest(player=player, rules=to_json(rules), view=msgspec.Raw(encode(view)), budget=budget)
        line = msgspec.json.encode(request)
        worker = await self._free.get()
        try:
            answer = await worker.ask(line) or await worker.ask(line)  # if the process was killed, ask a new one
        except BaseException:
            worker.end()  # otherwise its response would answer the next request
            raise
        finally:
            self._free.put_nowait(worker)
        if answer is None or answer.action is None:
            raise PlayerFailed(answer.error if answer is not None and answer.error else "The worker has ended.")
        return answer.action, answer

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
