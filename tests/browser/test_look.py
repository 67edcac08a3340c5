"""How the table looks is chosen in the settings, and remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser.table_page import AT_ONCE, TO_PLAY, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

FACES = "faces => faces.map(face => face.dataset.avatar)"
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


PLAIN = (("red", "light"), ("blue", "dark"))
"""Felts and themes of a plain run; the others are run before a release."""


@pytest.mark.parametrize(
    ("felt", "theme"),
    [
        pytest.param(
            felt, theme, marks=() if (felt, theme) in (("red", "light"), ("blue", "dark")) else pytest.mark.release
        )
        for felt in ("green", "red", "blue")
        for theme in ("light", "dark")
    ],
)
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


def test_everybody_at_a_table_has_a_face_of_their_own(open_context: OpenContext, house: ServerProcess) -> None:
    """And has it again after a reload."""
    player = TablePage.at_table(open_context(), house, seats=6, settings=AT_ONCE)
    player.wait()
    faces = player.page.locator("[data-avatar]:has(svg)")
    expect(faces).to_have_count(6)
    before = faces.evaluate_all(FACES)
    assert len(set(before)) == 6
    player.page.reload()
    expect(faces).to_have_count(6)
    assert faces.evaluate_all(FACES) == before
    assert player.complaints == []


def test_the_typefaces_are_served(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage(open_context(), house.url)
    player.page.wait_for_function("[...document.fonts].some(font => font.status === 'loaded')")
    player.page.evaluate("document.fonts.ready")
    loaded = player.page.evaluate(
        "[...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)"
    )
    families = {family.strip("\"'") for family in loaded}
    assert {name for name in families if not name.startswith("Fallback")} == {"Bodoni Moda", "Alegreya Sans"}
    assert player.complaints == []


def test_without_the_typefaces_those_of_the_system_are_used(open_context: OpenContext, house: ServerProcess) -> None:
    context = open_context()
    context.route("**/*.woff2", lambda route: route.abort())
    player = TablePage.at_table(context, house, settings=AT_ONCE)
    player.play()
    loaded = "[...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)"
    assert all(family.strip("\"'").startswith("Fallback") for family in player.page.evaluate(loaded))
    assert all("ERR_FAILED" in words for words in player.complaints)
