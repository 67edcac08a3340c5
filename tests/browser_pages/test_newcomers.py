"""Newcomers in their own language: into the game of their country in two clicks, and every point is explained."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, CONTINUE, HAND, WINNER, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

SHEET = """() => [...document.querySelectorAll('[data-testid=score-sheet] tbody tr.line:not(.primes)')].map((line) =>
  [...line.querySelectorAll('td')].map((cell) =>
    [Number(cell.querySelector('b').textContent), cell.querySelector('small')?.textContent ?? '']))"""
"""By line and side, the points and the reason."""
TOTALS = "[data-testid=score-sheet] tfoot tr:first-child td b"

NEWCOMERS = [
    pytest.param("es-ES", "escoba", (390, 844), marks=pytest.mark.release, id="spain"),
    pytest.param("it-IT", "cirulla", (390, 844), marks=pytest.mark.release, id="liguria"),
    pytest.param("es-EC", "cuarenta", (1280, 800), id="ecuador"),
]


@pytest.mark.parametrize(("locale", "game", "size"), NEWCOMERS)
def test_a_newcomer_plays_a_whole_game(
    open_context: OpenContext, house: ServerProcess, locale: str, game: str, size: tuple[int, int]
) -> None:
    context = open_context(locale=locale, viewport={"width": size[0], "height": size[1]})
    context.add_init_script(f"localStorage['settebello.settings'] ??= {json.dumps(json.dumps(AT_ONCE))};")
    player = TablePage(context, house.url)
    page = player.page
    page.get_by_test_id("family-all").click()
    page.get_by_test_id(f"game-{game}").click()
    page.get_by_test_id("deal").click()
    page.wait_for_selector(HAND)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    while player.play_round() == CONTINUE:
        _explains_every_point(page)
        player.act()
        expect(page.get_by_test_id("score-sheet")).to_have_count(0)
    expect(page.locator(WINNER)).to_be_visible()
    _explains_every_point(page)
    assert player.complaints == []


def _explains_every_point(page: Page) -> None:
    lines = page.evaluate(SHEET)
    assert len(lines) >= 4
    assert all(reason for line in lines for _, reason in line)
    shown = [int(total) for total in page.locator(TOTALS).all_inner_texts()]
    assert [sum(points for points, _ in side) for side in zip(*lines, strict=True)] == shown
