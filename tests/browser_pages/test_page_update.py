"""A new version of the page replaces the old one at the next navigation, and never in the middle of a turn."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from settebello.server.edge.http.static_files import STATIC
from tests.browser.conftest import OpenContext, need_the_page
from tests.browser.table_page import AT_ONCE, TO_PLAY, TablePage
from tests.browser_pages.copied_page_server import PAGE_FOLDER
from tests.browser_pages.offline import open_with_worker, wait_until, wait_until_prepared
from tests.support.server_process import ServerProcess, server_process

pytestmark = pytest.mark.browser

ENTRY = re.compile(r"assets/(index-[\w-]{8}\.js)")
SECOND = "index-Version2.js"
IS_OUTDATED = f"""async () => {{
  await (await navigator.serviceWorker.ready).update();
  return Boolean(await caches.match('/assets/{SECOND}'));
}}"""


@pytest.fixture
def page_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    need_the_page()
    folder = tmp_path / "page"
    shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))  # of files that change
    monkeypatch.setenv(PAGE_FOLDER, str(folder))
    return folder


@pytest.fixture
def copied_server(page_folder: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    with server_process(tmp_path, module="tests.browser_pages.copied_page_server") as running:
        yield running


def test_a_second_version_replaces_the_first(
    open_context: OpenContext, copied_server: ServerProcess, page_folder: Path
) -> None:
    context = open_with_worker(open_context)
    page = TablePage.at_table(context, copied_server, "scopa", 2, settings=AT_ONCE).page
    wait_until_prepared(page)
    first = _release(page_folder)
    page.evaluate("window.marker = 1")
    wait_until(page, IS_OUTDATED)
    page.wait_for_timeout(500)  # the new worker takes over
    page.locator(TO_PLAY).first.click()  # the table goes on
    assert page.evaluate("window.marker") == 1, "nothing was reloaded in the middle of a game"
    assert page.evaluate("(path) => fetch(path).then(({ ok }) => ok)", f"/assets/{first}"), "for its open pages"
    page.keyboard.press("Escape")
    page.get_by_test_id("menu-button").click()
    page.get_by_test_id("menu").get_by_role("link").click()
    page.get_by_test_id("play-now").wait_for()
    assert _version(page) == "2", "leaving the table was a navigation"
    copied_server.kill()
    page.reload()
    page.get_by_test_id("play-now").wait_for()
    assert _version(page) == "2", "the second version starts without a server"


def test_an_old_worker_keeps_nobody_on_an_old_page(
    open_context: OpenContext, copied_server: ServerProcess, page_folder: Path
) -> None:
    """The server's page is shown as soon as the server has it, whatever the worker has stored."""
    page = open_with_worker(open_context).new_page()
    page.goto(f"{copied_server.url}/")
    wait_until_prepared(page)
    _release(page_folder)
    page.goto(f"{copied_server.url}/lesson")
    expect(page.get_by_test_id("next")).to_be_visible()
    assert _version(page) == "2"


def test_a_part_whose_file_is_gone_asks_for_a_reload(
    open_context: OpenContext, copied_server: ServerProcess, page_folder: Path
) -> None:
    """Without a worker, as at an address with ``http://``, the files of the first version are gone."""
    page = open_context(hasty=False).new_page()
    crashes: list[str] = []
    page.on("pageerror", lambda error: crashes.append(str(error)))
    page.goto(f"{copied_server.url}/")
    page.get_by_test_id("read-rules").wait_for()
    _release(page_folder)
    page.get_by_test_id("read-rules").click()
    told = page.get_by_role("dialog").get_by_test_id("load-failed")
    expect(told).to_contain_text("Something went wrong on this page. Reload the page")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.get_by_test_id("language").select_option("it")
    page.get_by_test_id("load-failed").get_by_role("button").click()
    page.get_by_test_id("read-rules").click()
    expect(page.get_by_test_id("rule-sheet")).to_be_visible()
    assert _version(page) == "2"
    assert crashes == []


def test_a_window_of_the_table_whose_file_is_gone_asks_for_a_reload(
    open_context: OpenContext, house: ServerProcess
) -> None:
    context = open_context(hasty=False)
    context.route("**/assets/TableWindows-*.js", lambda route: route.fulfill(status=404))
    page = TablePage.at_table(context, house, "scopa", 2, settings=AT_ONCE).page
    crashes: list[str] = []
    page.on("pageerror", lambda error: crashes.append(str(error)))
    page.locator(TO_PLAY).first.wait_for()
    page.get_by_test_id("menu-button").click()
    page.get_by_test_id("rules").click()
    expect(page.get_by_test_id("error")).to_have_text("Reload the page: your game is safe on the server.")
    assert crashes == []


def _version(page: Page) -> str | None:
    version: str | None = page.evaluate("document.documentElement.dataset.version ?? null")
    return version


def _release(folder: Path) -> str:
    """Replace the first version by a second one: every script has another name, as after a build, and the worker
    knows them. Returns the name of the first version's entry."""
    entry = ENTRY.search((folder / "index.html").read_text())
    assert entry
    names = {script.name: f"{script.stem[::-1]}.js" for script in folder.glob("assets/*.js")} | {entry[1]: SECOND}
    name = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for file in (folder / "index.html", folder / "service-worker.js", *folder.glob("assets/*.js")):
        file.write_text(name.sub(lambda found: names[found[0]], file.read_text()))
    for first, second in names.items():
        (folder / "assets" / first).rename(folder / "assets" / second)
    with (folder / "assets" / SECOND).open("a") as script:
        script.write("\ndocument.documentElement.dataset.version = 2;\n")
    worker = folder / "service-worker.js"
    text, count = re.subn(r"version:([`\"'])[0-9a-f]{16}", r"version:\g<1>0000000000000002", worker.read_text())
    assert count == 1
    worker.write_text(text)
    return entry[1]
