"""The page of a server that cannot be reached: games are played in the tab meanwhile."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from settebello.server.edge.http.static_files import STATIC
from tests.browser.conftest import OpenContext
from tests.browser_pages.copied_page_server import PAGE_FOLDER
from tests.browser_pages.offline import wait_until_prepared
from tests.browser_site.tab_visitor import TabVisitor, open_profile
from tests.support.server_process import ServerProcess, server_process
from tools.static_site.assemble import SITE

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """A server whose page has Python's files (docs/static-site.md)."""
    if not (SITE / "python.json").exists():
        pytest.skip("This needs the static site (make site).")
    page = tmp_path / "page"
    shutil.copytree(STATIC, page)
    shutil.copytree(SITE / "python", page / "python")
    shutil.copy(SITE / "python.json", page)
    monkeypatch.setenv(PAGE_FOLDER, str(page))
    with server_process(tmp_path / "data", module="tests.browser_pages.copied_page_server") as running:
        yield running


def test_games_are_played_here_until_the_server_is_back(open_context: OpenContext, server: ServerProcess) -> None:
    visitor = TabVisitor(open_profile(open_context, worker=True), server.url)
    page = visitor.page
    visitor.begin()
    visitor.play()
    visitor.wait_for_turn()
    before, at_server = visitor.settled(), visitor.table_name
    page.get_by_test_id("menu-button").click()
    page.locator("[data-window=settings]").click()
    page.get_by_test_id("prepare-offline-play").click()
    expect(page.get_by_test_id("offline-play-ready")).to_be_visible()
    wait_until_prepared(page)

    server.kill()
    page.goto(server.url)
    page.get_by_test_id("play-meanwhile").click()
    expect(page.get_by_test_id("playing-meanwhile")).to_be_visible()
    visitor.begin()
    here = visitor.table_name
    visitor.play()
    visitor.wait_for_turn()
    in_tab = visitor.settled()

    server.restart()
    page.goto(f"{server.url}/table/{at_server}")
    visitor.wait_for_turn()
    assert visitor.settled() == before
    page.goto(f"{server.url}/table/{here}")
    visitor.wait_for_turn()
    assert visitor.settled() == in_tab
