"""The explorer: from a replay and from a link; on a phone and a desktop; what is damaged is said."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser_pages.test_replay import replayed
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
HANDS = "explore#game+scopa+2;+hands+7D+2C+3C+/+?3;+table+7C+1D+4S+5B;+stock+?30"


@pytest.fixture
def visitor(open_context: OpenContext, house: ServerProcess) -> Visitor:
    return Visitor(open_context, house, "/replay")


def explored(visitor: Visitor, place: str = HANDS) -> Page:
    page = visitor.page
    visitor.go(f"/{place}")
    expect(page.get_by_test_id("exploration")).to_be_visible()
    return page


def test_a_position_of_a_replay_is_explored(visitor: Visitor) -> None:
    page = replayed(visitor)
    page.keyboard.press("ArrowRight")
    page.get_by_test_id("explore").click()
    expect(page).to_have_url(re.compile("/explore#game"))
    expect(page.get_by_test_id("values").locator("tbody tr").first).to_be_visible()
    expect(page.get_by_test_id("levels").locator("dt")).to_have_count(5)
    expect(page.get_by_test_id("likely-0").or_(page.get_by_test_id("likely-1")).locator("li").first).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_link_shows_values_hands_and_levels(visitor: Visitor, size: ViewportSize) -> None:
    visitor.page.set_viewport_size(size)
    page = explored(visitor)
    expect(page.get_by_test_id("values").locator("tbody tr")).to_have_count(3)
    expect(page.get_by_test_id("likely-1").locator("li")).to_have_count(33)
    check_access(page, "the explorer")
    assert visitor.fits
    assert too_small(page) == []


def test_a_damaged_link_and_an_impossible_position_are_said(visitor: Visitor) -> None:
    page = visitor.page
    for place, words in (("explore#%E0%A4%A", "damaged"), (HANDS.replace("2C", "7C"), "7C is in two places")):
        page.goto("about:blank")
        visitor.go(f"/{place}")
        expect(page.get_by_test_id("explorer-trouble")).to_contain_text(words)
    expect(page.get_by_test_id("position-line")).to_be_visible()


def test_a_position_is_typed_as_a_line(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/explore")
    page.get_by_test_id("paste-position").press("Enter")
    page.get_by_test_id("position-line").fill("game scopa 2; hands 7D 2C 3C | ?3; table 7C 1D 4S 5B; stock ?30")
    page.get_by_test_id("explore-line").press("Enter")
    expect(page.get_by_test_id("values").locator("tbody tr")).to_have_count(3)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_choice_of_a_position_has_one_main_button_and_folds_the_rest(visitor: Visitor, size: ViewportSize) -> None:
    page = visitor.page
    page.set_viewport_size(size)
    visitor.go("/explore")
    expect(page.get_by_test_id("put-1D")).to_be_visible()
    expect(page.locator("main .button.primary").filter(visible=True)).to_have_count(1)
    for folded in ("position-line", "setup-dealer", "setup-points-0"):
        expect(page.get_by_test_id(folded)).not_to_be_visible()
    if size is DESKTOP:
        expect(page.get_by_test_id("explore-setup")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("main")).not_to_contain_text("settebello explore")
    page.get_by_test_id("setup-more").press("Enter")
    page.get_by_test_id("setup-points-0").fill("5")
    page.get_by_test_id("setup-dealer").select_option("0")
    check_access(page, "the choice of a position, unfolded")
    assert visitor.fits


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_position_is_set_up_by_hand(visitor: Visitor, size: ViewportSize) -> None:
    page = visitor.page
    page.set_viewport_size(size)
    visitor.go("/explore")
    page.get_by_test_id("setup-game").select_option("scopa")
    page.get_by_test_id("place-1").check(force=True)
    for card in ("7C", "1D", "4S", "5B"):
        page.get_by_test_id(f"put-{card}").click()
    page.get_by_test_id("place-0").check(force=True)
    for card in ("7D", "2C", "3C"):
        page.get_by_test_id(f"put-{card}").press("Enter")
    check_access(page, "a position that is set up")
    assert too_small(page) == []
    assert visitor.fits
    page.get_by_test_id("explore-setup").click()
    expect(page).to_have_url(re.compile(re.escape("#game+scopa+2;+dealer+1;+hands+7D+2C+3C")))
    expect(page.get_by_test_id("values").locator("tbody tr")).to_have_count(3)


def test_cards_are_dragged_to_a_place_and_back(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size(DESKTOP)
    visitor.go("/explore")
    page.get_by_test_id("setup-game").select_option("scopa")
    card, table = page.get_by_test_id("put-7D"), page.locator("label", has=page.get_by_test_id("place-1"))
    card.drag_to(table)
    expect(card).to_have_accessible_name(re.compile("On the table", re.IGNORECASE))
    card.drag_to(page.get_by_test_id("put-1D"))
    expect(card).to_have_accessible_name(re.compile("hidden"))


def test_the_page_of_puzzles_leads_here_and_the_last_position_is_offered_again(visitor: Visitor) -> None:
    page = explored(visitor)
    place = page.url
    visitor.go("/puzzles")
    page.get_by_test_id("to-explorer").click()
    page.get_by_test_id("explore-last").click()
    expect(page).to_have_url(place)
    expect(page.get_by_test_id("exploration")).to_be_visible()
