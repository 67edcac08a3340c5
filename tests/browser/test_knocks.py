"""Hands declared at a player's turn, or before the first card of a deal, with the matta: buttons next to the cards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, CHOICE, TO_PLAY, TablePage
from tests.support.server_process import ServerProcess, open_table
from tests.support.socket_client import Client

pytestmark = pytest.mark.browser
TABLES = 2000
"""One hand in about 130 can be declared in four ways."""


def table_with_knocks(server: ServerProcess, knocks: int, when: str) -> dict[str, Any]:
    """A table of Cirulla where Rosa, who is asked or on turn, can declare her hand in so many ways or more."""
    for _ in range(TABLES):
        ticket = open_table(server, variant="cirulla", seats=2, name="Rosa", settings={"declaring": when})
        client = Client(server, ticket)
        client.wait_for_turn()
        legal = client.updates[-1]["view"]["legal"]
        client.close()
        if sum(action.startswith("declare") for action in legal) >= knocks:
            return ticket
    raise AssertionError(f"No hand of {TABLES} could be declared in {knocks} ways.")


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
@pytest.mark.parametrize("when", ["turn", "deal"])
def test_a_knock_names_the_matta(
    open_context: OpenContext, house: ServerProcess, size: tuple[int, int], when: str
) -> None:
    """A button for each rank that it can be named; then the cards are open, and one is played."""
    context = open_context(viewport={"width": size[0], "height": size[1]})
    ticket = table_with_knocks(house, 4, when)
    player = TablePage.at_table(context, house, "cirulla", settings=AT_ONCE, ticket=ticket)
    player.wait(wanted=[CHOICE])
    buttons = player.page.locator(CHOICE)
    assert buttons.count() >= 4
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(player.page.get_by_role("button", name="Pass")).to_have_count(int(when == "deal"))
    expect(player.page.get_by_text("You may knock" if when == "turn" else "You may show this hand")).to_be_visible()
    rank = buttons.first.inner_text()
    buttons.first.click()
    expect(buttons).to_have_count(0)
    expect(player.page.locator(TO_PLAY)).to_have_count(3)
    expect(player.page.get_by_text("The matta stands for")).to_be_visible()
    assert f"You: knock, the matta counts as {rank.removeprefix('Knock, with the matta as ')}." in player.announced
    assert player.complaints == []
