"""The daily game: from the start page in one click, a whole game at the table, its result, and past days."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import ViewportSize, expect

from settebello.record.daily import last_closed_day
from settebello.server.credentials import hash_key
from settebello.server.store.daily import DailyAttempt
from settebello.server.store.sqlite.store import SqliteStore
from settebello.study.clairvoyance import OwnDecision
from settebello.study.daily import DailyResult
from settebello.study.settlement import Settlement
from settebello.wording import languages
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser.table_page import AT_ONCE, CONTINUE, TablePage
from tests.browser_pages.test_replay import DESKTOP, PHONE
from tests.browser_pages.visitor import MISSING, Visitor
from tests.support.server_process import ServerProcess, server_process

pytestmark = pytest.mark.browser

KEY = "key-of-the-attempt-0123456789"


def test_todays_game_is_one_click_away_and_is_played_once(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, viewport=DESKTOP)
    page = visitor.page
    page.evaluate("settings => localStorage.setItem('settebello.settings', JSON.stringify(settings))", AT_ONCE)
    page.get_by_test_id("to-daily").click()
    check_access(page, "daily game")
    expect(page.get_by_test_id("daily-left")).to_contain_text("until the next game")
    page.get_by_text("The packs were fixed in advance").click()
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


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_todays_game_stands_out_and_past_days_show_their_results(
    open_context: OpenContext, house: ServerProcess, viewport: ViewportSize
) -> None:
    visitor = Visitor(open_context, house, "/daily", viewport=viewport, timezone_id="Europe/Rome")
    page = visitor.page
    visitor.see("daily-play")
    expect(page.locator("main .button.primary").filter(visible=True)).to_have_count(1)
    today = page.get_by_test_id("daily-today")
    expect(today.get_by_test_id("daily-play")).to_be_in_viewport(ratio=1)
    expect(today).to_contain_text(re.compile(r"midnight UTC, which is 0[12]:00 for you"))
    past = page.locator("[data-testid^=daily-play-20]")
    assert past.filter(visible=True).count() == 7
    yesterday = (past.first.get_attribute("data-testid") or "").removeprefix("daily-play-")
    own = {"table": "over", "key": KEY, "title": "Scopa", "opened": 1, "day": yesterday, "over": True}
    own |= {"variant": "scopa", "seats": 2, "against": ["judge"], "score": [9, 4], "target": 0}
    page.evaluate("own => localStorage.setItem('settebello.table.over', JSON.stringify(own))", own)
    page.reload()
    expect(page.get_by_text("9 to 4")).to_be_visible()
    expect(page.get_by_test_id(f"daily-play-{yesterday}")).to_have_count(0)
    page.get_by_test_id("daily-earlier").press("Enter")
    expect(past.last).to_be_visible()
    assert visitor.fits
    assert not too_small(page)
    check_access(page, "past days")


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


CLOSED = [(last_closed_day(datetime.now(UTC)) + timedelta(later)).isoformat() for later in (0, 1)]
"""The latest day that has closed, and the next: it may close while the tests run."""
FIRST = {"round": 1, "number": 1, "hand": ("2C", "3C", "7D"), "table": ("1D", "4S", "5B", "7C"), "best": "7Dx7C"}
SECOND = {"round": 2, "number": 2, "hand": ("2S",), "table": (), "best": "2S"}


def settlement(day: str, taken: str) -> Settlement:
    """That of an attempt that began with this action."""
    result = DailyResult(
        day=day, finished=True, rounds=(1,), points=1, par_rounds=(0,), par=0, without_luck=0.0, error=1.0
    )
    decisions = [{**FIRST, "action": taken, "foresight": 0.0}, {**SECOND, "action": "2S", "foresight": 0.0}]
    return Settlement(
        result=result,
        decisions=tuple(msgspec.convert(decision, OwnDecision) for decision in decisions),
        positions=("first", f"second after {taken}"),
    )


@pytest.fixture(scope="module")
def yesterday(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on which four people have played a day that has closed."""
    folder = tmp_path_factory.mktemp("yesterday")

    async def fill() -> None:
        store = SqliteStore(folder)
        for day in CLOSED:
            for number, taken in enumerate(("7Dx7C", "7Dx7C", "7Dx7C", "2C")):
                settled = DailyAttempt(
                    table=f"{day}-{number}",
                    day=day,
                    device=f"{number}",
                    profile="",
                    key=hash_key(KEY),
                    begun=1.0,
                    points=1,
                    ranked=True,
                    result=msgspec.json.encode(settlement(day, taken)).decode(),
                )
                await store.daily.begin(settled)
                await store.daily.settle(settled, [("first", taken), (f"second after {taken}", "2S")])
        await store.close()

    with ThreadPoolExecutor() as threads:  # the browser has a loop in this one
        threads.submit(asyncio.run, fill()).result()
    with server_process(folder) as running:
        yield running


@pytest.mark.parametrize("lang", languages())
def test_what_people_played_on_a_day_that_has_closed(
    open_context: OpenContext, yesterday: ServerProcess, lang: str, tmp_path: Path
) -> None:
    visitor = Visitor(open_context, yesterday, "/daily", locale=lang, viewport=PHONE)
    page, found = visitor.page, visitor.page.get_by_test_id("daily-decisions")
    found.locator("summary").first.press("Enter")
    expect(found.locator("li")).to_have_count(3)
    rows = found.locator("li").first.get_by_role("row")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(re.compile("75|\u0667\u0665"))  # % of four people
    check_access(page, f"common decisions, {lang}")

    for day in CLOSED:
        own = {"table": f"{day}-3", "key": KEY, "title": "Scopa", "opened": 1, "day": day, "over": True}
        own |= {"variant": "scopa", "seats": 2, "against": ["judge"], "score": [1, 0], "target": 0}
        page.evaluate("own => localStorage.setItem(`settebello.table.${own.table}`, JSON.stringify(own))", own)
    visitor.go("/daily")
    found.locator("summary").first.press("Enter")
    rounds = found.locator("details")
    expect(rounds).to_have_count(2)
    for one in rounds.all():
        one.locator("summary").press("Enter")
    expect(rounds.first.locator("li")).to_have_count(1)
    expect(rounds.first.get_by_role("row")).to_have_count(2)
    check_access(page, f"own decisions, {lang}")
    page.screenshot(path=tmp_path / "decisions.png", full_page=True)
    assert page.evaluate(MISSING) == []
    assert visitor.fits
    assert not too_small(page)
    assert visitor.complaints == []
