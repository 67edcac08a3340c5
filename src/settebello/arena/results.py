"""The results of a match in a file: a line that tells the match, then a line for each task, as they are finished."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import msgspec

from settebello.arena.match import ArenaError, Match, Task
from settebello.arena.playing import Result

Results = dict[Task, Result]


class ResultFile:
    """Results that are kept as they come. What an earlier run has kept is read first; a last line that was being
    written when that run died is dropped.

    Raises:
        ArenaError: the file is another match's or none of ours, or it cannot be read or written.
    """

    def __init__(self, path: Path, match: Match) -> None:
        self._path = path
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if text and not whole:
                raise ArenaError(f"{path} holds no results of an arena: name another file.")
            self.kept = _read(path, whole, match)
            self._file = _opened(path, len(whole), match)
        except OSError as error:
            raise ArenaError(f"{path} cannot be used: {error.strerror}.") from error

    def add(self, result: Result) -> None:
        try:
            self._file.write(msgspec.json.encode(result) + b"\n")
        except OSError as error:
            raise ArenaError(f"{self._path} cannot be written: {error.strerror}.") from error

    def close(self) -> None:
        self._file.close()


def _opened(path: Path, length: int, match: Match) -> BinaryIO:
    if length == 0:
        path.write_bytes(match.header() + b"\n")
        length = path.stat().st_size
    file = path.open("r+b", buffering=0)  # a line is out as soon as it is written
    file.truncate(length)
    file.seek(length)
    return file


def _read(path: Path, text: bytes, match: Match) -> Results:
    header, *lines = text.splitlines() or [match.header()]
    if not header.startswith(b'{"arena":1,'):
        raise ArenaError(f"{path} holds no results of an arena: name another file.")
    if header != match.header():
        raise ArenaError(f"{path} holds the results of another match: ask for the same one, or name another file.")
    return {result.task: result for result in _decoded(path, lines)}


def _decoded(path: Path, lines: Iterable[bytes]) -> Iterable[Result]:
    decoder = msgspec.json.Decoder(Result)
    for number, line in enumerate(lines, 2):
        try:
            yield decoder.decode(line)
        except msgspec.MsgspecError as error:
            raise ArenaError(f"{path} is damaged at line {number}: take that line out to go on.") from error
