"""Games by the day: how they are opened, what the table shows, and what the start page shows about them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser_online.people import Someone, Table
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

DAY = 86_400.0


def test_a_game_by_the_day_is_opened_on_the_start_page(open_context: OpenContext, house: ServerProcess) -> None:
    nonna = Someone(open_context(hasty=False), house.url, "Nonna")
    page = nonna.page
    page.get_by_test_id("game-scopa").click()
    page.get_by_test_id("level-1").select_option("open")
    expect(page.get_by_test_id("grace")).to_be_visible()
    page.get_by_test_id("clock").select_option(label="3 days")
    expect(page.get_by_test_id("by-day")).to_contain_text("Players need not be here at the same time")
    expect(page.get_by_test_id("grace")).to_have_count(0)
    page.get_by_test_id("deal").click()
    expect(page.locator("main")).to_contain_text("played over days, 3 days per play")
    nonna.press("ready")
    expect(page.get_by_test_id("may-close")).to_contain_text("You can close this page")
    assert nonna.complaints == []


def test_the_table_and_the_start_page_say_how_many_days_are_left(
    open_context: OpenContext, house: ServerProcess
) -> None:
    table = Table(house, clock=2 * DAY)
    nonna, rosa = table.playing(open_context)
    first, second = (nonna, rosa) if nonna.views[-1]["turn"] == 0 else (rosa, nonna)
    expect(first.page.get_by_test_id("clock")).to_contain_text("2 days")
    expect(first.page.get_by_test_id("clock")).to_have_attribute("aria-label", "2 days left")
    second.page.goto(house.url)
    standing = second.page.get_by_test_id("continue-game")
    name = "Nonna" if first is nonna else "Rosa"
    expect(standing).to_contain_text(f"{name} is to play")
    expect(second.page.get_by_test_id("deadline")).to_have_text(re.compile("2 days left"))
    expect(first.page.get_by_test_id("status")).not_to_contain_text("the computer plays in")
    first.play()
    second.page.reload()
    expect(standing).to_contain_text("Your turn")
    assert first.complaints == second.complaints == []
