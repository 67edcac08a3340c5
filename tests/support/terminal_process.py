"""A command in a terminal: what it writes is read all the time, and keys can be pressed."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.server_process import TIMEOUT, environment

LINES, COLUMNS = 30, 100
_CONTROL = re.compile(r"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[\[\]PX^_]?[0-9;?<=>]*[ -/]*[@-~]")
"""Sequences that move the cursor, choose colours or ask the terminal something."""


class TerminalProcess:
    """``settebello play`` in a terminal, or another command of Python.

    Args:
        state: the folder of the person's state files.
        arguments: of the command.
        python: what Python runs.
        kind: the value of ``TERM``.
        errors: a file for standard error, or None for the terminal.
    """

    def __init__(
        self,
        state: Path,
        *arguments: str,
        python: tuple[str, ...] = ("-m", "settebello", "play"),
        kind: str = "xterm-256color",
        errors: Path | None = None,
    ) -> None:
        self.written = b""
        self._near, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        with open(errors or os.devnull, "wb") as elsewhere:
            self.process = subprocess.Popen(
                [sys.executable, *python, *arguments],
                env=environment() | {"TERM": kind, "XDG_STATE_HOME": str(state)},
                stdin=far,
                stdout=far,
                stderr=elsewhere if errors else far,
                start_new_session=True,
            )
        os.close(far)
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        try:
            while written := os.read(self._near, 65536):
                self.written += written
        except OSError:
            return  # Linux says so when the program has ended

    def press(self, keys: str) -> None:
        """Press keys, if the program still runs."""
        if self.process.poll() is None:
            os.write(self._near, keys.encode())

    def shows(self, words: str) -> bool:
        """Whether these words have been written at some time."""
        return words in _CONTROL.sub("", self.written.decode(errors="replace"))

    def until(self, done: Callable[[], bool]) -> None:
        """Wait for something that the program brings about."""
        until = time.monotonic() + TIMEOUT
        while not done():
            assert time.monotonic() < until, self.written.decode(errors="replace")[-3000:]
            time.sleep(0.05)

    def echoes(self) -> bool:
        """Whether the terminal shows what is typed, and gives it to the program line by line."""
        mode = termios.tcgetattr(self._near)[3]
        return bool(mode & termios.ECHO) and bool(mode & termios.ICANON)

    def wait(self) -> int:
        """The exit status of the program, once it has ended and all that it wrote has been read."""
        status = self.process.wait(TIMEOUT)
        self._reader.join(TIMEOUT)
        return status

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.wait()
        os.close(self._near)


@contextmanager
def terminal(
    state: Path,
    *arguments: str,
    python: tuple[str, ...] = ("-m", "settebello", "play"),
    kind: str = "xterm-256color",
    errors: Path | None = None,
) -> Iterator[TerminalProcess]:
    """The process; it ends with the context."""
    running = TerminalProcess(state, *arguments, python=python, kind=kind, errors=errors)
    try:
        yield running
    finally:
        running.close()
