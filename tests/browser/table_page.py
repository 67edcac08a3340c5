"""Somebody at the page: sees what is on it, and clicks."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

from tests.support.server_process import ServerProcess, open_table
from tests.support.socket_client import Client

HAND = "[data-testid=hand] [data-card]"
TO_PLAY = "[data-testid=hand] [data-card]:not([aria-disabled=true])"
CHOICE = "[data-testid=choice]"
CONTINUE = "[data-testid=continue]:not([aria-disabled=true])"
STILL = 6
"""Looks at the page, 50 ms apart, that must show the same cards."""
WINNER = "[data-testid=winner]"
AT_ONCE = {"speed": "instant", "pace": "none", "sound": "off"}
"""Settings of the page with which nothing moves or sounds."""

LISTEN = """
window.announced = [];
new MutationObserver((changes) => {
  for (const change of changes)
    for (const added of change.addedNodes)
      if (added.parentElement?.matches?.('[data-testid=announcements]')) window.announced.push(added.textContent);
}).observe(document, { childList: true, subtree: true });
"""

NO_WAITING = """localStorage['settebello.settings'] ??= '{"pace": "none"}';"""
"""Computers do not seem to think unless a test has chosen settings."""


class TablePage:
    """A browser page, and what it has complained about."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.add_init_script(LISTEN)
        self.page.add_init_script(NO_WAITING)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        self.page.goto(address)

    @classmethod
    def at_table(
        cls,
        context: BrowserContext,
        server: ServerProcess,
        variant: str = "scopa",
        seats: int = 2,
        *,
        settings: dict[str, Any] | None = None,
        rules: dict[str, str] | None = None,
        pace: float = 0,
        over: bool = False,
        against: str | None = None,
        ticket: dict[str, Any] | None = None,
    ) -> TablePage:
        """Somebody who has sat down already, with these settings of the page and these house rules; ``over``: the game
        has been played to its end elsewhere; ``against``: the player at the other seats; ``ticket``: of a table
        that is there already."""
        others: dict[str, Any] = {} if against is None else {"against": [against] * (seats - 1)}
        ticket = ticket or open_table(
            server, variant=variant, seats=seats, settings=rules or {}, name="Rosa", pace=pace, **others
        )
        if over:
            play_to_the_end(server, ticket)
        saved = {"table": ticket["table"], "key": ticket["key"], "title": variant, "opened": 1, "variant": variant}
        saved |= {"seats": seats, "against": ["greedy"] * (seats - 1), "score": [], "target": 0, "over": False}
        kept = {f"table.{ticket['table']}": saved, "settings": settings or {"pace": "none"}}
        context.add_init_script(
            f"for (const [name, value] of Object.entries({json.dumps(kept)})) "
            "localStorage['settebello.' + name] ??= JSON.stringify(value);"
        )
        return cls(context, f"{server.url}/table/{ticket['table']}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _frame(self, frame: str | bytes) -> None:
        if json.loads(frame)["type"] == "error":
            self.complaints.append(str(frame))

    @property
    def table_name(self) -> str:
        found = re.search(r"/table/([^/]+)$", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def announced(self) -> list[str]:
        """Everything that was said to those who listen, in order."""
        heard: list[str] = self.page.evaluate("window.announced")
        return heard

    def open_table(self) -> str:
        """Press the button that starts a game; the table's name."""
        self.page.get_by_test_id("play-now").click()
        self.page.wait_for_selector(HAND)
        return self.table_name

    def wait(self, *, wanted: Sequence[str] = (WINNER, CONTINUE, CHOICE, TO_PLAY)) -> str:
        """Until there is something to do, or the game is over; which of these it is."""
        found = self.page.wait_for_function(
            "wanted => wanted.find(one => document.querySelector(one)?.checkVisibility())", arg=list(wanted)
        )
        return str(found.json_value())

    def act(self, dice: random.Random | None = None) -> str:
        """Do what there is to do: go on, choose, or play a card; the first that there is, or any of them."""
        what = self.wait()
        if what != WINNER:
            self.some(what, dice).click()
        return what

    def play(self) -> None:
        """Play the first card that can be played, with the first of what it may take, until it is out of the hand."""
        self.wait(wanted=(TO_PLAY,))
        card = self.page.locator(TO_PLAY).first
        mine = f"{HAND}[data-card='{card.get_attribute('data-card')}']"
        card.click()
        self.chosen(mine)

    def chosen(self, card: str) -> None:
        """Until that card is out of the hand; if it may take in several ways, the first is chosen."""
        asked = self.page.wait_for_function(
            "([choice, card]) => document.querySelector(choice) ? 'asked' : !document.querySelector(card) && 'played'",
            arg=[CHOICE, card],
        )
        if asked.json_value() == "asked":
            self.page.locator(CHOICE).first.click()
            self.page.locator(card).wait_for(state="detached")

    def play_round(self, dice: random.Random | None = None) -> str:
        """Until the score sheet lies on the table; whether the round goes on to another or to a winner."""
        while (what := self.wait()) not in (CONTINUE, WINNER):
            self.some(what, dice).click()
        return what

    def some(self, what: str, dice: random.Random | None = None) -> Locator:
        found = self.page.locator(what)
        return found.nth(dice.randrange(found.count())) if dice else found.first

    def settled(self) -> tuple[list[str], list[str]]:
        """The hand and the table, once no card moves any more."""
        seen = [(self.hand(), self.table())]
        while len(seen) < STILL or seen[-STILL:] != [seen[-1]] * STILL:
            self.page.wait_for_timeout(50)
            seen.append((self.hand(), self.table()))
        return seen[-1]

    def hand(self) -> list[str]:
        return self._cards(HAND)

    def table(self) -> list[str]:
        return sorted(self._cards("[data-testid=table] [data-card]"))

    def _cards(self, where: str) -> list[str]:
        return [str(card.get_attribute("data-card")) for card in self.page.query_selector_all(where)]


def play_to_the_end(server: ServerProcess, ticket: dict[str, Any]) -> None:
    """Play a game to its end without a page, which takes seconds less."""
    client = Client(server, ticket)
    client.wait_for_turn()
    while not client.over:
        client.move()
        client.wait_for_turn()
    client.close()
