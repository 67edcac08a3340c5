"""After one visit the page starts without a network: what works then, and what says that it does not and comes back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from settebello.record import write
from settebello.rules import Rules
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser.table_page import AT_ONCE, HAND, TablePage
from tests.browser_pages.offline import open_with_worker, wait_until_prepared, wait_until_stored
from tests.browser_pages.visitor import Visitor
from tests.support.recorded_games import random_game
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

SMALL = {"width": 320, "height": 640}
RECORD: FilePayload = {
    "name": "game.txt",
    "mimeType": "text/plain",
    "buffer": write(random_game(Rules(), seed=2)).encode(),
}
NO_WORKERS = (
    "Object.defineProperty(navigator, 'serviceWorker', { get() { throw new DOMException('', 'SecurityError'); } });",
    "delete Navigator.prototype.serviceWorker;",
    "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('', 'SecurityError'));",
    "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });",
)


def test_what_works_without_the_server(open_context: OpenContext, server: ServerProcess) -> None:
    """A game is played, the server goes away, and the page is reopened at each of its addresses."""
    context = open_with_worker(open_context)
    player = TablePage.at_table(context, server, "scopa", 2, settings=AT_ONCE, rules={"target": "1"})
    page = player.page
    wait_until_prepared(page)
    while player.play_round() != "[data-testid=winner]":
        page.get_by_test_id("continue").click()
    wait_until_stored(page)
    table = player.table_name
    server.kill()

    page.goto(f"{server.url}/")
    expect(page.get_by_test_id("offline")).to_contain_text("cannot be reached")
    page.get_by_test_id("family-all").click()
    page.get_by_test_id("game-scopone").click()
    page.get_by_test_id("read-rules").click()
    expect(page.get_by_test_id("rule-sheet")).to_contain_text("Scopone")
    page.keyboard.press("Escape")
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("error")).to_contain_text("does not answer")

    page.goto(f"{server.url}/lesson")
    page.get_by_test_id("next").click()
    page.locator(f"{HAND}[data-card='7D']").click()
    expect(page.get_by_test_id("said")).to_contain_text("Well done")

    page.goto(f"{server.url}/yours/statistics")
    expect(page.get_by_test_id("statistics").locator("tbody tr")).to_have_count(2)
    page.goto(f"{server.url}/yours")
    with page.expect_download() as download:
        page.get_by_test_id("record").first.click()
    assert Path(download.value.path()).read_text().startswith("[Settebello 1]")
    page.get_by_test_id("replay").first.click()
    expect(page.get_by_test_id("replay-board")).to_be_visible()
    page.goto(f"{server.url}/replay/{table}#1.3")
    expect(page.get_by_test_id("replay-label")).to_have_text("Round 1, move 3")

    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_text("goes on by itself")).to_be_visible()
    server.restart()
    expect(page.get_by_test_id("score-sheet")).to_be_visible()


def test_a_record_from_a_file_is_shown_as_written_and_replayed_once_the_server_is_back(
    open_context: OpenContext, server: ServerProcess
) -> None:
    page = _visited(open_context, server, "/", viewport=SMALL)
    server.kill()
    page.goto(f"{server.url}/replay")
    page.get_by_test_id("replay-file").set_input_files({**RECORD, "buffer": b"a letter"})
    expect(page.get_by_test_id("replay-problem")).to_contain_text("not a record")
    page.get_by_test_id("replay-file").set_input_files(RECORD)
    expect(page.get_by_test_id("record-text")).to_contain_text("Scopa · P0 and P1")
    check_access(page, "a record as written")
    assert fits(page)
    assert too_small(page) == []
    server.restart()
    expect(page.get_by_test_id("replay-board")).to_be_visible()


@pytest.mark.parametrize(("lang", "says"), [("de-DE", "nicht zu erreichen"), ("ar-TN", "لا يمكن الوصول")])
def test_the_language_that_was_used_is_there_on_every_page(
    open_context: OpenContext, server: ServerProcess, lang: str, says: str
) -> None:
    """Also on pages that were never opened, whose messages are files of their own."""
    page = _visited(open_context, server, "/", locale=lang, viewport=SMALL)
    page.evaluate(
        """localStorage.setItem('settebello.table.x', JSON.stringify({table: 'x', key: 'k', title: 'Scopa', opened: 1,
        variant: 'scopa', seats: 2, against: ['greedy'], score: [11, 3], target: 11, over: true}))"""
    )
    server.kill()
    for path in ("/", "/yours"):
        page.goto(f"{server.url}{path}")
        expect(page.get_by_test_id("offline")).to_contain_text(says)
        check_access(page, f"{path} without a server")
        assert fits(page)
        assert too_small(page) == []
    expect(page.get_by_test_id("head-to-head")).to_be_visible()
    expect(page.get_by_test_id("backup")).to_be_visible()


def test_what_needs_the_server_comes_back_by_itself(open_context: OpenContext, server: ServerProcess) -> None:
    page = _visited(open_context, server, "/")
    server.kill()
    page.goto(f"{server.url}/rules")
    expect(page.get_by_test_id("away")).to_contain_text("does not answer")
    page.goto(f"{server.url}/game/none/review")
    expect(page.get_by_test_id("review-problem")).to_contain_text("does not answer")
    server.restart()
    expect(page.get_by_test_id("review-problem")).to_contain_text("no such game")
    page.goto(f"{server.url}/")
    expect(page.get_by_test_id("game-scopa")).to_be_visible()
    expect(page.get_by_test_id("offline")).to_have_count(0)


def test_tables_invitations_and_records_are_not_stored(open_context: OpenContext, server: ServerProcess) -> None:
    context = open_with_worker(open_context)
    TablePage.at_table(context, server, "scopa", 2, settings=AT_ONCE)
    page = context.pages[0]
    wait_until_prepared(page)
    page.goto(f"{server.url}/table/none")
    stored: list[str] = page.evaluate(
        """async () => {
          const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const keys = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
          return keys.map(({ url }) => new URL(url).pathname);
        }"""
    )
    answers = {path for path in stored if path.startswith("/api/")}
    assert answers <= {"/api/variants", "/api/players", "/api/options", "/api/rules"}
    assert not [path for path in stored if path.startswith("/table")]


@pytest.mark.parametrize("script", NO_WORKERS)
def test_a_browser_without_workers_or_a_database_plays_as_before(
    open_context: OpenContext, house: ServerProcess, script: str
) -> None:
    context = open_with_worker(open_context)
    context.add_init_script(script)
    visitor = Visitor(lambda **_: context, house)
    visitor.page.get_by_test_id("play-now").click()
    visitor.page.wait_for_selector(HAND)
    visitor.go("/yours")
    visitor.see("backup")
    assert visitor.complaints == []


def _visited(open_context: OpenContext, server: ServerProcess, path: str, **wanted: object) -> Page:
    """A page that was visited once."""
    page = open_with_worker(open_context, **wanted).new_page()
    page.goto(f"{server.url}{path}")
    wait_until_prepared(page, str(wanted.get("locale", "en"))[:2])
    return page
