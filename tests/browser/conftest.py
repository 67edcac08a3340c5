"""A browser, and a server for each test that it may kill, or one for a whole module that does not.

The browser lives as long as one module: its driver keeps an event loop running, which other tests must not meet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from settebello.server.edge.http.static_files import STATIC
from tests.support.chromium import ARGUMENTS
from tests.support.server_process import ServerProcess, server_process

HASTE = """
const slow = window.setTimeout;
const deadlines = [15000, 20000, 90000];  // for the server, which is no faster
window.setTimeout = (run, milliseconds = 0, ...given) =>
  slow(run, deadlines.includes(milliseconds) ? milliseconds : milliseconds / 10, ...given);
"""
NO_WORKER = "delete Navigator.prototype.serviceWorker;"
TIMEOUT_MS = 30_000
"""Milliseconds until something has failed to happen; machines that build and test are busy."""

OpenContext = Callable[..., BrowserContext]


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=TIMEOUT_MS)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
    yield running
    running.close()


@pytest.fixture
def open_context(browser: Browser) -> Iterator[OpenContext]:
    """Opens fresh profiles: of somebody who wants less motion and whose timers run ten times as fast, unless said. They
    have no service worker unless asked for: what it sends is hidden from the routes of a test."""
    opened: list[BrowserContext] = []

    def new(*, hasty: bool = True, worker: bool = False, **wanted: Any) -> BrowserContext:
        usual = {
            "reduced_motion": "reduce",
            "viewport": {"width": 1000, "height": 760},
            "locale": "en-GB",
        }
        fresh = browser.new_context(**(usual | wanted))
        if not worker:
            fresh.add_init_script(NO_WORKER)
        if hasty:
            fresh.add_init_script(HASTE)
        fresh.set_default_timeout(TIMEOUT_MS)
        opened.append(fresh)
        return fresh

    yield new
    for context in opened:
        for page in context.pages:  # what a route still fetches must not fail the test that comes next
            page.unroute_all(behavior="ignoreErrors")
        context.close()


@pytest.fixture
def context(open_context: OpenContext) -> BrowserContext:
    """Tests must not wait."""
    return open_context()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    need_the_page()
    with server_process(tmp_path) as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that all tests of a module share."""
    need_the_page()
    with server_process(tmp_path_factory.mktemp("house")) as running:
        yield running


def need_the_page() -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("Browser tests need the built page (npm run build in web/).")
