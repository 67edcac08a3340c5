"""The process of an external engine, which answers lines with lines; robust against anything it does."""

from __future__ import annotations

import os
import signal
import subprocess
import weakref
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread

LONGEST_ANSWER = 1 << 16
"""The maximum length of a line in bytes; longer ones are cut."""

Process = subprocess.Popen[bytes]


class EngineProcess:
    """A running process. It inherits standard error.

    A thread writes and reads, so a process that never reads or answers blocks nobody. It reads one line for each line
    written: a process that floods is blocked by its own full pipe.

    Raises:
        OSError: the process cannot be started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        # A session of its own: its child processes can be ended with it, and it gets no Ctrl-C from the terminal.
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        self._asked: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_exchange, args=(self._process, self._asked, self._answers), daemon=True).start()
        self.close = weakref.finalize(self, _end, self._process, self._asked)
        """End the process and its children. Garbage collection does the same."""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Write a line and return the answer, or nothing if the process has ended or closed its output.

        Raises:
            TimeoutError: no answer in time. Close the process then, or a late answer would count as the next.
        """
        self._asked.put(line)
        try:
            return self._answers.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None

    def status(self) -> int | None:
        """The exit status, after a short wait, or None if the process is still running."""
        try:
            return self._process.wait(timeout=0.2)
        except subprocess.TimeoutExpired:
            return None


def _exchange(process: Process, asked: SimpleQueue[bytes | None], answers: SimpleQueue[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        while (line := asked.get()) is not None:
            process.stdin.write(line)
            process.stdin.flush()
            answers.put(process.stdout.readline(LONGEST_ANSWER))
    except (OSError, ValueError):  # it has closed its input, or was ended meanwhile
        answers.put(b"")
    _close(process)


def _end(process: Process, asked: SimpleQueue[bytes | None]) -> None:
    asked.put(None)
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except (ProcessLookupError, PermissionError):
        pass
    process.wait()


def _close(process: Process) -> None:
    for pipe in (process.stdin, process.stdout):
        try:
            if pipe is not None:
                pipe.close()
        except OSError:
            pass
