"""Where a browser keeps the games of a tab, and how they get to another one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from tests.browser.conftest import OpenContext
from tests.browser_site.kills import kill_while_writing
from tests.browser_site.tab_visitor import TabVisitor, open_profile

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NO_FILE_SYSTEM = "delete StorageManager.prototype.getDirectory;"
NO_DATABASE = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });"


def _without(context: BrowserContext, *missing: str) -> None:
    """Take features away from the worker that has the tables."""

    def change(route: Route) -> None:
        route.fulfill(response=(response := route.fetch()), body="".join(missing) + response.text())

    context.route("**/table-worker*.js", change)


def test_without_a_file_system_the_games_are_in_the_database(open_context: OpenContext, site: str) -> None:
    context = open_profile(open_context)
    _without(context, NO_FILE_SYSTEM)
    visitor = TabVisitor(context, site)
    visitor.begin()
    assert kill_while_writing(visitor, 3, random.Random(2)) == 0
    names = visitor.page.evaluate("async () => (await indexedDB.databases()).map(({ name }) => name)")
    assert "settebello-tables" in names
    visitor.wait_for_turn()
    before = visitor.settled()
    visitor.page.reload()
    visitor.wait_for_turn()
    assert visitor.settled() == before


def test_without_any_place_a_sentence_says_so_and_play_goes_on(open_context: OpenContext, site: str) -> None:
    context = open_profile(open_context)
    _without(context, NO_FILE_SYSTEM, NO_DATABASE)
    visitor = TabVisitor(context, site)
    visitor.begin()
    expect(visitor.page.get_by_test_id("tab-trouble")).to_be_visible()
    visitor.play()
    visitor.wait_for_turn()


def test_a_backup_takes_a_game_in_progress_to_another_browser(
    open_context: OpenContext, site: str, tmp_path: Path
) -> None:
    visitor = TabVisitor(open_profile(open_context), site)
    visitor.begin()
    visitor.play()
    visitor.wait_for_turn()
    before, table = visitor.settled(), visitor.table_name
    page = visitor.page
    page.goto(f"{site}yours")
    page.get_by_test_id("backup-keys").check()
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    download.value.save_as(tmp_path / "backup.json")

    other = TabVisitor(open_profile(open_context), f"{site}yours")
    other.page.get_by_test_id("restore-file").set_input_files(tmp_path / "backup.json")
    expect(other.page.get_by_test_id("backup-said")).to_contain_text("1 game has been added")
    other.page.goto(f"{site}table/{table}")
    other.page.get_by_test_id("tab-load").click()
    other.wait_for_turn()
    assert other.settled() == before
