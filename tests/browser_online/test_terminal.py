"""Somebody at a terminal and somebody at the page find each other in the lobby."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import CHOICE, TO_PLAY
from tests.browser_online.people import PLAY, SHEET, Someone
from tests.support.server_process import TIMEOUT, ServerProcess, server_process
from tests.support.terminal_process import terminal

pytestmark = pytest.mark.browser
BETWEEN_KEYS_MS = 300


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
