"""An executor on a Ray cluster (the extra ``ray``). Every node needs this package."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from importlib import import_module
from socket import create_connection
from typing import Any

from settebello.arena.match import ArenaError, Match, Task
from settebello.arena.worker import TaskResult, Worker

CONNECT_TIMEOUT = 10.0
"""Seconds."""


class RayExecutor:
    """Plays tasks in one actor for each core of the cluster, or in ``jobs`` actors.

    Args:
        address: of the cluster, such as ``ray://head:10001``; ``auto``: the cluster of this machine; ``local``: a new
            one on this machine, which ends with the match.

    Raises:
        ArenaError: no number of jobs, Ray is not installed, or (when it runs) there is no cluster at that address.
    """

    def __init__(self, address: str, jobs: int | None = None) -> None:
        if jobs is not None and jobs < 1:
            raise ArenaError(f"There can be 1 job or more on Ray, not {jobs}.")
        self._ray = _import_ray()
        self._address = address
        self._jobs = jobs

    def run(self, match: Match, tasks: Sequence[Task]) -> Generator[TaskResult]:
        _connect(self._ray, self._address)
        try:
            jobs = self._jobs or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            actor = self._ray.remote(Worker)
            workers = [actor.remote(match) for _ in range(min(jobs, len(tasks)))]
            try:
                yield from self._results(workers, iter(tasks))
            finally:
                for worker in workers:
                    self._ray.get(worker.close.remote())
                    self._ray.kill(worker)
        finally:
            self._ray.shutdown()

    def _results(self, workers: Sequence[Any], tasks: Iterator[Task]) -> Iterator[TaskResult]:
        playing = {worker.play.remote(task): worker for worker, task in zip(workers, tasks, strict=False)}
        while playing:
            (done, *_), _ = self._ray.wait(list(playing))
            worker = playing.pop(done)
            task = next(tasks, None)
            if task is not None:
                playing[worker.play.remote(task)] = worker
            result = self._ray.get(done)
            assert isinstance(result, TaskResult)
            yield result


def _import_ray() -> Any:  # noqa: ANN401  (an optional library without types of its own)
    try:
        return import_module("ray")
    except ImportError as error:
        raise ArenaError("For --ray install the extra: pip install 'settebello[ray]'.") from error


def _connect(ray: Any, address: str) -> None:  # noqa: ANN401
    _check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="warning")
    except (ConnectionError, RuntimeError, ValueError) as error:
        first = str(error).partition("\n")[0].rstrip(".")
        raise ArenaError(f"No Ray cluster can be reached at '{address}': {first}.") from error


def _check_reachable(address: str) -> None:
    """Ray itself would try for minutes to reach an address where nobody listens."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return  # the name of a cluster that Ray finds for itself
    try:
        create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT).close()
    except (OSError, OverflowError, UnicodeError) as error:
        raise ArenaError(f"No Ray cluster can be reached at '{address}': nobody answers there.") from error
