"""The summary of a browser's finished games: results, their course, mistakes and luck; on a phone, and in the dark."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from settebello.client import start_review, wait_for_review
from settebello.client.http_api import keep_game
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser_pages.test_review import finished
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import TIMEOUT, ServerProcess

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
LUCK = (0.3, -0.2, 0.1, -0.4, 0.2)


def _game(number: int, *, title: str = "Scopa", luck: float | None = None, **more: object) -> dict[str, object]:
    """A game against Rosa, of which the even ones are won; reviewed if its luck is known."""
    won = number % 2 == 0
    game: dict[str, object] = {
        "table": f"{title}-{number}", "key": "k", "title": title, "opened": 1_700_000_000_000 + number * 86_400_000,
        "variant": "scopa", "seats": 2, "against": ["open"], "score": [11, 7] if won else [8, 11], "target": 11,
        "over": True, "won": won, "seat": 0, "names": ["Rosa"], "partners": [False], **more,
    }  # fmt: skip
    if luck is not None:
        game["review"] = {
            "judge": "1/abc", "sides": 2, "counted": 40, "pointsLost": 4, "pointsError": 0.4,
            "marks": {"inaccuracy": 5, "mistake": 2, "blunder": 1}, "game": [int(won), luck],
            "rounds": [[2 if won else -1, luck * 3]] * 3, "weighed": [0, 0],
        }  # fmt: skip
    return game


def _show(page: Page, *games: dict[str, object]) -> None:
    items = {f"settebello.table.{game['table']}": json.dumps(game) for game in games}
    page.evaluate("all => Object.entries(all).forEach(([name, item]) => localStorage.setItem(name, item))", items)
    page.reload()


def test_a_first_visitor_is_told_what_is_missing(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/yours/statistics")
    expect(visitor.page.get_by_test_id("no-statistics")).to_contain_text("how often you win")
    check_access(visitor.page, "no statistics")
    expect(visitor.page.get_by_test_id("statistics")).to_have_count(0)
    _show(visitor.page, _game(1), _game(2, practice=True))
    expect(visitor.page.get_by_test_id("statistics").get_by_text("0 of 1").first).to_be_visible()
    expect(visitor.page.get_by_text("Once you have finished three games of a kind")).to_be_visible()
    expect(visitor.page.get_by_text("None of these games has been reviewed")).to_be_visible()
    assert visitor.complaints == []


@pytest.mark.parametrize("path", ["/yours", "/yours/statistics"])
def test_a_first_visitor_begins_a_game_at_once(open_context: OpenContext, house: ServerProcess, path: str) -> None:
    visitor = Visitor(open_context, house, path)
    expect(visitor.page.get_by_test_id("play-first")).to_have_text("Play Scopa now")
    visitor.page.get_by_test_id("play-first").press("Enter")
    visitor.page.wait_for_url("**/table/*")
    visitor.see("table")
    assert visitor.complaints == []


def test_results_mistakes_and_luck_on_a_phone(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/yours/statistics", viewport=PHONE, has_touch=True, color_scheme="dark")
    page = visitor.page
    reviewed = [_game(number, luck=luck) for number, luck in enumerate(LUCK)]
    _show(page, *reviewed, _game(7), *(_game(number, title="Scopone") for number in range(4)))
    rosa = page.get_by_test_id("statistics").get_by_role("row", name="Rosa")
    for cell in ("5 of 10", "95 to 90", "50%", "95% interval: 24 to 76"):
        expect(rosa).to_contain_text(cell)
    expect(page.get_by_role("img", name="Points ahead, game by game")).to_be_visible()
    expect(page.get_by_role("img", name="Points lost per decision")).to_be_visible()
    decisions = page.get_by_test_id("decisions").get_by_role("row", name="Scopa")
    assert " ".join(decisions.inner_text().split()) == "Scopa 5 of 6 15 of 200 0.100 ± 0.009"
    strength = page.get_by_test_id("strength")
    expect(strength.get_by_role("rowheader", name="Won, of 5 games")).to_be_visible()
    expect(strength.get_by_text("more reviewed games would tell")).to_be_visible()
    page.locator("summary", has_text="The numbers").click()
    expect(page.get_by_role("rowheader", name="Nov")).to_have_count(6)
    assert too_small(page) == []
    assert visitor.fits
    check_access(page, "the statistics")
    page.get_by_test_id("progress-game").select_option("Scopone")
    expect(page.get_by_role("img", name="Points lost per decision")).to_have_count(0)
    assert visitor.complaints == []


def test_a_review_that_was_made_elsewhere_is_found(open_context: OpenContext, house: ServerProcess) -> None:
    ticket = finished(house)
    link = keep_game(house.url, ticket["table"], ticket["key"])
    start_review(link, ticket["key"], precision="quick")
    review = wait_for_review(link, timeout=5 * TIMEOUT)
    visitor = Visitor(open_context, house, "/yours/statistics")
    visitor.see("no-statistics")  # from here on it asks for nothing until it is loaded again
    own = _game(0, table=ticket["table"], key=ticket["key"])
    visitor.page.evaluate(
        "([table, game]) => localStorage.setItem(`settebello.kept.${table}`, JSON.stringify(game))",
        [ticket["table"], link.rpartition("/")[2]],
    )
    _show(visitor.page, own)
    counted = review.seat_totals[0].counted
    expect(visitor.page.get_by_test_id("decisions").get_by_text(f"of {counted}")).to_be_visible()
    _show(visitor.page)  # once known it is not requested again
    expect(visitor.page.get_by_test_id("decisions")).to_be_visible()
    assert sum(asked.endswith("/review") for asked in visitor.requests) == 1
    assert visitor.complaints == []


def test_the_statistics_read_from_right_to_left(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/yours/statistics", viewport=PHONE, locale="ar")
    _show(visitor.page, *(_game(number, luck=luck) for number, luck in enumerate(LUCK)))
    visitor.see("strength")
    assert visitor.fits
    check_access(visitor.page, "the statistics in Arabic")
