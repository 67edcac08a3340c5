"""Where tasks are played: here, in processes of this machine, or wherever else somebody writes an executor for."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Protocol

from settebello.arena.match import ArenaError, Match, Task
from settebello.arena.playing import Result, Worker
from settebello.errors import SettebelloError

MOST_JOBS = 512
AHEAD = 2
"""Tasks that a process is given at a time, so that it never waits for the next one."""
STOP_TIMEOUT = 3.0
"""Seconds that a process is given to end its engines and itself."""


class Executor(Protocol):
    """Plays tasks, in any order. Closing the iterator ends everything that it has started."""

    def run(self, match: Match, tasks: Sequence[Task]) -> Generator[Result]: ...


class Here:
    """In this process, one after the other."""

    def run(self, match: Match, tasks: Sequence[Task]) -> Generator[Result]:
        worker = Worker(match)
        try:
            for task in tasks:
                yield worker.play(task)
        finally:
            worker.close()


class Processes:
    """In so many processes of this machine.

    Raises:
        ArenaError: not a number of processes that a machine could want.
    """

    def __init__(self, jobs: int) -> None:
        if not 1 <= jobs <= MOST_JOBS:
            raise ArenaError(f"There can be 1 to {MOST_JOBS} jobs, not {jobs}.")
        self._jobs = jobs

    def run(self, match: Match, tasks: Sequence[Task]) -> Generator[Result]:
        # Spawned, not forked: a progress bar has threads by now.
        context = multiprocessing.get_context("spawn")
        ours: dict[Connection, SpawnProcess] = {}
        for _ in range(min(self._jobs, len(tasks))):
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there, match), daemon=True)
            process.start()
            there.close()
            ours[here] = process
        try:
            yield from _results(list(ours), iter(tasks))
        finally:
            _end(ours)


def executor(jobs: int | None) -> Executor:
    """The processes asked for; by default one for each core that we may use."""
    if jobs is None:
        jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    processes = Processes(jobs)
    return Here() if jobs == 1 else processes


def _results(workers: Sequence[Connection], tasks: Iterator[Task]) -> Iterator[Result]:
    busy = dict.fromkeys(workers, 0)
    for worker in list(workers) * AHEAD:
        _give(worker, tasks, busy)
    while any(busy.values()):
        ready = wait([worker for worker, count in busy.items() if count])
        for worker in [worker for worker in busy if worker in ready]:
            busy[worker] -= 1
            result = _received(worker)
            _give(worker, tasks, busy)
            yield result


def _give(worker: Connection, tasks: Iterator[Task], busy: dict[Connection, int]) -> None:
    task = next(tasks, None)
    if task is not None:
        with _expected_alive():
            worker.send(task)
        busy[worker] += 1


def _received(worker: Connection) -> Result:
    with _expected_alive():
        result = worker.recv()
    if isinstance(result, Exception):
        raise result
    assert isinstance(result, Result)
    return result


@contextmanager
def _expected_alive() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise ArenaError("A process of the arena has died: what was finished is kept where --out was given.") from None


def _end(workers: dict[Connection, SpawnProcess]) -> None:
    for worker, process in workers.items():
        process.terminate()
        worker.close()
    for process in workers.values():
        process.join(STOP_TIMEOUT)
        if process.is_alive():
            process.kill()


def _work(tasks: Connection, match: Match) -> None:
    """The life of a process. Ctrl-C is the first process's affair, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    worker = Worker(match)
    try:
        while True:
            tasks.send(_attempt(worker, tasks.recv()))
    except (EOFError, OSError):
        pass  # nobody is left to play for
    finally:
        worker.close()


def _leave(*_: object) -> None:
    raise SystemExit


def _attempt(worker: Worker, task: Task) -> Result | Exception:
    try:
        return worker.play(task)
    except SettebelloError as error:
        return ArenaError(str(error))
    except Exception:  # a mistake in a player: told where it can be seen
        return RuntimeError(f"In a process of the arena, at {task}:\n{traceback.format_exc()}")
