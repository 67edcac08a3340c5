"""Executors of tasks: in this process, or in several processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Protocol

from settebello.arena.match import ArenaError, Match, Task
from settebello.arena.worker import Answer, Decision, Playing, TaskResult, Worker
from settebello.errors import SettebelloError

MAX_JOBS = 512
MAX_WIDTH = 65_536
QUEUED_TASKS = 2
"""The number of tasks queued for each process; it never has to wait for the next one."""
STOP_TIMEOUT = 3.0
"""The seconds that a process has to end its engines and itself."""


class Executor(Protocol):
    """Plays tasks in any order. Closing the iterator ends everything that it has started."""

    def run(self, match: Match, tasks: Sequence[Task]) -> Generator[TaskResult]:
        """Play these tasks, and yield each result as soon as it is ready."""
        ...


class InProcess:
    """Plays tasks in this process, one after the other."""

    def run(self, match: Match, tasks: Sequence[Task]) -> Generator[TaskResult]:
        """Play these tasks, and yield each result as soon as it is ready."""
        worker = Worker(match)
        try:
            for task in tasks:
                yield worker.play(task)
        finally:
            worker.close()


class Interleaved:
    """Plays ``width`` tasks at a time in this process; it asks a player with ``choose_many`` for many decisions at
    once.

    Raises:
        ArenaError: the number is out of range.
    """

    def __init__(self, width: int = 256) -> None:
        if not 1 <= width <= MAX_WIDTH:
            raise ArenaError(f"There can be 1 to {MAX_WIDTH} tasks at a time, not {width}.")
        self._width = width

    def run(self, match: Match, tasks: Sequence[Task]) -> Generator[TaskResult]:
        """Play these tasks, and yield each result as soon as it is ready."""
        worker = Worker(match)
        waiting = iter(tasks)
        asked: dict[Playing, Decision] = {}
        try:
            while True:
                started = (worker.playing(task) for task in islice(waiting, self._width - len(asked)))
                yield from _advance(asked, ((playing, None) for playing in started))
                if not asked:
                    return
                player = next(iter(asked.values())).player
                turn = {playing: decision for playing, decision in asked.items() if decision.player == player}
                yield from _advance(asked, zip(turn, worker.answers(list(turn.values())), strict=True))
        finally:
            worker.close()


def _advance(asked: dict[Playing, Decision], answers: Iterable[tuple[Playing, Answer | None]]) -> Iterator[TaskResult]:
    """Continue each of these tasks to its next decision, or to its result."""
    for playing, answer in answers:
        asked.pop(playing, None)
        try:
            asked[playing] = next(playing) if answer is None else playing.send(answer)
        except StopIteration as end:
            yield end.value


class ProcessPool:
    """Plays tasks in ``jobs`` processes of this machine.

    Raises:
        ArenaError: the number is out of range.
    """

    def __init__(self, jobs: int) -> None:
        if not 1 <= jobs <= MAX_JOBS:
            raise ArenaError(f"There can be 1 to {MAX_JOBS} jobs, not {jobs}.")
        self._jobs = jobs

    def run(self, match: Match, tasks: Sequence[Task]) -> Generator[TaskResult]:
        """Play these tasks, and yield each result as soon as it is ready."""
        # Spawned, not forked: a progress bar has started threads.
        context = multiprocessing.get_context("spawn")
        ours: dict[Connection, SpawnProcess] = {}
        for _ in range(min(self._jobs, len(tasks))):
            here, there = context.Pipe()
            process = context.Process(target=_process_main, args=(there, match), daemon=True)
            process.start()
            there.close()
            ours[here] = process
        try:
            yield from _results(list(ours), iter(tasks))
        finally:
            _end(ours)


def local_executor(jobs: int | None) -> Executor:
    """An executor with that many processes; by default one for each usable core."""
    if jobs is None:
        jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    processes = ProcessPool(jobs)
    return InProcess() if jobs == 1 else processes


def _results(workers: Sequence[Connection], tasks: Iterator[Task]) -> Iterator[TaskResult]:
    busy = dict.fromkeys(workers, 0)
    for worker in list(workers) * QUEUED_TASKS:
        _send(worker, tasks, busy)
    while any(busy.values()):
        ready = wait([worker for worker, count in busy.items() if count])
        for worker in [worker for worker in busy if worker in ready]:
            busy[worker] -= 1
            result = _receive(worker)
            _send(worker, tasks, busy)
            yield result


def _send(worker: Connection, tasks: Iterator[Task], busy: dict[Connection, int]) -> None:
    task = next(tasks, None)
    if task is not None:
        with _expected_alive():
            worker.send(task)
        busy[worker] += 1


def _receive(worker: Connection) -> TaskResult:
    with _expected_alive():
        result = worker.recv()
    if isinstance(result, Exception):
        raise result
    assert isinstance(result, TaskResult)
    return result


@contextmanager
def _expected_alive() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise ArenaError("A process of the arena has died: finished tasks are kept if --out was given.") from None


def _end(workers: dict[Connection, SpawnProcess]) -> None:
    for worker, process in workers.items():
        process.terminate()
        worker.close()
    for process in workers.values():
        process.join(STOP_TIMEOUT)
        if process.is_alive():
            process.kill()


def _process_main(tasks: Connection, match: Match) -> None:
    """The main function of a process. Ctrl-C is handled by the parent, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _exit)
    worker = Worker(match)
    try:
        while True:
            tasks.send(_attempt(worker, tasks.recv()))
    except (EOFError, OSError):
        pass  # the parent has gone
    finally:
        worker.close()


def _exit(*_: object) -> None:
    raise SystemExit


def _attempt(worker: Worker, task: Task) -> TaskResult | Exception:
    try:
        return worker.play(task)
    except SettebelloError as error:
        return ArenaError(str(error))
    except Exception:  # a bug in a player: report it in the parent
        return RuntimeError(f"In a process of the arena, at {task}:\n{traceback.format_exc()}")
