"""The terminal is as it was before, however the program ends, and is only drawn on where that is possible."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from settebello.record import write
from settebello.terminal.tty import exit_on_signals
from tests.support.terminal_process import TerminalProcess, terminal
from tests.terminal.recorded_games import recorded_game

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "openpty"), reason="no terminals can be opened here"),
]
MODES = {
    "the alternate screen": 1049,
    "mouse reports": 1000,
    "mouse movements": 1003,
    "mouse positions": 1006,
    "reports of focus": 1004,
    "marked pasting": 2004,
}
ENDINGS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]
CRASH = """
from settebello.terminal.tui.controllers.game_loop import GameLoop
GameLoop.start = lambda _: 1 / 0
from settebello.cli import main
main(["play"])
"""
LONG_WORK = """
import time
from settebello.cli.progress import elapsed_time, progress_bar
with {}("decisions"):
    time.sleep(600)
"""


def switched(table: TerminalProcess, *, on: bool) -> list[str]:
    """The modes that are on, or off after they have been on."""
    last = {name: [table.written.rfind(b"\x1b[?%d%c" % (mode, end)) for end in b"hl"] for name, mode in MODES.items()}
    return [name for name, (high, low) in last.items() if high >= 0 and (high > low) == on]


def assert_drawn(table: TerminalProcess) -> None:
    table.until(lambda: table.shows("Scopa") and switched(table, on=True) == list(MODES))
    assert not table.echoes()


def assert_restored(table: TerminalProcess) -> None:
    assert switched(table, on=False) == list(MODES)
    assert table.written.rfind(b"\x1b[?25h") > table.written.rfind(b"\x1b[?25l"), "the cursor is hidden"
    assert table.echoes()
    assert b"Traceback" not in table.written


@pytest.mark.parametrize("sign", ENDINGS)
def test_a_signal_leaves_the_terminal_as_it_was(sign: signal.Signals, tmp_path: Path) -> None:
    with terminal(tmp_path) as table:
        assert_drawn(table)
        table.process.send_signal(sign)
        assert table.wait() == 128 + sign
        assert_restored(table)


def test_a_signal_ends_a_replay(tmp_path: Path) -> None:
    record = tmp_path / "evening.txt"
    record.write_text(write(recorded_game(rounds=1)), encoding="utf-8")
    with terminal(tmp_path, str(record), python=("-m", "settebello", "replay")) as table:
        assert_drawn(table)
        table.process.terminate()
        assert table.wait() == 128 + signal.SIGTERM
        assert_restored(table)


@pytest.mark.parametrize(
    "sent",
    [
        (signal.SIGTERM, signal.SIGCONT),  # timeout
        (signal.SIGTERM, signal.SIGHUP, signal.SIGCONT),  # a logout
        (signal.SIGCONT, signal.SIGCONT, signal.SIGTERM),
    ],
)
def test_several_signals_at_once(sent: tuple[signal.Signals, ...], tmp_path: Path) -> None:
    with terminal(tmp_path) as table:
        assert_drawn(table)
        for sign in sent:
            table.process.send_signal(sign)
        assert table.wait() - 128 in sent
        assert_restored(table)


def test_a_stopped_program_gives_the_terminal_back(tmp_path: Path) -> None:
    with terminal(tmp_path) as table:
        assert_drawn(table)
        table.process.send_signal(signal.SIGTSTP)
        assert os.WIFSTOPPED(os.waitpid(table.process.pid, os.WUNTRACED)[1])
        table.until(lambda: switched(table, on=False) == list(MODES))
        assert_restored(table)
        table.process.send_signal(signal.SIGCONT)
        table.until(lambda: table.written.count(b"\x1b[?1049h") == 2)
        table.until(lambda: not table.echoes())
        table.process.send_signal(signal.SIGTSTP)
        assert os.WIFSTOPPED(os.waitpid(table.process.pid, os.WUNTRACED)[1])
        table.process.terminate()  # as a shell does with a stopped program when it ends
        table.process.send_signal(signal.SIGCONT)
        assert table.wait() == 128 + signal.SIGTERM
        assert table.echoes()


def test_a_fault_of_the_program_is_shown_on_a_restored_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, python=("-c", CRASH)) as table:
        assert table.wait() == 1
        assert table.shows("ZeroDivisionError")
        assert table.echoes()


@pytest.mark.parametrize("display", ["progress_bar", "elapsed_time"])
def test_a_signal_during_long_work_shows_the_cursor_again(display: str, tmp_path: Path) -> None:
    with terminal(tmp_path, python=("-c", LONG_WORK.format(display))) as work:
        work.until(lambda: b"\x1b[?25l" in work.written)
        work.process.terminate()
        assert work.wait() == 128 + signal.SIGTERM
        assert work.written.rfind(b"\x1b[?25h") > work.written.rfind(b"\x1b[?25l")


@pytest.mark.parametrize("kind", ["dumb", "unknown"])
def test_a_dumb_terminal_gets_plain_lines(kind: str, tmp_path: Path) -> None:
    with terminal(tmp_path, "--seed", "00" * 32, kind=kind) as table:
        table.until(lambda: table.written.endswith(b"> "))
        table.press("quit\n")
        assert table.wait() == 0
        assert b"\x1b" not in table.written


def test_long_work_on_a_dumb_terminal_says_one_line(tmp_path: Path) -> None:
    with terminal(tmp_path, python=("-c", LONG_WORK.format("progress_bar")), kind="dumb") as work:
        work.until(lambda: b"\n" in work.written)
        work.process.terminate()
        work.wait()
        assert work.written == b"Working on decisions.\r\n"


def test_a_table_is_not_drawn_where_nobody_would_see_it(tmp_path: Path) -> None:
    """The table is drawn on standard error."""
    with terminal(tmp_path, errors=tmp_path / "errors") as table:
        table.until(lambda: table.written.endswith(b"> "))
        table.press("quit\n")
        assert table.wait() == 0
    assert (tmp_path / "errors").read_bytes() == b""


@pytest.mark.parametrize("handler", [signal.SIG_IGN, lambda *_: None])
def test_a_signal_that_is_ignored_or_handled_stays_so(handler: Callable[..., None] | signal.Handlers) -> None:
    before = signal.signal(signal.SIGHUP, handler)
    try:
        with exit_on_signals():
            signal.raise_signal(signal.SIGHUP)
        assert signal.getsignal(signal.SIGHUP) is handler
    finally:
        signal.signal(signal.SIGHUP, before)
