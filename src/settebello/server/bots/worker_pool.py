"""Where players think: in processes of their own, so that no connection waits for a thought.

A worker is ``python -m settebello.server.bots.worker``; it is asked in a line of JSON and answers in one. It ends when
its input does, and so with the server, however that came about.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.core import Action
from settebello.errors import SettebelloError
from settebello.players import choose_within, make
from settebello.players.advice import Advised, Reason, advised
from settebello.rules import Rules, to_json
from settebello.view import View, encode

MAX_LINE_BYTES = 1 << 20
TIME_BUDGET = 2.0
"""Seconds that a thought may take within its search, unless it is said otherwise."""
MAX_THREADS = 4
"""Thoughts at a time in this process."""


class PlayerFailed(SettebelloError):
    """A player that has not chosen, and why."""


class WorkerRequest(Struct, frozen=True, kw_only=True):
    """A line to a worker: what the player sees, and nothing else."""

    player: str | None
    """None: advice is asked for."""
    rules: str
    """Canonical JSON."""
    view: msgspec.Raw
    budget: float = TIME_BUDGET
    """Seconds that the thought may take within its search."""


class WorkerResponse(Struct, frozen=True, kw_only=True):
    """A line from a worker: the action that the player chooses, or the advice."""

    action: str | None = None
    reason: Reason = "least"
    cards: tuple[str, ...] = ()
    safe: bool = False
    error: str | None = None


class PlayerExecutor(Protocol):
    """Asks players. What they are shown is a view, and nothing else."""

    @property
    def capacity(self) -> int:
        """How many may think at a time."""
        ...

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> str:
        """The action that a player chooses, at that table; after ``budget`` seconds it ends its search with the best
        that it has found.

        Raises:
            TimeoutError: it takes longer than ``within`` seconds.
            Exception: whatever else a player does wrong.
        """
        ...

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> Advised:
        """What the adviser would do, and why.

        Raises:
            TimeoutError: it takes longer than ``within`` seconds.
            SettebelloError: it has failed.
        """
        ...

    async def close(self) -> None: ...


class ThreadExecutor:
    """Thinks in this process: for tests, and where other processes cannot be started."""

    capacity = MAX_THREADS

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> str:
        thought = asyncio.to_thread(lambda: str(choose_within(make(player), view, rules, budget)))
        return await asyncio.wait_for(thought, within)

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> Advised:
        return await asyncio.wait_for(asyncio.to_thread(advised, view, rules, budget), within)

    async def close(self) -> None:
        pass


class WorkerPool:
    """Thinks in up to ``count`` other processes, which are started when they are needed."""

    def __init__(self, count: int) -> None:
        self.capacity = count
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._all = [_Worker() for _ in range(count)]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> str:
        return (await asyncio.wait_for(self._answer(player, view, rules, budget), within))[0]

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> Advised:
        action, given = await asyncio.wait_for(self._answer(None, view, rules, budget), within)
        cards = CardSet(map(Card.parse, given.cards))
        return Advised(action=Action.parse(action), reason=given.reason, cards=cards, safe=given.safe)

    async def _answer(self, player: str | None, view: View, rules: Rules, budget: float) -> tuple[str, WorkerResponse]:
        """The action, and what else is answered."""
        asked = WorkerRequest(player=player, rules=to_json(rules), view=msgspec.Raw(encode(view)), budget=budget)
        line = msgspec.json.encode(asked)
        worker = await self._free.get()
        try:
            answer = await worker.ask(line) or await worker.ask(line)  # the first was killed: there is a new one
        except BaseException:
            worker.end()  # it may answer later, and to another's question
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
    """One process, which thinks of one thing at a time."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, line: bytes) -> WorkerResponse | None:
        """Its answer; None: it has ended, and another is started when it is asked again."""
        process = await self._running()
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

    async def _running(self) -> Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "settebello.server.bots.worker",
                stdin=PIPE,
                stdout=PIPE,
                limit=MAX_LINE_BYTES,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                start_new_session=True,  # an interruption at the terminal is for the server
            )
        return self._process

    def end(self) -> Process | None:
        """Kill the process, which is that returned; None: there is none."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
        return process
