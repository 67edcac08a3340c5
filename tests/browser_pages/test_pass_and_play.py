"""Several people at one device: it goes from hand to hand, and nobody sees the cards of another."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser.table_page import AT_ONCE, CHOICE, CONTINUE, HAND, TO_PLAY, WINNER
from tests.browser_pages.test_replay import DESKTOP, PHONE
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess, http

pytestmark = pytest.mark.browser

UNCOVER = "[data-testid=uncover]"
NAMES = ["Rosa", "Enzo", "Lina"]


def opened(visitor: Visitor, *, seats: int) -> Page:
    """A table of scopa at which three people share the device, and a computer has any further seat."""
    page = visitor.page
    page.evaluate("settings => localStorage.setItem('settebello.settings', JSON.stringify(settings))", AT_ONCE)
    page.reload()
    page.get_by_test_id("game-scopa").click()
    page.get_by_test_id("setup").get_by_text(str(seats), exact=True).click()
    for seat in (1, 2):
        page.get_by_test_id(f"level-{seat}").select_option("here")
    if seats == 4:
        page.get_by_test_id("level-3").select_option("piccolo")
    for number, name in enumerate(NAMES, 1):
        page.get_by_test_id(f"local-name-{number}").fill(name)
    return page


def shown_name(page: Page) -> str:
    return str(page.locator(UNCOVER).inner_text())


def record_of(page: Page, house: ServerProcess) -> str:
    """The rounds that are over, as the owner of the device may read them."""
    table = page.url.rpartition("/")[2]
    saved = json.loads(page.evaluate("table => localStorage.getItem(`settebello.table.${table}`)", table))
    headers = {"authorization": f"Bearer {saved['key']}"}
    return http.get(f"{house.url}/api/tables/{table}/record", headers=headers).text


def step(page: Page, asked: set[str]) -> str:
    """Do what there is to do, and note who was asked to take the device; what it was."""
    wanted = [UNCOVER, WINNER, CONTINUE, CHOICE, TO_PLAY]
    found = page.wait_for_function(
        "wanted => wanted.find(one => document.querySelector(one)?.checkVisibility())", arg=wanted
    )
    what = str(found.json_value())
    if what == UNCOVER:
        assert page.locator(HAND).count() == 0
        asked.add(shown_name(page))
    if what != WINNER:
        page.locator(what).first.click()
    return what


def test_a_round_of_four_with_three_at_one_device(open_context: OpenContext, house: ServerProcess) -> None:
    """Between two people the cards are not even in the page; the computer plays at its seat; the next round begins
    covered."""
    visitor = Visitor(open_context, house, "/", viewport=DESKTOP)
    page = opened(visitor, seats=4)
    check_access(page, "names")
    page.get_by_test_id("deal").click()
    asked: set[str] = set()
    while (what := step(page, asked)) != CONTINUE:
        assert what != WINNER
    shares = next(line for line in record_of(page, house).splitlines() if line.startswith("[Shares "))
    given = json.loads(shares.removeprefix("[Shares ").removesuffix("]"))
    assert [share is not None for share in given] == [True, True, True, False], "three people have mixed the cards"
    assert asked == {f"I am {name}: show my cards" for name in NAMES}
    expect(page.get_by_test_id("handover")).to_be_visible()
    assert page.locator(HAND).count() == 0
    assert not visitor.complaints


def test_a_reload_covers_the_cards_and_the_game_goes_on(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/", viewport=PHONE)
    page = opened(visitor, seats=3)
    page.get_by_test_id("deal").click()
    page.locator(UNCOVER).click()
    page.locator(HAND).first.wait_for()
    page.reload()
    check_access(page, "handover")
    page.locator(UNCOVER).wait_for()
    assert page.locator(HAND).count() == 0
    assert too_small(page) == []
    name = re.sub("I am |: show my cards", "", shown_name(page))
    page.locator(UNCOVER).click()
    page.locator(TO_PLAY).first.click()
    if page.locator(CHOICE).count():
        page.locator(CHOICE).first.click()
    expect(page.get_by_test_id("handover")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).not_to_contain_text(name)
    expect(page.locator("section li")).to_have_count(1)
    expect(page.locator("section li")).to_contain_text(name)


def test_two_people_need_two_names(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/", viewport=DESKTOP)
    page = opened(visitor, seats=3)
    page.get_by_test_id("local-name-2").fill("  rosa ")
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("local-names-detail")).to_contain_text("a name of their own")
    page.get_by_test_id("local-name-2").fill("Ugo")
    page.get_by_test_id("deal").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.locator(UNCOVER).wait_for()


def test_the_end_names_the_winner_and_a_rematch_keeps_the_seats(
    open_context: OpenContext, house: ServerProcess
) -> None:
    visitor = Visitor(open_context, house, "/", viewport=PHONE)
    visitor.page.route("**/api/tables", _to_one_point)
    page = opened(visitor, seats=3)
    page.get_by_test_id("deal").click()
    asked: set[str] = set()
    while step(page, asked) != WINNER:
        pass
    expect(page.locator(WINNER)).to_have_text(re.compile(rf"({'|'.join(NAMES)}) won"))
    named = page.get_by_test_id("score-sheet").get_by_role("columnheader").filter(has_text=re.compile("|".join(NAMES)))
    expect(named).to_have_count(len(NAMES))  # all of them look at it: nobody is "you"
    check_access(page, "winner")
    before = page.url
    page.get_by_test_id("play-again").click()
    page.locator(UNCOVER).wait_for()
    assert page.url != before
    page.locator(UNCOVER).click()
    page.locator(HAND).first.wait_for()
    assert not visitor.complaints


def _to_one_point(route: Route) -> None:
    wanted = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps(wanted | {"settings": {"target": "1"}}))
