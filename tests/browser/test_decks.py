"""Which deck of cards is shown: the game's, the one chosen, or none if it cannot be loaded."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, TO_PLAY, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

CHOSEN = "JSON.parse(localStorage['settebello.settings']).deck"


def faces(deck: str) -> str:
    """The cards of the hand that are shown with the pictures of a deck."""
    return f"[data-testid=hand] img[data-deck={deck!r}]"


def wait_for_hand(player: TablePage) -> None:
    """Until there are cards to play: chkobba begins with the cut card."""
    while player.wait() != TO_PLAY:
        player.act()


@pytest.mark.parametrize(
    ("label", "name"),
    [("French", "french"), ("Sicilian", "sicilian"), ("Trevisane", "trevisane"), ("Bergamasche", "bergamasche")],
)
def test_the_choice_of_deck_is_remembered(
    open_context: OpenContext, house: ServerProcess, label: str, name: str
) -> None:
    context = open_context()
    player = TablePage.at_table(context, house, settings=AT_ONCE)
    player.wait()
    page = player.page
    expect(page.locator(faces("neapolitan"))).to_have_count(3)
    page.get_by_test_id("menu-button").click()
    page.locator("[data-window=settings]").click()
    page.get_by_test_id("settings").get_by_label(label).check()
    expect(page.locator(faces(name))).to_have_count(3)
    assert page.evaluate(CHOSEN) == name
    again = context.new_page()
    again.goto(page.url)
    expect(again.locator(faces(name))).to_have_count(3)
    assert player.complaints == []


@pytest.mark.parametrize(("variant", "french"), [("scopa", False), ("chkobba", True)])
def test_a_game_has_its_own_deck(open_context: OpenContext, house: ServerProcess, variant: str, french: bool) -> None:
    player = TablePage.at_table(open_context(), house, variant, settings=AT_ONCE)
    wait_for_hand(player)
    expect(player.page.locator(faces("french" if french else "neapolitan")).first).to_be_visible()


def test_a_game_from_emilia_has_the_longer_cards(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, "sbarazzina", settings=AT_ONCE)
    player.wait()
    face = player.page.locator(faces("piacentine")).first
    expect(face).to_have_attribute("height", "364")
    box = face.bounding_box()
    assert box is not None
    assert box["height"] / box["width"] == pytest.approx(1.82, abs=0.01)
    assert player.complaints == []


def test_play_goes_on_without_the_pictures(open_context: OpenContext, house: ServerProcess) -> None:
    context = open_context(hasty=False)  # the sentence goes away after ten seconds
    context.route("**/assets/deck-*.js", lambda route: route.abort())
    player = TablePage.at_table(context, house, settings=AT_ONCE)
    page = player.page
    expect(page.get_by_test_id("deck-failed")).to_contain_text("could not be loaded")
    expect(page.locator(faces(""))).to_have_count(3)
    drawn = page.locator(faces("")).evaluate_all("faces => faces.map(face => face.complete && face.naturalWidth)")
    assert drawn == [200, 200, 200]
    player.play()
