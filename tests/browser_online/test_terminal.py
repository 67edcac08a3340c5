"""Somebody at a terminal and somebody at the page find each other in the lobby."""

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

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import CHOICE, TO_PLAY
from tests.browser_online.people import PLAY, SHEET, Someone
from tests.support.server_process import TIMEOUT, ServerProcess, environment, server_process

pytestmark = pytest.mark.browser
LINES, COLUMNS = 30, 100
BETWEEN_KEYS_MS = 300
_CONTROL = re.compile(r"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[\[\]PX^_]?[0-9;?<=>]*[ -/]*[@-~]")
"""Sequences that move the cursor, choose colours or ask the terminal something."""


class Terminal:
    """``settebello play`` in a terminal: what it writes is read all the time, and keys can be pressed."""

    def __init__(self, state: Path, *arguments: str) -> None:
        self._written = b""
        self._near, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "settebello", "play", *arguments],
            env=environment() | {"TERM": "xterm-256color", "XDG_STATE_HOME": str(state)},
            stdin=far,
            stdout=far,
            stderr=far,
            start_new_session=True,
        )
        os.close(far)
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        try:
            while written := os.read(self._near, 65536):
                self._written += written
        except OSError:
            return  # Linux says so when the program has ended

    def press(self, keys: str) -> None:
        """Press keys, if the program still runs."""
        if self.process.poll() is None:
            os.write(self._near, keys.encode())

    def shows(self, words: str) -> bool:
        """Whether these words have been written at some time."""
        return words in _CONTROL.sub("", self._written.decode(errors="replace"))

    def until(self, done: Callable[[], bool]) -> None:
        """Wait for something that the program brings about."""
        until = time.monotonic() + TIMEOUT
        while not done():
            assert time.monotonic() < until, self._written.decode(errors="replace")[-3000:]
            time.sleep(0.05)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(TIMEOUT)
        self._reader.join(TIMEOUT)
        os.close(self._near)


@contextmanager
def terminal(state: Path, *arguments: str) -> Iterator[Terminal]:
    running = Terminal(state, *arguments)
    try:
        yield running
    finally:
        running.close()


@pytest.fixture(scope="module")
def lobby_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("lobby"), flags=["--lobby", "true"]) as running:
        yield running


@pytest.mark.parametrize(("flags", "first"), [((), "1"), (("--plain",), "1\r")], ids=["drawn", "plain"])
def test_a_terminal_and_a_browser_find_each_other_and_play(
    open_context: OpenContext, lobby_house: ServerProcess, tmp_path: Path, flags: tuple[str, ...], first: str
) -> None:
    """A whole round: at the terminal always the first card, by its number."""
    ada = Someone(open_context(hasty=False), lobby_house.url, "Ada")
    expect(ada.page.get_by_test_id("find-said")).to_have_text("Nobody else is looking just now.")
    arguments = ["--find", "scopa", "--name", "Bruno", "--server", lobby_house.url, "--lang", "en", *flags]
    with terminal(tmp_path, *arguments) as bruno:
        bruno.until(lambda: bruno.shows("Looking for opponents"))
        expect(ada.page.get_by_test_id("find-said")).to_have_text("One other person is looking.")
        ada.press("find")
        ada.page.get_by_test_id("hand").wait_for()
        bruno.until(lambda: bruno.shows("Opponents have been found.") and bruno.shows("Ada"))
        assert not bruno.shows("Primiera")
        until = time.monotonic() + 2 * TIMEOUT
        while not ada.page.evaluate(PLAY, [SHEET, CHOICE, TO_PLAY]):
            assert time.monotonic() < until, "the round does not end"
            bruno.press(first)
            ada.page.wait_for_timeout(BETWEEN_KEYS_MS)
        names = [seat["name"] for seat in ada.rooms[-1]["seats"]]
        whole = max((view["history"] for view in ada.views), key=len)  # a key more may have begun the next round
        played = [names[move["seat"]] for move in whole]
        assert (played.count("Ada"), played.count("Bruno")) == (18, 18)
        bruno.until(lambda: bruno.shows("Primiera"))
    assert ada.complaints == []
