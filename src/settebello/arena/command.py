"""Options of the command line for a match: the executor."""

from __future__ import annotations

from settebello.arena.executors import Executor, local_executor


def make_executor(jobs: int | None, ray: str | None) -> Executor:
    """An executor of processes on this machine, or of a Ray cluster.

    Raises:
        ArenaError: there is no such executor.
    """
    if ray is None:
        return local_executor(jobs)
    from settebello.arena.ray_executor import RayExecutor  # an optional extra

    return RayExecutor(ray, jobs)
