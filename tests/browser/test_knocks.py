"""Hands declared at a player's turn, or before the first card of a deal, with the matta: buttons next to the cards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access
from tests.browser.table_page import AT_ONCE, CHOICE, TO_PLAY, TablePage
from tests.support.server_process import ServerProcess, open_table
from tests.support.socket_client import Client

pytestmark = pytest.mark.browser
OVERLAP = """() => {
  const box = document.querySelector('[data-testid=status]').getBoundingClientRect();
  const cards = document.querySelectorAll('[data-testid=table] [data-card], [data-testid=hand] [data-card]');
  return [...cards].some((card) => {
    const { top, bottom, left, right } = card.getBoundingClientRect();
    return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
  });
}"""
"""Whether the line of the turn lies over a card on the table or of the hand."""
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


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)], ids=["phone", "on its side", "desktop"])
@pytest.mark.parametrize("when", ["turn", "deal"])
def test_a_knock_names_the_matta(
    open_context: OpenContext, house: ServerProcess, size: tuple[int, int], when: str
) -> None:
    """One choice says what each rank scores, the best one first; then the matta shows what it counts as."""
    context = open_context(viewport={"width": size[0], "height": size[1]})
    ticket = table_with_knocks(house, 4, when)
    player = TablePage.at_table(context, house, "cirulla", settings=AT_ONCE, ticket=ticket)
    page = player.page
    player.wait(wanted=[CHOICE])
    ranks = page.get_by_test_id("matta-as")
    points = [int(text.split(": ")[1].split()[0]) for text in ranks.locator("option").all_inner_texts()]
    assert len(points) >= 4
    assert points == sorted(points, reverse=True)
    knock = page.get_by_role("button", name="Knock")
    expect(page.get_by_text("You may show this hand for points")).to_be_visible()
    expect(ranks).to_have_accessible_name("Count the seven of hearts as")
    for part in (ranks, knock):
        expect(part).to_be_in_viewport(ratio=1)
    assert not page.evaluate(OVERLAP), "the choice covers cards"
    rows = {round(part["y"] + part["height"] / 2) for part in (ranks.bounding_box(), knock.bounding_box()) if part}
    assert len(rows) == 1, "the choice and its button are beside each other"
    expect(page.get_by_role("button", name="Pass")).to_have_count(int(when == "deal"))
    check_access(page, "a knock")
    ranks.select_option(index=1)
    before = sum(int(text.split()[0]) for text in page.get_by_test_id("made-0").all_inner_texts())
    rank = ranks.locator("option").nth(1).inner_text().split(":")[0]
    knock.click()
    expect(ranks).to_have_count(0)
    expect(page.locator(TO_PLAY)).to_have_count(3)
    expect(page.locator("[data-testid=hand] .badge")).to_have_count(1)
    expect(page.get_by_test_id("made-0")).to_contain_text(f"+{before + points[1]}")
    assert f"You: knock, the seven of hearts counts as {rank} of hearts." in player.announced
    assert player.complaints == []
