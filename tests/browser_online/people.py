"""People who meet at a table, each in a browser of their own."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import TIMEOUT_MS, OpenContext
from tests.browser.table_page import AT_ONCE, CHOICE, TO_PLAY, TablePage
from tests.support.server_process import ServerProcess, open_table

SHEET = "[data-testid=score-sheet]"
DEVICES = "[data-testid=profile-devices] li"
"""On the page of a profile, once it has been told what there is to it."""
PLAY = """([seen, ...wanted]) => {
  if (document.querySelector(seen)) return true;
  wanted.map(one => document.querySelector(one)).find(Boolean)?.click();
  return false;
}"""
"""Whether something is seen; else plays, if it is one's turn."""
KEEP = "for (const [name, value] of Object.entries({})) localStorage['settebello.' + name] ??= JSON.stringify(value);"


def keep(context: BrowserContext, **values: Any) -> None:
    """Data that the browser has kept from before, under the page's own names."""
    context.add_init_script(KEEP.format(json.dumps(values)))


class Someone(TablePage):
    """A browser with the page open at an address; nothing moves, and the name is known."""

    def __init__(self, context: BrowserContext, address: str, name: str = "", **settings: Any) -> None:
        keep(context, settings=AT_ONCE | settings, **({"name": name} if name else {}))
        self.views: list[dict[str, Any]] = []
        self.rooms: list[dict[str, Any]] = []
        super().__init__(context, address)

    def _frame(self, frame: str | bytes) -> None:
        super()._frame(frame)
        message = json.loads(frame)
        if message["type"] == "update":
            self.views.append(message["view"])
        elif message["type"] == "room":
            self.rooms.append(message)

    def until_playing(self) -> None:
        """Until this browser has been told that the game has begun: after that nothing comes by itself."""
        until = time.monotonic() + TIMEOUT_MS / 1000
        while self.rooms[-1]["phase"] != "playing":
            assert time.monotonic() < until, "the game does not begin"
            self.page.wait_for_timeout(20)

    def press(self, testid: str) -> None:
        self.page.get_by_test_id(testid).click()

    def sit(self, seat: int | None = None) -> None:
        """Sit down, from the invitation."""
        if seat is not None:
            self.page.get_by_test_id(f"seat-{seat}").check()
        self.press("sit")
        self.page.get_by_test_id("ready").wait_for()

    def hears(self, words: str) -> None:
        """Until those who listen have been told so."""
        self.page.wait_for_function("words => window.announced.some(one => one.includes(words))", arg=words)

    def open(self, window: str) -> None:
        """Open a window over the table."""
        self.press("menu-button")
        self.page.locator(f"[data-window={window}]").click()


class Table:
    """A table in the server, opened for people."""

    def __init__(self, house: ServerProcess, against: Sequence[str] = ("open",), **wanted: Any) -> None:
        self.house = house
        seats = len(against) + 1
        self.ticket = open_table(house, **({"name": "Nonna", "against": list(against), "seats": seats} | wanted))
        self.link = f"{house.url}/table/{self.ticket['table']}"

    def host(self, open_context: OpenContext, **wanted: Any) -> Someone:
        """Who opened it, at the waiting room."""
        return Someone(open_context(hasty=False, **wanted), f"{self.link}#seat={self.ticket['key']}", "Nonna")

    def guest(self, open_context: OpenContext, name: str, seat: int | None = None, **wanted: Any) -> Someone:
        """Somebody who came by the link and sat down."""
        someone = Someone(open_context(hasty=False, **wanted), self.link, name)
        someone.sit(seat)
        return someone

    def playing(self, open_context: OpenContext) -> tuple[Someone, Someone]:
        """Two people, the first cards dealt."""
        nonna = self.host(open_context)
        rosa = self.guest(open_context, "Rosa")
        for person in (nonna, rosa):
            person.press("ready")
        for person in (nonna, rosa):
            person.page.get_by_test_id("hand").wait_for()
        return nonna, rosa


def reload_until_shown(page: Page, testid: str, *, loaded: str) -> None:
    """Load a page anew until it shows something; ``loaded``: what is there once the page has heard from the server."""
    until = time.monotonic() + TIMEOUT_MS / 1000
    page.locator(loaded).first.wait_for()
    while not page.get_by_test_id(testid).count():
        assert time.monotonic() < until, f"{testid} is never shown"
        page.wait_for_timeout(500)
        page.reload()
        page.locator(loaded).first.wait_for()


def play_until(seen: str, *people: Someone) -> None:
    """Until each of them sees something: everybody plays who can and does not see it yet."""
    until = time.monotonic() + TIMEOUT_MS / 200
    done = [False]
    while not all(done):
        assert time.monotonic() < until, f"not all come to see {seen}"
        done = [person.page.evaluate(PLAY, [seen, CHOICE, TO_PLAY]) for person in people]
        people[0].page.wait_for_timeout(20)


def play_round(*people: Someone) -> None:
    """Until each of them sees the score sheet: everybody who can plays."""
    play_until(SHEET, *people)
