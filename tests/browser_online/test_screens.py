"""Every screen of a table by link: for axe, for fingers, on a small phone, right to left, with every word."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser.table_page import HAND
from tests.browser_online.people import Someone, Table
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

KEY = re.compile(r"^[a-z]+(-[a-z0-9_]+){1,5}$")
"""The form of a message key, which is shown if a message is missing."""


@pytest.mark.parametrize(
    ("scheme", "lang", "width"),
    [
        ("dark", "ar", 360),
        ("light", "fr", 1280),
        pytest.param("light", "en", 360, marks=pytest.mark.release),
        pytest.param("dark", "de", 1280, marks=pytest.mark.release),
    ],
)
def test_every_screen(
    open_context: OpenContext, house: ServerProcess, scheme: Literal["light", "dark"], lang: str, width: int
) -> None:
    wanted = {
        "color_scheme": scheme,
        "locale": lang,
        "viewport": {"width": width, "height": 640 if width < 500 else 800},
    }
    table = Table(house, ("open", "greedy", "open"), variant="scopa", clock=600)
    nonna = table.host(open_context, **wanted)
    pino = Someone(open_context(hasty=False, **wanted), table.link, "Pino")
    pino.page.get_by_test_id("sit").wait_for()
    _check(pino.page, "the invitation", lang)
    pino.sit(3)
    nonna.page.get_by_test_id("remove-3").wait_for()
    nonna.page.get_by_test_id("own-link").locator("summary").click()
    _check(nonna.page, "the waiting room", lang)
    nonna.press("leave")
    _check(nonna.page, "leaving", lang)
    nonna.page.locator("[role=alertdialog] button").first.click()
    pino.press("ready")
    nonna.press("phrases")
    _check(nonna.page, "phrases", lang)
    nonna.page.keyboard.press("Escape")
    nonna.press("start")
    nonna.page.wait_for_selector(HAND)
    watcher = Someone(open_context(hasty=False, **wanted), table.link)
    watcher.press("watch")
    watcher.page.get_by_test_id("watching").wait_for()
    _check(watcher.page, "watching", lang)
    _speaks_within_sight(pino, nonna)
    pino.page.goto("about:blank")
    nonna.page.get_by_test_id("gone").wait_for()
    _check(nonna.page, "the table", lang)
    for window in ("people", "fair"):
        nonna.open(window)
        nonna.page.get_by_role("dialog").wait_for()
        _check(nonna.page, window, lang)
        nonna.page.keyboard.press("Escape")
    expect(nonna.page.locator("html")).to_have_attribute("dir", "rtl" if lang == "ar" else "ltr")


def _speaks_within_sight(speaker: Someone, listener: Someone) -> None:
    """Phrases at a seat by the edge of the screen can be read."""
    speaker.press("phrases")
    speaker.page.locator("[data-phrase=wait]").click()
    said = listener.page.get_by_test_id("said")
    said.wait_for()
    inside = "(one) => { const box = one.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; }"
    assert said.evaluate(inside)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_setting_up(open_context: OpenContext, house: ServerProcess, scheme: Literal["light", "dark"]) -> None:
    nonna = Someone(open_context(hasty=False, color_scheme=scheme, viewport={"width": 360, "height": 640}), house.url)
    nonna.press("game-scopa")
    nonna.page.get_by_test_id("level-1").select_option("open")
    nonna.page.get_by_test_id("clock").wait_for()
    _check(nonna.page, "setting up", "en")


def _check(page: Page, what: str, lang: str) -> None:
    check_access(page, what)
    assert fits(page), what
    assert too_small(page) == [], what
    if lang != "en":
        shown = [word for word in re.split(r"\s+", page.inner_text("body")) if KEY.match(word)]
        assert [word for word in shown if word not in page.url] == [], what


def test_the_longest_name_leaves_room_for_the_clock_and_for_oneself(
    open_context: OpenContext, house: ServerProcess
) -> None:
    table = Table(house, name="Nonna Bartolomea della Pergola", clock=600)
    nonna = table.host(open_context)
    rosa = table.guest(open_context, "Rosa", locale="ar", viewport={"width": 320, "height": 640})
    rosa.press("ready")
    nonna.press("ready")
    rosa.page.wait_for_selector(HAND)
    nonna.page.wait_for_selector(HAND)
    own_turn, clock = (
        rosa.page.locator("[data-testid=hand].mine"),
        rosa.page.locator(".opponent").get_by_test_id("clock"),
    )
    own_turn.or_(clock).first.wait_for()
    if own_turn.count():
        rosa.act()
    clock.wait_for()
    box = clock.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 320
    own = rosa.page.locator("header .own dt")
    assert own.evaluate("dt => dt.scrollWidth <= dt.clientWidth"), "the word for oneself is whole"
