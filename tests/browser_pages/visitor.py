"""Somebody who looks at pages other than the table, and what their browser complained about."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import OpenContext
from tests.support.server_process import ServerProcess

MISSING = "document.body.innerText.match(/\\b[a-z]+(?:-[a-z0-9_]+){1,4}\\b/g) ?? []"
"""Texts that look like the key of a message."""


class Visitor:
    """A fresh profile with one page open."""

    def __init__(self, open_context: OpenContext, house: ServerProcess, path: str = "/", **wanted: Any) -> None:
        self.house = house
        self.complaints: list[str] = []
        self.context: BrowserContext = open_context(**wanted)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.requests: list[str] = []
        self.page.on("request", lambda asked: self.requests.append(asked.url))
        self.go(path)

    def go(self, path: str) -> None:
        self.page.goto(f"{self.house.url}{path}")

    def see(self, testid: str) -> None:
        self.page.get_by_test_id(testid).first.wait_for()

    @property
    def fits(self) -> bool:
        """Whether nothing has to be scrolled sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
