"""A program that is asked lines and answers lines, whatever it does wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import weakref
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread

LONGEST_ANSWER = 1 << 16
"""Bytes of a line; a longer one is cut there."""

Process = subprocess.Popen[bytes]


class Program:
    """A running program. Its standard error is ours.

    A thread writes and reads, so that a program that never reads or never answers keeps nobody waiting. It reads only
    what was asked for: a program that floods is stopped by its own full pipe.

    Raises:
        OSError: the program cannot be started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        # A session of its own: all that it starts can be ended with it, and Ctrl-C reaches it through us.
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        self._asked: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_exchange, args=(self._process, self._asked, self._answers), daemon=True).start()
        self.close = weakref.finalize(self, _end, self._process, self._asked)
        """End the program and what it has started; that happens by itself too when this object goes."""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line that the program answers; empty: it has ended, or has closed its output.

        Raises:
            TimeoutError: no answer came in time; the program must be closed, or it would be out of step.
        """
        self._asked.put(line)
        try:
            return self._answers.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None

    def status(self) -> int | None:
        """The exit status, waited for a moment; None: it still runs."""
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
