"""A whole round of every variant through the page; with every number of seats in the slow run."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from settebello.record import read
from settebello.variants import VARIANTS
from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, CONTINUE, TablePage
from tests.support.server_process import ServerProcess, http

pytestmark = pytest.mark.browser

BY_DEFAULT = {(name, min(game.seats)) for name, game in VARIANTS.items()}
BY_DEFAULT |= {("scopa", seats) for seats in VARIANTS["scopa"].seats}
"""Every variant, and scopa with each number of seats."""
GAMES = [
    pytest.param(name, seats, id=f"{name}-{seats}", marks=() if (name, seats) in BY_DEFAULT else pytest.mark.slow)
    for name, game in VARIANTS.items()
    for seats in game.seats
]


@pytest.mark.parametrize(("variant", "seats"), GAMES)
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
