"""Groups for the daily game: making one, joining by its link, the table of the week, and leaving."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from settebello.record.daily import utc_day
from settebello.server.credentials import hash_key
from settebello.server.store.daily import DailyAttempt
from settebello.server.store.sqlite.store import SqliteStore
from settebello.wording import languages
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser_pages.test_replay import DESKTOP, PHONE
from tests.browser_pages.test_sizes import SCREENS, resize
from tests.browser_pages.visitor import MISSING, Visitor
from tests.support.server_process import ServerProcess, http, server_process

pytestmark = pytest.mark.browser


def test_a_group_is_made_joined_by_its_link_and_left(open_context: OpenContext, house: ServerProcess) -> None:
    ada = Visitor(open_context, house, "/daily", viewport=DESKTOP)
    ada.page.get_by_test_id("new-group").press("Enter")
    ada.page.get_by_test_id("make-group").press("Enter")
    expect(ada.page.get_by_test_id("group-title")).to_be_focused()
    ada.page.keyboard.type("Bar Sport")
    ada.page.get_by_test_id("group-member-name").fill("Ada")
    check_access(ada.page, "making a group")
    ada.page.get_by_test_id("make-group").press("Enter")
    expect(ada.page.locator("h1")).to_have_text("Bar Sport")
    link = ada.page.get_by_test_id("group-link").input_value()
    assert link == ada.page.url

    eva = Visitor(open_context, house, viewport=PHONE)
    eva.page.goto(link)
    expect(eva.page.get_by_test_id("group-people")).to_have_text("1 person is in this group.")
    expect(eva.page.locator("main")).not_to_contain_text("Ada")
    eva.page.get_by_test_id("group-member-name").fill("ada")
    eva.page.get_by_test_id("join-group").click()
    expect(eva.page.get_by_test_id("group-trouble")).to_contain_text("already a ada in this group")
    check_access(eva.page, "joining a group")
    eva.page.get_by_test_id("group-member-name").fill("Eva")
    eva.page.get_by_test_id("join-group").press("Enter")
    table = eva.page.get_by_test_id("group-table")
    expect(table.get_by_role("rowheader")).to_have_text(["Ada", "Eva"])
    expect(table.locator("[aria-current]")).to_contain_text("Eva")
    expect(eva.page.get_by_test_id("group-hidden")).to_be_visible()
    check_access(eva.page, "a group")
    assert eva.fits

    eva.go("/daily")
    eva.page.get_by_test_id("to-group").press("Enter")
    eva.page.get_by_test_id("leave-group").click()
    eva.page.get_by_test_id("group-leave-confirm").click()
    expect(eva.page).to_have_url(re.compile("/daily$"))
    expect(eva.page.get_by_test_id("new-group")).to_be_visible()
    expect(eva.page.get_by_test_id("to-group")).to_have_count(0)
    ada.page.reload()
    expect(ada.page.get_by_test_id("group-people")).to_have_text("1 person is in this group.")
    assert ada.complaints == []
    ada.go("/group/unknown")
    expect(ada.page.get_by_test_id("group-trouble")).to_have_text("There is no such group: check the link.")


NAMES = ("Massimiliano Bartolomeo Rossi", "Eva", "Nonna Pina")


@pytest.fixture(scope="module")
def week(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on which three devices have played on the last days, but only the first one today."""
    folder, today = tmp_path_factory.mktemp("week"), utc_day(datetime.now(UTC))

    async def add(store: SqliteStore, number: int, day: date, points: int) -> None:
        settled = DailyAttempt(
            table=f"{day}-{number}",
            day=day.isoformat(),
            device=hash_key(f"daily device-{number}"),
            profile="",
            key="",
            begun=1.0,
            points=points,
            ranked=True,
            result="{}",
        )
        await store.daily.begin(settled)
        await store.daily.settle(settled, [])

    async def fill() -> None:
        store = SqliteStore(folder)
        for number in range(3):
            # as many days later as may begin while the tests run
            for earlier in range(-1 if number == 0 else 2, 7):
                await add(store, number, today - timedelta(earlier), 10 - 7 * number + earlier)
        await store.close()

    with ThreadPoolExecutor() as threads:  # the browser has a loop in this one
        threads.submit(asyncio.run, fill()).result()
    with server_process(folder) as running:
        yield running


def group_of(server: ServerProcess) -> list[dict[str, Any]]:
    """A new group of the three; the ticket of each."""
    address, tickets = f"{server.url}/api/daily/groups", list[dict[str, Any]]()
    for number, name in enumerate(NAMES):
        body = {"name": name, "device": f"device-{number}"}
        if tickets:
            answer = http.post(f"{address}/{tickets[0]['group']}/members", json=body)
        else:
            answer = http.post(address, json={"title": "Gli amici del bar Sport, Trastevere", **body})
        assert answer.status_code == 201, answer.text
        tickets.append(answer.json())
    return tickets


@pytest.mark.parametrize("lang", languages())
def test_the_table_of_the_week_in_every_size_and_language(
    open_context: OpenContext, week: ServerProcess, lang: str, tmp_path: Path
) -> None:
    tickets = group_of(week)
    visitor = Visitor(open_context, week, "/daily", locale=lang, viewport=PHONE)
    page = visitor.page
    for ticket, sees in ((tickets[1], False), (tickets[0], True)):
        own = {**ticket, "title": "Bar"}
        page.evaluate("own => localStorage.setItem(`settebello.group.${own.group}`, JSON.stringify(own))", own)
        visitor.go(f"/group/{ticket['group']}")
        visitor.see("group-table")
        rows = page.get_by_test_id("group-table").locator("tbody tr")
        expect(rows.locator("th")).to_have_text([NAMES[0], NAMES[1], NAMES[2]])
        expect(rows.first.locator("td")).to_have_count(8)
        if sees:
            expect(page.get_by_test_id("group-hidden")).to_have_count(0)
        else:
            expect(rows.locator("td:nth-child(3)")).to_have_text(["?"] * 3)
        for size in SCREENS:
            resize(page, size)
            assert fits(page), size
            assert too_small(page) == [], size
            page.screenshot(path=tmp_path / f"group-{size[0]}-{sees}.png", full_page=True)
        check_access(page, f"a group, {lang}")
        assert page.evaluate(MISSING) == []
    visitor.go("/daily")
    visitor.see("to-group")
    page.get_by_test_id("new-group").press("Enter")
    for size in SCREENS:
        resize(page, size)
        assert fits(page), size
        assert too_small(page) == [], size
    resize(page, (390, 844))
    page.screenshot(path=tmp_path / "daily.png", full_page=True)
    check_access(page, f"own groups, {lang}")
    assert page.evaluate(MISSING) == []
    assert visitor.complaints == []
