"""The lesson, from its first step to the first game, by keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.screen_checks import check_access, fits
from tests.browser.table_page import HAND, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

WRONG = {"sum": "2D", "sweep": "4S", "lay": "2C"}
"""Cards that are wrong answers."""
RIGHT = ["7D", "9C", "5D", "10S", "6D", "9B"]
PILES = ["7C 7D", "4S 5B 9C", "5B 5D", "3S 7D 10S", "1D 2C 3B 6D", ""]
"""The cards in the pile after each of them."""


def test_the_whole_lesson_by_keys(context: BrowserContext, house: ServerProcess) -> None:
    player = TablePage(context, f"{house.url}/lesson")
    page = player.page
    said = page.get_by_test_id("said")

    def press(where: str) -> None:
        page.locator(where).first.focus()
        page.keyboard.press("Enter")

    expect(page.get_by_test_id("back")).to_have_attribute("href", "./")
    press("[data-testid=next]")
    for card, pile in zip(RIGHT, PILES, strict=True):
        expect(page.get_by_test_id("pile").locator("[data-card]")).to_have_count(0)
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
        found = (
            page.get_by_test_id("pile").locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
        )
        assert found == pile.split()
        if card == "6D":
            expect(page.get_by_test_id("pile")).to_have_accessible_name("You: 4 cards in the pile, 1 sweep")
            check_access(page, "the pile of the lesson")
        press("[data-testid=next]")
        assert page.evaluate("document.activeElement.id") == "step"
    press("[data-testid=prime] >> nth=1")
    expect(said).to_contain_text("Add them up")
    press("[data-testid=prime]")
    expect(said).to_contain_text("77")
    press("[data-testid=next]")
    counts = page.get_by_test_id("counts")
    expect(counts.get_by_role("row")).to_have_count(7)
    expect(counts.get_by_role("row").last).to_have_text(re.compile("4\\s*1$"))
    check_access(page, "the last step of the lesson")
    for width, height in ((320, 640), (390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert fits(page)
    beside = """() => {
      const [words, cards] = ['.page', '.felt'].map((part) => document.querySelector(part).getBoundingClientRect());
      return cards.left >= words.right - 1 && cards.top <= words.top && cards.bottom >= innerHeight - 1;
    }"""
    assert page.evaluate(beside), "the cards of a desktop are beside the words"
    press("[data-testid=back]")
    expect(page.get_by_test_id("prime").first).to_be_visible()
    press("[data-testid=next]")
    press("[data-testid=play]")
    page.wait_for_selector(HAND)
    assert player.complaints == []
