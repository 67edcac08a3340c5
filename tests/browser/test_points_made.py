"""Points made during a round are beside the score as soon as they are made."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, CONTINUE, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

SWEEP = ".pile .sweep"


def test_a_sweep_is_beside_the_score_at_once(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, settings=AT_ONCE, rules={"target": "101"})
    page = player.page
    made = page.locator("[data-testid^=made-]")
    while player.wait() == CONTINUE or page.locator(SWEEP).count() == 0:
        if player.act() == CONTINUE:  # the sheet has the sweeps of the round that is over
            expect(made).to_have_count(0)
    texts = made.all_inner_texts()
    assert sum(int(text.split()[0]) for text in texts) == page.locator(SWEEP).count()
    assert all("in this round" in text for text in texts)
    assert player.complaints == []
