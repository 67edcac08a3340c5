"""A pile is stolen by its top card: with the pointer, a key, or a card dragged onto it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access
from tests.browser.table_page import AT_ONCE, HAND, TablePage
from tests.support.server_process import ServerProcess, open_table
from tests.support.socket_client import Client

pytestmark = pytest.mark.browser
TABLES = 60
STEAL = "button[aria-label^='Steal']:not([data-testid=choice])"

Steal = Callable[[Page, str], None]


def table_with_a_choice(server: ServerProcess, seats: int) -> tuple[dict[str, Any], str, str]:
    """A table of Rubamazzo where Rosa can take a pile or a card on the table; her card, and the top of the pile."""
    for seed in range(TABLES):
        ticket = open_table(server, variant="rubamazzo", seats=seats, name="Rosa")
        client = Client(server, ticket, seed)
        client.wait_for_turn()
        while client.last["sheet"] is None:
            plays = [action.split("x") for action in client.last["view"]["legal"] if "x" in action]
            for card, taken in plays:
                if taken in client.last["view"]["tops"] and [card for card, _ in plays].count(card) > 1:
                    client.close()
                    return ticket, card, taken
            client.move()
            client.wait_for_turn()
        client.close()
    raise AssertionError(f"No round of {TABLES} came to a choice between a pile and a card.")


def _by_click(page: Page, card: str) -> None:
    page.locator(f"{HAND}[data-card='{card}']").click()
    page.locator(STEAL).click()


def _by_keys(page: Page, card: str) -> None:
    page.locator(f"{HAND}[data-card='{card}']").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("choice").first.wait_for()
    while not page.evaluate("wanted => document.activeElement.matches(wanted)", STEAL):
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")


def _by_dragging(page: Page, card: str) -> None:
    page.locator(f"{HAND}[data-card='{card}']").drag_to(page.locator(".others [data-top]").first)


@pytest.mark.parametrize("steal", [_by_click, _by_keys, _by_dragging], ids=["click", "keys", "drag"])
def test_a_pile_is_stolen(open_context: OpenContext, house: ServerProcess, steal: Steal) -> None:
    """Although a card on the table could be taken instead, and although piles may be looked through."""
    ticket, card, _ = table_with_a_choice(house, 2)
    settings = AT_ONCE | {"openPiles": True}
    player = TablePage.at_table(open_context(), house, "rubamazzo", settings=settings, ticket=ticket)
    player.wait()
    steal(player.page, card)
    player.page.wait_for_function("() => window.announced.some(one => one.includes('pile goes with it'))")
    expect(player.page.locator(STEAL)).to_have_count(0)
    assert player.complaints == []


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "Steal"), ("ar", "اسرق كومة")])
def test_a_pile_that_can_be_stolen_is_open_to_all(
    open_context: OpenContext, house: ServerProcess, locale: str, words: str
) -> None:
    """On a telephone: its name says what it does, a finger meets it, and axe finds nothing."""
    ticket, card, top = table_with_a_choice(house, 4)
    context = open_context(viewport={"width": 390, "height": 844}, locale=locale, has_touch=True, is_mobile=True)
    player = TablePage.at_table(context, house, "rubamazzo", 4, settings=AT_ONCE, ticket=ticket)
    page = player.page
    player.wait()
    page.locator(f"{HAND}[data-card='{card}']").tap()
    pile = page.locator(f".others [data-top='{top}'] button")
    expect(pile).to_have_attribute("aria-pressed", "false")
    expect(pile).to_have_attribute("aria-label", re.compile(f"^{words} "))
    check_access(page, "a pile to steal")
    box = pile.bounding_box()
    assert box is not None
    pile.tap(position={"x": -3, "y": box["height"] / 2})
    expect(page.locator(f"{HAND}[data-card='{card}']")).to_have_count(0)
    assert player.complaints == []
