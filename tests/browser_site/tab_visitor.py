"""Somebody who plays in a tab, without a server."""

from __future__ import annotations

import json

from playwright.sync_api import BrowserContext

from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, CONTINUE, HAND, TO_PLAY, WINNER, TablePage

START_MS = 240_000
"""Milliseconds until Python has started, on a busy machine."""

WATCH_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    window.workers.push(this);
    this.addEventListener('message', ({ data }) => {
      if (data.kind !== 'socket' || data.what !== 'message') return;
      const message = JSON.parse(data.text);
      if (message.type === 'update') sessionStorage.lastVersion = message.version;
      if (message.type === 'update' && !window.firstVersion) window.firstVersion = message.version;
    });
  }
};
"""
"""Keeps the workers of a page, and the version of the game that it saw first and last."""


def open_profile(open_context: OpenContext, *, worker: bool = False, **wanted: object) -> BrowserContext:
    """A fresh profile whose cards do not move. Its timers run as usual: the workers' do, too."""
    context = open_context(hasty=False, worker=worker, **wanted)
    context.set_default_timeout(START_MS)
    context.add_init_script(WATCH_WORKERS)
    context.add_init_script(f"localStorage['settebello.settings'] ??= {json.dumps(json.dumps(AT_ONCE))};")
    return context


class TabVisitor(TablePage):
    """A page of the site."""

    def begin(self) -> None:
        """Start the main button's game, and wait for the first turn."""
        self.page.get_by_test_id("play-now").click()
        self.wait_for_turn()

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector(HAND)
        self.wait(wanted=(TO_PLAY,))

    def play_game(self) -> None:
        """Play to the end of the game."""
        while self.play_round() == CONTINUE:
            self.act()
        self.page.wait_for_selector(WINNER)
