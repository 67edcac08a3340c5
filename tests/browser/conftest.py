"""A browser, and a server for each test that it may kill.

The browser lives as long as one module: its driver keeps an event loop running, which other tests must not meet.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from settebello.server.pages import STATIC
from tests.server.support import ServerProcess, server_process

HASTE = """
const slow = window.setTimeout;
window.setTimeout = (run, milliseconds, ...given) => slow(run, (milliseconds ?? 0) / 10, ...given);
"""


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    arguments = ["--no-sandbox", "--disable-gpu"]
    running = playwright.chromium.launch(executable_path=chromium, args=arguments)
    yield running
    running.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh profile of somebody who wants less motion, whose timers run ten times as fast: tests must not wait."""
    fresh = browser.new_context(reduced_motion="reduce", viewport={"width": 1000, "height": 760})
    fresh.add_init_script(HASTE)
    fresh.set_default_timeout(10_000)
    yield fresh
    fresh.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    _need_the_page()
    with server_process(tmp_path) as running:
        yield running


def _need_the_page() -> None:
    if (STATIC / "index.html").exists():
        return
    sentence = "Browser tests need the built page (npm run build in web/)."
    if os.environ.get("CI", "").lower() in ("1", "true"):
        pytest.fail(sentence, pytrace=False)
    pytest.skip(sentence)
