"""The display on a terminal during long work: a progress bar or a clock, drawn by rich (the extra ``play``).

Without rich, and on a terminal that cannot move its cursor, one line says what is being done.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from settebello.standard_streams import report
from settebello.terminal.tty import can_draw, exit_on_signals

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn


@contextmanager
def progress_bar(label: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on standard error, if that is a terminal: call what it gives with the number done and of all."""
    if not _can_draw(f"Working on {label}."):
        yield lambda _done, _of: None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
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
    with _progress(*columns) as bar:
        shown = bar.add_task(label)
        yield lambda done, of: bar.update(shown, completed=done, total=of)


@contextmanager
def elapsed_time(label: str) -> Iterator[None]:
    """The label and a clock on standard error, if that is a terminal."""
    if not _can_draw(label):
        yield
        return
    from rich.progress import TextColumn, TimeElapsedColumn

    columns = (TextColumn(label), TimeElapsedColumn())
    with _progress(*columns) as shown:
        shown.add_task("")
        yield


@contextmanager
def _progress(*columns: ProgressColumn) -> Iterator[Progress]:
    """A display on standard error; the cursor is visible again afterwards, whatever ends the work."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with exit_on_signals():
        try:
            with Progress(*columns, console=console, transient=True) as shown:
                yield shown
        finally:
            console.show_cursor()  # a signal may arrive while rich is still setting up


def _can_draw(sentence: str) -> bool:
    """Whether to draw on standard error; if it is a terminal, but cannot be drawn on, print the sentence there."""
    from importlib.util import find_spec

    if not sys.stderr.isatty():
        return False
    if not can_draw(sys.stderr) or find_spec("rich") is None:
        report(sentence)
        return False
    return True
