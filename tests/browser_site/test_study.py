"""Puzzles and drills without a server: puzzles need no Python, drills are made by it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser_site.tab_visitor import START_MS, TabVisitor, open_profile

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_puzzle_is_answered_without_python(open_context: OpenContext, site: str) -> None:
    visitor = TabVisitor(open_profile(open_context), site)
    page = visitor.page
    page.get_by_test_id("to-puzzles").click()
    page.get_by_test_id("puzzle-start").click()
    page.get_by_test_id("puzzle-panel").wait_for()
    page.get_by_test_id("show-answer").click()
    expect(page.get_by_test_id("values").locator("tbody tr").nth(2)).to_be_visible()
    assert page.evaluate("window.workers.length") == 0
    assert visitor.complaints == []


def test_a_drill_is_done(open_context: OpenContext, site: str) -> None:
    visitor = TabVisitor(open_profile(open_context), site)
    page = visitor.page
    page.get_by_test_id("to-drills").click()
    page.get_by_test_id("drill-captures").click()
    for _ in range(10):
        page.get_by_test_id("drill-option").first.click(timeout=START_MS)
        expect(page.get_by_test_id("drill-verdict")).not_to_be_empty()
        page.get_by_test_id("drill-next").click()
    expect(page.get_by_test_id("drill-result")).to_contain_text("of 10 right in ")
    assert visitor.complaints == []
