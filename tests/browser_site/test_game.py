"""Whole games in a tab, from plain files below a path."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import TO_PLAY
from tests.browser_site.tab_visitor import START_MS, TabVisitor, open_profile
from tests.support.firefox import find_firefox, firefox_page

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_nothing_of_python_is_loaded_before_it_is_wanted(open_context: OpenContext, site: str) -> None:
    context = open_profile(open_context)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    visitor = TabVisitor(context, site)
    page = visitor.page
    expect(page.get_by_test_id("game-scopa")).to_be_attached()
    expect(page.get_by_test_id("without-server")).to_be_visible()
    page.goto(f"{site}lesson")
    page.goto(f"{site}yours")
    page.wait_for_load_state("networkidle")
    assert [address for address in asked if "/python/" in address] == []
    assert all(address.startswith(site) for address in asked), asked


def test_a_game_with_a_hint_a_review_and_a_replay(open_context: OpenContext, site: str) -> None:
    visitor = TabVisitor(open_profile(open_context), site)
    page = visitor.page
    visitor.begin()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("advice")).not_to_be_empty()
    visitor.play_game()
    page.get_by_test_id("review").first.click()
    page.wait_for_url(re.compile(r"/game/[^/]+/review"))
    expect(page.get_by_test_id("moments").or_(page.get_by_text("No decision lost more")).first).to_be_visible()
    page.get_by_test_id("to-replay").first.click()
    expect(page.get_by_test_id("last-action").first).to_be_visible()
    assert visitor.complaints == []


def test_a_reload_in_the_middle_of_a_turn(open_context: OpenContext, site: str) -> None:
    visitor = TabVisitor(open_profile(open_context), site)
    visitor.begin()
    visitor.play()
    visitor.wait_for_turn()
    before = visitor.settled()
    visitor.page.reload()
    visitor.wait_for_turn()
    assert visitor.settled() == before


@pytest.mark.parametrize(("game", "seats"), [("cirulla", 2), ("scopa", 6)])
def test_other_games_and_more_seats(open_context: OpenContext, site: str, game: str, seats: int) -> None:
    visitor = TabVisitor(open_profile(open_context), site)
    page = visitor.page
    page.get_by_test_id("family-all").click()
    page.get_by_test_id("family-all").click()
    page.get_by_test_id(f"game-{game}").click()
    setup = page.get_by_test_id("setup")
    if seats > 2:
        setup.locator(f"input[name=seats][value='{seats}']").check(force=True)
    setup.get_by_test_id("deal").click()
    visitor.wait(wanted=(TO_PLAY,))
    expect(page.locator(".others [data-testid=opponent]").or_(page.locator(".others > *")).first).to_be_visible()
    visitor.play()
    visitor.wait()
    assert visitor.complaints == []


def test_house_rules_are_learned_once_while_they_are_played(open_context: OpenContext, site: str) -> None:
    visitor = TabVisitor(open_profile(open_context), site)
    page = visitor.page
    page.goto(f"{site}rules#game=scopa&seats=2&set.re_bello=on&set.napola=on&set.target=7")
    page.get_by_test_id("tab-load").click()
    page.get_by_test_id("play-these").click()
    visitor.wait_for_turn()
    page.get_by_test_id("hint").click()
    whole = _kept_bytes(visitor, 1)
    damaged = page.evaluate(DAMAGE_MODELS)
    assert damaged < whole
    with page.expect_console_message(lambda message: "cannot be used" in message.text):
        page.reload()
        visitor.wait_for_turn()
        page.get_by_test_id("hint").click()
    assert _kept_bytes(visitor, whole) == whole


MODELS = """
const database = await new Promise((resolve, reject) => {
  const opening = indexedDB.open('/settebello-models');
  opening.onsuccess = () => resolve(opening.result);
  opening.onerror = opening.onblocked = reject;
});
const store = database.transaction('FILE_DATA', 'readwrite').objectStore('FILE_DATA');
const found = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = reject;
});
const names = (await found(store.getAllKeys())).filter((name) => name.endsWith('.msgpack'));
"""
COUNT_BYTES = f"""async () => {{
  {MODELS}
  let bytes = 0;
  for (const name of names) bytes += (await found(store.get(name))).contents.length;
  database.close();
  return bytes;
}}"""
DAMAGE_MODELS = f"""async () => {{
  {MODELS}
  let bytes = 0;
  for (const name of names) {{
    const file = await found(store.get(name));
    file.contents = file.contents.slice(0, file.contents.length / 2);
    bytes += file.contents.length;
    await found(store.put(file, name));
  }}
  database.close();
  return bytes;
}}"""


def _kept_bytes(visitor: TabVisitor, least: int) -> int:
    """How many bytes of learned models the browser keeps, once there are so many."""
    until = time.monotonic() + START_MS / 1000
    kept: int
    while (kept := visitor.page.evaluate(COUNT_BYTES)) < least:
        assert time.monotonic() < until, f"{kept} bytes are kept"
        visitor.page.wait_for_timeout(200)
    return kept


def test_a_game_in_firefox(site: str, tmp_path: Path) -> None:
    program = find_firefox()
    if program is None:
        pytest.skip("Firefox is not installed.")
    with firefox_page(program, tmp_path) as page:
        page.open(site)
        page.evaluate("""localStorage['settebello.settings'] = '{"speed": "instant", "pace": "none"}'""")
        page.open(site)
        page.click("[data-testid=play-now]")
        card = "[data-testid=hand] [data-card]:not([aria-disabled=true])"
        for _ in range(5):
            page.wait_for(f"document.querySelector({card!r}) !== null")
            held = page.evaluate("document.querySelectorAll('[data-testid=hand] [data-card]').length")
            page.click(card)
            page.evaluate("document.querySelector('[data-testid=choice]')?.click()")
            page.wait_for(
                f"document.querySelectorAll('[data-testid=hand] [data-card]').length !== {held}"
                " || document.querySelector('[data-testid=choice]')?.click()"
            )
