"""Other ways to play than with a mouse: keys alone, a finger on a telephone, dragging; with motion and without."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import too_small
from tests.browser.table_page import AT_ONCE, CHOICE, CONTINUE, HAND, TO_PLAY, WINNER, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

TAKE_BACK = "[data-testid=take-back]"
SKIP_TAP_MS = 400
"""After this time a click is neither the second half of a double click nor the one that skipped the animation."""
MY_HAND = ".hand.mine"
FOCUSED = "document.activeElement?.closest('[data-testid]')?.dataset.testid ?? ''"
COUNT_FLIGHTS = """
window.flights = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const one of addedNodes) if (one.matches?.('.flying')) window.flights++;
}).observe(document, { childList: true, subtree: true });
"""


def test_a_whole_game_by_keys_alone(context: BrowserContext, house: ServerProcess) -> None:
    """From the start page to the winner, with the window of help on the way."""
    context.add_init_script("localStorage['settebello.settings'] ??= JSON.stringify({ speed: 'instant' });")
    player = TablePage(context, house.url)
    page = player.page
    _tab_to(page, "play-now")
    page.keyboard.press("Enter")
    page.wait_for_selector(HAND)
    page.keyboard.press("?")
    expect(page.get_by_test_id("rule-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rule-sheet")).to_have_count(0)
    _by_keys(player)
    for way in ("Your hand:", "On the table:", "Stock:", "The game is to 11."):
        assert any(way in words for words in player.announced), way
    assert player.complaints == []


def _by_keys(player: TablePage) -> None:
    keyboard, turns = player.page.keyboard, 0
    while (what := player.wait()) != WINNER:
        if what == CONTINUE:
            keyboard.press("Enter")
            expect(player.page.get_by_test_id("score-sheet")).to_have_count(0)
            continue
        if what == TO_PLAY:
            keyboard.press("n")
            if turns == 0:
                for key in "htps":
                    keyboard.press(key)
            keyboard.press("ArrowRight")
            keyboard.press("Enter" if turns % 2 else "1")
        if what == CHOICE or player.page.locator(CHOICE).count():
            keyboard.press("1")
        turns += 1


def _tab_to(page: Page, wanted: str) -> None:
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == wanted:
            return
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")


def test_a_round_on_a_telephone(open_context: OpenContext, house: ServerProcess) -> None:
    """With a finger, on the smallest screen; nothing is too small to be met, nothing sticks out."""
    phone = open_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    player = TablePage.at_table(phone, house, settings=AT_ONCE | {"large": True})
    while (what := player.wait()) not in (CONTINUE, WINNER):
        assert too_small(player.page) == []
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
        player.page.locator(what).first.tap()
    assert too_small(player.page) == []
    player.page.locator(CONTINUE).tap()
    expect(player.page.get_by_test_id("score-sheet")).to_have_count(0)
    assert player.complaints == []


@pytest.mark.parametrize("locale", ["en", "it", "fr", "es", "de", "ar"])
def test_the_form_for_a_name_stays_in_its_frame_on_a_telephone(
    open_context: OpenContext, house: ServerProcess, locale: str
) -> None:
    page = open_context(viewport={"width": 360, "height": 640}, locale=locale).new_page()
    page.goto(f"{house.url}/yours")
    form = page.locator("form").bounding_box()
    button = page.get_by_test_id("keep-name").bounding_box()
    assert form is not None
    assert button is not None
    assert form["x"] - 1 <= button["x"]
    assert button["x"] + button["width"] <= form["x"] + form["width"] + 1


@pytest.mark.parametrize(
    ("motion", "speed", "moves"),
    [
        ("no-preference", "normal", True),
        ("reduce", "normal", False),
        ("no-preference", "instant", False),
    ],
)
def test_a_round_with_motion_and_without(
    open_context: OpenContext, house: ServerProcess, motion: str, speed: str, *, moves: bool
) -> None:
    """Cards travel, unless the device or the settings ask for stillness."""
    context = open_context(reduced_motion=motion)
    context.add_init_script(COUNT_FLIGHTS)
    player = TablePage.at_table(context, house, settings={"speed": speed})
    if moves:
        for _ in range(3):
            player.act()
            player.wait()
    else:
        player.play_round()
    assert (player.page.evaluate("window.flights") > 0) == moves
    assert player.complaints == []


@pytest.mark.parametrize("how", ["a tap", "a key"])
def test_hurrying_what_is_shown(open_context: OpenContext, house: ServerProcess, how: str) -> None:
    """Until one's own turn everything is shown at once; what one plays then takes its time again."""
    context = open_context(reduced_motion="no-preference", hasty=False)
    context.add_init_script(COUNT_FLIGHTS)
    player = TablePage.at_table(context, house, seats=4, settings={"speed": "slow", "pace": "slow"})
    page = player.page
    page.locator(MY_HAND).wait_for()
    player.play()
    page.wait_for_timeout(SKIP_TAP_MS)
    if how == "a tap":
        page.mouse.click(20, 300)
    else:
        page.keyboard.press("Space")
    flown = page.evaluate("window.flights")
    page.locator(MY_HAND).wait_for()
    assert page.evaluate("window.flights") == flown
    page.wait_for_timeout(SKIP_TAP_MS)
    player.play()
    assert page.evaluate("window.flights") > flown
    assert player.complaints == []


def test_dragging_a_card(context: BrowserContext, house: ServerProcess) -> None:
    """Dragged to the table it is played; dragged elsewhere, it goes back to the hand."""
    player = TablePage.at_table(context, house, settings=AT_ONCE)
    player.wait()
    card = player.page.locator(TO_PLAY).first
    before, name = player.hand(), str(card.get_attribute("data-card"))
    card.drag_to(player.page.locator("header"))
    player.page.wait_for_timeout(100)
    assert player.hand() == before
    card.drag_to(player.page.get_by_test_id("table"))
    player.chosen(f"{HAND}[data-card='{name}']")
    expect(player.page.locator(f"{HAND}[data-card='{name}']")).to_have_count(0)
    assert player.complaints == []


def test_taking_back_a_play(context: BrowserContext, house: ServerProcess) -> None:
    """While there is time nothing has been sent: the play has not been made."""
    player = TablePage.at_table(context, house, settings=AT_ONCE | {"takeBack": 600})  # a minute, hasty as tests are
    player.wait()
    before = player.settled()
    player.page.locator(TO_PLAY).first.click()
    if player.wait(wanted=(CHOICE, TAKE_BACK)) == CHOICE:
        player.page.locator(CHOICE).first.click()
    expect(player.page.locator(HAND)).to_have_count(len(before[0]) - 1)  # it is played at once
    player.page.locator(TAKE_BACK).click()
    expect(player.page.get_by_test_id("take-back")).to_have_count(0)
    assert player.settled() == before
    assert player.announced[-1] == "Undone."


def test_the_menu_offers_the_undo_button_in_plain_words(context: BrowserContext, house: ServerProcess) -> None:
    player = TablePage.at_table(context, house, settings=AT_ONCE)
    player.wait()
    player.page.get_by_test_id("menu-button").click()
    entry = player.page.get_by_test_id("menu-take-back")
    expect(entry).to_have_text("Undo button after each play: off")
    entry.click()
    expect(entry).to_have_text("Undo button after each play: on")


def test_hints(context: BrowserContext, house: ServerProcess) -> None:
    """Advice is given with its reason, and can be followed. The cards are marked, and named to those who listen."""
    player = TablePage.at_table(context, house, settings=AT_ONCE)
    player.wait()
    player.page.get_by_test_id("hint").click()
    advice = player.page.get_by_test_id("advice")
    advice.wait_for()
    said, why = player.announced[-1].split(": ")
    assert said
    assert advice.text_content() == why
    assert player.page.locator(f"{HAND}.advised").count() == 1
    player.play()
    expect(advice).to_have_count(0)
    assert player.complaints == []
