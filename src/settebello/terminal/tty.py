"""The terminal as a device: whether it can be drawn on, and the signals that end the drawing."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn, TextIO

DUMB_TERMINALS = {"dumb", "unknown"}
"""Values of ``TERM`` for a terminal that cannot move its cursor."""
ENDING_SIGNALS = [signal.Signals[name] for name in ("SIGHUP", "SIGTERM", "SIGQUIT") if hasattr(signal, name)]
"""The signals that end a process at once, unless it handles them. Python itself makes SIGINT a KeyboardInterrupt."""


def can_draw(*streams: TextIO) -> bool:
    """Whether these streams are a terminal that can move its cursor."""
    return os.environ.get("TERM") not in DUMB_TERMINALS and all(stream.isatty() for stream in streams)


@contextmanager
def exit_on_signals() -> Iterator[None]:
    """Turn signals that would end the process at once into SystemExit, with the status 128 + the signal's number.

    A signal that is ignored (``nohup``) or handled already is left alone. So are all signals in a thread other than the
    main one, since Python cannot handle them there.

    >>> with exit_on_signals():
    ...     signal.raise_signal(signal.SIGTERM)
    Traceback (most recent call last):
    SystemExit: 143
    """
    in_main_thread = threading.current_thread() is threading.main_thread()
    ours = [sign for sign in ENDING_SIGNALS if in_main_thread and signal.getsignal(sign) is signal.SIG_DFL]

    def exit_once(number: int, _: FrameType | None) -> NoReturn:
        for sign in ours:  # a logout sends several signals
            signal.signal(sign, _do_nothing)
        signal.signal(number, signal.SIG_DFL)  # this one again ends the process at once
        raise SystemExit(128 + number)

    for sign in ours:
        signal.signal(sign, exit_once)
    try:
        yield
    finally:
        for sign in ours:
            signal.signal(sign, signal.SIG_DFL)


def _do_nothing(*_: object) -> None:
    """Unlike SIG_IGN, which makes Python complain about a signal that has just arrived."""
