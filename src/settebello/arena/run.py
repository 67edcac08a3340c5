"""A match from its beginning, or from where it was left, to its summary."""

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

Progress = Callable[[int, int], None]
"""Told how many tasks are done, of how many."""


class Outcome(Struct, frozen=True):
    """What a match came to."""

    summary: Summary | None
    """None: not one pack was finished."""
    finished: bool
    """False: it was broken off by Ctrl-C."""


def run(
    match: Match,
    packs: int,
    executor: Executor,
    *,
    out: Path | None = None,
    progress: Progress = lambda _done, _of: None,
) -> Outcome:
    """Play so many packs and sum them up. The summary does not depend on the executor, but for the times.

    Args:
        out: where results are kept as they come; what is there already is not played again.

    Raises:
        ArenaError: the match cannot be played, or ``out`` not be used.
        PlayerError: a player cannot be had.
    """
    asked = list(tasks(match, packs))
    for player in dict.fromkeys(match.players):
        try_out(player, match.rules, match.time_ms)
    file = ResultFile(out, match) if out is not None else None
    done: Results = {} if file is None else {task: file.kept[task] for task in asked if task in file.kept}
    try:
        finished = _play(match, asked, done, executor, file, progress)
    finally:
        if file is not None:
            file.close()
    return Outcome(summary(match, done.values()), finished)


def _play(
    match: Match, asked: list[Task], done: Results, executor: Executor, file: ResultFile | None, progress: Progress
) -> bool:
    """Play what is not done yet; whether all of it was."""
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
