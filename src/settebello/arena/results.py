"""The results of a match in a file: a line that tells the match, then a line for each task, as they are finished."""

from __future__ import annotations

import fcntl
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import msgspec

from settebello.arena.match import ArenaError, Match, Task
from settebello.arena.playing import Result

Results = dict[Task, Result]


class ResultFile:
    """Results that are kept as they come. What an earlier run has kept is read first; a last line that was being
    written when that run died is dropped. As long as it is open, no other run can have the file.

    Raises:
        ArenaError: the file is another match's or none of ours, another run has it, or it cannot be read or written.
    """

    def __init__(self, path: Path, match: Match) -> None:
        self._path = path
        try:
            if path.exists() and not path.is_file():
                raise ArenaError(f"{path} cannot be used: it is no ordinary file.")
            self._file = path.open("a+b", buffering=0)  # a line is out as soon as it is written
            try:
                _lock(self._file, path)
                self.kept = self._begun(match)
            except BaseException:
                self.close()
                raise
        except OSError as error:
            raise ArenaError(f"{path} cannot be used: {error.strerror}.") from error

    def add(self, result: Result) -> None:
        """Keep it.

        Raises:
            ArenaError: it cannot be written.
        """
        self._write(msgspec.json.encode(result))

    def close(self) -> None:
        self._file.close()

    def _begun(self, match: Match) -> Results:
        """What is there; else the first line is written."""
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
    """For this run alone, until it closes the file or dies."""
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
    return {result.task: result for result in _decoded(path, lines)}


def _decoded(path: Path, lines: Iterable[bytes]) -> Iterable[Result]:
    decoder = msgspec.json.Decoder(Result)
    for number, line in enumerate(lines, 2):
        try:
            yield decoder.decode(line)
        except msgspec.MsgspecError as error:
            raise ArenaError(f"{path} is damaged at line {number}: take that line out to go on.") from error
