"""The lesson, from its first step to the first game, by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.table_page import HAND, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

WRONG = {"sum": "2D", "sweep": "4S", "lay": "2C"}
"""Cards that are wrong answers."""
RIGHT = ["7D", "9C", "5D", "10S", "6D", "9B"]


def test_the_whole_lesson_by_keys(context: BrowserContext, house: ServerProcess) -> None:
    player = TablePage(context, f"{house.url}/lesson")
    page = player.page
    said = page.get_by_test_id("said")

    def press(where: str) -> None:
        page.locator(where).first.focus()
        page.keyboard.press("Enter")

    press("[data-testid=next]")
    for card in RIGHT:
        for other in WRONG.values():
            if page.locator(f"{HAND}[data-card='{other}']").count():
                press(f"{HAND}[data-card='{other}']")
                expect(said).not_to_contain_text("Well done")
        press(f"{HAND}[data-card='{card}']")
        if card == "10S":
            for way in ("four of batons", "seven of coins"):
                page.get_by_role("button", name=way).last.focus()
                page.keyboard.press("Enter")
                if way == "four of batons":
                    expect(said).to_contain_text("That is allowed")
                    press(f"{HAND}[data-card='{card}']")
        expect(said).to_contain_text("Well done")
        press("[data-testid=next]")
        assert page.evaluate("document.activeElement.id") == "step"
    press("[data-testid=prime] >> nth=1")
    expect(said).to_contain_text("Add them up")
    press("[data-testid=prime]")
    expect(said).to_contain_text("77")
    press("[data-testid=next]")
    press("[data-testid=play]")
    page.wait_for_selector(HAND)
    assert player.complaints == []
