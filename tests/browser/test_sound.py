"""The sounds of the table: never before a gesture, chosen in the settings, and no obstacle where there are none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access
from tests.browser.table_page import AT_ONCE, TO_PLAY, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

COUNT_SOUNDS = """
window.opened = window.sounds = 0;
const Original = window.AudioContext;
window.AudioContext = class extends Original {
  constructor(...given) { super(...given); window.opened++; }
};
for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = Source.prototype;
  Source.prototype.start = function (...given) { window.sounds++; return start.apply(this, given); };
}
"""
NO_AUDIO = "delete window.AudioContext;"
REFUSED_AUDIO = "window.AudioContext = class { constructor() { throw new DOMException('no device'); } };"
AUDIBLE = AT_ONCE | {"sound": "normal"}
REFUSED = "This browser plays no sound just now. The game goes on without it."


def test_nothing_sounds_before_the_first_gesture(open_context: OpenContext, house: ServerProcess) -> None:
    """Although cards are played by others; then each card is heard."""
    context = open_context()
    context.add_init_script(COUNT_SOUNDS)
    player = TablePage.at_table(context, house, settings=AUDIBLE)
    page = player.page
    player.wait()
    page.wait_for_timeout(200)
    assert page.evaluate("[opened, sounds]") == [0, 0]
    player.play()
    player.wait()
    player.play()
    page.wait_for_function("() => sounds > 0")
    assert page.evaluate("opened") == 1
    assert player.complaints == []


@pytest.mark.parametrize("loudness", ["off", "quiet"])
def test_the_loudness_is_remembered(open_context: OpenContext, house: ServerProcess, loudness: str) -> None:
    context = open_context()
    context.add_init_script(COUNT_SOUNDS)
    player = TablePage.at_table(context, house, settings=AUDIBLE)
    page = player.page
    player.wait()
    _open_settings(page)
    page.locator(f"input[name=sound][value={loudness}]").check()
    page.reload()
    page.wait_for_selector(TO_PLAY)
    _open_settings(page)
    expect(page.locator(f"input[name=sound][value={loudness}]")).to_be_checked()
    check_access(page, "settings")
    page.keyboard.press("Escape")
    player.play()
    player.wait()
    player.play()
    if loudness == "off":
        page.wait_for_timeout(200)
        assert page.evaluate("[opened, sounds]") == [0, 0]
    else:
        page.wait_for_function("() => sounds > 0")


@pytest.mark.parametrize("device", [NO_AUDIO, REFUSED_AUDIO])
def test_without_a_device_the_game_goes_on(open_context: OpenContext, house: ServerProcess, device: str) -> None:
    """And the settings say in a sentence why nothing is heard."""
    context = open_context()
    context.add_init_script(device)
    player = TablePage.at_table(context, house, settings=AUDIBLE)
    player.wait()
    player.play()
    player.wait()
    _open_settings(player.page)
    expect(player.page.get_by_test_id("sound-refused")).to_have_text(REFUSED)
    player.page.locator("input[name=sound][value=off]").check()
    expect(player.page.get_by_test_id("sound-refused")).to_be_empty()
    player.page.keyboard.press("Escape")
    player.play()
    assert player.complaints == []


def test_a_telephone_vibrates_where_that_is_wanted(open_context: OpenContext, house: ServerProcess) -> None:
    context = open_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    context.add_init_script("window.vibrated = 0; navigator.vibrate = () => { window.vibrated++; return true; };")
    player = TablePage.at_table(context, house, seats=4, settings=AT_ONCE)
    page = player.page
    player.play()
    player.wait()
    assert page.evaluate("vibrated") == 0
    _open_settings(page)
    page.get_by_test_id("setting-vibration").check()
    page.keyboard.press("Escape")
    player.play()
    page.wait_for_function("() => vibrated > 0")


def _open_settings(page: Page) -> None:
    page.get_by_test_id("menu-button").click()
    page.locator("[data-window=settings]").click()
    expect(page.get_by_test_id("settings")).to_be_visible()
