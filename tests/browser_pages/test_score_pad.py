"""The score pad, for people who play with real cards: writing, correcting, counting, sharing, and losing nothing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser_pages.offline import open_with_worker, wait_until_prepared
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
DIAMONDS = tuple(f"{rank}D" for rank in range(1, 11))


def _tap(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_test_id(name).click()


def _totals(page: Page, *totals: int) -> None:
    for side, total in enumerate(totals):
        expect(page.get_by_test_id(f"total-{side}")).to_have_text(str(total))


def _start(page: Page, *names: str) -> None:
    for seat, name in enumerate(names, start=1):
        page.get_by_test_id(f"pad-name-{seat}").fill(name)
    _tap(page, "pad-start")


def test_a_family_plays_a_game_on_a_phone(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/", viewport=PHONE, has_touch=True)
    page = visitor.page
    _tap(page, "to-pad", "pad-start")  # two taps
    expect(page.get_by_test_id("pad-totals")).to_contain_text("Player 2")
    expect(page.get_by_test_id("pad-dealer")).to_have_text("Player 1 deals")
    _tap(page, "sweeps-0", "sweeps-0", "cards-0", "coins-1", "settebello-0", "primiera-1")
    expect(page.get_by_test_id("points-0")).to_contain_text("+4")
    _tap(page, "settebello-1")  # a mistake: the point goes over
    expect(page.get_by_test_id("points-0")).to_contain_text("+3")
    expect(page.get_by_test_id("points-1")).to_contain_text("+3")
    page.reload()  # nothing is lost
    expect(page.get_by_test_id("points-1")).to_contain_text("+3")
    _tap(page, "pad-end-round")
    _totals(page, 3, 3)
    expect(page.get_by_test_id("pad-dealer")).to_have_text("Player 2 deals")
    expect(page.get_by_test_id("pad-end-round")).to_have_attribute("aria-disabled", "true")
    assert visitor.fits
    assert too_small(page) == []
    check_access(page, "an open game")
    page.get_by_role("button", name="Correct round 1").click()
    _tap(page, "cards-0", "pad-end-round")
    _totals(page, 2, 3)
    _tap(page, "pad-undo")
    _totals(page, 3, 3)
    for _ in range(8):
        _tap(page, "other-1")
    _tap(page, "pad-end-round")
    expect(page.get_by_test_id("pad-winner")).to_contain_text("Player 2 won")
    check_access(page, "a game that is over")
    _tap(page, "pad-undo")
    expect(page.get_by_test_id("pad-winner")).to_have_count(0)
    _tap(page, "pad-end-round", "pad-again")
    _totals(page, 0, 0)
    expect(page.get_by_test_id("pad-dealer")).to_have_text("Player 1 deals")
    _tap(page, "pad-list")
    expect(page.get_by_test_id("pad-saved")).to_have_count(2)
    assert visitor.complaints == []


def test_the_cards_are_counted_by_the_kernel(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/pad", viewport=PHONE, has_touch=True, color_scheme="dark")
    page = visitor.page
    _start(page, "Ada", "Bruno")
    _tap(page, "sweeps-1", "pad-count", *(f"take-{card}" for card in DIAMONDS))
    expect(page.get_by_test_id("card-counter")).to_contain_text("30 cards are left")
    expect(page.get_by_role("button", name="seven of coins: Ada")).to_have_count(1)
    check_access(page, "the cards to count")
    assert too_small(page) == []
    _tap(page, "rest-1", "count-score")
    expect(page.get_by_test_id("card-counter")).to_have_count(0)
    expect(page.get_by_test_id("points-0")).to_contain_text("+2")  # coins, settebello
    expect(page.get_by_test_id("points-1")).to_contain_text("+2")  # a sweep, cards: neither has a primiera
    expect(page.get_by_test_id("line-cards")).to_contain_text("30 cards to 10")
    _tap(page, "pad-count", "take-1D")  # the pile is still there, and a card of it is given back
    expect(page.get_by_test_id("card-counter")).to_contain_text("One card is left")
    page.route("**/api/score", lambda route: route.abort())
    visitor.complaints.clear()
    _tap(page, "count-score")
    expect(page.get_by_test_id("count-trouble")).to_contain_text("needs the server")
    expect(page.get_by_test_id("take-2D")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("points-0")).to_contain_text("+2")
    assert all("ERR_FAILED" in complaint for complaint in visitor.complaints)


def test_cards_that_do_not_go_with_the_sweeps_are_refused(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/pad")
    _start(visitor.page, "Ada", "Bruno")
    _tap(visitor.page, "sweeps-0", "pad-count", "rest-1", "count-score")
    expect(visitor.page.get_by_test_id("count-trouble")).to_contain_text("Check both")


def test_a_link_takes_the_sheet_to_another_device(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/pad")
    page = visitor.page
    page.get_by_test_id("pad-game").select_option("scopone")
    page.get_by_test_id("pad-team-1").fill("Zoë & Co")
    _tap(page, "pad-start", "cards-1", "pad-end-round", "sweeps-0")
    expect(page.get_by_test_id("pad-dealer")).to_have_text("They, 1 deals")
    page.get_by_text("Share the sheet").click()
    link = page.get_by_test_id("pad-link").input_value()
    assert link.startswith(f"{house.url}/pad#")
    with page.expect_download() as saved:
        _tap(page, "pad-picture")
    assert saved.value.suggested_filename == "scopone.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    other = Visitor(open_context, house, link.removeprefix(house.url), viewport=SMALL_PHONE, locale="ar")
    _totals(other.page, 0, 1)
    assert other.fits
    check_access(other.page, "a shared game in Arabic")
    assert other.page.evaluate("Object.keys(localStorage).filter((name) => name.includes('.pad.')).length") == 0
    _tap(other.page, "pad-keep")
    expect(other.page.get_by_test_id("points-0")).to_contain_text("+1")
    assert other.fits
    check_access(other.page, "an open game in Arabic")
    assert visitor.complaints == other.complaints == []


def test_damaged_links_and_games_are_a_sentence_and_stay(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/pad#game=scopa&target=11&player=Ada&check=zzz")
    page = visitor.page
    expect(page.get_by_test_id("pad-trouble")).to_contain_text("This link is damaged")
    page.evaluate("localStorage.setItem('settebello.pad.old', '{\"id\": 7')")
    page.goto("about:blank")
    visitor.go("/pad#id=old")
    expect(page.get_by_test_id("pad-trouble")).to_contain_text("not on this device")
    expect(page.get_by_test_id("pad-unreadable")).to_contain_text("One game")
    _start(page, "Ada", "Bruno")
    expect(page.get_by_test_id("pad-totals")).to_be_visible()
    assert page.evaluate("localStorage.getItem('settebello.pad.old')") == '{"id": 7'
    stored = page.evaluate(
        "localStorage.getItem(Object.keys(localStorage).find((name) => /\\.pad\\.(?!old)/.test(name)))"
    )
    unknown = json.loads(stored) | {"id": "new", "game": "bridge"}
    page.evaluate("text => localStorage.setItem('settebello.pad.new', text)", json.dumps(unknown))
    page.goto("about:blank")
    visitor.go("/pad#id=new")
    expect(page.get_by_test_id("pad-trouble")).to_contain_text("does not know")
    assert visitor.complaints == []


def test_the_pad_works_without_a_network(open_context: OpenContext, house: ServerProcess) -> None:
    context = open_with_worker(open_context)
    page = context.new_page()
    page.goto(f"{house.url}/")
    wait_until_prepared(page)
    context.set_offline(True)
    page.goto(f"{house.url}/pad")
    _start(page, "Ada", "Bruno")
    _tap(page, "cards-0", "pad-end-round")
    _totals(page, 1, 0)
    page.reload()
    _totals(page, 1, 0)
