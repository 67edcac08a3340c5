"""Features of only some games: claims, optional choices, the cut, declarations."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.table_page import AT_ONCE, CHOICE, HAND, WINNER, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser


def test_a_claim_that_is_too_early_with_three(context: BrowserContext, house: ServerProcess) -> None:
    """The others share the win, and the sheet says so."""
    player = TablePage.at_table(context, house, "scopa", 3, settings=AT_ONCE, rules={"claiming_out": "on"})
    player.wait()
    player.page.get_by_test_id("claim").click()
    player.page.get_by_role("button", name="Cancel").click()
    expect(player.page.get_by_test_id("winner")).to_have_count(0)
    player.page.get_by_test_id("claim").click()
    player.page.get_by_test_id("claim-yes").click()
    expect(player.page.get_by_test_id("winner")).to_have_text("Ada and Bruno win together")
    expect(player.page.get_by_test_id("score-sheet")).to_contain_text("You claimed the game too early.")
    assert player.complaints == []


def test_a_claim_while_another_plays(context: BrowserContext, house: ServerProcess) -> None:
    """Out of turn, and after another action than the page had seen when the claim was sent."""
    rules = {"claiming_out": "on", "double_game": "on"}
    player = TablePage.at_table(context, house, "scopa", 2, settings=AT_ONCE, rules=rules, pace=5)
    player.play()
    expect(player.page.get_by_test_id("status")).to_contain_text("Ada is playing")
    player.page.get_by_test_id("claim").click()
    player.page.get_by_test_id("claim-yes").click()
    expect(player.page.get_by_test_id("winner")).to_have_text("Ada won")
    expect(player.page.get_by_test_id("score-sheet")).to_contain_text("Double loss")
    assert player.complaints == []


def test_a_double_loss_is_said(context: BrowserContext, house: ServerProcess) -> None:
    player = TablePage.at_table(context, house, "hurrikan", 2, settings=AT_ONCE, rules={"target": "3"})
    while player.act() != WINNER:
        pass
    totals = list(map(int, player.page.locator(".game td b").all_inner_texts()))
    sheet = player.page.get_by_test_id("score-sheet").inner_text()
    assert ("Double loss" in sheet) == (2 * min(totals) < 3)


def test_the_cut_of_chkobba(context: BrowserContext, house: ServerProcess) -> None:
    """The card that was drawn is shown to the one who drew it, who keeps it or puts it on the table."""
    player = TablePage.at_table(context, house, "chkobba", 2, settings=AT_ONCE)
    while player.wait() != CHOICE:  # until the person is the one who cuts
        player = TablePage.at_table(context, house, "chkobba", 2, settings=AT_ONCE)
    expect(player.page.get_by_role("heading", name="You drew")).to_be_visible()
    player.page.locator("[data-testid=choice][data-action=place]").click()
    player.wait()
    assert any("You: card put on the table." in words for words in player.announced)
    assert player.complaints == []


def test_leaving_a_capture(context: BrowserContext, house: ServerProcess) -> None:
    """Corsican: every card that could take may also be laid down."""
    player = TablePage.at_table(context, house, "corsican", 2, settings=AT_ONCE)
    while player.wait() != CHOICE:
        player.act()
    before = _laid(player)
    lay = player.page.get_by_role("button", name="Lay it on the table")
    card = lay.get_attribute("data-action")
    lay.click()
    expect(player.page.locator(f"{HAND}[data-card='{card}']")).to_have_count(0)
    assert _laid(player) == before + 1


def _laid(player: TablePage) -> int:
    return sum(words.startswith("You lay") for words in player.announced)
