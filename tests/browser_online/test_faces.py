"""A face is chosen with the name, and everybody at the table sees it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import HAND
from tests.browser_online.people import Someone
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser


def _choose_face(page: Page, face: int) -> None:
    page.get_by_test_id("face-button").first.click()
    page.get_by_test_id("faces").locator(f"input[name=face][value='{face}']").check()
    page.keyboard.press("Escape")


def test_everybody_sees_the_face_that_somebody_has_chosen(open_context: OpenContext, house: ServerProcess) -> None:
    nonna = Someone(open_context(), house.url, "Nonna")
    _choose_face(nonna.page, 3)
    nonna.press("open-table")
    nonna.page.get_by_test_id("ready").wait_for()
    marco = Someone(open_context(), nonna.page.url, "Marco")
    _choose_face(marco.page, 8)
    marco.sit()
    both = (nonna.page, marco.page)
    for page in both:
        for seat, face in enumerate((3, 8)):
            expect(page.locator(f"[data-testid=row-{seat}] [data-avatar]")).to_have_attribute("data-avatar", str(face))
    nonna.press("ready")
    marco.press("ready")
    for page in both:
        page.wait_for_selector(HAND)
        for face in (3, 8):
            expect(page.locator(f".board [data-avatar='{face}'] svg")).to_have_count(1)


def test_without_a_face_it_is_the_first_letter(open_context: OpenContext, house: ServerProcess) -> None:
    """Also if the browser has stored a face that there is not."""
    nonna = Someone(open_context(), house.url, "Marco", face=99)
    nonna.press("play-now")
    nonna.page.wait_for_selector(HAND)
    expect(nonna.page.locator(".board [data-avatar=M]")).to_have_text("M")
    assert nonna.complaints == []
