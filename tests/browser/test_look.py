"""How the table looks is chosen in the settings, and remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser.table_page import AT_ONCE, TO_PLAY, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

GROUND = "getComputedStyle(document.querySelector('.board')).backgroundImage"


def test_the_felt_and_the_back_are_remembered(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, settings=AT_ONCE)
    page = player.page
    player.wait()
    green = page.evaluate(GROUND)
    _open_settings(page)
    page.locator("input[name=felt][value=blue]").check()
    page.locator("input[name=back][value=tiles]").check()
    blue = page.evaluate(GROUND)
    assert blue != green
    page.reload()
    page.wait_for_selector(TO_PLAY)
    assert page.evaluate(GROUND) == blue
    backs = page.locator(".board [data-back]").evaluate_all("backs => backs.map(back => back.dataset.back)")
    assert set(backs) == {"tiles"}
    _open_settings(page)
    expect(page.locator("input[name=felt][value=blue]")).to_be_checked()
    expect(page.locator("input[name=back][value=tiles]")).to_be_checked()
    assert player.complaints == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("felt", ["green", "red", "blue"])
def test_every_felt_is_open_to_all(open_context: OpenContext, house: ServerProcess, felt: str, theme: str) -> None:
    settings = AT_ONCE | {"felt": felt, "theme": theme, "back": "cubes"}
    player = TablePage.at_table(open_context(), house, seats=4, settings=settings)
    player.play()
    player.wait()
    check_access(player.page, f"{felt}, {theme}")
    _open_settings(player.page)
    check_access(player.page, f"settings: {felt}, {theme}")
    assert too_small(player.page) == []


def _open_settings(page: Page) -> None:
    page.get_by_test_id("menu-button").click()
    page.locator("[data-window=settings]").click()
    expect(page.get_by_test_id("settings")).to_be_visible()
