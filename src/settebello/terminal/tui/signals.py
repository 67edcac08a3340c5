"""The signals that an app gets from the system: it exits, or continues after it was stopped."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import termios
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING, Any

from settebello.terminal.tty import ENDING_SIGNALS

if TYPE_CHECKING:
    from textual.app import App


def exit_on_signals(app: App[Any]) -> None:
    """From now on, exit the app on a signal that would end the process, with the status 128 + the number of the signal.

    That includes a hang-up that is otherwise ignored, since nothing can be drawn any more. A repeated signal ends the
    process at once.
    """
    loop = asyncio.get_running_loop()

    def exit_app(sign: signal.Signals) -> None:
        loop.remove_signal_handler(sign)
        app.exit(return_code=128 + sign)

    for sign in (signal.SIGINT, *ENDING_SIGNALS):
        loop.add_signal_handler(sign, exit_app, sign)


def ignore_stray_continuations() -> None:
    """From now on, ignore SIGCONT unless the program was stopped: ``timeout`` and logouts send it after SIGTERM.

    Textual sets up the terminal at each SIGCONT, and would take its own setup for the state to be restored.
    """
    resume = signal.getsignal(signal.SIGCONT)

    def resume_if_stopped(number: int, frame: FrameType | None) -> None:
        if callable(resume) and not _is_set_up():
            resume(number, frame)

    signal.signal(signal.SIGCONT, resume_if_stopped)


def _is_set_up() -> bool:
    """Whether the terminal is this program's, and gives it each key at once."""
    terminal = sys.__stdin__
    assert terminal is not None, "there is a terminal"
    with suppress(OSError):  # not the controlling terminal: no shell shares it
        if os.tcgetpgrp(terminal.fileno()) != os.getpgrp():
            return False
    return not termios.tcgetattr(terminal.fileno())[3] & termios.ICANON
