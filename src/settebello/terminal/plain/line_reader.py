"""Lines that are typed; while one is waited for, other things may happen."""

from __future__ import annotations

import threading
from queue import Queue
from typing import TextIO


class TypedLines:
    """The lines of a stream.

    Args:
        reads: where they come from.
        alone: nothing else ever happens, so that they are read here; else a thread of their own reads them.
    """

    def __init__(self, reads: TextIO, *, alone: bool) -> None:
        self._reads = reads
        self._alone = alone
        self._came: Queue[tuple[str | None, BaseException | None]] = Queue()
        self._reading = False
        self.typed_by_hand = reads.isatty()
        """Somebody sits there, and may type at any moment."""

    def wake(self) -> None:
        """Let go of who waits; may be called in any thread."""
        self._came.put((None, None))

    def line(self) -> str | None:
        """The next line, with its end; None: woken, and the line is still to come.

        Raises:
            EOFError: there is none.
        """
        if self._alone:
            return _some(self._reads.readline())
        self._begin()
        return self._next()

    def wait(self) -> str | None:
        """Wait to be woken; a line that is typed by hand meanwhile."""
        if self.typed_by_hand:
            self._begin()
        return self._next()

    def _begin(self) -> None:
        if not self._reading:
            self._reading = True
            threading.Thread(target=self._read, name="settebello typing", daemon=True).start()

    def _read(self) -> None:
        try:
            self._came.put((self._reads.readline(), None))
        except BaseException as error:  # whatever it is, it is for who waits
            self._came.put((None, error))

    def _next(self) -> str | None:
        line, error = self._came.get()
        if error is not None:
            raise error
        if line is None:
            return None
        self._reading = False
        return _some(line)


def _some(line: str) -> str:
    if not line:
        raise EOFError
    return line
