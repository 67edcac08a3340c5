"""Every language: the start page and a rule sheet with every word, the composer; a round in Arabic, right to left."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from settebello.variants import variant
from settebello.wording import languages, rule_sheet
from tests.browser.conftest import OpenContext
from tests.browser.table_page import HAND, TablePage
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

KEY = re.compile(r"^[a-z]+(-[a-z0-9_]+){1,5}$")
"""The form of a message key, which is shown if a message is missing."""


@pytest.mark.parametrize(
    "lang", [pytest.param(lang, marks=() if lang in ("ar", "de") else pytest.mark.release) for lang in languages()]
)
def test_no_word_is_missing(open_context: OpenContext, house: ServerProcess, lang: str) -> None:
    visitor = Visitor(open_context, house, locale=lang, viewport={"width": 1280, "height": 800})
    page = visitor.page
    visitor.see("setup")
    root = page.locator("html")
    expect(root).to_have_attribute("lang", lang)
    assert (root.get_attribute("dir") or "ltr") == ("rtl" if lang == "ar" else "ltr")
    pages = [page.inner_text("body")]
    page.get_by_test_id("read-rules").click()
    home = {"ar": "chkobba", "es": "escoba"}.get(lang, "scopa")
    first = rule_sheet(variant(home).rules(), lang)[0].text
    expect(page.get_by_test_id("rule-sheet")).to_contain_text(first)
    for path, testid in (("/rules", "sections"), ("/yours", "export")):
        visitor.go(path)
        visitor.see(testid)
        pages.append(page.inner_text("body"))
        assert visitor.fits
    words = [word for text in pages for word in re.split(r"\s+", text)]
    assert [word for word in words if KEY.match(word) and word not in page.url] == []
    assert visitor.complaints == []


def test_the_language_is_chosen_and_remembered(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house)
    page = visitor.page
    page.get_by_test_id("language").select_option("it")
    expect(page.get_by_test_id("play-now")).to_have_text("Gioca")
    expect(page.get_by_test_id("game-scopa")).to_contain_text("Il gioco di base")
    page.reload()
    expect(page.get_by_test_id("play-now")).to_have_text("Gioca")


def test_the_language_changes_at_the_table_and_nothing_is_lost(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage(open_context(), house.url)
    player.open_table()
    page = player.page
    hand = sorted(page.locator(HAND).evaluate_all("cards => cards.map(card => card.dataset.card)"))
    address = page.url
    page.keyboard.press("Escape")
    page.get_by_test_id("menu-button").click()
    page.get_by_test_id("menu").get_by_text("Settings").click()
    page.get_by_test_id("settings").get_by_label("العربية").check()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.get_by_test_id("settings")).to_contain_text("اللغة")
    page.keyboard.press("Escape")
    assert page.url == address
    assert sorted(page.locator(HAND).evaluate_all("cards => cards.map(card => card.dataset.card)")) == hand
    page.keyboard.press("r")
    first = rule_sheet(variant("scopa").rules(), "ar")[0].text
    expect(page.get_by_test_id("rule-sheet")).to_contain_text(first)
    manifest = page.request.get(page.locator("link[rel=manifest]").evaluate("link => link.href"))
    assert (manifest.json()["lang"], manifest.json()["dir"]) == ("ar", "rtl")


def test_a_round_in_arabic(open_context: OpenContext, house: ServerProcess) -> None:
    context = open_context(locale="ar-TN", viewport={"width": 390, "height": 844})
    player = TablePage(context, house.url)
    page = player.page
    page.get_by_test_id("family-all").click()
    page.get_by_test_id("game-scopa").click()
    page.get_by_test_id("deal").click()
    page.wait_for_selector(HAND)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.play_round()
    sheet = page.get_by_test_id("score-sheet")
    expect(sheet).to_contain_text("البريميرا")
    expect(sheet).to_contain_text("السبعة الحلوة")
    assert not page.locator(HAND).count()
    assert player.complaints == []
