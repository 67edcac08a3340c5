"""Pages and the windows of a table on screens of every size: nothing is wider than the screen, no words are cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import fits, too_small
from tests.browser.table_page import AT_ONCE, TO_PLAY, TablePage
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

SCREENS = ((320, 640), (390, 844), (667, 375), (844, 390), (820, 1180), (1280, 800), (1920, 1080))
PAGES = (
    ("/", "family-all"),
    ("/rules", "sections"),
    ("/yours", "backup"),
    ("/pad", "pad-start"),
    ("/puzzles", "puzzle-start"),
    ("/drills", "drill-captures"),
    ("/daily", "daily-play"),
    ("/replay", "replay-open"),
)

BAR = """() => {
  const bar = document.querySelector('header').getBoundingClientRect();
  const parts = [...document.querySelectorAll('header a, header select, header button')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  const middles = parts.map((one) => (one.top + one.bottom) / 2);
  return {
    apart: Math.round(Math.max(...middles) - Math.min(...middles)),
    outside: Math.max(0, ...parts.flatMap((one) => [-one.left, one.right - innerWidth])),
    high: Math.max(0, bar.height - 60),
  };
}"""
"""Pixels by which what is in the bar is not in one line, leaves the screen, or is higher than a line."""

CUT = """() => [...document.querySelectorAll('.opponent .name span')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)"""
"""Names of others that are cut off."""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_the_bar_of_every_page_is_in_order(open_context: OpenContext, house: ServerProcess, lang: str) -> None:
    """It is one line on every page and screen, however long the links are."""
    visitor = Visitor(open_context, house, "/", locale=lang)
    page = visitor.page
    for path, testid in PAGES:
        visitor.go(path)
        visitor.see(testid)
        for size in SCREENS:
            resize(page, size)
            assert fits(page), (path, size)
            assert page.evaluate(BAR) == {"apart": 0, "outside": 0, "high": 0}, (path, size)


def test_a_button_opens_the_links_of_the_bar_on_a_phone(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/pad", viewport={"width": 390, "height": 844})
    page = visitor.page
    links = page.get_by_role("navigation").get_by_role("link")
    expect(links).to_have_count(0)
    page.get_by_test_id("pages").click()
    expect(links).to_have_count(5)
    assert too_small(page) == []
    links.last.click()
    visitor.see("puzzle-start")
    expect(links).to_have_count(0)
    assert visitor.complaints == []


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_no_window_over_the_table_is_wider_than_itself(
    open_context: OpenContext, house: ServerProcess, lang: str
) -> None:
    player = TablePage.at_table(open_context(locale=lang), house, settings=AT_ONCE)
    page = player.page
    player.wait(wanted=(TO_PLAY,))
    page.get_by_test_id("menu-button").click()
    page.get_by_test_id("menu").wait_for()
    windows = page.locator("[data-window]").evaluate_all("all => all.map((one) => one.dataset.window)")
    page.keyboard.press("Escape")
    assert "settings" in windows
    for window in windows:
        resize(page, (390, 844))
        page.get_by_test_id("menu-button").click()
        page.locator(f"[data-window={window}]").click()
        expect(page.locator("dialog h2").first).to_be_visible()
        check_window(page, window)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    player.play_round()
    check_window(page, "score sheet")


def check_window(page: Page, what: str) -> None:
    for size in SCREENS:
        resize(page, size)
        over = page.locator("dialog").evaluate("one => one.scrollWidth - one.clientWidth")
        assert over <= 0, (what, size)
        assert too_small(page) == [], (what, size)


def test_the_menu_is_in_sight_on_a_phone_on_its_side(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(viewport={"width": 844, "height": 390}), house, settings=AT_ONCE)
    player.wait(wanted=(TO_PLAY,))
    player.page.get_by_test_id("menu-button").click()
    expect(player.page.get_by_test_id("menu").get_by_role("link").last).to_be_in_viewport(ratio=1)


def test_the_names_of_six_are_whole(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, "scopa", 6, settings=AT_ONCE, against="random")
    player.wait(wanted=(TO_PLAY,))
    for size in SCREENS:
        resize(player.page, size)
        player.page.wait_for_function(f"() => ({CUT})().length === 0")  # once it is laid out


OVERLAPPING = """() => [...document.querySelectorAll('[data-testid^=option-]')]
  .filter((row) => row.checkVisibility())
  .filter((row) => {
    const [name, control] = [row.querySelector('.head'), row.querySelector('.control')]
      .map((one) => one.getBoundingClientRect());
    return name.left < control.right && control.left < name.right && name.top < control.bottom - 1 &&
      control.top < name.bottom - 1;
  })
  .map((row) => row.dataset.testid)"""
"""Rules whose name lies over what changes them."""


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_no_rule_lies_over_its_name(open_context: OpenContext, house: ServerProcess, lang: str) -> None:
    visitor = Visitor(open_context, house, "/rules", locale=lang)
    visitor.see("sections")
    visitor.page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert visitor.page.locator("[data-testid^=option-]").count() > 20
    for size in SCREENS:
        resize(visitor.page, size)
        assert visitor.page.evaluate(OVERLAPPING) == [], size
