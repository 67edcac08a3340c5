"""A game of Scopa through the page, to its end and through a crash."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from settebello.record import read
from tests.browser.table_page import CONTINUE, HAND, WINNER, TablePage
from tests.support.server_process import ServerProcess, http

pytestmark = pytest.mark.browser


def test_a_whole_game(context: BrowserContext, server: ServerProcess) -> None:
    """To eleven points, through every score sheet, to the winner; then another game."""
    player = TablePage(context, server.url)
    table = player.open_table()
    sheets = 0
    while (what := player.act()) != WINNER:
        sheets += what == CONTINUE
    kept = read(http.get(f"{server.url}/api/tables/{table}/record").text)
    game = kept.replay()
    assert sheets == len(game.scores) - 1, "a sheet for every round"
    assert game.outcome is not None
    winner = "You win!" if game.outcome.winners == (0,) else "Ada won"
    expect(player.page.get_by_test_id("winner")).to_have_text(winner)
    sheet = player.page.get_by_test_id("score-sheet")
    for points in (*game.scores[-1].totals, *game.totals):
        assert str(points) in sheet.inner_text().split()
    for line in ("Sweeps", "Cards", "Coins", "Settebello", "Primiera"):
        expect(sheet.get_by_role("rowheader", name=line, exact=True)).to_be_visible()
    sheet.get_by_test_id("play-again").click()
    expect(player.page.get_by_test_id("winner")).to_have_count(0)
    player.page.wait_for_selector(HAND)
    assert not player.page.url.endswith(table)
    assert player.complaints == []


def test_a_reload_and_a_crash_in_mid_round(context: BrowserContext, server: ServerProcess) -> None:
    """Everything that was on the page is on it again, and the round continues."""
    player = TablePage(context, server.url)
    player.open_table()
    for _ in range(4):
        player.act()
    player.wait()
    before = player.settled()
    player.page.reload()
    player.wait()
    assert player.settled() == before
    assert player.complaints == []

    server.kill()
    expect(player.page.get_by_test_id("error")).to_contain_text("Connection lost")
    server.restart()
    expect(player.page.get_by_test_id("error")).to_be_empty()
    player.wait()
    assert player.settled() == before
    while player.act() != CONTINUE:
        pass
    player.wait()
    expect(player.page.get_by_test_id("score-sheet")).to_have_count(0)
    refused = [complaint for complaint in player.complaints if "ERR_CONNECTION_REFUSED" not in complaint]
    assert refused == [], "only the attempts to connect while the server was away"


def test_a_table_that_is_not_there(context: BrowserContext, server: ServerProcess) -> None:
    player = TablePage(context, f"{server.url}/table/none")
    expect(player.page.get_by_test_id("error")).to_be_visible()
    assert [complaint for complaint in player.complaints if "404 (Not Found)" not in complaint] == []
