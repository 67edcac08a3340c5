"""A game that the deal decides: the page shows the table, then the score sheet with the reason, and another game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits
from tests.browser.table_page import AT_ONCE, WINNER, TablePage
from tests.support.server_process import ServerProcess, http, open_table
from tests.support.socket_client import Client

pytestmark = pytest.mark.browser

RULES = {"redeal": "aces,pair", "misdeals": "1"}
"""Three tables in five have an ace or a pair."""
TABLES = 50


def decided_table(server: ServerProcess) -> dict[str, Any]:
    """A table whose first deal has decided the game."""
    for _ in range(TABLES):
        ticket = open_table(server, variant="scopa", seats=2, settings=RULES, name="Rosa")
        client = Client(server, ticket)
        client.wait_for_turn()
        over = client.over
        client.close()
        if over:
            return ticket
    raise AssertionError(f"No deal of {TABLES} has decided the game.")


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_the_score_sheet_says_what_decided(
    open_context: OpenContext, house: ServerProcess, size: tuple[int, int]
) -> None:
    context = open_context(viewport={"width": size[0], "height": size[1]})
    player = TablePage.at_table(context, house, settings=AT_ONCE, ticket=decided_table(house))
    assert player.wait() == WINNER
    expect(player.page.get_by_text("An outright win: Void deals.")).to_be_visible()
    expect(player.page.get_by_text("a void deal: the game is lost")).to_be_visible()
    check_access(player.page, "a game that the deal decided")
    assert fits(player.page)
    assert player.complaints == []


def test_another_game_follows(open_context: OpenContext, house: ServerProcess) -> None:
    """As often as the deal decides."""
    player = TablePage.at_table(open_context(), house, settings=AT_ONCE, ticket=decided_table(house))
    player.wait()
    before = player.table_name
    player.page.get_by_test_id("play-again").click()
    player.page.wait_for_url(lambda address: not address.endswith(before))
    player.wait()
    text = http.get(f"{house.url}/api/tables/{before}/record").text
    assert "[Result [" in text
    assert player.complaints == []
