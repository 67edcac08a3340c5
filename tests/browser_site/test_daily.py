"""The daily game in a tab: played, judged and compared with par without a server."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser_site.tab_visitor import START_MS, TabVisitor, open_profile

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_the_daily_game_is_played_and_its_result_shown(open_context: OpenContext, site: str) -> None:
    visitor = TabVisitor(open_profile(open_context), site)
    page = visitor.page
    page.get_by_test_id("to-daily").click()
    page.get_by_test_id("daily-play").click()
    visitor.wait_for_turn()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    visitor.play_game()
    page.goto(site)
    page.get_by_test_id("to-daily").click()
    expect(page.get_by_test_id("daily-result")).to_contain_text("Par", timeout=START_MS)
    expect(page.get_by_test_id("daily-play")).to_have_count(0)
    assert visitor.complaints == []
