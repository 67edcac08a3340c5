"""The page while the browser translates it: every text is replaced, and goes on changing all the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, CONTINUE, TO_PLAY, WINNER, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

TRANSLATE = """(words) => {
  const isLeftOut = (text) => text.parentElement.closest('[translate=no], .notranslate, script, style, font, svg');
  const translate = (text) => {
    if (!text.nodeValue.trim() || !text.parentElement || isLeftOut(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = words ?? text.nodeValue;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root) => {
    const [walker, texts] = [document.createTreeWalker(root, NodeFilter.SHOW_TEXT), []];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node.nodeType === 3) translate(node);
        else if (node.nodeType === 1) translateAll(node);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""What the translators of Chrome and Edge do: each text is replaced by ``<font><font>text</font></font>``, and so is
every text that is added later. Without words the translation is the text itself."""

SHOWN = """() => {
  const page = document.getElementById('app').cloneNode(true);
  page.querySelectorAll('[data-testid=announcements], [data-testid=translated]').forEach((one) => one.remove());
  return page.textContent.replace(/\\s+/g, ' ');
}"""


def shown(page: Page) -> str:
    """Everything that the page says, but for what only those hear who listen."""
    text: str = page.evaluate(SHOWN)
    return text


def settle(player: TablePage) -> None:
    player.wait()
    player.settled()


def test_a_translated_table_says_what_it_says_without_a_translator(
    open_context: OpenContext, house: ServerProcess
) -> None:
    """A page that has just been loaded is the measure: after plays, at the score sheet, and in the next round."""
    player = TablePage.at_table(open_context(), house, settings=AT_ONCE, rules={"target": "31"})
    steps: list[Callable[[], object]] = [*[player.play] * 3, player.play_round, player.act, player.play]
    for step in steps:
        settle(player)
        player.page.evaluate(TRANSLATE)
        step()
        settle(player)
        translated = shown(player.page)
        player.page.reload()
        settle(player)
        assert shown(player.page) == translated
    expect(player.page.get_by_test_id("game-line")).to_contain_text("Round 2")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_changes_its_score_while_it_is_translated(
    seats: int, open_context: OpenContext, house: ServerProcess
) -> None:
    player = TablePage.at_table(open_context(), house, seats=seats, settings=AT_ONCE)
    player.wait(wanted=(TO_PLAY,))
    player.page.evaluate(TRANSLATE)
    rounds = 1
    while player.play_round() == CONTINUE:
        expect(player.page.get_by_test_id("game-line")).to_contain_text(f"Round {rounds} ")
        player.act()
        expect(player.page.get_by_test_id("score-sheet")).to_have_count(0)
        rounds += 1
    expect(player.page.locator(WINNER)).to_be_visible()
    assert rounds > 1


def test_what_has_been_translated_is_shown_until_the_page_says_something_else(
    open_context: OpenContext, house: ServerProcess
) -> None:
    page = open_context().new_page()
    page.goto(f"{house.url}/")
    page.get_by_test_id("read-rules").wait_for()
    page.evaluate(TRANSLATE, "palavras")
    expect(page.get_by_test_id("play-now")).to_have_text("palavras")
    page.get_by_test_id("search").fill("tunis")
    expect(page.locator("[data-testid^=game-]")).to_have_count(1)
    page.get_by_test_id("search").fill("")
    expect(page.get_by_test_id("play-now")).to_have_text("palavras")


@pytest.mark.parametrize("lang", ["it", "ar"])
def test_the_page_offers_its_own_languages_instead(lang: str, open_context: OpenContext, house: ServerProcess) -> None:
    page = open_context().new_page()
    page.goto(f"{house.url}/")
    page.get_by_test_id("read-rules").wait_for()
    expect(page.get_by_test_id("translated")).to_have_count(0)
    page.evaluate(TRANSLATE)
    offer = page.get_by_test_id("translated")
    expect(offer.get_by_role("button")).to_have_text(
        ["English", "Italiano", "Français", "Español", "Deutsch", "العربية"]
    )
    offer.locator(f"[lang={lang}]").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_test_id("language")).to_have_value(lang)
    untranslated = page.context.new_page()
    untranslated.goto(f"{house.url}/")
    untranslated.get_by_test_id("read-rules").wait_for()
    expect(untranslated.get_by_test_id("translated")).to_have_count(0)
    page.wait_for_function(f"wanted => ({SHOWN})() === wanted", arg=shown(untranslated))


TRANSLATORS = {
    "replaces": "text.replaceWith(font)",
    "inserts before, then removes": "text.before(font); text.remove()",
    "inserts after, then removes": "text.after(font); text.remove()",
}
CHANGES = {
    "nothing": ("", "<b></b>font<i></i>"),
    "writes": ("text.data = 'new'", "<b></b>new<i></i>"),
    "writes nothing": ("text.data = ''", "<b></b><i></i>"),
    "removes": ("text.remove()", "<b></b><i></i>"),
    "moves": ("place.append(text)", "<b></b><i></i>old"),
    "removes all between": (
        "while (text.nextSibling !== place.lastChild) text.nextSibling.remove(); text.remove()",
        "<b></b><i></i>",
    ),
    "is shown as it was": ("font.replaceWith(text)", "<b></b>old<i></i>"),
    "loses the translation": ("font.remove()", "<b></b>old<i></i>"),
}


@pytest.mark.parametrize("translator", TRANSLATORS)
def test_a_text_can_be_changed_however_it_was_replaced(
    translator: str, open_context: OpenContext, house: ServerProcess
) -> None:
    page = open_context().new_page()
    page.goto(f"{house.url}/")
    page.get_by_test_id("play-now").wait_for()
    for change, result in [*CHANGES.values(), ("/* in the same task */ text.data = 'new'", "<b></b>new<i></i>")]:
        pause = "" if "same task" in change else "await Promise.resolve();"
        found = page.evaluate(
            f"""async () => {{
              const [place, font] = [document.createElement('p'), document.createElement('font')];
              place.innerHTML = '<b></b>old<i></i>';
              font.textContent = 'font';
              const text = place.childNodes[1];
              document.body.append(place);
              await Promise.resolve();
              {TRANSLATORS[translator]};
              {pause}
              {change};
              await Promise.resolve();
              place.remove();
              return place.innerHTML.replaceAll('<font>', '').replaceAll('</font>', '');
            }}"""
        )
        assert found == result, change
