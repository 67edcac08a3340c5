"""No screen breaks the rules that axe knows, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access
from tests.browser.table_page import AT_ONCE, CHOICE, HAND, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

Scheme = Literal["light", "dark"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_and_its_windows(open_context: OpenContext, house: ServerProcess, scheme: Scheme) -> None:
    settings = AT_ONCE | {"openPiles": True, "theme": scheme}
    player = TablePage.at_table(open_context(), house, "scopa", 4, settings=settings, rules={"claiming_out": "on"})
    page = player.page
    player.wait()
    check_access(page, "the table")
    page.get_by_test_id("hint").click()
    page.get_by_test_id("advice").wait_for()
    check_access(page, "advice")
    page.get_by_test_id("claim").click()
    _closed_after(page, "claim")
    for window in ("rules", "unseen", "settings", "keys"):
        page.get_by_test_id("menu-button").click()
        if window == "rules":
            check_access(page, "the menu")
        page.locator(f"[data-window={window}]").click()
        _closed_after(page, window)
    player.play_round()
    check_access(page, "the score sheet")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_choices_and_a_pile(open_context: OpenContext, house: ServerProcess, scheme: Scheme) -> None:
    """Corsican: every capture is a choice."""
    settings = AT_ONCE | {"openPiles": True, "theme": scheme, "large": True}
    player = TablePage.at_table(open_context(), house, "corsican", 2, settings=settings)
    page = player.page
    while player.wait() != CHOICE:
        player.act()
    check_access(page, "choices")
    page.get_by_test_id("choice").first.click()
    page.locator("button[aria-label*='look through']").first.click()
    _closed_after(page, "a pile")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_start_page_and_the_lesson(open_context: OpenContext, house: ServerProcess, scheme: Scheme) -> None:
    page = TablePage(open_context(color_scheme=scheme), house.url).page
    page.get_by_test_id("play-now").wait_for()
    check_access(page, "the start page")
    page.goto(f"{house.url}/lesson")
    next_step = page.get_by_test_id("next")
    next_step.wait_for()
    while next_step.count():
        check_access(page, page.locator("h2").inner_text())
        next_step.click()
    check_access(page, "the end of the lesson")
    page.goto(f"{house.url}/table/none")
    page.get_by_test_id("error").wait_for()
    check_access(page, "no such table")


def _closed_after(page: Page, what: str, check: Callable[[Page, str], None] | None = None) -> None:
    page.locator("dialog[open]").wait_for()
    (check or check_access)(page, what)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def test_every_screen_has_its_hand(open_context: OpenContext, house: ServerProcess) -> None:
    """The cards of the hand are buttons with names, in the words of the pack that is shown."""
    player = TablePage.at_table(open_context(), house, "hurrikan", 2, settings=AT_ONCE)
    player.wait()
    words = [str(card.get_attribute("aria-label")) for card in player.page.query_selector_all(HAND)]
    assert len(words) == 6
    assert all(any(suit in one for suit in ("diamonds", "hearts", "spades", "clubs")) for one in words)
