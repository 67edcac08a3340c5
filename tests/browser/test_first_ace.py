"""An ace that may not be the first card of the round: it is marked, told at the turn, and cannot be played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, HAND, TablePage
from tests.support.server_process import ServerProcess, open_table
from tests.support.socket_client import Client

pytestmark = pytest.mark.browser
TABLES = 60
RULES = {"ace_first": "forbidden"}


def table_to_begin(server: ServerProcess) -> tuple[dict[str, Any], list[str], list[str]]:
    """A table of Scopa d'Assi where Rosa plays first with an ace in her hand; her aces, and her other cards."""
    for seed in range(TABLES):
        ticket = open_table(server, variant="scopa-d-assi", seats=2, name="Rosa", settings=RULES)
        client = Client(server, ticket, seed)
        client.wait_for_turn()
        view = client.last["view"]
        client.close()
        aces = [card for card in view["hand"] if card[:-1] == "1"]
        others = [card for card in view["hand"] if card not in aces]
        if aces and others and not view["history"]:
            return ticket, aces, others
    raise AssertionError(f"At none of {TABLES} tables had Rosa an ace to begin with.")


def test_an_ace_is_not_the_first_card(open_context: OpenContext, house: ServerProcess) -> None:
    ticket, aces, others = table_to_begin(house)
    player = TablePage.at_table(open_context(), house, "scopa-d-assi", settings=AT_ONCE, ticket=ticket)
    page = player.page
    player.wait()
    expect(page.get_by_test_id("status")).to_contain_text("Your turn: no ace yet")
    for card in aces:
        expect(page.locator(f"{HAND}[data-card='{card}']")).to_have_class(re.compile("barred"))
        page.locator(f"{HAND}[data-card='{card}']").click(force=True)
    page.get_by_test_id("turn-rule").click()
    expect(page.locator("[data-clause=first-ace]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(HAND)).to_have_count(len(aces) + len(others))
    expect(page.locator(f"{HAND}.barred")).to_have_count(len(aces))
    page.locator(f"{HAND}[data-card='{others[0]}']").click()
    if page.get_by_test_id("choice").count():
        page.get_by_test_id("choice").first.click()
    expect(page.locator(f"{HAND}[data-card='{others[0]}']")).to_have_count(0)
    player.wait()
    expect(page.locator(f"{HAND}.barred")).to_have_count(0)
    expect(page.get_by_test_id("status")).not_to_contain_text("no ace")
    assert player.complaints == []
