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
"""More than that of the workers in which players think, and than that of the server."""


def make_review(task: ReviewTask, progress: Callable[[int, int], None]) -> str:
    """The review as JSON text.

    Args:
        progress: is told the number of decisions judged so far, and of all.

    Raises:
        SettebelloError: there can be none.
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
