"""The opening: the cards are dealt and seen before somebody plays."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenContext
from tests.browser.table_page import TO_PLAY, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

WATCH = """
window.seen = { landed: null, played: null, cards: [] };
const look = (now) => {
  const cards = [...document.querySelectorAll('[data-testid=hand] [data-card], [data-testid=table] [data-card]')];
  const moves = cards.some((card) => card.getAnimations({ subtree: true }).length > 0);
  if (!seen.landed && cards.length >= 7 && !moves) {
    seen.landed = now;
    seen.cards = cards.map((card) => card.dataset.card);
  }
  if (!seen.played && document.querySelector('.flying')) seen.played = now;
  if (!seen.played) requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""When all cards of the opening lay still first, and when the first card was played."""
GAMES = 20
OPENING_MS = 400
"""Milliseconds for which the opening lies still, at least."""


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_other_plays_after_the_opening_was_seen(
    open_context: OpenContext, house: ServerProcess, seats: int
) -> None:
    """In the first game in which the other one plays first."""
    context = open_context(hasty=False, reduced_motion="no-preference")
    context.add_init_script(WATCH)
    for _ in range(GAMES):
        player = TablePage.at_table(context, house, seats=seats, settings={"pace": "natural"})
        player.wait(wanted=(TO_PLAY,))
        seen = player.page.evaluate("window.seen")
        player.page.close()
        if seen["played"]:
            break
    assert seen["landed"], "a card was played before the opening had landed"
    assert seen["played"] - seen["landed"] >= OPENING_MS
    assert len(seen["cards"]) == 7
