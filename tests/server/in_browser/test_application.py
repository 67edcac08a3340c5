"""The tables of a browser, on a host that has one thread, no processes and no network."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from settebello.record import read
from settebello.server.in_browser.application import make_host
from settebello.server.in_browser.host import BrowserHost
from settebello.server.job_runner import run_at_once
from settebello.server.live.bots.worker_pool import LocalExecutor
from settebello.server.people.reviews.runner import LocalReviewRunner
from settebello.study.model import decode_review
from tests.server.in_browser.page import Page, is_over, is_own_turn
from tests.support.bare_host import Refused, run_on_bare_host


def host_at(folder: Path) -> BrowserHost:
    return make_host(folder, executor=LocalExecutor(run_at_once), run_review=LocalReviewRunner(run_at_once))


@asynccontextmanager
async def page_at(folder: Path) -> AsyncIterator[Page]:
    """A page whose host runs until the block ends."""
    host = host_at(folder)
    await host.start()
    yield Page(host)
    await host.stop()


def with_page(folder: Path, go: Callable[[Page], Coroutine[object, object, None]]) -> None:
    async def run() -> None:
        async with page_at(folder) as page:
            await go(page)

    run_on_bare_host(run())


def test_the_host_of_these_tests_has_no_threads_or_processes() -> None:
    async def go() -> None:
        with pytest.raises(Refused):
            await asyncio.to_thread(int)
        with pytest.raises(Refused):
            await asyncio.create_subprocess_exec("true")
        with pytest.raises(Refused):
            threading.Thread(target=int).start()

    run_on_bare_host(go())


def test_a_game_with_a_hint_and_a_review(tmp_path: Path) -> None:
    async def go(page: Page) -> None:
        ticket = await page.open_table(settings={"target": "1"})
        seat, key = page.join(ticket), ticket["key"]
        turn = await seat.take_turns(is_own_turn)
        seat.say({"type": "hint", "id": "h", "version": turn["version"]})
        assert (await seat.hear("advice"))["action"] in turn["view"]["legal"]
        seat.say({"type": "missed", "id": "c", "version": 0})
        await seat.take_turns(is_over)
        record = await page.host.fetch(
            "GET", f"/api/tables/{ticket['table']}/record", {"authorization": f"Bearer {key}"}
        )
        assert read(record.body.decode()).replay().state == "over"
        game = (await page.post(f"/api/tables/{ticket['table']}/game", key=key))["game"]
        review = f"/api/games/{game}/review"
        await page.post(review, {"precision": "quick"}, key=key)
        while (answer := await page.host.fetch("GET", review)).status == 202:
            await asyncio.sleep(0.01)
        assert decode_review(answer.body).decisions

    with_page(tmp_path, go)


def test_a_game_continues_in_the_next_host(tmp_path: Path) -> None:
    async def run() -> None:
        async with page_at(tmp_path) as page:
            ticket = await page.open_table(settings={"target": "1"})
            before = await page.join(ticket).take_turns(is_own_turn)
        async with page_at(tmp_path) as page:
            seat = page.join(ticket)
            after = await seat.hear("update")
            assert after["view"] == before["view"]
            seat.say({"type": "missed", "id": "c", "version": 0})
            await seat.take_turns(is_over)

    run_on_bare_host(run())


def test_a_game_continues_after_a_host_that_was_not_stopped(tmp_path: Path) -> None:
    async def run() -> None:
        killed = host_at(tmp_path)
        await killed.start()
        ticket = await Page(killed).open_table(settings={"target": "1"})
        before = await Page(killed).join(ticket).take_turns(is_own_turn)
        async with page_at(tmp_path) as page:
            assert (await page.join(ticket).hear("update"))["view"] == before["view"]
        await killed.stop()

    run_on_bare_host(run())


def test_a_game_of_house_rules(tmp_path: Path) -> None:
    async def go(page: Page) -> None:
        ticket = await page.open_table(settings={"target": "1", "sweep.points": "2"})
        await page.join(ticket).take_turns(is_over)

    with_page(tmp_path, go)


def test_several_people_at_one_device(tmp_path: Path) -> None:
    async def go(page: Page) -> None:
        ticket = await page.open_table(against=["open"], settings={"target": "1"}, name="Ada")
        other = await page.post(f"/api/tables/{ticket['table']}/seats", {"name": "Bruno"})
        ada, bruno = page.join(ticket), page.join(other)
        for seat in (ada, bruno):
            seat.say({"type": "ready", "id": "ready", "ready": True})
        await asyncio.gather(ada.take_turns(is_over), bruno.take_turns(is_over))

    with_page(tmp_path, go)


def test_there_are_no_other_people(tmp_path: Path) -> None:
    async def go(page: Page) -> None:
        assert (await page.get("/health"))["status"] == "ok"
        assert (await page.get("/ready"))["status"] == "ok"
        for method, path, code in (
            ("GET", "/api/lobby", "no-lobby"),
            ("POST", "/api/profiles", "no-profiles"),
            ("GET", "/api/ratings", "no-profiles"),
        ):
            headers = {"content-type": "application/json"}
            refused = await page.host.fetch(method, path, headers, '{"name": "Ada", "key": "a"}')
            assert json.loads(refused.body)["code"] == code, path

    with_page(tmp_path, go)


def test_nobody_is_told_to_wait(tmp_path: Path) -> None:
    """A person may do more in a minute than a server allows to one address."""

    async def go(page: Page) -> None:
        for _ in range(60):
            await page.open_table()
        for _ in range(60):
            await page.get("/api/players")

    with_page(tmp_path, go)


def test_files_of_the_page_come_from_somewhere_else(tmp_path: Path) -> None:
    async def go(page: Page) -> None:
        for path in ("/", "/index.html", "/table/abc"):
            answer = await page.host.fetch("GET", path, {"accept": "text/html"})
            assert (answer.status, answer.body) == (404, b"There is nothing at this address.\n")

    with_page(tmp_path, go)
