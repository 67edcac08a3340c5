"""What may go wrong in a tab: nothing that was acknowledged is lost, and a sentence says what can be done."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.table_page import TO_PLAY
from tests.browser_site.kills import kill_while_writing
from tests.browser_site.tab_visitor import TabVisitor, open_profile

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_tab_that_is_ended_in_the_middle_of_a_write_loses_nothing(open_context: OpenContext, site: str) -> None:
    visitor = TabVisitor(open_profile(open_context), site)
    visitor.begin()
    assert kill_while_writing(visitor, 3, random.Random(1)) == 0


def test_a_worker_that_is_gone_is_replaced(open_context: OpenContext, site: str) -> None:
    visitor = TabVisitor(open_profile(open_context), site)
    visitor.begin()
    before = visitor.settled()
    visitor.page.evaluate("window.workers.forEach((worker) => worker.terminate())")
    visitor.page.wait_for_function("() => window.workers.length >= 4")
    visitor.wait_for_turn()
    assert visitor.settled() == before
    visitor.play()
    visitor.wait()


def test_a_visit_is_enough_to_play_without_a_network(open_context: OpenContext, site: str) -> None:
    context = open_profile(open_context, worker=True)
    visitor = TabVisitor(context, site)
    visitor.begin()
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    visitor.page.goto(site)
    visitor.begin()
    visitor.play()
    visitor.wait()


def test_one_tab_at_a_time_has_the_games(open_context: OpenContext, site: str) -> None:
    context = open_profile(open_context)
    first = TabVisitor(context, site)
    first.begin()
    second = TabVisitor(context, site)
    second.page.get_by_test_id("play-now").click()
    second.page.get_by_test_id("tab-take-over").click()
    expect(first.page.get_by_test_id("tab-take-over")).to_be_visible()
    second.wait_for_turn()


def test_without_room_a_sentence_says_so_and_play_goes_on(open_context: OpenContext, site: str) -> None:
    context = open_profile(open_context)
    visitor = TabVisitor(context, site)
    browser = context.new_cdp_session(visitor.page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": site.split("/settebello")[0], "quotaSize": 1})
    visitor.begin()
    expect(visitor.page.get_by_test_id("tab-trouble")).to_be_visible()
    visitor.play()
    visitor.wait(wanted=(TO_PLAY,))


def test_a_browser_that_is_too_old_is_told_so(open_context: OpenContext, site: str) -> None:
    context = open_profile(open_context)
    context.add_init_script("delete window.WebAssembly;")
    visitor = TabVisitor(context, site)
    visitor.page.get_by_test_id("play-now").click()
    expect(visitor.page.get_by_test_id("tab")).to_contain_text("too old")


def test_a_download_that_breaks_off_goes_on_where_it_was(open_context: OpenContext, site: str) -> None:
    context = open_profile(open_context)
    visitor = TabVisitor(context, site)
    context.route("**/*.tar", lambda route: route.abort())
    visitor.page.get_by_test_id("play-now").click()
    tab = visitor.page.get_by_test_id("tab")
    expect(tab.get_by_test_id("tab-retry")).to_be_visible()
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.unroute("**/*.tar")
    tab.get_by_test_id("tab-retry").click()
    visitor.page.get_by_test_id("play-now").click()
    visitor.wait_for_turn()
    loaded = [address.rsplit("/", 1)[-1] for address in asked if address.endswith((".tar", ".wasm"))]
    assert loaded[0] == "app.tar", loaded


def test_a_host_that_does_not_compress_sends_the_compressed_files(
    open_context: OpenContext, uncompressed_site: str
) -> None:
    context = open_profile(open_context)
    sent: list[str] = []
    context.on("requestfinished", lambda request: sent.append(request.url.rsplit("/", 1)[-1]))
    TabVisitor(context, uncompressed_site).begin()
    assert {"app.tar.gz", "python_stdlib.zip.gz", "pyodide.asm.wasm.gz"} <= set(sent)
