"""A whole round through the page: of some games in a plain run, of all before a release."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from settebello.record import read
from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, CONTINUE, TablePage
from tests.support.named_games import FEW_GAMES
from tests.support.server_process import ServerProcess, http

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("variant", "seats"), FEW_GAMES)
def test_a_whole_round(open_context: OpenContext, house: ServerProcess, variant: str, seats: int) -> None:
    """Played with any cards and any choices, to a score sheet that says what the record says."""
    player = TablePage.at_table(open_context(), house, variant, seats, settings=AT_ONCE)
    what = player.play_round(random.Random(f"{variant} {seats}"))
    score = read(http.get(f"{house.url}/api/tables/{player.table_name}/record").text).replay().scores[-1]
    shown = player.page.locator("[data-testid=score-sheet] tfoot tr:first-child td b").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(score.totals)
    if what == CONTINUE:
        player.act()
        expect(player.page.get_by_test_id("score-sheet")).to_have_count(0)
    assert player.complaints == []
