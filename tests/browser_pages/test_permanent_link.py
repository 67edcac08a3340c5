"""The permanent link of a finished game: made, opened in another browser, and the game taken down."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess, http, open_table
from tests.support.socket_client import Client

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def _finished(house: ServerProcess) -> dict[str, Any]:
    """The ticket of a game that is over."""
    ticket = open_table(house, settings={"target": "1"}, level="greedy")
    client = Client(house, ticket)
    client.wait_for_turn()
    while not client.over:
        client.move()
        client.wait_for_turn()
    client.close()
    return ticket


def _own_games(open_context: OpenContext, house: ServerProcess, ticket: dict[str, Any], **wanted: object) -> Visitor:
    """Somebody who sat there, at the list of their games."""
    visitor = Visitor(open_context, house, "/yours", **wanted)
    saved = {
        "table": ticket["table"], "key": ticket["key"], "title": "Scopa", "opened": 1_700_000_000_000,
        "variant": "scopa", "seats": 2, "against": ["greedy"], "score": [3, 1], "target": 1, "over": True,
    }  # fmt: skip
    item = f"settebello.table.{ticket['table']}"
    visitor.page.evaluate(f"localStorage.setItem('{item}', {json.dumps(json.dumps(saved))})")
    visitor.page.reload()
    return visitor


def _made(page: Page) -> str:
    """The link, once it has been requested."""
    page.get_by_test_id("permanent-link").click()
    page.get_by_test_id("copy-permanent-link").click()
    expect(page.get_by_test_id("game-link")).to_be_visible()
    return page.get_by_test_id("game-link").input_value()


def test_a_link_is_made_copied_and_opened_in_another_browser(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = _own_games(open_context, house, _finished(house), permissions=CLIPBOARD)
    page = visitor.page
    link = _made(page)
    assert link.startswith(f"{house.url}/game/")
    assert page.evaluate("navigator.clipboard.readText()") == link
    expect(page.get_by_test_id("permanent-link-window").get_by_text("Copied.").first).to_be_visible()
    other = Visitor(open_context, house, link.removeprefix(house.url))
    expect(other.page.get_by_test_id("replay-board")).to_be_visible()
    assert other.page.url.split("#")[0] == link
    other.page.keyboard.press("End")
    expect(other.page.get_by_test_id("winner")).to_be_visible()
    assert visitor.complaints == other.complaints == []


def test_a_game_that_was_taken_down_is_said(open_context: OpenContext, house: ServerProcess) -> None:
    ticket = _finished(house)
    visitor = _own_games(open_context, house, ticket)
    page = visitor.page
    link = _made(page)
    page.reload()
    page.get_by_test_id("permanent-link").click()
    expect(page.get_by_test_id("game-link")).to_have_value(link)
    page.get_by_test_id("take-down").click()
    page.get_by_test_id("take-down-yes").click()
    expect(page.get_by_text("The game has been taken down.")).to_be_visible()
    expect(page.get_by_test_id("copy-permanent-link")).to_be_visible()
    other = Visitor(open_context, house, link.removeprefix(house.url), locale="de-DE")
    expect(other.page.get_by_text("Jemand, der bei diesem Spiel am Tisch saß, hat es gelöscht.")).to_be_visible()
    page.get_by_test_id("copy-permanent-link").click()
    expect(page.get_by_test_id("game-link")).not_to_have_value(link)


def test_a_game_taken_down_elsewhere_is_said(open_context: OpenContext, house: ServerProcess) -> None:
    ticket = _finished(house)
    page = _own_games(open_context, house, ticket).page
    link = _made(page)
    headers = {"authorization": f"Bearer {ticket['key']}"}
    assert http.delete(link.replace("/game/", "/api/games/"), headers=headers).status_code == 204
    page.get_by_test_id("take-down").click()
    page.get_by_test_id("take-down-yes").click()
    expect(page.get_by_text("Somebody who sat at this game has taken it down.")).to_be_visible()


def test_the_window_on_a_phone(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = _own_games(open_context, house, _finished(house), viewport=PHONE, has_touch=True)
    _made(visitor.page)
    visitor.page.get_by_test_id("take-down").click()
    assert visitor.fits
    assert too_small(visitor.page) == []
    check_access(visitor.page, "the window of the permanent link")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_test_id("permanent-link-window")).to_have_count(0)
    assert visitor.fits
    check_access(visitor.page, "your games")
