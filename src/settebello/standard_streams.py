"""The standard streams of a command: closed ones, full disks, pipes that nobody reads, encodings without Unicode. And
its exit statuses."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper, UnsupportedOperation
from typing import TextIO

BAD_INPUT = 2
"""The exit status of a command that could not be done as asked."""
UNUSABLE_STREAM = 2
"""The exit status after a stream or file could not be read or written."""
INTERRUPTED = 130
"""The exit status after Ctrl+C, as shells expect it."""


@contextmanager
def standard_streams() -> Iterator[None]:
    """Run a command so that no standard stream ends it with a traceback.

    - A character that the encoding of a stream lacks is replaced.
    - A closed standard input is empty, and a closed standard error loses what is written to it.
    - If the output cannot be written, or another file fails, that is one sentence on standard error, and the exit
      status is :data:`UNUSABLE_STREAM`. A closed standard output counts as one that cannot be written.
    - If nobody reads the output any more, the command ends in silence with the exit status 0, as after ``| head``.

    Raises:
        SystemExit: raised by the command, or the output could not be written.

    >>> with standard_streams():
    ...     print("Scopa!")
    Scopa!
    """
    _replace_closed_streams()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper) and stream.errors in {"strict", "surrogateescape"}:
            stream.reconfigure(errors="replace")
    ended: SystemExit | None = None
    try:
        try:
            yield
        except SystemExit as error:
            ended = error
        sys.stdout.flush()
    except BrokenPipeError:
        _discard(sys.stdout)
    except OSError as error:
        _discard(sys.stdout)
        report(_sentence(error))
        if ended is None or not ended.code:
            ended = SystemExit(UNUSABLE_STREAM)
    finally:
        _flush_errors()
    if ended is not None:
        raise ended


def report(sentence: str) -> None:
    """Print a line on standard error. If it cannot be written, nobody can be told."""
    with suppress(OSError):
        print(sentence, file=sys.stderr)


def _replace_closed_streams() -> None:
    """Open the null device in place of closed streams, so no other file gets their numbers.

    In place of the output it is opened for reading, so writing fails: the caller has to learn that the output is lost.
    """
    for name, flags, mode in (
        ("stdin", os.O_RDONLY, "r"),
        ("stdout", os.O_RDONLY, "w"),
        ("stderr", os.O_WRONLY, "w"),
    ):
        if getattr(sys, name) is None:
            number = os.open(os.devnull, flags)
            os.set_inheritable(number, True)  # noqa: FBT003 - as os declares it
            setattr(sys, name, open(number, mode, encoding="utf-8"))  # noqa: SIM115 - as long as the process


def _flush_errors() -> None:
    """Write what is left for standard error, or lose it: Python would end with a status of its own."""
    try:
        sys.stderr.flush()
    except OSError:
        _discard(sys.stderr)


def _discard(stream: TextIO) -> None:
    """Lose what is still buffered, which would fail again at the end of the process."""
    with suppress(UnsupportedOperation), open(os.devnull, "wb") as null:
        os.dup2(null.fileno(), stream.fileno())


def _sentence(error: OSError) -> str:
    reason = error.strerror or type(error).__name__
    if error.filename is None:
        return f"settebello: Reading or writing failed: {reason}."
    return f"settebello: {os.fsdecode(error.filename)} cannot be read or written: {reason}."
