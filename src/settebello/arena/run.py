"""Running a match, or the rest of it, up to its summary."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from settebello.arena.contestants import try_out
from settebello.arena.executors import Executor
from settebello.arena.match import Match, Task, tasks
from settebello.arena.results import ResultFile, Results
from settebello.arena.summary import Summary, summary
from settebello.arena.worker import TaskResult

Progress = Callable[[int, int], None]
"""Called with the number of tasks done and the total."""


class MatchOutcome(Struct, frozen=True):
    """The outcome of a match."""

    summary: Summary | None
    """The summary, or None if no pack was finished."""
    finished: bool
    """Whether it was played to the end; False if interrupted by Ctrl-C."""
    results: tuple[TaskResult, ...] = ()
    """The results; :func:`settebello.arena.page.as_html` makes a page of them."""


def run(
    match: Match,
    packs: int,
    executor: Executor,
    *,
    out: Path | None = None,
    progress: Progress = lambda _done, _of: None,
) -> MatchOutcome:
    """Play ``packs`` packs and summarize them. Apart from times, the summary does not depend on the executor.

    Args:
        out: a file for results as they arrive; results already there are not played again.

    Raises:
        ArenaError: the match cannot be played, or ``out`` cannot be used.
        PlayerError: a player does not exist or does not start.
    """
    asked = list(tasks(match, packs))
    for player in dict(zip(match.names, match.players, strict=True)).values():
        try_out(player, match.rules, match.time_ms)
    file = ResultFile(out, match) if out is not None else None
    done: Results = {} if file is None else {task: file.completed[task] for task in asked if task in file.completed}
    try:
        finished = _play(match, asked, done, executor, file, progress)
    finally:
        if file is not None:
            file.close()
    return MatchOutcome(summary(match, done.values()), finished, tuple(done.values()))


def _play(
    match: Match, asked: list[Task], done: Results, executor: Executor, file: ResultFile | None, progress: Progress
) -> bool:
    """Play the tasks that are not done yet, and return whether all are done now."""
    left = [task for task in asked if task not in done]
    progress(len(done), len(asked))
    try:
        with closing(executor.run(match, left)) as results:
            for result in results:
                done[result.task] = result
                if file is not None:
                    file.add(result)
                progress(len(done), len(asked))
    except KeyboardInterrupt:
        return False
    return True
