"""Removing a game from this browser: asked about, said what is lost, and undone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess, open_table

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("path", ["/", "/yours"])
def test_a_game_is_removed_when_asked_twice_and_comes_back(
    path: str, open_context: OpenContext, house: ServerProcess
) -> None:
    ticket = open_table(house)
    kept = {
        "table": ticket["table"],
        "key": ticket["key"],
        "title": "Scopa",
        "opened": 1,
        "variant": "scopa",
        "seats": 2,
        "against": ["amico"],
        "score": [3, 2],
        "target": 11,
        "over": False,
    }
    visitor = Visitor(open_context, house, path)
    page, name = visitor.page, f"settebello.table.{ticket['table']}"
    page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, json.dumps(kept)])
    page.reload()
    secret = "name => JSON.parse(localStorage.getItem(name))?.key ?? null"
    page.get_by_test_id("remove-game").click()
    expect(page.get_by_test_id("remove-sure")).to_contain_text("The secret of your seat goes with it")
    check_access(page, "removing")
    assert too_small(page) == []
    assert fits(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("remove-sure")).to_have_count(0)
    assert page.evaluate(secret, name) == ticket["key"]
    page.get_by_test_id("remove-game").click()
    page.get_by_test_id("remove-yes").click()
    expect(page.get_by_test_id("remove-game")).to_have_count(0)
    assert page.evaluate(secret, name) is None
    expect(page.get_by_test_id("undo-remove")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("remove-game")).to_have_count(1)
    assert page.evaluate(secret, name) == ticket["key"]
    assert visitor.complaints == []
