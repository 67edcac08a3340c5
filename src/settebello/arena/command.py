"""Options of the command line for a match: the executor, and a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from settebello.arena.executors import Executor, local_executor
from settebello.arena.run import Progress


def make_executor(jobs: int | None, ray: str | None) -> Executor:
    """An executor of processes on this machine, or of a Ray cluster.

    Raises:
        ArenaError: there is no such executor.
    """
    if ray is None:
        return local_executor(jobs)
    from settebello.arena.ray_executor import RayExecutor  # an optional extra

    return RayExecutor(ray, jobs)


@contextmanager
def progress_bar() -> Iterator[Progress]:
    """A progress bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _done, _of: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TimeElapsedColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        shown = bar.add_task("packs")
        yield lambda done, of: bar.update(shown, completed=done, total=of)
