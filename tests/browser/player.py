"""Somebody at the page: sees what is on it, and clicks."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route

HAND = "[data-testid=hand] [data-card]"
TO_PLAY = "[data-testid=hand] [data-card]:not([aria-disabled=true])"
CHOICE = "[data-testid=choice]"
CONTINUE = "[data-testid=continue]:not([aria-disabled=true])"
STILL = 6
"""Looks at the page, 50 ms apart, that must show the same cards."""
WINNER = "[data-testid=winner]"


class Player:
    """A browser page, and what it has complained about."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        self.page.route("**/api/tables", _without_waiting)
        self.page.goto(address)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _frame(self, frame: str | bytes) -> None:
        if json.loads(frame)["type"] == "error":
            self.complaints.append(str(frame))

    def open_table(self) -> str:
        """Press the button that starts a game; the table's name."""
        self.page.get_by_test_id("play-now").click()
        self.page.wait_for_selector(HAND)
        found = re.search(r"/table/([^/]+)$", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    def wait(self) -> str:
        """Until there is something to do, or the game is over; which of these it is."""
        found = self.page.wait_for_function(
            "wanted => wanted.find(one => document.querySelector(one)?.checkVisibility())",
            arg=[WINNER, CONTINUE, CHOICE, TO_PLAY],
        )
        return str(found.json_value())

    def act(self) -> str:
        """Do what there is to do: go on, take the first choice, or play the first card that can be played."""
        what = self.wait()
        if what != WINNER:
            self.page.locator(what).first.click()
        return what

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


def _without_waiting(route: Route) -> None:
    """Ask for bots that do not wait."""
    wanted: dict[str, Any] = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps(wanted | {"pace": 0}))
