"""What the command line adds to a match: where it is played, and how far it has come."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from settebello.arena.executors import Executor, executor
from settebello.arena.run import Progress


def chosen_executor(jobs: int | None, ray: str | None) -> Executor:
    """Processes of this machine, or a Ray cluster.

    Raises:
        ArenaError: neither can be had as asked for.
    """
    if ray is None:
        return executor(jobs)
    from settebello.arena.on_ray import OnRay  # an optional extra

    return OnRay(ray, jobs)


@contextmanager
def progress_bar() -> Iterator[Progress]:
    """A bar on standard error, if that is a terminal."""
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
