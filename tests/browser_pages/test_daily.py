"""The daily game: from the start page in one click, a whole game at the table, its result, and past days."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from settebello.wording import languages
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access
from tests.browser.table_page import AT_ONCE, CONTINUE, TablePage
from tests.browser_pages.test_replay import DESKTOP, PHONE
from tests.browser_pages.visitor import MISSING, Visitor
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser


def test_todays_game_is_one_click_away_and_is_played_once(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, viewport=DESKTOP)
    page = visitor.page
    page.evaluate("settings => localStorage.setItem('settebello.settings', JSON.stringify(settings))", AT_ONCE)
    page.get_by_test_id("to-daily").click()
    check_access(page, "daily game")
    expect(page.get_by_test_id("daily-left")).to_contain_text("until the next game")
    page.get_by_text("The packs were fixed before").click()
    expect(page.get_by_test_id("daily-fixed").locator("code")).to_have_count(4 if datetime.now(UTC).hour >= 2 else 5)
    check_access(page, "daily game, with commitments")
    page.get_by_test_id("daily-play").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_test_id("game-line")).to_contain_text("Round 1 · 4 rounds · Scopa")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    table = page.url.rpartition("/")[2]
    visitor.go("/daily")
    expect(page.get_by_test_id("daily-play")).to_have_text("Continue")
    visitor.go("/")
    player = TablePage(visitor.context, f"{house.url}/table/{table}")
    for _ in range(3):
        assert player.play_round() == CONTINUE
        expect(player.page.get_by_test_id("proof")).to_have_count(0)
        player.page.get_by_test_id("continue").click()
    player.play_round()
    player.page.get_by_test_id("play-again").click()
    result = player.page.get_by_test_id("daily-result")
    expect(result).to_contain_text("One day proves little", timeout=20_000)
    today = datetime.now(UTC).date().isoformat()
    expect(player.page.get_by_test_id("daily-share")).to_contain_text(f"Settebello {today}: ")
    everybody = player.page.get_by_test_id("daily-table").first
    expect(everybody).to_contain_text("Rank 1 of 1.")
    expect(everybody.get_by_role("row", name=re.compile("1$"))).to_have_count(1)
    check_access(player.page, "result of the daily game")
    expect(player.page.get_by_test_id("daily-play")).to_have_count(0)
    assert visitor.complaints == []


@pytest.mark.parametrize("lang", languages())
def test_the_page_of_the_daily_game_in_every_language(
    open_context: OpenContext, house: ServerProcess, lang: str
) -> None:
    visitor = Visitor(open_context, house, "/daily", locale=lang, viewport=PHONE)
    visitor.see("daily-play")
    assert visitor.page.evaluate(MISSING) == []
    assert visitor.fits
    check_access(visitor.page, f"daily game, {lang}")
    past = visitor.page.locator("[data-testid^=daily-play-2026]")
    assert 1 <= past.count() <= 30
    past.first.press("Enter")
    expect(visitor.page).to_have_url(re.compile("/table/"))
    assert visitor.complaints == []
