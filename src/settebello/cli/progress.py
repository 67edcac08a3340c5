"""The display on a terminal during long work: a progress bar or a clock, drawn by rich (the extra ``play``).

Without rich, one line says what is being done.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from settebello.standard_streams import report


@contextmanager
def progress_bar(label: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on standard error, if that is a terminal: call what it gives with the number done and of all."""
    if not _can_draw(f"Working on {label}."):
        yield lambda _done, _of: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        shown = bar.add_task(label)
        yield lambda done, of: bar.update(shown, completed=done, total=of)


@contextmanager
def elapsed_time(label: str) -> Iterator[None]:
    """The label and a clock on standard error, if that is a terminal."""
    if not _can_draw(label):
        yield
        return
    from rich.console import Console
    from rich.progress import Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn(label), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        shown.add_task("")
        yield


def _can_draw(sentence: str) -> bool:
    """Whether standard error is a terminal and rich is installed; without rich, print the sentence there."""
    from importlib.util import find_spec

    if not sys.stderr.isatty():
        return False
    if find_spec("rich") is None:
        report(sentence)
        return False
    return True
