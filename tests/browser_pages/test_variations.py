"""Other actions tried on the replay board: by pointer and by key, to the end of a round and back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from settebello.game import Game
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser_pages.test_replay import DESKTOP, PHONE, RECORD, cards, expect_turn, replayed
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

HAND = "[data-testid=hand] button:not([aria-disabled=true])"
CHOICE = "[data-testid=choice]"


def choose_first(page: Page) -> None:
    """Play the first card, with the first of what it may take, and wait until it is played."""
    before = page.locator("[data-testid=replay-moves] li").count()
    page.locator(HAND).first.click()
    page.wait_for_function(
        "([choice, before]) => document.querySelector(choice) ||"
        " document.querySelectorAll('[data-testid=replay-moves] li').length > before",
        arg=[CHOICE, before],
    )
    if page.locator(CHOICE).count():
        page.locator(CHOICE).first.click()
    expect(page.locator("[data-testid=replay-moves] li")).not_to_have_count(before)


def test_a_round_is_played_otherwise_and_left_again(open_context: OpenContext, house: ServerProcess) -> None:
    last = len(RECORD.rounds[1].actions) - 4
    visitor = Visitor(open_context, house, f"/replay#2.{last}", viewport=DESKTOP)
    page = replayed(visitor)
    page.get_by_test_id("vary").click()
    bar = page.get_by_test_id("variation-bar")
    expect(bar).to_contain_text("Other moves: choose for P")
    check_access(page, "a variation")
    game = Game(RECORD.rules, RECORD.dealer)
    for step in RECORD.steps(game):
        if step.round == 2 and len(game.round.history) == last:
            break
    assert game.round.turn is not None
    assert cards(page, "[data-testid=hand]") == sorted(map(str, game.round.hand(game.round.turn)))
    for _ in range(4):
        choose_first(page)
    page.keyboard.press("End")
    expect(page.get_by_test_id("replay-sheet")).to_be_visible()
    expect(bar).to_contain_text("the round is over")
    check_access(page, "its end")
    page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    expect_turn(page, f"2.{last}", f"Round 2, move {last}")
    page.get_by_test_id("replay-forward").click()
    expect(page).to_have_url(re.compile(rf"#2\.{last + 1}$"))
    assert visitor.complaints == []


def test_by_key_alone(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/replay#1.1", viewport=DESKTOP)
    page = replayed(visitor)
    page.keyboard.press("v")
    expect(page.locator("[data-testid=hand] button").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-testid=hand] button").nth(1)).to_be_focused()
    expect(page.get_by_test_id("replay-label")).to_have_text("Round 1, move 1")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => document.querySelector('[data-testid=choice]') ||"
        " document.querySelector('[data-testid=replay-label]').textContent.includes('move 2')"
    )
    if page.locator(CHOICE).count():
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("replay-label")).to_have_text("Round 1, move 2")
    page.get_by_test_id("variation-back").click()
    expect_turn(page, "1.1", "Round 1, move 1")
    page.keyboard.press("End")
    page.keyboard.press("v")
    expect(page.get_by_test_id("replay-notice")).to_contain_text("The round is over here")
    assert visitor.complaints == []


@pytest.mark.parametrize(("lang", "scheme"), [pytest.param("en", "light", marks=pytest.mark.release), ("ar", "dark")])
def test_on_a_phone(open_context: OpenContext, house: ServerProcess, lang: str, scheme: str) -> None:
    visitor = Visitor(open_context, house, "/replay#1.2", viewport=PHONE, locale=lang, color_scheme=scheme)
    page = replayed(visitor)
    page.get_by_test_id("options-button").click()
    page.get_by_test_id("vary").click()
    expect(page.get_by_test_id("variation-bar")).to_be_visible()
    check_access(page, "a variation")
    assert (visitor.fits, too_small(page)) == (True, [])
    page.locator(HAND).first.click()
    page.wait_for_timeout(500)
    assert visitor.fits
    page.get_by_test_id("variation-back").click()
    expect(page.get_by_test_id("variation-bar")).to_be_hidden()
    assert visitor.complaints == []
