"""Reads typed lines; the wait for one can be interrupted when something else happens."""

from __future__ import annotations

import threading
from queue import Queue
from typing import TextIO


class LineReader:
    """The lines of a stream.

    Args:
        reads: the stream.
        blocking: read in the caller's thread, since nothing else can happen; else a thread of its own reads.
    """

    def __init__(self, reads: TextIO, *, blocking: bool) -> None:
        self._reads = reads
        self._blocking = blocking
        self._arrived: Queue[tuple[str | None, BaseException | None]] = Queue()
        self._reading = False
        self._is_interactive = reads.isatty()

    def wake(self) -> None:
        """Interrupt the current or the next wait; may be called in any thread."""
        self._arrived.put((None, None))

    def read_line(self) -> str | None:
        """Wait for the next line; it includes its line ending.

        Returns:
            The line, or None if the wait was interrupted and the line is still to come.

        Raises:
            EOFError: the stream has ended.
        """
        if self._blocking:
            return _require_line(self._reads.readline())
        self._start_reading()
        return self._wait()

    def wait_for_wake(self) -> str | None:
        """Wait to be woken; returns a line that somebody at a terminal types meanwhile."""
        if self._is_interactive:
            self._start_reading()
        return self._wait()

    def _start_reading(self) -> None:
        if not self._reading:
            self._reading = True
            threading.Thread(target=self._read, name="settebello line reader", daemon=True).start()

    def _read(self) -> None:
        try:
            self._arrived.put((self._reads.readline(), None))
        except BaseException as error:  # raised again in the waiting thread, whatever it is
            self._arrived.put((None, error))

    def _wait(self) -> str | None:
        line, error = self._arrived.get()
        if error is not None:
            raise error
        if line is None:
            return None
        self._reading = False
        return _require_line(line)


def _require_line(line: str) -> str:
    """The line.

    Raises:
        EOFError: it is empty, as at the end of a stream.
    """
    if not line:
        raise EOFError
    return line
