"""A duplicate match of two tables: made on the start page, seats by its link, and its result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from settebello.wording import languages
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser.table_page import CONTINUE
from tests.browser_online.people import Someone
from tests.browser_pages.visitor import MISSING, Visitor
from tests.support.server_process import ServerProcess, http

pytestmark = pytest.mark.browser

SCREENS = ((320, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080))


def begin(open_context: OpenContext, match: str, table: int, name: str) -> Someone:
    """Somebody who follows the link of the match, sits down at a table, and begins with the computer."""
    person = Someone(open_context(), match, name)
    person.press(f"match-table-{table}")
    person.press("sit")
    person.press("start")
    return person


def test_a_match_of_two_tables(open_context: OpenContext, house: ServerProcess) -> None:
    host = Visitor(open_context, house)
    host.page.get_by_test_id("to-match").click()
    host.page.get_by_test_id("match-boards").select_option("2")
    check_access(host.page, "making a match")
    with host.page.expect_request("**/api/matches") as made:
        host.page.get_by_test_id("make-match").click()
    # The page delays the plays of computers itself.
    assert made.value.post_data_json == {"variant": "scopone", "tables": 2, "boards": 2, "pace": 0}
    expect(host.page.get_by_test_id("match-link")).to_be_visible()
    link = host.page.url
    check_access(host.page, "a new match")
    people = [begin(open_context, link, table, name) for table, name in enumerate(("Nonna", "Rosa"))]
    expect(host.page.locator("main")).to_contain_text("Nonna")
    nonna, rosa = people
    assert nonna.play_round() == CONTINUE
    expect(nonna.page.get_by_test_id("proof")).to_have_count(0)
    expect(nonna.page.get_by_test_id("score-sheet")).to_contain_text("the server deals the same packs at all tables")
    expect(host.page.get_by_test_id("match-result")).to_have_count(0)
    assert rosa.play_round() == CONTINUE
    expect(host.page.get_by_test_id("match-margins").locator("tbody tr")).to_have_count(1, timeout=15_000)
    for person in people:
        person.page.get_by_test_id("continue").click()
        person.play_round()
        expect(person.page.get_by_test_id("play-again")).to_have_count(0)
    nonna.press("to-match")
    expect(nonna.page).to_have_url(link)
    expect(nonna.page.get_by_test_id("match-state")).to_have_text("The match is closed.")
    expect(nonna.page.get_by_test_id("match-margins").locator("tbody tr")).to_have_count(2)
    expect(nonna.page.get_by_test_id("match-seed")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    check_access(nonna.page, "the result of a match")
    assert host.complaints == []


def test_the_host_closes_a_match(open_context: OpenContext, house: ServerProcess) -> None:
    host = Visitor(open_context, house, "/match")
    host.page.get_by_test_id("make-match").press("Enter")
    host.page.get_by_test_id("close-match").click()
    host.page.get_by_test_id("match-close-confirm").click()
    expect(host.page.get_by_test_id("match-state")).to_have_text("The match is closed.")
    expect(host.page.get_by_test_id("close-match")).to_have_count(0)
    host.go("/match/unknown")
    expect(host.page.locator("main")).to_contain_text("There is no such match: check the link.")


@pytest.mark.parametrize("lang", languages())
def test_every_size_and_language(open_context: OpenContext, house: ServerProcess, lang: str) -> None:
    ticket = http.post(f"{house.url}/api/matches", json={"tables": 8, "boards": 16}).json()
    key = {"authorization": f"Bearer {ticket['key']}"}
    visitor = Visitor(open_context, house, "/match", locale=lang)
    for path in ("/match", f"/match/{ticket['match']}", f"/match/{ticket['match']}"):
        visitor.go(path)
        visitor.page.locator("h1").wait_for()
        for width, height in SCREENS:
            visitor.page.set_viewport_size({"width": width, "height": height})
            assert fits(visitor.page), (path, width)
            assert too_small(visitor.page) == [], (path, width)
        assert visitor.page.evaluate(MISSING) == []
        if path != "/match":
            http.post(f"{house.url}/api/matches/{ticket['match']}/close", headers=key)
    assert visitor.complaints == []
