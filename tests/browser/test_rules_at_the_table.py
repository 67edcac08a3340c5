"""The rules at the table: six lines that suffice, contents, the whole, and the clause that somebody asks about."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from settebello.variants import VARIANTS
from settebello.variants.presets import PRESETS
from settebello.wording import brief_rules, game_summary
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser.table_page import AT_ONCE, CHOICE, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

SIX = 6


def _asked(page: Page) -> str:
    """The clause that the sheet was opened at: it has the focus, and is in sight."""
    page.locator("[data-clause]:focus").wait_for()
    shown: str = page.evaluate(
        """() => {
          const box = document.activeElement.getBoundingClientRect();
          return box.top >= 0 && box.bottom <= innerHeight ? document.activeElement.dataset.clause : 'out of sight';
        }"""
    )
    return shown


def _read_rules(page: Page) -> None:
    page.keyboard.press("r")
    page.get_by_test_id("rules-in-brief").wait_for()


@pytest.mark.parametrize(
    ("width", "height", "locale"),
    [(320, 640, "fr"), (390, 844, "ar"), (844, 390, "de"), (1280, 800, "it"), (1920, 1080, "en-GB")],
)
def test_six_lines_then_the_contents_then_the_whole(
    open_context: OpenContext, house: ServerProcess, width: int, height: int, locale: str
) -> None:
    context = open_context(viewport={"width": width, "height": height}, locale=locale)
    player = TablePage.at_table(context, house, settings=AT_ONCE)
    page = player.page
    player.wait()
    _read_rules(page)
    lines = page.get_by_test_id("rules-in-brief").get_by_role("listitem").all_inner_texts()
    lang, rules = locale[:2], VARIANTS["scopa"].rules(2)
    assert lines == [game_summary("scopa", lang), *brief_rules(rules, lang)]
    assert len(lines) == SIX
    check_access(page, "the rules")
    assert (fits(page), too_small(page)) == (True, [])
    last = page.get_by_test_id("rule-sheet").get_by_role("navigation").get_by_role("button").last
    last.press("Enter")
    heading = page.locator("[data-section]").last
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    assert player.complaints == []


def test_a_preset_is_named_and_told_by_what_is_special(open_context: OpenContext, house: ServerProcess) -> None:
    cucita = PRESETS["cucita"]
    player = TablePage.at_table(open_context(), house, cucita.base.id, rules=cucita.settings, settings=AT_ONCE)
    player.wait()
    _read_rules(player.page)
    expect(player.page.get_by_test_id("rule-sheet").get_by_role("heading").first).to_have_text("The rules: Cucita")
    expect(player.page.get_by_test_id("rules-in-brief").get_by_role("listitem").first).to_have_text(
        game_summary("cucita")
    )


def test_a_hint_and_a_line_of_the_score_lead_to_their_clause(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, settings=AT_ONCE)
    page = player.page
    player.wait()
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-rule").click()
    assert _asked(page) in ("cards", "coins", "settebello", "primiera", "sweep", "lay", "must-take", "target")
    page.keyboard.press("Escape")
    player.play_round(random.Random("rules"))
    page.get_by_test_id("line-rule").get_by_text("Primiera").click()
    assert _asked(page) == "primiera"
    check_access(page, "the clause of a score line")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    assert player.complaints == []


def test_a_choice_that_a_rule_limits_leads_to_the_rule(open_context: OpenContext, house: ServerProcess) -> None:
    """Of several captures only the smallest are offered, and the player may wonder why."""
    rules = {"choice": "fewest", "target": "51"}
    player = TablePage.at_table(open_context(), house, rules=rules, settings=AT_ONCE)
    page, dice = player.page, random.Random("limited")
    while player.wait() != CHOICE:
        player.act(dice)
    page.get_by_test_id("choice-rule").click()
    assert _asked(page) == "choice"
    page.keyboard.press("Escape")
    page.locator(CHOICE).first.wait_for()
    assert player.complaints == []
