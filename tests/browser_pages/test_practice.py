"""Playing on from a turn of a replayed game, by pointer and by key, on a phone too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from settebello.game import Game
from settebello.record import read
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser.table_page import AT_ONCE, CONTINUE, TablePage
from tests.browser_pages.test_replay import DESKTOP, PHONE, RECORD, replayed
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess, http

pytestmark = pytest.mark.browser


def key_of(page: Page, table: str) -> str:
    return str(page.evaluate(f"JSON.parse(localStorage['settebello.table.{table}']).key"))


def test_a_game_is_played_on_from_a_turn(open_context: OpenContext, house: ServerProcess) -> None:
    """The hand comes from the game, the round goes to its end, and the game is marked and not counted."""
    visitor = Visitor(open_context, house, "/replay#2.4", viewport=DESKTOP)
    page = replayed(visitor)
    page.evaluate("settings => localStorage.setItem('settebello.settings', JSON.stringify(settings))", AT_ONCE)
    page.get_by_test_id("play-on").click()
    dialog = page.get_by_test_id("practice-dialog")
    game = Game(RECORD.rules, RECORD.dealer)
    for step in RECORD.steps(game):
        if step.round == 2 and len(game.round.history) == 4:
            break
    turn = game.round.turn
    assert turn is not None
    expect(dialog.get_by_label(f"P{turn} (to play)")).to_be_checked()
    dialog.get_by_label(f"P{1 - turn}").check()
    dialog.get_by_label("Piccolo").check()
    check_access(page, "practice")
    dialog.get_by_test_id("practice-open").click()
    expect(page).to_have_url(re.compile("/table/"))
    hand = page.locator("[data-testid=hand] [data-card]")
    expect(hand.first).to_be_visible()
    shown = {str(card.get_attribute("data-card")) for card in hand.all()}
    assert shown <= set(map(str, game.round.hand(1 - turn)))
    expect(page.get_by_test_id("game-line")).to_contain_text("Practice · Round 2")
    table = page.url.rpartition("/")[2]
    visitor.go("/")
    player = TablePage(visitor.context, f"{house.url}/table/{table}")
    assert player.play_round() == CONTINUE
    proof = player.page.get_by_test_id("proof")
    expect(proof).to_have_attribute("data-promised", "practice")
    expect(proof).to_contain_text("come from another game")
    player.page.get_by_test_id("continue").click()
    expect(player.page.get_by_test_id("game-line")).to_contain_text("Round 3")
    assert player.play_round()
    expect(player.page.get_by_test_id("proof")).to_have_attribute("data-promised", "kept")
    record = read(http.get(f"{house.url}/api/tables/{table}/record").text)
    assert [str(action) for action in record.rounds[1].actions][:4] == [
        str(one) for one in RECORD.rounds[1].actions[:4]
    ]
    assert dict(record.extra)["Practice"] == "2.4"
    visitor.go("/yours")
    expect(page.locator("main li").first).to_contain_text("Practice")
    expect(page.get_by_test_id("head-to-head")).to_have_count(0)
    assert (visitor.complaints, player.complaints) == ([], [])


def test_by_key_and_where_the_game_is_over(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/replay", viewport=DESKTOP)
    page = replayed(visitor)
    page.keyboard.press("End")
    page.keyboard.press("o")
    expect(page.get_by_test_id("replay-notice")).to_have_text(
        "The game is over here: go back to play on from an earlier turn."
    )
    expect(page.get_by_test_id("play-on")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    page.keyboard.press("o")
    dialog = page.get_by_test_id("practice-dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.keyboard.press("o")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
    assert visitor.complaints == []


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.release), "ar"])
def test_on_a_phone(open_context: OpenContext, house: ServerProcess, lang: str) -> None:
    visitor = Visitor(open_context, house, "/replay#1.5", viewport=PHONE, locale=lang)
    page = replayed(visitor)
    page.get_by_test_id("options-button").click()
    page.get_by_test_id("play-on").click()
    expect(page.get_by_test_id("practice-dialog")).to_be_visible()
    check_access(page, "practice")
    assert (visitor.fits, too_small(page)) == (True, [])
    page.get_by_test_id("practice-open").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_test_id("game-line")).to_be_visible()
    assert visitor.fits
    assert visitor.complaints == []
