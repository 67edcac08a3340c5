"""A worker process that reviews one game.

Run as ``python -m settebello.server.people.reviews.worker``. It reads a task as a line of JSON, writes its progress
after each decision, then the review, and ends. If the server ends first, writing fails, which ends the worker.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec

from settebello.errors import SettebelloError
from settebello.record import read
from settebello.server.people.reviews.messages import ReviewLine, ReviewTask
from settebello.study.model import encode_review
from settebello.study.review import review

NICENESS = 15
"""The niceness of the process, higher than that of the players' workers and of the server."""


def make_review(task: ReviewTask, progress: Callable[[int, int], None]) -> str:
    """Review a game, and return the review as JSON text.

    Args:
        task: the task.
        progress: called with the number of judged decisions and the number of all decisions.

    Raises:
        SettebelloError: the game cannot be reviewed.
    """
    return encode_review(review(read(task.record), precision=task.precision, progress=progress)).decode()


def main() -> None:
    os.nice(NICENESS)
    with suppress(BrokenPipeError), open(1, "wb", buffering=0, closefd=False) as out:

        def tell(line: ReviewLine) -> None:
            out.write(msgspec.json.encode(line) + b"\n")

        line = sys.stdin.buffer.readline()
        if not line:
            return  # the server has ended
        task = msgspec.json.decode(line, type=ReviewTask)
        try:
            made = make_review(task, lambda done, total: tell(ReviewLine(done=done, total=total)))
        except SettebelloError as error:
            tell(ReviewLine(error=f"{type(error).__name__}: {error}"))
        else:
            tell(ReviewLine(review=msgspec.Raw(made.encode())))


if __name__ == "__main__":
    main()
