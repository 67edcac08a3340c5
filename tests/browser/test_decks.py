"""Which deck of cards is shown: that of the game, the one chosen, or none where it cannot be loaded."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

CHOSEN = "JSON.parse(localStorage['settebello.settings']).deck"
FRENCH_KING = "svg g[id='card-10D'] use[href='#french-D']"


@pytest.mark.parametrize(
    ("label", "name", "symbol"),
    [("French", "french", FRENCH_KING), ("Sicilian", "sicilian", "svg g[id='card-5C'] use[href='#lidded']")],
)
def test_the_choice_of_deck_is_remembered(
    open_context: OpenContext, house: ServerProcess, label: str, name: str, symbol: str
) -> None:
    context = open_context()
    player = TablePage.at_table(context, house, settings=AT_ONCE)
    player.wait()
    page = player.page
    expect(page.locator("#card-10D")).to_be_attached()
    page.get_by_test_id("menu-button").click()
    page.locator("[data-window=settings]").click()
    page.get_by_test_id("settings").get_by_label(label).check()
    expect(page.locator(symbol).first).to_be_attached()
    assert page.evaluate(CHOSEN) == name
    again = context.new_page()
    again.goto(page.url)
    expect(again.locator(symbol).first).to_be_attached()
    assert player.complaints == []


@pytest.mark.parametrize(("variant", "french"), [("scopa", False), ("chkobba", True)])
def test_a_game_has_its_own_deck(open_context: OpenContext, house: ServerProcess, variant: str, french: bool) -> None:
    player = TablePage.at_table(open_context(), house, variant, settings=AT_ONCE)
    player.wait()
    expect(player.page.locator("#card-10D")).to_be_attached()
    expect(player.page.locator(FRENCH_KING)).to_have_count(2 if french else 0)


def test_a_game_from_emilia_has_the_longer_cards(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, "sbarazzina", settings=AT_ONCE)
    player.wait()
    expect(player.page.locator("#half-10D")).to_be_attached()
    face = player.page.locator("[data-testid=hand] svg.face").first
    expect(face).to_have_attribute("viewBox", "0 0 200 364")
    box = face.bounding_box()
    assert box is not None
    assert box["height"] / box["width"] == pytest.approx(1.82, abs=0.01)
    assert player.complaints == []


def test_a_setting_of_an_older_page_still_holds(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, "chkobba", settings=AT_ONCE | {"deck": "latin"})
    player.wait()
    expect(player.page.locator("#card-10D")).to_be_attached()
    expect(player.page.locator(FRENCH_KING)).to_have_count(0)


def test_play_goes_on_without_the_pictures(open_context: OpenContext, house: ServerProcess) -> None:
    context = open_context(hasty=False)  # the sentence goes away after ten seconds
    context.route("**/assets/Art-*.js", lambda route: route.abort())
    player = TablePage.at_table(context, house, settings=AT_ONCE)
    page = player.page
    expect(page.get_by_test_id("deck-failed")).to_contain_text("could not be loaded")
    expect(page.locator("#card-10D")).to_have_count(0)
    hand = page.locator("[data-testid=hand] [data-card]")
    expect(hand.first.locator("use[href^='#index-of-']").first).to_be_visible()
    player.play()
