"""The file of results: a header line that identifies the match, then a line for each finished task."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import msgspec

from settebello.arena.match import ArenaError, Match, Task
from settebello.arena.worker import TaskResult
from settebello.untrusted_text import TextError, decode_json

Results = dict[Task, TaskResult]


class ResultFile:
    """Stores results as they arrive. Results of an earlier run are read first; an incomplete last line is dropped.
    While open, the file is locked against other runs.

    Raises:
        ArenaError: the file belongs to another match or to none, is in use, or cannot be read or written.
    """

    def __init__(self, path: Path, match: Match) -> None:
        self._path = path
        try:
            if path.exists() and not path.is_file():
                raise ArenaError(f"{path} cannot be used: it is not an ordinary file.")
            self._file = path.open("a+b", buffering=0)  # a line is on disk as soon as it is written
            try:
                _lock(self._file, path)
                self.completed = self._read_or_begin(match)
            except BaseException:
                self.close()
                raise
        except OSError as error:
            raise ArenaError(f"{path} cannot be used: {error.strerror}.") from error

    def add(self, result: TaskResult) -> None:
        """Append a result.

        Raises:
            ArenaError: the result cannot be written.
        """
        self._write(msgspec.json.encode(result))

    def close(self) -> None:
        """Close the file, and let other runs use it."""
        self._file.close()

    def _read_or_begin(self, match: Match) -> Results:
        """The results in the file; writes the header of an empty file."""
        self._file.seek(0)
        text = self._file.read()
        if not text:
            self._write(match.header())
            return {}
        whole = text[: text.rfind(b"\n") + 1]
        kept = _read(self._path, whole, match)
        self._file.truncate(len(whole))
        return kept

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line + b"\n")
        except OSError as error:
            raise ArenaError(f"{self._path} cannot be written: {error.strerror}.") from error


def _lock(file: BinaryIO, path: Path) -> None:
    """Lock the file until this run closes it or ends; Windows has no such locks."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise ArenaError(f"{path} is in use by another arena: let that end, or choose another file.") from error


def _read(path: Path, text: bytes, match: Match) -> Results:
    if not text.startswith(b'{"arena":1,'):
        raise ArenaError(f"{path} holds no results of an arena: choose another file.")
    header, *lines = text.splitlines()
    if header != match.header():
        raise ArenaError(f"{path} holds the results of another match: ask for the same one, or choose another file.")
    return {result.task: result for result in _decode_results(path, lines)}


def _decode_results(path: Path, lines: Iterable[bytes]) -> Iterable[TaskResult]:
    for number, line in enumerate(lines, 2):
        try:
            yield decode_json(line, TaskResult)
        except TextError as error:
            raise ArenaError(f"{path} is damaged at line {number}: take that line out to go on.") from error
