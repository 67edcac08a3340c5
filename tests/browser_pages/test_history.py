"""A person's games: their name, their results, records and an export, and deleting all of it."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess, http, open_table

pytestmark = pytest.mark.browser


def _keep(visitor: Visitor, table: str, **more: object) -> None:
    saved = {
        "table": table, "key": "secret", "title": "Scopa", "opened": 1_700_000_000_000, "variant": "scopa",
        "seats": 2, "against": ["greedy"], "score": [11, 7], "target": 11, "over": True, **more,
    }  # fmt: skip
    visitor.page.evaluate(f"localStorage.setItem('settebello.table.{table}', {json.dumps(json.dumps(saved))})")


def test_a_name(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/yours")
    page = visitor.page
    page.get_by_test_id("own-name").fill("  Nonna   Pina ")
    page.get_by_test_id("keep-name").click()
    expect(page.get_by_text("From now on you sit down as Nonna Pina.").first).to_be_visible()
    with page.expect_request("**/api/tables") as asked:
        visitor.go("/")
        page.get_by_test_id("play-now").click()
    body = asked.value.post_data_json
    assert body is not None
    assert body["name"] == "Nonna Pina"


def test_a_game_whose_time_is_not_known_has_no_date(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/yours")
    page = visitor.page
    _keep(visitor, "over", opened=1)
    page.reload()
    visitor.see("replay")
    expect(page.get_by_role("main")).to_contain_text("date unknown · against")
    expect(page.get_by_role("main")).not_to_contain_text("1970")
    expect(page.get_by_role("button", name="Delete Scopa, date unknown from this list")).to_be_visible()
    visitor.go("/")
    expect(page.get_by_test_id("play-again")).to_contain_text("date unknown")


def test_deleting_everything_looks_dangerous_and_asks(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/yours")
    page = visitor.page
    _keep(visitor, "over")
    page.reload()
    erase = page.get_by_test_id("erase")
    expect(erase).to_have_class(re.compile("danger"))
    expect(page.locator("section", has=erase)).to_contain_text("disappear from this browser for good")
    erase.press("Enter")
    expect(page.get_by_test_id("sure")).to_contain_text("This cannot be undone")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("sure")).to_have_count(0)
    expect(page.get_by_test_id("replay")).to_be_visible()
    assert page.evaluate("localStorage['settebello.table.over']")


SHIFTS = """() => new Promise((done) => new PerformanceObserver((seen) => done(
    seen.getEntries().reduce((sum, entry) => sum + entry.value, 0),
)).observe({type: 'layout-shift', buffered: true}) || setTimeout(() => done(0), 500))"""
"""How far what is shown has moved, as browsers count it: the part of the window times the part of the way."""


def test_nothing_moves_once_it_is_shown(open_context: OpenContext, house: ServerProcess) -> None:
    """A tap on a game's button would miss it if something came in above later."""
    visitor = Visitor(open_context, house, "/yours")
    _keep(visitor, "over")

    def delay(route: Route) -> None:
        time.sleep(0.3)
        route.continue_()

    visitor.page.route("**/assets/en-*.js", delay)
    visitor.page.reload()
    visitor.see("replay")
    visitor.see("head-to-head")
    assert visitor.page.evaluate(SHIFTS) < 0.01


def test_the_games_come_first_and_then_who_won_how_often(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/yours", viewport={"width": 390, "height": 844})
    page = visitor.page
    marco = {"against": ["open"], "names": ["Marco"], "partners": [False], "seat": 0}
    for number in range(21):
        _keep(visitor, f"marco-{number}", won=number < 12, **marco)
    for number in range(3):
        _keep(visitor, f"maestro-{number}", against=["maestro"], won=False)
    _keep(visitor, "practice", practice=True, **marco)
    _keep(visitor, "open", over=False, **marco)
    page.reload()
    lines = page.get_by_test_id("head-to-head").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("You 12, Marco 9")
    expect(lines.last).to_contain_text("You 0, Maestro 3")
    headings = page.get_by_role("heading", level=2).all_inner_texts()
    assert headings[:3] == ["Unfinished games", "Finished games", "Head to head"]
    expect(page.get_by_test_id("statistics")).to_have_count(0)
    first = page.get_by_test_id("replay").first.bounding_box()
    assert first is not None
    assert first["y"] + first["height"] <= 844, "a finished game is on the first screen"


@pytest.mark.parametrize(("width", "locale"), [(320, "de"), (390, "ar"), (844, "it"), (1280, "es"), (1920, "fr")])
def test_your_games_and_their_statistics_fit_and_are_reached_by_key(
    open_context: OpenContext, house: ServerProcess, width: int, locale: str
) -> None:
    size = {"width": width, "height": 390 if width == 844 else 844}
    visitor = Visitor(open_context, house, "/yours", viewport=size, locale=locale)
    page = visitor.page
    for number, name in enumerate(("Marco", "Nonna Pina from the bar round the corner", "W" * 40)):
        _keep(visitor, f"over-{number}", against=["open"], names=[name], seat=0)
    page.reload()
    visitor.see("head-to-head")
    assert (visitor.fits, too_small(page)) == (True, [])
    check_access(page, "your games")
    page.get_by_test_id("to-statistics").focus()
    page.keyboard.press("Enter")
    visitor.see("statistics")
    assert page.url == f"{house.url}/yours/statistics"
    assert (visitor.fits, too_small(page)) == (True, [])
    check_access(page, "the statistics")
    page.get_by_role("main").get_by_role("link").first.press("Enter")
    visitor.see("head-to-head")
    assert visitor.complaints == []


def test_statistics_records_export_and_forgetting(
    open_context: OpenContext, house: ServerProcess, tmp_path: Path
) -> None:
    visitor = Visitor(open_context, house, "/yours")
    page = visitor.page
    table = str(open_table(house)["table"])
    _keep(visitor, table, opened=1_700_000_003_000)
    _keep(visitor, "lost", opened=1_700_000_002_000, score=[3, 11], title="Chkobba", against=["random"])
    _keep(visitor, "claimed", opened=1_700_000_001_000, score=[11, 3], won=False)
    _keep(visitor, "open", over=False)
    visitor.go("/yours/statistics")
    rows = page.get_by_test_id("statistics").locator("tbody tr")
    expect(rows).to_have_count(4)
    cells = [row.inner_text().split("\n", 1)[0].replace("\N{EN DASH}", "-").split("\t") for row in rows.all()]
    assert cells == [
        ["Greedy", "1 of 2", "22-10"],
        ["Random", "0 of 1", "3-11"],
        ["Scopa", "1 of 2", "22-10"],
        ["Chkobba", "0 of 1", "3-11"],
    ]
    assert [row.inner_text().split("\t")[-1].split()[0] for row in rows.all()] == ["50%", "0%", "50%", "0%"]
    visitor.go("/yours")
    with page.expect_download() as record:
        page.get_by_test_id("record").nth(1).click()  # the first is of the unfinished game
    record.value.save_as(tmp_path / "record")
    assert (tmp_path / "record").read_text() == http.get(f"{house.url}/api/tables/{table}/record").text
    with page.expect_download() as export:
        page.get_by_test_id("export").click()
    export.value.save_as(tmp_path / "export")
    told = json.loads((tmp_path / "export").read_text())
    assert len(told["games"]) == 4
    assert "secret" not in (tmp_path / "export").read_text(), "keys of seats are nobody's business"
    assert [game["record"] is not None for game in told["games"]].count(True) == 1
    page.get_by_test_id("erase").click()
    page.get_by_test_id("erase-yes").click()
    expect(page.get_by_test_id("head-to-head")).to_have_count(0)
    assert page.evaluate("Object.keys(localStorage)") == []
